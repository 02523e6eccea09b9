"""The final score that a seat can hope for: more of what is good, and the score at the end."""

from random import Random
from typing import Any

import pytest

from comptoir.core import Seat
from comptoir.core.play import uniform
from comptoir.games.speicherstadt.estimate.contracts import at_least
from comptoir.games.speicherstadt.rules.state import State
from tests.speicherstadt.kit import BOX, GAME, goods, offer, owned, pools, position

NOTHING_LEFT = [[0] * len(BOX.cards)] * 4 + [
    [int(card == BOX.last_fire) for card in range(len(BOX.cards))]
]


LATE: dict[str, Any] = {"last": True, "pile": NOTHING_LEFT, "bag": goods()}


def hope(state: State, seat: int = 0) -> float:
    return sum(GAME.estimate(state, Seat(seat)))


def bidding(**fields: Any) -> State:
    return position("bidding", seats=2, **{"offer": offer("ship", "church", "bank"), **fields})


def having(*names: str, **fields: Any) -> float:
    """What seat 0 can hope for with these cards."""
    return hope(bidding(cards=owned(2, {0: names}), **fields))


@pytest.mark.parametrize(
    "card",
    [
        "church",
        "prayer_boat",
        "bank",
        "warehouse",
        "port",
        "counting_office",
        "trader_tea",
        "fireman_5",
        "contract_1",
    ],
)
def test_every_card_is_worth_something(card: str) -> None:
    assert having(card) > having()


def test_another_counting_office_is_worth_more_than_the_one_before() -> None:
    one = having("counting_office") - having()
    two = having("counting_office", "counting_office") - having("counting_office")
    assert two > one


def test_coins_are_worth_ever_less() -> None:
    worth = [hope(bidding(coins=[coins, 5])) for coins in (0, 5, 20, 60)]
    assert worth == sorted(worth)
    assert (worth[1] - worth[0]) / 5 > (worth[3] - worth[2]) / 40


def test_with_the_chamber_coins_are_kept_in_the_end() -> None:
    few, many = [having("chamber", coins=[coins, 5], **LATE) for coins in (0, 10)]
    assert many - few >= 9.0


def test_goods_that_complete_a_contract_bring_its_points() -> None:
    def with_goods(**counts: int) -> float:
        return having("contract_1", house=pools(2, {0: goods(**counts)}), **LATE)

    assert with_goods(coffee=1, spices=1) >= with_goods(coffee=1, cloth=1) + 3.0


def test_a_trader_and_the_warehouse_have_a_use_for_goods() -> None:
    goods_at_hand = {"house": pools(2, {0: goods(tea=1)})}
    assert having("trader_tea", **goods_at_hand) - having("trader_tea") > 0.0
    stored = {"warehouse": pools(2, {0: goods(tea=2, cloth=2)})}
    assert having("warehouse", **stored) > having("warehouse")


def test_who_queues_first_can_hope_for_the_card() -> None:
    alone, behind, nowhere = [
        hope(position("purchase", seats=2, offer=offer("ship", "church", "bank"), queues=q, **LATE))
        for q in ([[], [0], [0]], [[], [1, 0], [0]], [[], [1], [0]])
    ]
    assert alone > behind > nowhere


@pytest.mark.parametrize("card", [card.id for card in BOX.cards if not card.id.startswith("fire_")])
def test_a_queue_above_any_card_is_judged(card: str) -> None:
    state = bidding(offer=offer(card, "church", "bank"), queues=[[0, 1], [], []])
    assert hope(state) == pytest.approx(hope(state))


def test_who_can_not_pay_gets_nothing() -> None:
    def gain(coins: int) -> float:
        rich = {"coins": [coins, 0], **LATE}
        return hope(bidding(queues=[[], [0, 1, 1, 1], []], **rich)) - hope(bidding(**rich))

    assert gain(9) > gain(0)
    assert gain(0) == pytest.approx(0.0)


def test_firemen_decide_fires() -> None:
    ahead = having("fireman_5")
    level = hope(bidding(cards=owned(2, {0: ("fireman_5",), 1: ("fireman_4",)})))
    assert ahead > level


def test_without_more_firemen_to_come_the_last_fire_is_certain() -> None:
    fields = {**LATE, "offer": offer("ship", "ship", "ship")}
    more = hope(bidding(cards=owned(2, {0: ("fireman_1",)}), **fields))
    less = hope(bidding(cards=owned(2, {1: ("fireman_1",)}), **fields))
    none = hope(bidding(**fields))
    points = BOX.cards[BOX.last_fire].value
    assert more - none == pytest.approx(points)
    assert none - less == pytest.approx(points)


def test_an_empty_bag_brings_no_goods() -> None:
    assert having("contract_1", bag=goods()) < having("contract_1")


def test_at_the_end_it_is_the_score() -> None:
    rng = Random(3)
    state = GAME.start(3, {})
    while state.open:
        decision = state.open[0]
        GAME.apply(state, decision.seat, uniform(decision, rng), listen=False)
    for score in GAME.standings(state):
        assert GAME.estimate(state, score.seat) == tuple(
            float(points) for _, points in score.categories
        )


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_moment_has_an_estimate_that_changes_nothing(seats: int) -> None:
    rng = Random(seats)
    state = GAME.start(seats, {})
    while state.open:
        before = GAME.dump(state)
        for score in GAME.standings(state):
            found = GAME.estimate(state, score.seat)
            assert len(found) == len(score.categories)
        assert GAME.dump(state) == before
        decision = state.open[0]
        GAME.apply(state, decision.seat, uniform(decision, rng), listen=False)


def test_the_chance_of_enough_goods_grows_with_the_mean() -> None:
    assert at_least(0.0, 1) == 0.0
    assert at_least(1.0, 1) > at_least(1.0, 2) > at_least(0.5, 2) > 0.0
    assert at_least(50.0, 3) == pytest.approx(1.0)
