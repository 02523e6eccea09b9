"""Bookkeeping points and the books they buy: M7.1 to M7.13."""

import pytest

from comptoir.core import CHANCE, Event, Value
from comptoir.core.indexes import NONE
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.kit import (
    BOX,
    EDITION,
    GAME,
    Board,
    asked,
    book_space,
    books,
    chance,
    do,
    kinds,
    options,
    position,
    refused,
    settled,
    told,
    why,
)

A, OTHER_A, THIRD_A = "a_coffee_1_pounds_1", "a_cotton_2_books_1", "a_bananas_3_diamonds_2"
B, OTHER_B = "b_coffee_4_pounds_3", "b_cotton_4_pounds_3"
C, OTHER_C = "c_coffee_2_pounds_4", "c_cotton_2_pounds_4"
SHOWN = {(1, 2): A, (1, 3): OTHER_A, (1, 4): B, (1, 5): OTHER_B, (1, 6): C, (1, 7): OTHER_C}
"""The first row of the book display, by letter A, A, B, B, C, C."""
SPACES = range(EDITION.player_board.book_spaces + 1)
CROSSED = EDITION.player_board.book_no_a


def with_points(points: int, given: Board | None = None) -> State:
    """Seat 0 has used a bookkeeper, left the jar where it is, and has points to use."""
    card = {1: "tile_bookkeeper", 2: "bookkeeper_2_crate_2", 3: "bookkeeper_3"}[points]
    all_given: Board = {"book_display": SHOWN, **(given or {})}
    all_given["area"] = {0: ["coffee_1", "" if points == 1 else card]}
    all_given["tiles"] = {"bookkeeper": 0} if points == 1 else {}
    state, _ = do(position(**all_given), 0, f"bookkeeper {card}")
    if asked(state) == (0, "ledger"):
        state, _ = do(state, 0, "stop")
    assert (asked(state), points_left(state)) == ((0, "points"), points)
    return state


def points_left(state: State) -> Value:
    """The points that the prompt speaks of."""
    return dict(state.open[0].args)["points"]


def shown(state: State, row: int, digit: int) -> str:
    """The book on a display space; "" is none."""
    book = state.book_display[book_space(row, digit)]
    return "" if book == NONE else BOX.books[book].id


def coins(state: State, row: int, digit: int) -> int:
    """The coins below a book."""
    return state.book_coins[book_space(row, digit)]


def places(state: State) -> list[int]:
    """The spaces where the book may go."""
    assert asked(state) == (0, "place")
    return [int(text.removeprefix("place ")) for text in options(state)]


def full(*free: int, book: str = B) -> Board:
    """A track with a book on every space but some; the ink jar at its start."""
    return {"books": {0: {space: book for space in SPACES if space not in free}}}


@pytest.mark.parametrize(("digit", "cost"), [(2, 1), (4, 1), (6, 2)])
def test_m7_1_an_a_or_b_book_costs_a_point_and_a_c_book_two(digit: int, cost: int) -> None:
    state = with_points(3)
    state, events = do(state, 0, f"take 1 {digit}")
    assert points_left(state) == 3 - cost
    book = SHOWN[1, digit]
    place = {"row": 1, "digit": digit}
    assert told(events, "book_taken") == [{"seat": 0, "book": book, **place, "points": cost}]


def test_m7_1_a_pound_costs_a_point() -> None:
    state, events = do(with_points(3), 0, "pounds")
    assert state.pounds[0] == 3
    assert told(events, "gained") == [{"seat": 0, "pounds": 3}]
    assert asked(state) == (1, "turn")


@pytest.mark.parametrize(
    ("choices", "pounds"),
    [
        (["take 1 2", "take 1 3", "take 1 4"], 0),
        (["take 1 2", "take 1 4", "pounds"], 1),
        (["take 1 3", "take 1 6"], 0),
        (["take 1 6", "pounds"], 1),
        (["take 1 5", "pounds"], 2),
        (["take 1 7", "take 2 2"], 0),
    ],
)
def test_m7_1_any_mix(choices: list[str], pounds: int) -> None:
    state, _ = do(with_points(3), 0, *choices)
    assert state.pounds[0] == pounds
    assert len(state.taken) == len([text for text in choices if text != "pounds"])
    assert asked(state) == (0, "place")


