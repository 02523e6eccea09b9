"""Where a property is tried: a case, a seed, and how far into the game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from comptoir.core import CHANCE, Action, Args, Decision, Event, Game, Seat, Value
from comptoir.core.play import uniform
from comptoir.table.log import visible
from comptoir.testing.case import Case

Told: TypeAlias = tuple[str, Args, Args, bool, str]
SHARES = 100
"""How finely a game is divided: share 0 is its start, share 100 about its end."""

EVEN, FIRST, LAST = 1, 0, -1
"""Leanings: without them long turns and full boards are rare in random play."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a random game; everything about it follows from the seed and the share."""

    case: Case
    game: Game[Any]
    seed: int
    share: int

    def rng(self) -> Random:
        """The generator for what is tried from here on."""
        return Random(f"{self.seed} from {self.share}")

    def options(self) -> dict[str, Value]:
        """Options of the game, any that there are."""
        rng = Random(f"{self.seed} options")
        return {name: rng.choice(values) for name, values in self.game.variants.items()}

    def start(self) -> Any:
        """The game before its first choice."""
        return self.game.start(self.case.seats, self.options())

    def state(self) -> Any:
        """The game at the share."""
        state, rng, lean = self.start(), Random(self.seed), self.lean()
        for _ in range(self.share * self.case.length // SHARES):
            if not self.game.decisions(state):
                break
            seat, action = choice(self.game, state, rng, lean)
            self.game.apply(state, seat, action, listen=False)
        return state

    def lean(self) -> int:
        """Whom the walk follows: the uniform player, or ones who favour first or last options."""
        return Random(f"{self.seed} lean").choice((EVEN, FIRST, LAST))

    def walk(self) -> Iterator[tuple[Any, Seat, Action, tuple[Event, ...]]]:
        """The whole game: after each choice the state, the choice and what it told."""
        state, rng, lean = self.start(), Random(self.seed), self.lean()
        while self.game.decisions(state):
            seat, action = choice(self.game, state, rng, lean)
            yield state, seat, action, self.game.apply(state, seat, action)

    def seats(self) -> list[Seat]:
        """All seats."""
        return [Seat(seat) for seat in range(self.case.seats)]

    def watchers(self) -> list[Seat | None]:
        """All who look on: every seat, and a spectator."""
        return [*self.seats(), None]


def choice(game: Game[Any], state: Any, rng: Random, lean: int = EVEN) -> tuple[Seat, Action]:
    """An option of any open decision."""
    decision = rng.choice(game.decisions(state))
    if lean != EVEN and decision.seat != CHANCE and rng.random() < 0.5:
        return decision.seat, decision.options[lean]
    return decision.seat, uniform(decision, rng)


def after(game: Game[Any], state: Any, seat: Seat, action: Action) -> tuple[Any, tuple[Event, ...]]:
    """A copy of the state after a choice, and what it told."""
    copy = game.clone(state)
    return copy, game.apply(copy, seat, action)


def own(game: Game[Any], state: Any, watcher: Seat | None) -> tuple[Decision, ...]:
    """The decisions that are the watcher's own."""
    return tuple(d for d in game.decisions(state) if d.seat == watcher)


def told(events: tuple[Event, ...], watcher: Seat | None) -> list[Told]:
    """The events as the watcher learns of them."""
    heard: list[Told] = []
    for event in events:
        if watcher in event.audience:
            heard.append((event.kind, event.args, event.secret, event.reveals, event.rule))
        elif visible(event, watcher):
            heard.append((event.kind, event.args, (), event.reveals, event.rule))
    return heard


def names(args: Args) -> tuple[str, ...]:
    """The names of the arguments."""
    return tuple(name for name, _ in args)


def strings(args: Args) -> set[str]:
    """The ids among the arguments."""
    found: set[str] = set()
    for _, value in args:
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, tuple):
            found.update(value)
    return found


def matches(kind: str, args: Args, catalogue: Mapping[str, tuple[str, ...]]) -> bool:
    """Whether the catalogue has the kind with exactly these arguments."""
    return sorted(names(args)) == sorted(catalogue.get(kind, ("no such kind",)))
