"""End of one's own action phase: M10.10, M10.11, M10.12, M10.14, M10.23 and M10.24."""

import pytest

from comptoir.games.mombasa.rules.state import State
from tests.mombasa.kit import (
    area,
    asked,
    do,
    hand,
    kinds,
    options,
    position,
    refused,
    resting,
    score,
    seen,
    told,
    why,
)

EXPANSIONS = ["expansion_1_crate_0", "expansion_2", "expansion_3"]


def blue() -> State:
    """The rulebook's example: the expansion deck is wanted; a merchant tile lies in the area."""
    return position(
        area={0: ["-coffee_1", "-expansion_2", "bananas_3"], 1: ["coffee_1"]},
        hand={0: ["bookkeeper_3"]},
        resting={0: {1: ["cotton_1"], 2: EXPANSIONS, 3: ["coffee_2", "bananas_1"]}},
        tiles={"-diamond_merchant": 0, "bookkeeper": 1},
    )


def test_m10_10_exactly_one_resting_deck_with_all_its_cards() -> None:
    state, _ = do(blue(), 0, "end")
    assert (asked(state), options(state)) == ((0, "deck"), ["deck 1", "deck 2", "deck 3"])
    state, events = do(state, 0, "deck 2")
    assert told(events, "picked_up") == [{"seat": 0, "slot": 2, "cards": tuple(EXPANSIONS)}]
    assert sorted(hand(state, 0)) == ["bookkeeper_3", *EXPANSIONS]
    assert asked(state) == (1, "turn")


def test_m10_10_one_deck_only_is_picked_up_at_once() -> None:
    state = position(area={0: ["coffee_1"]}, resting={0: {3: ["cotton_1"]}}, ended=[1])
    state, events = do(state, 0, "end")
    assert kinds(events)[:2] == ["ended", "picked_up"]
    assert hand(state, 0) == ["cotton_1"]


def test_m10_11_the_example_of_the_rulebook() -> None:
    state, _ = do(blue(), 0, "end", "deck 2")
    assert resting(state, 0) == [
        ["coffee_1", "cotton_1"],
        ["expansion_2"],
        ["coffee_2", "bananas_1", "bananas_3"],
        [],
        [],
    ]
    assert area(state, 0) == [""] * 5
    assert not any(slot["face_up"] for slot in seen(state)["players"][0]["slots"])
    assert state.tile_owner == [1, -1, -1, -1]


def test_m10_11_a_card_played_this_round_does_not_return_this_round() -> None:
    state, _ = do(blue(), 0, "end", "deck 1")
    assert sorted(hand(state, 0)) == ["bookkeeper_3", "cotton_1"]
    assert resting(state, 0)[0] == ["coffee_1"]


def test_m10_11_the_extra_slots_too() -> None:
    state = position(area={0: ["", "", "", "coffee_1", "-cotton_1"]}, ended=[1])
    state, _ = do(state, 0, "end")
    assert resting(state, 0) == [[], [], [], ["coffee_1"], ["cotton_1"]]


@pytest.mark.parametrize("tiles", [{"plus_one": 0}, {"-plus_one": 0}])
def test_m10_11_the_plus_one_tile_goes_back_too(tiles: dict[str, int]) -> None:
    state = position(
        area={0: ["coffee_1"], 1: ["coffee_1"]}, tiles=tiles, plus_slot=int("-plus_one" in tiles)
    )
    state, _ = do(state, 0, "end")
    assert (state.tile_owner, state.plus_slot) == ([-1] * 4, -1)
    assert not any("plus" in option.split()[0] for option in options(state))


def test_m10_12_with_all_decks_empty_there_is_nothing_to_pick_up() -> None:
    state = position(area={0: ["coffee_1"], 1: ["coffee_1"]})
    state, events = do(state, 0, "end")
    assert kinds(events) == ["ended", "turn"]
    assert (hand(state, 0), resting(state, 0)[0]) == ([], ["coffee_1"])
    assert state.ended == [1, 0]


def test_m10_12_an_empty_deck_cannot_be_chosen_while_another_has_cards() -> None:
    state = position(area={0: ["coffee_1"]}, resting={0: {2: ["cotton_1"], 5: ["cotton_2"]}})
    state, _ = do(state, 0, "end")
    assert options(state) == ["deck 2", "deck 5"]
    assert why(state, 0, "deck 1") == refused("M10.12", "deck_empty", slot=1)


def test_m10_14_cards_and_tiles_not_used_are_lost_for_this_round() -> None:
    state = position(
        area={0: ["coffee_4", "diamond_merchant"], 1: ["coffee_1"]},
        tiles={"bookkeeper": 0, "expansion": 0},
    )
    state, _ = do(state, 0, "end")
    assert (area(state, 0), hand(state, 0)) == ([""] * 5, [])
    assert state.tile_owner == [-1] * 4
    assert state.tile_up == [0] * 4
    state, _ = do(state, 1, "goods coffee_1", "step cairo")
    assert asked(state) == (1, "turn")


def test_m10_23_the_last_round_asks_for_no_deck() -> None:
    decks = {1: ["coffee_1"], 2: ["expansion_2_cairo"]}
    state = position(0, 7, area={0: ["coffee_2"], 1: ["coffee_1"]}, resting={0: decks})
    before = score(state, 0)
    state, events = do(state, 0, "end")
    assert kinds(events) == ["ended", "turn"]
    assert asked(state) == (1, "turn")
    assert score(state, 0).categories == before.categories


def test_m10_23_all_decks_come_back_at_the_end() -> None:
    decks = {1: ["coffee_1"], 2: ["expansion_2_cairo"]}
    state = position(0, 7, area={0: ["coffee_2"]}, resting={0: decks}, ended=[1])
    state, _ = do(state, 0, "end")
    assert hand(state, 0) == ["coffee_1", "coffee_2", "expansion_2_cairo"]
    assert not any(state.resting[0])


def test_m10_23_the_sixth_round_still_asks() -> None:
    decks = {1: ["coffee_1"], 2: ["cotton_1"]}
    state = position(0, 6, area={0: ["coffee_2"]}, resting={0: decks})
    assert asked(do(state, 0, "end")[0]) == (0, "deck")


def test_m10_24_a_player_may_end_with_all_left() -> None:
    state = position(
        area={0: ["coffee_2", "expansion_2", "bookkeeper_3"], 1: ["coffee_1"]},
        tiles={"diamond_merchant": 0},
        pounds={0: 9},
    )
    assert options(state)[-1] == "end"
    state, _ = do(state, 0, "end")
    assert state.ended == [1, 0]
    assert state.markers == [3, 3]


def test_m10_24_but_not_in_the_middle_of_an_action() -> None:
    state, _ = do(position(area={0: ["coffee_2"]}), 0, "goods coffee_2")
    refusal = why(state, 0, "end")
    assert (refusal.kind, refusal.args) == (
        "core.other_question",
        (("question", "mombasa.goods"),),
    )
