"""The stack machine, driven by the toy game."""

import pytest

from comptoir.core import CHANCE, Decision, Refusal, Seat
from comptoir.core.stack import Quiet, allowed, explain, perform, settle
from tests.conformance.toy_rules import (
    BIDS,
    DEALS,
    DRAWS,
    KEEP,
    NONE,
    SELL,
    BidFrame,
    Deal,
    Draw,
    DrawFrame,
    PrizeFrame,
    State,
)

FIRST, SECOND = Seat(0), Seat(1)
CHANCE_ACTIONS = (Deal, Draw)


@pytest.fixture
def bidding() -> State:
    """Two seats with favourites, bidding for the best jewel."""
    state = State(2, 3)
    state.favourites = [0, 1]
    state.stack = [DrawFrame()]
    settle(state)
    perform(state, CHANCE, DRAWS[3], listen=False)
    return state


def test_settle_stops_at_a_real_choice(bidding: State) -> None:
    assert [decision.seat for decision in bidding.open] == [FIRST, SECOND]
    assert isinstance(bidding.stack[-1], BidFrame)


def test_settle_takes_what_is_no_choice(bidding: State) -> None:
    bidding.coins = [0, 4]
    events = perform(bidding, SECOND, BIDS[2], listen=True)
    assert [event.kind for event in events] == [
        *("toy.bid", "toy.bid", "toy.shown", "toy.shown", "toy.paid")
    ]
    assert isinstance(bidding.stack[-1], PrizeFrame)


def test_settle_runs_to_the_end(bidding: State) -> None:
    bidding.rounds = 0
    perform(bidding, FIRST, BIDS[1], listen=False)
    perform(bidding, SECOND, BIDS[1], listen=False)
    assert bidding.stack == []
    assert bidding.open == ()


def test_events_are_built_only_for_listeners(bidding: State) -> None:
    assert perform(bidding, FIRST, BIDS[1], listen=False) == ()
    assert perform(bidding, SECOND, BIDS[0], listen=True) != ()
    assert bidding.events is None


def test_the_guards_make_the_options(bidding: State) -> None:
    assert allowed(bidding.stack[-1], bidding, FIRST, BIDS) == BIDS[:5]


def test_explain_asks_the_same_guards(bidding: State) -> None:
    assert explain(bidding, FIRST, BIDS[4], CHANCE_ACTIONS) is None
    assert explain(bidding, FIRST, BIDS[5], CHANCE_ACTIONS) == Refusal(
        "T2.1", "toy.too_poor", (("coins", 4),)
    )


def test_explain_when_the_game_is_over(bidding: State) -> None:
    bidding.stack = []
    assert explain(bidding, FIRST, KEEP, CHANCE_ACTIONS) == Refusal("", "core.over")


def test_explain_what_only_chance_decides(bidding: State) -> None:
    assert explain(bidding, FIRST, DEALS[0], CHANCE_ACTIONS) == Refusal("T2.1", "core.chance")


def test_explain_another_question(bidding: State) -> None:
    assert explain(bidding, FIRST, KEEP, CHANCE_ACTIONS) == Refusal(
        "T2.1", "core.other_question", (("question", "toy.bid"),)
    )


def test_explain_another_seats_turn(bidding: State) -> None:
    perform(bidding, SECOND, BIDS[4], listen=False)
    perform(bidding, FIRST, BIDS[0], listen=False)
    assert bidding.winner == SECOND
    assert explain(bidding, FIRST, SELL, CHANCE_ACTIONS) == Refusal(
        "T3.1", "core.not_your_turn", (("seat", SECOND),)
    )


def test_explain_while_chance_decides() -> None:
    state = State(2, 3)
    settle(state)
    assert state.favourites == [NONE, NONE]
    assert explain(state, FIRST, KEEP, CHANCE_ACTIONS) == Refusal("T1.1", "core.chance_decides")


class Still(Quiet):
    def ask(self, state: object) -> tuple[Decision, ...]:
        return ()


def test_a_quiet_frame_asks_nothing() -> None:
    quiet = Still()
    assert quiet.ask(None) == ()
    assert quiet.answers == ()
    assert quiet.refuse(None, FIRST, KEEP) == Refusal("", "core.chance")
    with pytest.raises(AssertionError, match="takes no choice"):
        quiet.take(None, FIRST, KEEP)
