"""The bonuses of the company tracks: M12.A, permanent, and M12.B, extra bonus spaces."""

import pytest

from tests.mombasa.kit import (
    CARD,
    COMPANIES,
    EDITION,
    area,
    asked,
    displayed,
    do,
    hand,
    options,
    position,
    refused,
    told,
    why,
)
from tests.mombasa.marks import bonus, crate, shelf, special, spend, totals

MARKERS = EDITION.player_board.bonus_markers[2]
A2 = ("A2", "B1", "C1", "D1")
B2 = ("A1", "B2", "C1", "D1")
C2 = ("A1", "B1", "C2", "D1")
D2 = ("A1", "B1", "C1", "D2")
BOOKKEEPER = "bookkeeper_2_crate_2"


def at(company: str, side: str, level: int) -> dict[int, dict[str, int]]:
    """Seat 0's marker on a special space; no marker moved for level 0."""
    return {0: {company: special(side, level)}} if level else {}


# M12.A, A1: more expansion points


@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 2)])
def test_m12_a_the_expansion_total_is_1_or_2_higher(level: int, more: int) -> None:
    state = position(area={0: ["expansion_2", "expansion_3"]}, position=at("mombasa", "A1", level))
    assert totals(state, 0)["expansion"] == 5 + more  # once, not by card
    state, events = do(state, 0, "expand")
    assert told(events, "expansion") == [{"seat": 0, "points": 5 + more}]
    assert state.open[0].args == (("points", 5 + more),)


def test_m12_a_more_expansion_needs_a_face_up_card() -> None:
    state = position(area={0: ["-expansion_2", "coffee_1"]}, position=at("mombasa", "A1", 2))
    assert totals(state, 0)["expansion"] == 0
    assert why(state, 0, "expand") == refused("M4.4", "no_expansion_card")
    refusal = refused("M10.5", "no_total", kind="expansion")
    assert why(state, 0, "marker majority_expansion") == refusal


def test_m12_a_the_expansion_tile_alone_is_enough() -> None:
    state = position(tiles={"expansion": 0}, position=at("mombasa", "A1", 1))
    assert totals(state, 0)["expansion"] == 2 + 1


def test_m12_a_more_expansion_counts_for_majorities() -> None:
    state = position(area={0: ["expansion_2"], 1: ["expansion_3"]}, position=at("mombasa", "A1", 1))
    assert "marker majority_expansion" in options(state)
    state = position(area={0: ["expansion_2"], 1: ["expansion_3"]})
    assert "marker majority_expansion" not in options(state)


def test_m12_a_more_expansion_counts_for_books() -> None:
    cards = {0: [BOOKKEEPER, "expansion_2"]}
    state = position(tile=[4, 1], area=cards, pounds={0: 2})
    state, _ = do(state, 0, f"bookkeeper {BOOKKEEPER}")
    refusal = refused("M8.3", "needs_expansion", need=3, have=2)
    assert why(state, 0, "forward") == refusal
    state = position(tile=[4, 1], area=cards, position=at("mombasa", "A1", 1))
    state, _ = do(state, 0, f"bookkeeper {BOOKKEEPER}", "forward")
    assert state.jar[0] == 0


# M12.A, A2: more bonus markers


@pytest.mark.parametrize("level", [0, 1, 2])
def test_m12_a_1_or_2_more_bonus_markers_in_all(level: int) -> None:
    places = at("mombasa", "A2", level)
    state = position(tracks=A2, position=places, in_force={0: {"mombasa": 0}}, pounds={0: 20})
    assert state.markers[0] == MARKERS + level
    spaces = ("tile_bookkeeper", "tile_diamond_merchant", "tile_expansion", "tile_plus_one", "buy")
    for space in spaces[: MARKERS + level]:
        state, _ = do(state, 0, f"marker {space}")
        if asked(state) == (0, "buy"):
            state, _ = do(state, 0, "no_card")
        state, _ = do(state, 1, "end") if asked(state)[0] == 1 else (state, ())
    assert state.placed.count(0) == MARKERS + level
    assert not any(text.startswith("marker") for text in options(state, 0))


def test_m12_a_more_markers_stay_for_later_rounds() -> None:
    cards = {0: ["coffee_1"], 1: ["coffee_1"]}
    state = position(
        tracks=A2, area=cards, position=at("mombasa", "A2", 1), markers={0: MARKERS + 1}
    )
    state, _ = do(state, 0, "end")
    state, _ = do(state, 1, "end")
    while asked(state)[0] == -1:
        state, _ = do(state, -1, options(state)[0])
    assert state.round == 2
    assert state.markers[0] == MARKERS + 1


