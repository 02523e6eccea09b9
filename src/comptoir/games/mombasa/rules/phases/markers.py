# Compiled by mypyc.
"""Bonus markers (action 5): spaces of the board and of the tracks."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.counts import counted
from comptoir.core.indexes import NONE
from comptoir.core.rows import put_row
from comptoir.core.sorting import without
from comptoir.core.stack import Frame
from comptoir.games.mombasa.edition.printed import CARD_KINDS, Reward, TrackBonus
from comptoir.games.mombasa.rules.actions import Acquire, Choose, NoCard, Sell
from comptoir.games.mombasa.rules.area import total, totals
from comptoir.games.mombasa.rules.kinds import (
    BOOKS_AND_DIAMONDS,
    BUY,
    BUY_AND_DIAMONDS,
    EXTRA,
    FIRST_PLAYER,
    LEVELS,
    MAJORITY,
    SELL,
    SELL_DEAR,
    SHARE,
    SPACES,
    TILE,
)
from comptoir.games.mombasa.rules.phases.goods import acquire, affordable, price, refuse_card
from comptoir.games.mombasa.rules.phases.tracks import ChoosingTracks
from comptoir.games.mombasa.rules.purse import diamonds, gain, pay
from comptoir.games.mombasa.rules.refusals import no
from comptoir.games.mombasa.rules.rewards import give
from comptoir.games.mombasa.rules.state import State


def extra(state: State, space: int) -> tuple[int, TrackBonus, int]:
    """M10.8: kind, bonus and company of an extra space of a track."""
    company, level = divmod(space - EXTRA, LEVELS)
    side = state.tracks[company]
    return state.box.bonus[side], state.box.edition.tracks[side].bonuses[level], company


def cost(state: State, space: int) -> int:
    """M10.3, M10.6, M12.B: the pounds that a space itself asks for."""
    if space >= EXTRA:
        return extra(state, space)[1].pay
    return state.box.space_cost[space]


def rewards(state: State, space: int) -> tuple[Reward, ...]:
    """M10.5, M12.B: what a space offers, one of which is taken."""
    if space >= EXTRA:
        return extra(state, space)[1].rewards
    return tuple([tier.reward for tier in state.box.edition.majorities[space - MAJORITY].tiers])


def sold_kind(state: State, space: int) -> int:
    """M10.4, M12.B: the only kind of card that a selling space takes; NONE: any."""
    only = extra(state, space)[1].only if space >= EXTRA else ""
    return CARD_KINDS.index(only) if only else NONE


def sells(kind: int, only: int) -> bool:
    """M10.4, M10.18: whether cards of a kind are sold where only one kind is, or any."""
    return kind != SHARE and only in (NONE, kind)


def place_marker(state: State, seat: int, space: int) -> None:
    """M10.1: the marker blocks the space; the cost is paid; then the reward."""
    state.markers[seat] -= 1
    state.placed[space] = seat
    if state.events is not None:
        state.tell("marker_placed", "M10.1", seat=seat, space=SPACES[space])
    pay(state, seat, cost(state, space), "M10.1")
    if space >= EXTRA:
        _use_extra(state, seat, space)
    elif space >= TILE:
        if state.events is not None:
            state.tell("tile_reserved", "M10.6", seat=seat, tile=SPACES[space])
    elif space >= MAJORITY:
        if total(state, seat, space - MAJORITY) >= state.box.least[space - MAJORITY]:
            state.stack.append(ChoosingReward(seat, space))
    elif space == SELL:
        state.stack.append(Selling(seat, space))
    elif space == BUY:
        state.stack.append(Buying(seat, 0))
    else:
        _take_first_player_marker(state, seat)


def _take_first_player_marker(state: State, seat: int) -> None:
    """M10.2: for the next round; and its reward."""
    state.next_first = seat
    if state.events is not None:
        state.tell("first_player_marker", "M10.2", seat=seat)
    give(state, seat, state.box.edition.bonus_spaces.first_player, NONE, "M10.2")


def _use_extra(state: State, seat: int, space: int) -> None:
    """M12.B: the four kinds of extra spaces."""
    kind, bonus, company = extra(state, space)
    if kind == BOOKS_AND_DIAMONDS:
        state.stack.append(ChoosingReward(seat, space))
    elif kind == BUY_AND_DIAMONDS:
        diamonds(state, seat, bonus.rewards[0].diamonds, "M10.19")
        state.stack.append(Buying(seat, bonus.off))
    elif kind == SELL_DEAR:
        state.stack.append(Selling(seat, space))
    else:
        companies = range(len(state.tracks))
        steps = tuple([0 if n == company else bonus.steps for n in companies])
        state.stack.append(ChoosingTracks(seat, steps, bonus.tracks, bound=False))


def open_spaces(state: State, seat: int) -> int:
    """The bonus spaces where a marker may go, as a set of bits."""
    if not state.markers[seat]:
        return 0
    cost, placed, pounds = state.box.space_cost, state.placed, state.pounds[seat]
    found = _open_majorities(state, seat) | _open_extra(state, seat)
    for space in range(TILE, EXTRA):
        if placed[space] == NONE and cost[space] <= pounds:
            found |= 1 << space
    if placed[BUY] == NONE and cost[BUY] <= pounds:
        found |= 1 << BUY
    if placed[FIRST_PLAYER] == NONE and not _begins_round(state, seat):
        found |= 1 << FIRST_PLAYER
    if placed[SELL] == NONE and _may_sell(state, seat, NONE):
        found |= 1 << SELL
    return found


def _open_majorities(state: State, seat: int) -> int:
    """M10.5: those of the majorities that the seat has; they cost nothing."""
    found, placed, needed = 0, state.placed, state.box.majority
    for kind, have in enumerate(totals(state, seat)):
        if (
            have >= needed[kind]
            and placed[MAJORITY + kind] == NONE
            and who_has_more(state, seat, kind, have) == NONE
        ):
            found |= 1 << MAJORITY + kind
    return found


def _open_extra(state: State, seat: int) -> int:
    """M10.8: those of the tracks' spaces that are unlocked and allowed."""
    found, bonus = 0, state.box.bonus
    for company, levels in enumerate(state.in_force[seat]):
        if levels and bonus[state.tracks[company]] >= BOOKS_AND_DIAMONDS:
            for space in range(EXTRA + company * LEVELS, EXTRA + company * LEVELS + levels):
                if refuse_marker(state, seat, space) is None:
                    found |= 1 << space
    return found


