"""What the tests of a game can ask of pytest: `pytest_plugins = ["comptoir.testing.plugin"]`."""

import pytest

from comptoir.testing.suite import GAMES


def pytest_addoption(parser: pytest.Parser) -> None:
    """How thorough the suite is."""
    parser.addoption(
        "--conformance-games",
        type=int,
        default=GAMES,
        metavar="N",
        help="whole games that the conformance suite tries a property on; moments: twice as many",
    )
