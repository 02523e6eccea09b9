"""Bookkeeper (action 3): M8.1 to M8.14."""

from collections.abc import Mapping, Sequence

import pytest

from comptoir.core import Event, Value
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.kit import (
    COMPANIES,
    EDITION,
    Board,
    area,
    asked,
    base,
    books,
    company,
    do,
    kinds,
    options,
    position,
    refused,
    score,
    settled,
    told,
    why,
)

BOOKKEEPER, SAME_PRICE, CHEAP = "bookkeeper_3", "bookkeeper_2_crate_2", "bookkeeper_2_crate_1"
LAST = EDITION.player_board.book_spaces


def at_work(cards: Sequence[str], track: Mapping[int, str], given: Board | None = None) -> State:
    """Seat 0 has named its 2-point bookkeeper; the jar stands on the starting tile's book."""
    told: Board = {"jar": {0: 0}, "book_display": DISPLAY, **(given or {})}
    told["area"] = {0: [SAME_PRICE, *cards]}
    told["books"] = {0: track}
    state, _ = do(position(**told), 0, f"bookkeeper {SAME_PRICE}")
    return state


DISPLAY = {(1, 2): "a_coffee_1_pounds_1", (1, 4): "b_coffee_4_pounds_3"}


def points_left(state: State) -> Value:
    """The points that the prompt speaks of."""
    assert asked(state) == (0, "points")
    return dict(state.open[0].args)["points"]


def gains(events: tuple[Event, ...], rule: str) -> list[int]:
    """The pounds got by a rule."""
    found = [event for event in events if event.kind == "mombasa.gained" and event.rule == rule]
    return [args["pounds"] for args in told(found, "gained")]


def test_m8_1_one_bookkeeper_card_or_the_tile() -> None:
    state = position(area={0: [SAME_PRICE, BOOKKEEPER, "coffee_1"]}, tiles={"bookkeeper": 0})
    offered = [text for text in options(state) if text.startswith("bookkeeper")]
    assert set(offered) == {
        f"bookkeeper {SAME_PRICE}",
        f"bookkeeper {BOOKKEEPER}",
        "bookkeeper tile_bookkeeper",
    }
    after, events = do(state, 0, f"bookkeeper {BOOKKEEPER}")
    assert area(after, 0) == [SAME_PRICE, f"-{BOOKKEEPER}", "coffee_1", "", ""]
    assert told(events, "bookkeeper_used") == [{"seat": 0, "card": BOOKKEEPER}]
    assert points_left(after) == 3
    after, _ = do(state, 0, "bookkeeper tile_bookkeeper")
    assert area(after, 0)[:2] == [SAME_PRICE, BOOKKEEPER]
    assert points_left(after) == EDITION.bonus_tiles.bookkeeper


@pytest.mark.parametrize("card", [BOOKKEEPER, SAME_PRICE, "tile_bookkeeper"])
def test_m8_1_not_without_a_face_up_one(card: str) -> None:
    state = position(area={0: [f"-{BOOKKEEPER}"]}, tiles={"bookkeeper": 1}, hand={0: [SAME_PRICE]})
    assert why(state, 0, f"bookkeeper {card}") == refused("M4.4", "not_face_up", card=card)


def test_m8_2_one_book_may_be_flipped_for_two_pounds() -> None:
    track = {1: "a_coffee_3_diamonds_2", 2: "a_cotton_3_diamonds_2"}
    state = at_work([], track, {"pounds": {0: 5}})
    assert options(state) == ["flip 1", "flip 2", "stop"]
    state, events = do(state, 0, "flip 2")
    assert state.pounds[0] == 3
    assert told(events, "paid") == [{"seat": 0, "pounds": -2}]
    flipped = {0: "starting_book_1", 1: track[1], 2: f"-{track[2]}"}
    assert books(state, 0) == flipped
    assert points_left(state) == 2  # the jar can't move, and need not


def test_m8_2_only_one_in_an_action() -> None:
    track = {1: "a_coffee_1_pounds_1", 2: "a_coffee_3_diamonds_2", 3: "a_cotton_3_diamonds_2"}
    state, _ = do(at_work(["coffee_1"], track, {"pounds": {0: 5}}), 0, "flip 2")
    assert why(state, 0, "flip 3") == refused("M8.2", "flip_once")


