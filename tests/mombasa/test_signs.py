"""What chances of winning are judged by, besides the prospects by category."""

from random import Random

from comptoir.core import Seat
from comptoir.core.play import playout
from comptoir.games.mombasa.estimate.signs import SIGNS, signs
from tests.mombasa.kit import GAME, position

NOTHING = (0.0,) * SIGNS


def test_signs_are_what_a_seat_has() -> None:
    state = position(pounds={0: 7, 1: 3}, area={0: ("expansion_2",)})
    ours, theirs = (signs(GAME, state, Seat(seat)) for seat in range(2))
    assert len(ours) == len(theirs) == SIGNS
    assert (ours[0], theirs[0]) == (7.0, 3.0)
    assert ours[10] == theirs[10] + 2


def test_before_the_setup_and_after_the_game_there_are_none() -> None:
    state = GAME.start(2, {"setup": "variable"})
    assert signs(GAME, state, Seat(0)) == NOTHING
    playout(GAME, state, Random(1))
    assert signs(GAME, state, Seat(0)) == NOTHING
