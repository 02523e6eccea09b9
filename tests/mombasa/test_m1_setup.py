"""Setup: M1.1 to M1.21."""

from collections import Counter
from itertools import product

import pytest

from comptoir.core import CHANCE, Event, InvalidSetup, Seat
from comptoir.core.stack import settle
from comptoir.games.mombasa.kinds import NONE
from comptoir.games.mombasa.phases.setup import StartingBonuses
from comptoir.games.mombasa.state import State
from tests.mombasa.kit import (
    BOX,
    CARD,
    COMPANIES,
    EDITION,
    GAME,
    asked,
    base,
    board,
    books,
    chance,
    company,
    displayed,
    do,
    hand,
    kinds,
    on_track,
    options,
    position,
    refused,
    resting,
    score,
    seen,
    told,
    why,
)

SEATS = (2, 3, 4)
LETTERS = {"A": 9, "B": 16, "C": 11, "D": 4, "E": 4}


def start(seats: int = 3, setup: str = "first") -> State:
    return GAME.start(seats, {"setup": setup})


def until(state: State, kind: str) -> tuple[State, list[Event]]:
    """Always the first option, until that question is asked; and all that happened."""
    events: list[Event] = []
    while asked(state)[1] != kind:
        state, more = do(state, state.open[0].seat, state.open[0].options[0].text)
        events += more
    return state, events


def drawn(seats: int = 2, first: int = 0, setup: str = "first") -> State:
    """The lot has been drawn: who begins, and what a variable game has drawn before it."""
    return chance(until(start(seats, setup), "lot")[0], f"lot {first}")


def kept(*tiles: int) -> State:
    """A variable game of two in which these starting tiles are kept, by their number."""
    state = until(drawn(setup="variable"), "deal")[0]
    spare = [tile for tile in range(1, 11) if tile not in tiles][:2]
    for tile in (tiles[0], spare[0], tiles[1], spare[1]):
        state = chance(state, f"deal starting_tile_{tile}")
    for seat, tile in enumerate(tiles):
        state = do(state, seat, f"keep starting_tile_{tile}")[0]
    return state


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
        state = chance(state, f"lay {name} {track}")
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


@pytest.mark.parametrize("first", [0, 1, 2])
def test_m1_13_fixed_starting_tiles_by_position(first: int) -> None:
    state, events = until(drawn(3, first), "rest")
    ids = [BOX.tile_ids[tile] for tile in EDITION.first_game.tiles]
    by_seat = {(first + turn) % 3: ids[turn] for turn in range(3)}
    assert {e["seat"]: e["tile"] for e in told(events, "starting_tile")} == by_seat
    players = seen(state)["players"]
    assert {p["seat"]: p["starting_tile"]["id"] for p in players} == by_seat


def test_m1_14_two_tiles_each_of_which_one_is_kept() -> None:
    state, _ = until(drawn(setup="variable"), "deal")
    assert len(options(state)) == 10
    assert set(state.open[0].weights) == {1}
    for tile in (7, 3, 1, 10):
        state = chance(state, f"deal starting_tile_{tile}")
    assert options(state, 0) == ["keep starting_tile_3", "keep starting_tile_7"]
    assert options(state, 1) == ["keep starting_tile_1", "keep starting_tile_10"]
    assert why(state, 0, "keep starting_tile_1") == refused(
        "M1.14", "tile_not_yours", tile="starting_tile_1"
    )


def test_m1_14_a_tile_is_dealt_once() -> None:
    state = chance(until(drawn(setup="variable"), "deal")[0], "deal starting_tile_7")
    assert "deal starting_tile_7" not in options(state)
    assert why(state, CHANCE, "deal starting_tile_7") == refused(
        "M1.14", "tile_dealt_already", tile="starting_tile_7"
    )


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_m1_14_all_reveal_together(order: tuple[int, int]) -> None:
    state, _ = until(drawn(setup="variable"), "keep")
    one, two = order
    state, events = do(state, one, options(state, one)[0])
    assert kinds(events) == ["tile_kept", "tile_chosen"]
    assert state.tile == [NONE, NONE]
    assert why(state, one, options(state, two)[0]).kind == "core.not_your_turn"
    state, events = do(state, two, options(state, two)[1])
    shown = [event for event in events if event.kind == "mombasa.starting_tile"]
    assert [dict(event.args)["seat"] for event in shown] == [0, 1]
    assert all(event.reveals for event in shown)


def test_m1_15_the_ink_jar_stands_before_the_tiles_own_book() -> None:
    state = kept(7, 4)
    assert [books(state, seat) for seat in (0, 1)] == [
        {0: "starting_book_7"},
        {0: "starting_book_4"},
    ]
    assert [player["ink_jar"] for player in seen(state)["players"]] == [None, None]


def test_m1_15_the_tiles_own_book_is_the_first_to_be_entered() -> None:
    state = position(area={0: ["bookkeeper_3", "cotton_1"]}, tile=(2, 1))
    state, events = do(state, 0, "bookkeeper bookkeeper_3", "forward")
    assert told(events, "jar_moved") == [{"seat": 0, "book": "starting_book_2", "space": 0}]


