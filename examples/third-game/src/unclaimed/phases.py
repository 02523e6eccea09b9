"""The course of a game: a frame for each question, chapter by chapter of the rules."""

from typing import ClassVar

from comptoir.core import CHANCE, Action, Decision, Refusal, Seat
from comptoir.core.indexes import NONE
from comptoir.core.stack import Frame, allowed
from unclaimed.box import Bid, Deal, Draw, Keep
from unclaimed.state import State


class Commissions(Frame):
    """U1.2: a commission for each player, seen by that player alone."""

    answers: ClassVar[tuple[type[Action], ...]] = (Deal,)
    rule: ClassVar[str] = "U1.2"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next player's, until all have one."""
        if NONE not in state.commissions:
            state.stack[-1] = Lot()
            return ()
        options = allowed(self, state, CHANCE, state.box.deals)
        return (Decision(CHANCE, "unclaimed.deal", options, (1,) * len(options)),)

    def take(self, state: State, seat: Seat, action: Deal) -> None:
        """Deal it."""
        to = Seat(state.commissions.index(NONE))
        state.commissions[to] = action.good
        state.confide("dealt", "U1.2", to, reveals=True, good=state.good(action.good))

    def refuse(self, state: State, seat: Seat, action: Deal) -> Refusal | None:
        """Nobody gets what another one has."""
        if action.good in state.commissions:
            return Refusal("U1.2", "unclaimed.dealt", (("good", state.good(action.good)),))
        return None


class Lot(Frame):
    """U2.1: the crates of the round, out of the store; after the last round the game is over."""

    answers: ClassVar[tuple[type[Action], ...]] = (Draw,)
    rule: ClassVar[str] = "U2.1"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next crate."""
        if not state.lot and state.round == state.rounds:
            _end(state)
            return ()
        if len(state.lot) == state.box.edition.lot:
            state.stack[-1] = Bids()
            return ()
        options = allowed(self, state, CHANCE, state.box.draws)
        weights = tuple([state.store[draw.good] for draw in options if isinstance(draw, Draw)])
        return (Decision(CHANCE, "unclaimed.draw", options, weights),)

    def take(self, state: State, seat: Seat, action: Draw) -> None:
        """Put it up for sale; the first crate opens the round."""
        if not state.lot:
            state.round += 1
            state.tell("round", "U2.4", round=state.round, seat=state.from_auctioneer()[0])
        state.store[action.good] -= 1
        state.lot.append(action.good)
        state.reveal("drawn", "U2.1", good=state.good(action.good))

    def refuse(self, state: State, seat: Seat, action: Draw) -> Refusal | None:
        """Only what is in the store."""
        if not state.store[action.good]:
            return Refusal("U2.1", "unclaimed.none_left", (("good", state.good(action.good)),))
        return None


class Bids(Frame):
    """U2.2: all bid at once; the last envelope opens them all."""

    answers: ClassVar[tuple[type[Action], ...]] = (Bid,)
    rule: ClassVar[str] = "U2.2"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """A question to each seat that has not bid."""
        waiting = [Seat(seat) for seat, bid in enumerate(state.bids) if bid == NONE]
        if not waiting:
            _open(state)
        return tuple([self._question(state, seat) for seat in waiting])

    def _question(self, state: State, seat: Seat) -> Decision:
        """The bids in their order, as far as the purse goes: quicker than to try each of them."""
        options = state.box.bids[: state.coins[seat] + 1]
        args = (("lot", tuple([state.good(good) for good in state.lot])),)
        return Decision(seat, "unclaimed.bid", options, args=args, opens=True)

    def take(self, state: State, seat: Seat, action: Bid) -> None:
        """Seal the envelope."""
        state.bids[seat] = action.coins
        state.confide("sealed", "U2.2", seat, bid=action.coins)

    def refuse(self, state: State, seat: Seat, action: Bid) -> Refusal | None:
        """Nobody bids more than they have."""
        if action.coins > state.coins[seat]:
            return Refusal("U2.2", "unclaimed.too_poor", (("purse", state.coins[seat]),))
        return None


class Crates(Frame):
    """U3.1: which crate the buyer keeps."""

    answers: ClassVar[tuple[type[Action], ...]] = (Keep,)
    rule: ClassVar[str] = "U3.1"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """One question; none to speak of if both hold the same."""
        seat = Seat(state.buyer)
        options = allowed(self, state, seat, state.box.keeps)
        return (Decision(seat, "unclaimed.keep", options, opens=True),)

    def take(self, state: State, seat: Seat, action: Keep) -> None:
        """Keep one, sell the other."""
        state.lot.remove(action.good)
        state.crates[seat][action.good] += 1
        state.tell("kept", "U3.1", seat=seat, good=state.good(action.good))
        sold, price = state.lot.pop(), state.box.edition.price
        state.gone[sold] += 1
        state.coins[seat] += price
        state.tell("sold", "U3.1", seat=seat, good=state.good(sold), coins=price)
        state.buyer = NONE
        state.stack[-1] = Lot()

    def refuse(self, state: State, seat: Seat, action: Keep) -> Refusal | None:
        """Only what is in the lot."""
        if action.good not in state.lot:
            return Refusal("U3.1", "unclaimed.not_in_lot", (("good", state.good(action.good)),))
        return None


def _open(state: State) -> None:
    """U2.3: the bids are shown, and the lot goes to the highest if it reaches the reserve."""
    bids = list(state.bids)
    state.bids = [NONE] * state.seats
    for seat in state.from_auctioneer():
        state.reveal("shown", "U2.3", seat=seat, bid=bids[seat])
    _reward_patience(state, bids)
    best = max(bids)
    if best < state.box.edition.reserve:
        _withdraw(state)
        return
    buyer = next(seat for seat in state.from_auctioneer() if bids[seat] == best)
    state.buyer = buyer
    state.coins[buyer] -= best
    state.tell("bought", "U2.4" if bids.count(best) > 1 else "U2.3", seat=buyer, coins=-best)
    state.stack[-1] = Crates()


def _reward_patience(state: State, bids: list[int]) -> None:
    """U2.6: a coin for whoever bid 0."""
    gain = state.box.edition.patience
    for seat in state.from_auctioneer():
        if bids[seat] == 0 and gain:
            state.coins[seat] += gain
            state.tell("waited", "U2.6", seat=seat, coins=gain)


def _withdraw(state: State) -> None:
    """U2.5: nobody wanted it."""
    state.tell("withdrawn", "U2.5", lot=tuple([state.good(good) for good in state.lot]))
    for good in state.lot:
        state.gone[good] += 1
    state.lot = []
    state.stack[-1] = Lot()


def _end(state: State) -> None:
    """U4.1: the commissions are shown."""
    state.stack.pop()
    for number, good in enumerate(state.commissions):
        state.reveal("commission", "U4.1", seat=number, good=state.good(good))


FRAMES: dict[str, type[Frame]] = {
    frame.__name__: frame for frame in (Commissions, Lot, Bids, Crates)
}
