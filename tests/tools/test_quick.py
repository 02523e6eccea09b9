"""Which tests `make quick` chooses."""

from pathlib import Path

import pytest

from tools.quick import READERS, ROOT, imports, module_of, near, of_the_page

MOMBASA = "src/comptoir/games/mombasa"
TESTS = sorted((ROOT / "tests").rglob("test_*.py"))


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


@pytest.mark.parametrize(
    ("file", "wanted"),
    [
        ("src/comptoir/locales/de/page.ftl", "lang/test_completeness.py lang/test_messages.py"),
        (f"{MOMBASA}/locales/nl/game.ftl", "lang/test_completeness.py lang/test_mombasa_words.py"),
        (f"{MOMBASA}/edition/house.toml", "mombasa/test_edition.py mombasa/test_m1_setup.py"),
        (f"{MOMBASA}/edition/guide.toml", "cli/test_editions.py server/play/test_editions.py"),
        (
            f"{MOMBASA}/puzzles.jsonl",
            "study/test_shipped_puzzles.py server/puzzles/test_puzzles.py",
        ),
        ("src/comptoir/games/speicherstadt/numbers-3.json", "bots/test_expert.py"),
        (f"{MOMBASA}/chances.json", "study/test_chances.py"),
        (f"{MOMBASA}/lesson.txt", "server/play/test_lessons.py"),
        (f"{MOMBASA}/drawings.json", "pictures/test_pictures.py"),
        ("docs/arena.md", "test_docs.py test_wrapping.py lab/test_arena.py"),
        ("docs/rules/nl/mombasa.md", "lang/test_rules.py test_docs.py test_rulings.py"),
        ("docs/hosting.md", "test_hosting.py"),
    ],
)
def test_other_files_have_their_tests(file: str, wanted: str) -> None:
    found = {test.relative_to(ROOT / "tests").as_posix() for test in near([ROOT / file], TESTS)}
    assert {*wanted.split()} <= found
    assert len(found) < 60  # and not all there are


def test_a_game_has_none_of_the_other_game() -> None:
    found = near([ROOT / MOMBASA / "edition" / "house.toml"], TESTS)
    assert not [test for test in found if test.parent.name == "speicherstadt"]


def test_all_that_are_said_to_read_something_exist() -> None:
    for _, readers in READERS:
        for reader in readers.split():
            assert [*(ROOT / "tests").glob(reader.format(game="mombasa"))], reader


@pytest.mark.parametrize(
    ("files", "wanted"),
    [
        (["web/src/lib/turn.svelte.ts"], "page-check"),
        (["README.md", "src/comptoir/locales/pl/page.ftl"], "page-units"),
        (["src/comptoir/locales/pl/page.ftl", "web/package.json"], "page-check"),
        ([f"{MOMBASA}/drawings.json"], "page-units"),
        (["src/comptoir/core/play.py", "README.md"], ""),
        ([], ""),
    ],
)
def test_what_is_checked_of_the_page(files: list[str], wanted: str) -> None:
    assert of_the_page([ROOT / file for file in files]) == wanted


def test_what_named_a_file_that_is_gone_is_near(tmp_path: Path) -> None:
    test = tmp_path / "test_a.py"
    test.write_text('FILE = "docs/gone.md"\n')
    assert near([ROOT / "docs" / "gone.md"], [test]) == [test]
    assert near([ROOT / "docs" / "one.md"], [test]) == []
