"""Differences between the books: M16.1."""

from tests.mombasa.kit import (
    EDITION,
    asked,
    board,
    books,
    do,
    hand,
    options,
    position,
    score,
    settled,
    told,
)

C2 = ("A1", "B1", "C2", "D1")
SECOND = EDITION.tracks[5].special[1][0]


def test_m16_1_four_mines_are_two_additional_steps() -> None:
    posts = {"cairo": ["abyssinia", "horn"]}
    state = position(area={0: ["diamond_merchant_cairo"]}, posts=posts)
    state, _ = do(state, 0, "merchant diamond_merchant_cairo")
    assert state.diamonds[0] == 2 + 2


def test_m16_1_books_go_on_any_space() -> None:
    state = position(
        area={0: ["bookkeeper_3"]}, books={0: {1: "a_coffee_1_pounds_1"}}, jar={0: 1}, ended=[1]
    )
    state, events = do(state, 0, "bookkeeper bookkeeper_3", "take 1 4", "pounds")
    assert asked(state) == (0, "place")
    spaces = [int(option.split()[1]) for option in options(state)]
    assert spaces == [*range(EDITION.player_board.book_spaces + 1)]
    (taken,) = told(events, "book_taken")
    state = settled(do(state, 0, "place 1")[0])
    assert books(state, 0)[1] == taken["book"]


def test_m16_1_both_bonuses_of_a_track_in_one_round_but_not_at_once() -> None:
    # Track A1: the first bonus counts until the second is in force, in the same round.
    first, second = (space for space, _ in EDITION.tracks[0].special)
    state = position(
        area={0: ["expansion_2", "coffee_1"], 1: ["diamond_merchant", "diamond_merchant"]},
        position={0: {"mombasa": second - 1}},
    )
    assert first < second
    _, events = do(state, 0, "expand")
    assert told(events, "expansion") == [{"seat": 0, "points": 2 + 1}]
    state, _ = do(state, 0, "goods coffee_1", "step mombasa")
    state, _ = do(state, 1, "merchant diamond_merchant")
    _, events = do(state, 0, "expand")
    assert told(events, "expansion") == [{"seat": 0, "points": 2 + 2}]


def test_m16_1_buying_at_c2_is_and_or() -> None:
    state = position(
        tracks=C2, position={0: {"saint_louis": SECOND}}, pounds={0: 9}, area={1: ["coffee_1"]}
    )
    state, _ = do(state, 0, "marker extra_saint_louis_2")
    assert state.diamonds[0] == 2
    assert "no_card" in options(state)
    state, _ = do(state, 0, "no_card")
    assert (asked(state), hand(state, 0)) == ((1, "turn"), [])


def test_m16_1_price_0_asks_for_a_card_and_all_its_units_are_steps() -> None:
    state = position(display={(1, 3): "diamond_merchant"}, area={0: ["coffee_2"]})
    state, _ = do(state, 0, "goods coffee_2", "acquire 1 3")
    assert dict(state.open[0].args) == {"units": 2}
    assert hand(state, 0) == ["diamond_merchant"]


def test_m16_1_c2_is_another_way_to_buy_for_money() -> None:
    state = position(
        tracks=C2,
        position={0: {"saint_louis": SECOND}},
        pounds={0: 3},
        display={(1, 3): "coffee_4"},
        area={1: ["coffee_1"]},
    )
    state, _ = do(state, 0, "marker extra_saint_louis_2", "acquire 1 3")
    assert (hand(state, 0), state.pounds[0]) == (["coffee_4"], 0)


def test_m16_1_share_value_by_icons_visible_not_by_posts_on_the_map() -> None:
    gone = board(hand={0: ["share_cairo_crate_3"]}, bases={"cairo": [0, 5, 5]})
    assert not any(owner != -1 for owner in gone.region)
    assert dict(score(gone, 0).categories)["cairo"] == sum(EDITION.base.columns[0])
