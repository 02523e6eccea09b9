"""The end: M14.1 to M14.7."""

import pytest

from comptoir.games.mombasa.catalogue import CATEGORIES
from comptoir.games.mombasa.edition.printed import Track
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.kit import (
    BOX,
    COMPANIES,
    EDITION,
    FIRST_TRACKS,
    GAME,
    board,
    do,
    hand,
    position,
    score,
    seen,
    told,
)

LAST = EDITION.round_track.rounds
BOARD = EDITION.player_board


def points(state: State, category: str, seat: int = 0) -> int:
    return dict(score(state, seat).categories)[category]


def test_m14_1_all_resting_decks_go_back_to_the_hand() -> None:
    state = position(
        0,
        LAST,
        area={0: ["coffee_1", "-expansion_2_cairo"]},
        hand={0: ["cotton_1"]},
        resting={0: {1: ["coffee_2"], 5: ["expansion_3_cairo", "bananas_1"]}, 1: {2: ["cotton_2"]}},
        ended=[1],
    )
    state, _ = do(state, 0, "end")
    assert sorted(hand(state, 0)) == [
        "bananas_1",
        "coffee_1",
        "coffee_2",
        "cotton_1",
        "expansion_2_cairo",
        "expansion_3_cairo",
    ]
    assert hand(state, 1) == ["cotton_2"]
    assert not any(deck for decks in state.resting for deck in decks)


def test_m14_1_shares_printed_on_cards_count() -> None:
    state = position(
        0,
        LAST,
        area={0: ["-expansion_2_cairo", "coffee_4_cairo"]},
        hand={0: ["share_cairo_crate_3", "share_cairo_crate_4"]},
        resting={0: {4: ["expansion_3_cairo"]}},
        bases={"cairo": [4, 5, 5]},
        ended=[1],
    )
    state, _ = do(state, 0, "end")
    assert points(state, "cairo") == 5
    assert points(state, "mombasa") == 0


def test_m14_2_the_example_of_the_rulebook() -> None:
    # 5 shares on the Cape Town track, 2 on cards, 6 coin icons in sight: 42 pounds.
    state = board(
        position={0: {"cape_town": EDITION.tracks[2].spaces}},
        hand={0: ["expansion_2_cape_town", "share_cape_town_crate_3"]},
        bases={"cape_town": [0, 4, 5]},
    )
    assert sum(EDITION.base.columns[0]) + EDITION.base.columns[1][0] == 6
    assert points(state, "cape_town") == 7 * 6 == 42


@pytest.mark.parametrize("company", COMPANIES)
def test_m14_2_shares_count_for_their_own_company(company: str) -> None:
    state = board(
        hand={0: [f"share_{company}_crate_3"]},
        bases=dict.fromkeys(COMPANIES, (0, 0, 0)),
    )
    value = sum(map(sum, EDITION.base.columns))
    expected = {name: value if name == company else 0 for name in COMPANIES}
    assert {name: points(state, name) for name in COMPANIES} == expected


def test_m14_2_cards_without_a_share_count_for_no_company() -> None:
    cards = ["coffee_1", "diamond_merchant_cairo", "expansion_3"]
    state = board(hand={0: cards}, bases=dict.fromkeys(COMPANIES, (0, 0, 0)))
    assert score(state, 0).total == 0


def test_m14_2_coin_icons_uncovered_from_the_front() -> None:
    share = {0: ["share_cairo_crate_3"]}
    for number, column in enumerate(EDITION.base.columns):
        for gone in range(len(column) + 1):
            left = [5, 5, 5]
            left[number] -= gone
            state = board(hand=share, bases={"cairo": left})
            assert points(state, "cairo") == sum(column[:gone])


def test_m14_2_a_post_back_in_an_emptied_column_leaves_the_last_space_open() -> None:
    share = {0: ["share_cairo_crate_3"]}
    column = EDITION.base.columns[0]
    for posts in range(1, 5):
        state = board(hand=share, bases={"cairo": [posts, 5, 5]}, opened={"cairo": [1, 0, 0]})
        assert points(state, "cairo") == sum(column[: 4 - posts]) + column[-1]


def test_m14_2_cash_diamonds_and_bookkeeping() -> None:
    state = board(pounds={0: 17}, diamonds={0: BOARD.diamond_steps}, jar={0: BOARD.book_spaces})
    found = score(state, 0)
    assert found.categories == (
        ("cash", 17),
        *((name, 0) for name in COMPANIES),
        ("diamonds", 60),
        ("bookkeeping", 60),
    )
    assert found.total == 17 + 60 + 60