def test_m8_2_before_the_jar_moves() -> None:
    track = {1: "a_coffee_1_pounds_1", 2: "a_coffee_1_diamonds_1", 3: "a_cotton_3_diamonds_2"}
    state, _ = do(at_work(["coffee_1"], track, {"pounds": {0: 5}}), 0, "forward")
    assert why(state, 0, "flip 3") == refused("M8.2", "flip_before_moving")


def test_m8_2_it_costs_two_pounds_and_there_is_one() -> None:
    state = at_work(["coffee_1"], {1: "a_coffee_1_pounds_1"}, {"pounds": {0: 1}})
    assert why(state, 0, "flip 1") == refused("M8.2", "too_few_pounds", cost=2, pounds=1)


def test_m8_2_an_empty_space_or_a_flipped_book_cant_be_flipped() -> None:
    track = {1: "a_coffee_1_pounds_1", 2: "-a_coffee_3_diamonds_2"}
    state = at_work([], track, {"pounds": {0: 2}})
    assert why(state, 0, "flip 3") == refused("M8.2", "no_book_there", space=3)
    assert why(state, 0, "flip 2") == refused("M8.2", "flipped_already", space=2)


def test_m8_2_the_book_of_the_starting_tile_may_be_flipped_too() -> None:
    state = position(area={0: [SAME_PRICE]}, pounds={0: 2})
    state, _ = do(state, 0, f"bookkeeper {SAME_PRICE}", "flip 0")
    assert books(state, 0) == {0: "-starting_book_1"}
    state, _ = do(state, 0, "forward")
    assert state.jar[0] == 0
    assert points_left(state) == 2


def test_m8_2_the_jar_need_not_move_after_a_flip() -> None:
    state = at_work([], {1: "a_coffee_1_pounds_1"}, {"pounds": {0: 2}})
    state, _ = do(state, 0, "flip 1")
    assert options(state) == ["forward", "stop"]
    state, _ = do(state, 0, "stop")
    assert state.jar[0] == 0


def test_m8_3_book_by_book_as_far_as_wished() -> None:
    track = dict.fromkeys((1, 2, 3), "a_coffee_2_pounds_2")
    state, events = do(at_work(["coffee_2"], track), 0, "forward", "forward")
    moved = [(event["space"], event["book"]) for event in told(events, "jar_moved")]
    assert moved == [(1, track[1]), (2, track[2])]
    assert options(state) == ["forward", "stop"]
    state, _ = do(state, 0, "stop")
    assert state.jar[0] == 2


def test_m8_3_this_book_needs_three_coffee_and_two_are_face_up() -> None:
    state = at_work(["coffee_2", "-coffee_1"], {1: "a_coffee_3_diamonds_2"}, {"pounds": {0: 2}})
    assert why(state, 0, "forward") == refused("M8.3", "needs_goods", good="coffee", need=3, have=2)


def test_m8_3_cards_in_the_hand_and_at_rest_dont_count() -> None:
    given: Board = {
        "pounds": {0: 2},
        "hand": {0: ["cotton_1"]},
        "resting": {0: {1: ["cotton_2"]}},
    }
    state = at_work([], {1: "a_cotton_1_pounds_1"}, given)
    assert why(state, 0, "forward") == refused("M8.3", "needs_goods", good="cotton", need=1, have=0)


@pytest.mark.parametrize("missing", ["coffee", "expansion"])
def test_m8_3_all_requirements_must_be_met(missing: str) -> None:
    book = "b_coffee_2_expansion_1_remove_posts_1"
    cards = {"coffee": "coffee_2", "expansion": "expansion_1_crate_0"}
    state = at_work(
        [cards[name] for name in cards if name != missing], {1: book}, {"pounds": {0: 2}}
    )
    expected = {
        "coffee": refused("M8.3", "needs_goods", good="coffee", need=2, have=0),
        "expansion": refused("M8.3", "needs_expansion", need=1, have=0),
    }
    assert why(state, 0, "forward") == expected[missing]
    assert "forward" in options(at_work([*cards.values()], {1: book}))


def test_m8_3_expansion_points_are_those_of_cards_tile_and_track_bonus() -> None:
    track = {1: "c_expansion_3_remove_posts_2"}
    special = EDITION.tracks[0].special[0][0]
    bonus: Board = {"position": {0: {"mombasa": special}}, "pounds": {0: 2}}
    assert why(at_work([], track, bonus), 0, "forward").args == (("need", 3), ("have", 0))
    assert "forward" in options(at_work(["expansion_2"], track, bonus))
    tile: Board = {"tiles": {"expansion": 0}, "pounds": {0: 2}}
    assert "forward" not in options(at_work([], track, tile))
    assert "forward" in options(at_work(["expansion_1_crate_0"], track, tile))