def test_m7_1_points_must_be_used_when_received() -> None:
    state = with_points(1)
    assert options(state)[-1] == "pounds"
    assert all(text.startswith("take") for text in options(state)[:-1])
    assert why(state, 0, "stop").kind == "core.other_question"
    assert why(state, 0, "end").kind == "core.other_question"


def test_m7_1_this_book_costs_two_points_and_one_is_left() -> None:
    assert why(with_points(1), 0, "take 1 6") == refused("M7.1", "book_too_dear", cost=2, points=1)


def test_m7_14_books_are_taken_in_the_order_of_the_display() -> None:
    state, _ = do(with_points(3), 0, "take 1 4")
    assert why(state, 0, "take 1 2") == refused("M7.14", "books_in_order")


def test_m7_1_points_of_two_rewards_are_not_added() -> None:
    state = position(
        area={0: ["bookkeeper_2_crate_2", "cotton_2"]},
        books={0: {0: OTHER_A}},  # for 2 cotton, 1 point
        book_display=SHOWN,
    )
    state, _ = do(state, 0, "bookkeeper bookkeeper_2_crate_2", "forward")
    assert points_left(state) == 1
    assert "take 1 6" not in options(state)
    state, _ = do(state, 0, "pounds")
    assert points_left(state) == 2
    assert "take 1 6" in options(state)


def test_m7_2_the_coin_below_a_book_goes_at_once_to_who_takes_it() -> None:
    state = with_points(2, {"book_coins": {(1, 4): 1, (1, 5): 1}})
    state, events = do(state, 0, "take 1 4")
    assert state.pounds == [1, 0]
    assert told(events, "gained") == [{"seat": 0, "pounds": 1}]
    assert events[-1].rule == "M7.2"
    assert (coins(state, 1, 4), coins(state, 1, 5)) == (0, 1)
    assert asked(state) == (0, "points")


def test_m7_3_books_are_placed_at_the_end_of_the_turn_on_any_space() -> None:
    state, _ = do(with_points(2), 0, "take 1 4")
    assert books(state, 0) == {0: "starting_book_1"}
    state, _ = do(state, 0, "pounds")
    assert places(state) == list(SPACES)
    state, events = do(state, 0, "place 7")  # beyond empty spaces
    assert books(state, 0) == {0: "starting_book_1", 7: B}
    assert told(events, "book_placed") == [{"seat": 0, "book": B, "space": 7}]


def test_m7_3_the_display_is_refilled_after_the_books_are_placed() -> None:
    state, _ = do(with_points(1), 0, "take 1 4")
    assert shown(state, 1, 4) == ""
    state, _ = do(state, 0, "place 1")
    assert asked(state) == (CHANCE, "reveal")
    assert all(text.startswith("reveal b_") for text in options(state))
    state = chance(state, options(state)[0])
    assert shown(state, 1, 4).startswith("b_")
    assert asked(state) == (1, "turn")


def test_m7_3_what_chance_reveals_is_as_likely_as_there_are_books_of_it() -> None:
    supply = ["b_one_good_4_pounds_3", "b_one_good_4_pounds_3", "b_cotton_3_books_2"]
    state, _ = do(with_points(1, {"supply": supply}), 0, "take 1 4", "place 1")
    weights = dict(zip(options(state), state.open[0].weights, strict=True))
    assert weights == {"reveal b_one_good_4_pounds_3": 2, "reveal b_cotton_3_books_2": 1}


def test_m7_4_an_a_book_cant_go_on_an_empty_space_with_a_crossed_out_a() -> None:
    state, _ = do(with_points(1), 0, "take 1 2")
    assert places(state) == [space for space in SPACES if space not in CROSSED]
    space = CROSSED[0]
    assert why(state, 0, f"place {space}") == refused("M7.4", "crossed_out", space=space)


def test_m7_4_b_and_c_books_may_go_there() -> None:
    state, _ = do(with_points(3), 0, "take 1 4", "take 1 6")
    assert set(CROSSED) <= set(places(state))
    state, _ = do(state, 0, f"place {CROSSED[0]}")
    assert set(CROSSED[1:]) <= set(places(state))


