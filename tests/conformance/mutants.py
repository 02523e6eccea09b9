"""The toy, each time with one thing broken: what the suite must find."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from comptoir.core import (
    Action,
    Decision,
    Event,
    Json,
    Refusal,
    Result,
    Seat,
    Value,
    View,
)
from comptoir.core.codec import items
from comptoir.core.stack import settle
from tests.conformance.toy import FRAMES, Toy
from tests.conformance.toy_rules import BIDS, KEEP, NONE, SELL, State

Told = tuple[Event, ...]


class Endless(Toy):
    """Starts again instead of ending."""

    def apply(self, state: State, seat: Seat, action: Action, listen: bool = True) -> Told:
        events = super().apply(state, seat, action, listen)
        if not state.stack:
            fresh = self.start(len(state.coins), {})
            for name in (*State.__slots__, "events", "open", "stack"):
                setattr(state, name, getattr(fresh, name))
        return events


class Silent(Toy):
    """Does not tell about a bid."""

    def apply(self, state: State, seat: Seat, action: Action, listen: bool = True) -> Told:
        events = super().apply(state, seat, action, listen)
        return events if action not in BIDS else ()


class Babbling(Toy):
    """Tells what no catalogue lists."""

    def apply(self, state: State, seat: Seat, action: Action, listen: bool = True) -> Told:
        events = super().apply(state, seat, action, listen)
        return (*events, Event("toy.weather", rule="T1.1")) if listen else events


class Unruly(Toy):
    """Tells without the number of a rule."""

    def apply(self, state: State, seat: Seat, action: Action, listen: bool = True) -> Told:
        return tuple(replace(e, rule="") for e in super().apply(state, seat, action, listen))


class Repeating(Toy):
    """Offers an option twice."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return tuple(replace(d, options=(*d.options, d.options[0])) for d in state.open)


class Asking(Toy):
    """Asks where there is no choice."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return tuple(replace(d, options=d.options[:1], weights=d.weights[:1]) for d in state.open)


class Weightless(Toy):
    """Does not say how likely a draw is."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return tuple(replace(d, weights=()) for d in state.open)


class Unordered(Toy):
    """Offers the same options now in one order, now in the other."""

    def __init__(self) -> None:
        self.calls = 0

    def decisions(self, state: State) -> tuple[Decision, ...]:
        self.calls += 1
        turn = -1 if self.calls % 2 else 1
        return tuple(
            replace(d, options=d.options[::turn], weights=d.weights[::turn]) for d in state.open
        )


class Stingy(Toy):
    """Leaves out an option that nothing speaks against."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return tuple(
            replace(d, options=d.options[:2]) if d.kind == "toy.bid" else d for d in state.open
        )


class Forbidding(Toy):
    """Explains away an option."""

    def explain(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if action is KEEP:
            return Refusal("T3.1", "toy.bank_broke", (("coins", 0),))
        return super().explain(state, seat, action)


class Mumbling(Toy):
    """Refuses with what no catalogue lists."""

    def explain(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().explain(state, seat, action)
        return refusal and replace(refusal, kind="toy.because")


class Hurried(Toy):
    """Lets the first of two seats to bid pay less."""

    def apply(self, state: State, seat: Seat, action: Action, listen: bool = True) -> Told:
        if action in BIDS and state.bids.count(NONE) == len(state.bids):
            state.coins[seat] += 1
        return super().apply(state, seat, action, listen)


class Forgetful(Toy):
    """Does less when nobody listens."""

    def apply(self, state: State, seat: Seat, action: Action, listen: bool = True) -> Told:
        events = super().apply(state, seat, action, listen)
        if action is SELL and not listen:
            state.bank = 0
        return events


class Retyping(Toy):
    """Reads an action as another that is only equal to it."""

    def parse(self, text: str) -> Action:
        return replace(super().parse(text))


class Obliging(Toy):
    """Reads anything."""

    def parse(self, text: str) -> Action:
        return KEEP if "no such" in text else super().parse(text)


class Lossy(Toy):
    """Forgets the bids on loading."""

    def load(self, data: Json) -> State:
        state = super().load(data)
        state.bids = [NONE] * len(state.bids)
        settle(state)
        return state


class Gullible(Toy):
    """Loads whatever it is given."""

    def load(self, data: Json) -> State:
        table: dict[str, Any] = items(data)
        state = State(2, 0)
        for name, value in table.items():
            setattr(state, name, value)
        state.stack = [FRAMES[name]() for name in table["stack"]]
        settle(state)
        return self.clone(state)


class Entangled(Toy):
    """Clones that share their coins."""

    def clone(self, state: State) -> State:
        copy = super().clone(state)
        copy.coins = state.coins
        return copy


class Meddling(Toy):
    """Changes the state when asked for a view."""

    def view(self, state: State, seat: Seat | None) -> View:
        state.rounds += 1
        return super().view(state, seat)


class Lenient(Toy):
    """Starts with any options."""

    def start(self, seats: int, options: Mapping[str, Value]) -> State:
        return super().start(seats, {})


class Tangible(Toy):
    """A view that holds a part of the state."""

    def view(self, state: State, seat: Seat | None) -> View:
        return {**super().view(state, seat), "coins": [*state.coins], "gone": shared(state.gone)}


class Clinging(Toy):
    """Shares a part with the view before, and changes it."""

    def __init__(self) -> None:
        self.coins: list[Json] = []

    def shared_view(self, state: State, seat: Seat | None) -> View:
        self.coins[:] = state.coins
        return {**super().shared_view(state, seat), "coins": self.coins}


def shared(numbers: list[int]) -> Any:
    """The very list."""
    return numbers


class Thievish(Toy):
    """Loses a jewel when it is kept."""

    def apply(self, state: State, seat: Seat, action: Action, listen: bool = True) -> Told:
        if action is KEEP:
            state.bag[state.prize] = 0
        return super().apply(state, seat, action, listen)


class Miscounting(Toy):
    """Pays without telling."""

    def apply(self, state: State, seat: Seat, action: Action, listen: bool = True) -> Told:
        events = super().apply(state, seat, action, listen)
        return tuple(e for e in events if e.kind != "toy.paid")


class Flattering(Toy):
    """Everybody is first."""

    def standings(self, state: State) -> Result:
        return tuple(replace(score, rank=2) for score in super().standings(state))


class Generous(Toy):
    """Totals that are no sum."""

    def standings(self, state: State) -> Result:
        return tuple(replace(s, total=s.total + 1) for s in super().standings(state))


class Upended(Toy):
    """The last is the first."""

    def standings(self, state: State) -> Result:
        scores = super().standings(state)
        ranks = sorted((score.total, score.seat) for score in scores)
        return tuple(replace(s, rank=ranks.index((s.total, s.seat)) + 1) for s in scores)


class Premature(Toy):
    """Has a result before the end."""

    def result(self, state: State) -> Result | None:
        return self.standings(state)


class Revising(Toy):
    """Has another result than the last standings."""

    def result(self, state: State) -> Result | None:
        scores = super().result(state)
        return scores and scores[::-1]


class Dreaming(Toy):
    """Hopes for more even when the game is over."""

    def estimate(self, state: State, seat: Seat) -> tuple[float, ...]:
        return tuple(hope + 1 for hope in super().estimate(state, seat))


class Hopeless(Toy):
    """Estimates only some of the categories."""

    def estimate(self, state: State, seat: Seat) -> tuple[float, ...]:
        return super().estimate(state, seat)[1:]
