# Compiled by mypyc.
"""Planning: cards face down into action slots, all players at the same time."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.indexes import NONE
from comptoir.core.native import mypyc_attr
from comptoir.core.rows import put_row
from comptoir.core.stack import Frame
from comptoir.games.mombasa.rules.actions import Leave, Plan
from comptoir.games.mombasa.rules.kinds import SHARE
from comptoir.games.mombasa.rules.refusals import no
from comptoir.games.mombasa.rules.state import State


def slots(state: State, seat: int) -> list[int]:
    """M3.2, M11.1, M11.2: three slots, and those that diamonds and ink jar unlocked."""
    board = state.box.edition.player_board
    by_diamonds = state.diamonds[seat] >= board.diamond_slot
    by_books = state.jar[seat] >= board.book_slot
    return state.box.slot_lists[by_diamonds][by_books]


def begin_planning(state: State) -> None:
    """M3.1: nothing is planned; M3.7: a seat with nothing to lay is done."""
    plans = tuple(_padded(state, seat, ()) for seat in range(state.seats))
    state.stack.append(Planning(plans))
    for seat, plan in enumerate(plans):
        if plan:
            state.tell("planning_done", "M3.7", seat=seat)


def _padded(state: State, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
    """M3.7: with nothing left to lay the other slots stay empty."""
    if _to_lay(state, seat, plan):
        return plan
    return _filled(plan, len(slots(state, seat)))


def _filled(plan: tuple[int, ...], slots: int) -> tuple[int, ...]:
    return plan + (NONE,) * (slots - len(plan))


def _question(state: State, seat: int, plan: tuple[int, ...], slot: int, cards: int) -> Decision:
    """M3.5: one of the cards for the slot, or none."""
    act, args = state.box.act, (("slot", slot + 1),)
    options = act.plans.of(cards | act.leave_bit)
    return Decision(Seat(seat), "mombasa.plan", options, args=args, opens=not plan)


def _to_lay(state: State, seat: int, plan: tuple[int, ...]) -> int:
    """M3.5: the cards in hand that can still be laid, as a set of bits."""
    kinds, hand, found = state.box.kind, state.hand[seat], 0
    for card in hand:
        if kinds[card] != SHARE:
            found |= 1 << card
    for card in plan:
        if card != NONE and _all_laid(hand, plan, card):
            found &= ~(1 << card)
    return found


def _all_laid(hand: list[int], plan: tuple[int, ...], card: int) -> bool:
    """Whether no such card is left in the hand."""
    left = 0
    for held in hand:
        if held == card:
            left += 1
    for laid in plan:
        if laid == card:
            left -= 1
    return left <= 0


@mypyc_attr(free_list_len=1)
class Planning(Frame):
    """M3.1: each player fills slot after slot, in secret: the plans are known to nobody else."""

    __slots__ = ("_asked", "plans")
    answers: ClassVar[tuple[type[Action], ...]] = (Plan, Leave)
    rule: ClassVar[str] = "M3.1"

    def __init__(
        self, plans: tuple[tuple[int, ...], ...], asked: tuple[Decision, ...] | None = None
    ) -> None:
        self.plans = plans
        """By seat, for each slot decided on: the card, or NONE. The cards are still in the hand."""
        self._asked = asked
        """The open questions, once they are made: while all plan, nothing else changes."""

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next slot of everybody who is not done."""
        asked = self._questions(state)
        if not asked:
            self._reveal(state)
        return asked

    def _questions(self, state: State) -> tuple[Decision, ...]:
        if self._asked is None:
            found = []
            for seat, plan in enumerate(self.plans):
                own = slots(state, seat)
                if len(plan) < len(own):
                    cards = _to_lay(state, seat, plan)
                    found.append(_question(state, seat, plan, own[len(plan)], cards))
            self._asked = tuple(found)
        return self._asked

    def take(self, state: State, seat: Seat, action: Plan | Leave) -> None:
        """M3.6: the others learn only who is done."""
        own, plan = slots(state, seat), self.plans[seat]
        if state.events is not None:
            self._whisper(state, seat, action, own[len(plan)] + 1)
        plan += (action.card if isinstance(action, Plan) else NONE,)
        cards = _to_lay(state, seat, plan)
        if not cards:
            plan = _filled(plan, len(own))
        plans, asked = list(self.plans), []
        plans[seat] = plan
        for decision in self._questions(state):
            if decision.seat != seat:
                asked.append(decision)
            elif len(plan) < len(own):
                asked.append(_question(state, seat, plan, own[len(plan)], cards))
        state.stack[-1] = Planning(tuple(plans), tuple(asked))
        if state.events is not None and len(plan) == len(own):
            state.tell("planning_done", "M3.6", seat=seat)

    def _whisper(self, state: State, seat: Seat, action: Plan | Leave, slot: int) -> None:
        if isinstance(action, Plan):
            card = state.box.cards[action.card].id
            state.whisper("planned", self.rule, seat, card=card, slot=slot)
        else:
            state.whisper("left_empty", self.rule, seat, slot=slot)

    def refuse(self, state: State, seat: Seat, action: Plan | Leave) -> Refusal | None:
        """M3.5: any card in hand but a single share card."""
        if isinstance(action, Leave):
            return None
        card = action.card
        if state.box.kind[card] == SHARE:
            return no("M3.5", "share_in_slot")
        hand = state.hand[seat]
        if card not in hand or _all_laid(hand, self.plans[seat], card):
            return no("M3.1", "not_in_hand", ("card", state.box.cards[card].id))
        return None

    def _reveal(self, state: State) -> None:
        """M3.3: all planned cards are turned up."""
        box = state.box
        for seat, plan in enumerate(self.plans):
            hand, area, up, own = (
                state.hand[seat][:],
                state.area[seat][:],
                state.up[seat][:],
                slots(state, seat),
            )
            for place, card in enumerate(plan):
                if card != NONE:
                    hand.remove(card)
                    area[own[place]] = card
                    up[own[place]] = 1
            state.hand = put_row(state.hand, seat, hand)
            state.area = put_row(state.area, seat, area)
            state.up = put_row(state.up, seat, up)
            if state.events is not None:
                cards = tuple([box.cards[card].id for card in plan if card != NONE])
                state.reveal("revealed", "M3.3", seat=seat, cards=cards)
        state.stack.pop()
