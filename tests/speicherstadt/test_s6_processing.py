"""Phase 4, processing: S6.1 to S6.12, and the rulebook's worked example."""

from comptoir.games.speicherstadt.rules.scoring import categories
from comptoir.games.speicherstadt.rules.state import State
from tests.speicherstadt.kit import (
    BOX,
    asked,
    cards,
    do,
    goods,
    kinds,
    options,
    owned,
    pools,
    position,
    why,
)


def test_s6_1_from_the_start_player_clockwise() -> None:
    state = position("processing", start_player=2, pool=[goods(tea=2)] * 3)
    order = []
    while asked(state)[1] == "process":
        order.append(asked(state)[0])
        state, _ = do(state, order[-1], "done")
    assert order == [2, 0, 1]


def test_s6_1_nobody_trades_with_others() -> None:
    state = position("processing", pool=[goods(tea=1), goods(coffee=1), goods()])
    assert why(state, 0, "throw coffee").args == (("good", "coffee"),)


def test_s6_2_what_is_left_on_ships_goes_to_the_stock() -> None:
    state = position("processing", pool=pools(3, {0: goods(tea=1, rubber=2)}))
    state, _ = do(state, 0, "done", "keep tea")
    assert state.stock == goods(rubber=2)
    assert state.pool[0] == goods()
    assert state.house[0] == goods(tea=1)


def test_s6_3_a_good_goes_on_a_matching_empty_symbol_and_never_leaves() -> None:
    state = position(
        "processing",
        cards=owned(3, {0: ("contract_1",)}),  # coffee and spices
        pool=pools(3, {0: goods(coffee=2, tea=1)}),
    )
    assert "deliver contract_1 tea" not in [action.text for action in BOX.lexicon.actions]
    state, _ = do(state, 0, "deliver contract_1 coffee")
    assert state.delivered[0] == goods(coffee=1)
    refusal = why(state, 0, "deliver contract_1 coffee")
    assert (refusal.rule, refusal.kind) == ("S6.3", "speicherstadt.symbol_filled")
    assert why(state, 0, "deliver contract_1 spices").rule == "S6.7"
    state, _ = do(state, 0, "done", "keep coffee")
    assert state.delivered[0] == goods(coffee=1)


def test_s6_3_a_contract_counts_only_if_complete() -> None:
    points = {2: 5, 3: 8, 4: 11}
    for number, card in enumerate(BOX.contracts):
        size = sum(BOX.cards[card].goods)
        assert BOX.cards[card].value == points[size]
        state = position("bidding", offer=[0, 1, 2, 3], cards=owned(3, {1: (BOX.cards[card].id,)}))
        needed = [good for good, count in enumerate(BOX.cards[card].goods) if count]
        for good in needed:
            assert _contracts(state, 1) == 0
            state.delivered[number][good] = 1
        assert _contracts(state, 1) == points[size]
        assert _contracts(state, 0) == 0


def _contracts(state: State, seat: int) -> int:
    return dict(categories(state, seat))["contracts"]


def test_s6_4_a_trader_buys_any_number_of_its_own_good() -> None:
    state = position(
        "processing",
        cards=owned(3, {0: ("trader_tea",)}),
        pool=pools(3, {0: goods(tea=2, coffee=1)}),
    )
    state, _ = do(state, 0, "trade tea", "trade tea")
    assert state.coins[0] == 7
    assert state.stock == goods(tea=2)
    assert state.bag == [9] * 5
    assert why(state, 0, "trade coffee").args == (("card", "trader_coffee"),)
    assert why(state, 0, "trade tea").args == (("good", "tea"),)


def test_s6_5_the_warehouse_holds_four_goods_over_rounds() -> None:
    state = position(
        "processing",
        cards=owned(3, {0: ("warehouse",)}),
        pool=pools(3, {0: goods(tea=3, coffee=3)}),
    )
    state, events = do(state, 0, "done", "keep coffee")
    # two coffees had to be kept; two teas fill the room that is left, one goes to the stock
    assert sum(state.warehouse[0]) == 4
    assert sum(state.house[0]) == 1
    assert state.stock == goods(tea=1)
    assert kinds(events).count("stored") == 4


def test_s6_13_what_fits_is_stored_without_a_question() -> None:
    state = position(
        "processing",
        cards=owned(3, {0: ("warehouse",)}),
        pool=pools(3, {0: goods(tea=2, coffee=2)}),
        warehouse=pools(3, {0: goods(cloth=1)}),
    )
    assert state.pool[0] == goods(tea=2, coffee=2, cloth=1)  # taken out freely in this phase
    state, events = do(state, 0, "done")
    assert kinds(events)[:6] == ["done", "stored", "stored", "stored", "stored", "kept"]
    assert sum(state.warehouse[0]) == 4


