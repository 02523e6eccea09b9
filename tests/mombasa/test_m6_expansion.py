"""Expansion (action 2): M6.1 to M6.18."""

import pytest

from comptoir.core import InvalidNotation, Value
from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.printed import Reward
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.kit import (
    BOX,
    COMPANIES,
    EDITION,
    GAME,
    REGION,
    area,
    asked,
    base,
    company,
    do,
    kinds,
    on_track,
    options,
    position,
    refused,
    score,
    told,
    why,
)

POSTS = BOX.base_columns * BOX.base_rows


def reward(*regions: str) -> Reward:
    """What regions give, added up."""
    given = [EDITION.map.regions[REGION[region]].reward for region in regions]
    return Reward(
        pounds=sum(each.pounds for each in given),
        diamonds=sum(each.diamonds for each in given),
        books=sum(each.books for each in given),
        steps=sum(each.steps for each in given),
    )


def owner(state: State, region: str) -> str:
    """The company whose post is in a region; "" is none."""
    found = state.region[REGION[region]]
    return "" if found == NONE else COMPANIES[found]


def points(state: State) -> Value:
    """The points that the prompt speaks of."""
    return dict(state.open[0].args)["points"]


def regions(state: State) -> set[str]:
    """The regions that can be entered now."""
    return {text.removeprefix("enter ") for text in options(state) if text.startswith("enter")}


def share_value(state: State, name: str) -> int:
    """The coin icons in sight in a base: what one share of seat 0 is worth."""
    return dict(score(state, 0).categories)[name]


def one_share(name: str) -> dict[int, dict[str, int]]:
    """Seat 0 where the first share icon of a company's track is."""
    side = EDITION.first_game.tracks[company(name)]
    space, shares = EDITION.tracks[side].shares[0]
    assert shares == 1
    return {0: {name: space}}


def column(number: int) -> tuple[int, ...]:
    """The coin icons of a column, front to rear."""
    return EDITION.base.columns[number - 1]


def test_m6_1_all_face_up_expansion_cards_are_used_at_once() -> None:
    state = position(area={0: ["expansion_2", "expansion_3", "coffee_1", "-expansion_1_crate_0"]})
    assert options(state).count("expand") == 1
    state, events = do(state, 0, "expand")
    assert (asked(state), points(state)) == ((0, "company"), 5)
    assert told(events, "expansion") == [{"seat": 0, "points": 5}]
    assert events[0].rule == "M6.1"
    state, _ = do(state, 0, "stop")
    used = ["-expansion_2", "-expansion_3", "coffee_1", "-expansion_1_crate_0", ""]
    assert area(state, 0) == used


def test_m6_1_the_tile_and_the_track_bonus_add_to_the_total() -> None:
    special = EDITION.tracks[0].special[0][0]
    more = EDITION.tracks[0].bonuses[0].amount
    state = position(
        area={0: ["expansion_2"]},
        tiles={"expansion": 0},
        position={0: {"mombasa": special}},
    )
    state, _ = do(state, 0, "expand")
    assert points(state) == 2 + EDITION.bonus_tiles.expansion + more
    state, _ = do(state, 0, "stop")
    state, _ = do(state, 1, "end")
    assert "expand" not in options(state)


def test_m6_1_without_a_face_up_expansion_card_there_is_nothing_to_expand_with() -> None:
    special = EDITION.tracks[0].special[0][0]
    state = position(area={0: ["coffee_1"]}, position={0: {"mombasa": special}})
    assert why(state, 0, "expand") == refused("M4.4", "no_expansion_card")


def test_m6_2_the_total_is_spent_on_one_company() -> None:
    state = position(area={0: ["expansion_3"]})
    state, _ = do(state, 0, "expand")
    assert options(state) == [*(f"company {name}" for name in COMPANIES), "stop"]
    state, _ = do(state, 0, "company cape_town", "enter karoo", "column 1")
    assert asked(state) == (0, "enter")
    assert points(state) == 2
    assert regions(state) == {"natal", "kalahari"}
    assert why(state, 0, "enter nubia") == refused(
        "M6.3", "not_accessible", region="nubia", company="cape_town"
    )
    assert why(state, 0, "company cairo").kind == "core.other_question"