def test_m8_3_a_flipped_book_has_no_requirement() -> None:
    state = at_work([], {1: "-c_coffee_3_one_good_3_remove_posts_2"})
    assert options(state) == ["forward", "stop"]


def test_m8_3_empty_spaces_cant_be_entered_or_skipped() -> None:
    track = {1: "a_coffee_1_pounds_1", 3: "a_coffee_1_diamonds_1"}
    state = at_work(["coffee_1"], track, {"jar": {0: 1}, "pounds": {0: 2}})
    assert why(state, 0, "forward") == refused("M8.3", "no_book_there", space=2)
    state, _ = do(state, 0, "stop")
    assert state.jar[0] == 1


def test_m8_3_behind_the_last_book_there_is_no_more_space() -> None:
    state = position(
        area={0: [SAME_PRICE]}, jar={0: LAST}, books={0: {LAST: "b_coffee_4_pounds_3"}}
    )
    state, events = do(state, 0, f"bookkeeper {SAME_PRICE}")
    assert state.jar[0] == LAST
    assert "jar_moved" not in kinds(events)


def test_m8_4_each_book_is_checked_on_its_own_and_no_card_is_used_up() -> None:
    track = {1: "a_coffee_2_pounds_2", 2: "a_coffee_2_books_1", 3: "c_coffee_2_pounds_4"}
    state, _ = do(at_work(["coffee_2"], track), 0, "forward", "forward", "forward")
    assert state.jar[0] == 3
    assert area(state, 0)[:2] == [f"-{SAME_PRICE}", "coffee_2"]


def test_m8_5_only_the_book_where_the_jar_stops_gives_its_reward() -> None:
    track = {1: "a_coffee_2_pounds_2", 2: "a_coffee_1_diamonds_1", 3: "c_coffee_2_pounds_4"}
    state, _ = do(at_work(["coffee_2"], track), 0, "forward", "forward", "stop")
    assert (state.pounds[0], state.diamonds[0]) == (0, 1)
    state, _ = do(at_work(["coffee_2"], track), 0, "forward", "forward", "forward")
    assert (state.pounds[0], state.diamonds[0]) == (4, 0)


def test_m8_5_a_flipped_book_gives_nothing() -> None:
    track = {1: "a_coffee_2_pounds_2", 2: "-c_coffee_2_pounds_4"}
    state, _ = do(at_work(["coffee_2"], track), 0, "forward", "forward")
    assert (state.jar[0], state.pounds[0]) == (2, 0)
    assert points_left(state) == 2


def test_m8_5_a_jar_that_did_not_move_gives_nothing() -> None:
    track = {1: "a_coffee_2_pounds_2", 2: "a_coffee_2_pounds_2"}
    state, _ = do(at_work(["coffee_2"], track, {"jar": {0: 1}}), 0, "stop")
    assert state.pounds[0] == 0
    assert points_left(state) == 2


def test_m8_6_first_the_reward_then_the_points_of_the_card() -> None:
    state, _ = do(at_work(["coffee_2"], {1: "c_coffee_2_books_3"}), 0, "forward")
    assert points_left(state) == 3
    assert area(state, 0)[0] == f"-{SAME_PRICE}"
    state, _ = do(state, 0, "take 1 2", "pounds")
    assert state.pounds[0] == 2
    assert points_left(state) == 2
    state, _ = do(state, 0, "take 1 4", "pounds")
    assert asked(state) == (0, "place")
    state, _ = do(state, 0, "place 2", "place 3")
    assert asked(settled(state)) == (1, "turn")
    assert area(state, 0)[0] == f"-{SAME_PRICE}"


def test_m8_6_the_points_are_used_even_if_the_jar_did_not_move() -> None:
    state = position(area={0: [BOOKKEEPER]})
    state, _ = do(state, 0, f"bookkeeper {BOOKKEEPER}")
    assert state.jar[0] == -1
    assert points_left(state) == 3


