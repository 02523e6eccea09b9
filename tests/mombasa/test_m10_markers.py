"""Bonus markers, action 5: M10.1 to M10.4, M10.8, M10.9, M10.15, M10.17 to M10.19."""

import pytest

from tests.mombasa.kit import (
    BOX,
    CARD,
    EDITION,
    SPACE,
    area,
    asked,
    base,
    displayed,
    do,
    hand,
    kinds,
    on_track,
    options,
    position,
    refused,
    resting,
    told,
    why,
)
from tests.mombasa.marks import (
    before_call,
    bonus,
    crate,
    next_round,
    price,
    seen,
    shelf,
    special,
    track,
)

PAY = EDITION.bonus_spaces.buy_pay
MARKERS = EDITION.player_board.bonus_markers[2]
EMPTY = {(row, column): "" for row in (1, 2, 3, 4) for column in (1, 2, 3)}


# M10.1: a marker onto an empty space


def test_m10_1_a_marker_blocks_its_space_until_the_end_of_the_round() -> None:
    state = position(
        area={0: ["coffee_1"], 1: ["coffee_1"]}, hand={0: ["cotton_1"], 1: ["cotton_2"]}
    )
    assert "marker sell" in options(state)
    state, events = do(state, 0, "marker sell")
    assert told(events, "marker_placed") == [{"seat": 0, "space": "sell"}]
    assert state.markers[0] == MARKERS - 1
    assert asked(state)[0] == 1
    assert why(state, 1, "marker sell") == refused("M10.1", "space_taken", seat=0)
    state, _ = do(state, 1, "end")
    assert why(state, 0, "marker sell") == refused("M10.1", "space_taken", seat=0)


def test_m10_1_the_marker_comes_back_for_the_next_round() -> None:
    state = position(area={0: ["coffee_1"], 1: ["coffee_1"]}, pounds={0: 9})
    state, _ = do(state, 0, "marker buy", "no_card")
    state = next_round(state)
    assert state.markers[0] == MARKERS
    assert seen(state)["bonus_spaces"][SPACE["buy"]]["marker"] is None


def test_m10_1_it_takes_a_marker() -> None:
    state = position(
        area={0: ["coffee_1"]},
        placed={"buy": 0, "sell": 0, "tile_expansion": 0},
        pounds={0: 9},
    )
    assert state.markers[0] == 0
    assert why(state, 0, "marker majority_coffee") == refused("M10.1", "no_marker_left")


def test_m10_1_the_cost_must_be_paid() -> None:
    state = position(area={0: ["coffee_1"]}, pounds={0: PAY - 1})
    refusal = refused("M10.1", "too_few_pounds", cost=PAY, pounds=PAY - 1)
    assert why(state, 0, "marker buy") == refusal


def test_m10_1_placing_a_marker_is_the_whole_turn() -> None:
    state = position(area={0: ["coffee_1"]}, pounds={0: 9})
    state, _ = do(state, 0, "marker tile_bookkeeper")
    assert asked(state) == (1, "turn")
    assert area(state, 0)[0] == "coffee_1"


# M10.2: the first-player space


def test_m10_2_not_for_the_first_player_in_their_first_turn() -> None:
    state = position(area={0: ["coffee_1"]})
    refusal = refused("M10.2", "first_turn_of_first_player")
    assert why(state, 0, "marker first_player") == refusal
    state = position(area={0: ["coffee_1"]}, turns={0: 1})
    assert "marker first_player" in options(state)


def test_m10_2_others_may_in_their_first_turn() -> None:
    state = position(seat=1, seats=3)
    assert state.turns[1] == 1
    assert "marker first_player" in options(state)


def test_m10_2_take_the_marker_now_and_use_1_bookkeeping_point() -> None:
    state = position(seat=1, seats=3, area={2: ["coffee_1"]})
    state, events = do(state, 1, "marker first_player")
    assert told(events, "first_player_marker") == [{"seat": 1}]
    assert seen(state)["first_player_marker"] == 1
    assert asked(state) == (1, "points")
    assert state.open[0].args == (("points", 1),)
    state, _ = do(state, 1, "pounds")
    assert state.pounds[1] == 1


