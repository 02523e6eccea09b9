"""What all tests share: how thorough the suite is, and the table of rules and their tests."""

from pathlib import Path

import pytest
import unclaimed

from comptoir.testing.rules_report import RulesPlugin

pytest_plugins = ["comptoir.testing.plugin"]

RULES = Path(unclaimed.__file__).parent / "rules"


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(RulesPlugin(config, RULES, [unclaimed.ABOUT.key]))