def test_s6_6_exchange_three_goods_for_one_of_the_stock() -> None:
    state = position(
        "processing", pool=pools(3, {0: goods(tea=3, coffee=1)}), stock=goods(rubber=1)
    )
    state, _ = do(state, 0, "exchange", "lay coffee")  # the teas can only follow
    assert options(state) == ["take coffee", "take tea", "take rubber"]
    state, _ = do(state, 0, "take rubber")
    assert state.pool[0] == goods(tea=1, rubber=1)
    assert state.stock == goods(tea=2, coffee=1)


def test_s6_6_sell_two_goods_for_a_coin_as_often_as_wished() -> None:
    state = position("processing", pool=pools(3, {0: goods(tea=2, coffee=2)}))
    state, _ = do(state, 0, "sell", "lay coffee", "lay tea")
    state, events = do(state, 0, "sell")  # the last two goods lay themselves
    assert kinds(events)[:4] == ["sells", "laid", "laid", "sold"]
    assert state.coins[0] == 7 + 2  # and the income of a round without purchases
    assert state.stock == goods(tea=2, coffee=2)


def test_s6_13_goods_are_never_laid_into_a_dead_end() -> None:
    state = position("processing", pool=pools(3, {0: goods(coffee=2, tea=1, cloth=1)}))
    state, _ = do(state, 0, "exchange")
    assert state.stock == goods(coffee=1)  # nothing else could come first
    assert options(state) == ["lay coffee", "lay tea"]
    assert why(state, 0, "lay cloth").args == (("good", "cloth"), ("need", 2))
    assert why(state, 0, "lay rubber").kind == "speicherstadt.good_missing"
    state, _ = do(state, 0, "lay tea")
    assert asked(state) == (0, "take")  # only cloth could follow tea


def test_s6_13_goods_are_laid_in_the_order_of_their_kinds() -> None:
    state = position("processing", pool=pools(3, {0: goods(coffee=2, tea=3, cloth=1)}))
    state, _ = do(state, 0, "exchange", "lay tea")  # the second tea can only follow
    refusal = why(state, 0, "lay coffee")
    assert (refusal.rule, refusal.kind) == ("S6.13", "speicherstadt.goods_in_order")
    assert options(state) == ["lay tea", "lay cloth"]


def test_s6_6_too_few_goods_for_the_merchant_house() -> None:
    state = position("processing", pool=pools(3, {0: goods(tea=1)}))
    assert why(state, 0, "sell").args == (("need", 2), ("have", 1))
    assert why(state, 0, "exchange").args == (("need", 3), ("have", 1))


def test_s6_6_one_good_may_be_kept_for_later_rounds() -> None:
    state = position("processing", pool=pools(3, {0: goods(tea=2)}))
    state, events = do(state, 0, "done")  # one of two teas: no choice
    assert "kept" in kinds(events)
    assert state.house[0] == goods(tea=1)
    assert state.stock == goods(tea=1)


def test_s6_7_goods_come_from_ships_warehouse_and_house() -> None:
    state = position(
        "processing",
        cards=owned(3, {0: ("warehouse", "contract_2")}),  # coffee, tea, rubber
        pool=pools(3, {0: goods(coffee=1)}),
        warehouse=pools(3, {0: goods(tea=1)}),
        house=pools(3, {0: goods(rubber=1)}),
    )
    contract = "deliver contract_2"
    state, _ = do(state, 0, f"{contract} coffee", f"{contract} tea", f"{contract} rubber")
    assert state.delivered[1] == goods(coffee=1, tea=1, rubber=1)


def test_s6_8_cards_bought_this_round_are_used_this_round() -> None:
    box = BOX
    state = position(
        "purchase",
        2,
        offer=[box.index["ship"], box.index["trader_tea"], box.index["bank"]],
        cargo=[goods(tea=3), goods(), goods()],
        queues=[[0], [0], [0]],
    )
    state, _ = do(state, 0, "buy", "buy", "buy")
    assert asked(state) == (0, "process")
    state, events = do(state, 0, "trade tea")
    state, events = do(state, 0, "done")
    income = [dict(event.args) for event in events if event.kind.endswith("income")]
    assert income == [{"seat": 0, "coins": 2}, {"seat": 1, "coins": 2}]


def test_s6_9_processing_is_open_without_a_new_ship_and_in_one_go() -> None:
    state = position("processing", house=pools(3, {1: goods(tea=1)}))
    assert asked(state) == (1, "process")  # seat 0 has nothing and is not asked
    assert options(state) == ["throw tea", "done"]
    assert why(state, 0, "throw tea").kind == "core.not_your_turn"


