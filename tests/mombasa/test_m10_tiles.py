"""Bonus tiles: M10.6, M10.7, M10.13 and M10.20 to M10.22."""

import pytest

from comptoir.games.mombasa.edition.printed import BONUS_TILES
from tests.mombasa.kit import (
    EDITION,
    SPACE,
    area,
    asked,
    do,
    hand,
    kinds,
    options,
    position,
    refused,
    told,
    why,
)
from tests.mombasa.marks import next_round, seen, shelf, spend, tile_cost, totals

BOOKKEEPER = "bookkeeper_2_crate_2"
TILES = [(number, name) for number, name in enumerate(BONUS_TILES)]
EVERYBODY = {0: ["coffee_1"], 1: ["coffee_1"]}
IN_HAND = {0: ["cotton_1"], 1: ["cotton_1"]}


def owners(*held: tuple[str, int]) -> list[int | None]:
    """Who has each tile, in the order of the tiles."""
    return [dict(held).get(name) for name in BONUS_TILES]


# M10.6: reserving a tile


@pytest.mark.parametrize(("number", "tile"), TILES)
def test_m10_6_pay_what_the_space_shows(number: int, tile: str) -> None:
    cost = tile_cost(number)
    assert cost in (1, 2)
    state = position(area=EVERYBODY, pounds={0: cost})
    state, events = do(state, 0, f"marker tile_{tile}")
    assert told(events, "paid") == [{"seat": 0, "pounds": -cost}]
    assert told(events, "tile_reserved") == [{"seat": 0, "tile": f"tile_{tile}"}]
    state = position(area=EVERYBODY, pounds={0: cost - 1})
    refusal = refused("M10.1", "too_few_pounds", cost=cost, pounds=cost - 1)
    assert why(state, 0, f"marker tile_{tile}") == refusal


@pytest.mark.parametrize(("number", "tile"), TILES)
def test_m10_6_no_effect_now_the_tile_comes_in_the_preparation(number: int, tile: str) -> None:
    state = position(area=EVERYBODY, hand=IN_HAND, pounds={0: 9})
    state, _ = do(state, 0, f"marker tile_{tile}")
    assert seen(state)["bonus_tiles"][number]["owner"] is None
    assert totals(state, 0)["expansion"] == 0
    state, _ = do(state, 1, "end")
    turn = [text for text in options(state, 0) if not text.startswith("marker")]
    assert turn == ["goods coffee_1", "end"]
    state = next_round(state)
    assert seen(state)["bonus_tiles"][number] == {
        "id": f"tile_{tile}",
        "owner": 0,
        "face_up": True,
        "slot": None,
    }


# M10.7: using the tiles


def test_m10_7_the_bookkeeper_tile_is_a_bookkeeper_with_1_point() -> None:
    state = position(
        tiles={"bookkeeper": 0}, area={0: ["coffee_1"]}, jar={0: 0}, books={0: {1: COFFEE_BOOK}}
    )
    state, events = do(state, 0, "bookkeeper tile_bookkeeper", "forward")
    assert state.jar[0] == 1
    assert told(events, "bookkeeper_used") == [{"seat": 0, "card": "tile_bookkeeper"}]
    assert asked(state) == (0, "points")
    assert state.open[0].args == (("points", 1),)
    assert not seen(state)["bonus_tiles"][0]["face_up"]
    state, _ = do(state, 0, "pounds")
    state, _ = do(state, 1, "end")
    refusal = refused("M4.4", "not_face_up", card="tile_bookkeeper")
    assert why(state, 0, "bookkeeper tile_bookkeeper") == refusal


COFFEE_BOOK = "a_coffee_1_pounds_1"


def test_m10_7_the_merchant_tile_gives_2_steps_and_1_for_each_other_merchant() -> None:
    state = position(
        tiles={"diamond_merchant": 0},
        area={0: ["diamond_merchant", "diamond_merchant_cairo", "-diamond_merchant_mombasa"]},
    )
    state, _ = do(state, 0, "merchant tile_diamond_merchant")
    assert state.diamonds[0] == 2 + 2
    assert state.pounds[0] == 0
    assert not seen(state)["bonus_tiles"][1]["face_up"]
    assert asked(state)[0] == 1


def test_m10_7_the_expansion_tile_is_an_expansion_card_of_2() -> None:
    state = position(tiles={"expansion": 0}, area={0: ["expansion_3"]})
    assert totals(state, 0)["expansion"] == 5
    state, events = do(state, 0, "expand")
    assert told(events, "expansion") == [{"seat": 0, "points": 5}]
    assert not seen(state)["bonus_tiles"][2]["face_up"]
    assert area(state, 0)[0] == "-expansion_3"
    assert totals(state, 0)["expansion"] == 0


def test_m10_7_the_expansion_tile_alone_can_be_used() -> None:
    state = position(tiles={"expansion": 0}, area={0: ["coffee_1"]})
    state, events = do(state, 0, "expand")
    assert told(events, "expansion") == [{"seat": 0, "points": 2}]
    state, _ = do(state, 0, "stop")
    state, _ = do(state, 1, "end")
    assert why(state, 0, "expand") == refused("M4.4", "no_expansion_card")


