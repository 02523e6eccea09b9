"""The table of rules and their tests, printed at the end of a test run.

A test says in its name which rule it is about: `test_s5_1_...` is S5.1, `test_m12_a_...` is M12.A.
On a full run, or with `--every-rule`, a numbered rule without a test fails the run, and so does a
test of a rule that does not exist. Rules of a game that is not in the registry are not asked for
yet.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from comptoir.testing.rules import numbered_rules

TEST_NAME = re.compile(r"test_([a-z]\d+)_(\d+|[a-z])(?=_|$)")


def rule_of(nodeid: str) -> str | None:
    """The rule that a test is named after."""
    found = TEST_NAME.match(test_of(nodeid))
    return ".".join(found.groups()).upper() if found else None


def test_of(nodeid: str) -> str:
    """The name of the test, without its parameters."""
    return nodeid.partition("[")[0].rpartition("::")[2]


@dataclass(slots=True)
class RulesReport:
    """Which rule was tested by what."""

    rules: list[str]
    prefixes: str
    """First letters of the rules of all games, in the registry or not."""
    tests: dict[str, list[str]] = field(default_factory=dict)

    def add(self, nodeid: str) -> None:
        """Note a test that ran."""
        rule = rule_of(nodeid)
        if rule is not None and rule[0] in self.prefixes:
            names = self.tests.setdefault(rule, [])
            if test_of(nodeid) not in names:
                names.append(test_of(nodeid))

    def untested(self) -> list[str]:
        """The rules without a test."""
        return [rule for rule in self.rules if rule not in self.tests]

    def unknown(self, every_rule: Iterable[str]) -> list[str]:
        """Tests named after a rule that does not exist."""
        known = set(every_rule)
        return sorted(name for rule in self.tests.keys() - known for name in self.tests[rule])

    def lines(self) -> Iterator[str]:
        """The table."""
        yield f"{'rule':<7}{'tests':>5}  first test"
        for rule in self.rules:
            names = sorted(self.tests.get(rule, []))
            yield f"{rule:<7}{len(names):>5}  {names[0] if names else '-'}"


class RulesPlugin:
    """Collects the tests that ran, on the controller when there are workers, and reports."""

    def __init__(self, config: pytest.Config, folder: Path, games: Collection[str]) -> None:
        self.config = config
        self.every_rule = numbered_rules(folder, [page.stem for page in folder.glob("*.md")])
        prefixes = "".join(sorted({rule[0] for rule in self.every_rule}))
        self.report = RulesReport(numbered_rules(folder, games), prefixes)

    def complaints(self) -> list[str]:
        """What is wrong with the run, as sentences."""
        found = [f"{rule} has no test." for rule in self.report.untested()]
        unknown = self.report.unknown(self.every_rule)
        return found + [f"{name} is named after a rule that does not exist." for name in unknown]

    def is_full_run(self) -> bool:
        """Whether every test was asked for, or those of all rules."""
        if self.config.getoption("--every-rule", None):
            return True
        chosen = ("keyword", "markexpr", "deselect", "lf", "ignore", "ignore_glob", "collectonly")
        whole = self.config.args_source == pytest.Config.ArgsSource.TESTPATHS
        return whole and not any(self.config.getoption(name, None) for name in chosen)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test ran: its call is over, and it was not skipped."""
        if report.when == "call" and not report.skipped:
            self.report.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Fail a full run that leaves a rule without a test."""
        if exitstatus == pytest.ExitCode.OK and self.is_full_run() and self.complaints():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the table, and what is wrong with it."""
        if not self.is_full_run():
            return
        terminalreporter.section("rules and their tests")
        for line in self.report.lines():
            terminalreporter.write_line(line)
        for complaint in self.complaints():
            terminalreporter.write_line(complaint, red=True)
