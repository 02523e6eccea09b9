"""Goods, action 1: M5.1 to M5.13."""

from pathlib import Path

import pytest

from comptoir.core import CHANCE
from comptoir.games.mombasa.edition.loader import HOUSE
from comptoir.games.mombasa.game import Mombasa
from tests.mombasa.kit import (
    BOX,
    CARD,
    area,
    asked,
    card_space,
    displayed,
    do,
    hand,
    kinds,
    on_track,
    options,
    position,
    refused,
    told,
    why,
)
from tests.mombasa.marks import before_call, price, shelf, special, special_pounds, track

STEPS = ["step mombasa", "step cape_town", "step saint_louis", "step cairo"]
AT_THE_CALLS = {
    "mombasa": before_call("A1"),
    "cape_town": before_call("B1"),
    "saint_louis": before_call("C1"),
    "cairo": before_call("D1"),
}
AT_THE_ENDS = {
    "mombasa": track("A1").spaces,
    "cape_town": track("B1").spaces,
    "saint_louis": track("C1").spaces,
    "cairo": track("D1").spaces,
}
FREE = {shelf("diamond_merchant", 0): "diamond_merchant"}
GOODS_CARDS = [card for card in CARD if card.startswith(("coffee", "bananas", "cotton"))]
EXPANSION_CARDS = [card for card in CARD if card.startswith("expansion")]


def test_m5_1_any_number_of_cards_of_one_type_add_up() -> None:
    state = position(area={0: ["coffee_1", "coffee_3", "cotton_2"]})
    named = [text for text in options(state) if text.startswith("goods")]
    assert named == ["goods coffee_1", "goods coffee_3", "goods cotton_2"]
    state, _ = do(state, 0, "goods coffee_1")
    assert state.open[0].args == (("units", 1),)
    assert [text for text in options(state) if text.startswith("goods")] == ["goods coffee_3"]
    state, _ = do(state, 0, "goods coffee_3")
    assert state.open[0].args == (("units", 4),)


def test_m5_1_not_all_cards_of_a_type_have_to_be_used() -> None:
    state = position(area={0: ["coffee_1", "coffee_3", "cotton_2"]})
    state, _ = do(state, 0, "goods coffee_3", "no_card", *STEPS[:3])
    assert area(state, 0)[:3] == ["coffee_1", "-coffee_3", "cotton_2"]


@pytest.mark.parametrize(("first", "other"), [("coffee_1", "cotton_2"), ("cotton_2", "coffee_1")])
def test_m5_1_two_types_are_not_used_together(first: str, other: str) -> None:
    state = position(area={0: ["coffee_1", "cotton_2"]}, display=FREE)
    state, _ = do(state, 0, f"goods {first}")
    assert why(state, 0, f"goods {other}") == refused("M5.1", "one_kind", card=other)


def test_m5_1_only_what_lies_face_up() -> None:
    state = position(area={0: ["-coffee_1", "coffee_3"]}, hand={0: ["coffee_2"]})
    for card in ("coffee_1", "coffee_2"):
        assert why(state, 0, f"goods {card}") == refused("M4.4", "not_face_up", card=card)


def test_m5_2_the_worked_example_coffee_1_and_3_for_the_2_banana_card_and_a_step() -> None:
    row, column = shelf("bananas_2", 3)
    state = position(area={0: ["coffee_1", "coffee_3"]}, display={(row, column): "bananas_2"})
    state, _ = do(state, 0, "goods coffee_1", "goods coffee_3", f"acquire {row} {column}")
    assert hand(state, 0) == ["bananas_2"]
    assert asked(state) == (0, "step")
    assert state.open[0].args == (("units", 1),)
    state, _ = do(state, 0, "step cairo")
    assert on_track(state, 0, "cairo") == 1
    assert area(state, 0)[:2] == ["-coffee_1", "-coffee_3"]
    assert asked(state)[0] == 1