def who_has_more(state: State, seat: int, kind: int, have: int) -> int:
    """M10.5: another seat whose total is higher; seats that have ended don't count."""
    for other in range(state.seats):
        if other != seat and not state.ended[other] and total(state, other, kind) > have:
            return other
    return NONE


def refuse_marker(state: State, seat: int, space: int) -> Refusal | None:
    """M10.1, M10.15: a marker, an empty space, its requirement and its cost."""
    if not state.markers[seat]:
        return no("M10.1", "no_marker_left")
    refusal = _refuse_extra(state, seat, space) if space >= EXTRA else None
    if refusal is not None:
        return refusal
    if state.placed[space] != NONE:
        return no("M10.1", "space_taken", ("seat", state.placed[space]))
    pounds, needed = state.pounds[seat], cost(state, space)
    if pounds < needed:
        return no("M10.1", "too_few_pounds", ("cost", needed), ("pounds", pounds))
    return _refuse_requirement(state, seat, space)


def _refuse_requirement(state: State, seat: int, space: int) -> Refusal | None:
    """What a space asks for besides pounds."""
    if MAJORITY <= space < TILE:
        return _refuse_majority(state, seat, space - MAJORITY)
    if space == FIRST_PLAYER and _begins_round(state, seat):
        return no("M10.2", "first_turn_of_first_player")
    selling = space == SELL or (space >= EXTRA and extra(state, space)[0] == SELL_DEAR)
    if selling and not _may_sell(state, seat, sold_kind(state, space)):
        return no("M10.4", "nothing_to_sell")
    return None


