"""A site with exercises."""

from collections.abc import AsyncIterator

import pytest

from tests.server.play.kit import hosted
from tests.server.site import Site


@pytest.fixture
async def site(database_url: str) -> AsyncIterator[Site]:
    """On either database."""
    async with hosted(database_url) as found:
        yield found
