# Compiled by mypyc.
"""The general action phase: whose turn it is, and the choice of one action."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.indexes import NONE
from comptoir.core.native import mypyc_attr
from comptoir.core.rows import put_in
from comptoir.core.stack import Frame, Quiet
from comptoir.games.mombasa.rules.actions import (
    Bookkeeper,
    End,
    Expand,
    Goods,
    Marker,
    Merchant,
    PlusOne,
)
from comptoir.games.mombasa.rules.area import (
    expansion_total,
    face_up,
    has_tile,
    plus_slot,
)
from comptoir.games.mombasa.rules.kinds import (
    MORE_MARKERS,
    SPACES,
    TILE_PLUS_ONE,
)
from comptoir.games.mombasa.rules.phases.bookkeeper import begin_bookkeeping
from comptoir.games.mombasa.rules.phases.bookkeeping import Placing
from comptoir.games.mombasa.rules.phases.displays import FillingBooks, book_space
from comptoir.games.mombasa.rules.phases.ending import end_phase
from comptoir.games.mombasa.rules.phases.expansion import begin_expansion
from comptoir.games.mombasa.rules.phases.goods import goods_cards, refuse_goods, use_goods
from comptoir.games.mombasa.rules.phases.markers import open_spaces, place_marker, refuse_marker
from comptoir.games.mombasa.rules.phases.merchant import use_merchant
from comptoir.games.mombasa.rules.refusals import no
from comptoir.games.mombasa.rules.state import State


class ActionPhase(Quiet):
    """M4.1: clockwise from the first player, until all have ended their action phase."""

    __slots__ = ()
    rule: ClassVar[str] = "M4.1"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """M7.3: the turn before ends with its books; then comes the next one."""
        if state.taken:
            state.stack.append(Placing(state.turn, (), NONE))
        elif book_space(state) != NONE:
            state.stack.append(FillingBooks())
        elif 0 not in state.ended:
            state.stack.pop()
        else:
            begin_turn(state, next_seat(state))
        return ()


def next_seat(state: State) -> int:
    """M4.1: the first player, then clockwise; seats that have ended are skipped."""
    seat = state.first if state.turn == NONE else (state.turn + 1) % state.seats
    while state.ended[seat]:
        seat = (seat + 1) % state.seats
    return seat


def begin_turn(state: State, seat: int) -> None:
    """M12.4, M12.8: bonuses unlocked since the last turn are in force from now on."""
    box, levels = state.box, state.in_force[seat]
    state.turn = seat
    state.turns[seat] += 1
    if state.events is not None:
        state.tell("turn", "M4.1", seat=seat)
    for company, space in enumerate(state.position[seat]):
        level = box.level[state.tracks[company]][space]
        if level > levels[company]:
            _bring_into_force(state, seat, company, level)
    state.stack.append(Turn(seat, opens=True))


def _bring_into_force(state: State, seat: int, company: int, level: int) -> None:
    """M12.8: all bonuses of a track up to this one."""
    box, side = state.box, state.tracks[company]
    before = state.in_force[seat][company]
    state.in_force = put_in(state.in_force, seat, company, level)
    if state.events is not None:
        name = box.companies[company]
        state.tell("bonus_in_force", "M12.4", seat=seat, company=name, level=level)
    if box.bonus[side] == MORE_MARKERS:
        _more_markers(state, seat, side, before, level)


def _more_markers(state: State, seat: int, side: int, before: int, level: int) -> None:
    """M12.10: the first bonus brings 1 marker, the second 1 more."""
    bonuses = state.box.edition.tracks[side].bonuses
    more = bonuses[level - 1].amount - (bonuses[before - 1].amount if before else 0)
    state.markers[seat] += more
    state.tell("more_markers", "M12.10", seat=seat, markers=more)


@mypyc_attr(free_list_len=1)
class Turn(Frame):
    """M4.2: goods, expand, bookkeeper, diamond merchant, bonus marker, or end."""

    __slots__ = ("opens", "seat")
    answers: ClassVar[tuple[type[Action], ...]] = (
        Goods,
        Expand,
        Bookkeeper,
        Merchant,
        Marker,
        PlusOne,
        End,
    )
    rule: ClassVar[str] = "M4.1"

    def __init__(self, seat: int, opens: bool) -> None:
        self.seat = seat
        self.opens = opens
        """The first question of the turn: the "+1" tile was not laid in it."""

    def ask(self, state: State) -> tuple[Decision, ...]:
        """M4.4, M4.8: what cards, tiles and markers allow; ending always."""
        seat = Seat(self.seat)
        options = uses(state, seat) + others(state, seat)
        return (Decision(seat, "mombasa.turn", options, opens=self.opens),)

    def take(self, state: State, seat: Seat, action: Action) -> None:
        """M4.1: exactly one action; only the "+1" tile may be laid as well."""
        if isinstance(action, PlusOne):
            lay_plus_one(state, seat, action.card)
            state.stack[-1] = Turn(seat, opens=False)
            return
        state.stack.pop()
        if isinstance(action, Goods):
            state.stack.append(use_goods(state, seat, action, 0, 0))
        elif isinstance(action, Expand):
            begin_expansion(state, seat)
        elif isinstance(action, Bookkeeper):
            begin_bookkeeping(state, seat, action.card)
        elif isinstance(action, Merchant):
            use_merchant(state, seat, action.card)
        elif isinstance(action, Marker):
            place_marker(state, seat, action.space)
        else:
            end_phase(state, seat)

    def refuse(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """M4.4: an action whose card is missing can't be chosen; M10.24: ending always can."""
        if isinstance(action, Goods):
            return refuse_goods(state, seat, action)
        if isinstance(action, Expand):
            return None if expansion_total(state, seat) else no("M4.4", "no_expansion_card")
        if isinstance(action, (Bookkeeper, Merchant)):
            return refuse_special(state, seat, action.card)
        if isinstance(action, Marker):
            return refuse_marker(state, seat, action.space)
        if isinstance(action, PlusOne):
            return refuse_plus_one(state, seat, action.card)
        return None


