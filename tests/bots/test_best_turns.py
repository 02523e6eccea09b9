"""Bots that think find the turn that is obviously the best."""

import pytest

from tests.bots.kit import choice, looking
from tests.mombasa import kit as mombasa
from tests.speicherstadt.kit import GAME, goods, offer, owned, pools, position

THINKERS = ("easy", "greedy", "search:12")
NOTHING_LEFT = [[0] * len(GAME.box.cards)] * 4 + [
    [int(card == GAME.box.last_fire) for card in range(len(GAME.box.cards))]
]


def best(name: str, state: object, seats: int = 2) -> str:
    return str(choice(name, "1", looking(GAME, state, seats)))


@pytest.mark.parametrize("name", THINKERS)
def test_points_for_a_coin_are_bought_in_the_last_round(name: str) -> None:
    state = position(
        "purchase",
        seats=2,
        last=True,
        pile=NOTHING_LEFT,
        offer=offer("church", "ship", "ship"),
        queues=[[0], [], []],
    )
    assert best(name, state) == "buy"


@pytest.mark.parametrize("name", THINKERS)
def test_a_merchant_goes_where_the_points_are(name: str) -> None:
    state = position(
        "bidding",
        seats=2,
        last=True,
        pile=NOTHING_LEFT,
        coins=[1, 0],
        offer=offer("church", "trader_tea", "ship"),
        queues=[[], [0, 1], [0, 1, 1]],
        bag=goods(),
    )
    assert best(name, state) == "bid 1"


@pytest.mark.parametrize("name", THINKERS)
def test_a_contract_is_completed(name: str) -> None:
    state = position(
        "processing",
        seats=2,
        last=True,
        pile=NOTHING_LEFT,
        cards=owned(2, {0: ("contract_1",)}),
        pool=pools(2, {0: goods(coffee=1, spices=1)}),
    )
    assert best(name, state).startswith("deliver contract_1")


@pytest.mark.parametrize("name", ["greedy", "search:12"])
def test_the_search_sees_what_others_will_do(name: str) -> None:
    """Whoever has the money gets the church: a merchant behind is lost, one below is not."""
    state = position(
        "purchase",
        seats=2,
        last=True,
        pile=NOTHING_LEFT,
        coins=[2, 2],
        offer=offer("prayer_boat", "church", "ship"),
        queues=[[0], [0, 1], []],
    )
    # the boat costs 1 of 2 coins; the church then 2, too expensive, so seat 1 gets it for 1
    assert best(name, state) == "pass"


@pytest.mark.parametrize("name", ["greedy", "search:8"])
def test_the_last_action_of_mombasa_is_not_left_unused(name: str) -> None:
    state = mombasa.position(
        in_round=7, area={0: ("diamond_merchant",)}, diamonds={0: 8}, markers={0: 0}
    )
    assert len(state.open[0].options) > 1
    seat_view = looking(mombasa.GAME, state, 2)
    assert str(choice(name, "1", seat_view)) == "merchant diamond_merchant"
