"""What prospects are made of: for people who want a reason, and for chances of winning."""

from random import Random
from typing import Any

import pytest

from comptoir.core import Seat
from comptoir.core.play import playout
from comptoir.games.speicherstadt.estimate.columns import SIGNS, columns, signs
from comptoir.games.speicherstadt.estimate.expert import TUNING
from comptoir.games.speicherstadt.estimate.reasons import COINS, reasons
from comptoir.games.speicherstadt.rules.state import State
from tests.speicherstadt.kit import GAME, goods, offer, owned, pools, position

FIRST = Seat(0)


def queuing(card: str, *own: str) -> State:
    """Seat 0 is alone in a queue, and is about to buy."""
    return position(
        "purchase",
        seats=2,
        offer=offer(card, "church", "bank"),
        queues=[[0], [], []],
        cargo=[goods(coffee=1, spices=1) if card == "ship" else goods(), goods(), goods()],
        cards=owned(2, {0: own}),
    )


def over() -> State:
    state = GAME.start(2, {})
    playout(GAME, state, Random(4))
    return state


@pytest.mark.parametrize(
    ("card", "own", "use"),
    [
        ("fireman_5", (), "fires"),
        ("counting_office", (), "counting_offices"),
        ("church", (), "church"),
        ("ship", ("contract_1",), "contracts"),
    ],
)
def test_a_merchant_in_a_queue_is_there_for_what_the_card_brings(
    card: str, own: tuple[str, ...], use: str
) -> None:
    with_merchant = reasons(GAME, queuing(card, *own), FIRST)
    nobody = position("bidding", seats=2, offer=offer(card, "church", "bank"))
    nobody.cards = [list(row) for row in queuing(card, *own).cards]
    assert with_merchant[use] > reasons(GAME, nobody, FIRST)[use]


def test_the_goods_of_a_ship_are_sold_where_no_contract_wants_them() -> None:
    with_contract, without = (
        reasons(GAME, queuing("ship", *own), FIRST) for own in (("contract_1",), ())
    )
    assert without["contracts"] == 0 < with_contract["contracts"]
    assert without[COINS] > 0


def test_columns_and_reasons_add_up_to_the_same() -> None:
    state = queuing("church", "bank")
    assert sum(columns(GAME, state, FIRST)) == pytest.approx(
        sum(reasons(GAME, state, FIRST).values())
    )


def test_when_the_game_is_over_only_points_count() -> None:
    state = over()
    for score in GAME.standings(state):
        assert sum(columns(GAME, state, score.seat)) == score.total
        assert sum(reasons(GAME, state, score.seat).values()) == score.total
        assert signs(GAME, state, score.seat) == (0.0,) * SIGNS


def test_signs_are_what_a_seat_has() -> None:
    state = position(
        "bidding",
        seats=2,
        coins=[7, 5],
        cards=owned(2, {0: ("bank", "contract_1")}),
        house=pools(2, {0: goods(tea=1)}),
    )
    ours, theirs = (signs(GAME, state, Seat(seat)) for seat in range(2))
    assert len(ours) == len(theirs) == SIGNS
    assert (ours[0], theirs[0]) == (7.0, 5.0)
    assert (ours[3], theirs[3]) == (1.0, 0.0)
    assert (ours[7], theirs[7]) == (1.0, 0.0)
    assert ours[8] > theirs[8] == 0.0


def test_numbers_of_the_estimate_can_be_tuned() -> None:
    usual = TUNING.usual()
    other: Any = TUNING.make(GAME, {**usual, "card": usual["card"] + 1})
    assert other.weights.card == GAME.weights.card + 1
    assert other.box is GAME.box
