"""Worlds that a seat considers possible."""

from random import Random
from typing import TypeVar

from comptoir.core import Seat
from comptoir.core.indexes import NONE
from comptoir.games.mombasa.rules.kinds import SHARE
from comptoir.games.mombasa.rules.phases.planning import Planning, slots
from comptoir.games.mombasa.rules.phases.setup import KeepingTiles, LayingResting
from comptoir.games.mombasa.rules.secrets import done, resting_cards
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.moments import choose, mombasa, moment

T = TypeVar("T")


def worlds(state: State, seat: int | None, count: int = 60) -> list[State]:
    watcher = None if seat is None else Seat(seat)
    return [mombasa().determinize(state, watcher, Random(n)) for n in range(count)]


def top(state: State, kind: type[T]) -> T:
    frame = state.stack[-1]
    assert isinstance(frame, kind)
    return frame


def planning() -> State:
    """Seat 1 is done, seats 0 and 2 are on their way."""
    state = moment("Planning", lambda state: state.round == 1)
    for card in state.hand[1][:3]:
        choose(state, 1, f"plan {state.box.cards[card].id}")
    for seat in (0, 2):
        choose(state, seat, f"plan {state.box.cards[state.hand[seat][0]].id}")
    return state


def test_m3_6_others_may_have_planned_something_else() -> None:
    state = planning()
    plans = [top(world, Planning).plans for world in worlds(state, 0)]
    assert {plan[0] for plan in plans} == {top(state, Planning).plans[0]}
    assert len({plan[1] for plan in plans}) > 20
    assert len({plan[2] for plan in plans}) > 20


def test_m3_6_who_is_done_is_known_and_how_far_the_others_are_is_not() -> None:
    state = planning()
    plans = [top(world, Planning).plans for world in worlds(state, 0)]
    assert {len(plan[1]) for plan in plans} == {len(slots(state, 1))}
    assert {len(plan[2]) for plan in plans} == {0, 1, 2}
    assert all(
        [done(world, seat) for seat in range(3)] == [False, True, False]
        for world in worlds(state, 0)
    )


def test_m3_6_a_spectator_knows_no_plan() -> None:
    plans = [top(world, Planning).plans for world in worlds(planning(), None)]
    assert all(len({plan[seat] for plan in plans}) > 20 for seat in range(3))


def test_m3_7_who_is_not_done_has_a_card_left_to_lay() -> None:
    state = planning()
    state.stack[-1] = Planning(((), (NONE, NONE, NONE), ()))
    state.hand[2] = state.hand[2][:1]
    plans = [top(world, Planning).plans[2] for world in worlds(state, 0)]
    assert {len(plan) for plan in plans} == {0, 1, 2}
    assert {card for plan in plans for card in plan} == {NONE}


def test_m15_5_plans_are_drawn_from_the_cards_that_all_know() -> None:
    state = planning()
    share = state.box.kind.index(SHARE)
    state.hand[2].append(share)
    for world in worlds(state, 0):
        assert world.hand == state.hand
        assert all(
            card == NONE or card in state.hand[2][:-1] for card in top(world, Planning).plans[2]
        )


def test_m1_20_resting_cards_of_others_may_lie_in_any_order() -> None:
    state = moment("LayingResting")
    seats = {decision.seat: decision for decision in mombasa().decisions(state)}
    assert [*seats] == [0, 1, 2]
    choose(state, 0, seats[Seat(0)].options[0].text)
    for _ in range(2):
        options = {d.seat: d.options for d in mombasa().decisions(state)}
        choose(state, 1, options[Seat(1)][0].text)
    frames = [top(world, LayingResting) for world in worlds(state, 0)]
    assert {frame.laid[0] for frame in frames} == {top(state, LayingResting).laid[0]}
    assert {tuple(sorted(frame.laid[1])) for frame in frames} == {
        tuple(sorted(resting_cards(state, 1)))
    }
    assert len({frame.laid[1] for frame in frames}) == 6
    assert {len(frame.laid[2]) for frame in frames} == {0, 1}
    assert [done(state, seat) for seat in range(3)] == [False, True, False]


def test_m1_21_others_may_have_any_tiles_not_seen() -> None:
    state = moment("KeepingTiles")
    choose(state, 1, f"keep {state.box.tile_ids[state.dealt[1][0]]}")
    others = set[int]()
    for world in worlds(state, 0):
        kept = top(world, KeepingTiles).kept
        assert world.dealt[0] == state.dealt[0]
        assert kept[1] in world.dealt[1]
        assert kept[2] == NONE
        others |= {*world.dealt[1], *world.dealt[2]}
    assert others == set(range(10)) - set(state.dealt[0])


def test_m1_14_tiles_are_unseen_while_they_are_dealt() -> None:
    state = moment("DealingTiles", lambda state: [len(d) for d in state.dealt] == [2, 1, 0])
    drawn = worlds(state, 1)
    assert all(world.dealt[1] == state.dealt[1] for world in drawn)
    assert len({tuple(world.dealt[0]) for world in drawn}) > 10
    assert all(world.dealt[0] == sorted(world.dealt[0]) for world in drawn)


def test_m15_3_nothing_else_is_hidden() -> None:
    state = moment("Turn", lambda state: state.round == 4)
    game = mombasa()
    for world in worlds(state, None, 3):
        assert game.dump(world) == game.dump(state)
        assert game.decisions(world) == game.decisions(state)
        assert world is not state
    assert done(state, 0) is None
