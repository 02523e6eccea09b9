"""Majority spaces: M10.5 and M10.16."""

from pickle import dumps, loads

import pytest

from comptoir.core import Seat
from comptoir.games.mombasa.edition.printed import Reward
from comptoir.games.mombasa.game import Mombasa
from tests.mombasa.kit import (
    EDITION,
    area,
    asked,
    base,
    do,
    kinds,
    on_track,
    options,
    position,
    refused,
    told,
    why,
)
from tests.mombasa.marks import special, totals

MAJORITIES = {found.kind: found for found in EDITION.majorities}
CARDS = {
    "coffee": ("coffee_1", "coffee_2", "coffee_3"),
    "bananas": ("bananas_1", "bananas_2", "bananas_3"),
    "cotton": ("cotton_1", "cotton_2", "cotton_3"),
    "expansion": ("expansion_1_crate_0", "expansion_2", "expansion_3"),
}
KINDS = tuple(CARDS)


def test_m10_5_the_worked_example_5_bananas_against_3() -> None:
    blue, green = 0, 1
    state = position(
        area={blue: ["bananas_2", "bananas_3"], green: ["bananas_3"]},
    )
    state, _ = do(state, blue, "marker majority_bananas", "choose 2")
    assert state.diamonds[blue] == 1
    state, _ = do(state, blue, *["step cape_town"] * 3)
    assert on_track(state, blue, "cape_town") == 3
    assert area(state, blue)[:2] == ["bananas_2", "bananas_3"]  # nothing is used up
    assert asked(state)[0] == green


@pytest.mark.parametrize("kind", KINDS)
def test_m10_5_a_tie_is_enough(kind: str) -> None:
    small, middle, big = CARDS[kind]
    state = position(area={0: [small, middle], 1: [big], 2: [middle]}, seats=3)
    assert f"marker majority_{kind}" in options(state)


@pytest.mark.parametrize("kind", KINDS)
def test_m10_5_nobody_may_have_more(kind: str) -> None:
    _, middle, big = CARDS[kind]
    state = position(area={0: [middle], 1: [middle], 2: [big]}, seats=3)
    refusal = refused("M10.5", "no_majority", kind=kind, have=2, seat=2, theirs=3)
    assert why(state, 0, f"marker majority_{kind}") == refusal


@pytest.mark.parametrize("kind", KINDS)
def test_m10_5_what_lies_face_down_rests_or_is_in_hand_does_not_count(kind: str) -> None:
    _, middle, big = CARDS[kind]
    state = position(area={0: [middle], 1: [f"-{big}"]}, hand={1: [big]}, resting={1: {1: [big]}})
    assert f"marker majority_{kind}" in options(state)


@pytest.mark.parametrize("kind", KINDS)
def test_m10_5_a_total_of_0_is_no_majority(kind: str) -> None:
    other = "coffee_1" if kind != "coffee" else "cotton_1"
    state = position(area={0: [other]})
    refusal = refused("M10.5", "no_total", kind=kind)
    assert why(state, 0, f"marker majority_{kind}") == refusal


def test_m10_5_a_majority_below_the_lowest_threshold_only_blocks() -> None:
    assert MAJORITIES["cotton"].tiers[0].total == 2
    state = position(area={0: ["cotton_1"], 1: ["cotton_1"]})
    assert "marker majority_cotton" in options(state)
    state, events = do(state, 0, "marker majority_cotton")
    assert told(events, "marker_placed") == [{"seat": 0, "space": "majority_cotton"}]
    assert told(events, "reward") == []
    assert asked(state)[0] == 1
    refusal = refused("M10.1", "space_taken", seat=0)
    assert why(state, 1, "marker majority_cotton") == refusal


def test_m10_5_version_1_of_the_rules_asked_for_the_lowest_threshold() -> None:
    first = loads(dumps(Mombasa(version=1)))
    assert first.version == 1
    state = position(area={0: ["cotton_1"]})
    state.box = first.box
    refusal = first.explain(state, Seat(0), first.parse("marker majority_cotton"))
    assert refusal == refused("M10.5", "below_threshold", kind="cotton", have=1, need=2)


