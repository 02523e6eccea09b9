from collections.abc import Mapping
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import comptoir.games.registry
from comptoir import games
from comptoir.core import InvalidSetup
from comptoir.core.about import About
from comptoir.games import GAMES, load, quickest
from comptoir.games.registry import GROUP, own, with_offers

OTHER = About(
    key="other",
    title="Other",
    authors=("Somebody",),
    letter="O",
    seats=range(2, 4),
    minutes=5,
    rounds=(3, 3),
    longest=50,
    package=__name__,
    game="Game",
)
"""A game of another package."""
BROKEN = "no about"


def offer(value: str, name: str = "other") -> EntryPoint:
    return EntryPoint(name, f"{__name__}:{value}", GROUP)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_found_by_its_key(key: str) -> None:
    game = load(key)
    assert game.key == key
    assert game.edition.id == "house"


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_what_it_says_about_itself(key: str) -> None:
    game, about = load(key), GAMES[key]
    assert (game.key, game.seats, game.variants) == (about.key, about.seats, about.variants)
    assert len(about.rounds) == len(about.seats)
    assert about.letter == about.letter.upper() != ""
    for name in (about.house, about.guide, about.lesson, about.puzzles):
        assert about.file(name).is_file()
    for name in (about.board, about.panels, about.facts, about.catalogue, about.edition):
        assert about.load(name)


def test_keys_and_letters_are_told_apart() -> None:
    assert [about.key for about in GAMES.values()] == list(GAMES)
    assert len({about.letter for about in GAMES.values()}) == len(GAMES)


def test_the_quickest_game() -> None:
    assert GAMES[quickest()].minutes == min(about.minutes for about in GAMES.values())


def test_a_game_that_there_is_not() -> None:
    with pytest.raises(InvalidSetup) as error:
        load("chess")
    assert str(error.value) == f"There is no game 'chess'. Choose one of: {', '.join(GAMES)}."


@pytest.mark.parametrize("key", GAMES)
def test_every_version_that_is_said_to_be_played_is_played(key: str) -> None:
    versions = GAMES[key].versions
    assert [load(key, version=version).version for version in versions] == [*versions]
    assert load(key).version == versions[-1] == max(versions)


@pytest.mark.parametrize(
    ("version", "advice"), [(99, "update the program."), (0, "an older program can play it.")]
)
def test_rules_that_this_program_does_not_know(version: int, advice: str) -> None:
    with pytest.raises(InvalidSetup) as error:
        load("mombasa", version=version)
    assert str(error.value) == (
        f"This is version {version} of the rules of Mombasa, and this program knows 1, 2: {advice}"
    )


def test_our_own_games_are_the_packages_here() -> None:
    folder = Path(comptoir.games.registry.__file__).parent
    assert set(own()) == {file.parent.name for file in folder.glob("*/about.py")}


def test_an_installed_package_offers_a_game() -> None:
    found = with_offers(own(), [offer("OTHER")])
    assert found.games["other"] is OTHER
    assert [*found.games] == [*own(), "other"]
    assert found.left_out == ()


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("NOTHING", f"AttributeError: module '{__name__}' has no attribute 'NOTHING'"),
        ("BROKEN", f"{__name__}:BROKEN is no comptoir.core.about.About"),
    ],
)
def test_an_offer_that_fails_is_left_out_and_said_why(value: str, reason: str) -> None:
    found = with_offers(own(), [offer(value)])
    assert found.games == own()
    assert found.left_out == (
        f"The game 'other' of {__name__} is left out ({reason}). "
        f"Update {__name__}, or uninstall it.",
    )


def test_two_games_with_one_key_are_both_left_out() -> None:
    found = with_offers({}, [offer("OTHER"), offer("OTHER", "again")])
    assert found.games == {}
    assert len(found.left_out) == 2
    assert "'other'" in found.left_out[0]
    assert "Uninstall one of the packages" in found.left_out[0]


def test_nobody_takes_the_place_of_our_own_games() -> None:
    ours: Mapping[str, Any] = {"other": OTHER}
    found = with_offers(ours, [offer("OTHER")])
    assert found.games == ours
    assert "another one has the same key" in found.left_out[0]


def test_who_asks_for_a_game_that_is_left_out_hears_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "LEFT_OUT", ("The game 'other' of shop is left out.",))
    with pytest.raises(InvalidSetup, match=r"'other' of shop is left out\.$"):
        load("other")
