"""The rules of the toy game: its actions, its state, and a frame for each question."""

from dataclasses import dataclass
from typing import ClassVar

from comptoir.core import (
    CHANCE,
    Action,
    Decision,
    Event,
    Refusal,
    Seat,
    Value,
)
from comptoir.core.notation import Lexicon, named
from comptoir.core.stack import Frame, Stacked, allowed

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
        """T2.2: the highest bid pays, if it is alone; otherwise the jewel is gone."""
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