@pytest.mark.parametrize("tile", ["diamond_merchant", "bookkeeper"])
def test_m10_7_a_tile_meets_what_a_book_asks_for(tile: str) -> None:
    book = "a_specialist_1_pounds_2"
    state = position(
        area={0: [BOOKKEEPER]}, tiles={tile: 0}, jar={0: 0}, books={0: {1: book}}, pounds={0: 2}
    )
    state, _ = do(state, 0, f"bookkeeper {BOOKKEEPER}")
    assert "forward" in options(state)
    state = position(
        area={0: [BOOKKEEPER]},
        tiles={f"-{tile}": 0},
        jar={0: 0},
        books={0: {1: book}},
        pounds={0: 2},
    )
    state, _ = do(state, 0, f"bookkeeper {BOOKKEEPER}")
    refusal = refused("M8.8", "needs_specialist", need=1, have=0)
    assert why(state, 0, "forward") == refusal


def test_m10_7_tiles_take_no_slot() -> None:
    cards = ["coffee_1", "cotton_1", "bananas_1"]
    state = position(
        area={0: cards}, tiles={"bookkeeper": 0, "diamond_merchant": 0, "expansion": 0}
    )
    turn = [text for text in options(state) if not text.startswith(("marker", "end"))]
    assert turn == [
        *[f"goods {card}" for card in ("coffee_1", "bananas_1", "cotton_1")],
        "expand",
        "bookkeeper tile_bookkeeper",
        "merchant tile_diamond_merchant",
    ]
    assert area(state, 0)[:3] == cards


def test_m10_7_only_the_owner_uses_a_tile() -> None:
    state = position(area=EVERYBODY, tiles={"bookkeeper": 1, "expansion": 1, "plus_one": 1})
    refusal = refused("M4.4", "not_face_up", card="tile_bookkeeper")
    assert why(state, 0, "bookkeeper tile_bookkeeper") == refusal
    assert why(state, 0, "expand") == refused("M4.4", "no_expansion_card")
    assert why(state, 0, "plus_one coffee_1") == refused("M10.7", "no_plus_one")


def test_m10_7_the_plus_one_tile_is_laid_besides_the_turns_action() -> None:
    state = position(area={0: ["coffee_2", "cotton_1"]}, tiles={"plus_one": 0})
    assert [text for text in options(state) if text.startswith("plus_one")] == [
        "plus_one coffee_2",
        "plus_one cotton_1",
    ]
    state, events = do(state, 0, "plus_one coffee_2")
    assert told(events, "plus_one_laid") == [{"seat": 0, "card": "coffee_2"}]
    assert asked(state) == (0, "turn")
    assert seen(state)["bonus_tiles"][3]["slot"] == 1
    assert totals(state, 0) == {"coffee": 3, "bananas": 0, "cotton": 1, "expansion": 0}


def test_m10_7_the_card_counts_1_more_for_everything() -> None:
    row, column = shelf("cotton_2", 3)
    state = position(
        area={0: ["coffee_2"]}, tiles={"plus_one": 0}, display={(row, column): "cotton_2"}
    )
    state, _ = do(state, 0, "plus_one coffee_2", "goods_plus coffee_2")
    assert state.open[0].args == (("units", 3),)
    state, _ = do(state, 0, f"acquire {row} {column}")
    assert hand(state, 0) == ["cotton_2"]


def test_m10_7_a_book_sees_the_plus_one() -> None:
    state = position(
        area={0: ["coffee_2", BOOKKEEPER]},
        tiles={"-plus_one": 0},
        plus_slot=1,
        jar={0: 0},
        books={0: {1: "a_coffee_3_diamonds_2"}},
    )
    state, _ = do(state, 0, f"bookkeeper {BOOKKEEPER}", "forward")
    assert state.jar[0] == 1


def test_m10_7_the_plus_one_tile_stays_where_it_is_and_is_flipped_with_the_card() -> None:
    state = position(area={0: ["coffee_2", "cotton_1"]}, tiles={"plus_one": 0})
    state, _ = do(state, 0, "plus_one coffee_2")
    assert why(state, 0, "plus_one cotton_1") == refused("M10.7", "plus_one_laid")
    state, _ = do(state, 0, "goods_plus coffee_2", "no_card", *["step cairo"] * 3)
    state, _ = do(state, 1, "end")
    assert asked(state) == (0, "turn")
    assert totals(state, 0)["coffee"] == 0
    assert why(state, 0, "plus_one cotton_1") == refused("M10.7", "plus_one_laid")
    assert options(state)[0] == "goods cotton_1"


def test_m10_7_the_plus_one_tile_needs_a_face_up_goods_card() -> None:
    state = position(
        area={0: ["-coffee_2", "expansion_2", "cotton_1"]},
        hand={0: ["bananas_1"]},
        tiles={"plus_one": 0},
    )
    for card in ("coffee_2", "bananas_1"):
        assert why(state, 0, f"plus_one {card}") == refused("M10.7", "not_face_up", card=card)
    assert [text for text in options(state) if "plus" in text and "marker" not in text] == [
        "plus_one cotton_1"
    ]


