# Compiled by mypyc.
"""End of one's own action phase (action 6)."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.indexes import NONE
from comptoir.core.rows import put_row
from comptoir.core.sorting import inserted
from comptoir.core.stack import Frame
from comptoir.games.mombasa.rules.actions import Deck
from comptoir.games.mombasa.rules.kinds import TILE_PLUS_ONE
from comptoir.games.mombasa.rules.refusals import no
from comptoir.games.mombasa.rules.state import State


def end_phase(state: State, seat: int) -> None:
    """M10.10, M10.12, M10.23: a deck is picked up first, but in the last round."""
    if state.events is not None:
        state.tell("ended", "M10.10", seat=seat)
    last = state.round == state.box.edition.round_track.rounds
    if last or not any(state.resting[seat]):
        clean_up(state, seat)
    else:
        state.stack.append(PickingUp(seat))


def clean_up(state: State, seat: int) -> None:
    """M10.11, M10.14: cards go to the resting decks of their slots, tiles by the board."""
    area, decks = state.area[seat], state.resting[seat][:]
    for slot, card in enumerate(area):
        if card != NONE:
            decks[slot] = inserted(decks[slot], card)
    state.resting = put_row(state.resting, seat, decks)
    state.area = put_row(state.area, seat, [NONE] * len(area))
    state.up = put_row(state.up, seat, [0] * len(area))
    if state.tile_owner[TILE_PLUS_ONE] == seat:
        state.plus_slot = NONE
    for tile, owner in enumerate(state.tile_owner):
        if owner == seat:
            state.tile_owner[tile] = NONE
            state.tile_up[tile] = 0
    state.ended[seat] = 1


class PickingUp(Frame):
    """M10.10: exactly one resting deck goes back to the hand."""

    __slots__ = ("seat",)
    answers: ClassVar[tuple[type[Action], ...]] = (Deck,)
    rule: ClassVar[str] = "M10.10"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Which one."""
        seat, decks = Seat(self.seat), 0
        for slot, cards in enumerate(state.resting[seat]):
            if cards:
                decks |= 1 << slot
        return (Decision(seat, "mombasa.deck", state.box.act.decks[decks]),)

    def take(self, state: State, seat: Seat, action: Deck) -> None:
        """M10.11: before the cards of this round come to rest."""
        deck = state.resting[seat][action.slot]
        if state.events is not None:
            cards = tuple([state.box.cards[card].id for card in deck])
            state.tell("picked_up", self.rule, seat=seat, slot=action.slot + 1, cards=cards)
        state.hand = put_row(state.hand, seat, sorted(state.hand[seat] + deck))
        decks = put_row(state.resting[seat], action.slot, [])
        state.resting = put_row(state.resting, seat, decks)
        state.stack.pop()
        clean_up(state, seat)

    def refuse(self, state: State, seat: Seat, action: Deck) -> Refusal | None:
        """M10.12: not an empty one."""
        if not state.resting[seat][action.slot]:
            return no("M10.12", "deck_empty", ("slot", action.slot + 1))
        return None