def test_m6_3_next_to_the_base_or_to_any_post_of_the_company() -> None:
    state = position(
        area={0: ["expansion_2"]}, posts={"cape_town": ["loango"], "cairo": ["kordofan"]}
    )
    state, _ = do(state, 0, "expand", "company cape_town")
    by_base = {"karoo", "natal", "kalahari"}
    by_post = {"cameroon", "congo_basin", "angola"}  # loango has no way to the base
    assert regions(state) == by_base | by_post
    assert why(state, 0, "enter sahel").rule == "M6.3"  # next to a post of Cairo


def test_m6_3_a_post_placed_in_this_very_action_counts() -> None:
    state = position(area={0: ["expansion_2"]})
    state, _ = do(state, 0, "expand", "company cape_town")
    assert why(state, 0, "enter zambezi") == refused(
        "M6.3", "not_accessible", region="zambezi", company="cape_town"
    )
    state, _ = do(state, 0, "enter natal", "column 1", "enter zambezi", "column 1")
    assert (owner(state, "natal"), owner(state, "zambezi")) == ("cape_town", "cape_town")


def test_m6_4_a_region_of_another_company_may_be_entered_one_of_its_own_may_not() -> None:
    state = position(
        area={0: ["expansion_2"]}, posts={"cape_town": ["karoo"], "mombasa": ["natal"]}
    )
    state, _ = do(state, 0, "expand", "company cape_town")
    assert "enter natal" in options(state)
    assert why(state, 0, "enter karoo") == refused(
        "M6.4", "own_post_there", region="karoo", company="cape_town"
    )


@pytest.mark.parametrize(
    ("region", "occupant", "cost"),
    [("natal", "", 1), ("kalahari", "", 2), ("natal", "cairo", 2), ("kalahari", "cairo", 3)],
)
def test_m6_5_one_or_two_for_the_border_and_one_more_for_another_post(
    region: str, occupant: str, cost: int
) -> None:
    posts = {occupant: [region]} if occupant else {}
    state = position(area={0: ["expansion_3"]}, posts=posts)
    _, events = do(state, 0, "expand", "company cape_town", f"enter {region}")
    assert told(events, "region_chosen") == [{"seat": 0, "region": region, "points": cost}]


def test_m6_5_of_several_ways_in_the_cheapest_is_taken() -> None:
    state = position(area={0: ["expansion_1_crate_0"]}, posts={"cape_town": ["karoo"]})
    state, _ = do(state, 0, "expand", "company cape_town")
    state, events = do(state, 0, "enter kalahari")  # double from the base, single from karoo
    assert told(events, "region_chosen")[0]["points"] == 1


def test_m6_5_the_region_costs_three_points_and_two_are_left() -> None:
    state = position(area={0: ["expansion_2"]}, posts={"cairo": ["kalahari"]})
    state, _ = do(state, 0, "expand", "company cape_town")
    assert why(state, 0, "enter kalahari") == refused(
        "M6.5", "too_few_points", region="kalahari", cost=3, points=2
    )


def test_m6_6_the_foremost_post_of_the_column_chosen() -> None:
    state = position(area={0: ["expansion_2"]}, position=one_share("cape_town"))
    state, _ = do(state, 0, "expand", "company cape_town", "enter natal")
    assert asked(state) == (0, "column")
    assert options(state) == ["column 1", "column 2", "column 3"]
    state, _ = do(state, 0, "column 3")
    assert base(state, "cape_town") == [5, 5, 4]
    assert share_value(state, "cape_town") == column(3)[0]
    state, _ = do(state, 0, "enter karoo", "column 1")
    assert base(state, "cape_town") == [4, 5, 4]
    assert share_value(state, "cape_town") == column(3)[0] + column(1)[0]


