"""The player board: M11.1 to M11.6."""

import pytest

from comptoir.core import Event
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.kit import (
    EDITION,
    area,
    asked,
    do,
    options,
    planning,
    position,
    preparing,
    resting,
    score,
    settled,
    told,
)

BOARD = EDITION.player_board
LAST_DIAMOND = BOARD.diamond_steps
LAST_BOOK = BOARD.book_spaces
FLIPPED = "-a_coffee_1_pounds_1"


def merchant(space: int) -> tuple[State, tuple[Event, ...]]:
    """The Cairo merchant (2 steps and 1 pound) is used with the diamond marker on a space."""
    state = position(
        area={0: ["diamond_merchant_cairo", "coffee_1"]}, diamonds={0: space}, ended=[1]
    )
    return do(state, 0, "merchant diamond_merchant_cairo")


@pytest.mark.parametrize("before", [2, 1])
def test_m11_1_reaching_or_passing_the_marked_diamond_space_unlocks_a_slot(before: int) -> None:
    state, events = merchant(BOARD.diamond_slot - before)
    assert told(events, "slot_unlocked") == [{"seat": 0, "slot": 4}]
    assert state.diamonds[0] == BOARD.diamond_slot - before + 2


@pytest.mark.parametrize("space", [BOARD.diamond_slot - 3, BOARD.diamond_slot])
def test_m11_1_short_of_it_and_beyond_nothing_is_unlocked(space: int) -> None:
    assert not told(merchant(space)[1], "slot_unlocked")


def test_m11_1_from_the_next_planning_phase() -> None:
    state = planning(hand={0: ["coffee_1"] * 5}, diamonds={0: BOARD.diamond_slot})
    state, _ = do(state, 0, "leave", "leave", "leave", "plan coffee_1")
    assert area(state, 0) == ["", "", "", "coffee_1", ""]


def moved(*steps: str) -> tuple[State, tuple[Event, ...]]:
    """A bookkeeper is used with flipped books all around the marked space."""
    marked = BOARD.book_slot
    state = position(
        area={0: ["bookkeeper_3", "coffee_1"], 1: ["coffee_1"]},
        jar={0: marked - 2},
        books={0: dict.fromkeys(range(marked - 2, marked + 2), FLIPPED)},
    )
    return do(state, 0, "bookkeeper bookkeeper_3", *steps)


@pytest.mark.parametrize("steps", [2, 3])
def test_m11_2_the_same_for_the_ink_jar(steps: int) -> None:
    state, events = moved(*["forward"] * steps)
    assert told(events, "slot_unlocked") == [{"seat": 0, "slot": 5}]
    assert state.jar[0] == BOARD.book_slot - 2 + steps


def test_m11_2_short_of_it_nothing_is_unlocked() -> None:
    assert not told(moved("forward")[1], "slot_unlocked")


def test_m11_2_from_the_next_planning_phase() -> None:
    state = planning(hand={0: ["coffee_1"] * 5}, jar={0: BOARD.book_slot})
    state, _ = do(state, 0, "leave", "leave", "leave", "plan coffee_1")
    assert area(state, 0) == ["", "", "", "", "coffee_1"]


def test_m11_3_on_the_last_diamond_space_each_step_is_two_pounds() -> None:
    state, events = merchant(LAST_DIAMOND)
    assert (state.diamonds[0], state.pounds[0]) == (LAST_DIAMOND, 1 + 2 * 2)
    assert not told(events, "diamonds")
    assert [e.rule for e in events if e.kind == "mombasa.gained"] == ["M9.1", "M11.3"]


def test_m11_3_also_for_the_steps_left_over() -> None:
    state, events = merchant(LAST_DIAMOND - 1)
    assert (state.diamonds[0], state.pounds[0]) == (LAST_DIAMOND, 1 + 2)
    assert told(events, "diamonds") == [{"seat": 0, "steps": 1, "space": LAST_DIAMOND}]


def test_m11_3_the_step_onto_the_last_space_pays_nothing() -> None:
    state, _ = merchant(LAST_DIAMOND - 2)
    assert (state.diamonds[0], state.pounds[0]) == (LAST_DIAMOND, 1)


def test_m11_4_on_the_last_space_each_point_is_two_pounds_and_nothing_else() -> None:
    state = position(area={0: ["bookkeeper_3"], 1: ["coffee_1"]}, jar={0: LAST_BOOK})
    shown = state.book_display[:]
    state, events = do(state, 0, "bookkeeper bookkeeper_3")
    assert told(events, "gained") == [{"seat": 0, "pounds": 6}]
    assert asked(state) == (1, "turn")
    assert (state.book_display, state.pounds) == (shown, [6, 0])


def test_m11_4_for_points_of_all_rewards() -> None:
    state = position(1, area={0: ["coffee_1"], 1: ["coffee_1"]}, jar={1: LAST_BOOK})
    state, _ = do(state, 1, "marker first_player")
    assert state.pounds == [0, 2]
    assert asked(state) == (0, "turn")


def test_m11_4_one_space_before_it_points_are_points() -> None:
    state = position(area={0: ["bookkeeper_3"]}, jar={0: LAST_BOOK - 1})
    state, _ = do(state, 0, "bookkeeper bookkeeper_3")
    assert asked(state) == (0, "points")
    assert "pounds" in options(state)
    state, _ = do(state, 0, "pounds")
    assert state.pounds[0] == 3


def test_m11_5_a_slot_unlocked_in_this_round_is_not_used_in_it() -> None:
    state, _ = merchant(BOARD.diamond_slot - 1)
    state, _ = do(state, 0, "end")
    assert resting(state, 0) == [["diamond_merchant_cairo"], ["coffee_1"], [], [], []]


def test_m11_5_it_is_first_used_in_the_next_planning_phase() -> None:
    state, _ = preparing(diamonds={0: BOARD.diamond_slot}, hand={0: ["coffee_1"] * 5})
    state = settled(state)
    slots = []
    while asked(state) == (0, "plan"):
        slots.append(dict(state.open[0].args)["slot"])
        state, _ = do(state, 0, "leave")
    assert slots == [1, 2, 3, 4]


@pytest.mark.parametrize("in_round", [2, 7])
def test_m11_5_unlocked_slots_are_never_lost(in_round: int) -> None:
    state = planning(in_round, hand={0: ["coffee_1"] * 5}, diamonds={0: LAST_DIAMOND})
    state, _ = do(state, 0, *["plan coffee_1"] * 4)
    assert area(state, 0) == ["coffee_1"] * 4 + [""]


def test_m11_6_three_steps_with_one_space_left_are_one_step_and_four_pounds() -> None:
    # With 2 mine icons the Cairo merchant gives 3 steps, and 1 pound.
    state = position(
        area={0: ["diamond_merchant_cairo"], 1: ["coffee_1"]},
        posts={"cairo": ["abyssinia"]},
        diamonds={0: LAST_DIAMOND - 1},
    )
    state, _ = do(state, 0, "merchant diamond_merchant_cairo")
    assert (state.diamonds[0], state.pounds[0]) == (LAST_DIAMOND, 1 + 4)
    assert score(state, 0).categories[5] == ("diamonds", BOARD.diamond_values[-1][1])


def test_m11_6_the_points_of_a_reward_are_used_one_by_one() -> None:
    state = position(area={0: ["bookkeeper_3"]})
    state, events = do(state, 0, "bookkeeper bookkeeper_3", "take 1 2", "take 1 3", "pounds")
    assert [e["points"] for e in told(events, "book_taken")] == [1, 1]
    assert state.pounds[0] == 1
