"""A small game of our own with all that a game can have: chance, secrets, reveals, forced choices.

Jewels for two or three. Each seat is dealt a secret favourite. Each round a jewel is drawn from
the bag (T1), all bid for it at once and in secret (T2); the bids are shown, the highest one, if it
is alone, pays and gets the jewel, to keep or to sell to the bank (T3). Jewels score their value,
favourites double, coins one each (T4).
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from comptoir.core import (
    Action,
    CorruptState,
    Decision,
    EditionId,
    Event,
    InvalidSetup,
    Json,
    Refusal,
    Result,
    Score,
    Seat,
    Value,
    View,
)
from comptoir.core.codec import Shape, expect, items
from comptoir.core.ranking import ranks
from comptoir.core.stack import explain, perform, settle
from tests.conformance.toy_checks import SEATS, check_counts, check_phase, check_ranges
from tests.conformance.toy_rules import (
    EVERY_ACTION,
    JEWELS,
    LEXICON,
    NONE,
    BidFrame,
    Deal,
    DealFrame,
    Draw,
    DrawFrame,
    PrizeFrame,
    State,
)
from tests.plain_encoder import PlainEncoder

FRAMES: dict[str, type[Any]] = {
    frame.name: frame for frame in (DealFrame, DrawFrame, BidFrame, PrizeFrame)
}
NUMBERS = ("bank", "prize", "rounds", "winner")
LISTS = ("bag", "bids", "coins", "favourites", "gone")
SHAPE: Shape = {
    **dict.fromkeys(NUMBERS, int),
    **{name: [int] for name in LISTS},
    "kept": [[int]],
    "stack": [str],
}


class Toy:
    """The game."""

    key = "toy"
    version = 1
    edition = EditionId("toy", "Toy edition", "0" * 16)
    seats = SEATS
    secrets = True
    variants: Mapping[str, tuple[Value, ...]] = {"rounds": (3, 6)}
    actions = EVERY_ACTION

    def start(self, seats: int, options: Mapping[str, Value]) -> State:
        if seats not in self.seats:
            raise InvalidSetup("The toy is for 2 or 3.")
        if options.keys() - {"rounds"} or options.get("rounds", 3) not in (3, 6):
            raise InvalidSetup("The toy has 3 or 6 rounds.")
        state = State(seats, 6 if options.get("rounds") == 6 else 3)
        settle(state)
        return state

    def clone(self, state: State) -> State:
        copy = State.__new__(State)
        for name in (*NUMBERS, "open"):
            setattr(copy, name, getattr(state, name))
        for name in (*LISTS, "stack"):
            setattr(copy, name, list(getattr(state, name)))
        copy.kept = [list(row) for row in state.kept]
        copy.events = None
        return copy

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return state.open

    def apply(
        self, state: State, seat: Seat, action: Action, listen: bool = True
    ) -> tuple[Event, ...]:
        return perform(state, seat, action, listen)

    def round(self, state: State) -> int:
        return 0

    def encoder(self, seats: int) -> PlainEncoder:
        return PlainEncoder(self, seats)

    def explain(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return explain(state, seat, action, (Deal, Draw))

    def standings(self, state: State) -> Result:
        shown = not state.stack
        scores = []
        for seat in state.seats():
            kept = state.kept[seat]
            favourite = state.favourites[seat] if shown else NONE
            jewels = sum(count * (jewel + 1) for jewel, count in enumerate(kept))
            double = kept[favourite] * (favourite + 1) if shown else 0
            scores.append((("jewels", jewels), ("favourite", double), ("coins", state.coins[seat])))
        totals = [sum(points for _, points in categories) for categories in scores]
        return tuple(
            Score(seat, totals[seat], scores[seat], rank)
            for seat, rank in zip(state.seats(), ranks(totals), strict=True)
        )

    def estimate(self, state: State, seat: Seat) -> tuple[float, ...]:
        return tuple(float(points) for _, points in self.standings(state)[seat].categories)

    def result(self, state: State) -> Result | None:
        return None if state.stack else self.standings(state)

    def view(self, state: State, seat: Seat | None) -> View:
        over = not state.stack
        return {
            "rounds": state.rounds,
            "bag": list(state.bag),
            "gone": list(state.gone),
            "kept": [list(row) for row in state.kept],
            "coins": list(state.coins),
            "bank": state.bank,
            "prize": state.prize,
            "winner": state.winner,
            "has_bid": [bid != NONE for bid in state.bids],
            "has_favourite": [favourite != NONE for favourite in state.favourites],
            "bid": NONE if seat is None else state.bids[seat],
            "favourite": NONE if seat is None else state.favourites[seat],
            "favourites": list(state.favourites) if over else [],
        }

    def shared_view(self, state: State, seat: Seat | None) -> View:
        return self.view(state, seat)

    def determinize(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = self.clone(state)
        if not state.stack:
            return world
        own = NONE if seat is None else state.favourites[seat]
        pool = [jewel for jewel in range(len(JEWELS)) if jewel != own]
        rng.shuffle(pool)
        for other in state.seats():
            if other != seat and state.favourites[other] != NONE:
                world.favourites[other] = pool.pop()
            if other != seat and state.bids[other] != NONE:
                world.bids[other] = rng.randint(0, state.coins[other])
        settle(world)
        return world

    def parse(self, text: str) -> Action:
        return LEXICON.parse(text)

    def dump(self, state: State) -> Json:
        data: dict[str, Json] = {name: getattr(state, name) for name in NUMBERS}
        data |= {name: list(getattr(state, name)) for name in LISTS}
        data["kept"] = [list(row) for row in state.kept]
        data["stack"] = [frame.name for frame in state.stack if hasattr(frame, "name")]
        return data

    def load(self, data: Json) -> State:
        expect(data, SHAPE)
        table: dict[str, Any] = items(data)
        state = State(0, 0)
        for name in (*NUMBERS, *LISTS, "kept"):
            setattr(state, name, table[name])
        self.check(state, table["stack"])
        state = self.clone(state)
        state.stack = [FRAMES[name]() for name in table["stack"]]
        settle(state)
        return state

    def check(self, state: State, stack: list[str]) -> None:
        """Refuse what the game could never be in."""
        seats = len(state.coins)
        if len(stack) > 1 or not set(stack) <= FRAMES.keys():
            raise CorruptState("state.stack", stack, f"one of {', '.join(FRAMES)}")
        if not all(len(x) == seats for x in (state.bids, state.favourites, state.kept)):
            raise CorruptState("state.coins", seats, "a value for each seat")
        check_ranges(state, seats)
        check_counts(state)
        check_phase(state, stack)
