from random import Random

from comptoir.bots.greedy import WORLDS, GreedyBot, best_turn, possible_worlds
from tests.bots.kit import looking, moments, seat_views
from tests.mombasa import kit as mombasa

HAND = ("coffee_1", "bananas_1", "cotton_1", "expansion_1_crate_0")


def test_several_worlds_are_looked_at_only_where_something_is_hidden() -> None:
    for table in moments("speicherstadt", 2, 20, 2):
        assert len(possible_worlds(seat_views(table)[0], Random(1))) == 1
    planning = looking(mombasa.GAME, mombasa.planning(hand={0: HAND, 1: HAND}), 2)
    assert len(possible_worlds(planning, Random(1))) == WORLDS


def test_a_whole_plan_is_made_at_once() -> None:
    state = mombasa.planning(hand={0: HAND, 1: HAND})
    seat_view = looking(mombasa.GAME, state, 2)
    turn = best_turn(seat_view, Random("1"))
    bot = GreedyBot("1")
    assert len(turn.path) == 3
    for action in turn.path:
        chosen = bot.choose(looking(mombasa.GAME, state, 2))
        assert chosen == action
        mombasa.GAME.apply(state, seat_view.seat, chosen)


def test_a_turn_that_comes_otherwise_than_foreseen_is_thought_out_anew() -> None:
    bot = GreedyBot("1")
    bot.choose(looking(mombasa.GAME, mombasa.planning(hand={0: HAND, 1: HAND}), 2))
    for table in moments("speicherstadt", 2, 20, 1):
        seat_view = seat_views(table)[0]
        assert bot.choose(seat_view) in seat_view.decision.options
