"""What is wrong with a record or an edition is said in the language of the reader, to the end."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from comptoir import games
from comptoir.cli.editions.examine import Problem, examine
from comptoir.cli.editions.guide import guide, packaged
from comptoir.core import CorruptLog
from comptoir.games import GAMES
from comptoir.lang import LANGUAGES, Speaker
from comptoir.lang.sentences import is_known, said, translated
from comptoir.table import Table
from comptoir.table import record as records
from tests.cli.conftest import Run

OTHERS = LANGUAGES[1:]
ENGLISH = re.compile(
    r"\b(?:the|The|this|that|it|found|expected|from|whole|line|one of|edited|Did|Delete)\b"
)
"""Words of English sentences that are none in our other languages."""
BREAKS: dict[str, tuple[str, str]] = {
    "title": (r"\Acomptoir record", "a diary"),
    "format": (r"\Acomptoir record \d+", "comptoir record 99"),
    "field": (r"(?m)^seats: 2$", "places: 2"),
    "value": (r"(?m)^version: \d+$", "version: -1"),
    "names": (r"(?m)^seats: 2$", "seats: 3"),
    "empty line": (r"(?m)^$", "nothing here"),
    "choice": (r"(?m)^2 .*$", "2 what"),
    "step": (r"(?m)^2 ", "7 "),
    "closing": (r"(?m)^end .*\n", ""),
    "below": (r"\Z", "more\n"),
    "count": (r"(?m)^end \d+", "end 1"),
    "edited": (r"(?m)^names: .*$", 'names: ["Ada", "Ben"]'),
    "digest": (r"(?m)^3 (.*) #[0-9a-f]+$", r"3 \1 #0123456789abcdef"),
    "unplayable": (r"(?m)^(\d+) 0 bid \d ", r"\1 0 bid 9 "),
    "refused": (r"(?m)^(\d+) 0 bid \d ", r"\1 0 buy "),
    "other game": (r"(?m)^game: .*$", 'game: "mombasa"'),
    "newer": (r"(?m)^version: \d+$", "version: 99"),
    "other edition": (r"(?m)^edition: .*$", 'edition: "mine"'),
}
"""What makes a good record a bad one: what is replaced, by what."""


@cache
def good() -> str:
    """The record of the first twelve choices of a game."""
    game, random = games.load("speicherstadt"), Random(4)
    table = Table(game, 2)
    while len(table.log) < 12:
        decision = table.decisions[0]
        table.choose(decision.seat, random.choice(decision.options))
    return records.write(records.of(table))


def broken(how: str) -> CorruptLog:
    pattern, instead = BREAKS[how]
    text = re.sub(pattern, instead, good(), count=1)
    assert text != good()
    with pytest.raises(CorruptLog) as caught:
        records.audit(games.load("speicherstadt"), text)
    return caught.value


@pytest.mark.parametrize("how", BREAKS)
def test_what_is_wrong_with_a_record_is_said_in_every_language(how: str) -> None:
    error = broken(how)
    assert ENGLISH.search(said(Speaker("en"), error))
    for language in OTHERS:
        assert not ENGLISH.search(said(Speaker(language), error))


def test_why_a_choice_was_not_possible_is_said_in_words() -> None:
    assert "First comes this one: bidding with a merchant." in said(
        Speaker("en"), broken("refused")
    )
    assert "Das gehört zu einer anderen Entscheidung" in said(Speaker("de"), broken("refused"))


def test_a_broken_record_is_told_in_the_language_of_the_reader(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cut.txt"
    file.write_text(re.sub(*BREAKS["closing"], good()), encoding="utf-8")
    wanted = "die Partiedatei endet hier ohne Schlusszeile: Sie ist abgeschnitten."
    assert wanted in run("replay", file, "--lang", "de").complaint


WRONG: dict[str, tuple[tuple[str, str], ...]] = {
    "speicherstadt": (
        ("coins = 5\n", ""),
        ("merchants = 3", 'merchants = "three"'),
        ("max_queue = 8", "max_kueue = 8"),
        ("church = 4", "church = 4.5"),
        ("[trader]", "[traders]"),
        ("ship = [0, 5, 5, 5]", "ship = [0, 5, 5, 4]"),
        ("cubes_of_each = ", "cubes_of_each = 1 # "),
    ),
    "mombasa": (
        ("start_pounds = 1\n", ""),
        ("nubia = { pounds = 1 }\n", ""),
        ("bornu = 1, ", ""),
        ("count = 2", "count = -2"),
        ("[one_expansion]", "[one_expansions]"),
        ('rest = ["coffee 1"', 'rest = ["tea 1"'),
    ),
}
"""What is replaced in the house edition, by what."""
CASES = [(game, number) for game, changes in WRONG.items() for number in range(len(changes))]


def problems(game: str, number: int) -> list[Problem]:
    house = packaged(game, GAMES[game].house)
    text = house.replace(*WRONG[game][number], 1)
    assert text != house
    return examine(game, "own.toml", text)


@pytest.mark.parametrize(("game", "number"), CASES)
def test_what_is_wrong_with_an_edition_is_said_in_every_language(game: str, number: int) -> None:
    found = problems(game, number)
    assert found
    for problem in found:
        sentence = f"own.toml: found {problem.found}, expected {problem.expected}."
        for text in filter(None, (sentence, problem.advice)):
            for language in OTHERS:
                assert not ENGLISH.search(translated(Speaker(language), text))


def test_a_wrong_edition_is_told_in_the_language_of_the_reader(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    house = packaged("speicherstadt", GAMES["speicherstadt"].house)
    file.write_text(house.replace("coins = 5\n", "", 1), encoding="utf-8")
    told = run("edition", "check", file, "--lang", "de").said
    assert "[setup] coins: gefunden: nichts, erwartet: eine ganze Zahl von 0 bis 999." in told
    assert "Öffentlich: der Spielaufbau, Münzen jedes Spielers zu Beginn." in told
    assert "In der Hausedition steht 5." in told
    spoken = run("play", "speicherstadt", "--edition", file, "--lang", "pl").complaint
    assert "[setup] coins: jest: nic, oczekiwano: liczba całkowita od 0 do 999." in spoken


def test_a_copy_of_the_house_edition_has_comments_in_the_language_of_the_reader(run: Run) -> None:
    copy = run("edition", "new", "speicherstadt", "-", "--lang", "de").out
    assert "# Speicherstadt: die Werte deines eigenen Spiels." in copy
    assert "# public: der Spielaufbau, Münzen jedes Spielers zu Beginn." in copy
    comments = [line for line in copy.splitlines() if line.startswith("#")]
    assert not ENGLISH.search("\n".join(comments))


@pytest.mark.parametrize("game", GAMES)
def test_every_note_of_a_guide_has_a_message(game: str) -> None:
    assert [note.place for note in guide(game).notes if not is_known(note.place)] == []
    for note in guide(game).notes:
        for language in OTHERS:
            assert translated(Speaker(language), note.place) != note.place


@pytest.mark.parametrize("text", ["a = = 1", 'a = "x', "a = [1", "a b", "[a", "a = 1\na = 2"])
def test_what_is_no_toml_is_said_in_every_language(text: str) -> None:
    (problem,) = examine("speicherstadt", "own.toml", text)
    assert is_known(problem.found)
    assert is_known(problem.expected)
