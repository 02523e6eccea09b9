"""The toy, each time with one secret badly kept: what the suite must find."""

from dataclasses import replace
from random import Random
from typing import ClassVar

from comptoir.core import (
    CHANCE,
    Action,
    Decision,
    Event,
    Refusal,
    Result,
    Seat,
    View,
)
from comptoir.core.canonical import canonical
from comptoir.core.stack import settle
from tests.conformance.toy import Toy
from tests.conformance.toy_rules import BIDS, NONE, State

Told = tuple[Event, ...]


def others(state: State, seat: Seat | None) -> int:
    """The first secret that is not the seat's own."""
    return next((f for i, f in enumerate(state.favourites) if i != seat and f != NONE), NONE)


class LeakyView(Toy):
    """Shows another seat's favourite."""

    def view(self, state: State, seat: Seat | None) -> View:
        return {**super().view(state, seat), "hint": others(state, seat)}


class Confusing(Toy):
    """Shares with all who look what one of them may see."""

    def __init__(self) -> None:
        self.known: dict[str, View] = {}

    def shared_view(self, state: State, seat: Seat | None) -> View:
        return self.known.setdefault(canonical(self.dump(state)), super().shared_view(state, seat))


class Outspoken(Toy):
    """Says that it has no secrets."""

    secrets = False


class LeakyQuestion(Toy):
    """Asks with another seat's favourite in the prompt."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return tuple(replace(d, args=(("hint", others(state, d.seat)),)) for d in state.open)


class LeakyOptions(Toy):
    """Offers fewer bids against a certain favourite."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return tuple(
            replace(d, options=d.options[: 2 + others(state, d.seat)]) if d.seat != CHANCE else d
            for d in state.open
        )


class LeakyExplanation(Toy):
    """Explains with another seat's favourite."""

    def explain(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().explain(state, seat, action)
        return refusal and replace(refusal, args=(("hint", others(state, seat)),))


class LeakyScore(Toy):
    """Counts favourites before they are shown."""

    def standings(self, state: State) -> Result:
        return tuple(
            replace(score, total=score.total + state.favourites[score.seat])
            for score in super().standings(state)
        )


class LeakyEvent(Toy):
    """Tells another seat's favourite when a jewel is kept."""

    def apply(self, state: State, seat: Seat, action: Action, listen: bool = True) -> Told:
        hint = others(state, seat)
        events = super().apply(state, seat, action, listen)
        if action in BIDS:
            return tuple(replace(e, args=(*e.args, ("hint", hint))) for e in events)
        return events


class Careless(Toy):
    """Shows bids and favourites without marking it."""

    def apply(self, state: State, seat: Seat, action: Action, listen: bool = True) -> Told:
        events = super().apply(state, seat, action, listen)
        return tuple(replace(e, reveals=False) if seat != CHANCE else e for e in events)


class Unmarked(Toy):
    """Draws without marking it."""

    def apply(self, state: State, seat: Seat, action: Action, listen: bool = True) -> Told:
        events = super().apply(state, seat, action, listen)
        return tuple(replace(e, reveals=False) if seat == CHANCE else e for e in events)


class Sly(Toy):
    """Shows in the view what no event tells: the sum of the bids on the table."""

    def view(self, state: State, seat: Seat | None) -> View:
        return {**super().view(state, seat), "hint": sum(state.bids)}


class Truthful(Toy):
    """Deems only the truth possible."""

    def determinize(self, state: State, seat: Seat | None, rng: Random) -> State:
        return self.clone(state)


class HalfTruthful(Toy):
    """Draws the bids afresh, but leaves the favourites as they are."""

    def determinize(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = super().determinize(state, seat, rng)
        world.favourites = list(state.favourites)
        if world.stack:
            settle(world)
        return world


class Amnesic(Toy):
    """Draws afresh even what the seat knows."""

    def determinize(self, state: State, seat: Seat | None, rng: Random) -> State:
        return super().determinize(state, None, rng)


class Biased(Toy):
    """Draws worlds by how they differ from the truth."""

    def determinize(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = super().determinize(state, seat, rng)
        if world.favourites == state.favourites:
            world = super().determinize(state, seat, rng)
        return world


class Whimsical(Toy):
    """Draws worlds with a generator of its own."""

    dice: ClassVar[Random] = Random(1)

    def determinize(self, state: State, seat: Seat | None, rng: Random) -> State:
        return super().determinize(state, seat, self.dice)


class Wasteful(Toy):
    """Draws worlds in which a jewel is missing."""

    def determinize(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = super().determinize(state, seat, rng)
        world.gone[0] += 1
        return world
