"""The whole conformance suite, on the game as it is installed."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import unclaimed
from unclaimed import catalogue
from unclaimed.codec import lost
from unclaimed.state import State

from comptoir import games
from comptoir.core import Game
from comptoir.testing import Case, Conformance, money_told
from comptoir.testing.rules import numbered_rules

RULES = Path(unclaimed.__file__).parent / "rules"


def whole(state: State, game: Game[Any]) -> None:
    """No crate is lost, and nobody owes anything."""
    assert lost(state) == ""
    assert min(state.coins) >= 0


def ids(game: Any) -> Iterable[str]:
    return catalogue.ids(game.box)


def case(seats: int, perft: tuple[int, ...], midway: tuple[int, ...]) -> Case:
    return Case(
        name=f"unclaimed-{seats}",
        load=lambda: games.load("unclaimed"),
        seats=seats,
        length=50,
        catalogue=catalogue,
        ids=ids,
        rules=frozenset(numbered_rules(RULES, ["unclaimed"])),
        invariants=whole,
        coins=lambda state: state.coins,
        ledger=lambda events: money_told(events, "coins"),
        perft=perft,
        midway=midway,
    )


class TestConformance(Conformance):
    cases = (
        case(2, (6, 30, 180, 1080, 14040), (3, 18, 108, 360, 1080, 4230)),
        case(3, (6, 30, 120, 720, 4320), (2, 12, 72, 216, 648, 8424)),
        case(4, (6, 30, 120, 360, 2160), (13, 39, 507, 1014, 6084)),
    )