@pytest.mark.parametrize(
    "cards",
    [["coffee_3", "cotton_3"], ["coffee_3", "bananas_3"], ["coffee_4", "coffee_2"]],
)
def test_m8_7_three_coffee_and_three_further_units_of_one_good(cards: list[str]) -> None:
    state = at_work(cards, {1: "c_coffee_3_one_good_3_remove_posts_2"})
    assert "forward" in options(state)


@pytest.mark.parametrize(
    ("cards", "have"),
    [
        (["coffee_3"], 0),
        (["coffee_4", "coffee_1"], 2),
        (["coffee_3", "cotton_2", "bananas_1"], 2),
        (["coffee_4", "cotton_2", "bananas_1"], 2),
    ],
)
def test_m8_7_three_of_one_good_are_asked_for_besides_and_fewer_are_there(
    cards: list[str], have: int
) -> None:
    state = at_work(cards, {1: "c_coffee_3_one_good_3_remove_posts_2"}, {"pounds": {0: 2}})
    assert why(state, 0, "forward") == refused("M8.7", "needs_one_good", need=3, have=have)


def test_m8_7_the_coffee_comes_first() -> None:
    track = {1: "c_coffee_3_one_good_3_remove_posts_2"}
    state = at_work(["coffee_2", "cotton_4"], track, {"pounds": {0: 2}})
    assert why(state, 0, "forward") == refused("M8.3", "needs_goods", good="coffee", need=3, have=2)


@pytest.mark.parametrize(
    "cards", [["bananas_4"], ["cotton_2", "cotton_2"], ["coffee_3", "coffee_1"]]
)
def test_m8_8_n_of_one_good_are_units_of_a_single_type(cards: list[str]) -> None:
    assert "forward" in options(at_work(cards, {1: "b_one_good_4_pounds_3"}))


def test_m8_8_units_of_different_types_dont_add_up() -> None:
    cards = ["bananas_3", "cotton_3", "coffee_2"]
    state = at_work(cards, {1: "b_one_good_4_pounds_3"}, {"pounds": {0: 2}})
    assert why(state, 0, "forward") == refused("M8.8", "needs_one_good", need=4, have=3)


@pytest.mark.parametrize("card", [CHEAP, BOOKKEEPER, "diamond_merchant", "diamond_merchant_cairo"])
def test_m8_8_another_bookkeeper_or_a_diamond_merchant(card: str) -> None:
    assert "forward" in options(at_work([card], {1: "b_specialist_1_books_2"}))


def test_m8_8_a_second_bookkeeper_just_like_the_one_in_use_counts() -> None:
    assert "forward" in options(at_work([SAME_PRICE], {1: "b_specialist_1_books_2"}))


@pytest.mark.parametrize("tile", ["bookkeeper", "diamond_merchant"])
def test_m8_8_a_bonus_tile_counts(tile: str) -> None:
    track = {1: "b_specialist_1_books_2"}
    assert "forward" in options(at_work([], track, {"tiles": {tile: 0}}))
    others: Board = {"tiles": {tile: 1}, "pounds": {0: 2}}
    assert "forward" not in options(at_work([], track, others))
    used: Board = {"tiles": {f"-{tile}": 0}, "pounds": {0: 2}}
    assert "forward" not in options(at_work([], track, used))


@pytest.mark.parametrize("cards", [[], ["-diamond_merchant"], [f"-{BOOKKEEPER}", "expansion_2"]])
def test_m8_8_the_bookkeeper_in_use_does_not_count(cards: list[str]) -> None:
    state = at_work(cards, {1: "b_specialist_1_books_2"}, {"pounds": {0: 2}})
    assert why(state, 0, "forward") == refused("M8.8", "needs_specialist", need=1, have=0)


def test_m8_8_the_tile_in_use_does_not_count() -> None:
    state = position(
        tiles={"bookkeeper": 0},
        jar={0: 0},
        books={0: {1: "b_specialist_1_books_2"}},
        pounds={0: 2},
    )
    state, _ = do(state, 0, "bookkeeper tile_bookkeeper")
    assert why(state, 0, "forward") == refused("M8.8", "needs_specialist", need=1, have=0)


@pytest.mark.parametrize(
    ("cards", "pounds"),
    [(["cotton_4", "cotton_2"], 5), (["cotton_4", "-cotton_2", "coffee_4"], 3), (["cotton_1"], 0)],
)
def test_m8_9_as_many_pounds_as_units_of_the_good_less_one(cards: list[str], pounds: int) -> None:
    state, events = do(at_work(cards, {1: "b_cotton_1_units_cotton"}), 0, "forward")
    assert state.pounds[0] == pounds
    assert gains(events, "M8.9") == ([pounds] if pounds else [])