def test_m10_2_the_turn_order_of_this_round_is_unchanged_and_the_next_begins_with_them() -> None:
    state = position(
        seat=1,
        seats=3,
        area={0: ["coffee_1"], 1: ["coffee_1"], 2: ["coffee_1"]},
        hand={seat: ["cotton_1"] for seat in range(3)},
    )
    state, _ = do(state, 1, "marker first_player", "pounds")
    assert seen(state)["first_player"] == 0
    assert asked(state)[0] == 2
    state, _ = do(state, 2, "end")
    assert asked(state)[0] == 0
    state = next_round(state)
    assert state.round == 2
    assert seen(state)["first_player"] == 1
    for seat in range(3):
        state, _ = do(state, seat, "leave", "leave", "plan cotton_1")
    assert asked(state) == (1, "turn")


def test_m10_2_nothing_else_changes_the_first_player() -> None:
    state = position(
        area={0: ["coffee_1"], 1: ["coffee_1"]}, hand={0: ["cotton_1"], 1: ["cotton_1"]}, first=1
    )
    state = next_round(state)
    assert seen(state)["first_player"] == 1


# M10.3: the buy space


def test_m10_3_the_worked_example_the_2_coffee_for_1_and_3_pounds() -> None:
    row, column = shelf("coffee_2", 3)
    state = position(display={(row, column): "coffee_2"}, pounds={0: 5})
    state, events = do(state, 0, "marker buy")
    assert told(events, "paid") == [{"seat": 0, "pounds": -1}]
    assert asked(state) == (0, "buy")
    assert state.open[0].args == (("pounds", 4),)
    state, events = do(state, 0, f"acquire {row} {column}")
    assert told(events, "paid") == [{"seat": 0, "pounds": -3}]
    assert hand(state, 0) == ["coffee_2"]
    assert displayed(state, row, column) == ""
    assert state.pounds[0] == 1
    assert asked(state)[0] == 1


def test_m10_3_the_full_price_in_pounds() -> None:
    cost = price("cotton_2", 1, 1)
    state = position(
        display={**EMPTY, (1, 1): "cotton_2", (1, 3): "diamond_merchant"},
        pounds={0: PAY + cost - 1},
    )
    state, _ = do(state, 0, "marker buy")
    assert why(state, 0, "acquire 1 1") == refused(
        "M10.19", "too_few_pounds", cost=cost, pounds=cost - 1
    )
    assert why(state, 0, "acquire 2 1") == refused("M5.3", "no_card_displayed")


def test_m10_3_units_and_price_bonuses_do_not_help() -> None:
    row, column = shelf("coffee_2", 3)
    state = position(
        area={0: ["bananas_4"]},
        display={(row, column): "coffee_2"},
        position={0: {"cape_town": special("B1", 2)}},
        pounds={0: PAY + 3},
    )
    state, events = do(state, 0, "marker buy", f"acquire {row} {column}")
    (acquired,) = told(events, "acquired")
    assert (acquired["card"], acquired["price"]) == ("coffee_2", 3)
    assert state.pounds[0] == 0
    assert area(state, 0)[0] == "bananas_4"


def test_m10_3_no_other_way_to_get_cards_for_money() -> None:
    state = position(area={0: ["coffee_1"]}, pounds={0: 50}, placed={"buy": 1})
    state, _ = do(state, 0, "marker tile_expansion")
    assert asked(state)[0] == 1
    state = position(area={0: ["coffee_1", "coffee_2"]}, display=EMPTY | {(1, 1): "coffee_4"})
    state.pounds[0] = 50
    state, _ = do(state, 0, "goods coffee_1")
    refusal = why(state, 0, "acquire 1 1")
    assert refusal.args == (("price", price("coffee_4", 1, 1)), ("units", 1))