def test_m5_2_at_most_one_card() -> None:
    cheap = {(1, 3): "diamond_merchant", (2, 3): "coffee_1"}
    state = position(area={0: ["coffee_4"]}, display=cheap)
    state, _ = do(state, 0, "goods coffee_4", "acquire 1 3")
    assert asked(state) == (0, "step")
    assert why(state, 0, "acquire 2 3").kind == "core.other_question"


def test_m5_2_no_card_has_to_be_acquired() -> None:
    state = position(area={0: ["coffee_2"]}, display={(1, 3): "diamond_merchant"})
    state, events = do(state, 0, "goods coffee_2", "no_card", "step cairo", "step cairo")
    assert hand(state, 0) == []
    assert on_track(state, 0, "cairo") == 2
    assert told(events, "acquired_none") == [{"seat": 0, "units": 2}]


@pytest.mark.parametrize("column", [1, 2, 3])
def test_m5_3_the_price_is_the_cards_crate_and_that_of_its_space(column: int) -> None:
    cost = price("cotton_2", 1, column)
    state = position(area={0: ["coffee_4", "coffee_3"]}, display={(1, column): "cotton_2"})
    before = position(area={0: ["coffee_4", "coffee_3"]}).display
    state, events = do(state, 0, "goods coffee_3", "goods coffee_4", f"acquire 1 {column}")
    place = {"row": 1, "column": column}
    assert told(events, "acquired") == [{"seat": 0, "card": "cotton_2", **place, "price": cost}]
    assert state.open[0].args == (("units", 7 - cost),)
    assert hand(state, 0) == ["cotton_2"]
    assert displayed(state, 1, column) == ""
    assert sum(a != b for a, b in zip(before, state.display, strict=True)) == 1


def test_m5_3_units_equal_to_the_price_buy_it_and_one_less_does_not() -> None:
    row, column = shelf("cotton_2", 3)
    state = position(
        area={0: ["coffee_3"], 1: ["coffee_2"]}, display={(row, column): "cotton_2"}, first=1
    )
    buy = f"acquire {row} {column}"
    bought, _ = do(state, 0, "goods coffee_3", buy)
    assert hand(bought, 0) == ["cotton_2"]
    assert asked(bought)[0] == 1
    state = position(seat=1, area={1: ["coffee_2"]}, display={(row, column): "cotton_2"})
    state, _ = do(state, 1, "goods coffee_2")
    assert why(state, 1, buy) == refused("M5.3", "too_few_units", price=3, units=2)


def test_m5_3_there_must_be_a_card() -> None:
    state = position(area={0: ["coffee_4"]}, display={(2, 2): ""})
    state, _ = do(state, 0, "goods coffee_4")
    assert why(state, 0, "acquire 2 2") == refused("M5.3", "no_card_displayed")


def test_m5_4_the_rest_of_the_units_are_steps_split_as_the_player_likes() -> None:
    state = position(area={0: ["coffee_4", "coffee_1"]}, display={(1, 3): "coffee_1"})
    state, _ = do(state, 0, "goods coffee_1", "goods coffee_4", "acquire 1 3")
    left = 5 - price("coffee_1", 1, 3)
    assert state.open[0].args == (("units", left),)
    assert left == 4
    assert options(state) == STEPS
    state, _ = do(state, 0, "step cairo", "step mombasa", "step cairo", "step saint_louis")
    assert state.position[0] == [1, 0, 1, 2]
    assert asked(state)[0] == 1


def test_m5_5_units_must_be_used_while_a_step_is_free() -> None:
    state = position(
        area={0: ["coffee_2"]}, position={0: {**AT_THE_CALLS, "saint_louis": 0}}, pounds={0: 20}
    )
    state, _ = do(state, 0, "goods coffee_2", "no_card")
    refusal = refused("M5.5", "units_left", units=2, company="saint_louis")
    assert why(state, 0, "stop") == refusal


