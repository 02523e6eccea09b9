# Compiled by mypyc.
"""The rounds, from the first lot to the last fire."""

from typing import ClassVar

from comptoir.core.contract import CHANCE, Action, Decision, Refusal, Seat
from comptoir.core.counts import counted_in
from comptoir.core.stack import Frame, Quiet, allowed
from comptoir.games.speicherstadt.rules.actions import Lot
from comptoir.games.speicherstadt.rules.box import LAYERS
from comptoir.games.speicherstadt.rules.phases.bidding import Bidding
from comptoir.games.speicherstadt.rules.phases.fire import burn
from comptoir.games.speicherstadt.rules.phases.income import Income
from comptoir.games.speicherstadt.rules.phases.processing import Processing
from comptoir.games.speicherstadt.rules.phases.purchase import Purchase
from comptoir.games.speicherstadt.rules.phases.supply import Supply
from comptoir.games.speicherstadt.rules.state import State


class StartPlayer(Frame):
    """S1.5: the first start player is drawn by lot."""

    __slots__ = ()
    answers: ClassVar[tuple[type[Action], ...]] = (Lot,)
    rule: ClassVar[str] = "S1.5"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Any seat, each as likely."""
        options = allowed(self, state, CHANCE, state.box.act.lot)
        return (Decision(CHANCE, "speicherstadt.lot", options, (1,) * len(options)),)

    def take(self, state: State, seat: Seat, action: Lot) -> None:
        """The lot falls."""
        state.start_player = action.start_seat
        state.reveal("lot", self.rule, seat=action.start_seat)
        state.stack.pop()

    def refuse(self, state: State, seat: Seat, action: Lot) -> Refusal | None:
        """Only seats that play."""
        if action.start_seat >= state.seats:
            return Refusal("S1.1", "speicherstadt.no_such_seat", (("seats", state.seats),))
        return None


class Rounds(Quiet):
    """S2.1: round after round, below all else on the stack, until the last fire."""

    __slots__ = ()

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next round's five phases, or the end."""
        if state.last:
            self._end(state)
        else:
            state.round += 1
            state.bought = [0] * state.seats
            if state.events is not None and _has_offer(state):
                state.tell("round", "S2.1", round=state.round)
            state.stack += (Income(), Processing(0), Purchase(0), Bidding(0), Supply())
        return ()

    def _end(self, state: State) -> None:
        """S8.5: the 4th fire, then the points."""
        state.pile = counted_in(state.pile, LAYERS - 1, state.box.last_fire, -1)
        burn(state, state.box.last_fire)
        state.tell("over", "S8.5")
        state.stack.pop()


def _has_offer(state: State) -> bool:
    """S8.2: no round is played where only fires are left in the pile."""
    fires = state.box.fires
    for layer in state.pile:
        for card, count in enumerate(layer):
            if count and card not in fires:
                return True
    return False
