# Compiled by mypyc.
"""Phase 4, processing: goods go to contracts, traders and the merchant house."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.counts import total
from comptoir.core.native import mypyc_attr
from comptoir.core.stack import Frame
from comptoir.games.speicherstadt.rules.actions import (
    Deliver,
    Done,
    Exchange,
    Sell,
    Throw,
    Trade,
)
from comptoir.games.speicherstadt.rules.phases.house import Keeping, Laying
from comptoir.games.speicherstadt.rules.state import State

Use = Deliver | Trade | Sell | Exchange | Throw | Done


@mypyc_attr(free_list_len=1)
class Processing(Frame):
    """S6.1, S6.9: player by player from the start player, each in one go."""

    __slots__ = ("turn",)
    answers: ClassVar[tuple[type[Action], ...]] = (Deliver, Trade, Sell, Exchange, Throw, Done)
    rule: ClassVar[str] = "S6.1"

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Any use of goods, in any order, as often as wished, until the player is done."""
        if self.turn == state.seats:
            state.stack.pop()
            return ()
        seat = Seat(state.clockwise(self.turn))
        gather(state, seat)
        goods = total(state.pool[seat])
        options = state.box.act.uses.of(_uses(state, seat, goods))
        if goods:
            options = tuple(_deliveries(state, seat)) + options
        return (Decision(seat, "speicherstadt.process", options, opens=True),)

    def take(self, state: State, seat: Seat, action: Use) -> None:
        """One use; then the next."""
        edition = state.box.edition
        if isinstance(action, Deliver):
            self._deliver(state, seat, action)
        elif isinstance(action, Trade):
            self._trade(state, seat, action)
        elif isinstance(action, Sell):
            state.tell("sells", "S6.6", seat=seat)
            state.stack.append(Laying(seat, edition.sell_goods, 0, exchange=False))
        elif isinstance(action, Exchange):
            state.tell("exchanges", "S6.6", seat=seat)
            state.stack.append(Laying(seat, edition.exchange_give, 0, exchange=True))
        elif isinstance(action, Throw):
            self._throw(state, seat, action)
        else:
            if state.events is not None:
                state.tell("done", "S6.1", seat=seat)
            state.stack[-1] = Processing(self.turn + 1)
            state.stack.append(Keeping(seat, 0))

    def _deliver(self, state: State, seat: Seat, action: Deliver) -> None:
        """S6.3: a good goes on a matching empty symbol and never leaves."""
        box = state.box
        state.pool[seat][action.good] -= 1
        state.delivered[action.contract][action.good] += 1
        card = box.cards[box.contracts[action.contract]].id
        state.tell("delivered", "S6.3", seat=seat, good=box.goods[action.good], card=card)

    def _trade(self, state: State, seat: Seat, action: Trade) -> None:
        """S6.4: a trader buys its own good, to the stock."""
        state.pool[seat][action.good] -= 1
        state.stock[action.good] += 1
        coins = state.box.edition.trader_coins
        state.coins[seat] += coins
        state.tell("traded", "S6.4", seat=seat, good=state.box.goods[action.good], coins=coins)

    def _throw(self, state: State, seat: Seat, action: Throw) -> None:
        """S6.12: goods may be thrown away."""
        state.pool[seat][action.good] -= 1
        state.stock[action.good] += 1
        state.tell("threw", "S6.12", seat=seat, good=state.box.goods[action.good])

    def refuse(self, state: State, seat: Seat, action: Use) -> Refusal | None:
        """S6.2, S6.7: the goods of ships, warehouse and merchant house serve alike."""
        if isinstance(action, Deliver):
            return _refuse_delivery(state, seat, action)
        if isinstance(action, Trade):
            return _refuse_trade(state, seat, action)
        if isinstance(action, Sell):
            return _refuse_few(state, seat, state.box.edition.sell_goods)
        if isinstance(action, Exchange):
            return _refuse_few(state, seat, state.box.edition.exchange_give)
        if isinstance(action, Throw):
            return _refuse_missing(state, seat, action.good)
        return None


def _deliveries(state: State, seat: Seat) -> list[Action]:
    """S6.3: goods for empty symbols of own contracts."""
    box, own, pool = state.box, state.cards[seat], state.pool[seat]
    found: list[Action] = []
    for contract, card in enumerate(box.contracts):
        if own[card]:
            symbols, filled = box.cards[card].goods, state.delivered[contract]
            for deliver in box.act.deliver[contract]:
                good = deliver.good
                if pool[good] and filled[good] != symbols[good]:
                    found.append(deliver)
    return found


def _uses(state: State, seat: Seat, goods: int) -> int:
    """S6.4, S6.6, S6.12: all other uses of that many goods, and the end, as a set of bits."""
    box, own, pool = state.box, state.cards[seat], state.pool[seat]
    kinds = len(pool)
    found = 1 << 2 * kinds + 2
    for good, count in enumerate(pool):
        if count:
            found |= 1 << kinds + 2 + good
            if own[box.traders[good]]:
                found |= 1 << good
    if goods >= box.edition.sell_goods:
        found |= 1 << kinds
    if goods >= box.edition.exchange_give:
        found |= 1 << kinds + 1
    return found


def gather(state: State, seat: Seat) -> None:
    """S6.10: goods of new ships, warehouse and merchant house are one pool while processing."""
    pool = state.pool[seat]
    for place in (state.warehouse[seat], state.house[seat]):
        for good, count in enumerate(place):
            if count:
                pool[good] += count
                place[good] = 0


def _refuse_delivery(state: State, seat: Seat, action: Deliver) -> Refusal | None:
    """S6.3: onto an own contract, a matching and empty symbol."""
    box, good = state.box, action.good
    card = box.contracts[action.contract]
    if not state.cards[seat][card]:
        return Refusal("S5.3", "speicherstadt.not_yours", (("card", box.cards[card].id),))
    if state.delivered[action.contract][good] == box.cards[card].goods[good]:
        return Refusal(
            "S6.3",
            "speicherstadt.symbol_filled",
            (("card", box.cards[card].id), ("good", box.goods[good])),
        )
    return _refuse_missing(state, seat, good)


def _refuse_trade(state: State, seat: Seat, action: Trade) -> Refusal | None:
    """S6.4: only with the trader of that good."""
    box = state.box
    card = box.traders[action.good]
    if not state.cards[seat][card]:
        return Refusal("S6.4", "speicherstadt.not_yours", (("card", box.cards[card].id),))
    return _refuse_missing(state, seat, action.good)


def _refuse_few(state: State, seat: Seat, need: int) -> Refusal | None:
    """S6.6: the merchant house asks for 2 or 3 goods."""
    have = total(state.pool[seat])
    if have < need:
        return Refusal("S6.6", "speicherstadt.too_few_goods", (("need", need), ("have", have)))
    return None


def _refuse_missing(state: State, seat: Seat, good: int) -> Refusal | None:
    """S6.7: used goods come from the player's own."""
    if not state.pool[seat][good]:
        return Refusal("S6.7", "speicherstadt.good_missing", (("good", state.box.goods[good]),))
    return None
