"""A small game of our own with all that a game can have: chance, secrets, reveals, forced choices.

Jewels for two or three. Each seat is dealt a secret favourite. Each round a jewel is drawn from
the bag (T1), all bid for it at once and in secret (T2); the bids are shown, the highest one, if it
is alone, pays and gets the jewel, to keep or to sell to the bank (T3). Jewels score their value,
favourites double, coins one each (T4).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from comptoir.core import (
    CHANCE,
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
from comptoir.core.notation import Lexicon, named
from comptoir.core.ranking import ranks
from comptoir.core.stack import Frame, Stacked, allowed, explain, perform, settle

JEWELS = ("amber", "jade", "opal", "ruby")
COPIES = 2
COINS = 4
BANK = 6
NONE = -1


@dataclass(frozen=True, eq=False)
class Deal(Action):
    """CHANCE gives a seat its favourite."""

    jewel: int


@dataclass(frozen=True, eq=False)
class Draw(Action):
    """CHANCE draws the jewel of the round."""

    jewel: int


@dataclass(frozen=True, eq=False)
class Bid(Action):
    """A seat offers coins."""

    coins: int


@dataclass(frozen=True, eq=False)
class Keep(Action):
    """The winner keeps the jewel."""


@dataclass(frozen=True, eq=False)
class Sell(Action):
    """The winner sells the jewel to the bank."""


DEALS = tuple(Deal(*named("toy.deal", jewel=name), i) for i, name in enumerate(JEWELS))
DRAWS = tuple(Draw(*named("toy.draw", jewel=name), i) for i, name in enumerate(JEWELS))
BIDS = tuple(Bid(*named("toy.bid", coins=n), n) for n in range(COINS + BANK + 1))
KEEP = Keep(*named("toy.keep"))
SELL = Sell(*named("toy.sell"))
EVERY_ACTION: tuple[Action, ...] = (*DEALS, *DRAWS, *BIDS, KEEP, SELL)
LEXICON = Lexicon(EVERY_ACTION)


class State(Stacked):
    """All of a game in play."""

    __slots__ = (
        "bag", "bank", "bids", "coins", "favourites", "gone", "kept", "prize", "rounds", "winner",
    )  # fmt: skip

    def __init__(self, seats: int, rounds: int) -> None:
        self.rounds = rounds
        self.bag = [COPIES] * len(JEWELS)
        self.gone = [0] * len(JEWELS)
        self.kept = [[0] * len(JEWELS) for _ in range(seats)]
        self.favourites = [NONE] * seats
        self.coins = [COINS] * seats
        self.bids = [NONE] * seats
        self.bank = BANK
        self.prize = NONE
        self.winner = NONE
        self.stack = [DealFrame()]
        self.open = ()
        self.events = None

    def seats(self) -> list[Seat]:
        """All seats."""
        return [Seat(i) for i in range(len(self.coins))]

    def tell(self, kind: str, *, rule: str, reveals: bool = False, **args: Value) -> None:
        """Note an event that all may know."""
        if self.events is not None:
            self.events.append(Event(kind, tuple(args.items()), reveals=reveals, rule=rule))

    def whisper(self, kind: str, seat: Seat, *, rule: str, reveals: bool, **secret: Value) -> None:
        """Note an event whose detail is for one seat."""
        if self.events is not None:
            self.events.append(
                Event(
                    kind,
                    (("seat", seat),),
                    secret=tuple(secret.items()),
                    audience=frozenset([seat]),
                    reveals=reveals,
                    rule=rule,
                )
            )


class DealFrame(Frame):
    """T1.1: each seat gets a favourite, seen by it alone."""

    answers: ClassVar[tuple[type[Action], ...]] = (Deal,)
    rule: ClassVar[str] = "T1.1"
    name: ClassVar[str] = "deal"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """One question for each seat in turn."""
        if NONE not in state.favourites:
            state.stack[-1] = DrawFrame()
            return ()
        options = allowed(self, state, CHANCE, DEALS)
        return (Decision(CHANCE, "toy.deal", options, (1,) * len(options)),)

    def take(self, state: State, seat: Seat, action: Deal) -> None:
        """Give it to the next seat."""
        to = Seat(state.favourites.index(NONE))
        state.favourites[to] = action.jewel
        state.whisper("toy.dealt", to, rule="T1.1", reveals=True, jewel=JEWELS[action.jewel])

    def refuse(self, state: State, seat: Seat, action: Deal) -> Refusal | None:
        """Each favourite only once."""
        if action.jewel in state.favourites:
            return Refusal("T1.1", "toy.dealt_before", (("jewel", JEWELS[action.jewel]),))
        return None


class DrawFrame(Frame):
    """T1.2: the jewel of the round."""

    answers: ClassVar[tuple[type[Action], ...]] = (Draw,)
    rule: ClassVar[str] = "T1.2"
    name: ClassVar[str] = "draw"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Out of what is left in the bag; when the rounds are over, so is the game."""
        if state.rounds == 0:
            state.stack.pop()
            for seat in state.seats():
                jewel = JEWELS[state.favourites[seat]]
                state.tell("toy.favourite", rule="T4.1", reveals=True, seat=seat, jewel=jewel)
            return ()
        options = allowed(self, state, CHANCE, DRAWS)
        weights = tuple(state.bag[a.jewel] for a in options if isinstance(a, Draw))
        return (Decision(CHANCE, "toy.draw", options, weights),)

    def take(self, state: State, seat: Seat, action: Draw) -> None:
        """Put it up for auction."""
        state.rounds -= 1
        state.bag[action.jewel] -= 1
        state.prize = action.jewel
        state.stack[-1] = BidFrame()
        state.tell("toy.drawn", rule="T1.2", reveals=True, jewel=JEWELS[action.jewel])

    def refuse(self, state: State, seat: Seat, action: Draw) -> Refusal | None:
        """Only what is in the bag."""
        if not state.bag[action.jewel]:
            return Refusal("T1.2", "toy.none_left", (("jewel", JEWELS[action.jewel]),))
        return None