def test_m7_4_a_new_book_may_cover_an_older_one_face_up_or_flipped() -> None:
    track = {0: {1: THIRD_A, 2: "-" + THIRD_A, 3: OTHER_B, 4: "-" + OTHER_C}}
    state, _ = do(with_points(1, {"books": track}), 0, "take 1 4")
    assert places(state) == list(SPACES)
    state, _ = do(state, 0, "place 4")
    assert books(state, 0)[4] == B  # face up


@pytest.mark.parametrize("below", [OTHER_B, OTHER_C, "-" + OTHER_B, "-" + OTHER_C])
def test_m7_4_an_a_book_never_covers_a_b_or_c_book(below: str) -> None:
    state, _ = do(with_points(1, {"books": {0: {1: below}}}), 0, "take 1 2")
    assert why(state, 0, "place 1") == refused("M7.4", "covers_better_book", space=1)


@pytest.mark.parametrize("below", [THIRD_A, "-" + THIRD_A])
def test_m7_4_an_a_book_may_cover_an_a_book(below: str) -> None:
    state, _ = do(with_points(1, {"books": {0: {1: below}}}), 0, "take 1 2", "place 1")
    assert books(state, 0)[1] == A


def test_m7_5_a_placed_book_stays_where_it_is() -> None:
    track = {0: {1: "-" + THIRD_A, 2: OTHER_B, 5: OTHER_C}}
    state = position(
        area={0: ["bookkeeper_2_crate_2"]}, jar={0: 0}, books=track, book_display=SHOWN
    )
    state, _ = do(state, 0, "bookkeeper bookkeeper_2_crate_2", "forward")  # entered, not used up
    state, _ = do(state, 0, "take 1 4", "pounds", "place 2")
    after = {0: "starting_book_1", 1: "-" + THIRD_A, 2: B, 5: OTHER_C}
    assert books(state, 0) == after
    state = settled(state)
    state, _ = do(state, 1, "marker first_player", "take 2 4", "place 3")
    assert books(settled(state), 0) == after


def test_m7_6_when_the_supply_of_a_letter_runs_out_its_spaces_stay_empty() -> None:
    state = with_points(2, {"supply": [OTHER_C, "b_cotton_3_books_2"]})
    state, _ = do(state, 0, "take 1 2", "take 1 4", "place 1", "place 2")
    assert shown(state, 1, 2) == ""
    assert shown(state, 1, 4) == "b_cotton_3_books_2"
    assert asked(state) == (1, "turn")
    state, _ = do(state, 1, "marker first_player")
    assert why(state, 1, "take 1 2") == refused("M7.6", "no_book_displayed")
    state, _ = do(state, 1, "take 1 5", "place 1")
    assert shown(state, 1, 5) == ""  # the last B-book of the supply has been revealed
    assert asked(state) == (0, "turn")


def test_m7_7_a_book_may_go_where_the_ink_jar_has_passed() -> None:
    track = {0: {1: THIRD_A, 2: OTHER_B}}
    state, _ = do(with_points(1, {"books": track, "jar": {0: 2}}), 0, "take 1 2")
    assert {0, 1} <= set(places(state))
    state, _ = do(state, 0, "place 1")
    assert books(state, 0)[1] == A
    assert state.jar[0] == 2


def test_m7_7_a_book_without_a_legal_space_is_discarded() -> None:
    state, events = do(with_points(1, full()), 0, "take 1 2")
    assert told(events, "book_discarded") == [{"seat": 0, "book": A}]
    assert books(state, 0) == dict.fromkeys(SPACES, B)
    assert asked(settled(state)) == (1, "turn")


def test_m7_8_several_books_are_placed_one_by_one() -> None:
    state, _ = do(with_points(3), 0, "take 1 2", "take 1 3", "take 1 4")
    track = {}
    for space in (6, 2, 4):
        book = dict(state.open[0].args)["book"]
        state, _ = do(state, 0, f"place {space}")
        track[space] = book
        assert books(state, 0) == {0: "starting_book_1", **track}
    assert set(track.values()) == {A, OTHER_A, B}


def test_m7_8_with_room_for_one_of_two_a_books_the_player_says_which_comes_first() -> None:
    state, _ = do(with_points(2, full(1)), 0, "take 1 2", "take 1 3")
    assert asked(state) == (0, "next_book")
    assert options(state) == [f"next {A}", f"next {OTHER_A}"]
    assert why(state, 0, f"next {THIRD_A}") == refused("M7.8", "book_not_taken", book=THIRD_A)
    state, events = do(state, 0, f"next {OTHER_A}")
    assert books(state, 0)[1] == OTHER_A
    assert told(events, "book_named") == [{"seat": 0, "book": OTHER_A}]
    assert told(events, "book_discarded") == [{"seat": 0, "book": A}]


