"""Company tracks: M12.1 to M12.12."""

import pytest

from comptoir.games.mombasa.rules.state import State
from tests.mombasa.kit import (
    COMPANIES,
    EDITION,
    asked,
    do,
    kinds,
    on_track,
    options,
    position,
    refused,
    score,
    told,
    why,
)
from tests.mombasa.marks import (
    before_call,
    bonus,
    call,
    seen,
    shelf,
    special,
    special_pounds,
    spend,
    totals,
    track,
)

ENDS = {
    "mombasa": track("A1").spaces,
    "cape_town": track("B1").spaces,
    "saint_louis": track("C1").spaces,
}
"""Three tracks of the first game at their ends: only Cairo's marker can move."""


def test_m12_1_crossing_a_call_costs_its_pounds_at_once() -> None:
    here = before_call("A1")
    state = position(area={0: ["coffee_2"]}, position={0: {"mombasa": here}}, pounds={0: 5})
    state, _ = spend(state, 0, "coffee_2")
    state, events = do(state, 0, "step mombasa")
    assert told(events, "paid") == [{"seat": 0, "pounds": -call("A1")}]
    assert state.pounds[0] == 5 - call("A1")
    assert on_track(state, 0, "mombasa") == here + 1
    state, events = do(state, 0, "step mombasa")  # paid once, and behind it
    assert "paid" not in kinds(events)


@pytest.mark.parametrize("number", [1, 2])
def test_m12_1_the_call_costs_more_than_you_have(number: int) -> None:
    due = call("B1", number)
    state = position(
        area={0: ["coffee_2"]},
        position={0: {"cape_town": before_call("B1", number)}},
        pounds={0: due - 1},
    )
    state, _ = spend(state, 0, "coffee_2")
    refusal = why(state, 0, "step cape_town")
    assert refusal == refused(
        "M12.1", "call_too_dear", company="cape_town", call=due, pounds=due - 1
    )


def test_m12_1_the_call_costs_3_pounds_and_you_have_1() -> None:
    assert call("A1") == 3
    state = position(
        area={0: ["coffee_2"]}, position={0: {"mombasa": before_call("A1")}}, pounds={0: 1}
    )
    state, _ = spend(state, 0, "coffee_2")
    refusal = why(state, 0, "step mombasa")
    assert refusal.rule == "M12.1"
    assert refusal.args == (("company", "mombasa"), ("call", 3), ("pounds", 1))


def test_m12_1_with_exactly_the_pounds_of_the_call_it_is_crossed() -> None:
    here = before_call("D1")
    state = position(area={0: ["coffee_1"]}, position={0: {"cairo": here}}, pounds={0: call("D1")})
    state, _ = spend(state, 0, "coffee_1", "cairo")
    assert on_track(state, 0, "cairo") == here + 1
    assert state.pounds[0] == 0


def test_m12_1_who_cannot_pay_stays_before_the_call_and_forfeits_the_rest() -> None:
    here = before_call("D1")
    state = position(area={0: ["coffee_3"]}, position={0: {"cairo": here - 1}}, pounds={0: 0})
    state, _ = do(state, 0, "marker majority_coffee", "choose 2")
    state, events = do(state, 0, "step cairo")  # 2 of 3 steps are left
    assert told(events, "steps_lost") == [{"seat": 0, "company": "cairo", "steps": 2}]
    assert on_track(state, 0, "cairo") == here
    assert asked(state)[0] == 1


def test_m12_1_who_can_pay_may_refuse() -> None:
    here = before_call("D1")
    state = position(area={0: ["coffee_1"]}, position={0: {"cairo": here}}, pounds={0: 9})
    state, _ = do(state, 0, "marker majority_coffee")
    assert state.open[0].args == (("company", "cairo"), ("steps", 2), ("call", call("D1")))
    assert options(state) == ["step cairo", "stop"]
    state, events = do(state, 0, "stop")
    assert told(events, "steps_lost") == [{"seat": 0, "company": "cairo", "steps": 2}]
    assert on_track(state, 0, "cairo") == here
    assert state.pounds[0] == 9


def test_m12_2_the_last_space_is_the_end() -> None:
    state = position(area={0: ["coffee_2"]}, position={0: {"mombasa": track("A1").spaces}})
    state, _ = spend(state, 0, "coffee_2")
    assert why(state, 0, "step mombasa") == refused("M12.2", "track_end", company="mombasa")


def test_m12_2_further_steps_are_forfeited() -> None:
    last = track("D1").spaces
    state = position(area={0: ["coffee_3"]}, position={0: {"cairo": last - 1}})
    state, _ = do(state, 0, "marker majority_coffee", "choose 2")
    state, events = do(state, 0, "step cairo")
    assert told(events, "steps_lost") == [{"seat": 0, "company": "cairo", "steps": 2}]
    assert on_track(state, 0, "cairo") == last
    assert asked(state)[0] == 1