class BidFrame(Frame):
    """T2.1: all bid at once; the last bid shows them all."""

    answers: ClassVar[tuple[type[Action], ...]] = (Bid,)
    rule: ClassVar[str] = "T2.1"
    name: ClassVar[str] = "bid"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """A question for each seat that has not bid."""
        waiting = [seat for seat in state.seats() if state.bids[seat] == NONE]
        if not waiting:
            self.show(state)
        return tuple(
            Decision(seat, "toy.bid", allowed(self, state, seat, BIDS), opens=True)
            for seat in waiting
        )

    def take(self, state: State, seat: Seat, action: Bid) -> None:
        """Lay the bid face down."""
        state.bids[seat] = action.coins
        state.whisper("toy.bid", seat, rule="T2.1", reveals=False, coins_bid=action.coins)

    def refuse(self, state: State, seat: Seat, action: Bid) -> Refusal | None:
        """Nobody bids more than they have."""
        if action.coins > state.coins[seat]:
            return Refusal("T2.1", "toy.too_poor", (("coins", state.coins[seat]),))
        return None

    def show(self, state: State) -> None:
        """T2.2: the highest bid pays, if it is alone; else the jewel is gone."""
        bids = list(state.bids)
        state.bids = [NONE] * len(bids)
        for seat in state.seats():
            state.tell("toy.shown", rule="T2.2", reveals=True, seat=seat, bid=bids[seat])
        best = max(bids)
        if bids.count(best) > 1:
            state.gone[state.prize] += 1
            state.tell("toy.unsold", rule="T2.2", jewel=JEWELS[state.prize])
            state.prize = NONE
            state.stack[-1] = DrawFrame()
            return
        state.winner = bids.index(best)
        state.coins[state.winner] -= best
        state.bank += best
        state.stack[-1] = PrizeFrame()
        state.tell("toy.paid", rule="T2.2", seat=state.winner, coins=-best)


