"""Phase 5, income: S7.1 to S7.3."""

from tests.speicherstadt.kit import BOX, GAME, chance, do, offer, owned, position


def test_s7_1_one_coin_each_one_more_without_a_purchase_one_more_with_the_bank() -> None:
    state = position("income", 4, bought=[1, 0, 1, 0], cards=owned(4, {2: ("bank",), 3: ("bank",)}))
    assert state.coins == [5 + 1, 5 + 2, 5 + 2, 5 + 3]


def test_s7_1_the_start_coin_passes_to_the_left() -> None:
    assert position("income", start_player=1).start_player == 2
    assert position("income", start_player=2).start_player == 0


def test_s7_2_coins_never_run_out() -> None:
    state = position("income", coins=[25, 25, 25])
    assert state.coins == [27, 27, 27]


def test_s7_3_income_in_the_last_round_but_not_with_the_fire_right_on_the_fourth() -> None:
    last = position("income", last=True)
    assert last.coins == [7, 7, 7]
    assert GAME.result(last) is not None
    pile = [[0] * len(BOX.cards) for _ in range(5)]
    pile[3][BOX.index["fire_3"]] = 1
    pile[4][BOX.index["fire_4"]] = 1
    state = position("supply", pile=pile)  # the only card of autumn turns itself up
    assert GAME.result(state) is not None
    assert state.coins == [5, 5, 5]


def test_s7_1_the_bought_count_starts_anew_each_round() -> None:
    state = position(
        "purchase", offer=offer("church", "bank", "port", "chamber"), queues=[[0], [], [], []]
    )
    state, _ = do(state, 0, "buy")
    assert state.round == 2
    assert state.bought == [0, 0, 0]
    assert state.coins == [5, 7, 7]
    assert chance(state, "draw warehouse").round == 2
