"""The whole turns that a seat can make: a beam search over its own small choices.

A turn goes on while the seat itself decides. Chance is never asked, and what others have chosen in
secret stays as it is in the world looked at.
"""

from typing import Any, TypeAlias

from comptoir.core import Action, Decision, Game, Seat

WIDTH = 8
"""How many unfinished turns are followed side by side."""
DEPTH = 12
"""How many choices a turn is followed at most."""
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


class Beam:
    """How turns are looked for."""

    __slots__ = ("depth", "game", "seats", "width")

    def __init__(self, game: Game[Any], seats: int, width: int = WIDTH, depth: int = DEPTH) -> None:
        self.game = game
        self.seats = seats
        self.width = width
        self.depth = depth

    def worth(self, state: Any, seat: Seat) -> float:
        """The seat's projected score, ahead of the others."""
        estimate = self.game.estimate
        scores = [sum(estimate(state, Seat(other))) for other in range(self.seats)]
        own = scores.pop(seat)
        return own - RIVAL * max(scores) - (1.0 - RIVAL) * sum(scores) / len(scores)

    def turns(self, world: Any, decision: Decision) -> list[Turn]:
        """The turns from this question on, the best one first."""
        finished: list[Turn] = []
        beam = [Turn((), (), world, 0.0, decision)]
        for _ in range(self.depth):
            found = _dedup([after for turn in beam for after in self._steps(turn, decision)])
            finished += [turn for turn in found if turn.next is None]
            beam = [turn for turn in found if turn.next is not None][: self.width]
            if not beam:
                break
        finished += beam
        finished.sort(key=_by_value)
        return finished

    def _steps(self, turn: Turn, first: Decision) -> list[Turn]:
        """The turn with one more choice, each way."""
        assert turn.next is not None
        game, seat, asked = self.game, first.seat, (*turn.asked, turn.next)
        found: list[Turn] = []
        for action in turn.next.options:
            state = game.clone(turn.state)
            game.apply(state, seat, action, listen=False)
            after = _own(game.decisions(state), first)
            value = self.worth(state, seat)
            found.append(Turn((*turn.path, action), asked, state, value, after))
        return found

    def replayed(self, world: Any, turn: Turn) -> float:
        """What the same choices lead to in another world, as far as they can be made there."""
        game, seat = self.game, turn.asked[0].seat
        for action in turn.path:
            if not any(d.seat == seat and action in d.options for d in game.decisions(world)):
                break
            game.apply(world, seat, action, listen=False)
        return self.worth(world, seat)


def _dedup(found: list[Turn]) -> list[Turn]:
    """Each only once, the best first."""
    found.sort(key=_by_value)
    return [*{turn.key(): turn for turn in found}.values()]


def _by_value(turn: Turn) -> float:
    return -turn.value


def _own(decisions: tuple[Decision, ...], first: Decision) -> Decision | None:
    """The question with which the turn goes on."""
    for decision in decisions:
        if decision.seat == first.seat and (not decision.opens or decision.kind == first.kind):
            return decision
    return None
