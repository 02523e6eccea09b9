"""Words and rules of a game that another package brings."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import comptoir.lang.rules
import comptoir.lang.speaker
from comptoir.core.about import About
from comptoir.games import GAMES
from comptoir.lang import Rules, Speaker
from comptoir.lang.rules import page
from comptoir.lang.speaker import messages, words

DICE = About(
    key="dice",
    title="Dice",
    authors=("Somebody",),
    letter="D",
    seats=range(2, 4),
    minutes=5,
    rounds=(3, 3),
    longest=50,
    package="dice_of_a_test",
    game="game:Dice",
)
FILES = {
    "__init__.py": "",
    "locales/en/dice.ftl": "dice-id-cup = cup\ndice-id-die = die\n",
    "locales/nl/dice.ftl": "dice-id-cup = beker\n",
    "rules/dice.md": "## Setup\n- D1.1 Two dice.\n- D1.2 A cup.\n",
    "rules/nl/dice.md": "## Voorbereiding\n- D1.1 Twee dobbelstenen.\n",
}


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, text in FILES.items():
        file = tmp_path / DICE.package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, DICE.package, raising=False)
    for module in (comptoir.lang.rules, comptoir.lang.speaker):
        monkeypatch.setattr(module, "GAMES", {**GAMES, "dice": DICE})
    forget()
    yield
    forget()


def forget() -> None:
    for remembered in (messages, Rules.packaged):
        remembered.cache_clear()


def test_its_words_are_said() -> None:
    assert Speaker("nl").id("dice", "cup") == "beker"
    assert Speaker("en").id("dice", "cup") == "cup"


def test_what_has_no_words_in_a_language_is_said_in_english() -> None:
    assert Speaker("nl").id("dice", "die") == "die"
    assert Speaker("pl").id("dice", "cup") == "cup"


def test_words_come_in_english_first() -> None:
    assert words("dice", "nl") == (FILES["locales/en/dice.ftl"], FILES["locales/nl/dice.ftl"])
    assert words("dice", "en") == (FILES["locales/en/dice.ftl"],)


def test_its_rules_are_found_beside_ours() -> None:
    first, second = Rules.packaged("en").chapter("D1")
    assert (first.text, second.text) == ("Two dice.", "A cup.")
    assert Rules.packaged("en").find("S5.1")


def test_rules_are_in_the_language_or_in_english() -> None:
    assert [rule.text for rule in Rules.packaged("nl").chapter("D1")] == ["Twee dobbelstenen."]
    assert [rule.number for rule in Rules.packaged("cs").chapter("D1")] == ["D1.1", "D1.2"]


def test_a_game_may_have_no_rules_to_read(tmp_path: Path) -> None:
    (tmp_path / DICE.package / "rules" / "dice.md").unlink()
    assert not page("dice", "en").is_file()
    assert Rules.packaged("en").chapter("D1") == ()
