"""The action phase: M4.1 to M4.8."""

import pytest

from comptoir.core import Refusal
from tests.mombasa.kit import (
    COMPANIES,
    EDITION,
    area,
    asked,
    do,
    kinds,
    on_track,
    options,
    position,
    refused,
    resting,
    told,
    why,
)

KINDS = ("coffee_2", "expansion_2", "bookkeeper_3", "diamond_merchant", "cotton_1")


def everybody(*cards: str) -> dict[int, tuple[str, ...]]:
    """The same cards for three players."""
    return dict.fromkeys(range(3), cards)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_m4_1_clockwise_from_the_first_player(first: int) -> None:
    merchants = everybody("diamond_merchant", "diamond_merchant")
    state = position(first, seats=3, first=first, area=merchants)
    seats = []
    for _ in range(6):
        seats.append(asked(state)[0])
        state, _ = do(state, seats[-1], "merchant diamond_merchant")
    assert seats == [(first + turn) % 3 for turn in (0, 1, 2, 0, 1, 2)]


def test_m4_1_exactly_one_action_a_turn() -> None:
    state = position(area={0: ["diamond_merchant", "coffee_1"], 1: ["coffee_1"]})
    state, _ = do(state, 0, "merchant diamond_merchant")
    assert asked(state) == (1, "turn")
    assert why(state, 0, "goods coffee_1") == Refusal("M4.1", "core.not_your_turn", (("seat", 1),))


def test_m4_1_who_ended_is_skipped() -> None:
    state = position(seats=3, area=everybody("diamond_merchant", "coffee_1"))
    state, _ = do(state, 0, "merchant diamond_merchant")
    state, _ = do(state, 1, "end")
    state, _ = do(state, 2, "merchant diamond_merchant")
    state, _ = do(state, 0, "end")
    assert asked(state) == (2, "turn")
    state, events = do(state, 2, "marker first_player", "pounds")
    assert asked(state) == (2, "turn")
    assert told(events, "turn") == [{"seat": 2}]


def test_m4_1_the_phase_is_over_when_all_have_ended() -> None:
    state = position(seats=3, area=everybody("diamond_merchant"))
    for seat in (0, 1, 2):
        assert asked(state) == (seat, "turn")
        state, events = do(state, seat, "end")
    assert kinds(events)[:2] == ["ended", "coins_moved"]


def test_m4_2_the_actions() -> None:
    state = position(area={0: KINDS}, pounds={0: 1})
    assert {option.split()[0] for option in options(state)} == {
        "goods",
        "expand",
        "bookkeeper",
        "merchant",
        "marker",
        "end",
    }
    assert why(state, 0, "stop") == Refusal(
        "M4.1", "core.other_question", (("question", "mombasa.turn"),)
    )


@pytest.mark.parametrize(
    ("texts", "card"),
    [
        (("goods coffee_2", "no_card", "step cairo", "step cairo"), "coffee_2"),
        (("expand", "stop"), "expansion_2"),
        (("bookkeeper bookkeeper_3", "pounds"), "bookkeeper_3"),
        (("merchant diamond_merchant",), "diamond_merchant"),
    ],
)
def test_m4_3_a_used_card_is_turned_face_down_and_cannot_be_used_again(
    texts: tuple[str, ...], card: str
) -> None:
    state = position(area={0: KINDS}, ended=[1])
    state, _ = do(state, 0, *texts)
    expected = ["-" + name if name == card else name for name in KINDS]
    assert area(state, 0) == expected
    assert asked(state) == (0, "turn")
    assert texts[0] not in options(state)
    why(state, 0, texts[0])


def test_m4_3_a_used_card_does_not_count_for_majorities() -> None:
    state = position(area={0: ["-coffee_4", "coffee_1"], 1: ["coffee_2"]})
    assert why(state, 0, "marker majority_coffee") == refused(
        "M10.5", "no_majority", kind="coffee", have=1, seat=1, theirs=2
    )
    state = position(area={0: ["coffee_1"], 1: ["-coffee_2"]})
    assert "marker majority_coffee" in options(state)