def test_m12_3_the_worked_example_green_and_yellow_are_paid_again() -> None:
    blue, green, yellow, red = range(4)
    here = special("A1", 1)
    assert special_pounds("A1", 1) == 1
    state = position(
        seat=blue,
        seats=4,
        area={blue: ["coffee_2"]},
        position={
            blue: {"mombasa": here - 1},
            green: {"mombasa": here},
            yellow: {"mombasa": here + 2},
            red: {"mombasa": here - 1},
        },
        pounds={blue: 4, green: 3, yellow: 2, red: 1},
    )
    state, events = spend(state, blue, "coffee_2", "mombasa", "mombasa")
    assert on_track(state, blue, "mombasa") == here + 1
    assert state.pounds == [5, 4, 3, 1]
    paid = [{"seat": seat, "pounds": 1} for seat in (blue, green, yellow)]
    assert told(events, "gained") == paid


def test_m12_3_the_second_special_space_pays_its_own_pounds_to_those_beyond_it() -> None:
    here = special("B1", 2)
    assert special_pounds("B1", 2) == 2
    state = position(
        seats=3,
        area={0: ["coffee_1"]},
        position={
            0: {"cape_town": here - 1},
            1: {"cape_town": here - 1},  # beyond the first one only
            2: {"cape_town": here + 1},
        },
    )
    state, _ = spend(state, 0, "coffee_1", "cape_town")
    assert state.pounds == [2, 0, 2]


def test_m12_3_who_reached_it_first_is_paid_alone() -> None:
    here = special("A1", 1)
    state = position(area={0: ["coffee_1"]}, position={0: {"mombasa": here - 1}})
    state, _ = spend(state, 0, "coffee_1", "mombasa")
    assert state.pounds == [1, 0]


def test_m12_4_the_bonus_counts_from_the_players_next_turn_on_in_the_same_round() -> None:
    here = special("C1", 1)
    state = position(
        area={0: ["coffee_1", "cotton_1"], 1: ["coffee_1"]},
        position={0: {"saint_louis": here - 1}},
        pounds={0: 9},
    )
    refusal = refused("M10.8", "not_unlocked", company="saint_louis", need=1, have=0)
    assert why(state, 0, "marker extra_saint_louis_1") == refusal
    state, events = spend(state, 0, "coffee_1", "saint_louis")
    assert told(events, "special_space") == [{"seat": 0, "company": "saint_louis", "level": 1}]
    state, events = spend(state, 1, "coffee_1", "cairo")
    told_now = [{"seat": 0, "company": "saint_louis", "level": 1}]
    assert told(events, "bonus_in_force") == told_now
    assert state.round == 1
    assert "marker extra_saint_louis_1" in options(state)


def test_m12_4_passing_a_special_space_unlocks_its_bonus_too() -> None:
    here = special("C1", 1)
    state = position(
        area={0: ["coffee_2", "cotton_1"]}, position={0: {"saint_louis": here - 1}}, pounds={0: 9}
    )
    state, _ = spend(state, 0, "coffee_2", *["saint_louis"] * 2)
    state, _ = do(state, 1, "end")
    assert on_track(state, 0, "saint_louis") > here
    assert "marker extra_saint_louis_1" in options(state)


def test_m12_5_the_permanent_bonuses_of_a_track_do_not_add_up() -> None:
    state = position(area={0: ["expansion_2"]}, position={0: {"mombasa": special("A1", 2)}})
    _, events = do(state, 0, "expand")
    assert told(events, "expansion") == [{"seat": 0, "points": 2 + 2}]


def test_m12_5_of_a_tracks_extra_spaces_either_but_one_a_round() -> None:
    state = position(position={0: {"saint_louis": special("C1", 2)}}, pounds={0: 20})
    both = ["marker extra_saint_louis_1", "marker extra_saint_louis_2"]
    for space in both:
        assert space in options(state)
    for space, other in (both, both[::-1]):
        after, _ = do(state, 0, space)
        after = used_up(after)
        after, _ = do(after, 1, "end")
        assert asked(after) == (0, "turn")
        refusal = refused("M12.5", "one_space_a_track", company="saint_louis")
        assert why(after, 0, other) == refusal


def used_up(state: State) -> State:
    """The state after all choices of a reward, made as they come."""
    while asked(state)[0] == 0 and asked(state)[1] != "turn":
        text = "pounds" if "pounds" in options(state) else options(state)[0]
        state, _ = do(state, 0, text)
    return state


