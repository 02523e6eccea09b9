# Compiled by mypyc.
"""Phase 5, income, and the passing of the start coin."""

from typing import ClassVar

from comptoir.core.contract import Decision
from comptoir.core.stack import Quiet
from comptoir.games.speicherstadt.rules.state import State


class Income(Quiet):
    """S7.1, S7.3: coins for all, in the last round too; then the start coin passes to the left."""

    __slots__ = ()
    rule: ClassVar[str] = "S7.1"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Nobody is asked."""
        for turn in range(state.seats):
            _pay(state, state.clockwise(turn))
        state.start_player = state.clockwise(1)
        state.tell("start_player", self.rule, seat=state.start_player)
        state.stack.pop()
        return ()


def _pay(state: State, seat: int) -> None:
    """S7.1, S7.2: 1 coin, 1 more without a purchase, 1 more with the bank; coins never run out."""
    edition = state.box.edition
    coins = edition.income + edition.income_bank * state.cards[seat][state.box.bank]
    if not state.bought[seat]:
        coins += edition.income_no_purchase
    state.coins[seat] += coins
    if state.events is not None:
        state.tell("income", "S7.1", seat=seat, coins=coins)
