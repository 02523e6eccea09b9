# Compiled by mypyc.
"""Phase 3, purchase: the first in the queue buys or goes home, and the price falls."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.counts import counted
from comptoir.core.indexes import NONE
from comptoir.core.native import mypyc_attr
from comptoir.core.stack import Frame
from comptoir.games.speicherstadt.rules.actions import Buy, Pass
from comptoir.games.speicherstadt.rules.state import State


@mypyc_attr(free_list_len=1)
class Purchase(Frame):
    """S5.1: the cards from left to right; the owner of the lowest merchant decides."""

    __slots__ = ("space",)
    answers: ClassVar[tuple[type[Action], ...]] = (Buy, Pass)
    rule: ClassVar[str] = "S5.1"

    def __init__(self, space: int) -> None:
        self.space = space

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Buy or pass; S5.5: who can't pay passes without being asked."""
        if self.space == len(state.offer):
            state.stack.pop()
            return ()
        queue, card = state.queues[self.space], state.offer[self.space]
        if not queue:
            self._unsold(state, card)
            return ()
        seat, price = Seat(queue[0]), len(queue)
        options = state.box.act.purchase[state.coins[seat] >= price]
        args = (("card", state.box.cards[card].id), ("price", price))
        return (Decision(seat, "speicherstadt.buy", options, args=args, opens=True),)

    def _unsold(self, state: State, card: int) -> None:
        """S5.2, S5.6: a card that nobody buys is discarded, a ship's goods go to the stock."""
        if card != NONE:
            state.discard = counted(state.discard, card, 1)
            state.offer[self.space] = NONE
            self._unload(state, state.stock)
            if state.events is not None:
                state.tell("unsold", "S5.2", card=state.box.cards[card].id, space=self.space + 1)
        state.stack[-1] = Purchase(self.space + 1)

    def _unload(self, state: State, goods: list[int]) -> None:
        cargo = state.cargo[self.space]
        for good, count in enumerate(cargo):
            if count:
                goods[good] += count
                cargo[good] = 0

    def take(self, state: State, seat: Seat, action: Buy | Pass) -> None:
        """S5.4: each merchant decides for itself."""
        if isinstance(action, Buy):
            self._buy(state, seat)
        else:
            self._pass(state, seat)

    def _buy(self, state: State, seat: Seat) -> None:
        """S5.2, S5.3: the card lies before its buyer; all merchants above it go home."""
        queue, card = state.queues[self.space], state.offer[self.space]
        price = len(queue)
        state.coins[seat] -= price
        state.cards[seat][card] += 1
        state.bought[seat] += 1
        state.offer[self.space] = NONE
        self._unload(state, state.pool[seat])
        queue.clear()
        if state.events is not None:
            name, place = state.box.cards[card].id, self.space + 1
            state.tell("bought", "S5.2", seat=seat, card=name, space=place, coins=-price)
        state.stack[-1] = Purchase(self.space + 1)

    def _pass(self, state: State, seat: Seat) -> None:
        """S5.1: the merchant goes home and the price falls by 1; S5.5: or there was no choice."""
        queue = state.queues[self.space]
        if state.events is not None:
            card, space = state.box.cards[state.offer[self.space]].id, self.space + 1
            poor = state.coins[seat] < len(queue)
            kind, rule = ("could_not_pay", "S5.5") if poor else ("passed", self.rule)
            state.tell(kind, rule, seat=seat, card=card, space=space, price=len(queue))
        del queue[0]

    def refuse(self, state: State, seat: Seat, action: Buy | Pass) -> Refusal | None:
        """The price is the number of merchants above the card, one's own included."""
        price, coins = len(state.queues[self.space]), state.coins[seat]
        if isinstance(action, Buy) and coins < price:
            return Refusal("S5.1", "speicherstadt.too_dear", (("price", price), ("coins", coins)))
        return None
