"""Which tests `make quick` chooses."""

from pathlib import Path

import pytest

from tools.quick import ROOT, imports, module_of, near


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("src/comptoir/core/play.py", "comptoir.core.play"),
        ("src/comptoir/core/__init__.py", "comptoir.core"),
        ("tests/cli/conftest.py", "tests.cli.conftest"),
        ("README.md", ""),
    ],
)
def test_the_name_that_a_file_is_imported_by(file: str, name: str) -> None:
    assert module_of(ROOT / file) == name


def test_what_a_text_imports() -> None:
    text = "import os\nfrom comptoir.core import play, stack as s\nfrom comptoir import games\n"
    assert {"os", "comptoir.core.play", "comptoir.core.stack", "comptoir.games"} <= imports(text)


def test_tests_are_near_that_changed_or_import_what_changed(tmp_path: Path) -> None:
    texts = {
        "test_a.py": "from comptoir.core.play import uniform\n",
        "test_b.py": "from comptoir.core import play\n",
        "test_c.py": "from comptoir.core import stack\n",
    }
    tests = [tmp_path / name for name in texts]
    for test in tests:
        test.write_text(texts[test.name])
    assert near([ROOT / "src/comptoir/core/play.py"], tests) == tests[:2]


def test_a_test_that_changed_is_near() -> None:
    assert near([Path(__file__)], [Path(__file__)]) == [Path(__file__)]
