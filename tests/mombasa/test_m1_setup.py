"""Setup of the board: M1.1 to M1.12 and M1.19."""

from collections import Counter
from itertools import product

import pytest

from comptoir.core import CHANCE, InvalidSetup
from comptoir.core.indexes import NONE
from tests.mombasa.kit import (
    BOX,
    CARD,
    COMPANIES,
    EDITION,
    GAME,
    asked,
    base,
    chance,
    displayed,
    do,
    hand,
    options,
    position,
    refused,
    seen,
    told,
    why,
)
from tests.mombasa.opening import drawn, start, until

LETTERS = {"A": 9, "B": 16, "C": 11, "D": 4, "E": 4}


def has(letter: str, card: str) -> bool:
    """Whether there is such a card of the letter."""
    return BOX.layers["ABCDE".index(letter)][CARD[card]] > 0


@pytest.mark.parametrize("seats", [1, 5])
def test_m1_1_two_to_four_players(seats: int) -> None:
    with pytest.raises(InvalidSetup, match="2 to 4 players"):
        GAME.start(seats, {})


def test_m1_1_the_cards_and_books_of_the_box_are_all_in_the_game() -> None:
    state = start(4)
    assert sum(map(sum, state.pile)) == 44
    assert [len(cards) for cards in state.hand] == [9] * 4
    assert sum(state.supply) == 72
    assert sum(state.base) == 60
    assert len(BOX.tile_ids) == 10
    assert seen(state)["rounds"] == 7


def test_m1_2_tracks_of_the_first_game() -> None:
    companies = seen(start())["companies"]
    assert {c["id"]: (c["colour"], c["track"]["id"]) for c in companies} == {
        "mombasa": ("black", "A1"),
        "cape_town": ("red", "B1"),
        "saint_louis": ("white", "C1"),
        "cairo": ("orange", "D1"),
    }


def test_m1_2_the_first_game_draws_no_tracks() -> None:
    assert asked(start()) == (CHANCE, "lot")


def test_m1_3_any_side_of_any_track_may_come_at_each_edge() -> None:
    state = start(setup="variable")
    sides = [f"{track}{side}" for track, side in product("ABCD", "12")]
    for name, track in zip(COMPANIES, ("C2", "A1", "D1", "B2"), strict=True):
        assert asked(state) == (CHANCE, "lay")
        assert options(state) == [f"lay {name} {side}" for side in sides]
        assert set(state.open[0].weights) == {1}
        state, events = do(state, CHANCE, f"lay {name} {track}")
        assert told(events, "track_laid")[0] == {"company": name, "track": track}
        sides = [side for side in sides if side[0] != track[0]]
    assert not sides
    tracks = [c["track"]["id"] for c in seen(state)["companies"]]
    assert tracks == ["C2", "A1", "D1", "B2"]


def test_m1_3_no_track_is_wanted_twice() -> None:
    state = chance(start(setup="variable"), "lay mombasa B2")
    assert why(state, CHANCE, "lay cape_town B1") == refused("M1.3", "track_in_use", track="B1")
    assert why(state, CHANCE, "lay cairo A1") == refused("M1.3", "other_edge", company="cairo")


def test_m1_3_players_have_no_say_in_it() -> None:
    refusal = why(start(setup="variable"), 0, "lay mombasa B2")
    assert (refusal.rule, refusal.kind) == ("M1.3", "core.chance")


def test_m1_4_a_track_is_its_companys_wherever_it_came_from() -> None:
    state = position(
        tracks=("D2", "A1", "B1", "C1"),
        area={0: ["coffee_2"]},
        position={0: dict.fromkeys(COMPANIES, 5)},
    )
    state, _ = do(state, 0, "goods coffee_2", "no_card")
    call = EDITION.tracks[BOX.track_ids.index("D2")].calls[0]
    assert call == (6, 1)
    assert why(state, 0, "step mombasa") == refused(
        "M12.1", "call_too_dear", company="mombasa", call=1, pounds=0
    )
    state, events = do(state, 0, "step cape_town")
    assert told(events, "special_space") == [{"seat": 0, "company": "cape_town", "level": 1}]
    assert [BOX.track_ids[side] for side in state.tracks] == ["D2", "A1", "B1", "C1"]


def test_m1_5_each_base_holds_its_fifteen_posts_and_shows_no_coin() -> None:
    state = start()
    for number, name in enumerate(COMPANIES):
        assert base(state, name) == [5, 5, 5]
        assert seen(state)["companies"][number]["share_value"] == 0
    assert set(state.region) == {NONE}


def test_m1_6_the_stack_is_a_to_e_from_top_to_bottom() -> None:
    state = drawn()
    stack = seen(state)["stack"]
    assert {name: sum(cards.values()) for name, cards in stack.items()} == LETTERS
    order = [name for name, count in LETTERS.items() for _ in range(count)]
    while asked(state)[1] == "draw":
        number = 12 - state.display.count(NONE)
        assert all(has(order[number], option.split()[1]) for option in options(state))
        assert sum(state.open[0].weights) == order[number:].count(order[number])
        state = chance(state, options(state)[0])


def test_m1_6_cards_of_one_letter_are_as_likely_as_there_are_of_them() -> None:
    state = drawn()
    assert set(state.open[0].weights) == {1}
    while sum(state.pile[0]):
        state = chance(state, options(state)[0])
    weights = dict(zip(options(state), state.open[0].weights, strict=True))
    printed = Counter((c.kind, c.value, c.share) for c in EDITION.action_cards if c.letter == "B")
    assert weights["draw coffee_3"] == printed["coffee", 3, NONE] == 2
    assert weights["draw coffee_4"] == printed["coffee", 4, NONE] == 1
    assert sum(weights.values()) == LETTERS["B"]


