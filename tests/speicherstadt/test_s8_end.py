"""The end: S8.1 to S8.6."""

from comptoir.core import CHANCE, Event
from comptoir.games.speicherstadt.rules.state import State
from tests.speicherstadt.kit import (
    BOX,
    GAME,
    asked,
    cards,
    chance,
    do,
    goods,
    kinds,
    offer,
    owned,
    position,
)


def autumn(*names: str) -> list[list[int]]:
    """A pile with these autumn cards above the 4th fire."""
    return [*[[0] * len(BOX.cards) for _ in range(3)], cards(*names), cards("fire_4")]


def play_out(state: State) -> tuple[State, tuple[Event, ...]]:
    """Play to the end with the last option each time; the state and all that happened."""
    told: tuple[Event, ...] = ()
    while state.open:
        decision = state.open[0]
        state, events = do(state, decision.seat, decision.options[-1].text)
        told += events
    return state, told


def test_s8_1_with_only_the_fourth_fire_left_the_round_is_the_last() -> None:
    state = position("supply", 2, pile=autumn("church", "bank", "chamber"))
    state = chance(state, "draw church", "draw bank")
    assert state.last
    assert asked(state) == (0, "bid")
    state, events = play_out(state)
    assert kinds(events)[-3:] == ["fire", "fire_harmless", "over"]
    assert state.round == 1


def test_s8_1_the_last_round_may_have_fewer_cards() -> None:
    state = position("supply", 2, pile=autumn("church", "bank"))
    state = chance(state, "draw bank")
    assert state.offer[:2] == offer("bank", "church")
    assert asked(state) == (0, "bid")
    assert [option.text for option in state.open[0].options] == ["bid 1", "bid 2"]


def test_s8_2_no_round_after_the_third_fire_right_on_the_fourth() -> None:
    state = position(
        "purchase",
        2,
        pile=autumn("fire_3"),
        offer=offer("church", "bank", "port"),
        queues=[[0], [], []],
        cards=owned(2, {0: ("fireman_1",)}),
    )
    state, events = do(state, 0, "buy")
    assert "round" not in kinds(events)
    assert kinds(events)[-9:] == [
        *("turned_up", "fire", "fire_gain", "fire_loss", "no_round"),
        *("fire", "fire_gain", "fire_loss", "over"),
    ]
    assert state.round == 1
    assert state.score == [3 + 4, -3 - 4]
    assert GAME.result(state) is not None


def test_s8_3_most_points_then_most_coins_then_shared() -> None:
    state = position("income", 4, last=True, score=[3, 5, 5, 5], bought=[1] * 4, coins=[9, 2, 7, 7])
    result = GAME.result(state)
    assert result is not None
    assert [score.rank for score in result] == [4, 3, 1, 1]


def test_s8_4_goods_in_the_house_and_on_unfinished_contracts_score_nothing() -> None:
    delivered = [goods() for _ in BOX.contracts]
    delivered[0] = goods(coffee=1)
    state = position(
        "income",
        last=True,
        house=[goods(tea=1)] * 3,
        delivered=delivered,
        cards=owned(3, {0: ("contract_1",)}),
    )
    assert [score.total for score in GAME.standings(state)] == [0, 0, 0]


def test_s8_5_income_then_the_fire_then_the_points() -> None:
    state = position(
        "processing",
        2,
        last=True,
        cards=owned(2, {0: ("chamber",), 1: ("fireman_2",)}),
        house=[goods(tea=1), goods()],
    )
    state, events = do(state, 0, "done")
    assert kinds(events) == [
        *("done", "kept", "done", "income", "income", "start_player"),
        *("fire", "fire_loss", "fire_gain", "over"),
    ]
    result = GAME.result(state)
    assert result is not None
    assert dict(result[0].categories)["chamber"] == state.coins[0] == 7
    assert [score.total for score in result] == [7 - 4, 4]


def test_s8_6_the_third_fire_amid_a_supply_ends_it_with_the_cards_on_offer() -> None:
    state = position("supply", 2, pile=autumn("church", "fire_3"))
    state, events = do(state, CHANCE, "draw church")
    assert kinds(events)[:5] == ["turned_up", "turned_up", "fire", "fire_harmless", "last_round"]
    assert state.last
    state, _ = play_out(state)
    assert state.round == 1
    assert GAME.result(state) is not None


def test_s8_1_after_the_end_nothing_is_asked() -> None:
    state = position("income", last=True)
    assert GAME.decisions(state) == ()
    assert GAME.explain(state, CHANCE, GAME.parse("draw ship")) is not None