# M10.4: the sell space


def test_m10_4_the_worked_example_the_1_coffee_for_3_pounds() -> None:
    state = position(hand={0: ["coffee_1", "cotton_2"]})
    state, _ = do(state, 0, "marker sell")
    assert asked(state) == (0, "sell")
    assert state.open[0].args == (("plus", 2),)
    state, events = do(state, 0, "sell coffee_1")
    assert told(events, "sold") == [{"seat": 0, "card": "coffee_1"}]
    assert told(events, "gained") == [{"seat": 0, "pounds": 3}]
    assert state.pounds[0] == 3
    assert hand(state, 0) == ["cotton_2"]
    assert seen(state)["discard"] == {"coffee_1": 1}


@pytest.mark.parametrize("card", ["expansion_1_crate_0", "expansion_3_cairo", "bookkeeper_3"])
def test_m10_4_the_crate_value_and_2(card: str) -> None:
    state = position(hand={0: [card, "coffee_1"]})
    state, _ = do(state, 0, "marker sell", f"sell {card}")
    assert state.pounds[0] == crate(card) + 2


def test_m10_4_only_from_the_hand() -> None:
    state = position(
        area={0: ["coffee_1"]},
        hand={0: ["cotton_1", "cotton_2"]},
        resting={0: {2: ["bananas_1"]}},
    )
    state, _ = do(state, 0, "marker sell")
    assert options(state) == ["sell cotton_1", "sell cotton_2"]
    for card in ("coffee_1", "bananas_1"):
        assert why(state, 0, f"sell {card}") == refused("M10.4", "not_in_hand", card=card)


def test_m10_4_no_marker_without_a_card_to_remove() -> None:
    state = position(area={0: ["coffee_1"]}, resting={0: {2: ["bananas_1"]}})
    assert why(state, 0, "marker sell") == refused("M10.4", "nothing_to_sell")


def test_m10_4_a_sold_card_never_comes_back() -> None:
    state = position(area={0: ["coffee_1"], 1: ["coffee_1"]}, hand={0: ["cotton_1", "cotton_2"]})
    state, _ = do(state, 0, "marker sell", "sell cotton_1")
    state = next_round(state)
    assert hand(state, 0) == ["cotton_2"]
    assert resting(state, 0)[0] == ["coffee_1"]
    assert state.discard[CARD["cotton_1"]] == 1


# M10.8: extra spaces of tracks


def test_m10_8_a_marker_blocks_an_extra_space_for_everybody() -> None:
    here = special("C1", 1)
    state = position(
        area={0: ["coffee_1"], 1: ["coffee_1"]},
        position={0: {"saint_louis": here}, 1: {"saint_louis": here}},
        pounds={0: 9, 1: 9},
    )
    state, _ = do(state, 0, "marker extra_saint_louis_1", "choose 1", "pounds")
    assert why(state, 1, "marker extra_saint_louis_1") == refused("M10.1", "space_taken", seat=0)


def test_m10_8_the_other_space_stays_free_for_others() -> None:
    here = special("C1", 2)
    state = position(
        seat=1,
        position={1: {"saint_louis": here}},
        pounds={1: 9},
        placed={"extra_saint_louis_1": 0},
    )
    assert "marker extra_saint_louis_2" in options(state)


@pytest.mark.parametrize(("level", "have"), [(1, 0), (2, 1)])
def test_m10_8_only_for_players_who_unlocked_them(level: int, have: int) -> None:
    where = special("C1", 1) if have else 0
    state = position(area={0: ["coffee_1"]}, position={0: {"saint_louis": where}}, pounds={0: 9})
    refusal = refused("M10.8", "not_unlocked", company="saint_louis", need=level, have=have)
    assert why(state, 0, f"marker extra_saint_louis_{level}") == refusal


