"""Positions, made by hand, and choices, made by their notation."""

from collections.abc import Mapping
from typing import Any

from comptoir.core.dump import like
from comptoir.core.stack import settle
from comptoir.games.speicherstadt.game import Speicherstadt
from comptoir.games.speicherstadt.rules.phases.bidding import Bidding
from comptoir.games.speicherstadt.rules.phases.income import Income
from comptoir.games.speicherstadt.rules.phases.processing import Processing
from comptoir.games.speicherstadt.rules.phases.purchase import Purchase
from comptoir.games.speicherstadt.rules.phases.rounds import Rounds
from comptoir.games.speicherstadt.rules.phases.supply import Supply
from comptoir.games.speicherstadt.rules.state import State
from comptoir.testing.kit import Kit

GAME = Speicherstadt()
KIT = Kit(GAME)
do, chance, options = KIT.do, KIT.chance, KIT.options
asked, why, kinds = KIT.asked, KIT.why, KIT.kinds
BOX = GAME.box
PHASES = ("income", "processing", "purchase", "bidding", "supply")


def position(phase: str, seats: int = 3, **fields: Any) -> State:
    """A state at the start of a phase of round 1, seat 0 to start; some fields set by hand."""
    state = GAME.start(seats, {})
    state.round = 1
    for name, value in fields.items():
        assert hasattr(state, name), name
        setattr(state, name, like(getattr(state, name), value))
    frames = (Income(), Processing(0), Purchase(0), Bidding(0), Supply())
    state.stack = [Rounds(), *frames[: PHASES.index(phase) + 1]]
    settle(state)
    return state


def goods(**counts: int) -> list[int]:
    """Counts of goods by name."""
    assert set(counts) <= set(BOX.goods)
    return [counts.get(name, 0) for name in BOX.goods]


def cards(*names: str) -> list[int]:
    """Counts of cards by id."""
    counts = [0] * len(BOX.cards)
    for name in names:
        counts[BOX.index[name]] += 1
    return counts


def owned(seats: int, by_seat: Mapping[int, tuple[str, ...]]) -> list[list[int]]:
    """The cards of every seat."""
    return [cards(*by_seat.get(seat, ())) for seat in range(seats)]


def offer(*names: str) -> list[int]:
    """Cards on the water spaces."""
    return [BOX.index[name] for name in names]


def pools(seats: int, by_seat: Mapping[int, list[int]]) -> list[list[int]]:
    """The goods of every seat."""
    return [by_seat.get(seat, goods()) for seat in range(seats)]
