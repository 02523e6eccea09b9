"""The reporter that fails a run in which a numbered rule has no test."""

from pathlib import Path

import pytest

from comptoir.testing.rules import numbered_rules
from comptoir.testing.rules_report import RulesReport, rule_of

CONFTEST = """
from pathlib import Path
from comptoir.testing.rules_report import RulesPlugin

def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        folder = Path(__file__).parent.parent / "rules"
        config.pluginmanager.register(RulesPlugin(config, folder, ["chess"]))
"""
CHESS = """# Chess
- C1.1 p1 White begins.
- C1.A **Ruling**: stalemate is a draw.
Not a rule: C9.9
"""
DRAUGHTS = "- D1.1 Black begins.\n"
TESTS = """
import pytest

def test_c1_1_white_begins(): pass
@pytest.mark.parametrize("n", [1, 2])
def test_c1_1_twice(n): pass
def test_c1_a_stalemate(): pass
def test_c12_is_no_rule(): pass
def test_other(): pass
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent.parent))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # each worker would load them all
    pytester.makepyprojecttoml("[tool.pytest.ini_options]\ntestpaths = ['checks']\n")
    for name, text in [("chess", CHESS), ("draughts", DRAUGHTS)]:
        page = pytester.path / "rules" / f"{name}.md"
        page.parent.mkdir(exist_ok=True)
        page.write_text(text)
    write_tests(pytester, TESTS)
    (pytester.path / "checks" / "conftest.py").write_text(CONFTEST)
    return pytester


def write_tests(pytester: pytest.Pytester, text: str) -> None:
    folder = pytester.path / "checks"
    folder.mkdir(exist_ok=True)
    (folder / "test_chess.py").write_text(text)


def test_a_rule_is_read_off_the_name_of_its_test() -> None:
    assert rule_of("tests/x.py::test_s5_1_price[2-a]") == "S5.1"
    assert rule_of("tests/x.py::TestBonus::test_m12_a_permanent") == "M12.A"
    assert rule_of("tests/x.py::test_m12_all_bonuses") is None
    assert rule_of("tests/x.py::test_c1_1") == "C1.1"
    assert rule_of("tests/x.py::test_other") is None


def test_rules_are_read_off_the_pages_of_the_games_asked_for(tmp_path: Path) -> None:
    (tmp_path / "chess.md").write_text(CHESS)
    (tmp_path / "draughts.md").write_text(DRAUGHTS)
    assert numbered_rules(tmp_path, ["chess"]) == ["C1.1", "C1.A"]
    assert numbered_rules(tmp_path, ["chess", "draughts"]) == ["C1.1", "C1.A", "D1.1"]


def test_the_table_counts_tests_not_parameters() -> None:
    report = RulesReport(["C1.1", "C1.2"], "C")
    for name in ["test_c1_1_b[1]", "test_c1_1_b[2]", "test_c1_1_a", "test_x1_1_other_letter"]:
        report.add(f"tests/x.py::{name}")
    assert list(report.lines())[1:] == ["C1.1       2  test_c1_1_a", "C1.2       0  -"]
    assert report.untested() == ["C1.2"]
    assert report.unknown(["C1.2"]) == ["test_c1_1_a", "test_c1_1_b"]


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_full_run_prints_the_table(project: pytest.Pytester, workers: str) -> None:
    result = project.runpytest("-p", "xdist", "-n", workers)
    result.stdout.fnmatch_lines(["C1.1       2  test_c1_1_twice", "C1.A       1  test_c1_a_*"])
    result.stdout.no_fnmatch_line("D1.1*")
    assert result.ret == pytest.ExitCode.OK


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_rule_without_a_test_fails_a_full_run(project: pytest.Pytester, workers: str) -> None:
    write_tests(project, "def test_c1_1_white_begins(): pass")
    result = project.runpytest("-p", "xdist", "-n", workers)
    result.stdout.fnmatch_lines(["C1.A       0  -", "C1.A has no test."])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_a_skipped_test_is_no_test(project: pytest.Pytester) -> None:
    write_tests(project, TESTS + "test_c1_a_stalemate = pytest.mark.skip(test_c1_a_stalemate)")
    result = project.runpytest()
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_a_test_of_no_rule_fails_a_full_run(project: pytest.Pytester) -> None:
    write_tests(project, TESTS + "def test_c7_7_castling(): pass")
    result = project.runpytest()
    result.stdout.fnmatch_lines(["test_c7_7_castling is named after a rule that does not exist."])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize("choice", [["-k", "white"], ["checks/test_chess.py"]])
def test_a_part_of_the_tests_is_not_held_to_it(project: pytest.Pytester, choice: list[str]) -> None:
    write_tests(project, "def test_c1_1_white_begins(): pass")
    result = project.runpytest(*choice)
    result.stdout.no_fnmatch_line("*rules and their tests*")
    assert result.ret == pytest.ExitCode.OK
