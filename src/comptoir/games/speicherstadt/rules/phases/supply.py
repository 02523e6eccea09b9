# Compiled by mypyc.
"""Phase 1, supply: cards are turned up, ships are loaded, fires break out."""

from typing import ClassVar

from comptoir.core.contract import CHANCE, Action, Decision, Refusal, Seat
from comptoir.core.counts import counted_in, total
from comptoir.core.indexes import NONE
from comptoir.core.stack import Frame
from comptoir.games.speicherstadt.edition.printed import SEASONS
from comptoir.games.speicherstadt.rules.actions import Draw, Load
from comptoir.games.speicherstadt.rules.phases.fire import burn
from comptoir.games.speicherstadt.rules.state import State


def top_season(state: State) -> int:
    """S1.3: the season on top; NONE when only the 4th fire is left."""
    nothing = state.box.no_cards
    for season in range(len(SEASONS)):
        if state.pile[season] != nothing:
            return season
    return NONE


class Supply(Frame):
    """S3.1: cards are turned up left to right, until the water spaces are full."""

    __slots__ = ()
    answers: ClassVar[tuple[type[Action], ...]] = (Draw,)
    rule: ClassVar[str] = "S3.1"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next card, as likely as there are cards of its type in the season on top."""
        season = top_season(state)
        if season == NONE or NONE not in state.offer:
            self._end(state, last=season == NONE)
            return ()
        draw, options, weights = state.box.act.draw, [], []
        for card, count in enumerate(state.pile[season]):
            if count:
                options.append(draw[card])
                weights.append(count)
        return (Decision(CHANCE, "speicherstadt.draw", tuple(options), tuple(weights)),)

    def _end(self, state: State, last: bool) -> None:
        """S8.1, S8.6: with only the 4th fire left this round is the last one."""
        state.stack.pop()
        if not last:
            return
        state.last = True
        if all(card == NONE for card in state.offer):
            self._no_round(state)
        else:
            state.tell("last_round", "S8.1")

    def _no_round(self, state: State) -> None:
        """S8.2: the 3rd fire lay right on the 4th, so no further round is played."""
        del state.stack[1:]
        state.round -= 1
        state.tell("no_round", "S8.2")

    def take(self, state: State, seat: Seat, action: Draw) -> None:
        """S3.3, S3.4: a fire is resolved at once and the next card takes its space."""
        card, box = action.card, state.box
        state.pile = counted_in(state.pile, top_season(state), card, -1)
        space = state.offer.index(NONE)
        if state.events is not None:
            state.reveal("turned_up", self.rule, card=box.cards[card].id, space=space + 1)
        if card in box.fires:
            burn(state, card)
            return
        state.offer[space] = card
        if card == box.ship:
            state.stack.append(Loading(space))

    def refuse(self, state: State, seat: Seat, action: Draw) -> Refusal | None:
        """Only what lies in the season on top."""
        if not state.pile[top_season(state)][action.card]:
            card = state.box.cards[action.card].id
            return Refusal("S1.3", "speicherstadt.not_on_top", (("card", card),))
        return None


class Loading(Frame):
    """S3.2: a ship gets its goods when it is turned up, drawn blind from the bag."""

    __slots__ = ("space",)
    answers: ClassVar[tuple[type[Action], ...]] = (Load,)
    rule: ClassVar[str] = "S3.2"

    def __init__(self, space: int) -> None:
        self.space = space

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next good, as likely as there are cubes of its kind in the bag."""
        if total(state.cargo[self.space]) == state.box.edition.cubes_on_a_ship:
            state.stack.pop()
            return ()
        goods, weights = 0, []
        for good, count in enumerate(state.bag):
            if count:
                goods |= 1 << good
                weights.append(count)
        options = state.box.act.loads[goods]
        return (Decision(CHANCE, "speicherstadt.load", options, tuple(weights)),)

    def take(self, state: State, seat: Seat, action: Load) -> None:
        """The cube goes from the bag to the ship."""
        good = action.good
        state.bag[good] -= 1
        state.cargo[self.space][good] += 1
        if state.events is not None:
            state.reveal("loaded", self.rule, good=state.box.goods[good], space=self.space + 1)

    def refuse(self, state: State, seat: Seat, action: Load) -> Refusal | None:
        """S3.5: none goes back in, so a kind can run out."""
        if not state.bag[action.good]:
            good = state.box.goods[action.good]
            return Refusal("S3.5", "speicherstadt.not_in_bag", (("good", good),))
        return None
