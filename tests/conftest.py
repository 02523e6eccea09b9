"""What all tests share: the table of rules, and how Hypothesis looks for examples."""

import gc
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from comptoir.games import GAMES
from comptoir.testing.rules_report import RulesPlugin

pytest_plugins = ["comptoir.testing.plugin", "pytester"]

RULES = Path(__file__).parent.parent / "docs" / "rules"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--every-rule",
        action="store_true",
        help="print the table of rules and their tests, and fail if a rule has none",
    )


def pytest_configure(config: pytest.Config) -> None:
    # A shell has its background jobs ignore Ctrl-C, and what they start inherits that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    unhurried = [HealthCheck.too_slow]  # a loaded machine is
    stable = settings(
        derandomize=True, deadline=None, database=None, suppress_health_check=unhurried
    )
    settings.register_profile("stable", stable)
    settings.load_profile("stable")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(RulesPlugin(config, RULES, GAMES))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a test covers is measured in English: other languages run the same lines again."""
    cases = [item for item in items if isinstance(item, pytest.Function) and _language(item)]
    english = {case.function for case in cases if _language(case) == "en"}
    for case in cases:
        if _language(case) != "en" and case.function in english:
            case.add_marker(pytest.mark.no_cover)


def pytest_collection_finish() -> None:
    """Python looks for garbage among what tests make, not among all modules, and less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def _language(item: pytest.Function) -> str:
    case = getattr(item, "callspec", None)
    return str(case.params.get("language", "")) if case else ""
