"""How Mombasa sounds: plurals, signs, cases, and the words of the glossary."""

import re
from pathlib import Path

import pytest

from comptoir.core import Action, Decision, Event, Refusal, Seat, Value
from comptoir.games.mombasa import catalogue
from comptoir.games.mombasa.edition.loader import load
from comptoir.games.mombasa.rules.box import Box
from comptoir.lang import LANGUAGES, Rules, Speaker

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
NO_RULES = Rules(iter(()))


def speaker(language: str) -> Speaker:
    return Speaker(language, ["Ada", "Ben"], NO_RULES)


def event(language: str, kind: str, **args: Value) -> str:
    return speaker(language).event(Event(f"mombasa.{kind}", tuple(args.items())))


def option(language: str, kind: str, **args: Value) -> str:
    return speaker(language).option(Action(f"mombasa.{kind}", tuple(args.items()), ""))


def prompt(language: str, kind: str, **args: Value) -> str:
    return speaker(language).prompt(
        Decision(Seat(0), f"mombasa.{kind}", (), args=tuple(args.items()))
    )


def asked(language: str, kind: str, offers: tuple[str, ...], **args: Value) -> str:
    """A question at which actions of these kinds are offered."""
    options = tuple(Action(f"mombasa.{offer}", (), offer) for offer in offers)
    return speaker(language).prompt(
        Decision(Seat(0), f"mombasa.{kind}", options, args=tuple(args.items()))
    )


def refusal(language: str, kind: str, **args: Value) -> str:
    return speaker(language).refusal(Refusal("", f"mombasa.{kind}", tuple(args.items())))


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Ada pays 1 pound.", "Ada pays 3 pounds.", "Ada pays 5 pounds."]),
        ("nl", ["Ada betaalt 1 pond.", "Ada betaalt 3 pond.", "Ada betaalt 5 pond."]),
        ("pl", ["Ada płaci 1 funta.", "Ada płaci 3 funty.", "Ada płaci 5 funtów."]),
        ("cs", ["Ada platí 1 libru.", "Ada platí 3 libry.", "Ada platí 5 liber."]),
        ("de", ["Ada bezahlt 1 Pfund.", "Ada bezahlt 3 Pfund.", "Ada bezahlt 5 Pfund."]),
    ],
)
def test_paid_pounds_are_said_without_their_sign(language: str, sentences: list[str]) -> None:
    said = [event(language, "paid", seat=0, pounds=pounds) for pounds in (-1, -3, -5)]
    assert said == sentences


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This book requires 3 coffee; you have 2 face up."),
        ("nl", "Dit boek vereist waarde 3 koffie; je hebt waarde 2 open liggen."),
        ("pl", "Ta książka wymaga 3 sztuk kawy, a odkrytych masz 2."),
        ("cs", "Tato kniha vyžaduje 3 jednotky kávy; lícem nahoru máš 2."),
        ("de", "Dieses Buch verlangt 3 Einheiten Kaffee; offen hast du 2."),
    ],
)
def test_a_refusal_says_the_numbers(language: str, sentence: str) -> None:
    assert refusal(language, "needs_goods", good="coffee", need=3, have=2) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Do you pay the capital call of 3 pounds and move along the Cairo track?"),
        ("nl", "Betaal je de kapitaalaflossing van 3 pond en schuif je vooruit op het spoor van"),
        ("pl", "Wpłacasz 3 funty (wezwanie do uzupełnienia kapitału)"),
        ("cs", "Zaplatíš 3 libry (povinná splátka)"),
        ("de", "Bezahlst du den Kapitalabruf von 3 Pfund und ziehst auf der Leiste von Cairo vor?"),
    ],
)
def test_a_capital_call_is_asked_for_where_there_is_one(language: str, sentence: str) -> None:
    with_call, without = (
        prompt(language, "advance", company="cairo", steps=2, call=call) for call in (3, 0)
    )
    assert with_call.startswith(sentence)
    assert "3" not in without
    assert "0" not in without


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Flip a book, move the ink jar, or stop here?",
                "Move the ink jar or stop here?",
                "Flip a book or stop here?",
            ],
        ),
        (
            "nl",
            [
                "Draai je een boek gedekt, schuif je de inktpot vooruit of stop je?",
                "Schuif je de inktpot vooruit of stop je?",
                "Draai je een boek gedekt of stop je?",
            ],
        ),
        (
            "pl",
            [
                "Odwracasz książkę, przesuwasz kałamarz czy kończysz ruch?",
                "Przesuwasz kałamarz czy kończysz ruch?",
                "Odwracasz książkę czy kończysz ruch?",
            ],
        ),
        (
            "cs",
            [
                "Otočíš knihu, posuneš kalamář, nebo skončíš?",
                "Posuneš kalamář, nebo skončíš?",
                "Otočíš knihu, nebo skončíš?",
            ],
        ),
        (
            "de",
            [
                "Ein Buch umdrehen, das Tintenfass vorziehen oder hier anhalten?",
                "Das Tintenfass vorziehen oder hier anhalten?",
                "Ein Buch umdrehen oder hier anhalten?",
            ],
        ),
    ],
)
def test_a_question_lists_only_what_is_offered(language: str, sentences: list[str]) -> None:
    offers = (("flip", "flip", "forward", "stop"), ("forward", "stop"), ("flip", "stop"))
    said = [asked(language, "ledger", kinds, points=3) for kinds in offers]
    assert [text.partition(" (")[0] for text in said] == sentences