def test_m6_6_an_empty_column_gives_no_post() -> None:
    state = position(area={0: ["expansion_2"]}, bases={"cape_town": [0, 3, 5]})
    state, _ = do(state, 0, "expand", "company cape_town", "enter natal")
    assert why(state, 0, "column 1") == refused(
        "M6.6", "column_empty", company="cape_town", column=1
    )
    assert options(state) == ["column 2", "column 3"]


def test_m6_7_points_that_are_not_spent_are_forfeited() -> None:
    state = position(area={0: ["expansion_3"]})
    state, _ = do(state, 0, "expand", "company cape_town", "enter karoo", "column 1")
    state, events = do(state, 0, "stop")
    assert told(events, "points_lost") == [{"seat": 0, "points": 2}]
    assert asked(state) == (1, "turn")
    assert area(state, 0)[0] == "-expansion_3"


def test_m6_7_who_names_a_company_and_enters_nothing_forfeits_all() -> None:
    state = position(area={0: ["expansion_3"]})
    state, events = do(state, 0, "expand", "company cape_town", "stop")
    assert told(events, "points_lost") == [{"seat": 0, "points": 3}]
    assert base(state, "cape_town") == [5, 5, 5]
    assert asked(state) == (1, "turn")


def test_m6_7_points_that_suffice_for_nothing_more_are_forfeited_unasked() -> None:
    posts = {"cape_town": ["natal"], "mombasa": ["karoo", "mozambique", "zambezi", "angola"]}
    state = position(area={0: ["expansion_2"]}, posts=posts)
    state, events = do(state, 0, "expand", "company cape_town", "enter kalahari", "column 2")
    assert told(events, "points_lost") == [{"seat": 0, "points": 1}]
    assert asked(state) == (1, "turn")


def test_m6_7_a_company_without_a_post_in_its_base_cant_be_expanded() -> None:
    state = position(
        area={0: ["expansion_3"]}, bases={"cape_town": [0, 0, 0]}, posts={"cape_town": ["karoo"]}
    )
    state, _ = do(state, 0, "expand")
    assert why(state, 0, "company cape_town") == refused("M6.7", "base_empty", company="cape_town")


def test_m6_7_an_ousted_post_makes_its_company_expandable_again() -> None:
    state = position(
        area={0: ["expansion_3"], 1: ["expansion_1_crate_1"]},
        bases={"cape_town": [0, 0, 0]},
        posts={"cape_town": ["natal"], "mombasa": ["mozambique"]},
    )
    state, _ = do(state, 0, "expand", "company mombasa", "enter natal", "column 3", "stop")
    state, _ = do(state, 0, "pounds", "column 2")
    assert base(state, "cape_town") == [0, 1, 0]
    state, _ = do(state, 1, "expand", "company cape_town")
    assert "enter karoo" in options(state)


def test_m6_7_when_the_last_post_leaves_the_rest_of_the_points_is_forfeited() -> None:
    state = position(area={0: ["expansion_3"]}, bases={"cape_town": [0, 0, 1]})
    state, events = do(state, 0, "expand", "company cape_town", "enter karoo")
    assert told(events, "points_lost") == [{"seat": 0, "points": 2}]
    assert state.pounds[0] == reward("karoo").pounds
    assert asked(state) == (1, "turn")


@pytest.mark.parametrize("cards", [["expansion_2"], ["expansion_2", "expansion_3"]])
def test_m6_8_who_wants_no_region_forfeits_the_action(cards: list[str]) -> None:
    state = position(area={0: cards})
    state, events = do(state, 0, "expand", "stop")
    assert kinds(events) == ["expansion", "expansion_lost", "turn"]
    assert area(state, 0)[: len(cards)] == [f"-{card}" for card in cards]
    assert asked(state) == (1, "turn")
    assert [base(state, name) for name in COMPANIES] == [[5, 5, 5]] * 4


def test_m6_8_with_nothing_to_be_entered_the_action_is_forfeited_unasked() -> None:
    state = position(
        area={0: ["expansion_2", "expansion_3"]}, bases={name: [0, 0, 0] for name in COMPANIES}
    )
    state, events = do(state, 0, "expand")
    assert told(events, "expansion_lost") == [{"seat": 0, "points": 5}]
    assert area(state, 0)[:2] == ["-expansion_2", "-expansion_3"]
    assert asked(state) == (1, "turn")


