"""Planning: M3.1 to M3.7."""

import pytest

from comptoir.core import Seat
from tests.mombasa.kit import (
    EDITION,
    area,
    asked,
    do,
    hand,
    kinds,
    options,
    planning,
    position,
    refused,
    resting,
    told,
    why,
)

BOARD = EDITION.player_board
SIX = ["bananas_1", "bananas_2", "coffee_1", "coffee_2", "cotton_1", "cotton_2"]


def test_m3_1_all_players_plan_at_the_same_time() -> None:
    state = planning(seats=3, hand=dict.fromkeys(range(3), SIX))
    assert [decision.seat for decision in state.open] == [0, 1, 2]
    state, _ = do(state, 2, "plan coffee_1")
    state, _ = do(state, 0, "plan cotton_1", "leave")
    state, _ = do(state, 2, "plan coffee_2")
    assert [dict(decision.args) for decision in state.open] == [
        {"slot": 3},
        {"slot": 1},
        {"slot": 3},
    ]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_m3_1_the_order_in_which_they_plan_does_not_matter(order: tuple[int, int]) -> None:
    state = planning(hand={0: SIX, 1: SIX})
    for seat in order:
        state, _ = do(state, seat, f"plan {SIX[seat]}", "leave", "plan cotton_2")
    assert area(state, 0) == ["bananas_1", "", "cotton_2", "", ""]
    assert area(state, 1) == ["bananas_2", "", "cotton_2", "", ""]


def test_m3_1_a_card_a_slot_out_of_the_hand() -> None:
    state = planning(hand={0: ["coffee_1", "coffee_1", "expansion_2"], 1: SIX})
    assert options(state, 0) == ["plan coffee_1", "plan expansion_2", "leave"]
    assert why(state, 0, "plan cotton_1") == refused("M3.1", "not_in_hand", card="cotton_1")
    state, _ = do(state, 0, "plan coffee_1", "plan coffee_1")
    assert options(state, 0) == ["plan expansion_2", "leave"]
    assert why(state, 0, "plan coffee_1") == refused("M3.1", "not_in_hand", card="coffee_1")


def test_m3_1_fewer_cards_and_even_none() -> None:
    state = planning(hand={0: SIX, 1: SIX})
    state, _ = do(state, 0, "leave", "leave", "leave")
    state, events = do(state, 1, "leave", "plan coffee_2", "leave")
    assert (area(state, 0), area(state, 1)) == ([""] * 5, ["", "coffee_2", "", "", ""])
    assert told(events, "revealed") == [
        {"seat": 0, "cards": ()},
        {"seat": 1, "cards": ("coffee_2",)},
    ]
    assert sorted(hand(state, 0)) == SIX


@pytest.mark.parametrize(
    ("diamonds", "jar", "slots"),
    [
        (0, -1, [1, 2, 3]),
        (BOARD.diamond_slot - 1, BOARD.book_slot - 1, [1, 2, 3]),
        (BOARD.diamond_slot, -1, [1, 2, 3, 4]),
        (0, BOARD.book_slot, [1, 2, 3, 5]),
        (BOARD.diamond_steps, BOARD.book_spaces, [1, 2, 3, 4, 5]),
    ],
)
def test_m3_2_three_slots_and_up_to_two_more(diamonds: int, jar: int, slots: list[int]) -> None:
    state = planning(hand={0: SIX, 1: SIX}, diamonds={0: diamonds}, jar={0: jar})
    state, _ = do(state, 1, "leave", "leave", "leave")
    found = []
    while asked(state) == (0, "plan"):
        found.append(dict(state.open[0].args)["slot"])
        state, _ = do(state, 0, options(state)[0])
    assert found == slots
    assert [slot for slot, card in enumerate(area(state, 0), 1) if card] == slots


def test_m3_3_planned_cards_are_turned_up_when_all_are_done() -> None:
    state = planning(hand={0: SIX, 1: SIX})
    state, events = do(state, 0, "plan coffee_1", "plan coffee_2", "leave")
    assert "revealed" not in kinds(events)
    assert area(state, 0) == [""] * 5
    state, events = do(state, 1, "leave", "leave", "plan cotton_1")
    shown = [event for event in events if event.kind == "mombasa.revealed"]
    assert [dict(event.args) for event in shown] == [
        {"seat": 0, "cards": ("coffee_1", "coffee_2")},
        {"seat": 1, "cards": ("cotton_1",)},
    ]
    assert all(event.reveals and event.rule == "M3.3" for event in shown)
    assert area(state, 0) == ["coffee_1", "coffee_2", "", "", ""]
    assert area(state, 1) == ["", "", "cotton_1", "", ""]
    assert sorted(hand(state, 0)) == ["bananas_1", "bananas_2", "cotton_1", "cotton_2"]


