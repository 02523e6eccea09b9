"""The stack machine, driven by the toy game."""

import pytest

from comptoir.core import CHANCE, Decision, Event, Refusal, Seat
from comptoir.core.stack import Quiet, allowed, explain, foresee, perform, settle
from tests.conformance.toy import Toy
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


def test_foresight_shows_the_choice_and_stops_before_a_reveal(bidding: State) -> None:
    perform(bidding, FIRST, BIDS[1], listen=False)
    found = foresee(bidding, SECOND, BIDS[2], clone)
    assert found is not None
    state, events = found
    assert state.bids == [1, 2]
    assert [event.kind for event in events] == ["toy.bid"]
    assert state.open == ()
    assert bidding.bids == [1, NONE], "the state itself stays"


def test_foresight_goes_on_with_what_is_about_the_seat_alone(bidding: State) -> None:
    bidding.coins = [0, 4]
    found = foresee(bidding, FIRST, BIDS[0], clone)
    assert found is not None
    assert found[0].bids == [0, NONE]
    bidding.coins = [0, 0]
    found = foresee(bidding, FIRST, BIDS[0], clone)
    assert found is not None
    assert found[0].bids == [0, NONE], "the other bids by force, which is not shown"


def test_foresight_follows_what_the_choice_makes_the_seat_do(bidding: State) -> None:
    perform(bidding, FIRST, BIDS[1], listen=False)
    perform(bidding, SECOND, BIDS[2], listen=False)
    found = foresee(bidding, SECOND, KEEP, clone)
    assert found is not None
    assert [event.kind for event in found[1]] == ["toy.kept"]


class Paid(Quiet):
    def ask(self, state: State) -> tuple[Decision, ...]:
        state.stack.pop()
        if state.events is not None:
            state.events.append(Event("toy.paid", (("coins", 1), ("seat", FIRST))))
        return ()


class RoundEnds(Quiet):
    def ask(self, state: State) -> tuple[Decision, ...]:
        state.stack.pop()
        if state.events is not None:
            state.events.append(Event("toy.round", (("round", 2),)))
        return ()


class Offer(Quiet):
    def ask(self, state: State) -> tuple[Decision, ...]:
        return (Decision(FIRST, "toy.offer", (KEEP, SELL)),)

    def take(self, state: State, seat: Seat, action: object) -> None:
        state.stack.pop()


def test_foresight_ends_with_what_is_about_no_single_seat(bidding: State) -> None:
    bidding.stack = [RoundEnds(), Paid(), Offer()]
    found = foresee(bidding, FIRST, KEEP, clone)
    assert found is not None
    assert [event.kind for event in found[1]] == ["toy.paid"]
    assert [type(frame) for frame in found[0].stack] == [RoundEnds]


def test_nothing_is_foreseen_of_a_choice_that_reveals(bidding: State) -> None:
    bidding.stack = [DrawFrame()]
    settle(bidding)
    assert foresee(bidding, CHANCE, DRAWS[1], clone) is None


def clone(state: State) -> State:
    return Toy().clone(state)