def test_m6_8_the_nearest_region_costs_two_points_and_there_is_one() -> None:
    state = position(area={0: ["expansion_1_crate_0"]}, posts={"mombasa": ["karoo", "natal"]})
    state, _ = do(state, 0, "expand")
    assert why(state, 0, "company cape_town") == refused(
        "M6.8", "out_of_reach", company="cape_town", cost=2, points=1
    )


def test_m6_9_the_rewards_come_after_the_last_region() -> None:
    state = position(area={0: ["expansion_2", "expansion_2"]})
    state, before = do(
        state,
        0,
        *("expand", "company saint_louis", "enter senegambia", "column 1"),
        *("enter gold_coast", "column 1", "enter benin", "column 1", "enter hausaland"),
    )
    assert not {"gained", "diamonds", "stepped"} & set(kinds(before))
    assert (state.pounds[0], state.diamonds[0]) == (0, 0)
    state, events = do(state, 0, "column 1")
    due = reward("senegambia", "gold_coast", "benin", "hausaland")
    assert kinds(events)[-2:] == ["gained", "diamonds"]  # pounds first, then diamonds
    assert {event.rule for event in events[-2:]} == {"M6.9"}
    assert (state.pounds[0], state.diamonds[0]) == (due.pounds, due.diamonds)
    assert (asked(state), points(state)) == ((0, "points"), due.books)
    state, _ = do(state, 0, "pounds")
    assert asked(state) == (0, "advance")  # track steps last
    state, _ = do(state, 0, *["step saint_louis"] * due.steps)
    assert [on_track(state, 0, name) for name in COMPANIES] == [0, 0, due.steps, 0]
    assert asked(state) == (1, "turn")


def test_m6_9_the_bookkeeping_points_of_all_regions_are_one_total() -> None:
    state = position(area={0: ["expansion_3"]})
    assert reward("natal").books == reward("tanganyika").books == 1
    state, _ = do(state, 0, "expand", "company cape_town", "enter natal", "column 1")
    state, _ = do(state, 0, "enter kalahari", "column 1", "enter karoo", "column 1")
    assert points(state) == 1
    state = position(area={0: ["expansion_3"]}, posts={"cape_town": ["great_lakes"]})
    state, _ = do(state, 0, "expand", "company cape_town", "enter natal", "column 1")
    state, _ = do(state, 0, "enter tanganyika", "column 1", "enter karoo", "column 1")
    assert points(state) == 2
    assert "take 1 6" in options(state)  # a C-book costs 2


def test_m6_9_mine_icons_give_nothing_here() -> None:
    state = position(area={0: ["expansion_2"]})
    assert BOX.mines[REGION["kalahari"]] > 1
    state, _ = do(state, 0, "expand", "company cape_town", "enter kalahari", "column 1")
    assert state.diamonds[0] == reward("kalahari").diamonds


def test_m6_10_the_ousted_post_goes_to_the_rearmost_empty_space_of_the_column_chosen() -> None:
    state = position(
        area={0: ["expansion_2"]},
        posts={"mombasa": ["karoo"]},
        bases={"mombasa": [3, 2, 5]},
        position=one_share("mombasa"),
    )
    assert share_value(state, "mombasa") == sum(column(1)[:2]) + sum(column(2)[:3])
    state, events = do(state, 0, "expand", "company cape_town", "enter karoo", "column 1")
    assert kinds(events).index("ousted") < kinds(events).index("gained")
    assert asked(state) == (0, "return")
    assert state.open[0].args == (("company", "mombasa"),)
    assert options(state) == ["column 1", "column 2"]
    assert why(state, 0, "column 3") == refused("M6.10", "column_full", company="mombasa", column=3)
    state, events = do(state, 0, "column 2")
    assert told(events, "returned") == [{"seat": 0, "company": "mombasa", "column": 2}]
    assert base(state, "mombasa") == [3, 3, 5]
    assert share_value(state, "mombasa") == sum(column(1)[:2]) + sum(column(2)[:2])


