"""Each language has its own typography and one way to address people."""

import re

import pytest

from comptoir.games import GAMES
from comptoir.lang import LANGUAGES
from tests.lang.test_glossary import messages_of

EVERYWHERE = {
    "a space before an ellipsis, or three dots": r" …|\.\.\.",
    "a hyphen for a minus": r"(?<![\w`./\[(-])-\d",
}
OWN: dict[str, dict[str, str]] = {
    "en": {
        "a space before the percent sign": r"[\d}] %",
        "quotation marks of another language": r"„|«|\"",
        "£ behind its number": r"\d ?£|£ ",
    },
    "nl": {
        "a space before the percent sign": r"[\d}] %",
        "quotation marks of another language": r"„|«|\"",
        "£ behind its number": r"\d ?£",
        "u instead of je": r"\bu\b|\b[Uu]w\b",
    },
    "pl": {
        "a space before the percent sign": r"[\d}] %",
        "quotation marks of another language": r"“|«|\"",
        "a pronoun with a capital letter": r"(?<=[\w,;:] )(?:Tw[oó]\w+|Ci|Cię|Tobie|Ty)\b",
    },
    "cs": {
        "no space before the percent sign": r"[\d}]%(?! \w+í\b)",
        "quotation marks of another language": r"”|«|\"",
        "£ before its number": r"£ ?[\d{]|\d£",
        "vykání": r"\b(?:[Vv]ám|[Vv]ás|[Vv]aš\w*|[Vv]áš|jste|budete|můžete|máte|chcete"
        r"|\w+(?:ejte|ěte|ujte|ňte|ďte|ťte|šte))\b",
    },
    "de": {
        "no space before the percent sign": r"[\d}]%",
        "quotation marks of another language": r"”|«|\"",
        "£ before its number": r"£ ?[\d{]|\d£",
        "Sie instead of du": r"(?<=[a-zäöü,] )(?:Sie|Ihre?[nmrs]?|Ihnen)\b",
    },
}
TYPED = ("edition", "guide")
"""Messages of a game whose English is what the source raises, or what a guide says."""
COMMAND = re.compile(r"kill -9|: …(?=[”“'])|^ {2,}\w+.*|^ +comptoir .*|^\s+\w.* {2}\S")
"""What is typed as it stands, and columns."""


def faults(language: str, text: str) -> list[str]:
    """What is not as the language has it."""
    rules = EVERYWHERE | OWN[language]
    shown = COMMAND.sub("", text)
    return [fault for fault, pattern in rules.items() if re.search(pattern, shown)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_keep_the_typography_and_register_of_their_language(language: str) -> None:
    assert [
        f"{place}: {fault}: {text.strip()}"
        for place, text in messages_of(language, "1")
        for fault in faults(language, text)
    ] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Loading …"),
        ("en", "It costs -3 points."),
        ("en", "With 95 % confidence"),
        ("nl", "Geef uw naam op."),
        ("nl", "Het kost 3 £."),
        ("pl", "To jest Twój stół."),
        ("pl", "Wpisz “help”."),
        ("cs", "Napište číslo."),
        ("cs", "Zaplať £3."),
        ("cs", "Šance je 95%."),
        ("de", "Geben Sie eine Zahl ein."),
    ],
)
def test_the_check_finds_what_is_wrong(language: str, text: str) -> None:
    assert len(faults(language, text)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    """But for sentences that the source raises, which are typed."""
    found = [place for place, text in messages_of(language) if re.search(r"\w'\w", text)]
    typed = ("usage-", "damage-", *(f"{game}-{name}-" for game in GAMES for name in TYPED))
    assert [place for place in found if not place.startswith(typed)] == []