def test_m1_6_a_lower_letter_is_refused() -> None:
    state = drawn()
    assert why(state, CHANCE, "draw coffee_4") == refused("M1.6", "not_on_top", card="coffee_4")


def test_m1_7_right_column_from_top_to_bottom_then_middle_then_left() -> None:
    _, events = until(drawn(), "reveal")
    places = [(e["row"], e["column"]) for e in told(events, "card_drawn")]
    assert places == [(row, column) for column in (3, 2, 1) for row in (1, 2, 3, 4)]


def test_m1_7_the_left_column_is_one_a_card_over_three_b_cards() -> None:
    state, events = until(drawn(), "reveal")
    letters = zip((1, 2, 3, 4), "ABBB", strict=True)
    assert all(has(letter, displayed(state, row, 1)) for row, letter in letters)
    for event in told(events, "card_drawn"):
        assert displayed(state, event["row"], event["column"]) == event["card"]


@pytest.mark.parametrize(
    ("seats", "coins"),
    [(2, [1, 1, 1, 1, 1, 1]), (3, [2, 1, 2, 1, 2, 1]), (4, [2, 2, 2, 2, 2, 2])],
)
def test_m1_8_coins_on_spaces_two_to_seven(seats: int, coins: list[int]) -> None:
    state, _ = until(start(seats), "plan")
    assert seen(state)["round_track"] == coins
    assert not any(state.book_coins)


def test_m1_9_four_books_of_each_letter_lie_on_spaces_of_their_letter() -> None:
    state, _ = until(drawn(), "rest")
    letters: Counter[str] = Counter()
    for space in (space for row in seen(state)["book_display"] for space in row):
        assert space["book"]["letter"] == space["letter"]
        letters[space["letter"]] += 1
    assert letters == {"A": 4, "B": 4, "C": 4}
    supply = seen(state)["supply"]
    assert {name: sum(books.values()) for name, books in supply.items()} == dict.fromkeys("ABC", 20)


def test_m1_9_a_book_of_another_letter_is_refused() -> None:
    state, _ = until(drawn(), "reveal")
    (wanted,) = {option.split()[1][0] for option in options(state)}
    other = next(book.id for book in BOX.books if book.id[0] != wanted)
    assert why(state, CHANCE, f"reveal {other}") == refused("M7.13", "not_in_supply", book=other)


def test_m1_10_the_four_bonus_tiles_lie_by_the_board() -> None:
    tiles = seen(until(start(), "plan")[0])["bonus_tiles"]
    assert [tile["id"] for tile in tiles] == [
        "tile_bookkeeper",
        "tile_diamond_merchant",
        "tile_expansion",
        "tile_plus_one",
    ]
    assert [tile["owner"] for tile in tiles] == [None] * 4


@pytest.mark.parametrize(("seats", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_m1_11_what_each_player_begins_with(seats: int, markers: int) -> None:
    for player in seen(start(seats))["players"]:
        assert len(player["cards"]) == 9
        assert [track["space"] for track in player["tracks"].values()] == [0] * 4
        assert (player["diamonds"], player["ink_jar"]) == (0, None)
        assert (player["pounds"], player["markers"]) == (1, markers)


def test_m1_11_the_nine_starting_cards_are_the_same_for_all() -> None:
    state = start(4)
    names = Counter(hand(state, 0))
    for card in EDITION.starting_cards:
        assert any(name.startswith(f"{card.kind}_{card.value}") for name in names)
    assert all(Counter(hand(state, seat)) == names for seat in range(4))


@pytest.mark.parametrize("first", [0, 1, 2])
def test_m1_12_one_expansion_cards_in_turn_order(first: int) -> None:
    before = start(3)
    state, events = do(before, CHANCE, f"lot {first}")
    assert told(events, "first_player") == [{"seat": first}]
    order = [(first + turn) % 3 for turn in range(3)]
    ones = [BOX.cards[card].id for card in BOX.one_expansion]
    assert told(events, "one_expansion") == [
        {"seat": seat, "card": ones[turn]} for turn, seat in enumerate(order)
    ]
    for turn, seat in enumerate(order):
        assert len(state.hand[seat]) == 10
        assert Counter(hand(state, seat)) - Counter(hand(before, seat)) == {ones[turn]: 1}
    assert not any(ones[3] in hand(state, seat) for seat in range(3))
    assert not any(layer[CARD[ones[3]]] for layer in state.pile)


def test_m1_19_the_first_player_is_drawn_by_lot() -> None:
    state = start(3)
    assert asked(state) == (CHANCE, "lot")
    assert options(state) == ["lot 0", "lot 1", "lot 2"]
    assert state.open[0].weights == (1, 1, 1)
    assert why(state, CHANCE, "lot 3") == refused("M1.19", "no_such_seat", seats=3)
    assert why(state, 0, "lot 0").kind == "core.chance"


def test_m1_19_who_was_drawn_begins_the_first_round() -> None:
    state, events = until(drawn(3, 2), "plan")
    assert told(events, "round") == [{"round": 1, "seat": 2}]
    for seat in (0, 1, 2):
        state, last = do(state, seat, "leave", "leave", "leave")
    assert told(last, "turn")[0] == {"seat": 2}