# M12.A, B1 and B2: cheaper cards


@pytest.mark.parametrize(("level", "prices"), [(0, [3, 3, 3]), (1, [3, 2, 3]), (2, [2, 2, 2])])
def test_m12_a_cheaper_with_bananas_then_with_any_goods(level: int, prices: list[int]) -> None:
    row, column = shelf("expansion_2", 3)
    found = []
    for card in ("coffee_4", "bananas_4", "cotton_4"):
        state = position(
            area={0: [card]},
            display={(row, column): "expansion_2"},
            position=at("cape_town", "B1", level),
        )
        _, events = do(state, 0, f"goods {card}", f"acquire {row} {column}")
        found.append(told(events, "acquired")[0]["price"])
    assert found == prices


def test_m12_a_the_second_banana_bonus_lets_goods_be_mixed() -> None:
    row, column = shelf("expansion_2", 3)
    state = position(
        area={0: ["coffee_1", "cotton_1"]},
        display={(row, column): "expansion_2", (row + 1, column): "diamond_merchant"},
        position=at("cape_town", "B1", 2),
    )
    state, _ = do(state, 0, "goods coffee_1")
    assert why(state, 0, f"acquire {row} {column}").kind == "mombasa.too_few_units"
    state, _ = do(state, 0, "goods cotton_1", f"acquire {row} {column}")
    assert hand(state, 0) == ["expansion_2"]
    assert area(state, 0)[:2] == ["-coffee_1", "-cotton_1"]


def test_m12_a_excess_units_of_mixed_goods_are_steps() -> None:
    row, column = shelf("expansion_2", 3)
    state = position(
        area={0: ["coffee_2", "cotton_3"]},
        display={(row, column): "expansion_2"},
        position=at("cape_town", "B1", 2),
    )
    state, _ = do(state, 0, "goods coffee_2", "goods cotton_3", f"acquire {row} {column}")
    assert state.open[0].args == (("units", 5 - 2),)


@pytest.mark.parametrize(("level", "prices"), [(0, [3, 3, 3]), (1, [3, 3, 2]), (2, [3, 3, 3])])
def test_m12_a_cheaper_with_cotton_only(level: int, prices: list[int]) -> None:
    row, column = shelf("expansion_2", 3)
    found = []
    for card in ("coffee_4", "bananas_4", "cotton_4"):
        state = position(
            tracks=B2,
            area={0: [card]},
            display={(row, column): "expansion_2"},
            position=at("cape_town", "B2", level),
        )
        _, events = do(state, 0, f"goods {card}", f"acquire {row} {column}")
        found.append(told(events, "acquired")[0]["price"])
    assert found == prices


@pytest.mark.parametrize(("level", "total"), [(1, 3), (2, 5)])
def test_m12_a_every_cotton_card_counts_1_more(level: int, total: int) -> None:
    state = position(
        tracks=B2,
        area={0: ["cotton_1", "cotton_2", "-cotton_3", "coffee_2"]},
        position=at("cape_town", "B2", level),
    )
    assert totals(state, 0)["cotton"] == total
    assert totals(state, 0)["coffee"] == 2
    state, _ = do(state, 0, "goods cotton_1", "goods cotton_2")
    assert state.open[0].args == (("units", total),)


def test_m12_a_the_cotton_bonus_counts_for_majorities() -> None:
    cards = {0: ["cotton_2"], 1: ["cotton_3"]}
    state = position(tracks=B2, area=cards, position=at("cape_town", "B2", 2))
    assert "marker majority_cotton" in options(state)
    state = position(tracks=B2, area=cards, position=at("cape_town", "B2", 1))
    refusal = refused("M10.5", "no_majority", kind="cotton", have=2, seat=1, theirs=3)
    assert why(state, 0, "marker majority_cotton") == refusal


def test_m12_a_the_cotton_bonus_counts_for_books_and_their_rewards() -> None:
    state = position(
        tracks=B2,
        area={0: [BOOKKEEPER, "cotton_2"]},
        jar={0: 0},
        books={0: {1: "a_cotton_3_diamonds_2", 2: "b_cotton_1_units_cotton"}},
        position=at("cape_town", "B2", 2),
    )
    state, events = do(state, 0, f"bookkeeper {BOOKKEEPER}", "forward", "forward")
    assert state.jar[0] == 2
    assert told(events, "gained") == [{"seat": 0, "pounds": 3 - 1}]


# M12.B, C1: bookkeeping points and diamonds