def test_m4_3_a_used_card_does_not_count_for_books() -> None:
    # Starting tile 2 has a book that asks for 1 cotton.
    state = position(area={0: ["bookkeeper_3", "-cotton_1"]}, tile=(2, 1), pounds={0: 2})
    state, _ = do(state, 0, "bookkeeper bookkeeper_3")
    assert asked(state) == (0, "ledger")
    assert why(state, 0, "forward") == refused("M8.3", "needs_goods", good="cotton", need=1, have=0)


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("goods bananas_1", refused("M4.4", "not_face_up", card="bananas_1")),
        ("expand", refused("M4.4", "no_expansion_card")),
        ("bookkeeper bookkeeper_3", refused("M4.4", "not_face_up", card="bookkeeper_3")),
        ("bookkeeper tile_bookkeeper", refused("M4.4", "not_face_up", card="tile_bookkeeper")),
        ("merchant diamond_merchant", refused("M4.4", "not_face_up", card="diamond_merchant")),
    ],
)
def test_m4_4_an_action_whose_card_is_missing(text: str, refusal: Refusal) -> None:
    state = position(
        area={0: ["coffee_1", "-expansion_2"]},
        hand={0: ["bananas_1", "bookkeeper_3"]},
        tiles={"bookkeeper": 1, "-expansion": 0},
    )
    assert why(state, 0, text) == refusal


def test_m4_4_with_nothing_else_left_the_player_must_end() -> None:
    state = position(1, markers={1: 0}, area={0: ["coffee_1"], 1: ["-coffee_1"]})
    assert state.ended == [0, 1]
    assert asked(state) == (0, "turn")


def test_m4_5_who_ended_counts_for_no_majority() -> None:
    state = position(area={0: ["coffee_4"], 1: ["coffee_1", "diamond_merchant"]})
    state, _ = do(state, 0, "end")
    assert area(state, 0) == [""] * 5
    assert "marker majority_coffee" in options(state)


def test_m4_5_markers_of_who_ended_stay_on_their_spaces() -> None:
    state = position(
        placed={"first_player": 0}, area={0: ["coffee_1"], 1: ["coffee_1", "coffee_2"]}
    )
    state, _ = do(state, 0, "end")
    assert state.markers == [2, 3]
    assert why(state, 1, "marker first_player") == refused("M10.1", "space_taken", seat=0)


def test_m4_5_who_ended_is_still_paid_for_special_spaces() -> None:
    space, pounds = EDITION.tracks[0].special[0]
    state = position(
        1,
        ended=[0],
        area={1: ["coffee_1"]},
        position={0: {"mombasa": space}, 1: {"mombasa": space - 1}},
    )
    state, _ = do(state, 1, "goods coffee_1", "step mombasa")
    assert state.pounds == [pounds, pounds]


def test_m4_6_goods_may_be_used_for_nothing() -> None:
    last = {name: EDITION.tracks[2 * n].spaces for n, name in enumerate(COMPANIES)}
    state = position(area={0: ["coffee_2"]}, position={0: last}, ended=[1])
    state, events = do(state, 0, "goods coffee_2", "no_card")
    assert told(events, "units_lost") == [{"seat": 0, "units": 2}]
    assert area(state, 0)[0] == "-coffee_2"


def test_m4_6_an_expansion_out_of_reach_may_be_chosen() -> None:
    regions = ["swahili_coast", "tanganyika", "karoo", "natal"]
    regions += ["senegambia", "niger_bend", "nubia", "kordofan"]
    posts = {"mombasa": regions[2:4], "cape_town": regions[4:6]}
    posts |= {"saint_louis": regions[6:], "cairo": regions[:2]}
    empty = dict.fromkeys(posts, (0, 0, 0))
    state = position(area={0: ["expansion_2"], 1: ["coffee_1"]}, posts=posts, bases=empty)
    assert "expand" in options(state)
    state, events = do(state, 0, "expand")
    assert told(events, "expansion_lost") == [{"seat": 0, "points": 2}]
    assert (area(state, 0)[0], asked(state)) == ("-expansion_2", (1, "turn"))