def test_m8_9_units_include_the_plus_one_tile_and_the_cotton_bonus() -> None:
    given: Board = {
        "tracks": ["A1", "B2", "C1", "D1"],
        "position": {0: {"cape_town": EDITION.tracks[3].special[1][0]}},
        "tiles": {"-plus_one": 0},
        "plus_slot": 2,
    }
    cards = ["cotton_2", "cotton_1"]  # in slots 2 and 3
    state, _ = do(at_work(cards, {1: "b_cotton_1_units_cotton"}, given), 0, "forward")
    more = 2 * EDITION.tracks[3].bonuses[1].cotton_card_plus + EDITION.bonus_tiles.plus_one
    assert state.pounds[0] == 3 + more - 1


def test_m8_10_the_foremost_post_of_any_column_of_any_base_leaves_the_game() -> None:
    state = at_work(
        ["coffee_2", "expansion_1_crate_0"],
        {1: "b_coffee_2_expansion_1_remove_posts_1"},
        {"position": {0: {"cairo": EDITION.tracks[6].shares[0][0]}}},
    )
    state, _ = do(state, 0, "forward")
    assert asked(state) == (0, "remove")
    every = [f"remove {name} {column}" for name in COMPANIES for column in (1, 2, 3)]
    assert options(state) == [*every, "stop"]
    state, events = do(state, 0, "remove cairo 2")
    assert told(events, "removed") == [{"seat": 0, "company": "cairo", "column": 2}]
    assert base(state, "cairo") == [5, 4, 5]
    assert state.removed[company("cairo")] == 1
    assert company("cairo") not in state.region
    assert dict(score(state, 0).categories)["cairo"] == EDITION.base.columns[1][0]
    assert points_left(state) == 2


@pytest.mark.parametrize(
    "choices", [["cairo 1", "cairo 1"], ["cairo 1", "cairo 2"], ["mombasa 3", "cape_town 2"]]
)
def test_m8_10_two_posts_of_the_same_or_of_different_bases(choices: list[str]) -> None:
    state = at_work(["expansion_3"], {1: "c_expansion_3_remove_posts_2"})
    state, _ = do(state, 0, "forward")
    assert state.open[0].args == (("posts", 2),)
    state, _ = do(state, 0, *(f"remove {choice}" for choice in choices))
    for name in COMPANIES:
        left = [5 - choices.count(f"{name} {column}") for column in (1, 2, 3)]
        assert base(state, name) == left
    assert points_left(state) == 2


def test_m8_10_an_empty_column_has_no_post_to_remove() -> None:
    state = at_work(
        ["expansion_3"], {1: "c_expansion_3_remove_posts_2"}, {"bases": {"cairo": [5, 0, 5]}}
    )
    state, _ = do(state, 0, "forward")
    assert why(state, 0, "remove cairo 2") == refused(
        "M8.10", "column_empty", company="cairo", column=2
    )


def test_m8_11_a_second_bookkeeper_needs_another_turn() -> None:
    state = position(area={0: [SAME_PRICE, BOOKKEEPER]})
    state, _ = do(state, 0, f"bookkeeper {SAME_PRICE}")
    assert why(state, 0, f"bookkeeper {BOOKKEEPER}").kind == "core.other_question"
    state, _ = do(state, 0, "pounds")
    assert state.pounds[0] == 2
    assert asked(state) == (1, "turn")
    state, _ = do(state, 1, "end")
    assert f"bookkeeper {SAME_PRICE}" not in options(state)
    state, _ = do(state, 0, f"bookkeeper {BOOKKEEPER}", "stop")
    assert points_left(state) == 3


def test_m8_12_a_book_beyond_an_empty_space_may_be_flipped() -> None:
    state = at_work([], {1: "a_coffee_1_pounds_1", 9: "b_coffee_4_pounds_3"}, {"pounds": {0: 2}})
    state, _ = do(state, 0, "flip 9")
    assert books(state, 0)[9] == "-b_coffee_4_pounds_3"