def test_m12_6_which_side_has_which_permanent_bonus() -> None:
    sides = {found.id: found.bonus for found in EDITION.tracks}
    assert [sides[side] for side in ("A1", "A2", "B1", "B2")] == [
        "more_expansion",
        "more_markers",
        "cheaper_bananas",
        "cheaper_cotton",
    ]


def test_m12_6_the_second_space_of_d2_gives_2_spaces_on_each_other_track() -> None:
    state = position(
        tracks=("A1", "B1", "C1", "D2"),
        position={0: {"cairo": special("D2", 2)}},
        pounds={0: 9},
    )
    state, _ = do(state, 0, "marker extra_cairo_2")
    for name in COMPANIES[:3]:
        if asked(state) == (0, "track"):
            state, _ = do(state, 0, f"track {name}")
        state, _ = do(state, 0, *[f"step {name}"] * 2)
    assert state.position[0] == [2, 2, 2, special("D2", 2)]
    assert asked(state)[0] == 1


def test_m12_7_the_last_share_icon_reached_is_what_counts() -> None:
    first, second = track("D1").shares[:2]
    held = {}
    for space in (first[0] - 1, first[0], second[0] - 1, second[0], second[0] + 1):
        state = position(position={0: {"cairo": space}})
        held[space] = seen(state)["players"][0]["tracks"]["cairo"]["shares"]
    assert list(held.values()) == [0, first[1], first[1], second[1], second[1]]


def test_m12_7_the_shares_of_the_last_icon_are_scored() -> None:
    space, shares = track("D1").shares[2]
    state = position(position={0: {"cairo": space}}, posts={"cairo": ["nubia"]})
    coins = EDITION.base.columns[0][0]
    assert dict(score(state, 0).categories)["cairo"] == shares * coins
    assert coins > 0


def test_m12_8_a_new_bonus_counts_for_nobody_before_its_owners_next_turn() -> None:
    here = special("B2", 2)
    state = position(
        tracks=("A1", "B2", "C1", "D1"),
        area={0: ["coffee_1", "cotton_2"], 1: ["cotton_2"]},
        position={0: {"cape_town": here - 1}},
        pounds={0: 5},
    )
    state, _ = spend(state, 0, "coffee_1", "cape_town")
    assert totals(state, 0)["cotton"] == 2
    assert "marker majority_cotton" in options(state, 1)  # a tie, 2 to 2
    state, _ = do(state, 1, "marker first_player", "pounds")
    assert asked(state) == (0, "turn")
    assert totals(state, 0)["cotton"] == 3
    state, _ = do(state, 0, "marker tile_bookkeeper")
    refusal = refused("M10.5", "no_majority", kind="cotton", have=2, seat=0, theirs=3)
    assert why(state, 1, "marker majority_cotton") == refusal


def test_m12_9_the_second_bonus_replaces_the_first_and_nothing_is_asked() -> None:
    row, column = shelf("coffee_2", 3)
    state = position(
        tracks=("A1", "B2", "C1", "D1"),
        area={0: ["cotton_2"]},
        display={(row, column): "coffee_2"},
        position={0: {"cape_town": special("B2", 2)}},
    )
    state, _ = do(state, 0, "goods cotton_2")
    assert state.open[0].args == (("units", 3),)
    _, events = do(state, 0, f"acquire {row} {column}")
    assert told(events, "acquired")[0]["price"] == 3  # 1 more unit instead of 1 off


def test_m12_9_any_goods_instead_of_bananas() -> None:
    row, column = shelf("coffee_2", 3)
    state = position(
        area={0: ["bananas_2", "cotton_2"]},
        display={(row, column): "coffee_2"},
        position={0: {"cape_town": special("B1", 2)}},
    )
    for card in ("bananas_2", "cotton_2"):
        _, events = do(state, 0, f"goods {card}", f"acquire {row} {column}")
        assert told(events, "acquired")[0]["price"] == 2


MARKERS = EDITION.player_board.bonus_markers[2]
A2 = ("A2", "B1", "C1", "D1")


def test_m12_10_the_extra_marker_comes_when_the_next_turn_begins_usable_at_once() -> None:
    here = special("A2", 1)
    state = position(
        tracks=A2,
        area={0: ["coffee_1", "cotton_1"]},
        position={0: {"mombasa": here - 1}},
        markers={0: 0},
        placed={"sell": 0, "majority_coffee": 0, "majority_bananas": 0},
    )
    assert why(state, 0, "marker majority_expansion").kind == "mombasa.no_marker_left"
    state, _ = spend(state, 0, "coffee_1", "mombasa")
    assert state.markers[0] == 0
    state, events = do(state, 1, "end")
    assert told(events, "more_markers") == [{"seat": 0, "markers": 1}]
    assert state.markers[0] == 1
    assert "marker first_player" in options(state)