def test_m10_8_tracks_a_and_b_have_no_extra_spaces() -> None:
    state = position(
        area={0: ["coffee_1"]}, position={0: {"mombasa": special("A1", 2)}}, pounds={0: 9}
    )
    refusal = refused("M10.8", "no_extra_space", company="mombasa")
    assert why(state, 0, "marker extra_mombasa_1") == refusal


# M10.9: rewards in part


def test_m10_9_steps_may_be_declined_in_part() -> None:
    state = position(area={0: ["coffee_3"]})
    state, _ = do(state, 0, "marker majority_coffee", "choose 2", "step cairo")
    state, events = do(state, 0, "stop")
    assert on_track(state, 0, "cairo") == 1
    assert told(events, "steps_lost") == [{"seat": 0, "company": "cairo", "steps": 2}]
    assert asked(state)[0] == 1


def test_m10_9_a_purchase_may_be_declined() -> None:
    state = position(display={(1, 3): "diamond_merchant"}, pounds={0: 9})
    state, events = do(state, 0, "marker buy", "no_card")
    assert told(events, "bought_none") == [{"seat": 0}]
    assert hand(state, 0) == []
    assert state.pounds[0] == 9 - PAY


def test_m10_9_a_removal_may_be_declined() -> None:
    state = position(area={0: ["coffee_4", "coffee_1"]})
    state, _ = do(state, 0, "marker majority_coffee", "choose 3")
    assert asked(state) == (0, "remove")
    state, _ = do(state, 0, "stop")
    assert all(sum(base(state, name)) == 15 for name in BOX.companies)
    assert asked(state) == (0, "advance")


def test_m10_9_bookkeeping_points_are_always_used() -> None:
    state = position(seat=1)
    state, _ = do(state, 1, "marker first_player")
    assert "stop" not in options(state)
    assert why(state, 1, "stop").kind == "core.other_question"
    state, _ = do(state, 1, "pounds")
    assert state.pounds[1] == 1


def test_m10_9_units_of_goods_are_no_reward() -> None:
    state = position(area={0: ["coffee_2"]})
    state, _ = do(state, 0, "goods coffee_2", "no_card")
    assert why(state, 0, "stop").rule == "M5.5"


# M10.15: only the requirement and the cost


def test_m10_15_a_marker_may_be_placed_where_it_brings_nothing() -> None:
    state = position(
        area={0: ["coffee_1"], 1: ["coffee_1"]}, position={0: {"cairo": track("D1").spaces}}
    )
    state, events = do(state, 0, "marker majority_coffee")
    assert told(events, "steps_lost") == [{"seat": 0, "company": "cairo", "steps": 2}]
    assert why(state, 1, "marker majority_coffee").kind == "mombasa.space_taken"


def test_m10_15_or_just_to_block() -> None:
    state = position(area={0: ["coffee_1"], 1: ["coffee_1"]})
    state, _ = do(state, 0, "marker majority_coffee", "stop")
    assert on_track(state, 0, "cairo") == 0
    assert why(state, 1, "marker majority_coffee") == refused("M10.1", "space_taken", seat=0)


def test_m10_15_a_call_that_cannot_be_paid_is_no_bar() -> None:
    state = position(area={0: ["coffee_1"]}, position={0: {"cairo": before_call("D1")}})
    assert "marker majority_coffee" in options(state)


def test_m10_15_an_empty_display_is_no_bar() -> None:
    state = position(display=EMPTY, pounds={0: PAY})
    state, events = do(state, 0, "marker buy")
    assert "bought_none" in kinds(events)
    assert asked(state)[0] == 1


# M10.17: the first player later in the round


def test_m10_17_the_first_player_may_take_the_space_in_a_later_turn() -> None:
    state = position(area={0: ["coffee_1"], 1: ["coffee_1"]}, turns={0: 1})
    state, _ = do(state, 0, "marker first_player", "pounds")
    assert seen(state)["first_player_marker"] == 0
    assert state.pounds[0] == 1
    assert why(state, 1, "marker first_player") == refused("M10.1", "space_taken", seat=0)