def test_m1_16_three_cards_go_to_the_coloured_slots_in_the_players_order() -> None:
    state = kept(1, 2)
    assert asked(state) == (0, "rest")
    assert set(options(state, 0)) == {"rest coffee_2", "rest expansion_2", "rest bananas_1"}
    state, _ = do(state, 1, "rest bookkeeper_2_crate_2", "rest bananas_1")
    state, events = do(state, 0, "rest expansion_2", "rest bananas_1")
    assert resting(state, 0) == [["expansion_2"], ["bananas_1"], ["coffee_2"], [], []]
    assert resting(state, 1) == [["bookkeeper_2_crate_2"], ["bananas_1"], ["cotton_1"], [], []]
    assert len(state.hand[0]) == len(state.hand[1]) == 7
    assert "coffee_2" not in hand(state, 0)
    assert hand(state, 0).count("expansion_2") == 1
    assert told(events, "rested") == [
        {"seat": 0, "cards": ("expansion_2", "bananas_1", "coffee_2")},
        {"seat": 1, "cards": ("bookkeeper_2_crate_2", "bananas_1", "cotton_1")},
    ]


def test_m1_16_only_the_cards_of_the_tile() -> None:
    state = kept(1, 2)
    assert why(state, 0, "rest cotton_1") == refused("M1.16", "not_on_tile", card="cotton_1")
    state, _ = do(state, 0, "rest bananas_1")
    assert why(state, 0, "rest bananas_1") == refused("M1.16", "not_on_tile", card="bananas_1")


def test_m1_17_steps_of_the_starting_bonus() -> None:
    state, events = until(kept(1, 2), "plan")
    assert on_track(state, 0, "mombasa") == 3
    assert state.position[0] == [3, 0, 0, 0]
    assert (state.position[1], state.diamonds) == ([0, 0, 1, 0], [0, 1])
    assert told(events, "diamonds") == [{"seat": 1, "steps": 1, "space": 1}]
    assert state.pounds == [1, 1]


def test_m1_17_two_tracks_in_the_players_order() -> None:
    state, _ = until(kept(10, 1), "track")
    assert options(state) == ["track cape_town", "track saint_louis"]
    assert why(state, 0, "track cairo") == refused("M12.12", "no_steps_there", company="cairo")
    state, events = do(state, 0, "track saint_louis")
    assert told(events, "stepped")[:3] == [
        {"seat": 0, "company": "saint_louis", "space": 1},
        {"seat": 0, "company": "saint_louis", "space": 2},
        {"seat": 0, "company": "cape_town", "space": 1},
    ]


def bonus_at(space: int, pounds: int) -> tuple[State, list[Event]]:
    """Two players with tiles 4 (3 steps at Cairo) and 1, the first one's marker far ahead."""
    state = board(0, tile=(4, 1), pounds={0: pounds}, position={0: {"cairo": space}})
    state.stack = [StartingBonuses(0)]
    events: list[Event] = []
    state.events = events
    settle(state)
    return state, events


def test_m1_22_a_starting_bonus_is_not_declined() -> None:
    state, events = bonus_at(0, 1)
    assert not state.open
    assert state.position[0][company("cairo")] == 3
    assert "steps_lost" not in kinds(events)


def test_m1_22_but_for_a_capital_call() -> None:
    state, _ = bonus_at(7, 1)
    assert (asked(state), options(state)) == ((0, "advance"), ["step cairo", "stop"])
    assert on_track(state, 0, "cairo") == 8
    after, events = do(state, 0, "stop")
    assert on_track(after, 0, "cairo") == 8
    assert told(events, "steps_lost") == [{"seat": 0, "company": "cairo", "steps": 2}]
    after, _ = do(state, 0, "step cairo")
    assert (on_track(after, 0, "cairo"), after.pounds[0]) == (10, 0)


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


def test_m1_20_resting_cards_are_laid_at_the_same_time_and_shown_together() -> None:
    state = kept(1, 2)
    assert [decision.seat for decision in state.open] == [0, 1]
    state, events = do(state, 0, "rest expansion_2", "rest bananas_1")
    assert kinds(events) == ["laid_to_rest"] * 3 + ["resting_done"]
    laid = [event for event in events if event.kind == "mombasa.laid_to_rest"]
    assert all(not event.args and event.audience == {Seat(0)} for event in laid)
    assert resting(state, 0) == [[]] * 5
    state, events = do(state, 1, "rest bananas_1", "rest cotton_1")
    shown = [event for event in events if event.kind == "mombasa.rested"]
    assert [dict(event.args)["seat"] for event in shown] == [0, 1]
    assert all(event.reveals for event in shown)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_m1_20_then_the_bonuses_in_turn_order(first: int) -> None:
    _, events = until(drawn(3, first), "plan")
    seats = [e["seat"] for e in told(events, "stepped")]
    assert list(dict.fromkeys(seats)) == [(first + turn) % 3 for turn in range(3)]
    assert kinds(events).index("stepped") > kinds(events).index("rested")


def test_m1_20_with_special_spaces_as_usual() -> None:
    state, events = bonus_at(3, 0)
    assert told(events, "special_space") == [{"seat": 0, "company": "cairo", "level": 1}]
    assert told(events, "gained") == [{"seat": 0, "pounds": 1}]
    assert score(state, 0).categories[0] == ("cash", 1)


def test_m1_21_a_tile_not_kept_stays_unseen() -> None:
    state, dealing = until(drawn(setup="variable"), "keep")
    tiles = [(e["seat"], e["tile"]) for e in told(dealing, "tile_dealt")]
    dealt = [event for event in dealing if event.kind == "mombasa.tile_dealt"]
    assert [seat for seat, _ in tiles] == [0, 0, 1, 1]
    for event, (seat, _) in zip(dealt, tiles, strict=True):
        assert not event.args
        assert event.audience == {Seat(seat)}
    for seat in (0, 1):
        state = do(state, seat, options(state, seat)[0])[0]
    assert [*map(bool, state.dealt)] == [False, False]
    _, after = until(state, "plan")
    unseen = {tile for _, tile in tiles} - {BOX.tile_ids[tile] for tile in state.tile}
    assert len(unseen) == 2
    assert not unseen & {value for event in after for _, value in event.args}
