# Compiled by mypyc.
"""Preparation for the next round: coins, cards, markers."""

from typing import ClassVar

from comptoir.core.contract import Decision
from comptoir.core.counts import counted
from comptoir.core.indexes import NONE
from comptoir.core.stack import Quiet
from comptoir.games.mombasa.edition.printed import BONUS_TILES
from comptoir.games.mombasa.rules.kinds import EXTRA, TILE
from comptoir.games.mombasa.rules.phases.displays import FillingCards
from comptoir.games.mombasa.rules.state import State


class Preparation(Quiet):
    """M13.4: coins, then cards, then markers."""

    __slots__ = ("step",)
    rule: ClassVar[str] = "M13.4"

    def __init__(self, step: int) -> None:
        self.step = step

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Up to the cards, which are drawn; then the rest."""
        if self.step == 0:
            state.stack[-1] = Preparation(1)
            move_coins(state)
            shift_cards(state)
            state.stack.append(FillingCards())
        else:
            state.stack.pop()
            return_markers(state)
        return ()


def move_coins(state: State) -> None:
    """M13.1: the leftmost coins of the round track go below the books with the same digit."""
    box, column = state.box, state.round - 1
    coins = box.edition.round_track.coins[state.seats][column]
    below = state.book_coins[:]
    for row in range(coins):
        below[row * box.book_columns + column] += 1
    state.book_coins = below
    if state.events is not None:
        state.tell("coins_moved", "M13.1", coins=coins, digit=column + 2)


def shift_cards(state: State) -> None:
    """M13.2: the right column is discarded; the other cards of a row move to the right."""
    wide = state.box.edition.card_display.columns
    display = state.display[:]
    for start in range(0, len(display), wide):
        last = start + wide - 1
        if display[last] != NONE:
            state.discard = counted(state.discard, display[last], 1)
            if state.events is not None:
                state.tell("card_discarded", "M13.2", card=state.box.cards[display[last]].id)
            display[last] = NONE
        _move_right(display, start, last)
    state.display = display


def _move_right(display: list[int], start: int, last: int) -> None:
    """M13.2: the cards of a row in their order, with no gap behind them."""
    place = last
    for space in range(last - 1, start - 1, -1):
        if display[space] != NONE:
            display[place] = display[space]
            display[space] = NONE
            place -= 1


def return_markers(state: State) -> None:
    """M13.3, M10.13: markers go back, each from a bonus-tile space with its tile."""
    for space, seat in enumerate(state.placed):
        if seat == NONE:
            continue
        state.placed[space] = NONE
        state.markers[seat] += 1
        if TILE <= space < EXTRA:
            state.tile_owner[space - TILE] = seat
            state.tile_up[space - TILE] = 1
            if state.events is not None:
                tile = f"tile_{BONUS_TILES[space - TILE]}"
                state.tell("tile_received", "M13.3", seat=seat, tile=tile)
    state.tell("markers_returned", "M13.3")
