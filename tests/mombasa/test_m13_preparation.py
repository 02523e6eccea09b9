"""Preparation: M13.1 to M13.4."""

import pytest

from comptoir.core import CHANCE, Event
from comptoir.core.counts import counted
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.kit import (
    EDITION,
    book_space,
    card_space,
    chance,
    displayed,
    do,
    kinds,
    preparing,
    settled,
    told,
)

ROWS = (1, 2, 3, 4)
DISPLAY = {
    # Row 1 keeps two cards, row 2 one on the left, row 3 one in the middle, row 4 none.
    (1, 1): "coffee_2",
    (1, 2): "bananas_2",
    (1, 3): "cotton_2",
    (2, 1): "expansion_3",
    (2, 2): "",
    (2, 3): "bookkeeper_3",
    (3, 1): "",
    (3, 2): "diamond_merchant",
    (3, 3): "",
    (4, 1): "",
    (4, 2): "",
    (4, 3): "coffee_3",
}


def rows(state: State) -> list[list[str]]:
    return [[displayed(state, row, column) for column in (1, 2, 3)] for row in ROWS]


def drawing(state: State) -> tuple[State, list[Event]]:
    """Let chance fill the display with its first options; and all that happens."""
    events: list[Event] = []
    while state.open and state.open[0].seat == CHANCE:
        state, more = do(state, CHANCE, state.open[0].options[0].text)
        events += more
    return state, events


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("in_round", range(1, 7))
def test_m13_1_the_leftmost_coins_go_below_the_books_with_the_same_digit(
    seats: int, in_round: int
) -> None:
    state, events = preparing(in_round, seats)
    coins = EDITION.round_track.coins[seats][in_round - 1]
    assert told(events, "coins_moved") == [{"coins": coins, "digit": in_round + 1}]
    below = {space: count for space, count in enumerate(state.book_coins) if count}
    first, second = book_space(1, in_round + 1), book_space(2, in_round + 1)
    assert below == ({first: 1} if coins == 1 else {first: 1, second: 1})


def test_m13_1_the_digit_uncovered_is_the_new_round() -> None:
    state, _ = preparing(3, hand={0: ["coffee_1"]})
    assert settled(state).round == 4


def test_m13_1_three_players_move_two_coins_every_other_round() -> None:
    moved = [told(preparing(n, 3)[1], "coins_moved")[0]["coins"] for n in range(1, 7)]
    assert moved == [2, 1, 2, 1, 2, 1]


def test_m13_2_the_right_column_is_discarded_and_the_others_move_right() -> None:
    state, events = preparing(display=DISPLAY)
    assert {e["card"] for e in told(events, "card_discarded")} == {
        "cotton_2",
        "bookkeeper_3",
        "coffee_3",
    }
    assert rows(state) == [
        ["", "coffee_2", "bananas_2"],
        ["", "", "expansion_3"],
        ["", "", "diamond_merchant"],
        ["", "", ""],
    ]


def test_m13_2_then_the_right_column_is_filled_from_the_top_then_middle_then_left() -> None:
    state, _ = preparing(display=DISPLAY)
    _, events = drawing(state)
    assert [(e["row"], e["column"]) for e in told(events, "card_drawn")] == [
        *[(4, 3)],
        *[(2, 2), (3, 2), (4, 2)],
        *[(1, 1), (2, 1), (3, 1), (4, 1)],
    ]


def test_m13_2_a_full_display_moves_as_a_whole() -> None:
    state, events = preparing()
    before = {row: (displayed(state, row, 2), displayed(state, row, 3)) for row in ROWS}
    assert len(told(events, "card_discarded")) == 4
    state, events = drawing(state)
    assert [(e["row"], e["column"]) for e in told(events, "card_drawn")] == [
        (1, 1),
        (2, 1),
        (3, 1),
        (4, 1),
    ]
    assert {row: (displayed(state, row, 2), displayed(state, row, 3)) for row in ROWS} == before


def test_m13_2_an_empty_stack_fills_nothing() -> None:
    state, events = preparing(display=DISPLAY, pile=[], hand={0: ["coffee_1"]})
    assert "card_drawn" not in kinds(events)
    assert rows(state)[0] == ["", "coffee_2", "bananas_2"]
    assert state.round == 2


def test_m13_2_a_short_stack_fills_what_it_can() -> None:
    pile = ["coffee_4", "share_cairo_crate_3"]
    state, events = preparing(display=DISPLAY, pile=pile, hand={0: ["coffee_1"]})
    assert [(e["card"], e["row"], e["column"]) for e in told(events, "card_drawn")] == [
        ("coffee_4", 4, 3),
        ("share_cairo_crate_3", 2, 2),
    ]
    assert state.round == 2


def test_m13_3_players_take_back_their_markers() -> None:
    placed = {"sell": 0, "majority_coffee": 1, "extra_mombasa_1": 0}
    state, events = preparing(placed=placed, tracks=("C1", "A1", "B1", "D1"), pile=[])
    assert state.markers == [3, 3]
    assert state.tile_owner == [-1] * 4
    assert set(state.placed) == {-1}
    assert "markers_returned" in kinds(events)


def test_m13_3_a_marker_on_a_tile_space_brings_the_tile() -> None:
    placed = {"tile_bookkeeper": 1, "tile_plus_one": 0, "buy": 0}
    state, events = preparing(placed=placed, pile=[], hand={0: ["coffee_1"], 1: ["coffee_1"]})
    assert told(events, "tile_received") == [
        {"seat": 1, "tile": "tile_bookkeeper"},
        {"seat": 0, "tile": "tile_plus_one"},
    ]
    assert state.tile_owner == [1, -1, -1, 0]
    state, _ = do(state, 0, "plan coffee_1")
    state, _ = do(state, 1, "leave", "leave", "leave")
    assert "plus_one coffee_1" in [option.text for option in state.open[0].options]
    state, _ = do(state, 0, "goods coffee_1", "step cairo")
    assert "bookkeeper tile_bookkeeper" in [option.text for option in state.open[0].options]


def test_m13_4_coins_then_cards_then_markers() -> None:
    state, before = preparing(display=DISPLAY, placed={"tile_expansion": 0})
    assert kinds(before) == ["coins_moved"] + ["card_discarded"] * 3
    assert state.placed.count(0) == 1
    _, after = drawing(state)
    assert kinds(after)[:10] == ["card_drawn"] * 8 + ["tile_received", "markers_returned"]


def test_m13_4_discarded_and_sold_cards_never_return() -> None:
    pile = ["coffee_4", "cotton_4"]
    state, _ = preparing(display=DISPLAY, pile=pile)
    state.discard = counted(state.discard, 0, 1)  # a card sold before
    state = chance(state, "draw coffee_4")
    assert sum(state.discard) == 4
    assert not any(map(sum, state.pile))
    assert state.display.count(-1) == 6
    assert state.display[card_space(4, 3)] != -1