@pytest.mark.parametrize("space", [0, 1, 2])
def test_m8_12_books_at_or_behind_the_jar_may_not(space: int) -> None:
    track = dict.fromkeys((1, 2, 3), "a_coffee_1_pounds_1")
    state = at_work([], track, {"jar": {0: 2}, "pounds": {0: 2}})
    assert options(state) == ["flip 3", "stop"]
    assert why(state, 0, f"flip {space}") == refused("M8.12", "book_behind_jar", space=space)


def test_m8_13_on_the_last_space_all_points_are_two_pounds_each() -> None:
    track = {LAST - 1: "b_coffee_4_pounds_3", LAST: "c_coffee_2_books_3"}
    state = at_work(["coffee_2"], track, {"jar": {0: LAST - 1}})
    state, events = do(state, 0, "forward")
    assert state.jar[0] == LAST
    assert gains(events, "M11.4") == [3 * 2, 2 * 2]
    assert asked(state) == (1, "turn")


def test_m8_14_with_one_post_left_in_all_bases_remove_two_removes_one() -> None:
    bases = {name: [0, 0, 0] for name in COMPANIES} | {"saint_louis": [0, 1, 0]}
    state = at_work(["expansion_3"], {1: "c_expansion_3_remove_posts_2"}, {"bases": bases})
    state, _ = do(state, 0, "forward")
    assert options(state) == ["remove saint_louis 2", "stop"]
    state, _ = do(state, 0, "remove saint_louis 2")
    assert base(state, "saint_louis") == [0, 0, 0]
    assert points_left(state) == 2


def test_m8_14_with_no_post_in_any_base_nothing_is_removed() -> None:
    bases = {name: [0, 0, 0] for name in COMPANIES}
    state = at_work(["expansion_3"], {1: "c_expansion_3_remove_posts_2"}, {"bases": bases})
    state, events = do(state, 0, "forward")
    assert "removed" not in kinds(events)
    assert points_left(state) == 2


@pytest.mark.parametrize("first", [[], ["remove cairo 1"]])
def test_m8_14_removing_may_be_declined(first: list[str]) -> None:
    state = at_work(["expansion_3"], {1: "c_expansion_3_remove_posts_2"})
    state, events = do(state, 0, "forward", *first, "stop")
    assert base(state, "cairo") == [5 - len(first), 5, 5]
    assert told(events, "removed_none") == [{"seat": 0, "posts": 2 - len(first)}]
    assert points_left(state) == 2


def test_m8_14_a_fifth_space_uncovered_this_way_stays_uncovered() -> None:
    given: Board = {
        "bases": {"mombasa": [1, 5, 5]},
        "posts": {"mombasa": ["karoo"]},
        "position": {0: {"mombasa": EDITION.tracks[0].shares[0][0]}},
    }
    state = at_work(
        ["coffee_2", "expansion_2"], {1: "b_coffee_2_expansion_1_remove_posts_1"}, given
    )
    state, _ = do(state, 0, "forward", "remove mombasa 1", "pounds")
    state, _ = do(settled(state), 1, "end")
    state, _ = do(state, 0, "expand", "company cape_town", "enter karoo", "column 1")
    assert base(state, "mombasa") == [1, 5, 5]
    first = EDITION.base.columns[0]
    assert dict(score(state, 0).categories)["mombasa"] == sum(first) - first[3]


def test_m8_5_example_a_book_flipped_four_entered_two_and_two_points() -> None:
    """English rulebook, page 7."""
    track = {
        1: "a_coffee_1_pounds_1",
        2: "a_expansion_2_books_1",
        3: "a_bananas_2_pounds_2",
        4: "b_coffee_3_books_2",
        5: "b_one_good_4_pounds_3",
    }
    state = at_work(["coffee_3", "bananas_2"], track, {"pounds": {0: 2}})
    state, _ = do(state, 0, "flip 2")
    assert state.pounds[0] == 0
    state, events = do(state, 0, "forward", "forward", "forward", "forward")
    assert (state.jar[0], state.pounds[0]) == (4, 0)
    assert kinds(events).count("jar_moved") == 4
    assert points_left(state) == 2  # of the fourth book
    state, _ = do(state, 0, "take 1 2", "take 1 4")
    assert points_left(state) == 2  # of the bookkeeper
    state, _ = do(state, 0, "pounds", "place 6", "place 7")
    assert state.pounds[0] == 2
    assert area(state, 0)[0] == f"-{SAME_PRICE}"
    assert asked(settled(state)) == (1, "turn")