def test_m14_2_markers_that_passed_no_value_score_nothing() -> None:
    state = board(diamonds={0: BOARD.diamond_values[0][0] - 1}, jar={0: 0, 1: -1})
    assert (points(state, "diamonds"), points(state, "bookkeeping")) == (0, 0)
    assert points(state, "bookkeeping", 1) == 0
    assert score(state, 0).total == 0


def ended(*pounds: int) -> State:
    """A game over, with nothing but cash."""
    seats = len(pounds)
    state = position(
        0,
        LAST,
        seats,
        area={0: ["coffee_1"]},
        pounds=dict(enumerate(pounds)),
        ended=range(1, seats),
    )
    state, events = do(state, 0, "end")
    assert [(e["total"], e["rank"]) for e in told(events, "scored")] == [
        (found.total, found.rank) for found in GAME.standings(state)
    ]
    return state


def ranks(state: State) -> list[int]:
    result = GAME.result(state)
    assert result is not None
    return [found.rank for found in result]


@pytest.mark.parametrize(
    ("pounds", "expected"), [((3, 5), [2, 1]), ((5, 3, 4), [1, 3, 2]), ((0, 0), [1, 1])]
)
def test_m14_3_the_highest_total_wins(pounds: tuple[int, ...], expected: list[int]) -> None:
    assert ranks(ended(*pounds)) == expected


def test_m14_3_ties_share_the_win() -> None:
    assert ranks(ended(5, 3, 5)) == [1, 3, 1]


def test_m14_4_books_are_worth_nothing() -> None:
    books = {1: "a_coffee_1_pounds_1", 2: "-b_coffee_4_pounds_3", 9: "c_coffee_2_pounds_4"}
    state = board(books={0: books}, jar={0: 2})
    assert score(state, 0).total == 0


def test_m14_5_seven_categories() -> None:
    names = ("cash", "mombasa", "cape_town", "saint_louis", "cairo", "diamonds", "bookkeeping")
    state = ended(1, 2)
    for found in GAME.result(state) or ():
        assert tuple(name for name, _ in found.categories) == names
        assert sum(value for _, value in found.categories) == found.total
    assert names == CATEGORIES


@pytest.mark.parametrize(("space", "value"), BOARD.diamond_values)
def test_m14_6_diamond_values_count_from_their_space(space: int, value: int) -> None:
    assert points(board(diamonds={0: space}), "diamonds") == value
    assert points(board(diamonds={0: space - 1}), "diamonds") < value


@pytest.mark.parametrize(("space", "value"), BOARD.book_values)
def test_m14_6_book_values_count_from_their_space(space: int, value: int) -> None:
    assert points(board(jar={0: space}), "bookkeeping") == value
    assert points(board(jar={0: space - 1}), "bookkeeping") < value


@pytest.mark.parametrize("track", EDITION.tracks, ids=lambda track: str(track.id))
def test_m14_6_share_icons_count_from_their_space(track: Track) -> None:
    others = [name for name in FIRST_TRACKS if name[0] != track.id[0]]

    def held(space: int) -> int:
        """Shares at 1 pound each."""
        state = board(
            tracks=(track.id, *others),
            position={0: {"mombasa": space}},
            bases={"mombasa": [4, 5, 5]},
        )
        return points(state, "mombasa")

    before = 0
    for space, shares in track.shares:
        assert (held(space - 1), held(space)) == (before, shares)
        before = shares


def test_m14_6_slots_count_from_their_space() -> None:
    assert (BOX.slots, BOARD.slots) == (5, 3)
    state = board(diamonds={0: BOARD.diamond_slot}, jar={1: BOARD.book_slot})
    players = seen(state)["players"]
    unlocked = [[slot["unlocked"] for slot in player["slots"]] for player in players]
    assert unlocked == [[True] * 4 + [False], [True] * 3 + [False, True]]


@pytest.mark.parametrize(
    ("pounds", "expected"),
    [((9, 7, 7, 1), [1, 2, 2, 4]), ((7, 7, 9, 9), [3, 3, 1, 1]), ((2, 2, 2), [1, 1, 1])],
)
def test_m14_7_equal_totals_share_the_better_rank(
    pounds: tuple[int, ...], expected: list[int]
) -> None:
    assert ranks(ended(*pounds)) == expected


def test_m14_1_before_tracks_are_laid_nobody_has_shares_of_them() -> None:
    state = GAME.start(2, {"setup": "variable"})
    assert state.tracks == [-1] * len(COMPANIES)
    assert [points(state, company) for company in COMPANIES] == [0] * len(COMPANIES)
