# Compiled by mypyc.
"""Goods (action 1): cards named, a card acquired, steps."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.indexes import NONE
from comptoir.core.native import mypyc_attr
from comptoir.core.rows import put, put_in, put_row
from comptoir.core.sorting import inserted
from comptoir.core.stack import Frame
from comptoir.games.mombasa.edition.printed import GOODS
from comptoir.games.mombasa.rules.actions import Acquire, Goods, NoCard, Step, Stop
from comptoir.games.mombasa.rules.area import bonus, plus_slot, units
from comptoir.games.mombasa.rules.kinds import CHEAPER_BANANAS, CHEAPER_COTTON, GOODS_KINDS
from comptoir.games.mombasa.rules.phases.tracks import free, refuse_step, step, steps_ahead
from comptoir.games.mombasa.rules.refusals import no
from comptoir.games.mombasa.rules.state import State


def goods_slot(state: State, seat: int, card: int, plus: bool) -> int:
    """The slot of such a goods card, face up, with the "+1" tile on it or without."""
    tiled, up = plus_slot(state, seat), state.up[seat]
    for slot, found in enumerate(state.area[seat]):
        if found == card and up[slot] and (slot == tiled) == plus:
            return slot
    return NONE


def refuse_goods(state: State, seat: int, action: Goods) -> Refusal | None:
    """M4.4: the card must lie face up."""
    if goods_slot(state, seat, action.card, action.plus) != NONE:
        return None
    kind = "plus_not_there" if action.plus else "not_face_up"
    return no("M4.4", kind, ("card", state.box.cards[action.card].id))


def goods_cards(state: State, seat: int) -> list[Goods]:
    """The face-up goods cards, by type, one with the "+1" tile after those without."""
    box, tiled, up = state.box, plus_slot(state, seat), state.up[seat]
    keys: list[int] = []
    for slot, card in enumerate(state.area[seat]):
        if up[slot] and box.kind[card] < GOODS_KINDS:
            key = 2 * card + (slot == tiled)
            if key not in keys:
                keys.append(key)
    keys.sort()
    return [box.act.goods[key % 2][key // 2] for key in keys]


def discount(state: State, seat: int, kinds: int) -> int:
    """M5.13, M12.A: what goods of these kinds (a set of bits) take off a price, once."""
    off = 0
    for which in (CHEAPER_BANANAS, CHEAPER_COTTON):
        found = bonus(state, seat, which)
        if found is not None and found.off:
            any_goods = found.goods == "any"
            if any_goods or kinds == 1 << GOODS.index(found.goods):
                off = max(off, found.off)
    return off


def may_mix(state: State, seat: int) -> bool:
    """M12.A: the second banana bonus."""
    found = bonus(state, seat, CHEAPER_BANANAS)
    return found is not None and found.mixed


def price(state: State, space: int, off: int) -> int:
    """M5.3, M5.7: the crates of card and space, less the discount, never below 0."""
    box = state.box
    return max(0, box.crate[state.display[space]] + box.space_crates[space] - off)


def acquire(state: State, seat: int, space: int, cost: int, rule: str) -> None:
    """M5.3, M5.8: the card goes to the hand; its space stays empty."""
    card = state.display[space]
    state.display = put(state.display, space, NONE)
    state.hand = put_row(state.hand, seat, inserted(state.hand[seat], card))
    if state.events is not None:
        name = state.box.cards[card].id
        row, column = divmod(space, state.box.edition.card_display.columns)
        place = {"row": row + 1, "column": column + 1}
        state.tell("acquired", rule, seat=seat, card=name, **place, price=cost)


def affordable(state: State, most: int, off: int) -> list[Acquire]:
    """The cards in the display that cost no more than that."""
    box, take, found = state.box, state.box.act.acquire, []
    crates, cards, highest = box.space_crates, box.crate, most + off
    for space, card in enumerate(state.display):
        if card != NONE and cards[card] + crates[space] <= highest:
            found.append(take[space])
    return found


def refuse_card(state: State, space: int) -> Refusal | None:
    """M5.3: only where a card lies."""
    return no("M5.3", "no_card_displayed") if state.display[space] == NONE else None


@mypyc_attr(free_list_len=1)
class UsingGoods(Frame):
    """M5.10: further cards in the order of their types, then a display card or none."""

    __slots__ = ("kinds", "last", "seat", "units")
    answers: ClassVar[tuple[type[Action], ...]] = (Goods, Acquire, NoCard)
    rule: ClassVar[str] = "M5.10"

    def __init__(self, seat: int, units: int, kinds: int, last: int) -> None:
        self.seat = seat
        self.units = units
        self.kinds = kinds
        """The kinds of goods named, as a set of bits."""
        self.last = last
        """The last card named, so that each choice of cards is made in one order only."""

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Another card to be used, the card to acquire, or none."""
        seat, act = Seat(self.seat), state.box.act
        cards = affordable(state, self.units, discount(state, seat, self.kinds))
        more = self._more(state, seat)
        options = (*more, *cards) if self._mixed() else (*more, *cards, act.no_card)
        return (Decision(seat, "mombasa.goods", options, args=(("units", self.units),)),)

    def _more(self, state: State, seat: int) -> list[Goods]:
        """The further cards that may be named."""
        kinds, mix = state.box.kind, may_mix(state, seat)
        return [
            action
            for action in goods_cards(state, seat)
            if (mix or 1 << kinds[action.card] == self.kinds)
            and self._refuse_more(state, seat, action) is None
        ]

    def _mixed(self) -> bool:
        """M5.12: goods of several kinds were named."""
        return self.kinds & (self.kinds - 1) != 0

    def take(self, state: State, seat: Seat, action: Goods | Acquire | NoCard) -> None:
        """What is left of the units are steps."""
        if isinstance(action, Goods):
            state.stack[-1] = use_goods(state, seat, action, self.units, self.kinds)
            return
        left = self.units
        if isinstance(action, Acquire):
            cost = price(state, action.space, discount(state, seat, self.kinds))
            left -= cost
            acquire(state, seat, action.space, cost, "M5.3")
        elif state.events is not None:
            state.tell("acquired_none", "M5.2", seat=seat, units=left)
        state.stack[-1] = Stepping(seat, left)

    def refuse(self, state: State, seat: Seat, action: Goods | Acquire | NoCard) -> Refusal | None:
        """M5.1: one kind of goods; M5.12: several only for a card."""
        if isinstance(action, Goods):
            return refuse_goods(state, seat, action) or self._refuse_more(state, seat, action)
        if isinstance(action, Acquire):
            return self._refuse_acquire(state, seat, action.space)
        if self._mixed():
            return no("M5.12", "mixed_without_card")
        return None

    def _refuse_acquire(self, state: State, seat: int, space: int) -> Refusal | None:
        refusal = refuse_card(state, space)
        if refusal is not None:
            return refusal
        cost = price(state, space, discount(state, seat, self.kinds))
        if cost > self.units:
            return no("M5.3", "too_few_units", ("price", cost), ("units", self.units))
        return None

    def _refuse_more(self, state: State, seat: int, action: Goods) -> Refusal | None:
        """M5.1, M5.10, M5.12: one kind, in order; mixed kinds must lead to a card."""
        kinds = self.kinds | 1 << state.box.kind[action.card]
        mixed = kinds & (kinds - 1)
        if mixed and not may_mix(state, seat):
            return no("M5.1", "one_kind", ("card", state.box.cards[action.card].id))
        if _key(action) < self.last:
            return no("M5.10", "cards_in_order", ("card", state.box.cards[action.card].id))
        if mixed and not self._buys(state, seat, action, kinds):
            return no("M5.12", "mixed_without_card")
        return None

    def _buys(self, state: State, seat: int, action: Goods, kinds: int) -> bool:
        """With this card, and all that may still be named, some card of the display."""
        most, off = self._most_units(state, seat, action), discount(state, seat, kinds)
        return bool(affordable(state, most, off))

    def _most_units(self, state: State, seat: int, action: Goods) -> int:
        """The units with this card and all that may still be named after it."""
        up, area, tiled = state.up[seat], state.area[seat], plus_slot(state, seat)
        found = self.units
        for slot, card in enumerate(area):
            later = 2 * card + (slot == tiled) >= _key(action)
            if later and up[slot] and state.box.kind[card] < GOODS_KINDS:
                found += units(state, seat, slot)
        return found


