"""How good a turn is that nobody thought of before: compared with the best one known."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.expert import thinking
from comptoir.bots.turn import Turn
from comptoir.core import Decision, Game
from comptoir.study.duel import FEWEST, Duel, Ring
from comptoir.table import SeatView

WORLDS = 12
"""In how many worlds they are compared, unless the time is up before."""


def judge(
    seat_view: SeatView[Any], best: Sequence[str], made: Sequence[str], budget: Budget
) -> Duel:
    """What the best turn is ahead of the one that was made, by what the seat can know."""
    budget.begin(new_turn=True)
    thought, search = thinking(seat_view, Random(0), Budget())
    ring = Ring(thought.game, thought.seats, thought.seat, search)
    one, other = (turn_of(seat_view.game, seat_view.decision, choices) for choices in (best, made))
    return ring.duel(one, other, _worlds(budget))


def _worlds(budget: Budget) -> Iterator[int]:
    for number in range(WORLDS):
        if number >= FEWEST and budget.over():
            break
        yield number


def turn_of(game: Game[Any], first: Decision, choices: Sequence[str]) -> Turn:
    """The turn with these choices, which begins with this question."""
    path = tuple([game.parse(text) for text in choices])
    return Turn(path, (first,) * len(path), None, 0.0, None)