class PrizeFrame(Frame):
    """T3.1: the winner keeps the jewel or sells it."""

    answers: ClassVar[tuple[type[Action], ...]] = (Keep, Sell)
    rule: ClassVar[str] = "T3.1"
    name: ClassVar[str] = "prize"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """A question for the winner."""
        seat = Seat(state.winner)
        return (Decision(seat, "toy.prize", allowed(self, state, seat, (KEEP, SELL)), opens=True),)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """Keep it, or sell it for its value."""
        jewel = state.prize
        if action is SELL:
            state.bank -= jewel + 1
            state.coins[seat] += jewel + 1
            state.gone[jewel] += 1
            state.tell("toy.sold", rule="T3.2", seat=seat, jewel=JEWELS[jewel], coins=jewel + 1)
        else:
            state.kept[seat][jewel] += 1
            state.tell("toy.kept", rule="T3.1", seat=seat, jewel=JEWELS[jewel])
        state.prize = state.winner = NONE
        state.stack[-1] = DrawFrame()

    def refuse(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """T3.2: a jewel is sold only while the bank can pay."""
        if action is SELL and state.bank <= state.prize:
            return Refusal("T3.2", "toy.bank_broke", (("coins", state.bank),))
        return None


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
    seats = range(2, 4)
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


def check_ranges(state: State, seats: int) -> None:
    jewels, most = len(JEWELS), COINS * seats + BANK
    ranges = {
        "rounds": ([state.rounds], 0, 6),
        "prize": ([state.prize], NONE, jewels - 1),
        "winner": ([state.winner], NONE, seats - 1),
        "bank": ([state.bank], 0, most),
        "coins": (state.coins, 0, most),
        "favourites": (state.favourites, NONE, jewels - 1),
        "bag": (state.bag, 0, COPIES),
        "gone": (state.gone, 0, COPIES),
        "kept": ([count for row in state.kept for count in row], 0, COPIES),
    }
    for name, (values, low, high) in ranges.items():
        if not all(low <= value <= high for value in values):
            raise CorruptState(f"state.{name}", values, f"numbers from {low} to {high}")
    for bid, coins in zip(state.bids, state.coins, strict=True):
        if not NONE <= bid <= coins:
            raise CorruptState("state.bids", bid, f"a number up to {coins}")


def check_counts(state: State) -> None:
    """Jewels and coins are neither made nor lost."""
    seats, jewels = len(state.coins), len(JEWELS)
    if not all(len(row) == jewels for row in (state.bag, state.gone, *state.kept)):
        raise CorruptState("state.kept", state.kept, f"{jewels} counts in each list")
    for jewel in range(jewels):
        held = sum(row[jewel] for row in state.kept) + (state.prize == jewel)
        if state.bag[jewel] + state.gone[jewel] + held != COPIES:
            raise CorruptState("state.bag", state.bag, f"{COPIES} of each jewel in all")
    if seats not in Toy.seats or sum(state.coins) + state.bank != COINS * seats + BANK:
        raise CorruptState("state.coins", state.coins, f"{COINS} for each seat and {BANK} more")


def check_phase(state: State, stack: list[str]) -> None:
    """What lies where fits the question that is open."""
    frame = stack[-1] if stack else ""
    dealt = [favourite for favourite in state.favourites if favourite != NONE]
    waiting = state.favourites.count(NONE)
    fits = {
        "frame": len(set(dealt)) == len(dealt) and NONE not in state.favourites[: len(dealt)],
        "favourites": (waiting > 0) == (frame == "deal"),
        "prize": (state.prize != NONE) == (frame in ("bid", "prize")),
        "winner": (state.winner != NONE) == (frame == "prize"),
        "bids": frame == "bid" or set(state.bids) == {NONE},
        "open": frame != "bid" or NONE in state.bids,
        "rounds": (frame != "" or state.rounds == 0) and (frame != "draw" or state.rounds > 0),
    }
    for name, fit in fits.items():
        if not fit:
            raise CorruptState(f"state.{name}", frame, "a question that fits the rest")


EVENTS: Mapping[str, tuple[str, ...]] = {
    "toy.dealt": ("seat", "jewel"),
    "toy.drawn": ("jewel",),
    "toy.bid": ("seat", "coins_bid"),
    "toy.shown": ("seat", "bid"),
    "toy.unsold": ("jewel",),
    "toy.paid": ("seat", "coins"),
    "toy.kept": ("seat", "jewel"),
    "toy.sold": ("seat", "jewel", "coins"),
    "toy.favourite": ("seat", "jewel"),
}
PROMPTS: Mapping[str, tuple[str, ...]] = {
    "toy.deal": (),
    "toy.draw": (),
    "toy.bid": (),
    "toy.prize": (),
}
REFUSALS: Mapping[str, tuple[str, ...]] = {
    "toy.dealt_before": ("jewel",),
    "toy.none_left": ("jewel",),
    "toy.too_poor": ("coins",),
    "toy.bank_broke": ("coins",),
}
ACTIONS: Mapping[str, tuple[str, ...]] = {
    "toy.deal": ("jewel",),
    "toy.draw": ("jewel",),
    "toy.bid": ("coins",),
    "toy.keep": (),
    "toy.sell": (),
}
CATEGORIES = ("jewels", "favourite", "coins")
RULES = ("T1.1", "T1.2", "T2.1", "T2.2", "T3.1", "T3.2", "T4.1")
