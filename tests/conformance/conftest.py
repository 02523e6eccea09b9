"""What is compiled is not covered: there, the games are played without looking for it."""

from pathlib import Path

import pytest

from comptoir.core.native import compiled


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if compiled() and here in item.path.parents:
            item.add_marker(pytest.mark.no_cover)
