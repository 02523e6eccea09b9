"""The rules in each language: the same numbers, pages and references, and no English left."""

import re

import pytest

from comptoir.games import GAMES
from comptoir.lang import LANGUAGES, Rules
from comptoir.lang.rules import page, read

OTHERS = [language for language in LANGUAGES if language != "en"]
REFERENCE = re.compile(r"\b(?:[SM]\d+(?:\.(?:\d+|[A-Z]))?|p\d+)(?!\w)")
BOOK = re.compile(rf"(?<![\w-])(?:{'|'.join(LANGUAGES)})(?![\w-])")
NUMBER = re.compile(r"\d+")
REWORDED = {"M5.4", "M16.1", "S3.1"}
"""Where a language writes a number out, or the other way round."""
RULING = {
    "en": "Ruling",
    "nl": "Uitspraak",
    "pl": "Rozstrzygnięcie",
    "cs": "Výklad",
    "de": "Festlegung",
}
BUYING = {"en": "buy", "nl": "kopen", "pl": "kupuje", "cs": "koupí", "de": "kaufen"}
HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)


def text(game: str, language: str) -> str:
    return page(game, language).read_text("utf-8")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_numbers_and_pages_are_those_of_the_english_rules(game: str, language: str) -> None:
    english, other = (list(read(page(game, key))) for key in ("en", language))
    assert [rule.number for rule in other] == [rule.number for rule in english]
    assert [rule.pages for rule in other] == [rule.pages for rule in english]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_rules_refer_to_the_same_rules_pages_and_books(game: str, language: str) -> None:
    for english, other in zip(read(page(game, "en")), read(page(game, language)), strict=True):
        assert REFERENCE.findall(other.text) == REFERENCE.findall(english.text), other.number
        if language != "nl":  # Dutch has the word "en"
            assert BOOK.findall(other.text) == BOOK.findall(english.text), other.number


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_rules_have_the_same_numbers_in_them(game: str, language: str) -> None:
    for english, other in zip(read(page(game, "en")), read(page(game, language)), strict=True):
        if other.number not in REWORDED:
            found = (sorted(NUMBER.findall(rule.text)) for rule in (english, other))
            assert len({tuple(numbers) for numbers in found}) == 1, other.number


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_marked_where_the_english_rules_mark_them(game: str, language: str) -> None:
    english, other = text(game, "en"), text(game, language)
    marked = english.replace(f"**{RULING['en']}**", f"**{RULING[language]}**")
    assert re.findall(r"\*\*.*?\*\*", other) == re.findall(r"\*\*.*?\*\*", marked)
    ranks = [mark for mark, _ in HEADING.findall(other)]
    assert ranks == [mark for mark, _ in HEADING.findall(english)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    english = {rule.text for rule in read(page(game, "en"))}
    english |= {sentence for rule in english for sentence in re.split(r"(?<=[.;:]) ", rule)}
    for rule in read(page(game, language)):
        for sentence in (rule.text, *re.split(r"(?<=[.;:]) ", rule.text)):
            words = re.findall(r"[^\W\d_]{3,}", sentence)
            assert len(words) <= 3 or sentence not in english, rule.number
    titles = [title for _, title in HEADING.findall(text(game, language))]
    both = set(titles) & {title for _, title in HEADING.findall(text(game, "en"))}
    assert both <= {"Planning"}  # a Dutch word, too


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_come_in_every_language(language: str) -> None:
    found = Rules.packaged(language).find("S5.1")
    assert found is not None
    assert BUYING[language] in found.text
