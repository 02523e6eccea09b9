"""The round: M2.1."""

import pytest

from comptoir.core import CHANCE
from tests.mombasa.kit import (
    EDITION,
    GAME,
    asked,
    do,
    kinds,
    options,
    planning,
    position,
    preparing,
    refused,
    seen,
    settled,
    told,
    why,
)

LAST = 7


def test_m2_1_planning_then_actions_then_preparation() -> None:
    state = planning(hand={0: ["coffee_1"], 1: ["cotton_1"]})
    assert asked(state) == (0, "plan")
    state, _ = do(state, 0, "plan coffee_1")
    state, events = do(state, 1, "plan cotton_1")
    assert kinds(events) == ["planned", "planning_done", "revealed", "revealed", "turn"]
    assert asked(state) == (0, "turn")
    state, _ = do(state, 0, "end")
    state, events = do(state, 1, "end")
    assert kinds(events)[:2] == ["ended", "coins_moved"]
    assert asked(state) == (CHANCE, "draw")


@pytest.mark.parametrize("number", range(1, LAST))
def test_m2_1_after_preparation_comes_the_next_round(number: int) -> None:
    state, _ = preparing(number, hand={0: ["coffee_1"], 1: ["cotton_1"]}, next_first=1)
    state = settled(state)
    assert asked(state) == (0, "plan")
    assert (state.round, state.first) == (number + 1, 1)


def test_m2_1_a_new_round_is_told() -> None:
    state, _ = preparing(2, hand={0: ["coffee_1"]}, pile=["coffee_4", "cotton_4"], next_first=1)
    state, events = do(state, CHANCE, "draw coffee_4")
    assert told(events, "round") == [{"round": 3, "seat": 1}]


def test_m2_1_the_first_player_begins_whoever_had_the_last_turn() -> None:
    hands = {0: ["coffee_1"], 1: ["coffee_1"], 2: ["coffee_1"]}
    state = position(1, 2, 3, ended=[0, 2], next_first=0, area={1: ["coffee_1"]}, hand=hands)
    state = settled(do(state, 1, "end")[0])
    assert seen(state)["turn"] is None
    for seat in (0, 1, 2):
        state, _ = do(state, seat, "plan coffee_1")
    assert asked(state) == (0, "turn")


def test_m2_1_turns_are_counted_anew_each_round() -> None:
    # M10.2: in the first turn of a round the first player may not take the first-player space.
    state = position(0, 1, ended=[1], turns={0: 3}, area={0: ["coffee_1"]}, hand={0: ["coffee_2"]})
    assert "marker first_player" in options(state)
    state = settled(do(state, 0, "end")[0])
    state, _ = do(state, 0, "plan coffee_2")
    assert why(state, 0, "marker first_player") == refused("M10.2", "first_turn_of_first_player")


def test_m2_1_after_the_action_phase_of_round_seven_comes_the_scoring() -> None:
    assert EDITION.round_track.rounds == LAST
    state = position(0, LAST, area={0: ["coffee_1"]}, ended=[1], placed={"tile_expansion": 0})
    display, coins = state.display[:], state.book_coins[:]
    state, events = do(state, 0, "end")
    assert kinds(events) == ["ended", "scored", "scored"]
    assert not GAME.decisions(state)
    assert GAME.result(state) is not None
    assert (state.display, state.book_coins, state.round) == (display, coins, LAST)


def test_m2_1_there_is_no_result_before() -> None:
    state = position(0, LAST, area={0: ["coffee_1"]}, ended=[1])
    assert GAME.result(state) is None