def test_m10_5_below_the_lowest_threshold_nobody_may_have_more() -> None:
    state = position(area={0: ["cotton_1"], 1: ["cotton_2"]})
    refusal = refused("M10.5", "no_majority", kind="cotton", have=1, seat=1, theirs=2)
    assert why(state, 0, "marker majority_cotton") == refusal


@pytest.mark.parametrize(
    ("cards", "reached"),
    [
        (["coffee_1"], 1),
        (["coffee_2"], 1),
        (["coffee_3"], 2),
        (["coffee_4"], 2),
        (["coffee_2", "coffee_3"], 3),
        (["coffee_4", "coffee_4"], 3),
    ],
)
def test_m10_5_coffee_thresholds_are_1_3_and_5(cards: list[str], reached: int) -> None:
    state = position(area={0: cards})
    state, _ = do(state, 0, "marker majority_coffee")
    if reached == 1:  # no choice
        assert asked(state) == (0, "advance")
        return
    assert options(state) == [f"choose {number + 1}" for number in range(reached)]


@pytest.mark.parametrize(("number", "steps"), [(1, 2), (2, 3), (3, 4)])
def test_m10_5_coffee_gives_2_3_or_4_spaces_on_cairos_track(number: int, steps: int) -> None:
    state = position(area={0: ["coffee_4", "coffee_1"]})
    state, _ = do(state, 0, "marker majority_coffee", f"choose {number}")
    if number == 3:
        assert asked(state) == (0, "remove")
        assert state.open[0].args == (("posts", 1),)
        state, _ = do(state, 0, "remove mombasa 2")
        assert base(state, "mombasa") == [5, 4, 5]
    assert state.open[0].args == (("company", "cairo"), ("steps", steps), ("call", 0))
    state, _ = do(state, 0, *["step cairo"] * steps)
    assert state.position[0] == [0, 0, 0, steps]
    assert asked(state)[0] == 1


def test_m10_5_a_lower_reward_may_be_chosen() -> None:
    state = position(area={0: ["cotton_4", "cotton_2"]})
    assert totals(state, 0)["cotton"] == 6
    state, _ = do(state, 0, "marker majority_cotton")
    assert options(state) == ["choose 1", "choose 2", "choose 3"]
    state, events = do(state, 0, "choose 2")
    assert told(events, "reward") == [{"seat": 0, "space": "majority_cotton", "number": 2}]
    reward = MAJORITIES["cotton"].tiers[1].reward
    assert state.open[0].args == (("points", reward.books),)
    state, _ = do(state, 0, "pounds")
    assert dict(state.open[0].args)["steps"] == reward.steps


def test_m10_5_a_higher_reward_may_not() -> None:
    state = position(area={0: ["coffee_3"]})
    state, _ = do(state, 0, "marker majority_coffee")
    refusal = refused("M10.5", "below_threshold", kind="coffee", have=3, need=5)
    assert why(state, 0, "choose 3") == refusal


TIERS = [(kind, number) for kind in KINDS for number in range(3)]


@pytest.mark.parametrize(("kind", "number"), TIERS)
def test_m10_5_each_tier_of_each_space_gives_what_it_shows(kind: str, number: int) -> None:
    _, middle, big = CARDS[kind]
    state = position(area={0: [big, big, middle]})
    assert totals(state, 0)[kind] == 8
    printed = MAJORITIES[kind]
    reward, name = printed.tiers[number].reward, EDITION.companies[printed.company]
    state, events = do(state, 0, f"marker majority_{kind}", f"choose {number + 1}")
    gained = sum(found["pounds"] for found in told(events, "gained"))
    found = Reward(pounds=gained, diamonds=state.diamonds[0])
    if reward.books:
        assert state.open[0].args == (("points", reward.books),)
        state, _ = do(state, 0, "pounds")
    if reward.remove_posts:
        assert state.open[0].args == (("posts", reward.remove_posts),)
        state, _ = do(state, 0, "stop")
    assert found == Reward(pounds=reward.pounds, diamonds=reward.diamonds)
    state, _ = do(state, 0, *[f"step {name}"] * reward.steps)
    assert on_track(state, 0, name) == reward.steps
    assert sum(state.position[0]) == reward.steps
    assert area(state, 0)[:3] == [big, big, middle]
    assert asked(state)[0] == 1


