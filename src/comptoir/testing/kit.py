"""For the tests of a game: choices made by their notation, and what came of them."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from comptoir.core import CHANCE, Event, Game, Refusal, Seat
from comptoir.core.play import step

S = TypeVar("S")


class Kit(Generic[S]):
    """A game to play by hand. States are never changed: each choice gives a new one."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self._prefix = f"{game.key}."

    def do(self, state: S, seat: int, *texts: str) -> tuple[S, tuple[Event, ...]]:
        """Make choices, checked; the state after them and all that happened."""
        told: tuple[Event, ...] = ()
        for text in texts:
            state, events = step(self.game, state, Seat(seat), self.game.parse(text))
            told += events
        return state, told

    def chance(self, state: S, *texts: str) -> S:
        """Let chance choose."""
        return self.do(state, CHANCE, *texts)[0]

    def options(self, state: S, seat: int | None = None) -> list[str]:
        """The texts of what can be chosen now, by a seat or by anybody."""
        decisions = self.game.decisions(state)
        return [o.text for d in decisions if seat in (None, d.seat) for o in d.options]

    def asked(self, state: S) -> tuple[int, str]:
        """Who is asked what, first of all."""
        decision = self.game.decisions(state)[0]
        return decision.seat, decision.kind.removeprefix(self._prefix)

    def why(self, state: S, seat: int, text: str) -> Refusal:
        """The reason why something is not possible."""
        refusal = self.game.explain(state, Seat(seat), self.game.parse(text))
        assert refusal is not None, f"'{text}' is possible"
        return refusal

    def kinds(self, events: Sequence[Event]) -> list[str]:
        """What happened, in short."""
        return [event.kind.removeprefix(self._prefix) for event in events]


def args(event: Event) -> dict[str, Any]:
    """What an event says, by name, its secrets too."""
    return dict((*event.args, *event.secret))