def test_m5_5_once_every_step_costs_a_call_the_player_may_stop() -> None:
    state = position(area={0: ["coffee_2"]}, position={0: AT_THE_CALLS}, pounds={0: 20})
    state, _ = do(state, 0, "goods coffee_2", "no_card")
    assert options(state) == [*STEPS, "stop"]
    state, events = do(state, 0, "stop")
    assert told(events, "units_lost") == [{"seat": 0, "units": 2}]
    assert state.pounds[0] == 20
    assert on_track(state, 0, "cairo") == AT_THE_CALLS["cairo"]
    assert area(state, 0)[0] == "-coffee_2"
    assert asked(state)[0] == 1


def test_m5_5_a_call_paid_for_makes_the_next_step_due_again() -> None:
    state = position(area={0: ["coffee_2"]}, position={0: AT_THE_CALLS}, pounds={0: 20})
    state, _ = do(state, 0, "goods coffee_2", "no_card", "step mombasa")
    assert why(state, 0, "stop").rule == "M5.5"


@pytest.mark.parametrize("places", [AT_THE_CALLS, AT_THE_ENDS])
def test_m5_5_with_no_possible_step_the_rest_is_forfeited_unasked(places: dict[str, int]) -> None:
    state = position(area={0: ["coffee_2"]}, position={0: places}, pounds={0: 0})
    state, events = do(state, 0, "goods coffee_2", "no_card")
    assert told(events, "units_lost") == [{"seat": 0, "units": 2}]
    assert on_track(state, 0, "cairo") == places["cairo"]
    assert asked(state)[0] == 1


def test_m5_6_the_used_cards_are_flipped_and_the_turn_ends() -> None:
    row, column = shelf("cotton_1", 1)
    state = position(
        area={0: ["coffee_1", "cotton_2"], 1: ["coffee_1"]}, display={(row, column): "cotton_1"}
    )
    state, _ = do(state, 0, "goods coffee_1", f"acquire {row} {column}")
    assert area(state, 0)[:2] == ["-coffee_1", "cotton_2"]
    assert asked(state) == (1, "turn")
    state, _ = do(state, 1, "end")
    assert asked(state) == (0, "turn")
    assert why(state, 0, "goods coffee_1") == refused("M4.4", "not_face_up", card="coffee_1")


def test_m5_7_at_price_0_all_units_are_steps() -> None:
    row, column = shelf("diamond_merchant", 0)
    state = position(area={0: ["coffee_2"]}, display={(row, column): "diamond_merchant"})
    state, _ = do(state, 0, "goods coffee_2", f"acquire {row} {column}")
    assert hand(state, 0) == ["diamond_merchant"]
    assert state.open[0].args == (("units", 2),)


def test_m5_7_a_card_at_price_0_still_needs_a_goods_card() -> None:
    row, column = shelf("diamond_merchant", 0)
    state = position(area={0: ["expansion_2"]}, display={(row, column): "diamond_merchant"})
    assert not any(text.startswith("acquire") for text in options(state))
    assert why(state, 0, f"acquire {row} {column}").kind == "core.other_question"


def test_m5_7_a_price_never_drops_below_0() -> None:
    row, column = shelf("diamond_merchant", 0)
    state = position(
        area={0: ["bananas_2"]},
        display={(row, column): "diamond_merchant"},
        position={0: {"cape_town": special("B1", 1)}},
    )
    state, events = do(state, 0, "goods bananas_2", f"acquire {row} {column}")
    assert told(events, "acquired")[0]["price"] == 0
    assert state.open[0].args == (("units", 2),)  # not 3


def test_m5_8_the_display_is_not_refilled_before_the_end_of_the_round() -> None:
    row, column = shelf("cotton_1", 1)
    state = position(area={0: ["coffee_1"], 1: ["coffee_1"]}, display={(row, column): "cotton_1"})
    state, events = do(state, 0, "goods coffee_1", f"acquire {row} {column}")
    assert "card_drawn" not in kinds(events)
    state, _ = do(state, 1, "end")
    assert displayed(state, row, column) == ""
    assert asked(state) == (0, "turn")
    state, events = do(state, 0, "end")
    assert asked(state) == (CHANCE, "draw")