def test_m10_17_first_player_is_who_began_the_round_even_if_the_marker_has_gone() -> None:
    state = position(area={0: ["coffee_1"]}, next_first=1)
    refusal = refused("M10.2", "first_turn_of_first_player")
    assert why(state, 0, "marker first_player") == refusal
    state = position(seat=1, next_first=1)
    assert "marker first_player" in options(state)


# M10.18: what may be sold


@pytest.mark.parametrize("card", ["coffee_1", "expansion_2", BOX.cards[BOX.one_expansion[0]].id])
def test_m10_18_starting_cards_may_be_sold_even_the_last_one(card: str) -> None:
    state = position(hand={0: [card]})
    state, _ = do(state, 0, "marker sell")  # the only card: nothing to choose
    assert hand(state, 0) == []
    assert state.pounds[0] == crate(card) + EDITION.bonus_spaces.sell_plus


def test_m10_18_a_card_acquired_this_round_may_be_sold() -> None:
    row, column = shelf("bananas_2", 3)
    state = position(
        area={0: ["coffee_3"]}, hand={0: ["cotton_1"]}, display={(row, column): "bananas_2"}
    )
    state, _ = do(state, 0, "goods coffee_3", f"acquire {row} {column}")
    state, _ = do(state, 1, "end")
    state, _ = do(state, 0, "marker sell")
    assert "sell bananas_2" in options(state)


def test_m10_18_a_single_share_card_may_not() -> None:
    share = "share_cairo_crate_3"
    state = position(hand={0: ["coffee_1", "coffee_2", share]})
    state, _ = do(state, 0, "marker sell")
    assert why(state, 0, f"sell {share}") == refused("M10.18", "share_not_sold")


def test_m10_18_single_share_cards_alone_are_nothing_to_sell() -> None:
    state = position(
        area={0: ["coffee_1"]},
        hand={0: ["share_cairo_crate_3"]},
        position={0: {"cairo": special("D1", 1)}},
    )
    for space in ("sell", "extra_cairo_1"):
        assert why(state, 0, f"marker {space}") == refused("M10.4", "nothing_to_sell")


# M10.19: the order of paying


def test_m10_19_the_price_is_paid_out_of_what_the_cost_leaves() -> None:
    row, column = shelf("coffee_2", 3)
    display = {**EMPTY, (row, column): "coffee_2", (row + 1, column): "coffee_1"}
    state = position(display=display, pounds={0: 3})
    state, _ = do(state, 0, "marker buy")
    refusal = refused("M10.19", "too_few_pounds", cost=3, pounds=3 - PAY)
    assert why(state, 0, f"acquire {row} {column}") == refusal


def test_m10_19_who_cannot_pay_buys_none_and_the_cost_is_not_returned() -> None:
    state = position(display={**EMPTY, (1, 1): "coffee_4"}, pounds={0: PAY})
    state, events = do(state, 0, "marker buy")
    assert told(events, "bought_none") == [{"seat": 0}]
    assert state.pounds[0] == 0
    assert asked(state)[0] == 1


def test_m10_19_diamond_steps_come_before_the_price() -> None:
    """At the end of the diamond track they are pounds, which may pay for the card."""
    row, column = shelf("coffee_2", 3)
    board = EDITION.player_board
    state = position(
        tracks=("A1", "B1", "C2", "D1"),
        display={**EMPTY, (row, column): "coffee_2"},
        position={0: {"saint_louis": special("C2", 1)}},
        diamonds={0: board.diamond_steps},
        pounds={0: 3 - board.end_of_track_pounds},
    )
    assert bonus("C2", 1).rewards[0].diamonds == 1
    state, _ = do(state, 0, "marker extra_saint_louis_1", f"acquire {row} {column}")
    assert hand(state, 0) == ["coffee_2"]
    assert state.pounds[0] == 0