def test_m6_10_a_fifth_space_once_empty_is_never_covered_again() -> None:
    state = position(
        area={0: ["expansion_2"]},
        posts={"mombasa": ["karoo"]},
        bases={"mombasa": [0, 5, 5]},
        position=one_share("mombasa"),
    )
    assert share_value(state, "mombasa") == sum(column(1))
    state, events = do(state, 0, "expand", "company cape_town", "enter karoo", "column 1")
    assert told(events, "returned") == [{"seat": 0, "company": "mombasa", "column": 1}]
    assert base(state, "mombasa") == [1, 5, 5]
    assert share_value(state, "mombasa") == sum(column(1)) - column(1)[3]  # on the fourth


def test_m6_10_with_the_fifth_space_open_four_posts_fill_a_column() -> None:
    state = position(
        area={0: ["expansion_2"]}, posts={"mombasa": ["karoo"]}, bases={"mombasa": [4, 5, 5]}
    )
    state.opened[BOX.base_columns * company("mombasa")] = 1
    state, events = do(state, 0, "expand", "company cape_town", "enter karoo", "column 1")
    assert told(events, "post_lost") == [{"seat": 0, "company": "mombasa"}]
    assert base(state, "mombasa") == [4, 5, 5]
    assert state.removed[company("mombasa")] == 1
    assert asked(state) == (1, "turn")


def test_m6_10_the_rewards_are_taken_before_ousted_posts_go_back() -> None:
    state = position(
        area={0: ["expansion_2"]}, posts={"mombasa": ["natal"]}, bases={"mombasa": [4, 4, 4]}
    )
    state, _ = do(state, 0, "expand", "company cape_town", "enter natal", "column 1")
    assert asked(state) == (0, "points")
    state, _ = do(state, 0, "take 1 2")
    assert asked(state) == (0, "return")
    state, _ = do(state, 0, "column 1")
    assert asked(state) == (0, "place")  # and the books at the end of the turn


def test_m6_11_in_the_end_no_region_holds_two_posts_and_the_turn_is_over() -> None:
    state = position(
        area={0: ["expansion_2", "expansion_1_crate_0"]},
        posts={"mombasa": ["karoo"], "cairo": ["kalahari"]},
    )
    state, _ = do(state, 0, "expand", "company cape_town", "enter karoo", "column 1", "stop")
    assert owner(state, "karoo") == "cape_town"
    assert owner(state, "kalahari") == "cairo"
    assert base(state, "mombasa") == [5, 5, 5]
    for number, name in enumerate(COMPANIES):
        assert sum(base(state, name)) + state.region.count(number) == POSTS
    assert area(state, 0)[:2] == ["-expansion_2", "-expansion_1_crate_0"]
    assert asked(state) == (1, "turn")


def test_m6_12_there_are_24_regions_two_of_them_enclaves() -> None:
    assert len(BOX.regions) == 24
    enclaves = [n for n, region in enumerate(EDITION.map.regions) if region.around != NONE]
    assert len(enclaves) == 2
    for place in enclaves:
        around = EDITION.map.regions[place].around
        assert [other for other, _ in EDITION.map.borders[place]] == [around]
        assert all(place not in dict(near) for near in EDITION.map.bases)
        assert EDITION.map.regions[around].reward == Reward()


@pytest.mark.parametrize(("enclave", "around"), [("bornu", "sahel"), ("kuba", "congo_basin")])
def test_m6_12_only_from_around_it_can_an_enclave_be_entered(enclave: str, around: str) -> None:
    others = [name for name in BOX.regions if name not in (enclave, around)]
    bases = {"cairo": [1, 1, 1]}
    state = position(area={0: ["expansion_2"]}, posts={"cairo": others}, bases=bases)
    state, _ = do(state, 0, "expand", "company cairo")
    assert why(state, 0, f"enter {enclave}").rule == "M6.3"
    state = position(area={0: ["expansion_2"]}, posts={"cairo": [around]})
    state, _ = do(state, 0, "expand", "company cairo")
    assert f"enter {enclave}" in options(state)