def test_another_goods_card_is_offered_once_and_only_where_there_is_one() -> None:
    offers = (("goods", "goods_plus", "acquire", "no_card"), ("acquire", "no_card"), ("goods",))
    said = [asked("en", "goods", kinds, units=4) for kinds in offers]
    assert [text.partition(" (")[0] for text in said] == [
        "Use another goods card, acquire a card, or go on without a new card?",
        "Acquire a card or go on without a new card?",
        "Use another goods card?",
    ]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Place it on the starting tile", "Place it on space 4"]),
        ("nl", ["Leg het op de starttegel", "Leg het op vak 4"]),
        ("pl", ["Umieść ją na żetonie początkowym", "Umieść ją na polu 4"]),
        ("cs", ["Umístit ji na startovní destičku", "Umístit ji na políčko 4"]),
        ("de", ["Auf das Startplättchen legen", "Auf Feld 4 legen"]),
    ],
)
def test_book_space_0_is_the_starting_tile(language: str, sentences: list[str]) -> None:
    assert [option(language, "place", space=space) for space in (0, 4)] == sentences


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Use coffee 4 with a Cairo share"),
        ("nl", "Gebruik koffie 4 met een aandeel van Cairo"),
        ("pl", "Użyj kawy 4 z udziałem Kairu"),
        ("cs", "Použít kávu 4 s akcií Káhiry"),
        ("de", "Kaffee 4 mit Anteil Cairo nutzen"),
    ],
)
def test_cards_have_names_in_the_case_that_the_sentence_wants(language: str, sentence: str) -> None:
    assert option(language, "goods", card="coffee_4_cairo") == sentence


def test_a_plan_of_nothing_is_said() -> None:
    said = [event(language, "revealed", seat=0, cards=()) for language in LANGUAGES]
    assert said == [
        "Ada reveals nothing.",
        "Ada draait open: niets.",
        "Ada odkrywa: nic.",
        "Ada otáčí lícem nahoru: nic.",
        "Ada deckt auf: nichts.",
    ]


def test_companies_goods_and_regions_are_those_of_the_glossary() -> None:
    box = Box(load())
    rows = glossary()
    for name in (*box.companies, *box.regions, "coffee", "bananas", "cotton", "bookkeeper"):
        assert tuple(speaker(language).id("mombasa", name) for language in LANGUAGES) in rows


def test_scoring_categories_are_those_of_the_glossary() -> None:
    rows = {tuple(cell.lower() for cell in row) for row in glossary()}
    for name in catalogue.CATEGORIES:
        said = [speaker(language).category("mombasa", name).lower() for language in LANGUAGES]
        assert tuple(said) in rows


def glossary() -> set[tuple[str, ...]]:
    """The rows of all tables: each term without its gender and its other forms."""
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]
    return {tuple(re.split(r"[,;:(]", cell)[0].strip() for cell in row) for row in rows}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_leftmost_book_is_in_column_1(language: str) -> None:
    assert re.findall(r"\d", option(language, "take", row=2, digit=2)) == ["2", "1"]
    assert re.findall(r"\d", option(language, "take", row=1, digit=7)) == ["1", "6"]