@pytest.mark.parametrize("card", GOODS_CARDS)
def test_m5_9_a_goods_card_counts_the_1_to_4_units_it_shows(card: str) -> None:
    state, events = do(position(area={0: [card]}), 0, f"goods {card}")
    shown = int(card.split("_")[1])
    assert 1 <= shown <= 4
    assert state.open[0].args == (("units", shown),)
    assert told(events, "goods_used") == [{"seat": 0, "card": card, "units": shown}]


@pytest.mark.parametrize("card", EXPANSION_CARDS)
def test_m5_9_an_expansion_card_counts_the_1_to_3_points_it_shows(card: str) -> None:
    _, events = do(position(area={0: [card]}), 0, "expand")
    shown = int(card.split("_")[1])
    assert 1 <= shown <= 3
    assert told(events, "expansion") == [{"seat": 0, "points": shown}]


def test_m5_10_first_the_cards_then_a_display_card_then_the_steps() -> None:
    state = position(area={0: ["coffee_1", "coffee_2"]})
    assert why(state, 0, "step cairo").kind == "core.other_question"
    state, _ = do(state, 0, "goods coffee_1")
    assert asked(state) == (0, "goods")
    assert why(state, 0, "step cairo").kind == "core.other_question"
    state, _ = do(state, 0, "no_card")
    assert asked(state) == (0, "step")
    assert why(state, 0, "goods coffee_2").kind == "core.other_question"


def test_m5_10_steps_come_one_by_one_in_any_order_over_the_tracks() -> None:
    state = position(area={0: ["coffee_3"]})
    state, _ = do(state, 0, "goods coffee_3", "no_card")
    for left, text in ((2, "step cairo"), (1, "step mombasa")):
        state, events = do(state, 0, text)
        assert kinds(events) == ["stepped"]
        assert state.open[0].args == (("units", left),)
    state, _ = do(state, 0, "step cairo")
    assert state.position[0] == [1, 0, 0, 2]


def test_m5_10_all_named_cards_are_flipped_needed_or_not() -> None:
    row, column = shelf("coffee_1", 1)
    state = position(
        area={0: ["coffee_1", "coffee_2"]},
        display={(row, column): "coffee_1"},
        position={0: AT_THE_CALLS},
    )
    state, events = do(state, 0, "goods coffee_1", "goods coffee_2", f"acquire {row} {column}")
    assert told(events, "units_lost") == [{"seat": 0, "units": 2}]
    assert area(state, 0)[:2] == ["-coffee_1", "-coffee_2"]


def test_m5_10_the_cards_are_named_in_one_order_so_that_no_set_is_offered_twice() -> None:
    state = position(area={0: ["coffee_3", "coffee_1"]}, display=FREE)
    state, _ = do(state, 0, "goods coffee_3")
    refusal = refused("M5.10", "cards_in_order", card="coffee_1")
    assert why(state, 0, "goods coffee_1") == refusal


def test_m5_10_like_cards_are_named_one_by_one() -> None:
    state = position(area={0: ["coffee_3", "coffee_3"]})
    one, _ = do(state, 0, "goods coffee_3", "no_card", *STEPS[:3])
    assert sorted(area(one, 0)[:2]) == ["-coffee_3", "coffee_3"]
    both, _ = do(state, 0, "goods coffee_3", "goods coffee_3")
    assert both.open[0].args == (("units", 6),)
    assert why(both, 0, "goods coffee_3") == refused("M4.4", "not_face_up", card="coffee_3")


def test_m5_11_a_marker_before_a_call_cannot_step_freely_even_with_pounds() -> None:
    state = position(
        area={0: ["coffee_1"]},
        position={0: {**AT_THE_ENDS, "mombasa": AT_THE_CALLS["mombasa"]}},
        pounds={0: 20},
    )
    state, _ = do(state, 0, "goods coffee_1", "no_card")
    assert options(state) == ["step mombasa", "stop"]