def test_m6_13_a_base_is_no_region() -> None:
    assert not set(BOX.regions) & set(COMPANIES)
    with pytest.raises(InvalidNotation):
        GAME.parse("enter mombasa")
    state = position(area={0: ["expansion_3"]}, posts={"cape_town": ["horn"]})
    state, _ = do(state, 0, "expand", "company cape_town")
    near_the_base = dict(EDITION.map.bases[company("mombasa")])
    assert {REGION["horn"], REGION["tanganyika"]} <= set(near_the_base)
    assert why(state, 0, "enter tanganyika").rule == "M6.3"  # no way through the base


@pytest.mark.parametrize("name", COMPANIES)
def test_m6_14_the_share_on_a_card_plays_no_part_in_expanding(name: str) -> None:
    found = []
    for card in ("expansion_3", "expansion_3_cairo"):
        state, _ = do(position(area={0: [card]}), 0, "expand", f"company {name}")
        found.append((points(state), regions(state)))
    assert found[0] == found[1]
    assert found[0][0] == 3


def test_m6_15_the_two_surrounding_regions_are_the_only_ones_without_a_reward() -> None:
    around = {region.around for region in EDITION.map.regions} - {NONE}
    bare = {n for n, region in enumerate(EDITION.map.regions) if region.reward == Reward()}
    assert bare == around
    assert len(BOX.regions) - len(bare) == 22


def test_m6_15_a_surrounding_region_gives_nothing_and_its_enclave_does() -> None:
    state = position(area={0: ["expansion_2"]}, posts={"cairo": ["kordofan"]})
    state, events = do(state, 0, "expand", "company cairo", "enter sahel", "column 2")
    assert not {"gained", "diamonds", "stepped"} & set(kinds(events))
    assert asked(state) == (1, "turn")
    state = position(area={0: ["expansion_1_crate_0"]}, posts={"cairo": ["congo_basin"]})
    state, _ = do(state, 0, "expand", "company cairo", "enter kuba", "column 2")
    assert state.diamonds[0] == reward("kuba").diamonds > 0


def test_m6_16_company_then_region_by_region_with_its_column() -> None:
    state = position(area={0: ["expansion_2"]})
    questions = []
    for text in ("expand", "company cairo", "enter nubia", "column 1", "enter kordofan"):
        state, _ = do(state, 0, text)
        questions.append(asked(state)[1])
    assert questions == ["company", "enter", "column", "enter", "column"]


def test_m6_16_after_each_region_the_player_may_stop() -> None:
    state = position(area={0: ["expansion_3"]})
    state, _ = do(state, 0, "expand", "company cairo", "enter nubia", "column 1")
    assert "stop" in options(state)
    after, _ = do(state, 0, "stop")
    assert asked(after) == (1, "turn")
    state, _ = do(state, 0, "enter abyssinia", "column 1")
    assert "stop" in options(state)


def test_m6_16_only_companies_with_a_region_in_reach_are_offered() -> None:
    state = position(
        area={0: ["expansion_1_crate_0"]},
        posts={"mombasa": ["karoo", "natal"]},
        bases={"saint_louis": [0, 0, 0]},
    )
    state, _ = do(state, 0, "expand")
    assert options(state) == ["company mombasa", "company cairo", "stop"]


def test_m6_16_a_company_that_holds_all_it_could_reach_is_not_offered() -> None:
    everywhere = {
        "cairo": BOX.regions
    }  # more than its posts suffice for, but on an island fewer do
    state = position(area={0: ["expansion_3"]}, posts=everywhere, bases={"cairo": [1, 0, 0]})
    state, _ = do(state, 0, "expand")
    assert why(state, 0, "company cairo") == refused("M6.3", "no_access", company="cairo")