def test_m3_4_each_slot_is_linked_to_the_resting_slot_above_it() -> None:
    cards = ["coffee_1", "coffee_2", "bananas_1", "bananas_2", "cotton_1"]
    state = position(area={0: cards})
    state, _ = do(state, 0, "end")
    assert resting(state, 0) == [[card] for card in cards]


def test_m3_4_resting_cards_cannot_be_planned() -> None:
    state = planning(hand={0: ["cotton_1"], 1: SIX}, resting={0: {1: ["coffee_1"]}})
    assert options(state, 0) == ["plan cotton_1", "leave"]
    assert why(state, 0, "plan coffee_1") == refused("M3.1", "not_in_hand", card="coffee_1")


def test_m3_4_resting_cards_cannot_be_used() -> None:
    # The rulebook's example: the bookkeeper of the middle resting deck does not count.
    state = position(area={0: ["cotton_1"]}, resting={0: {2: ["bookkeeper_3"]}})
    assert why(state, 0, "bookkeeper bookkeeper_3") == refused(
        "M4.4", "not_face_up", card="bookkeeper_3"
    )


def test_m3_4_resting_cards_are_not_counted() -> None:
    state = position(
        area={0: ["coffee_1"], 1: ["coffee_2"]}, resting={0: {1: ["coffee_4", "coffee_4"]}}
    )
    assert why(state, 0, "marker majority_coffee") == refused(
        "M10.5", "no_majority", kind="coffee", have=1, seat=1, theirs=2
    )


def test_m3_4_resting_cards_cannot_be_sold() -> None:
    state = position(hand={0: ["coffee_1", "cotton_1"]}, resting={0: {1: ["coffee_4"]}})
    state, _ = do(state, 0, "marker sell")
    assert options(state) == ["sell coffee_1", "sell cotton_1"]
    assert why(state, 0, "sell coffee_4") == refused("M10.4", "not_in_hand", card="coffee_4")


def test_m3_5_single_share_cards_never_go_to_a_slot() -> None:
    state = planning(hand={0: ["coffee_1", "share_cairo_crate_3"], 1: SIX})
    assert options(state, 0) == ["plan coffee_1", "leave"]
    assert why(state, 0, "plan share_cairo_crate_3") == refused("M3.5", "share_in_slot")


def test_m3_5_other_cards_with_a_share_may() -> None:
    state = planning(hand={0: ["expansion_3_cairo"], 1: SIX})
    assert options(state, 0) == ["plan expansion_3_cairo", "leave"]


def test_m3_6_what_is_planned_is_told_to_the_planner_alone() -> None:
    state = planning(hand={0: SIX, 1: SIX})
    state, events = do(state, 0, "plan coffee_1", "leave", "plan cotton_1")
    secret, done = events[:-1], events[-1]
    assert kinds(events) == ["planned", "left_empty", "planned", "planning_done"]
    assert all(not event.args and event.audience == {Seat(0)} for event in secret)
    assert [dict(event.secret) for event in secret] == [
        {"seat": 0, "card": "coffee_1", "slot": 1},
        {"seat": 0, "slot": 2},
        {"seat": 0, "card": "cotton_1", "slot": 3},
    ]
    assert dict(done.args) == {"seat": 0}
    assert (done.secret, done.audience) == ((), frozenset())


def test_m3_6_who_is_done_has_nothing_to_say() -> None:
    state, _ = do(planning(hand={0: SIX, 1: SIX}), 0, "leave", "leave", "leave")
    refusal = why(state, 0, "plan coffee_1")
    assert (refusal.rule, refusal.kind) == ("M3.1", "core.not_your_turn")


def test_m3_7_an_empty_hand_ends_planning() -> None:
    state = planning(seats=3, hand={1: SIX})
    assert [decision.seat for decision in state.open] == [1]


def test_m3_7_single_share_cards_only_end_planning() -> None:
    state = planning(hand={0: ["share_cairo_crate_3", "share_cairo_crate_4"], 1: SIX})
    assert [decision.seat for decision in state.open] == [1]
    state, _ = do(state, 1, "leave", "leave", "leave")
    assert hand(state, 0) == ["share_cairo_crate_3", "share_cairo_crate_4"]


def test_m3_7_the_last_card_laid_ends_planning() -> None:
    state = planning(hand={0: ["coffee_1", "share_cairo_crate_3"], 1: SIX})
    state, events = do(state, 0, "plan coffee_1")
    assert kinds(events) == ["planned", "planning_done"]
    assert [decision.seat for decision in state.open] == [1]


def test_m3_7_with_nothing_to_lay_for_anybody_planning_is_over_at_once() -> None:
    state = planning(markers={0: 1, 1: 1}, pounds={0: 1, 1: 1})
    assert asked(state) == (0, "turn")
    assert (area(state, 0), area(state, 1)) == ([""] * 5, [""] * 5)