def _begins_round(state: State, seat: int) -> bool:
    """M10.2: it is the first turn of the first player."""
    return seat == state.first and state.turns[seat] == 1


def _refuse_extra(state: State, seat: int, space: int) -> Refusal | None:
    """M10.8, M12.5: only what is unlocked, and one of the two spaces of a track."""
    company, level = divmod(space - EXTRA, LEVELS)
    name = state.box.companies[company]
    if state.box.bonus[state.tracks[company]] < BOOKS_AND_DIAMONDS:
        return no("M10.8", "no_extra_space", ("company", name))
    have = state.in_force[seat][company]
    if have <= level:
        return no("M10.8", "not_unlocked", ("company", name), ("need", level + 1), ("have", have))
    if state.placed[space + 1 - 2 * level] == seat:
        return no("M12.5", "one_space_a_track", ("company", name))
    return None


def _refuse_majority(state: State, seat: int, kind: int) -> Refusal | None:
    """M10.5: a total of 1 at least, and nobody has more."""
    have, need = total(state, seat, kind), state.box.majority[kind]
    name = CARD_KINDS[kind]
    if have < need and state.box.version > 1:
        return no("M10.5", "no_total", ("kind", name))
    if have < need:
        return no("M10.5", "below_threshold", ("kind", name), ("have", have), ("need", need))
    other = who_has_more(state, seat, kind, have)
    if other == NONE:
        return None
    theirs = total(state, other, kind)
    args = (("kind", name), ("have", have), ("seat", other), ("theirs", theirs))
    return no("M10.5", "no_majority", *args)


def _may_sell(state: State, seat: int, only: int) -> bool:
    """M10.4, M10.18: there is a card to sell, where only one kind is sold or any."""
    kinds = state.box.kind
    return any(sells(kinds[card], only) for card in state.hand[seat])