def test_m6_17_several_ousted_posts_choose_their_column_one_by_one() -> None:
    state = position(
        area={0: ["expansion_3", "expansion_3"]},
        posts={"mombasa": ["karoo", "kalahari"]},
        bases={"mombasa": [4, 4, 5]},
    )
    state, _ = do(state, 0, "expand", "company cape_town", "enter karoo", "column 1")
    state, _ = do(state, 0, "enter kalahari", "column 1", "stop")
    assert asked(state) == (0, "return")
    assert options(state) == ["column 1", "column 2"]
    state, events = do(state, 0, "column 2")
    columns = [event["column"] for event in told(events, "returned")]
    assert columns == [2, 1]  # the second space was filled, so there was no choice
    assert base(state, "mombasa") == [5, 5, 5]


def test_m6_17_the_acting_player_brings_back_the_posts_of_all_companies() -> None:
    state = position(
        area={0: ["expansion_3", "expansion_3"]},
        posts={"mombasa": ["karoo"], "cairo": ["natal"]},
        bases={"mombasa": [4, 4, 4], "cairo": [3, 3, 3]},
    )
    state, _ = do(state, 0, "expand", "company cape_town", "enter karoo", "column 1")
    state, _ = do(state, 0, "enter natal", "column 1", "stop", "pounds")
    returned = {}
    for number in (1, 3):
        assert asked(state) == (0, "return")
        returned[dict(state.open[0].args)["company"]] = number
        state, _ = do(state, 0, f"column {number}")
    for name, number in returned.items():
        before = {"mombasa": 4, "cairo": 3}[str(name)]
        after = [before + (place == number) for place in (1, 2, 3)]
        assert base(state, str(name)) == after
    assert set(returned) == {"mombasa", "cairo"}


def test_m6_18_a_bonus_unlocked_by_the_rewards_counts_from_the_next_turn() -> None:
    special, pounds = EDITION.tracks[0].special[0]
    state = position(
        area={0: ["expansion_3"]},
        posts={"mombasa": ["swahili_coast"]},
        position={0: {"mombasa": special - 1}},
    )
    state, _ = do(state, 0, "expand")
    assert points(state) == 3
    state, _ = do(state, 0, "company mombasa", "enter great_lakes", "column 1")
    assert points(state) == 2
    state, events = do(state, 0, "stop", "step mombasa")
    assert on_track(state, 0, "mombasa") == special
    assert state.pounds[0] == pounds
    assert "bonus_in_force" not in kinds(events)
    state, events = do(state, 1, "end")
    assert told(events, "bonus_in_force") == [{"seat": 0, "company": "mombasa", "level": 1}]


def test_m6_5_example_five_points_expand_cape_town_and_oust_mombasa() -> None:
    """English rulebook, page 6: 1 + 1 + 3 points."""
    state = position(
        area={0: ["expansion_2", "expansion_3"]},
        posts={"mombasa": ["tanganyika"]},
        bases={"mombasa": [4, 5, 4]},
    )
    state, _ = do(state, 0, "expand")
    assert points(state) == 5
    spent = []
    state, _ = do(state, 0, "company cape_town")
    for region in ("natal", "zambezi", "tanganyika"):  # the last over a double border
        state, events = do(state, 0, f"enter {region}", "column 2")
        spent += [event["points"] for event in told(events, "region_chosen")]
    assert spent == [1, 1, 3]
    assert base(state, "cape_town") == [5, 2, 5]
    due = reward("natal", "zambezi", "tanganyika")
    assert points(state) == due.books == 2
    state, _ = do(state, 0, "pounds", *["step cape_town"] * due.steps)
    assert asked(state) == (0, "return")
    state, _ = do(state, 0, "column 3")
    assert base(state, "mombasa") == [4, 5, 5]
    assert [owner(state, name) for name in ("natal", "zambezi", "tanganyika")] == ["cape_town"] * 3
    assert on_track(state, 0, "cape_town") == due.steps
    assert area(state, 0)[:2] == ["-expansion_2", "-expansion_3"]
    assert asked(state) == (1, "turn")
