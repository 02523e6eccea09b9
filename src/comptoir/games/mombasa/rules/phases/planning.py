# Compiled by mypyc.
"""Planning: cards face down into action slots, all players at the same time."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.indexes import NONE
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
    kinds, laid = state.box.kind, len(plan) - plan.count(NONE)
    for card in state.hand[seat]:
        laid -= kinds[card] != SHARE
        if laid < 0:
            return plan
    return plan + (NONE,) * (len(slots(state, seat)) - len(plan))


def _to_lay(state: State, seat: int, plan: tuple[int, ...]) -> list[int]:
    """M3.5: the cards in hand that can still be laid, each type once."""
    kinds, hand = state.box.kind, state.hand[seat]
    found: list[int] = []
    before = NONE
    for card in hand:
        if card != before and kinds[card] != SHARE and not _all_laid(hand, plan, card):
            found.append(card)
        before = card
    return found


def _cards_to_lay(state: State, seat: int, plan: tuple[int, ...]) -> int:
    """The cards in hand that the plan has not used, as a set of bits."""
    laid, found = list(plan), 0
    for card in state.hand[seat]:
        if card in laid:
            laid.remove(card)
        else:
            found |= 1 << card
    return found


def _options(state: State, seat: int, plan: tuple[int, ...]) -> tuple[Action, ...]:
    """M3.5: a card, or none; the same cards, the same options."""
    act, menus, cards = state.box.act, state.box.menus_of_plans, _cards_to_lay(state, seat, plan)
    found = menus.get(cards)
    if found is None:
        plans = [act.plan[card] for card in _to_lay(state, seat, plan)]
        found = menus.keep(cards, (*plans, act.leave))
    return found


def _all_laid(hand: list[int], plan: tuple[int, ...], card: int) -> bool:
    """Whether no such card is left in the hand."""
    return card in plan and plan.count(card) >= hand.count(card)


class Planning(Frame):
    """M3.1: each player fills slot after slot, in secret: the plans are known to nobody else."""

    __slots__ = ("_asked", "plans")
    answers: ClassVar[tuple[type[Action], ...]] = (Plan, Leave)
    rule: ClassVar[str] = "M3.1"

    def __init__(
        self, plans: tuple[tuple[int, ...], ...], asked: tuple[Decision, ...] = ()
    ) -> None:
        self.plans = plans
        """By seat, for each slot decided on: the card, or NONE. The cards are still in the hand."""
        self._asked = asked
        """The questions that stand already: while all plan, nothing else changes."""

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next slot of everybody who is not done."""
        decisions = []
        for seat, plan in enumerate(self.plans):
            own = slots(state, seat)
            if len(plan) < len(own):
                decisions.append(self._question(state, Seat(seat), own[len(plan)]))
        if not decisions:
            self._reveal(state)
        self._asked = tuple(decisions)
        return self._asked

    def _question(self, state: State, seat: Seat, slot: int) -> Decision:
        for decision in self._asked:
            if decision.seat == seat:
                return decision
        plan = self.plans[seat]
        options, args = _options(state, seat, plan), (("slot", slot + 1),)
        return Decision(seat, "mombasa.plan", options, args=args, opens=not plan)

    def take(self, state: State, seat: Seat, action: Plan | Leave) -> None:
        """M3.6: the others learn only who is done."""
        own, plan = slots(state, seat), self.plans[seat]
        if state.events is not None:
            self._whisper(state, seat, action, own[len(plan)] + 1)
        if isinstance(action, Plan):
            plan = _padded(state, seat, (*plan, action.card))
        else:
            plan = (*plan, NONE)
        plans = list(self.plans)
        plans[seat] = plan
        others = tuple([decision for decision in self._asked if decision.seat != seat])
        state.stack[-1] = Planning(tuple(plans), others)
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
                state.hand[seat],
                state.area[seat],
                state.up[seat],
                slots(state, seat),
            )
            for place, card in enumerate(plan):
                if card != NONE:
                    hand.remove(card)
                    area[own[place]] = card
                    up[own[place]] = 1
            if state.events is not None:
                cards = tuple([box.cards[card].id for card in plan if card != NONE])
                state.reveal("revealed", "M3.3", seat=seat, cards=cards)
        state.stack.pop()
