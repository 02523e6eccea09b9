# Compiled by mypyc.
"""Setup: the pile and the players."""

from typing import Final

from comptoir.core.counts import counted, counted_in
from comptoir.games.speicherstadt.rules.box import LAYERS, Box
from comptoir.games.speicherstadt.rules.phases.rounds import Rounds, StartPlayer
from comptoir.games.speicherstadt.rules.state import State, fresh

AUTUMN: Final = LAYERS - 2


def new_game(box: Box, seats: int) -> State:
    """S1.2 to S1.5: all as at the start; the lot for the start player is still to be drawn."""
    state = fresh(box, seats)
    for card in box.edition.removed[seats]:
        _remove(state, box.index[card])
    state.stack += (Rounds(), StartPlayer())
    return state


def _remove(state: State, card: int) -> None:
    """S1.4: an autumn card leaves the game, known to all."""
    state.pile = counted_in(state.pile, AUTUMN, card, -1)
    state.removed = counted(state.removed, card, 1)