def test_m10_5_who_ended_has_no_total() -> None:
    state = position(seat=0, area={0: ["coffee_1", "cotton_1"], 1: ["coffee_4"]}, turns={0: 1})
    assert why(state, 0, "marker majority_coffee").kind == "mombasa.no_majority"
    state = position(seat=1, area={0: ["coffee_1", "cotton_1"], 1: ["coffee_4"]}, turns={0: 1})
    state, _ = do(state, 1, "end")
    assert "marker majority_coffee" in options(state, 0)


def test_m10_5_only_at_this_moment() -> None:
    state = position(seat=1, area={0: ["coffee_1"], 1: ["coffee_4"]})
    state, _ = do(state, 1, "goods coffee_4", "no_card", *["step cairo"] * 4)
    assert "marker majority_coffee" in options(state, 0)


# M10.16: what a total counts


def test_m10_16_the_expansion_tile_counts() -> None:
    state = position(area={0: ["expansion_2"], 1: ["expansion_1_crate_1"]}, tiles={"expansion": 1})
    assert totals(state, 1)["expansion"] == 3
    refusal = refused("M10.5", "no_majority", kind="expansion", have=2, seat=1, theirs=3)
    assert why(state, 0, "marker majority_expansion") == refusal
    state = position(area={0: ["expansion_2"], 1: ["expansion_1_crate_1"]}, tiles={"-expansion": 1})
    assert "marker majority_expansion" in options(state)


def test_m10_16_a_laid_plus_one_tile_counts() -> None:
    cards = {0: ["coffee_2"], 1: ["coffee_2"]}
    state = position(area=cards, tiles={"-plus_one": 1}, plus_slot=1)
    assert totals(state, 1)["coffee"] == 3
    refusal = refused("M10.5", "no_majority", kind="coffee", have=2, seat=1, theirs=3)
    assert why(state, 0, "marker majority_coffee") == refusal
    state = position(area=cards, tiles={"plus_one": 1})
    assert "marker majority_coffee" in options(state)  # not laid yet


@pytest.mark.parametrize(
    ("kind", "side", "name"), [("expansion", "A1", "mombasa"), ("cotton", "B2", "cape_town")]
)
def test_m10_16_the_permanent_bonuses_in_force_count_for_every_player(
    kind: str, side: str, name: str
) -> None:
    tracks = (side if side == "A1" else "A1", side if side == "B2" else "B1", "C1", "D1")
    card = CARDS[kind][1]
    cards = {0: [card], 1: [card]}
    places = {1: {name: special(side, 2)}}
    state = position(tracks=tracks, area=cards, position=places)
    assert why(state, 0, f"marker majority_{kind}").kind == "mombasa.no_majority"
    state = position(tracks=tracks, area=cards, position=places, in_force={1: {name: 0}})
    assert f"marker majority_{kind}" in options(state)


def test_m10_16_totals_lie_open() -> None:
    state = position(area={0: ["coffee_2", "coffee_3", "-coffee_4"], 1: ["expansion_3"]})
    assert totals(state, 0) == {"coffee": 5, "bananas": 0, "cotton": 0, "expansion": 0}
    assert totals(state, 1) == {"coffee": 0, "bananas": 0, "cotton": 0, "expansion": 3}


def test_m10_5_the_parts_of_a_reward_come_in_order() -> None:
    state = position(area={0: ["coffee_4", "coffee_1"]})
    state, _ = do(state, 0, "marker majority_coffee", "choose 3")
    state, events = do(state, 0, "remove cairo 1", *["step cairo"] * 4)
    assert kinds(events)[:5] == ["removed", *["stepped"] * 4]
