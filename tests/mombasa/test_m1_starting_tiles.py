"""Starting tiles: M1.13 to M1.17, M1.20 to M1.22."""

import pytest

from comptoir.core import CHANCE, Event, Seat
from comptoir.core.indexes import NONE
from comptoir.core.stack import settle
from comptoir.games.mombasa.rules.phases.setup import StartingBonuses
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.kit import (
    BOX,
    EDITION,
    asked,
    board,
    books,
    chance,
    company,
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
from tests.mombasa.opening import drawn, kept, until


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
    assert set(options(state, 0)) == {"rest coffee_1", "rest expansion_2", "rest bananas_1"}
    state, _ = do(state, 1, "rest bookkeeper_2_crate_2", "rest bananas_1")
    state, events = do(state, 0, "rest expansion_2", "rest bananas_1")
    assert resting(state, 0) == [["expansion_2"], ["bananas_1"], ["coffee_1"], [], []]
    assert resting(state, 1) == [["bookkeeper_2_crate_2"], ["bananas_1"], ["cotton_1"], [], []]
    assert len(state.hand[0]) == len(state.hand[1]) == 7
    assert "coffee_1" not in hand(state, 0)
    assert hand(state, 0).count("expansion_2") == 1
    assert told(events, "rested") == [
        {"seat": 0, "cards": ("expansion_2", "bananas_1", "coffee_1")},
        {"seat": 1, "cards": ("bookkeeper_2_crate_2", "bananas_1", "cotton_1")},
    ]


def test_m1_16_only_the_cards_of_the_tile() -> None:
    state = kept(1, 2)
    assert why(state, 0, "rest cotton_1") == refused("M1.16", "not_on_tile", card="cotton_1")
    state, _ = do(state, 0, "rest bananas_1")
    assert why(state, 0, "rest bananas_1") == refused("M1.16", "not_on_tile", card="bananas_1")
    others = [card for card in hand(state, 0) if f"rest {card}" not in options(state, 0)]
    assert any("expansion_1" in card for card in others)
    for card in others:
        assert why(state, 0, f"rest {card}") == refused("M1.16", "not_on_tile", card=card)


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
