"""Phase 3, purchase: S5.1 to S5.6."""

from typing import Any

from comptoir.core.indexes import NONE
from tests.speicherstadt.kit import (
    BOX,
    GAME,
    asked,
    do,
    goods,
    kinds,
    offer,
    options,
    position,
    why,
)


def test_s5_1_left_to_right_the_lowest_merchant_decides_at_the_length_of_the_queue() -> None:
    state = position(
        "purchase",
        offer=offer("church", "bank", "port", "chamber"),
        queues=[[], [2, 0, 1], [1], []],
    )
    assert asked(state) == (2, "buy")
    assert state.open[0].args == (("card", "bank"), ("price", 3))
    assert options(state) == ["buy", "pass"]
    state, _ = do(state, 2, "pass")
    assert state.open[0].args == (("card", "bank"), ("price", 2))
    assert asked(state) == (0, "buy")
    state, _ = do(state, 0, "buy")
    assert asked(state) == (1, "buy")
    assert state.open[0].args == (("card", "port"), ("price", 1))
    assert state.coins == [3, 5, 5]


def test_s5_1_who_cannot_pay_must_pass() -> None:
    state = position(
        "purchase",
        offer=offer("church", "bank", "port", "chamber"),
        queues=[[1, 1, 2, 2], [], [], []],
        coins=[5, 3, 5],
    )
    assert asked(state) == (1, "buy")  # passed once without being asked, now it costs 3
    assert state.queues[0] == [1, 2, 2]


def test_s5_1_the_price_is_four_you_have_three_coins() -> None:
    state = position(
        "purchase",
        2,
        offer=offer("church", "bank", "port"),
        queues=[[0, 1, 1, 1], [], []],
        coins=[4, 3],
    )
    state.coins[0] = 3
    refusal = why(state, 0, "buy")
    assert refusal.rule == "S5.1"
    assert refusal.args == (("price", 4), ("coins", 3))


def test_s5_2_the_merchants_go_home_and_the_card_lies_before_its_buyer() -> None:
    state = position(
        "purchase",
        offer=offer("church", "bank", "port", "chamber"),
        queues=[[0, 1, 2], [1], [], []],
    )
    state, _ = do(state, 0, "buy")
    assert state.cards[0][BOX.church] == 1
    assert state.offer[0] == NONE
    assert [state.merchants_at_home(seat) for seat in range(3)] == [3, 2, 3]


def test_s5_2_a_card_that_nobody_buys_is_discarded() -> None:
    state = position(
        "purchase", offer=offer("church", "bank", "port", "chamber"), queues=[[0], [], [1], []]
    )
    state, events = do(state, 0, "pass")
    assert kinds(events) == ["passed", "unsold", "unsold"]
    assert [dict(event.args)["space"] for event in events] == [1, 1, 2]
    assert state.discard[BOX.church] == state.discard[BOX.bank] == 1


def test_s5_3_a_card_serves_only_its_buyer() -> None:
    cards = [[0] * len(BOX.cards) for _ in range(3)]
    cards[1][BOX.index["contract_1"]] = 1
    state = position("processing", cards=cards, pool=[goods(coffee=1)] * 3)
    refusal = why(state, 0, "deliver contract_1 coffee")
    assert (refusal.rule, refusal.args) == ("S5.3", (("card", "contract_1"),))


def test_s5_4_each_merchant_decides_for_itself() -> None:
    state = position(
        "purchase",
        offer=offer("church", "bank", "port", "chamber"),
        queues=[[0, 1, 0], [2], [], []],
    )
    state, _ = do(state, 0, "pass")
    assert state.queues[0] == [1, 0]
    state, _ = do(state, 1, "pass")
    state, _ = do(state, 0, "buy")
    assert state.coins[0] == 4
    assert state.cards[0][BOX.church] == 1


def test_s5_5_who_cannot_pay_passes_without_being_asked() -> None:
    state = position(
        "purchase",
        offer=offer("church", "bank", "port", "chamber"),
        queues=[[1, 0], [1, 0], [], []],
        coins=[5, 2, 5],
    )
    state, events = do(state, 1, "buy")
    assert state.coins[1] == 0  # spent on the first card, gone for the second
    assert kinds(events) == ["bought", "could_not_pay"]
    assert (events[1].rule, events[1].args) == (
        "S5.5",
        (("seat", 1), ("card", "bank"), ("space", 2), ("price", 2)),
    )
    assert asked(state) == (0, "buy")


def test_s5_6_the_goods_of_an_unsold_ship_go_to_the_stock() -> None:
    cargo = [goods(tea=2, cloth=1), goods(), goods(), goods()]
    bag = goods(coffee=4)
    state = position(
        "purchase",
        offer=offer("ship", "bank", "port", "chamber"),
        queues=[[0], [1], [], []],
        cargo=cargo,
        bag=bag,
    )
    state, _ = do(state, 0, "pass")
    assert state.stock == goods(tea=2, cloth=1)
    assert state.bag == goods(coffee=4)
    assert state.cargo[0] == goods()


def test_s5_1_the_view_says_the_price_with_one_merchant_more() -> None:
    queues = [[], [0], [2, 2, 2, 1, 1, 1, 0, 0], []]
    state = position("bidding", offer=[*offer("church", "bank", "port"), NONE], queues=queues)
    spaces: Any = GAME.view(state, None)["offer"]
    prices = [(space["price"], space["next_price"]) for space in spaces]
    assert prices == [(0, 1), (1, 2), (8, None), (0, None)]