def test_s6_10_one_pool_while_processing_then_warehouse_house_and_stock() -> None:
    state = position(
        "processing",
        cards=owned(3, {0: ("warehouse", "contract_1")}),
        pool=pools(3, {0: goods(coffee=1, cloth=3)}),
        warehouse=pools(3, {0: goods(tea=4)}),
        house=pools(3, {0: goods(rubber=1)}),
    )
    assert state.pool[0] == goods(coffee=1, tea=4, rubber=1, cloth=3)
    state, _ = do(state, 0, "deliver contract_1 coffee", "done")
    assert asked(state) == (0, "keep")
    assert state.open[0].args == (("room", 4),)  # the first tea had to be kept
    assert why(state, 0, "keep cloth").kind == "speicherstadt.too_few_after"
    state, _ = do(state, 0, "keep tea", "keep rubber")
    assert state.warehouse[0] == goods(tea=2, rubber=1, cloth=1)
    assert state.house[0] == goods(cloth=1)
    assert state.stock == goods(tea=2, cloth=1)
    assert state.delivered[0] == goods(coffee=1)


def test_s6_13_keeping_follows_the_order_of_the_goods() -> None:
    state = position(
        "processing",
        cards=owned(3, {0: ("warehouse",)}),
        pool=pools(3, {0: goods(coffee=2, tea=4, rubber=2)}),
    )
    state, _ = do(state, 0, "done", "keep tea")
    assert why(state, 0, "keep coffee").kind == "speicherstadt.goods_in_order"
    assert options(state) == ["keep tea", "keep rubber"]
    assert state.warehouse[0] == goods(tea=3)  # two teas more had to follow


def test_s6_11_one_of_the_three_may_come_back_but_nothing_the_stock_lacks() -> None:
    state = position("processing", pool=pools(3, {0: goods(tea=2, coffee=1)}))
    state, _ = do(state, 0, "exchange")
    assert options(state) == ["take coffee", "take tea"]
    refusal = why(state, 0, "take cloth")
    assert (refusal.rule, refusal.args) == ("S6.11", (("good", "cloth"),))
    state, _ = do(state, 0, "take tea")
    assert state.pool[0] == goods(tea=1)


def test_s6_12_goods_may_be_thrown_away() -> None:
    state = position(
        "processing",
        cards=owned(3, {0: ("trader_tea", "contract_1")}),
        pool=pools(3, {0: goods(tea=1, coffee=1)}),
    )
    state, _ = do(state, 0, "throw tea", "throw coffee")
    assert state.stock == goods(tea=1, coffee=1)
    assert state.coins[0] == 5 + 2  # only the income: nobody must sell or deliver


def test_s6_7_the_rulebooks_example_of_processing() -> None:
    """Two ships; rubber and tea to the contract, spices kept, tea to the trader, two sold."""
    contract = "contract_2"  # coffee, tea, rubber
    state = position(
        "processing",
        cards=owned(3, {0: ("ship", "ship", contract, "trader_tea")}),
        pool=pools(3, {0: goods(rubber=2, tea=2, spices=2)}),
        bought=[2, 0, 0],
    )
    state, _ = do(state, 0, f"deliver {contract} rubber", f"deliver {contract} tea")
    state, _ = do(state, 0, "trade tea")
    assert state.coins[0] == 6
    state, _ = do(state, 0, "sell", "lay rubber")  # the spices come before the rubber by themselves
    assert state.coins[0] == 7
    assert state.pool[0] == goods(spices=1)
    state, _ = do(state, 0, "done")
    assert state.house[0] == goods(spices=1)
    assert state.delivered[1] == goods(rubber=1, tea=1)
    assert state.stock == goods(tea=1, rubber=1, spices=1)


def test_s6_7_the_exchange_that_the_example_declines() -> None:
    """Rubber, cloth and spices could have brought the coffee that completes the contract."""
    contract = "contract_2"
    delivered = [goods() for _ in BOX.contracts]
    delivered[1] = goods(tea=1, rubber=1)
    state = position(
        "processing",
        cards=owned(3, {0: (contract,)}),
        pool=pools(3, {0: goods(rubber=1, cloth=1, spices=1)}),
        stock=goods(coffee=1),
        delivered=delivered,
    )
    state, _ = do(state, 0, "exchange", "take coffee", f"deliver {contract} coffee")
    assert tuple(state.delivered[1]) == BOX.cards[BOX.index[contract]].goods
    assert cards("contract_2") == state.cards[0]
