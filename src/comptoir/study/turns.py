"""A game cut into turns: what each seat decided in one go.

A turn begins with a seat's question and goes on as the bots' own turns do (`bots.turn`): while the
same seat decides, and no other seat or chance comes in between. Seats that plan at the same time
have a turn each, in whatever order their choices stand in the log.
"""

from dataclasses import dataclass
from typing import Any

from comptoir.bots.turn import Turn, continuation
from comptoir.core import CHANCE, Action, Decision, Seat
from comptoir.table import Table


@dataclass(slots=True)
class Played:
    """A turn as it was made."""

    seat: Seat
    before: Any
    """The true state in which it began; never to be changed."""
    after: Any
    """The true state to which it led."""
    steps: list[int]
    """The places of its choices in the log, from 0."""
    asked: list[Decision]
    path: list[Action]
    entered: Any
    """The true state when the turn before was finished and chance had drawn."""
    last: Any
    """The true state when the turn before was finished, the same one if nothing was drawn since;
    None if there was no turn before."""

    def add(self, step: int, decision: Decision, action: Action, after: Any) -> None:
        """One more choice."""
        self.steps.append(step)
        self.asked.append(decision)
        self.path.append(action)
        self.after = after

    @property
    def turn(self) -> Turn:
        """The same as bots see it."""
        return Turn(tuple(self.path), tuple(self.asked), None, 0.0, None)


def cut(table: Table[Any]) -> list[Played]:
    """All turns of a game, in the order in which they were finished; the last may be unfinished."""
    game = table.game
    state = game.start(table.seats, table.options)
    found: list[Played] = []
    going: dict[Seat, Played] = {}
    last: Any = None
    entered: Any = None
    drawn = False
    for step, line in enumerate(table.log):
        seat = line.seat
        if seat == CHANCE:
            game.apply(state, seat, line.action, listen=False)
            drawn = True
            continue
        decision = next(one for one in game.decisions(state) if one.seat == seat)
        now = game.clone(state)
        if entered is None:
            entered = now if drawn or last is None else last
        played = going.setdefault(seat, Played(seat, now, now, [], [], [], entered, last))
        game.apply(state, seat, line.action, listen=False)
        played.add(step, decision, line.action, game.clone(state))
        if continuation(game.decisions(state), played.asked[0]) is None:
            played.entered, played.last = entered, last
            last, entered, drawn = played.after, None, False
            found.append(going.pop(seat))
    return [*found, *going.values()]