def test_m7_8_of_three_a_books_two_find_a_space_in_the_players_order() -> None:
    display = {**SHOWN, (2, 2): THIRD_A}
    given: Board = {**full(1, 3), "book_display": display}
    state, _ = do(with_points(3, given), 0, "take 1 2", "take 1 3", "take 2 2")
    state, _ = do(state, 0, f"next {THIRD_A}", "place 3")
    assert options(state) == [f"next {A}", f"next {OTHER_A}"]
    state, events = do(state, 0, f"next {A}")
    assert (books(state, 0)[1], books(state, 0)[3]) == (A, THIRD_A)
    assert told(events, "book_discarded") == [{"seat": 0, "book": OTHER_A}]


def test_m7_8_a_b_book_may_take_the_last_room_of_an_a_book() -> None:
    state, _ = do(with_points(2, full(1)), 0, "take 1 2", "take 1 4")
    assert state.open[0].args == (("book", B),)
    state, events = do(state, 0, "place 1")
    assert told(events, "book_discarded") == [{"seat": 0, "book": A}]
    state, _ = do(with_points(2, full(1)), 0, "take 1 2", "take 1 4")
    state, _ = do(state, 0, "place 2")
    assert books(state, 0)[1] == A


@pytest.mark.parametrize("second", ["take 1 3", "take 1 5"])
def test_m7_9_a_new_book_cant_cover_another_one_of_this_turn(second: str) -> None:
    state, _ = do(with_points(2), 0, "take 1 2", second, "place 3")
    assert why(state, 0, "place 3") == refused("M7.9", "covers_new_book", space=3)


def test_m7_9_in_a_later_turn_it_may() -> None:
    state = position(area={0: ["bookkeeper_2_crate_2", "bookkeeper_2_crate_1"]}, book_display=SHOWN)
    state, _ = do(state, 0, "bookkeeper bookkeeper_2_crate_2", "take 1 4", "pounds", "place 3")
    state, _ = do(settled(state), 1, "end")
    state, _ = do(state, 0, "bookkeeper bookkeeper_2_crate_1", "take 1 5", "pounds", "place 3")
    assert books(state, 0)[3] == OTHER_B


@pytest.mark.parametrize("digit", [2, 4, 6])
def test_m7_10_any_book_may_cover_that_of_the_starting_tile(digit: int) -> None:
    state, _ = do(with_points(2), 0, f"take 1 {digit}")
    state, _ = do(state, 0, "place 0") if digit == 6 else do(state, 0, "pounds", "place 0")
    assert books(state, 0) == {0: SHOWN[1, digit]}


@pytest.mark.parametrize("space", [0, 1, 2])
def test_m7_10_books_where_the_jar_stands_or_was_may_be_covered(space: int) -> None:
    track = {0: {1: THIRD_A, 2: THIRD_A}}
    state, _ = do(with_points(1, {"books": track, "jar": {0: 2}}), 0, "take 1 2")
    state, _ = do(state, 0, f"place {space}")
    assert books(state, 0)[space] == A
    assert state.jar[0] == 2


def test_m7_11_the_jar_cant_enter_a_book_taken_in_the_same_action() -> None:
    state = position(area={0: ["bookkeeper_2_crate_2", "coffee_1"]}, jar={0: 0}, book_display=SHOWN)
    state, _ = do(state, 0, "bookkeeper bookkeeper_2_crate_2", "take 1 2", "pounds")
    assert why(state, 0, "forward").kind == "core.other_question"
    state, _ = do(state, 0, "place 1")  # its 1 coffee would be there
    assert state.jar[0] == 0
    assert asked(settled(state)) == (1, "turn")


def test_m7_12_a_coin_under_an_empty_space_stays_there() -> None:
    state = with_points(
        1,
        {
            "book_display": {**SHOWN, (1, 2): ""},
            "book_coins": {(1, 2): 1},
            "supply": ["b_cotton_3_books_2"],
        },
    )
    state, _ = do(state, 0, "take 1 4", "place 1")
    assert asked(state) == (1, "turn")
    assert coins(state, 1, 2) == 1
    assert state.pounds == [0, 0]


