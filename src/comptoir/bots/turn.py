# Compiled by mypyc.
"""The whole turns that a seat can make: a beam search over its own small choices.

A turn goes on while the seat itself decides. Chance is never asked, and what others have chosen in
secret stays as it is in the world looked at.
"""

from typing import Any, TypeAlias

from comptoir.bots.budget import Budget
from comptoir.core import Action, Decision, Game, Seat, Value
from comptoir.core.judgement import Manner

WIDTH = 8
"""How many unfinished turns are followed side by side."""
RIVAL = 0.5
"""How much the best of the others counts, against the mean of them."""

PLAIN = Manner()
"""How the levels look for turns that never change."""

Key: TypeAlias = tuple[float, tuple[str, ...]]
Theme: TypeAlias = tuple[str, tuple[Value, ...]]


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

    def __reduce__(self) -> tuple[Any, ...]:
        return Turn, (self.path, self.asked, self.state, self.value, self.next)

    def key(self) -> Key:
        """The same choices in another order with the same prospects are the same turn."""
        return (self.value, tuple(sorted([action.text for action in self.path])))

    def theme(self, names: tuple[str, ...]) -> Theme:
        """How it begins, and the first value of each of these arguments."""
        found: list[Value] = []
        for wanted in names:
            values = [
                value for action in self.path for name, value in action.args if name == wanted
            ]
            found.append(values[0] if values else "")
        return (self.path[0].text, tuple(found))


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

    __slots__ = ("budget", "game", "hurried", "manner", "seats", "width")

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        width: int,
        budget: Budget,
        hurried: bool = False,
        manner: Manner = PLAIN,
    ) -> None:
        self.game = game
        self.seats = seats
        self.width = width
        self.budget = budget
        """When it is used up, turns are left unfinished."""
        self.hurried = hurried
        """Whether even the first choices need not all be looked at then."""
        self.manner = manner

    def turns(self, world: Any, decision: Decision) -> list[Turn]:
        """The turns from this question on, at least one, the best one first."""
        finished: list[Turn] = []
        beam = [Turn((), (), world, 0.0, decision)]
        for _ in range(self.manner.depth):
            found = self._longer(beam, decision)
            finished += [turn for turn in found if turn.next is None]
            beam = self._best([turn for turn in found if turn.next is not None], self.width)
            if not beam or self.budget.over():
                break
        finished += beam
        finished.sort(key=_by_value)
        finished = self._best(finished, self.manner.finalists)
        for turn in finished:
            turn.value = self._ahead(turn, decision.seat)
        finished.sort(key=_by_value)
        return finished

    def _best(self, turns: list[Turn], count: int) -> list[Turn]:
        """The best ones, this many, and for variety the best ones of each theme as well."""
        if not self.manner.variety or len(turns) <= count:
            return turns[:count]
        kept = turns[:count]
        return kept + [turn for turn in varied(turns, self.manner) if turn not in kept]

    def _ahead(self, turn: Turn, own: Seat) -> float:
        """What a turn known by the seat's own score means to all."""
        others = [Seat(seat) for seat in range(self.seats) if seat != own]
        return ahead(turn.value, [sum(self.game.estimate(turn.state, seat)) for seat in others])

    def _longer(self, beam: list[Turn], first: Decision) -> list[Turn]:
        """All these turns with one more choice, each only once, the best first."""
        found: list[Turn] = []
        for turn in beam:
            assert turn.next is not None
            longer: list[Turn] = []
            for action in turn.next.options:
                longer.append(self._step(turn, turn.next, action, first))
                if (turn.path or self.hurried) and self.budget.over():
                    return found + longer
            found += self._heirs(longer) if turn.path and self.manner.heirs else longer
        found.sort(key=_by_value)
        return [*{turn.key(): turn for turn in found}.values()]

    def _heirs(self, turns: list[Turn]) -> list[Turn]:
        """Of turns that began alike those that are over, and the best of the others."""
        turns.sort(key=_by_value)
        left = self.manner.heirs
        found: list[Turn] = []
        for turn in turns:
            if turn.next is None:
                found.append(turn)
            elif left:
                found.append(turn)
                left -= 1
        return found

    def _step(self, turn: Turn, question: Decision, action: Action, first: Decision) -> Turn:
        """The turn with this choice at its end, known by the seat's own score alone."""
        game, seat = self.game, first.seat
        state = game.clone(turn.state)
        game.apply(state, seat, action, listen=False)
        after = continuation(game.decisions(state), first, self.manner.joins)
        value = sum(game.estimate(state, seat))
        return Turn((*turn.path, action), (*turn.asked, question), state, value, after)


def distinct(turns: list[Turn]) -> list[Turn]:
    """The turns, but of those that come to exactly the same only the first."""
    found: dict[float, Turn] = {}
    for turn in turns:
        found.setdefault(turn.value, turn)
    return [*found.values()]


def varied(turns: list[Turn], manner: Manner) -> list[Turn]:
    """The turns in their order, but only a few of each theme."""
    counts: dict[Theme, int] = {}
    found: list[Turn] = []
    for turn in turns:
        theme = turn.theme(manner.themes)
        counts[theme] = counts.get(theme, 0) + 1
        if counts[theme] <= manner.variety:
            found.append(turn)
    return found


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


def continuation(
    decisions: tuple[Decision, ...], first: Decision, joins: tuple[str, ...] | None = None
) -> Decision | None:
    """The question with which a turn goes on that began with the first one; None if it is over."""
    for decision in decisions:
        if decision.seat == first.seat and (not decision.opens or _joins(decision, first, joins)):
            return decision
    return None


def _joins(decision: Decision, first: Decision, joins: tuple[str, ...] | None) -> bool:
    """Whether a question that opens a turn goes on with the one that began with the first."""
    return decision.kind == first.kind and (joins is None or decision.kind in joins)
