"""The estimate of a game that has none of its own."""

from random import Random

from comptoir.core import Seat
from comptoir.core.hunch import hunch
from comptoir.core.play import playout
from tests.conformance.toy import Toy

GAME = Toy()


def test_a_hunch_is_a_mean_of_what_may_come() -> None:
    state = GAME.start(2, {})
    before = GAME.dump(state)
    jewels, favourite, coins = hunch(GAME, state, Seat(0), games=8)
    assert jewels > 0
    assert favourite >= 0
    assert (jewels + favourite + coins) * 8 == int((jewels + favourite + coins) * 8)
    assert GAME.dump(state) == before


def test_a_hunch_is_the_same_each_time() -> None:
    state = GAME.start(3, {})
    assert hunch(GAME, state, Seat(1)) == hunch(GAME, GAME.clone(state), Seat(1))


def test_a_hunch_looks_no_further_than_it_is_told() -> None:
    state = GAME.start(2, {})
    assert hunch(GAME, state, Seat(0), ahead=0) == (0, 0, 4)


def test_at_the_end_a_hunch_is_the_score() -> None:
    state = GAME.start(2, {})
    playout(GAME, state, Random(1))
    points = tuple(points for _, points in GAME.standings(state)[0].categories)
    assert hunch(GAME, state, Seat(0)) == points
