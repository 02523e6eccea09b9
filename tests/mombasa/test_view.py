"""What lies open and what is hidden."""

from typing import Any

import pytest

from comptoir.core import Seat
from comptoir.core.canonical import canonical
from comptoir.core.indexes import NONE
from comptoir.games.mombasa.rules.kinds import EXTRA
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.moments import choose, mombasa, moment, the_end

WATCHERS = (Seat(0), Seat(1), Seat(2), None)


def seen(state: State, seat: int | None = None) -> Any:
    """A view, free to be walked through."""
    return mombasa().view(state, None if seat is None else Seat(seat))


def ids(cards: list[dict[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]


def names(state: State, cards: list[int]) -> list[str]:
    return [state.box.cards[card].id for card in cards]


def test_m1_18_hands_are_concealed() -> None:
    state = moment("Turn")
    for watcher in WATCHERS:
        players = seen(state, watcher)["players"]
        assert [player["secret"] is not None for player in players] == [
            seat == watcher for seat in range(3)
        ]
    own = seen(state, 1)["players"][1]["secret"]
    assert ids(own["hand"]) == names(state, state.hand[1])


def test_m1_21_tiles_dealt_are_seen_by_their_owner_alone() -> None:
    state = moment("KeepingTiles")
    box = state.box
    for watcher in WATCHERS:
        text = canonical(seen(state, watcher))
        shown = [n for n, name in enumerate(box.tile_ids) if f'"{name}"' in text]
        assert shown == (state.dealt[watcher] if watcher is not None else [])


def test_m1_21_a_tile_not_kept_stays_unseen() -> None:
    state = moment("KeepingTiles")
    left = [dealt[1] for dealt in state.dealt]
    for seat in range(3):
        choose(state, seat, f"keep {state.box.tile_ids[state.dealt[seat][0]]}")
    for watcher in WATCHERS:
        text = canonical(seen(state, watcher))
        assert not any(f'"{state.box.tile_ids[tile]}"' in text for tile in left)


def test_m1_14_a_tile_kept_is_secret_until_all_have_chosen() -> None:
    state = moment("KeepingTiles")
    before = [seen(state, watcher)["players"][0] for watcher in WATCHERS]
    tile = state.box.tile_ids[state.dealt[0][1]]
    choose(state, 0, f"keep {tile}")
    after = [seen(state, watcher)["players"][0] for watcher in WATCHERS]
    assert after[0]["secret"]["tile_kept"]["id"] == tile
    assert after[1:] == [{**player, "done": True} for player in before[1:]]


def test_m1_20_resting_cards_are_secret_until_all_have_laid_them() -> None:
    state = moment("LayingResting")
    before = seen(state, 1)
    action = mombasa().decisions(state)[0].options[0]
    choose(state, 0, action.text)
    assert seen(state, 1) == before
    assert [*seen(state, 0)["players"][0]["secret"]["face_down"]] == ["1"]


def test_m3_6_others_see_only_who_is_done() -> None:
    state = moment("Planning", lambda state: state.round == 1)
    before = {watcher: seen(state, watcher) for watcher in (1, 2, None)}
    assert [player["done"] for player in before[1]["players"]] == [False] * 3
    first, second = state.hand[0][0], state.hand[0][-1]
    choose(state, 0, f"plan {state.box.cards[first].id}")
    choose(state, 0, f"plan {state.box.cards[second].id}")
    assert all(seen(state, watcher) == view for watcher, view in before.items())
    choose(state, 0, "leave")
    for watcher, view in before.items():
        now = seen(state, watcher)
        assert now["players"][0].pop("done") is True
        assert view["players"][0].pop("done") is False
        assert now == view


def test_m3_6_the_planner_sees_the_plan() -> None:
    state = moment("Planning", lambda state: state.round == 1)
    hand = state.hand[0]
    choose(state, 0, "leave")
    choose(state, 0, f"plan {state.box.cards[hand[0]].id}")
    secret = seen(state, 0)["players"][0]["secret"]
    assert {slot: card["id"] for slot, card in secret["face_down"].items()} == {
        "2": state.box.cards[hand[0]].id
    }
    assert ids(secret["hand"]) == names(state, hand[1:])


def test_m3_6_bonus_tiles_lie_open_while_planning() -> None:
    state = moment("Planning", lambda state: any(owner != NONE for owner in state.tile_owner))
    for watcher in WATCHERS:
        owners = [tile["owner"] for tile in seen(state, watcher)["bonus_tiles"]]
        assert owners == [None if owner == NONE else owner for owner in state.tile_owner]


def test_m3_3_after_the_reveal_all_see_the_areas() -> None:
    state = moment("Turn")
    for watcher in WATCHERS:
        for seat, player in enumerate(seen(state, watcher)["players"]):
            cards = [slot["card"] and slot["card"]["id"] for slot in player["slots"]]
            area = [None if c == NONE else state.box.cards[c].id for c in state.area[seat]]
            assert cards == area
            assert [slot["face_up"] for slot in player["slots"]] == [
                bool(up) for up in state.up[seat]
            ]


def test_m15_1_money_is_open() -> None:
    state = moment("Turn", lambda state: len(set(state.pounds)) == 3)
    for watcher in WATCHERS:
        players = seen(state, watcher)["players"]
        assert [player["pounds"] for player in players] == state.pounds


def test_m15_3_what_lies_open_is_the_same_for_all() -> None:
    state = moment("Turn", lambda state: state.round > 3)
    views = [seen(state, watcher) for watcher in WATCHERS]
    for view in views:
        for player in view["players"]:
            player["secret"] = None
    assert all(view == views[0] for view in views)


def test_m15_3_decks_books_discard_and_stack_are_open() -> None:
    state = moment("Turn", lambda state: state.round > 3 and any(state.buried))
    view, box = seen(state), state.box
    assert view["discard"] == {box.cards[c].id: n for c, n in enumerate(state.discard) if n}
    assert view["books_gone"] == {box.books[b].id: n for b, n in enumerate(state.buried) if n}
    assert sum(sum(layer.values()) for layer in view["stack"].values()) == sum(map(sum, state.pile))
    assert [sum(books.values()) for books in view["supply"].values()] == [
        sum(state.supply[book] for book in books) for books in box.letter_books
    ]
    for seat, player in enumerate(view["players"]):
        assert [ids(deck) for deck in player["resting"]] == [
            names(state, deck) for deck in state.resting[seat]
        ]
        tops = [space["book"] and space["book"]["id"] for space in player["books"]]
        assert tops == [None if b == NONE else box.books[b].id for b in state.books[seat]]


def test_m15_5_hand_and_face_down_cards_are_one_set_for_all() -> None:
    state = moment("Planning", lambda state: state.round == 2)
    choose(state, 0, f"plan {state.box.cards[state.hand[0][0]].id}")
    for watcher in WATCHERS:
        for seat, player in enumerate(seen(state, watcher)["players"]):
            assert ids(player["cards"]) == names(state, state.hand[seat])


@pytest.mark.parametrize(
    ("frame", "phase"),
    [
        ("LayingTracks", "setup"),
        ("Planning", "planning"),
        ("Turn", "action"),
        ("FillingBooks", "setup"),
    ],
)
def test_phases(frame: str, phase: str) -> None:
    assert seen(moment(frame))["phase"] == phase


def test_the_end_is_a_phase_too() -> None:
    view = seen(the_end())
    assert view["phase"] == "over"
    assert view["round"] == view["rounds"] == 7


def test_m13_1_coins_leave_the_round_track_in_preparation() -> None:
    start = seen(moment("Planning", lambda state: state.round == 1, seats=4))
    assert start["round_track"] == [2] * 6
    state = moment("FillingCards", lambda state: state.round == 2, seats=4)
    view = seen(state)
    assert view["phase"] == "preparation"
    assert view["round_track"] == [0, 0, 2, 2, 2, 2]
    below = moment("FillingCards", lambda state: state.round == 1 and not any(state.taken), seats=4)
    assert seen(below)["book_display"][0][0]["coins"] == 1


def test_before_the_tracks_are_laid_there_are_none() -> None:
    view = seen(moment("LayingTracks"))
    assert [company["track"] for company in view["companies"]] == [None] * 4
    assert not any(space["id"].startswith("extra") for space in view["bonus_spaces"])
    assert view["players"][0]["tracks"]["cairo"]["bonuses_unlocked"] == 0
    assert view["first_player"] is None


def test_m12_b_extra_spaces_are_those_of_tracks_c_and_d() -> None:
    state = moment("Turn", setup="first")
    spaces = {space["id"]: space for space in seen(state)["bonus_spaces"]}
    assert len(spaces) == EXTRA + 4
    assert spaces["extra_saint_louis_2"]["pay"] == 2
    assert spaces["extra_cairo_1"] == {
        "id": "extra_cairo_1",
        "marker": None,
        "pay": 0,
        "company": "cairo",
        "level": 1,
    }
    assert spaces["buy"]["pay"] == 1
    assert spaces["tile_diamond_merchant"]["pay"] == 2
    assert spaces["majority_coffee"]["tiers"][2] == {
        "total": 5,
        "reward": {"remove_posts": 1, "steps": 4},
    }
    assert spaces["first_player"]["reward"] == {"books": 1}


def test_bonuses_show_their_numbers() -> None:
    companies = {
        company["id"]: company for company in seen(moment("Turn", setup="first"))["companies"]
    }
    assert companies["mombasa"]["track"]["bonuses"] == [{"amount": 1}, {"amount": 2}]
    assert companies["cairo"]["track"]["bonuses"] == [
        {"plus": 3, "pay": 0},
        {"plus": 8, "only": "coffee", "pay": 0},
    ]


def test_m5_3_prices_are_shown() -> None:
    state = moment("UsingGoods", lambda state: NONE in state.display)
    spaces = [space for row in seen(state)["card_display"] for space in row]
    for space, card in zip(spaces, state.display, strict=True):
        assert (space["price"] is None) == (card == NONE)
        if card != NONE:
            assert space["price"] == space["crate"] + space["card"]["crate"]


def test_m6_5_costs_to_enter_are_shown() -> None:
    state = moment("Turn", setup="first")
    state.region = [NONE] * len(state.region)
    regions = {region["id"]: region for region in seen(state)["map"]}
    assert regions["swahili_coast"]["costs"] == {"mombasa": 1}
    assert regions["horn"]["costs"] == {"mombasa": 2}
    assert regions["kuba"]["costs"] == {}
    assert regions["kuba"]["enclave_in"] == "congo_basin"
    assert regions["karoo"]["bases"] == {"cape_town": 1}


def test_m7_3_books_taken_are_shown_until_they_are_placed() -> None:
    state = moment("Placing")
    players = seen(state)["players"]
    assert len(players[state.turn]["books_to_place"]) == len(state.taken) > 0
    assert all(not p["books_to_place"] for p in players if p["seat"] != state.turn)


def test_m10_7_a_laid_plus_one_tile_names_its_slot() -> None:
    state = moment("Turn", lambda state: bool(state.up[state.turn][1]))
    assert seen(state)["bonus_tiles"][3]["slot"] is None
    state.tile_owner[3], state.plus_slot = state.turn, 1
    assert seen(state)["bonus_tiles"][3]["slot"] == 2
