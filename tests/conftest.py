"""What all tests share: the table of rules, and how Hypothesis looks for examples."""

import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from comptoir.games import GAMES
from tests.rules_report import RulesPlugin

pytest_plugins = ["pytester"]

RULES = Path(__file__).parent.parent / "docs" / "rules"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--conformance-games",
        type=int,
        default=10,
        metavar="N",
        help="whole games that the conformance suite tries a property on; moments: twice as many",
    )


def pytest_configure(config: pytest.Config) -> None:
    # A shell has its background jobs ignore Ctrl-C, and what they start inherits that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    unhurried = [HealthCheck.too_slow]  # a loaded machine is
    stable = settings(
        derandomize=True, deadline=None, database=None, suppress_health_check=unhurried
    )
    count = config.getoption("--conformance-games")
    settings.register_profile("stable", stable)
    settings.register_profile("whole_games", stable, max_examples=count)
    settings.register_profile("any_moment", stable, max_examples=2 * count)
    settings.load_profile("stable")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(RulesPlugin(config, RULES, GAMES))
