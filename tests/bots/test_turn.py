from random import Random

import pytest

from comptoir.bots.budget import Budget
from comptoir.bots.plan import Plan
from comptoir.bots.turn import Beam, distinct, make, values
from comptoir.core import Seat
from comptoir.core.judgement import Manner
from comptoir.games import load
from tests.bots.kit import moments, seat_views
from tests.speicherstadt.kit import GAME, goods, owned, pools, position


def test_values_compare_each_seat_with_the_others() -> None:
    state = position("bidding", seats=3, score=[0, 0, 10], offer=[1, 1, 1, 1])
    found = values(GAME, state, 3)
    assert found[2] == max(found)
    assert found[0] == pytest.approx(found[1])
    assert found[2] == pytest.approx(10.0)
    assert found[0] == pytest.approx(-7.5)  # 10 behind the best, 5 behind the mean


def test_equal_firsts_are_each_others_best() -> None:
    state = position("bidding", seats=2, offer=[1, 1, 1])
    assert values(GAME, state, 2) == pytest.approx([0.0, 0.0])


def test_a_turn_is_followed_to_its_end() -> None:
    state = position(
        "processing",
        seats=2,
        bag=goods(),
        cards=owned(2, {0: ("contract_1", "trader_tea")}),
        pool=pools(2, {0: goods(coffee=1, spices=1, tea=1)}),
    )
    best = Beam(GAME, 2, 8, Budget()).turns(state, state.open[0])[0]
    assert {str(action) for action in best.path[:3]} == {
        "deliver contract_1 coffee",
        "deliver contract_1 spices",
        "trade tea",
    }
    assert len(best.path) == len(best.asked)
    assert best.next is None


def test_the_same_choices_in_another_order_are_one_turn() -> None:
    state = position(
        "processing",
        seats=2,
        cards=owned(2, {0: ("contract_1",)}),
        pool=pools(2, {0: goods(coffee=1, spices=1)}),
    )
    found = Beam(GAME, 2, 8, Budget()).turns(state, state.open[0])
    both = [turn for turn in found if "deliver" in str(turn.path[0]) and len(turn.path) > 1]
    delivered = [turn for turn in both if "deliver" in str(turn.path[1])]
    assert len(delivered) == 1


def test_a_turn_may_be_followed_in_one_way_alone() -> None:
    state = position(
        "processing",
        seats=2,
        cards=owned(2, {0: ("contract_1", "trader_tea")}),
        pool=pools(2, {0: goods(coffee=1, spices=1, tea=1)}),
    )
    manner = Manner(finalists=99, heirs=1)
    all_ways, one_way = (
        Beam(GAME, 2, 8, Budget(), manner=how).turns(state, state.open[0])
        for how in (Manner(finalists=99), manner)
    )
    assert one_way[0].value == pytest.approx(all_ways[0].value, abs=0.1)
    assert {turn.path[0] for turn in one_way} > {turn.path[0] for turn in all_ways}
    assert len(one_way) < len(all_ways)


def test_with_the_time_up_turns_stay_unfinished() -> None:
    late = Budget(seconds=1.0, clock=lambda: 2.0)
    for table in moments("mombasa", 2, 9, 1):
        (seat_view, *_) = seat_views(table)
        world = seat_view.sample(Random(1))
        calm = Beam(table.game, 2, 4, late).turns(world, seat_view.decision)
        assert len(calm) > 1
        assert {len(turn.path) for turn in calm} == {1}
        hurried = Beam(table.game, 2, 4, late, hurried=True).turns(world, seat_view.decision)
        assert [len(turn.path) for turn in hurried] == [1]


def test_a_turn_can_be_made_in_another_world() -> None:
    game = load("speicherstadt")
    for table in moments("speicherstadt", 2, 9, 3):
        (seat_view,) = seat_views(table)
        turn = Beam(game, 2, 4, Budget()).turns(seat_view.sample(Random(1)), seat_view.decision)[0]
        world = seat_view.sample(Random(2))
        assert make(game, world, turn)
        assert not make(game, game.start(2, {}), turn)


def test_a_plan_holds_while_questions_come_as_foreseen() -> None:
    state = position("bidding", seats=2, offer=[1, 1, 1])
    turn = Beam(GAME, 2, 4, Budget()).turns(state, state.open[0])[0]
    plan = Plan()
    assert not plan.foresees(state.open[0])
    plan.make(turn)
    after = GAME.clone(state)
    GAME.apply(after, Seat(0), turn.path[0])
    assert not plan.foresees(after.open[0])
    assert plan.foresees(state.open[0])
    assert plan.next() == turn.path[0]
    assert not plan.foresees(state.open[0])


def test_turns_that_come_to_the_same_are_told_apart_by_nothing() -> None:
    state = position("bidding", seats=2, offer=[1, 1, 1])
    found = Beam(GAME, 2, 4, Budget()).turns(state, state.open[0])
    assert len({turn.value for turn in found}) < len(found)
    few = distinct(found)
    assert [turn.value for turn in few] == sorted({turn.value for turn in found}, reverse=True)
    assert few[0] is found[0]
