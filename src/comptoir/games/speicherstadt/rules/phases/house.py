# Compiled by mypyc.
"""The merchant house: sales, exchanges, and what stays over the round."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.counts import total
from comptoir.core.native import mypyc_attr
from comptoir.core.stack import Frame, allowed
from comptoir.games.speicherstadt.rules.actions import Keep, Lay, Take
from comptoir.games.speicherstadt.rules.state import State


def _refuse_good(state: State, seat: Seat, good: int, lowest: int, left: int) -> Refusal | None:
    """S6.13: one by one in the order of the goods, and never into a dead end."""
    pool = state.pool[seat]
    name = state.box.goods[good]
    if not pool[good]:
        return Refusal("S6.7", "speicherstadt.good_missing", (("good", name),))
    if good < lowest:
        return Refusal("S6.13", "speicherstadt.goods_in_order", (("good", name),))
    if total(pool[good:]) < left:
        return Refusal("S6.13", "speicherstadt.too_few_after", (("good", name), ("need", left)))
    return None


class Laying(Frame):
    """S6.6: goods are laid on the stock, for a coin or for a good."""

    __slots__ = ("exchange", "left", "lowest", "seat")
    answers: ClassVar[tuple[type[Action], ...]] = (Lay,)
    rule: ClassVar[str] = "S6.6"

    def __init__(self, seat: Seat, left: int, lowest: int, exchange: bool) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest
        self.exchange = exchange

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next good."""
        options = allowed(self, state, self.seat, state.box.act.lay)
        args = (("left", self.left),)
        return (Decision(self.seat, "speicherstadt.lay", options, args=args),)

    def take(self, state: State, seat: Seat, action: Lay) -> None:
        """Lay it down; with the last one comes the coin or the choice of a good."""
        good = action.good
        state.pool[seat][good] -= 1
        state.stock[good] += 1
        state.tell("laid", self.rule, seat=seat, good=state.box.goods[good])
        if self.left > 1:
            state.stack[-1] = Laying(seat, self.left - 1, good, self.exchange)
        elif self.exchange:
            state.stack[-1] = Taking(seat)
        else:
            state.stack.pop()
            coins = state.box.edition.sell_coins
            state.coins[seat] += coins
            state.tell("sold", self.rule, seat=seat, coins=coins)

    def refuse(self, state: State, seat: Seat, action: Lay) -> Refusal | None:
        """Only own goods."""
        return _refuse_good(state, seat, action.good, self.lowest, self.left)


class Taking(Frame):
    """S6.11: any good in the stock may be taken, one of those laid down included."""

    __slots__ = ("seat",)
    answers: ClassVar[tuple[type[Action], ...]] = (Take,)
    rule: ClassVar[str] = "S6.11"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The good wanted."""
        options = allowed(self, state, self.seat, state.box.act.take)
        return (Decision(self.seat, "speicherstadt.take", options),)

    def take(self, state: State, seat: Seat, action: Take) -> None:
        """The good joins the pool."""
        state.stock[action.good] -= 1
        state.pool[seat][action.good] += 1
        state.tell("took", self.rule, seat=seat, good=state.box.goods[action.good])
        state.stack.pop()

    def refuse(self, state: State, seat: Seat, action: Take) -> Refusal | None:
        """A kind not in the stock can't be had."""
        if not state.stock[action.good]:
            good = state.box.goods[action.good]
            return Refusal(self.rule, "speicherstadt.not_in_stock", (("good", good),))
        return None


@mypyc_attr(free_list_len=1)
class Keeping(Frame):
    """S6.10, S6.13: what stays over the round, and the rest to the stock.

    All that has room stays, the warehouse filled first: which good lies where never matters. Only
    where room is short the player is asked, good by good.
    """

    __slots__ = ("lowest", "seat")
    answers: ClassVar[tuple[type[Action], ...]] = (Keep,)
    rule: ClassVar[str] = "S6.10"

    def __init__(self, seat: Seat, lowest: int) -> None:
        self.seat = seat
        self.lowest = lowest

    def ask(self, state: State) -> tuple[Decision, ...]:
        """A good to keep, while there is room for some of the goods but not for all."""
        room, goods = room_left(state, self.seat), total(state.pool[self.seat])
        if room == 0 or goods <= room:
            self._end(state)
            return ()
        options = allowed(self, state, self.seat, state.box.act.keep)
        args = (("room", room),)
        return (Decision(self.seat, "speicherstadt.keep", options, args=args),)

    def _end(self, state: State) -> None:
        """Store what has room; S6.2: what is left goes to the stock."""
        seat, pool = self.seat, state.pool[self.seat]
        kept = room_left(state, seat) > 0
        left: list[str] = []
        for good, name in enumerate(state.box.goods):
            while pool[good]:
                if kept:
                    _store(state, seat, good)
                else:
                    pool[good] -= 1
                    state.stock[good] += 1
                    left.append(name)
        if left:
            state.tell("left_over", "S6.2", seat=seat, goods=tuple(left))
        state.stack.pop()

    def take(self, state: State, seat: Seat, action: Keep) -> None:
        """The good finds its place."""
        _store(state, seat, action.good)
        state.stack[-1] = Keeping(seat, action.good)

    def refuse(self, state: State, seat: Seat, action: Keep) -> Refusal | None:
        """Only own goods, and all the room is used; to keep less, throw goods away first."""
        return _refuse_good(state, seat, action.good, self.lowest, room_left(state, seat))


def room_left(state: State, seat: Seat) -> int:
    """S6.5, S6.6: free places in the warehouse, if it is the player's, and the merchant house."""
    return _warehouse_room(state, seat) + _house_room(state, seat)


def _warehouse_room(state: State, seat: Seat) -> int:
    box = state.box
    places = box.edition.warehouse_places * state.cards[seat][box.warehouse]
    return places - total(state.warehouse[seat])


def _house_room(state: State, seat: Seat) -> int:
    return state.box.edition.house_places - total(state.house[seat])


def _store(state: State, seat: Seat, good: int) -> None:
    """S6.5, S6.6: one good into the warehouse or, when it is full, the merchant house."""
    state.pool[seat][good] -= 1
    in_warehouse = _warehouse_room(state, seat) > 0
    place = state.warehouse[seat] if in_warehouse else state.house[seat]
    place[good] += 1
    if in_warehouse:
        state.tell("stored", "S6.5", seat=seat, good=state.box.goods[good])
    else:
        state.tell("kept", "S6.6", seat=seat, good=state.box.goods[good])