def _key(action: Goods) -> int:
    return 2 * action.card + action.plus


def use_goods(state: State, seat: Seat, action: Goods, before: int, kinds: int) -> UsingGoods:
    """M5.6: a card named is turned face down, the "+1" tile with it; its units add up."""
    box = state.box
    slot = goods_slot(state, seat, action.card, action.plus)
    found = units(state, seat, slot)
    state.up = put_in(state.up, seat, slot, 0)
    if state.events is not None:
        state.tell("goods_used", "M5.1", seat=seat, card=box.cards[action.card].id, units=found)
    kinds |= 1 << box.kind[action.card]
    return UsingGoods(seat, before + found, kinds, _key(action))


@mypyc_attr(free_list_len=1)
class Stepping(Frame):
    """M5.4: a step for each unit, split over the tracks as the player likes."""

    __slots__ = ("seat", "units")
    answers: ClassVar[tuple[type[Action], ...]] = (Step, Stop)
    rule: ClassVar[str] = "M5.4"

    def __init__(self, seat: int, units: int) -> None:
        self.seat = seat
        self.units = units

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The track for the next unit."""
        if not self.units:
            state.stack.pop()
            return ()
        seat, act = Seat(self.seat), state.box.act
        tracks = steps_ahead(state, seat)
        if self._free(state) == NONE:
            tracks |= 1 << len(state.tracks)
        args = (("units", self.units),)
        return (Decision(seat, "mombasa.step", act.steps[tracks], args=args),)

    def _free(self, state: State) -> int:
        """M5.5: the first track where a unit can be used at no cost; NONE if there is none."""
        for company in range(len(state.tracks)):
            if free(state, self.seat, company):
                return company
        return NONE

    def take(self, state: State, seat: Seat, action: Step | Stop) -> None:
        """M12.11: space by space."""
        if isinstance(action, Step):
            state.stack[-1] = Stepping(seat, self.units - 1)
            step(state, seat, action.company)
        else:
            state.stack.pop()
            state.tell("units_lost", "M5.5", seat=seat, units=self.units)

    def refuse(self, state: State, seat: Seat, action: Step | Stop) -> Refusal | None:
        """M5.5: units must be used as long as that costs nothing."""
        if isinstance(action, Step):
            return refuse_step(state, seat, action.company)
        company = self._free(state)
        if company == NONE:
            return None
        name = state.box.companies[company]
        return no("M5.5", "units_left", ("units", self.units), ("company", name))