def test_m5_11_that_others_are_paid_is_no_reason_to_stop() -> None:
    here = special("D1", 1)
    state = position(
        area={0: ["coffee_1"]},
        position={0: {**AT_THE_ENDS, "cairo": here - 1}, 1: {"cairo": here}},
    )
    before = state.pounds[1]
    state, _ = do(state, 0, "goods coffee_1", "no_card")  # the only way is forward
    assert on_track(state, 0, "cairo") == here
    assert state.pounds[1] == before + special_pounds("D1", 1)


SECOND_BANANA = {0: {"cape_town": special("B1", 2)}}


def test_m5_12_mixed_types_need_the_second_banana_bonus() -> None:
    state = position(
        area={0: ["coffee_1", "bananas_2"]},
        display=FREE,
        position={0: {"cape_town": special("B1", 1)}},
    )
    state, _ = do(state, 0, "goods coffee_1")
    assert why(state, 0, "goods bananas_2") == refused("M5.1", "one_kind", card="bananas_2")


def test_m5_12_mixed_types_acquire_a_card_and_all_units_above_the_price_are_steps() -> None:
    row, column = shelf("cotton_2", 3)
    state = position(
        area={0: ["coffee_1", "bananas_2", "cotton_4"]},
        display={(row, column): "cotton_2"},
        position=SECOND_BANANA,
    )
    cards = ("goods coffee_1", "goods bananas_2", "goods cotton_4")
    state, events = do(state, 0, *cards, f"acquire {row} {column}")
    assert told(events, "acquired")[0]["price"] == 3 - 1
    assert state.open[0].args == (("units", 7 - 2),)
    assert area(state, 0)[:3] == ["-coffee_1", "-bananas_2", "-cotton_4"]


def test_m5_12_without_a_card_it_is_one_type() -> None:
    row, column = shelf("cotton_2", 3)
    state = position(
        area={0: ["coffee_1", "bananas_2"]},
        display={(row, column): "cotton_2"},
        position=SECOND_BANANA,
    )
    single, _ = do(state, 0, "goods coffee_1")
    assert "no_card" in options(single)
    mixed, _ = do(single, 0, "goods bananas_2")
    assert why(mixed, 0, "no_card") == refused("M5.12", "mixed_without_card")
    assert f"acquire {row} {column}" in options(mixed)


EMPTY = {(row, column): "" for row in (1, 2, 3, 4) for column in (1, 2, 3)}


def test_m5_12_mixed_types_that_buy_nothing_are_not_named() -> None:
    dear = {**EMPTY, shelf("expansion_3_cairo", 6): "expansion_3_cairo"}
    cards = ["coffee_1", "coffee_1", "bananas_2"]
    state = position(area={0: cards}, display=dear, position=SECOND_BANANA)
    state, _ = do(state, 0, "goods coffee_1")
    assert why(state, 0, "goods bananas_2") == refused("M5.12", "mixed_without_card")
    state = position(area={0: [*cards, "bananas_1"]}, display=dear, position=SECOND_BANANA)
    state, _ = do(state, 0, "goods coffee_1")
    assert why(state, 0, "goods bananas_2") == refused("M5.12", "mixed_without_card")
    state, _ = do(state, 0, "goods coffee_1", "goods bananas_1")
    assert hand(state, 0) == ["expansion_3_cairo"]  # all 5 units, at price 6 - 1


def test_m5_12_no_card_that_the_price_needs_is_passed_over() -> None:
    """Cards are named in order, so one passed over is out; that must not lead nowhere."""
    row, column = shelf("expansion_3_cairo", 7)
    state = position(
        area={0: ["coffee_1", "bananas_1", "bananas_2", "bananas_3"]},
        display={**EMPTY, (row, column): "expansion_3_cairo"},
        position=SECOND_BANANA,
    )
    state, _ = do(state, 0, "goods coffee_1", "goods bananas_1")
    assert hand(state, 0) == ["expansion_3_cairo"]  # 6 units: 2, and both others
    assert area(state, 0)[:4] == ["-coffee_1", "-bananas_1", "-bananas_2", "-bananas_3"]


