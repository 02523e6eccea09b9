# Compiled by mypyc.
"""Phase 2, bidding: merchants queue above the cards."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.indexes import NONE
from comptoir.core.native import mypyc_attr
from comptoir.core.stack import Frame
from comptoir.games.speicherstadt.rules.actions import Bid
from comptoir.games.speicherstadt.rules.state import State


@mypyc_attr(free_list_len=1)
class Bidding(Frame):
    """S4.1: clockwise, one merchant at a time, until all are placed."""

    __slots__ = ("turn",)
    answers: ClassVar[tuple[type[Action], ...]] = (Bid,)
    rule: ClassVar[str] = "S4.1"

    def __init__(self, turn: int) -> None:
        self.turn = turn
        """How many merchants have had their turn, those that stay at home included."""

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next merchant's card."""
        if self.turn == state.seats * state.box.edition.merchants:
            state.stack.pop()
            return ()
        seat = Seat(state.clockwise(self.turn))
        options = self._options(state)
        if not options:
            self._stay_home(state, seat)
            return ()
        args = (("merchants", state.merchants_at_home(seat)),)
        return (Decision(seat, "speicherstadt.bid", options, args=args, opens=True),)

    def _options(self, state: State) -> tuple[Action, ...]:
        """The cards with room above them."""
        offer, most, spaces = state.offer, state.box.edition.max_queue, 0
        for space, queue in enumerate(state.queues):
            if len(queue) < most and offer[space] != NONE:
                spaces |= 1 << space
        return state.box.act.bids[spaces]

    def _stay_home(self, state: State, seat: Seat) -> None:
        """S4.2: every queue is full."""
        state.tell("stays_home", "S4.2", seat=seat)
        state.stack[-1] = Bidding(self.turn + 1)

    def take(self, state: State, seat: Seat, action: Bid) -> None:
        """The merchant goes on the lowest free position."""
        queue = state.queues[action.space]
        queue.append(seat)
        if state.events is not None:
            card, space = state.box.cards[state.offer[action.space]].id, action.space + 1
            state.tell("bid", self.rule, seat=seat, card=card, space=space, place=len(queue))
        state.stack[-1] = Bidding(self.turn + 1)

    def refuse(self, state: State, seat: Seat, action: Bid) -> Refusal | None:
        """Only above a card, and at most 8 above one."""
        space, most = action.space, state.box.edition.max_queue
        if space >= len(state.offer) or state.offer[space] == NONE:
            return Refusal("S3.1", "speicherstadt.no_card", (("space", space + 1),))
        if len(state.queues[space]) >= most:
            return Refusal("S4.1", "speicherstadt.queue_full", (("most", most),))
        return None