def test_m10_7_the_plus_one_tile_is_no_use_alone() -> None:
    state = position(area={0: ["expansion_2"]}, tiles={"plus_one": 0})
    turn = [text for text in options(state) if not text.startswith("marker")]
    assert turn == ["expand", "end"]


def test_m10_7_of_two_like_cards_only_one_has_the_tile() -> None:
    state = position(area={0: ["coffee_3", "coffee_3"]}, tiles={"plus_one": 0})
    state, _ = do(state, 0, "plus_one coffee_3")
    assert options(state)[:2] == ["goods coffee_3", "goods_plus coffee_3"]
    plain, _ = do(state, 0, "goods coffee_3")
    assert plain.open[0].args == (("units", 3),)
    tiled, _ = do(state, 0, "goods_plus coffee_3")
    assert tiled.open[0].args == (("units", 4),)
    refusal = refused("M4.4", "plus_not_there", card="coffee_3")
    assert why(tiled, 0, "goods_plus coffee_3") == refusal


# M10.13: several tiles


def test_m10_13_all_tiles_reserved_in_a_round_are_received() -> None:
    state = position(area=EVERYBODY, hand=IN_HAND, pounds={0: 20, 1: 20})
    for mine, theirs in (("bookkeeper", "expansion"), ("plus_one", None)):
        state, _ = do(state, 0, f"marker tile_{mine}")
        state, _ = do(state, 1, f"marker tile_{theirs}" if theirs else "end")
    state = next_round(state)
    held = [tile["owner"] for tile in seen(state)["bonus_tiles"]]
    assert held == owners(("bookkeeper", 0), ("expansion", 1), ("plus_one", 0))
    assert all(marker == -1 for marker in state.placed)


# M10.20: a tile that somebody has


@pytest.mark.parametrize("seat", [0, 1])
def test_m10_20_a_tile_may_be_reserved_while_somebody_has_it(seat: int) -> None:
    state = position(
        seat=seat, area=EVERYBODY, hand=IN_HAND, tiles={"expansion": 1}, pounds={seat: 9}
    )
    state, _ = do(state, seat, "marker tile_expansion")
    assert seen(state)["bonus_tiles"][2]["owner"] == 1
    assert totals(state, 1)["expansion"] == 2
    state = next_round(state)
    assert seen(state)["bonus_tiles"][2]["owner"] == seat
    assert seen(state)["bonus_tiles"][2]["face_up"]


def test_m10_20_a_used_tile_comes_back_fresh() -> None:
    state = position(area=EVERYBODY, hand=IN_HAND, tiles={"-expansion": 0}, pounds={0: 9})
    state, _ = do(state, 0, "marker tile_expansion")
    state = next_round(state)
    assert seen(state)["bonus_tiles"][2] == {
        "id": "tile_expansion",
        "owner": 0,
        "face_up": True,
        "slot": None,
    }


# M10.21: the last round


def test_m10_21_in_the_last_round_tile_spaces_only_block() -> None:
    last = EDITION.round_track.rounds
    state = position(in_round=last, area=EVERYBODY, pounds={0: 9, 1: 9})
    state, _ = do(state, 0, "marker tile_plus_one")
    assert state.pounds[0] == 9 - tile_cost(3)
    assert state.placed[SPACE["tile_plus_one"]] == 0
    assert why(state, 1, "marker tile_plus_one") == refused("M10.1", "space_taken", seat=0)
    state, _ = do(state, 1, "end")
    state, events = do(state, 0, "end")
    assert state.open == ()
    assert "tile_received" not in kinds(events)
    assert seen(state)["bonus_tiles"][3]["owner"] is None


# M10.22: when the "+1" tile is offered


def test_m10_22_the_plus_one_tile_is_offered_at_the_start_of_the_owners_turns() -> None:
    state = position(
        area={0: ["coffee_2", "coffee_1"], 1: ["coffee_1"]},
        tiles={"plus_one": 0},
        display={(1, 3): "diamond_merchant"},
    )
    assert "plus_one coffee_2" in options(state)
    state, _ = do(state, 0, "goods coffee_1")
    assert why(state, 0, "plus_one coffee_2").kind == "core.other_question"
    state, _ = do(state, 0, "no_card", "step cairo")
    assert why(state, 0, "plus_one coffee_2").kind == "core.not_your_turn"
    state, _ = spend(state, 1, "coffee_1", "cairo")
    assert "plus_one coffee_2" in options(state)


def test_m10_22_not_laid_it_goes_back_at_the_end() -> None:
    state = position(area=EVERYBODY, hand=IN_HAND, tiles={"plus_one": 0})
    state, _ = do(state, 0, "end")
    assert seen(state)["bonus_tiles"][3] == {
        "id": "tile_plus_one",
        "owner": None,
        "face_up": False,
        "slot": None,
    }
