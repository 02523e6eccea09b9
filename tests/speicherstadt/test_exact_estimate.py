"""The estimate that counts exchanges one by one, and the last processing to its end."""

from random import Random
from typing import Any

import pytest

from comptoir.core import Seat
from comptoir.core.play import uniform
from comptoir.games.speicherstadt.estimate.contracts import laid_down
from comptoir.games.speicherstadt.estimate.endgame import may_process
from comptoir.games.speicherstadt.estimate.expert import tuned
from comptoir.games.speicherstadt.estimate.seat import Hopes
from comptoir.games.speicherstadt.game import Speicherstadt
from comptoir.games.speicherstadt.rules.phases.income import Income
from comptoir.games.speicherstadt.rules.phases.rounds import Rounds
from comptoir.games.speicherstadt.rules.state import State
from tests.speicherstadt.kit import BOX, GAME, do, goods, offer, owned, pools, position
from tests.speicherstadt.test_estimate import LATE

EXACT = tuned(GAME, {})
PLENTY = [9] * len(BOX.goods)
NONE_LEFT = [0] * len(BOX.goods)


def hope(state: State) -> float:
    return sum(EXACT.estimate(state, Seat(0)))


def processing(*cards: str, last: bool = True, **fields: Any) -> State:
    """Seat 0 processes, with these cards; the last time, unless it is said otherwise."""
    late = LATE if last else {}
    return position("processing", seats=2, **{**late, "cards": owned(2, {0: cards}), **fields})


def with_goods(**counts: int) -> dict[str, Any]:
    return {"pool": pools(2, {0: goods(**counts)}), "stock": PLENTY}


def contract_points(state: State, game: Speicherstadt = EXACT) -> float:
    """What seat 0's contracts come to."""
    return Hopes(game.estimator.outlook(state), 0).trade.points


def test_s6_6_exchanges_at_hand_complete_a_contract() -> None:
    """Three goods of no use are the one that is lacking, for whoever counts them."""
    state = processing("contract_1", last=False, **with_goods(coffee=1, cloth=3))
    value = BOX.cards[BOX.index["contract_1"]].value
    assert contract_points(state, GAME) < contract_points(state) == value


def test_s6_6_nobody_exchanges_for_what_the_bank_does_not_have() -> None:
    fields = with_goods(coffee=1, cloth=3)
    state = processing("contract_1", last=False, **{**fields, "stock": NONE_LEFT})
    assert contract_points(state) < BOX.cards[BOX.index["contract_1"]].value


def test_s6_6_goods_are_given_away_but_once() -> None:
    """Three surplus goods are good for one of two contracts that lack a good each."""
    few, many = [
        contract_points(processing("contract_1", "contract_4", last=False, **with_goods(**counts)))
        for counts in ({"coffee": 1, "rubber": 2}, {"coffee": 1, "rubber": 2, "cloth": 9})
    ]
    assert few < many


@pytest.mark.parametrize(("choice", "coins", "good"), [("sell", 1, 0), ("exchange", 0, 1)])
def test_s6_6_what_is_laid_down_counts_until_its_worth_comes(
    choice: str, coins: int, good: int
) -> None:
    state = processing(last=False, **with_goods(tea=3, cloth=3))
    nothing = laid_down(state, 0)
    assert (nothing.for_coins, nothing.for_good) == (0, 0)
    before = hope(state)
    GAME.apply(state, Seat(0), GAME.parse(choice))
    GAME.apply(state, Seat(0), state.open[0].options[0])
    laid = laid_down(state, 0)
    assert (laid.for_coins, laid.for_good) == (coins, good)
    assert laid_down(state, 1).for_coins == 0
    assert hope(state) == pytest.approx(before, abs=0.6)


def test_s6_6_all_is_laid_down_when_the_good_is_to_be_taken() -> None:
    state = processing(last=False, **with_goods(tea=3, cloth=3))
    GAME.apply(state, Seat(0), GAME.parse("exchange"))
    while state.open[0].kind == "speicherstadt.lay":
        GAME.apply(state, Seat(0), state.open[0].options[0])
    assert laid_down(state, 0).for_good == BOX.edition.exchange_give


def test_the_last_processing_is_counted_out() -> None:
    """A contract that can be completed has its points, and another one none."""
    value = BOX.cards[BOX.index["contract_1"]].value
    assert contract_points(processing("contract_1", **with_goods(coffee=1, cloth=3))) == value
    assert contract_points(processing("contract_1", **with_goods(coffee=1, cloth=2))) == 0
    short = {**with_goods(coffee=1, cloth=3), "stock": NONE_LEFT}
    assert contract_points(processing("contract_1", **short)) == 0


def test_of_two_contracts_the_one_with_more_points_is_completed() -> None:
    """Also where the other one, which wants the same goods, lacks fewer."""
    wanted = [BOX.cards[BOX.index[name]] for name in ("contract_1", "contract_6")]
    counts = dict(zip(BOX.goods, wanted[1].goods, strict=True))
    state = processing(*[card.id for card in wanted], **with_goods(**counts))
    assert wanted[0].value < contract_points(state) == wanted[1].value


def test_goods_that_are_left_over_go_to_the_warehouse_then_to_traders() -> None:
    state, edition = processing("warehouse", "trader_tea", **with_goods(tea=9)), BOX.edition
    trade = Hopes(EXACT.estimator.outlook(state), 0).trade
    assert trade.stored == edition.warehouse_places
    assert trade.coins == edition.trader_coins * (9 - edition.warehouse_places)


def test_who_has_processed_for_the_last_time_keeps_what_is_done() -> None:
    """S6.1: goods that were not delivered then are worth nothing any more, nor is a contract."""
    state = processing("contract_1", house=pools(2, {0: goods(coffee=1, spices=1)}), stock=PLENTY)
    assert may_process(state, 0)
    assert may_process(state, 1)
    assert contract_points(state) > 0
    state.stack = [Rounds(), Income()]
    assert not may_process(state, 0)
    assert contract_points(state) == 0


def test_who_comes_later_has_its_processing_before_it() -> None:
    state = processing(pool=pools(2, {0: goods(tea=1), 1: goods(tea=1)}))
    after, _ = do(state, 0, "throw tea")
    assert [may_process(after, seat) for seat in range(2)] == [False, True]


@pytest.mark.parametrize("contract", ["contract_3", "contract_6", "contract_10"])
def test_a_contract_is_never_rated_below_nothing(contract: str) -> None:
    state = position(
        "bidding",
        seats=2,
        offer=offer(contract, "church", "bank"),
        cards=owned(2, {0: ("contract_2", "contract_5")}),
        house=pools(2, {0: goods(tea=1, spices=2)}),
        bag=goods(coffee=2, tea=2, spices=2),
    )
    rated = [
        Hopes(game.estimator.outlook(state), 0).gain(BOX.index[contract], goods())
        for game in (GAME, EXACT)
    ]
    assert rated[1] >= max(0.0, rated[0])


def test_a_whole_game_has_exact_estimates_that_change_nothing() -> None:
    rng = Random(2)
    state = GAME.start(2, {})
    while state.open:
        before = GAME.dump(state)
        for score in GAME.standings(state):
            assert len(EXACT.estimate(state, score.seat)) == len(score.categories)
        assert GAME.dump(state) == before
        decision = state.open[0]
        GAME.apply(state, decision.seat, uniform(decision, rng), listen=False)
    for score in GAME.standings(state):
        assert sum(EXACT.estimate(state, score.seat)) == score.total