def test_m5_13_the_first_banana_bonus_needs_all_cards_to_be_bananas() -> None:
    row, column = shelf("cotton_2", 3)
    at_first = {0: {"cape_town": special("B1", 1)}}
    display = {(row, column): "cotton_2"}
    state = position(area={0: ["bananas_2", "coffee_2"]}, display=display, position=at_first)
    bananas, events = do(state, 0, "goods bananas_2", f"acquire {row} {column}")
    assert told(events, "acquired")[0]["price"] == 2
    assert hand(bananas, 0) == ["cotton_2"]
    coffee, _ = do(state, 0, "goods coffee_2")
    refusal = refused("M5.3", "too_few_units", price=3, units=2)
    assert why(coffee, 0, f"acquire {row} {column}") == refusal


def test_m5_13_the_first_cotton_bonus_needs_all_cards_to_be_cotton() -> None:
    row, column = shelf("coffee_2", 3)
    state = position(
        tracks=("A1", "B2", "C1", "D1"),
        area={0: ["cotton_2", "bananas_2"]},
        display={(row, column): "coffee_2"},
        position={0: {"cape_town": special("B2", 1)}},
    )
    cotton, events = do(state, 0, "goods cotton_2", f"acquire {row} {column}")
    assert told(events, "acquired")[0]["price"] == 2
    assert hand(cotton, 0) == ["coffee_2"]
    bananas, _ = do(state, 0, "goods bananas_2")
    refusal = refused("M5.3", "too_few_units", price=3, units=2)
    assert why(bananas, 0, f"acquire {row} {column}") == refusal


def test_m5_13_never_2_cheaper() -> None:
    row, column = shelf("cotton_2", 3)
    state = position(
        area={0: ["bananas_4"]}, display={(row, column): "cotton_2"}, position=SECOND_BANANA
    )
    _, events = do(state, 0, "goods bananas_4", f"acquire {row} {column}")
    assert told(events, "acquired")[0]["price"] == 2


def test_m5_13_never_2_cheaper_even_with_bonuses_of_two_tracks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An edition may print the cotton bonus on track A, next to the bananas on track B."""
    text = HOUSE.read_text(encoding="utf-8")
    swap = {"more_expansion": "cheaper_cotton", "cheaper_cotton": "more_expansion"}
    for old, new in swap.items():
        text = text.replace(f'bonus = "{old}"', f'bonus = "-{new}"')
    (tmp_path / "own.toml").write_text(text.replace('"-', '"'), encoding="utf-8")
    monkeypatch.setattr("tests.mombasa.kit.GAME", Mombasa(tmp_path / "own.toml"))
    row, column = shelf("cotton_2", 3)
    state = position(
        area={0: ["cotton_4"]},
        display={(row, column): "cotton_2"},
        position={0: {"mombasa": special("A1", 1), "cape_town": special("B1", 2)}},
    )
    _, events = do(state, 0, "goods cotton_4", f"acquire {row} {column}")
    assert told(events, "acquired")[0]["price"] == 2


def test_m5_13_pounds_pay_the_full_price() -> None:
    row, column = shelf("cotton_2", 3)
    state = position(
        area={0: ["bananas_4"]},
        display={(row, column): "cotton_2"},
        position=SECOND_BANANA,
        pounds={0: 10},
    )
    state, events = do(state, 0, "marker buy", f"acquire {row} {column}")
    assert told(events, "acquired")[0]["price"] == 3
    assert state.display[card_space(row, column)] == -1
    assert state.pounds[0] == 10 - BOX.edition.bonus_spaces.buy_pay - 3
