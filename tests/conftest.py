"""What all tests share: the table of rules, and how Hypothesis looks for examples."""

from pathlib import Path

import pytest
from hypothesis import settings

from comptoir.games import GAMES
from tests.rules_report import RulesPlugin

pytest_plugins = ["pytester"]

RULES = Path(__file__).parent.parent / "docs" / "rules"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--conformance-games",
        type=int,
        default=20,
        metavar="N",
        help="games that each property of the conformance suite is tried on (default 20)",
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.register_profile("stable", derandomize=True, deadline=None, database=None)
    settings.register_profile(
        "conformance",
        settings.get_profile("stable"),
        max_examples=config.getoption("--conformance-games"),
    )
    settings.load_profile("stable")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(RulesPlugin(config, RULES, GAMES))
