"""The games that the suite is run on. A new game is added here, and nowhere else."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from comptoir import games
from comptoir.core import Game
from comptoir.games.mombasa import catalogue as mombasa_catalogue
from comptoir.games.mombasa.rules import census as mombasa_census
from comptoir.games.speicherstadt import catalogue as speicherstadt_catalogue
from comptoir.games.speicherstadt.rules import census as speicherstadt_census
from comptoir.testing import Case, money_told
from comptoir.testing.rules import numbered_rules
from tests.conformance import toy_catalogue
from tests.conformance.toy import Toy
from tests.conformance.toy_checks import check_counts
from tests.conformance.toy_rules import JEWELS

RULES = Path(__file__).parents[2] / "docs" / "rules"


def rules_of(key: str) -> frozenset[str]:
    """The numbered rules of a game."""
    return frozenset(numbered_rules(RULES, [key]))


def toy_case(
    seats: int,
    perft: tuple[int, ...] = (),
    midway: tuple[int, ...] = (),
    load: Callable[[], Game[Any]] = Toy,
) -> Case:
    """The toy, or a mutant of it."""
    return Case(
        name=f"toy-{seats}",
        load=load,
        seats=seats,
        length=20,
        catalogue=toy_catalogue,
        ids=lambda _: JEWELS,
        rules=frozenset(toy_catalogue.RULES),
        invariants=lambda state, _: check_counts(state),
        coins=lambda state: state.coins,
        ledger=lambda events: money_told(events, "coins"),
        perft=perft,
        midway=midway,
    )


@cache
def speicherstadt() -> Game[Any]:
    return games.load("speicherstadt")


def speicherstadt_whole(state: Any, game: Game[Any]) -> None:
    """Cards, cubes and merchants are as many as in the box."""
    assert speicherstadt_census.lost(state) == ""
    assert min(state.coins) >= 0


def speicherstadt_case(seats: int, perft: tuple[int, ...], midway: tuple[int, ...]) -> Case:
    return Case(
        name=f"speicherstadt-{seats}",
        load=speicherstadt,
        seats=seats,
        length=310,
        catalogue=speicherstadt_catalogue,
        ids=lambda game: speicherstadt_catalogue.ids(game.box),
        rules=rules_of("speicherstadt"),
        invariants=speicherstadt_whole,
        coins=lambda state: state.coins,
        ledger=lambda events: money_told(events, "coins"),
        perft=perft,
        midway=midway,
    )


@cache
def mombasa() -> Game[Any]:
    return games.load("mombasa")


def mombasa_whole(state: Any, game: Game[Any]) -> None:
    """Cards, books, posts, tiles and markers are as many as in the box."""
    assert mombasa_census.lost(state) == ""
    assert min(state.pounds) >= 0


def mombasa_case(seats: int, perft: tuple[int, ...], midway: tuple[int, ...]) -> Case:
    return Case(
        name=f"mombasa-{seats}",
        load=mombasa,
        seats=seats,
        length=90 * seats + 60,
        catalogue=mombasa_catalogue,
        ids=lambda game: mombasa_catalogue.ids(game.box),
        rules=rules_of("mombasa"),
        invariants=mombasa_whole,
        coins=lambda state: state.pounds,
        ledger=lambda events: money_told(events, "pounds"),
        perft=perft,
        midway=midway,
    )


CASES = (
    toy_case(2, (4, 12, 48, 240, 1200), (5, 12, 52, 240, 896)),
    toy_case(3, (4, 12, 24, 96, 480), (4, 20, 100, 235, 975)),
    speicherstadt_case(2, (2, 24, 264, 2640, 7920), (3, 6, 19, 124, 857, 4676)),
    speicherstadt_case(3, (3, 36, 396, 3960), (4, 16, 64, 256, 1023, 2046, 4092)),
    speicherstadt_case(4, (4, 48, 528, 5280), (2, 4, 14, 56, 224, 912, 4070)),
    speicherstadt_case(5, (5, 60, 660, 6600), (6, 36, 216, 1296, 7775)),
    mombasa_case(2, (2, 18, 144, 1008), (8, 64, 464, 2560)),
    mombasa_case(3, (3, 27, 216, 1512), (4, 30, 328, 4355)),
    mombasa_case(4, (4, 36, 288, 2016), (2, 20, 94, 644, 6008)),
)
