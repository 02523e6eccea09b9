"""The whole turns that a seat can make: a beam search over its own small choices.

A turn goes on while the seat itself decides. Chance is never asked, and what others have chosen in
secret stays as it is in the world looked at.
"""

from typing import Any, TypeAlias

from comptoir.bots.budget import Budget
from comptoir.core import Action, Decision, Game, Seat

WIDTH = 8
"""How many unfinished turns are followed side by side."""
DEPTH = 12
"""How many choices a turn is followed at most."""
FINALISTS = 16
"""How many turns, the best for the seat itself, are compared by what they mean to all."""
RIVAL = 0.5
"""How much the best of the others counts, against the mean of them."""

Key: TypeAlias = tuple[float, tuple[str, ...]]


class Turn:
    """Some choices of a seat, one after the other, and what they lead to."""

    __slots__ = ("asked", "next", "path", "state", "value")

    def __init__(
        self,
        path: tuple[Action, ...],
        asked: tuple[Decision, ...],
        state: Any,
        value: float,
        go_on: Decision | None,
    ) -> None:
        self.path = path
        self.asked = asked
        """The questions that the choices answer."""
        self.state = state
        self.value = value
        self.next = go_on
        """The question with which the turn goes on; None when it is over."""

    def key(self) -> Key:
        """The same choices in another order with the same prospects are the same turn."""
        return (self.value, tuple(sorted([action.text for action in self.path])))


def values(game: Game[Any], state: Any, seats: int) -> list[float]:
    """Each seat's projected score, ahead of the others."""
    scores = [sum(game.estimate(state, Seat(seat))) for seat in range(seats)]
    return [ahead(score, _without(scores, seat)) for seat, score in enumerate(scores)]


def ahead(score: float, others: list[float]) -> float:
    """How far a score is ahead of the others."""
    return score - RIVAL * max(others) - (1.0 - RIVAL) * sum(others) / len(others)


def _without(scores: list[float], seat: int) -> list[float]:
    return [*scores[:seat], *scores[seat + 1 :]]


class Beam:
    """How turns are looked for."""

    __slots__ = ("budget", "game", "hurried", "seats", "width")

    def __init__(
        self, game: Game[Any], seats: int, width: int, budget: Budget, hurried: bool = False
    ) -> None:
        self.game = game
        self.seats = seats
        self.width = width
        self.budget = budget
        """When it is used up, turns are left unfinished."""
        self.hurried = hurried
        """Whether even the first choices need not all be looked at then."""

    def turns(self, world: Any, decision: Decision) -> list[Turn]:
        """The turns from this question on, at least one, the best one first."""
        finished: list[Turn] = []
        beam = [Turn((), (), world, 0.0, decision)]
        for _ in range(DEPTH):
            found = self._longer(beam, decision)
            finished += [turn for turn in found if turn.next is None]
            beam = [turn for turn in found if turn.next is not None][: self.width]
            if not beam or self.budget.over():
                break
        finished += beam
        finished.sort(key=_by_value)
        del finished[FINALISTS:]
        for turn in finished:
            turn.value = self._ahead(turn, decision.seat)
        finished.sort(key=_by_value)
        return finished

    def _ahead(self, turn: Turn, own: Seat) -> float:
        """What a turn known by the own score means to all."""
        others = [Seat(seat) for seat in range(self.seats) if seat != own]
        return ahead(turn.value, [sum(self.game.estimate(turn.state, seat)) for seat in others])

    def _longer(self, beam: list[Turn], first: Decision) -> list[Turn]:
        """All these turns with one more choice, each only once, the best first."""
        found: list[Turn] = []
        for turn in beam:
            assert turn.next is not None
            for action in turn.next.options:
                found.append(self._step(turn, turn.next, action, first))
                if (turn.path or self.hurried) and self.budget.over():
                    return found
        found.sort(key=_by_value)
        return [*{turn.key(): turn for turn in found}.values()]

    def _step(self, turn: Turn, question: Decision, action: Action, first: Decision) -> Turn:
        """The turn with this choice at its end, known by the own score alone."""
        game, seat = self.game, first.seat
        state = game.clone(turn.state)
        game.apply(state, seat, action, listen=False)
        after = continuation(game.decisions(state), first)
        value = sum(game.estimate(state, seat))
        return Turn((*turn.path, action), (*turn.asked, question), state, value, after)


def distinct(turns: list[Turn]) -> list[Turn]:
    """The turns, but of those that come to exactly the same only the first."""
    found: dict[float, Turn] = {}
    for turn in turns:
        found.setdefault(turn.value, turn)
    return [*found.values()]


def make(game: Game[Any], world: Any, turn: Turn) -> bool:
    """Make the choices of a turn in some world, as far as they can be made; whether all could."""
    seat = turn.asked[0].seat
    for action in turn.path:
        if not any(d.seat == seat and action in d.options for d in game.decisions(world)):
            return False
        game.apply(world, seat, action, listen=False)
    return True


def _by_value(turn: Turn) -> float:
    return -turn.value


def continuation(decisions: tuple[Decision, ...], first: Decision) -> Decision | None:
    """The question with which a turn goes on that began with the first one; None if it is over."""
    for decision in decisions:
        if decision.seat == first.seat and (not decision.opens or decision.kind == first.kind):
            return decision
    return None