def test_m4_6_a_bookkeeper_without_a_book_to_enter_may_be_chosen() -> None:
    state = position(area={0: ["bookkeeper_3"], 1: ["coffee_1"]})
    state, events = do(state, 0, "bookkeeper bookkeeper_3")
    assert told(events, "jar_stopped") == [{"seat": 0, "points": 3}]
    assert asked(state) == (0, "points")


def test_m4_7_pounds_then_diamonds_then_points_then_steps() -> None:
    # Cairo enters Nubia (pounds), Abyssinia (diamonds) and, from there, the Great Lakes (steps).
    state = position(area={0: ["expansion_3", "expansion_3"]}, posts={"cairo": ["kordofan"]})
    state, events = do(
        state,
        0,
        "expand",
        "company cairo",
        "enter nubia",
        "column 1",
        "enter abyssinia",
        "column 1",
        "enter great_lakes",
        "column 1",
        "stop",
    )
    order = [kind for kind in kinds(events) if kind in ("gained", "diamonds", "stepped")]
    assert order == ["gained", "diamonds"]
    assert asked(state) == (0, "advance")


def test_m4_7_points_come_before_steps() -> None:
    tier = next(t for t in EDITION.majorities[2].tiers if t.reward.books)
    state = position(area={0: ["cotton_4"], 1: ["coffee_1"]})
    assert tier.total == 4
    state, _ = do(state, 0, "marker majority_cotton", "choose 2")
    assert asked(state) == (0, "points")
    state, _ = do(state, 0, "pounds")
    assert asked(state) == (0, "advance")


def test_m4_7_points_come_before_removed_posts_and_these_before_steps() -> None:
    state = position(area={0: ["coffee_4", "coffee_1"], 1: ["coffee_1"]})
    state, _ = do(state, 0, "marker majority_coffee", "choose 3")
    assert asked(state) == (0, "remove")
    state, _ = do(state, 0, "remove cairo 1")
    assert asked(state) == (0, "advance")


def test_m4_7_money_got_in_a_move_may_be_paid_out_in_it() -> None:
    # The expansion majority pays a pound and moves 3 spaces at Mombasa, here up to a call of 2.
    state = position(
        tracks=("A2", "B1", "C1", "D1"),
        area={0: ["expansion_2", "expansion_2"]},
        pounds={0: 1},
        position={0: {"mombasa": 7}},
    )
    state, _ = do(state, 0, "marker majority_expansion", "choose 2", "step mombasa")
    assert state.pounds[0] == 2
    state, _ = do(state, 0, "step mombasa")
    assert (on_track(state, 0, "mombasa"), state.pounds[0]) == (9, 0)


def test_m4_8_without_cards_tiles_and_markers_the_phase_ends_at_once() -> None:
    state = position(area={0: ["diamond_merchant"], 1: ["coffee_1"]}, markers={0: 0})
    state, _ = do(state, 0, "merchant diamond_merchant")
    state, events = do(state, 1, "goods coffee_1", "step cairo")
    assert told(events, "ended") == [{"seat": 0}]
    assert resting(state, 0)[0] == ["diamond_merchant"]
    assert asked(state) == (1, "turn")


def test_m4_8_only_the_resting_deck_is_asked_for() -> None:
    state = position(markers={0: 0}, resting={0: {1: ["coffee_1"], 3: ["cotton_1"]}})
    assert (asked(state), options(state)) == ((0, "deck"), ["deck 1", "deck 3"])


def test_m4_8_a_marker_that_can_be_placed_is_a_choice() -> None:
    state = position(1, ended=[0])
    assert options(state) == ["marker first_player", "end"]


def test_m4_8_a_marker_that_cannot_be_placed_is_none() -> None:
    # No pounds, no cards, and the first player's first turn.
    state = position(area={1: ["coffee_1"]})
    assert state.ended == [1, 0]
    assert asked(state) == (1, "turn")


def test_m4_8_a_tile_is_a_choice() -> None:
    state = position(markers={0: 0}, tiles={"expansion": 0})
    assert options(state) == ["expand", "end"]


def test_m4_8_the_plus_one_tile_alone_is_none() -> None:
    state = position(
        markers={0: 0}, tiles={"plus_one": 0}, area={0: ["-coffee_1"], 1: ["coffee_1"]}
    )
    assert state.ended == [1, 0]
