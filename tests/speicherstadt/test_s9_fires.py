"""Fires and firemen: S9.1 to S9.5, and the cards: S10.1, S10.2."""

from collections import Counter

import pytest

from comptoir.games.speicherstadt.rules.scoring import categories
from tests.speicherstadt.kit import BOX, GAME, cards, chance, goods, offer, options, owned, position


def burnt(*firemen: tuple[str, ...], fire: str = "fire_2") -> list[int]:
    """The scores after a fire among players with these firemen."""
    seats = len(firemen)
    pile = [[0] * len(BOX.cards) for _ in range(5)]
    pile[2] = cards(fire, "church", "ship")
    state = position("supply", seats, pile=pile, cards=owned(seats, dict(enumerate(firemen))))
    return chance(state, f"draw {fire}").score


def test_s9_1_the_highest_total_gains_the_lowest_loses() -> None:
    assert burnt(("fireman_1", "fireman_3"), ("fireman_5",), ("fireman_2",)) == [0, 2, -2]


def test_s9_1_ties_all_gain_or_all_lose() -> None:
    assert burnt(("fireman_3",), ("fireman_1", "fireman_2"), (), ()) == [2, 2, -2, -2]


def test_s9_1_all_equal_and_nothing_happens() -> None:
    assert burnt(("fireman_3",), ("fireman_1", "fireman_2")) == [0, 0]


@pytest.mark.parametrize(("fire", "points"), [("fire_1", 1), ("fire_2", 2), ("fire_3", 3)])
def test_s9_1_scores_can_go_below_zero(fire: str, points: int) -> None:
    assert burnt((), ("fireman_1",), fire=fire) == [-points, points]


def test_s9_2_ten_firemen_of_values_one_to_five() -> None:
    firemen = [BOX.cards[card] for card in BOX.firemen]
    assert [card.value for card in firemen] == [1, 2, 3, 4, 5]
    assert [sum(card.layers[layer] for card in firemen) for layer in range(4)] == [2, 3, 2, 3]


def test_s9_3_a_fire_in_spring_summer_autumn_and_at_the_end() -> None:
    layers = [BOX.cards[card].layers for card in BOX.fires]
    assert layers == [(0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 1)]


def test_s9_4_no_fireman_is_a_total_of_zero_and_the_middle_is_unaffected() -> None:
    assert burnt((), ("fireman_1",), ("fireman_4",)) == [-2, 0, 2]
    assert burnt(("fireman_1",), ()) == [2, -2]
    assert burnt((), ()) == [0, 0]


def test_s9_5_fires_resolve_before_this_rounds_purchases() -> None:
    pile = [[0] * len(BOX.cards) for _ in range(5)]
    pile[2] = cards("fire_2", "fireman_5", "ship")
    state = position("supply", 2, pile=pile)
    state = chance(state, "draw fireman_5", "draw fire_2")
    assert state.score == [0, 0]
    assert state.offer[0] == BOX.index["fireman_5"]


def test_s10_1_numbers_of_cards_by_season() -> None:
    found: Counter[str] = Counter()
    layers: dict[str, list[int]] = {}
    for card in BOX.cards:
        found[card.kind] += sum(card.layers)
        row = layers.setdefault(card.kind, [0] * 5)
        layers[card.kind] = [a + b for a, b in zip(row, card.layers, strict=True)]
    assert found == {
        "fire": 4,
        "fireman": 10,
        "contract": 10,
        "ship": 15,
        "trader": 5,
        "counting_office": 4,
        "warehouse": 1,
        "bank": 1,
        "port": 1,
        "chamber": 1,
        "church": 1,
        "prayer_boat": 1,
    }
    assert layers["contract"] == [3, 3, 4, 0, 0]
    assert layers["counting_office"] == [1, 1, 0, 2, 0]
    assert layers["ship"] == [0, 5, 5, 5, 0]


@pytest.mark.parametrize(
    ("own", "category", "points"),
    [
        (("prayer_boat",), "prayer_boat", 3),
        (("church",), "church", 4),
        (("chamber",), "chamber", 5),
        (("port", "ship", "ship"), "port", 2),
        (("ship",), "port", 0),
        (("trader_tea", "trader_cloth"), "traders", 2),
        ((), "counting_offices", 0),
        (("counting_office",), "counting_offices", 2),
        (("counting_office",) * 2, "counting_offices", 5),
        (("counting_office",) * 3, "counting_offices", 9),
        (("counting_office",) * 4, "counting_offices", 14),
    ],
)
def test_s10_2_points_of_the_cards(own: tuple[str, ...], category: str, points: int) -> None:
    state = position(
        "bidding", offer=offer("ship", "ship", "ship", "ship"), cards=owned(3, {1: own})
    )
    assert dict(categories(state, 1))[category] == points
    assert sum(points for _, points in categories(state, 1)) == GAME.standings(state)[1].total


def test_s10_2_a_point_for_each_good_in_the_warehouse() -> None:
    state = position(
        "processing",
        cards=owned(3, {0: ("warehouse",)}),
        warehouse=[goods(tea=3), goods(), goods()],
        pool=[goods(coffee=2), goods(), goods()],
    )
    assert dict(categories(state, 0))["warehouse"] == 4  # as many as it holds
    assert "done" in options(state)
