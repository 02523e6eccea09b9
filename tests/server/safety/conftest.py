"""A site on SQLite: what is tested here asks the database for nothing special."""

from collections.abc import AsyncIterator

import pytest

from tests.server.site import Site, served


@pytest.fixture
async def site(sqlite_url: str) -> AsyncIterator[Site]:
    async with served(sqlite_url) as found:
        yield found