def test_m7_12_it_goes_with_a_book_that_comes_to_lie_above() -> None:
    state = position(
        area={0: ["bookkeeper_2_crate_2"]},
        book_display={**SHOWN, (1, 2): ""},
        book_coins={(1, 2): 1},
    )
    state = chance(state, f"reveal {THIRD_A}")
    assert coins(state, 1, 2) == 1
    state, _ = do(state, 0, "bookkeeper bookkeeper_2_crate_2", "take 1 2")
    assert state.pounds[0] == 1


def test_m7_12_a_refilled_book_brings_no_new_coin() -> None:
    state = with_points(1, {"book_coins": {(1, 4): 1}})
    state, _ = do(state, 0, "take 1 4", "place 1")
    state = settled(state)
    assert shown(state, 1, 4) != ""
    assert coins(state, 1, 4) == 0


def test_m7_13_the_display_is_refilled_row_by_row_each_space_by_its_letter() -> None:
    state, _ = do(with_points(3), 0, "take 1 5", "take 2 2", "take 2 4")
    state, _ = do(state, 0, "place 1", "place 2", "place 3")
    filled: list[tuple[int, int]] = []
    while asked(state) == (CHANCE, "reveal"):
        events = GAME.apply(state, CHANCE, state.open[0].options[0])
        filled += spaces_filled(events)
    assert filled == [(1, 5), (2, 2), (2, 4)]
    for row, digit in filled:
        letter = EDITION.book_display.letters[row - 1][digit - 2]
        assert shown(state, row, digit).startswith(letter.lower())


def spaces_filled(events: tuple[Event, ...]) -> list[tuple[int, int]]:
    """Row and digit of the spaces filled."""
    return [(event["row"], event["digit"]) for event in told(events, "book_revealed")]


def test_m7_13_a_book_comes_from_the_supply_of_the_letter_wanted() -> None:
    supply = [OTHER_C, "b_cotton_3_books_2", "b_coffee_3_books_2"]
    state, _ = do(with_points(1, {"supply": supply}), 0, "take 1 4", "place 1")
    assert options(state) == ["reveal b_coffee_3_books_2", "reveal b_cotton_3_books_2"]
    for book in (OTHER_C, "b_specialist_1_books_2"):  # another letter; not in the supply
        refusal = why(state, CHANCE, f"reveal {book}")
        assert refusal == refused("M7.13", "not_in_supply", book=book)


def test_m7_13_never_between_two_rewards_of_one_turn() -> None:
    state = position(
        area={0: ["bookkeeper_2_crate_2", "cotton_2"]},
        books={0: {0: OTHER_A}},  # for 2 cotton, 1 point
        book_display=SHOWN,
    )
    state, _ = do(state, 0, "bookkeeper bookkeeper_2_crate_2", "forward", "take 1 2")
    assert (asked(state), points_left(state)) == ((0, "points"), 2)
    assert why(state, 0, "take 1 2") == refused("M7.6", "no_book_displayed")
    state, events = do(state, 0, "pounds")
    assert "book_revealed" not in kinds(events)


def test_m7_1_example_three_points_are_two_a_books_and_a_pound() -> None:
    """English rulebook, page 7: three regions with a point each."""
    state = position(
        area={0: ["expansion_3"]},
        posts={"cairo": ["niger_bend", "cameroon"]},
        book_display=SHOWN,
    )
    state, _ = do(state, 0, "expand", "company cairo")
    for region in ("kordofan", "loango", "senegambia"):
        state, _ = do(state, 0, f"enter {region}", "column 2")
    assert points_left(state) == 3
    state, _ = do(state, 0, "take 1 2", "take 1 3", "pounds")
    assert state.pounds[0] == 1
    state, _ = do(state, 0, "place 1", "place 2")
    assert books(state, 0) == {0: "starting_book_1", 1: A, 2: OTHER_A}
    state = chance(state, f"reveal {THIRD_A}", "reveal a_cotton_1_pounds_1")
    assert (shown(state, 1, 2), shown(state, 1, 3)) == (THIRD_A, "a_cotton_1_pounds_1")
    assert asked(state) == (1, "turn")