@pytest.mark.parametrize(("number", "points", "steps"), [(1, 1, 2), (2, 2, 1)])
def test_m12_b_the_first_space_of_c1_gives_1_and_2_or_2_and_1(
    number: int, points: int, steps: int
) -> None:
    pay = bonus("C1", 1).pay
    state = position(position=at("saint_louis", "C1", 1), pounds={0: pay})
    state, events = do(state, 0, "marker extra_saint_louis_1")
    assert told(events, "paid") == [{"seat": 0, "pounds": -pay}]
    assert asked(state) == (0, "choose")
    assert options(state) == ["choose 1", "choose 2"]
    state, _ = do(state, 0, f"choose {number}")
    assert state.diamonds[0] == steps
    assert asked(state) == (0, "points")
    assert state.open[0].args == (("points", points),)
    state, _ = do(state, 0, "pounds")
    assert state.pounds[0] == points


def test_m12_b_the_first_space_of_c1_has_two_rewards() -> None:
    state = position(position=at("saint_louis", "C1", 1), pounds={0: 9})
    state, _ = do(state, 0, "marker extra_saint_louis_1")
    refusal = why(state, 0, "choose 3")
    assert (refusal.kind, refusal.args) == ("mombasa.no_such_reward", (("rewards", 2),))
    assert refusal.rule == "M12.B"


def test_m12_b_the_second_space_of_c1_gives_2_and_2() -> None:
    pay = bonus("C1", 2).pay
    state = position(position=at("saint_louis", "C1", 2), pounds={0: pay})
    state, events = do(state, 0, "marker extra_saint_louis_2")
    assert told(events, "paid") == [{"seat": 0, "pounds": -pay}]
    assert state.diamonds[0] == 2
    assert state.open[0].args == (("points", 2),)


@pytest.mark.parametrize("level", [1, 2])
def test_m12_b_the_pounds_shown_are_due(level: int) -> None:
    pay = bonus("C1", level).pay
    state = position(
        area={0: ["coffee_1"]}, position=at("saint_louis", "C1", level), pounds={0: pay - 1}
    )
    refusal = refused("M10.1", "too_few_pounds", cost=pay, pounds=pay - 1)
    assert why(state, 0, f"marker extra_saint_louis_{level}") == refusal


# M12.B, C2: a card for pounds and diamonds


@pytest.mark.parametrize(("level", "off"), [(1, 0), (2, 1)])
def test_m12_b_c2_sells_a_card_and_gives_1_or_2_diamond_steps(level: int, off: int) -> None:
    row, column = shelf("coffee_2", 3)
    state = position(
        tracks=C2,
        display={(row, column): "coffee_2"},
        position=at("saint_louis", "C2", level),
        pounds={0: 3},
    )
    state, _ = do(state, 0, f"marker extra_saint_louis_{level}")
    assert state.pounds[0] == 3  # the space itself costs nothing
    assert state.diamonds[0] == level
    state, _ = do(state, 0, f"acquire {row} {column}")
    assert hand(state, 0) == ["coffee_2"]
    assert displayed(state, row, column) == ""
    assert state.pounds[0] == off


@pytest.mark.parametrize("level", [1, 2])
def test_m12_b_c2_and_or(level: int) -> None:
    state = position(
        tracks=C2,
        display={shelf("coffee_2", 2): "coffee_2"},
        position=at("saint_louis", "C2", level),
        pounds={0: 9},
    )
    state, _ = do(state, 0, f"marker extra_saint_louis_{level}", "no_card")
    assert hand(state, 0) == []
    assert state.diamonds[0] == level
    assert asked(state)[0] == 1


def test_m12_b_c2_a_price_does_not_drop_below_0() -> None:
    row, column = shelf("diamond_merchant", 0)
    state = position(
        tracks=C2,
        display={(row, column): "diamond_merchant"},
        position=at("saint_louis", "C2", 2),
        pounds={0: 0},
    )
    state, _ = do(state, 0, "marker extra_saint_louis_2", f"acquire {row} {column}")
    assert hand(state, 0) == ["diamond_merchant"]
    assert state.pounds[0] == 0


def test_m12_b_c2_the_first_space_is_not_cheaper() -> None:
    row, column = shelf("coffee_2", 3)
    state = position(
        tracks=C2,
        display={(row, column): "coffee_2", shelf("diamond_merchant", 0): "diamond_merchant"},
        position=at("saint_louis", "C2", 2),
        pounds={0: 2},
    )
    first, _ = do(state, 0, "marker extra_saint_louis_1")
    refusal = refused("M10.19", "too_few_pounds", cost=3, pounds=2)
    assert why(first, 0, f"acquire {row} {column}") == refusal
    second, _ = do(state, 0, "marker extra_saint_louis_2")
    assert f"acquire {row} {column}" in options(second)


