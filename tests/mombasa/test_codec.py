"""States written and read, and what can't be a state."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from comptoir.core import CorruptState
from comptoir.core.canonical import canonical
from comptoir.core.counts import counted
from comptoir.core.indexes import NONE
from comptoir.core.stack import settle
from comptoir.games.mombasa.rules import census
from comptoir.games.mombasa.rules.kinds import SELL, SHARE, SPACES
from comptoir.games.mombasa.rules.phases.bookkeeping import Placing
from comptoir.games.mombasa.rules.phases.goods import UsingGoods, goods_cards
from comptoir.games.mombasa.rules.phases.planning import Planning
from comptoir.games.mombasa.rules.phases.setup import KeepingTiles, LayingResting
from comptoir.games.mombasa.rules.secrets import resting_cards
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.moments import advance, mombasa, moment, the_end

FRAMES = (
    *("LayingTracks", "DrawingLots", "FillingCards", "FillingBooks", "DealingTiles"),
    *("KeepingTiles", "LayingResting", "ChoosingTracks", "Planning", "Turn", "UsingGoods"),
    *("Stepping", "ChoosingCompany", "Entering", "TakingPost", "Returning", "MovingJar"),
    *("Points", "Removing", "Advancing", "ChoosingReward", "Buying", "Selling", "PickingUp"),
    *("Placing",),
)


def written(state: State) -> Any:
    """The state as it comes out of a file."""
    return json.loads(canonical(mombasa().dump(state)))


@pytest.mark.parametrize("frame", FRAMES)
def test_a_state_is_read_as_it_was_written(frame: str) -> None:
    game, state = mombasa(), moment(frame)
    again = game.load(written(state))
    assert game.dump(again) == game.dump(state)
    assert game.decisions(again) == game.decisions(state)
    advance(again, Random(0))
    assert game.dump(again) != game.dump(state)


def test_the_end_is_read_as_it_was_written() -> None:
    game, state = mombasa(), the_end()
    again = game.load(written(state))
    assert game.dump(again) == game.dump(state)
    assert game.result(again) == game.result(state)


def test_the_data_stays_the_caller_s_own() -> None:
    data = written(moment("Turn"))
    before = canonical(data)
    advance(mombasa().load(data), Random(0))
    assert canonical(data) == before


def test_m7_8_naming_a_book_is_read_as_it_was_written() -> None:
    data = written(naming_a_book())
    assert written(mombasa().load(data)) == data


def naming_a_book() -> State:
    """Two different A-books and one space for them: all others have better books."""
    state = moment("Placing", setup="first")
    box, seat = state.box, state.turn
    a_books, b_books = box.letter_books[0], box.letter_books[1]
    for book in [*state.taken, *state.books[seat][1:]]:
        if book != NONE:
            state.buried = counted(state.buried, book, 1)
    in_supply = [book for book in b_books for _ in range(state.supply[book])]
    state.books[seat][1:] = in_supply[: box.book_spaces - 1]
    state.taken = [book for book in a_books if state.supply[book]][:2]
    for book in (*state.books[seat][1:], *state.taken):
        state.supply = counted(state.supply, book, -1)
    state.flipped[seat] = [0] * box.book_spaces
    settle(state)
    assert type(state.stack[-1]).__name__ == "NamingBook"
    return state


def put(data: Any, path: str, value: Any) -> None:
    """Change one thing in the data: "stack.-1.seat" is the seat of the last frame."""
    *steps, last = [int(word) if word.lstrip("-").isdigit() else word for word in path.split(".")]
    for step in steps:
        data = data[step]
    data[last] = value


def refused(data: Any, place: str) -> None:
    with pytest.raises(CorruptState) as caught:
        mombasa().load(data)
    assert caught.value.path == place


ONE_CHANGE = [
    # shapes, lengths and bounds
    ("Turn", "round", "2", "state.round"),
    ("Turn", "seats", 5, "state.seats"),
    ("Turn", "pounds", [1, 2], "state.pounds"),
    ("Turn", "pounds.1", -1, "state.pounds[1]"),
    ("Turn", "up.2", [0], "state.up[2]"),
    ("Turn", "resting.0", [[], []], "state.resting[0]"),
    ("Turn", "resting.0.1", [999], "state.resting[0][1][0]"),
    ("Turn", "hand.0", [-1], "state.hand[0][0]"),
    ("Turn", "in_force.0.0", 3, "state.in_force[0][0]"),
    # the course of the game
    ("LayingTracks", "round", 1, "state.round"),
    ("Turn", "round", 0, "state.round"),
    ("Turn", "tracks.0", NONE, "state.tracks"),
    ("Turn", "tile.0", NONE, "state.tile"),
    ("Turn", "next_first", NONE, "state.next_first"),
    ("Turn", "stack", [], "state.stack"),
    ("DealingTiles", "tracks", [0, 1, 4, 6], "state.tracks"),
    ("DealingTiles", "next_first", NONE, "state.next_first"),
    ("DealingTiles", "dealt.0", [1, 2, 3], "state.dealt"),
    ("Planning", "dealt.0", [1], "state.dealt"),
    ("Planning", "ended.0", 1, "state.ended"),
    ("Planning", "taken", [0], "state.taken"),
    ("Planning", "ousted.0", 1, "state.taken"),
    ("Planning", "area.0.0", 0, "state.area[0]"),
    # what lies where
    ("Planning", "up.0.0", 1, "state.up[0][0]"),
    ("Planning", "tile_up.0", 1, "state.tile_up[0]"),
    ("Planning", "plus_slot", 0, "state.plus_slot"),
    ("Planning", "flipped.0.9", 1, "state.books[0][9]"),
    ("Planning", "jar.0", 9, "state.books[0][1]"),
    ("Planning", "position.0.0", 99, "state.position[0][0]"),
    ("Planning", "in_force.0.0", 2, "state.in_force[0][0]"),
    ("LayingTracks", "position.0.0", 1, "state.position[0][0]"),
    ("Planning", "base.0", 0, "state.base[0]"),
    ("Planning", "opened.0", 1, "state.base[0]"),
    ("Planning", "pile.4.0", 1, "state.pile[4][0]"),
    ("Planning", "discard.0", 256, "state.discard[0]"),
    # nothing is lost or made
    ("Planning", "discard.0", 1, "state"),
    ("Planning", "buried.0", 5, "state"),
    ("Planning", "removed.0", 5, "state"),
    ("Planning", "markers.0", 5, "state"),
    # frames
    ("Turn", "stack.-1.frame", "Juggling", "state.stack[2].frame"),
    ("Turn", "stack.-1.turns", 1, "state.stack[2].turns"),
    ("Turn", "stack.-1.opens", 1, "state.stack[2].opens"),
    ("Turn", "stack.-1.seat", 7, "state.stack[2].seat"),
    ("Turn", "stack.0", {"frame": "ActionPhase"}, "state.stack[0].frame"),
    ("Turn", "stack.0.phase", 1, "state.stack[1]"),
    ("Turn", "turn", NONE, "state.stack[2]"),
    ("DealingTiles", "stack.0.step", 4, "state.stack[1]"),
    ("ChoosingTracks", "stack.1.turn", 2, "state.stack[2]"),
    ("ChoosingTracks", "stack.2.picks", 4, "state.stack[2]"),
    ("ChoosingTracks", "stack.2.steps", [1, 1, 1], "state.stack[2]"),
    ("TakingPost", "stack.-1.region", 23, "state.stack[3]"),
    ("KeepingTiles", "stack.-1.kept", [NONE], "state.stack[1]"),
    ("KeepingTiles", "dealt.0", [], "state.stack[1]"),
    ("LayingResting", "stack.-1.laid", [], "state.stack[1]"),
    ("LayingResting", "tile.0", NONE, "state.books[0][0]"),
    ("Planning", "stack.-1.plans", [[], []], "state.stack[1]"),
    ("Planning", "stack.-1.plans.0", [NONE] * 5, "state.stack[1]"),
    ("ChoosingReward", "stack.-1.space", SELL, "state.stack[2]"),
    ("Selling", "stack.-1.space", SELL + 1, "state.stack[2]"),
    ("UsingGoods", "stack.-1.kinds", 7, "state.stack[2]"),
    # not at rest
    ("Stepping", "stack.-1.units", 0, "state.stack"),
]


@pytest.mark.parametrize(("frame", "path", "value", "place"), ONE_CHANGE)
def test_what_can_t_be_is_refused(frame: str, path: str, value: Any, place: str) -> None:
    data = written(moment(frame))
    put(data, path, value)
    refused(data, place)


Damage = Callable[[State], None]


def share_in_a_slot(state: State) -> None:
    """M3.5"""
    state.area[0][0] = state.box.kind.index(SHARE)


def hand_out_of_order(state: State) -> None:
    state.hand[0].reverse()


def books_on_foreign_letters(state: State) -> None:
    """M1.9"""
    display = state.book_display
    display[0], display[4] = display[4], display[0]


def foreign_starting_book(state: State) -> None:
    """M1.15"""
    state.books[0][0], state.books[1][0] = state.books[1][0], state.books[0][0]


def plus_one_on_no_goods(state: State) -> None:
    """M10.7"""
    state.tile_owner[3] = state.turn
    kinds = [NONE if card == NONE else state.box.kind[card] for card in state.area[state.turn]]
    state.plus_slot = next(slot for slot, kind in enumerate(kinds) if kind not in (0, 1, 2))


def no_deck_to_pick_up(state: State) -> None:
    """M10.12"""
    seat = state.turn
    state.hand[seat] += [card for deck in state.resting[seat] for card in deck]
    state.hand[seat].sort()
    state.resting[seat] = [[] for _ in state.resting[seat]]


ODD = [
    ("Turn", share_in_a_slot, "state.area[0][0]"),
    ("Turn", hand_out_of_order, "state.hand[0]"),
    ("Turn", books_on_foreign_letters, "state.book_display[0]"),
    ("Turn", foreign_starting_book, "state.books[0][0]"),
    ("Turn", plus_one_on_no_goods, "state.plus_slot"),
    ("PickingUp", no_deck_to_pick_up, "state.stack"),
]


@pytest.mark.parametrize(("frame", "damage", "place"), ODD)
def test_what_does_not_fit_together_is_refused(frame: str, damage: Damage, place: str) -> None:
    state = moment(frame)
    damage(state)
    refused(written(state), place)


def test_m3_1_a_plan_is_made_of_cards_in_hand() -> None:
    state = moment("Planning", lambda state: state.round == 1)
    foreign = next(card for card in state.display if card not in (*state.hand[2], NONE))
    state.stack[-1] = Planning(((NONE,), (NONE,), (foreign,)))
    refused(written(state), "state.stack[1]")


def test_m1_16_resting_cards_are_those_of_the_tile() -> None:
    state = moment("LayingResting")
    other = next(card for card in state.hand[0] if card not in resting_cards(state, 0))
    state.stack[-1] = LayingResting(((other,), (), ()))
    refused(written(state), "state.stack[1]")


def test_m1_14_a_tile_kept_was_dealt() -> None:
    state = moment("KeepingTiles")
    state.stack[-1] = KeepingTiles((state.dealt[1][0], NONE, NONE))
    refused(written(state), "state.stack[1]")


def test_m1_14_no_tile_is_dealt_twice() -> None:
    state = moment("KeepingTiles")
    state.dealt[1] = state.dealt[0][:]
    refused(written(state), "state")
    assert census.lost(state) == f"{state.box.tile_ids[state.dealt[0][0]]} twice"


def test_m7_8_a_book_named_was_taken() -> None:
    state = moment("Placing")
    foreign = next(book for book in range(state.box.tile_book) if book not in state.taken)
    state.stack[-1] = Placing(state.turn, (), foreign)
    refused(written(state), "state.stack[2]")


def test_m14_1_no_cards_rest_when_the_game_is_over() -> None:
    state = the_end()
    state.resting[0][0].append(state.hand[0].pop())
    refused(written(state), "state.resting")


def test_m2_1_there_is_no_preparation_after_the_last_round() -> None:
    data = written(moment("FillingCards", lambda state: state.round == 6))
    data["round"] = 7
    refused(data, "state.round")


def test_m10_7_a_laid_plus_one_tile_is_read_as_it_was_written() -> None:
    data = written(moment("Turn", lambda state: state.plus_slot != NONE))
    assert written(mombasa().load(data)) == data


@pytest.mark.parametrize(
    ("frame", "good", "bad"),
    [
        ("Selling", "extra_cairo_1", "extra_saint_louis_1"),
        ("ChoosingReward", "extra_saint_louis_1", "extra_cairo_1"),
    ],
)
def test_m12_b_extra_spaces_ask_what_they_offer(frame: str, good: str, bad: str) -> None:
    data = written(moment(frame, setup="first"))
    data["stack"][-1]["space"] = SPACES.index(good)
    assert written(mombasa().load(data)) == data
    data["stack"][-1]["space"] = SPACES.index(bad)
    refused(data, "state.stack[2]")


def mixing() -> State:
    """The second banana bonus in force, a card named, another kind face up."""
    state = moment("UsingGoods", _two_goods, setup="first")
    cape_town = 1
    state.position[state.turn][cape_town] = state.box.last[state.tracks[cape_town]]
    state.in_force[state.turn][cape_town] = 2
    settle(state)
    return state


def _two_goods(state: State) -> bool:
    kinds = {state.box.kind[action.card] for action in goods_cards(state, state.turn)}
    named = state.stack[-1]
    assert isinstance(named, UsingGoods)
    return bool(kinds - {named.kinds.bit_length() - 1}) and state.in_force[state.turn][1] == 0


def test_m5_12_mixed_goods_are_read_as_they_were_written() -> None:
    state, game = mixing(), mombasa()
    data = written(state)
    assert written(game.load(data)) == data
    data["stack"][-1]["kinds"] = 3
    data["stack"][-1]["units"] = 9
    assert written(game.load(data)) == data


def test_m5_12_mixed_goods_must_lead_to_a_card() -> None:
    data = written(mixing())
    data["stack"][-1] |= {"kinds": 3, "units": 0, "last": 2 * mombasa().box.tile_card - 1}
    refused(data, "state.stack[2]")
