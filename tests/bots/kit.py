"""Tables in the midst of games, and bots that look at them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from comptoir.bots import make_bot
from comptoir.core import CHANCE, Action, Game
from comptoir.core.play import uniform
from comptoir.games import load
from comptoir.table import SeatView, Table


def moments(key: str, seats: int, every: int, most: int, seed: int = 1) -> Iterator[Table[Any]]:
    """One table again and again: at every few choices of a game of the random player."""
    table, rng = Table(load(key), seats, {}, every=1 << 30), Random(seed)
    asked = 0
    while table.decisions and asked < every * most:
        decision = rng.choice(table.decisions)
        if decision.seat != CHANCE:
            asked += 1
            if asked % every == 0:
                yield table
        table.choose(decision.seat, uniform(decision, rng))


def seat_views(table: Table[Any]) -> list[SeatView[Any]]:
    """What each seat that is asked gets."""
    return [SeatView(table, decision) for decision in table.decisions]


def choice(name: str, seed: str, seat_view: SeatView[Any]) -> Action:
    """What a new bot chooses."""
    return make_bot(name, seed).choose(seat_view)


def looking(game: Game[Any], state: Any, seats: int) -> SeatView[Any]:
    """What the seat that is asked first gets in a position made by hand."""
    table = Table(game, seats)
    table._history.state = state
    return SeatView(table, game.decisions(state)[0])