class ChoosingReward(Frame):
    """M10.5: the reward of the threshold reached or of a lower one; M12.B: either or."""

    __slots__ = ("seat", "space")
    answers: ClassVar[tuple[type[Action], ...]] = (Choose,)
    rule: ClassVar[str] = "M10.5"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Which of the rewards."""
        seat = Seat(self.seat)
        options = state.box.act.chooses[self._reached(state)]
        args = (("space", SPACES[self.space]),)
        return (Decision(seat, "mombasa.choose", options, args=args),)

    def _reached(self, state: State) -> int:
        """How many of the rewards there are to choose from, the lower ones first."""
        if self.space >= EXTRA:
            return len(rewards(state, self.space))
        kind, found = self.space - MAJORITY, 0
        have = total(state, self.seat, kind)
        for tier in state.box.edition.majorities[kind].tiers:
            found += have >= tier.total
        return found

    def take(self, state: State, seat: Seat, action: Choose) -> None:
        """M4.7: its parts in order."""
        state.stack.pop()
        if state.events is not None:
            space, number = SPACES[self.space], action.number + 1
            state.tell("reward", self._rule(), seat=seat, space=space, number=number)
        company = NONE
        if self.space < EXTRA:
            company = state.box.edition.majorities[self.space - MAJORITY].company
        give(state, seat, rewards(state, self.space)[action.number], company, self._rule())

    def _rule(self) -> str:
        """The rule of the space: a majority, or an extra space of a track."""
        return "M12.B" if self.space >= EXTRA else "M10.5"

    def refuse(self, state: State, seat: Seat, action: Choose) -> Refusal | None:
        """M10.5: what the total reaches."""
        offered = rewards(state, self.space)
        if action.number >= len(offered):
            return no(self._rule(), "no_such_reward", ("rewards", len(offered)))
        if self.space < EXTRA:
            kind = self.space - MAJORITY
            tier = state.box.edition.majorities[kind].tiers[action.number]
            have = total(state, seat, kind)
            if have < tier.total:
                name = CARD_KINDS[kind]
                return no(
                    "M10.5", "below_threshold", ("kind", name), ("have", have), ("need", tier.total)
                )
        return None


class Buying(Frame):
    """M10.3, M12.B: a display card for its full price in pounds, or none."""

    __slots__ = ("off", "seat")
    answers: ClassVar[tuple[type[Action], ...]] = (Acquire, NoCard)
    rule: ClassVar[str] = "M10.3"

    def __init__(self, seat: int, off: int) -> None:
        self.seat = seat
        self.off = off

    def ask(self, state: State) -> tuple[Decision, ...]:
        """M10.19: what the pounds left suffice for."""
        seat, act = Seat(self.seat), state.box.act
        pounds = state.pounds[seat]
        options = (*affordable(state, pounds, self.off), act.no_card)
        args = (("pounds", pounds),)
        return (Decision(seat, "mombasa.buy", options, args=args),)

    def take(self, state: State, seat: Seat, action: Acquire | NoCard) -> None:
        """M15.2: at price 0 nothing is due."""
        state.stack.pop()
        if isinstance(action, Acquire):
            due = price(state, action.space, self.off)
            acquire(state, seat, action.space, due, self.rule)
            pay(state, seat, due, self.rule)
        elif state.events is not None:
            state.tell("bought_none", "M10.19", seat=seat)

    def refuse(self, state: State, seat: Seat, action: Acquire | NoCard) -> Refusal | None:
        """Only what is there and can be paid."""
        if isinstance(action, NoCard):
            return None
        refusal = refuse_card(state, action.space)
        if refusal is not None:
            return refusal
        due, pounds = price(state, action.space, self.off), state.pounds[seat]
        if due > pounds:
            return no("M10.19", "too_few_pounds", ("cost", due), ("pounds", pounds))
        return None


class Selling(Frame):
    """M10.4, M12.B: a card out of the hand for its crate value and more."""

    __slots__ = ("seat", "space")
    answers: ClassVar[tuple[type[Action], ...]] = (Sell,)
    rule: ClassVar[str] = "M10.4"

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Which card."""
        seat, sell = Seat(self.seat), state.box.act.sell
        only, kinds, before = sold_kind(state, self.space), state.box.kind, NONE
        cards = []
        for card in state.hand[seat]:
            if card != before and sells(kinds[card], only):
                cards.append(sell[card])
            before = card
        args = (("plus", self._plus(state)),)
        return (Decision(seat, "mombasa.sell", tuple(cards), args=args),)

    def _plus(self, state: State) -> int:
        if self.space == SELL:
            return state.box.edition.bonus_spaces.sell_plus
        return extra(state, self.space)[1].plus

    def pounds(self, state: State, card: int) -> int:
        """M10.4: the crate value, and what the space adds."""
        return state.box.crate[card] + self._plus(state)

    def take(self, state: State, seat: Seat, action: Sell) -> None:
        """It goes face up to the discard pile, out of the game."""
        card = action.card
        state.stack.pop()
        state.hand = put_row(state.hand, seat, without(state.hand[seat], card))
        state.discard = counted(state.discard, card, 1)
        if state.events is not None:
            state.tell("sold", self.rule, seat=seat, card=state.box.cards[card].id)
        gain(state, seat, self.pounds(state, card), self.rule)

    def refuse(self, state: State, seat: Seat, action: Sell) -> Refusal | None:
        """M10.18: any card in the hand but a single share card; M12.B: of the right kind."""
        kind, only = state.box.kind[action.card], sold_kind(state, self.space)
        if kind == SHARE:
            return no("M10.18", "share_not_sold")
        if only not in (NONE, kind):
            return no("M12.B", "other_kind", ("kind", CARD_KINDS[only]))
        if action.card not in state.hand[seat]:
            return no("M10.4", "not_in_hand", ("card", state.box.cards[action.card].id))
        return None
