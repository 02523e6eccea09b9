"""The estimate: what a seat may hope for, in pounds, at any moment of a game."""

from math import isfinite
from random import Random

import pytest

from comptoir.core import Seat
from comptoir.core.play import uniform
from comptoir.games.mombasa.estimate.estimator import Estimator
from comptoir.games.mombasa.estimate.weights import Weights
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.kit import COMPANIES, GAME, do, planning, position, preparing, score, settled

ENDS = {"mombasa": 21, "cape_town": 20, "saint_louis": 21, "cairo": 21}


def hope(state: State, seat: int = 0) -> float:
    """The final score that the seat can hope for."""
    return sum(GAME.estimate(state, Seat(seat)))


def planned(state: State, *texts: str) -> float:
    """What seat 0 can hope for with this plan."""
    return hope(do(state, 0, *texts)[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("setup", ["first", "variable"])
def test_every_moment_has_an_estimate(seats: int, setup: str) -> None:
    rng = Random(f"{seats} {setup}")
    state = GAME.start(seats, {"setup": setup})
    while state.open:
        seat = Seat(rng.randrange(seats))
        found = GAME.estimate(state, seat)
        assert len(found) == len(GAME.standings(state)[seat].categories)
        assert all(isfinite(points) for points in found)
        decision = rng.choice(state.open)
        GAME.apply(state, decision.seat, uniform(decision, rng), listen=False)
    for final in GAME.standings(state):
        assert GAME.estimate(state, final.seat) == tuple(points for _, points in final.categories)


def test_it_changes_nothing() -> None:
    rng = Random(7)
    state = GAME.start(4, {"setup": "variable"})
    while state.open:
        before = GAME.dump(state)
        GAME.estimate(state, Seat(rng.randrange(4)))
        assert GAME.dump(state) == before
        GAME.apply(state, state.open[0].seat, uniform(state.open[0], rng), listen=False)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_holds_since_the_position_before_is_as_good_as_worked_out_now(seats: int) -> None:
    rng, state = Random(seats), GAME.start(seats, {})
    while state.open:
        now = Estimator(GAME.box, Weights())
        for seat in range(seats):
            assert GAME.estimate(state, Seat(seat)) == now.estimate(state, seat)
        GAME.apply(state, state.open[0].seat, uniform(state.open[0], rng), listen=False)


def test_m10_10_it_counts_who_has_ended_and_not_only_how_many() -> None:
    state = position(in_round=3, resting={0: {1: ["coffee_4", "coffee_3"]}})
    found = []
    for ended in ([1, 0], [0, 1]):
        state.ended = ended
        found.append(GAME.estimate(state, Seat(0)))
        assert found[-1] == Estimator(GAME.box, Weights()).estimate(state, 0)
    assert found[0] != found[1]


def test_m1_14_a_starting_tile_is_kept_for_what_it_gives() -> None:
    state = GAME.start(2, {"setup": "variable"})
    for tile in (1, 2, 3, 4):
        while state.open[0].kind != "mombasa.deal":
            GAME.apply(state, state.open[0].seat, state.open[0].options[0])
        GAME.apply(state, state.open[0].seat, GAME.parse(f"deal starting_tile_{tile}"))
    before = hope(state)
    one, two = (hope(do(state, 0, f"keep starting_tile_{tile}")[0]) for tile in (1, 2))
    assert one > before
    assert one != two
    assert hope(do(state, 1, "keep starting_tile_3")[0]) == before


def test_m1_17_steps_of_a_starting_bonus_are_hoped_for() -> None:
    state = settled(GAME.start(2, {"setup": "first"}))
    while state.open[0].kind == "mombasa.rest":
        GAME.apply(state, state.open[0].seat, state.open[0].options[0])
    assert state.position[0] == [0, 0, 3, 0]
    state = GAME.start(2, {"setup": "variable"})
    while state.open[0].kind != "mombasa.deal":
        GAME.apply(state, state.open[0].seat, state.open[0].options[0])
    for tile in (9, 10, 1, 2):
        GAME.apply(state, state.open[0].seat, GAME.parse(f"deal starting_tile_{tile}"))
    state = do(do(state, 0, "keep starting_tile_9")[0], 1, "keep starting_tile_1")[0]
    while state.open[0].kind == "mombasa.rest":
        GAME.apply(state, state.open[0].seat, state.open[0].options[0])
    assert state.open[0].kind == "mombasa.track"
    waiting = hope(state)
    stepped = do(state, 0, "track cairo")[0]
    assert hope(stepped) == pytest.approx(waiting, abs=6)


def test_m3_1_planned_cards_of_one_good_add_up() -> None:
    hand = ["coffee_2", "coffee_3", "bananas_1", "cotton_1"]
    state = planning(in_round=7, hand={0: hand, 1: ["coffee_1"]})
    strong = planned(state, "plan coffee_2", "plan coffee_3", "leave")
    assert strong > planned(state, "plan bananas_1", "plan cotton_1", "leave")
    assert strong > planned(state, "plan coffee_2", "leave", "leave")


def test_m3_4_good_cards_are_better_in_the_deck_that_comes_back_first() -> None:
    hand = ["coffee_4", "bananas_1", "cotton_1"]
    resting = {0: {1: ["cotton_4", "cotton_3"], 2: ["coffee_3", "coffee_3"]}}
    state = planning(in_round=4, hand={0: hand, 1: ["coffee_1"]}, resting=resting)
    soon = planned(state, "plan bananas_1", "plan coffee_4", "plan cotton_1")
    late = planned(state, "plan coffee_4", "plan bananas_1", "plan cotton_1")
    assert soon > late


def test_m8_3_bookkeeper_and_the_goods_that_books_ask_for_belong_together() -> None:
    hand = ["bookkeeper_2_crate_2", "coffee_2", "cotton_2"]
    books = {0: {1: "a_coffee_2_pounds_2", 2: "a_coffee_1_pounds_1"}}
    state = planning(in_round=7, hand={0: hand, 1: ["coffee_1"]}, books=books, jar={0: 0})
    fits = planned(state, "plan bookkeeper_2_crate_2", "plan coffee_2", "leave")
    assert fits > planned(state, "plan bookkeeper_2_crate_2", "plan cotton_2", "leave")


@pytest.mark.parametrize(
    ("book", "area"),
    [
        ("b_expansion_3_diamonds_2", ["expansion_2", "expansion_2"]),
        ("b_specialist_1_books_2", ["diamond_merchant"]),
        ("c_one_good_4_diamonds_3", ["coffee_4"]),
        ("b_coffee_2_expansion_1_remove_posts_1", ["coffee_2", "expansion_2"]),
        ("c_coffee_3_one_good_3_remove_posts_2", ["coffee_3", "coffee_3"]),
        ("c_specialist_1_one_good_2_diamonds_3", ["cotton_2", "diamond_merchant"]),
        ("-c_cotton_3_diamonds_4", ["cotton_1"]),
        ("b_coffee_1_units_coffee", ["coffee_3"]),
    ],
)
def test_m8_3_books_whose_needs_are_met_are_worth_more(book: str, area: list[str]) -> None:
    keeper, jar = "bookkeeper_2_crate_2", {0: 2}
    met = position(in_round=7, area={0: [keeper, *area]}, books={0: {3: book}}, jar=jar)
    blank = position(in_round=7, area={0: [keeper, *area]}, jar=jar)
    used = position(in_round=7, area={0: ["-" + keeper, *area]}, books={0: {3: book}}, jar=jar)
    assert hope(met) >= hope(blank) + 10
    assert hope(used) < hope(met) - 10


@pytest.mark.parametrize(
    "book",
    [
        "b_expansion_3_diamonds_2",
        "b_specialist_1_books_2",
        "c_one_good_4_diamonds_3",
        "b_coffee_2_expansion_1_remove_posts_1",
    ],
)
def test_m8_3_books_are_worth_more_with_cards_that_may_meet_them(book: str) -> None:
    hand = ["bookkeeper_3", "diamond_merchant", "expansion_3", "coffee_4", "coffee_2"]
    books, jar = {0: {3: book, 5: "a_coffee_1_pounds_1"}}, {0: 2}
    rich = position(in_round=3, hand={0: hand}, books=books, jar=jar)
    poor = position(in_round=3, hand={0: hand[:1]}, books=books, jar=jar)
    no_rich, no_poor = (
        position(in_round=3, hand={0: cards}, jar=jar) for cards in (hand, hand[:1])
    )
    assert hope(rich) - hope(no_rich) > hope(poor) - hope(no_poor)


def test_m8_5_a_bookkeeper_in_use_has_its_reward_and_points_to_come() -> None:
    books = {0: {0: "a_coffee_1_diamonds_1", 1: "a_coffee_2_pounds_2"}}
    state = position(area={0: ["bookkeeper_3", "coffee_2"]}, books=books, in_round=7)
    moved = do(state, 0, "bookkeeper bookkeeper_3", "forward")[0]
    assert hope(do(moved, 0, "forward")[0]) == pytest.approx(hope(moved)) == hope(state)
    assert hope(do(moved, 0, "stop")[0]) < hope(moved)


def test_m8_10_posts_to_be_removed_are_hoped_for() -> None:
    books = {0: {0: "c_expansion_3_remove_posts_2"}}
    state = position(area={0: ["bookkeeper_3", "expansion_3"]}, books=books)
    removing = do(state, 0, "bookkeeper bookkeeper_3", "forward")[0]
    assert hope(do(removing, 0, "stop")[0]) < hope(removing)


def test_m8_2_a_flipped_book_has_no_reward() -> None:
    books = {0: {0: "-c_expansion_3_remove_posts_2"}}
    state = position(area={0: ["bookkeeper_3"]}, books=books, in_round=7)
    moved = do(state, 0, "bookkeeper bookkeeper_3", "forward")[0]
    assert hope(moved) == pytest.approx(hope(state), abs=2)


def test_m10_8_extra_spaces_are_hoped_for_and_so_are_their_rewards() -> None:
    given = {"position": {0: {"saint_louis": 6}}, "pounds": {0: 3}}
    free = position(**given)  # type: ignore[arg-type]  # a TypedDict in two parts
    taken = position(**given, placed={"extra_saint_louis_1": 1})  # type: ignore[arg-type]  # same
    assert hope(free) > hope(taken)
    assert hope(do(free, 0, "marker extra_saint_louis_1")[0]) > hope(free)


def test_m10_4_a_card_to_be_sold_is_hoped_for() -> None:
    tracks = ("A1", "B1", "C1", "D1")
    state = position(
        in_round=7,
        tracks=tracks,
        position={0: {"cairo": 11}},
        hand={0: ["coffee_4", "share_cairo_crate_3", "cotton_1"]},
    )
    selling = do(state, 0, "marker extra_cairo_2")[0]
    assert score(selling, 0).total > score(state, 0).total or hope(selling) > hope(state)
    plain = do(state, 0, "marker sell")[0]
    assert hope(do(plain, 0, "sell coffee_4")[0]) == pytest.approx(hope(plain), abs=1)


def test_m10_5_a_majority_is_hoped_for_as_long_as_nobody_has_more() -> None:
    mine = {0: ["coffee_2"], 1: ["coffee_1"]}
    theirs = {0: ["coffee_2"], 1: ["coffee_3"]}
    first, second, gone = (
        position(in_round=3, area=mine),
        position(in_round=3, area=theirs),
        position(in_round=3, area=theirs, ended=[1]),
    )
    assert hope(first) > hope(second) + 1
    assert hope(gone) > hope(second)


def test_m10_5_a_majority_below_the_lowest_threshold_brings_nothing() -> None:
    small, enough = (position(in_round=3, area={0: [card]}) for card in ("cotton_1", "cotton_2"))
    assert hope(enough) > hope(small) + 2


def test_m10_6_a_tile_reserved_is_worth_its_use_but_not_in_the_last_round() -> None:
    for in_round, better in ((3, True), (7, False)):
        placed = position(in_round=in_round, placed={"tile_expansion": 0})
        blank = position(in_round=in_round, markers={0: 2})
        assert (hope(placed) > hope(blank)) is better


def test_m10_7_tiles_count_as_cards() -> None:
    blank = position(in_round=7, area={0: ["coffee_2", "", "expansion_2"]})
    for tile in ("bookkeeper", "diamond_merchant", "expansion", "plus_one"):
        assert hope(
            position(in_round=7, area={0: ["coffee_2", "", "expansion_2"]}, tiles={tile: 0})
        ) > hope(blank)
    laid = position(in_round=7, area={0: ["coffee_2"]}, tiles={"-plus_one": 0}, plus_slot=1)
    assert hope(laid) > hope(position(in_round=7, area={0: ["coffee_2"]}))
    used = position(in_round=7, area={0: ["-coffee_2"]}, tiles={"-plus_one": 0}, plus_slot=1)
    assert hope(used) == hope(position(in_round=7, area={0: ["-coffee_2"]}))


def test_m10_7_a_merchant_tile_is_better_with_merchants() -> None:
    merchant = position(in_round=7, area={0: ["diamond_merchant"]})
    both = position(in_round=7, area={0: ["diamond_merchant"]}, tiles={"diamond_merchant": 0})
    assert hope(both) > hope(merchant)


def test_m11_1_the_extra_slot_is_worth_more_early() -> None:
    hand = {0: ["coffee_4", "coffee_3", "bananas_4", "bananas_3", "cotton_4", "cotton_3"]}
    early, late = (
        hope(position(in_round=n, hand=hand, diamonds={0: 8}))
        - hope(position(in_round=n, hand=hand, diamonds={0: 6}))
        for n in (2, 7)
    )
    assert early > late


def test_m11_3_at_its_end_diamond_steps_are_pounds() -> None:
    area = {0: ["diamond_merchant"]}
    state = position(in_round=7, area=area, diamonds={0: 28}, tiles={"diamond_merchant": 0})
    assert GAME.estimate(state, Seat(0))[-2] > 60


def test_m12_1_a_call_that_can_not_be_paid_ends_the_steps() -> None:
    spot = {0: {"mombasa": 9}}
    paid = position(in_round=7, position=spot, area={0: ["coffee_4"]}, pounds={0: 3})
    poor = position(in_round=7, position=spot, area={0: ["coffee_4"]}, pounds={0: 2})
    posts = {"mombasa": ["swahili_coast", "tanganyika", "great_lakes", "zambezi", "natal"]}
    rich = position(in_round=7, position=spot, area={0: ["coffee_4"]}, pounds={0: 3}, posts=posts)
    assert hope(paid) > hope(poor)
    assert hope(rich) > hope(paid)


def test_m12_2_with_all_tracks_at_their_end_steps_bring_nothing() -> None:
    nothing = {(row, column): "" for row in (1, 2, 3, 4) for column in (1, 2, 3)}
    with_goods, without = (
        position(
            position={0: ENDS}, area={0: [card, "bookkeeper_3"]}, markers={0: 0}, display=nothing
        )
        for card in ("coffee_4", "-coffee_4")
    )
    assert hope(with_goods) == pytest.approx(hope(without), abs=3)


def test_m12_5_bonuses_of_tracks_add_to_the_area() -> None:
    tracks = ("A1", "B2", "C1", "D1")
    here, spot = {0: ["expansion_2", "cotton_2"]}, {0: {"mombasa": 13, "cape_town": 10}}
    none = {0: {"mombasa": 0, "cape_town": 0}}
    more = position(1, 7, tracks=tracks, area=here, position=spot)
    less = position(1, 7, tracks=tracks, area=here, position=spot, in_force=none)
    assert hope(more) > hope(less)


def test_m12_7_the_way_to_a_share_counts_but_not_once_the_last_round_is_ended() -> None:
    near, far = ({0: {"cape_town": n}} for n in (2, 1))
    assert hope(position(in_round=3, position=near)) > hope(position(in_round=3, position=far))
    over = [
        position(1, 7, position=spot, ended=[0], area={1: ["coffee_1"]}) for spot in (near, far)
    ]
    assert hope(over[0]) == pytest.approx(hope(over[1]), abs=0.2)


def test_m12_12_steps_on_several_tracks_are_hoped_for() -> None:
    tracks = ("A1", "B1", "C1", "D2")
    spot = {0: {"cairo": 7}}
    state = position(in_round=3, tracks=tracks, position=spot, pounds={0: 1})
    assert hope(do(state, 0, "marker extra_cairo_1")[0]) > hope(state)


def test_m13_4_between_rounds_nothing_of_the_last_one_is_left() -> None:
    state = preparing(in_round=3, hand={0: ["coffee_2"]})[0]
    assert isfinite(hope(state))
    assert GAME.estimate(state, Seat(0))[0] == pytest.approx(1.0, abs=1.5)


def test_m14_2_shares_are_worth_more_the_more_is_invested() -> None:
    mine = {"cape_town": 12}
    together = position(in_round=4, seats=3, position={0: mine, 1: mine, 2: mine})
    alone = position(in_round=4, seats=3, position={0: mine, 1: {"cairo": 12}, 2: {"cairo": 12}})
    index = 1 + COMPANIES.index("cape_town")
    assert GAME.estimate(together, Seat(0))[index] > GAME.estimate(alone, Seat(0))[index]


def test_m15_2_a_purchase_for_pounds_is_hoped_for() -> None:
    display = {(1, 3): "share_cairo_crate_3"}
    spot = {0: {"cairo": 8}, 1: {"cairo": 8}}
    posts = {"cairo": ["nubia", "kordofan", "abyssinia", "horn", "sahel", "bornu"]}
    state = position(in_round=7, pounds={0: 9}, display=display, position=spot, posts=posts)
    buying = do(state, 0, "marker buy")[0]
    assert hope(do(buying, 0, "acquire 1 3")[0]) == pytest.approx(hope(buying), abs=3)
    assert hope(do(buying, 0, "no_card")[0]) < hope(buying)