def test_m12_10_the_second_bonus_brings_one_more() -> None:
    here = special("A2", 2)
    state = position(
        tracks=A2,
        area={0: ["coffee_1", "cotton_1"]},
        position={0: {"mombasa": here - 1}},
        markers={0: MARKERS + 1},
    )
    state, _ = spend(state, 0, "coffee_1", "mombasa")
    state, events = do(state, 1, "end")
    assert told(events, "more_markers") == [{"seat": 0, "markers": 1}]
    assert state.markers[0] == MARKERS + 2


def test_m12_10_both_at_once_bring_two() -> None:
    state = position(
        tracks=A2, position={0: {"mombasa": special("A2", 2)}}, in_force={0: {"mombasa": 0}}
    )
    assert state.markers[0] == MARKERS + 2


def test_m12_11_a_special_space_pays_for_the_next_call() -> None:
    here, wall = special("C1", 1), before_call("C1")
    assert here <= wall
    due, gained = call("C1"), special_pounds("C1", 1)
    steps = wall - here + 2
    state = position(
        area={0: ["coffee_4"]},
        position={0: {"saint_louis": here - 1}},
        pounds={0: due - gained},
    )
    state, events = spend(state, 0, "coffee_4", *["saint_louis"] * steps)
    assert on_track(state, 0, "saint_louis") == wall + 1
    money = [kind for kind in kinds(events) if kind in ("gained", "paid")]
    assert money == ["gained", "paid"]
    assert state.pounds[0] == 0


def test_m12_11_space_by_space_in_a_reward_too() -> None:
    here = before_call("D2")
    assert special("D2", 1) == here + 2
    state = position(
        tracks=("A1", "B1", "C1", "D2"),
        area={0: ["coffee_1"]},
        position={0: {"cairo": here}, 1: {"cairo": here + 3}},
        pounds={0: call("D2")},
    )
    state, events = do(state, 0, "marker majority_coffee", "step cairo", "step cairo")
    assert [kind for kind in kinds(events) if kind in ("paid", "stepped", "gained")] == [
        "paid",
        "stepped",
        "stepped",
        "gained",
        "gained",
    ]
    assert state.pounds == [special_pounds("D2", 1)] * 2


def test_m12_11_steps_of_a_reward_stay_on_its_own_track() -> None:
    state = position(area={0: ["coffee_1"]})
    state, _ = do(state, 0, "marker majority_coffee")
    refusal = refused("M12.11", "other_track", company="cairo")
    assert why(state, 0, "step mombasa") == refusal


D2 = ("A1", "B1", "C1", "D2")
FIRST_D2 = special("D2", 1)


def test_m12_12_track_after_track_in_the_players_order() -> None:
    state = position(tracks=D2, position={0: {"cairo": FIRST_D2}}, pounds={0: 5})
    state, _ = do(state, 0, "marker extra_cairo_1")
    assert asked(state) == (0, "track")
    assert state.open[0].args == (("tracks", 2),)
    assert options(state) == ["track mombasa", "track cape_town", "track saint_louis"]
    state, _ = do(state, 0, "track saint_louis")
    assert why(state, 0, "step mombasa").kind == "mombasa.other_track"
    state, _ = do(state, 0, "step saint_louis", "step saint_louis")
    assert options(state) == ["track mombasa", "track cape_town"]
    refusal = refused("M12.12", "no_steps_there", company="saint_louis")
    assert why(state, 0, "track saint_louis") == refusal
    state, _ = do(state, 0, "track mombasa", "step mombasa", "step mombasa")
    assert state.position[0] == [2, 0, 2, FIRST_D2]
    assert asked(state)[0] == 1


def test_m12_12_not_on_the_tracks_own_space() -> None:
    state = position(tracks=D2, position={0: {"cairo": FIRST_D2}}, pounds={0: 5})
    state, _ = do(state, 0, "marker extra_cairo_1")
    refusal = refused("M12.12", "no_steps_there", company="cairo")
    assert why(state, 0, "track cairo") == refusal


def test_m12_12_a_track_whose_marker_cannot_move_may_be_named() -> None:
    state = position(tracks=D2, position={0: {"cairo": FIRST_D2, **ENDS}}, pounds={0: 5})
    state, _ = do(state, 0, "marker extra_cairo_1")
    assert "track mombasa" in options(state)
    state, events = do(state, 0, "track mombasa")
    assert told(events, "steps_lost") == [
        {"seat": 0, "company": "mombasa", "steps": bonus("D2", 1).steps}
    ]
    assert asked(state) == (0, "track")
    state, _ = do(state, 0, "track saint_louis")
    assert asked(state)[0] == 1