def uses(state: State, seat: int) -> tuple[Action, ...]:
    """M4.4: goods cards, expansion, bookkeepers and merchants, each type once."""
    box, area, tiled, found = state.box, state.area[seat], plus_slot(state, seat), 0
    bits = box.act.use_bit
    for slot, is_up in enumerate(state.up[seat]):
        if is_up:
            bit = bits[area[slot]]
            found |= bit if slot != tiled else bit << 1
    for tile, owner in enumerate(state.tile_owner):
        if owner == seat and state.tile_up[tile] and tile < TILE_PLUS_ONE:
            found |= bits[box.tile_card + tile]
    return box.act.uses.of(found)


def others(state: State, seat: int) -> tuple[Action, ...]:
    """M4.8: bonus markers, the "+1" tile on a goods card, and ending."""
    act = state.box.act
    found = open_spaces(state, seat) | act.end_bit
    if has_tile(state, seat, TILE_PLUS_ONE):
        for goods in goods_cards(state, seat):
            found |= 1 << len(SPACES) + goods.card
    return act.others.of(found)


def refuse_special(state: State, seat: int, card: int) -> Refusal | None:
    """M4.4: the card or tile must lie face up."""
    tile = card - state.box.tile_card
    there = has_tile(state, seat, tile) if tile >= 0 else face_up(state, seat, card) != NONE
    return None if there else no("M4.4", "not_face_up", ("card", state.box.cards[card].id))


def refuse_plus_one(state: State, seat: int, card: int) -> Refusal | None:
    """M10.7: the tile is the player's, not laid yet, and the goods card lies face up."""
    if state.tile_owner[TILE_PLUS_ONE] != seat:
        return no("M10.7", "no_plus_one")
    if plus_slot(state, seat) != NONE:
        return no("M10.7", "plus_one_laid")
    if face_up(state, seat, card) == NONE:
        return no("M10.7", "not_face_up", ("card", state.box.cards[card].id))
    return None


def lay_plus_one(state: State, seat: int, card: int) -> None:
    """M10.7, M10.22: it stays on that card."""
    state.plus_slot = face_up(state, seat, card)
    state.tile_up[TILE_PLUS_ONE] = 0
    state.tell("plus_one_laid", "M10.7", seat=seat, card=state.box.cards[card].id)