# M12.B, D1: sales at a high price


def test_m12_b_d1_a_hand_card_for_its_crate_and_3() -> None:
    state = position(hand={0: ["expansion_2", "coffee_1"]}, position=at("cairo", "D1", 1))
    state, _ = do(state, 0, "marker extra_cairo_1")
    assert options(state) == ["sell coffee_1", "sell expansion_2"]
    assert state.open[0].args == (("plus", 3),)
    state, _ = do(state, 0, "sell expansion_2")
    assert hand(state, 0) == ["coffee_1"]
    assert state.discard[CARD["expansion_2"]] == 1
    assert state.pounds[0] == crate("expansion_2") + 3


def test_m12_b_d1_a_coffee_card_of_the_hand_for_its_crate_and_8() -> None:
    state = position(
        hand={0: ["expansion_2", "coffee_1", "coffee_2"]}, position=at("cairo", "D1", 2)
    )
    state, _ = do(state, 0, "marker extra_cairo_2")
    assert options(state) == ["sell coffee_1", "sell coffee_2"]
    refusal = refused("M12.B", "other_kind", kind="coffee")
    assert why(state, 0, "sell expansion_2") == refusal
    state, _ = do(state, 0, "sell coffee_1")
    assert state.pounds[0] == crate("coffee_1") + 8
    assert hand(state, 0) == ["coffee_2", "expansion_2"]


def test_m12_b_d1_without_coffee_in_the_hand_no_marker_goes_there() -> None:
    state = position(
        area={0: ["coffee_1"]},
        hand={0: ["bananas_1"]},
        resting={0: {1: ["coffee_2"]}},
        position=at("cairo", "D1", 2),
    )
    assert why(state, 0, "marker extra_cairo_2") == refused("M10.4", "nothing_to_sell")
    assert "marker extra_cairo_1" in options(state)


# M12.B, D2: other tracks


def test_m12_b_d2_pay_1_for_2_spaces_on_each_of_two_other_tracks() -> None:
    state = position(tracks=D2, position=at("cairo", "D2", 1), pounds={0: 1})
    state, events = do(state, 0, "marker extra_cairo_1")
    assert told(events, "paid") == [{"seat": 0, "pounds": -1}]
    state, _ = do(state, 0, "track cape_town", *["step cape_town"] * 2)
    state, _ = do(state, 0, "track mombasa", *["step mombasa"] * 2)
    assert state.position[0] == [2, 2, 0, special("D2", 1)]
    assert asked(state)[0] == 1


def test_m12_b_d2_pay_1_for_2_spaces_on_each_of_the_other_three() -> None:
    state = position(tracks=D2, position=at("cairo", "D2", 2), pounds={0: 1})
    state, _ = do(state, 0, "marker extra_cairo_2")
    assert state.pounds[0] == 0
    for name in COMPANIES[2::-1]:
        if asked(state) == (0, "track"):
            state, _ = do(state, 0, f"track {name}")
        state, _ = do(state, 0, *[f"step {name}"] * 2)
    assert state.position[0] == [2, 2, 2, special("D2", 2)]
    assert asked(state)[0] == 1


def test_m12_b_d2_costs_a_pound() -> None:
    for level in (1, 2):
        state = position(tracks=D2, area={0: ["coffee_1"]}, position=at("cairo", "D2", level))
        refusal = refused("M10.1", "too_few_pounds", cost=1, pounds=0)
        assert why(state, 0, f"marker extra_cairo_{level}") == refusal


def test_m12_b_a_track_lies_where_its_card_says_not_at_its_first_games_edge() -> None:
    state = position(
        tracks=("D2", "C2", "B2", "A2"),
        position={0: {"mombasa": special("D2", 1)}},
        pounds={0: 1},
    )
    state, _ = do(state, 0, "marker extra_mombasa_1")
    assert options(state) == ["track cape_town", "track saint_louis", "track cairo"]


def test_m12_b_only_who_reached_the_special_space_may_use_it() -> None:
    state = position(
        seat=1, area={0: ["coffee_1"], 1: ["coffee_1"]}, position=at("saint_louis", "C1", 1)
    )
    refusal = refused("M10.8", "not_unlocked", company="saint_louis", need=1, have=0)
    assert why(state, 1, "marker extra_saint_louis_1") == refusal
    state, _ = spend(state, 1, "coffee_1", "cairo")
    assert asked(state)[0] == 0
