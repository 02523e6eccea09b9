"""A site on each kind of database."""

from collections.abc import AsyncIterator

import pytest

from tests.server.site import Site, served


@pytest.fixture
async def site(database_url: str) -> AsyncIterator[Site]:
    async with served(database_url) as found:
        yield found
