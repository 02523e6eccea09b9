"""Going back beyond barriers, if everybody agrees."""

import pytest

from comptoir.core import CHANCE, IllegalAction, Seat
from comptoir.table import Proposal
from tests.table.drive import A, B, C, lines, planning, play, refused, table, turns


def test_consent_of_all_goes_back_beyond_barriers() -> None:
    at = turns(3)
    at.propose_undo(B, 2)
    assert at.proposal == Proposal(B, 2, frozenset([B]))
    at.consent(A)
    assert len(at.log) == 7
    at.consent(C)
    assert lines(at) == ["* draw 1", "2 plan 1"]
    assert at.proposal is None


def test_consent_counts_each_seat_once() -> None:
    at = turns(3)
    at.propose_undo(A, 0)
    at.consent(A)
    at.consent(B)
    at.consent(B)
    assert at.proposal == Proposal(A, 0, frozenset([A, B]))


def test_who_plays_alone_needs_nobody() -> None:
    at = play(table(1), "* draw 1", "0 plan 1")
    at.propose_undo(A, 0)
    assert lines(at) == []


def test_one_refusal_is_enough() -> None:
    at = turns()
    at.propose_undo(A, 1)
    at.refuse(B)
    assert at.proposal is None
    assert len(at.log) == 5


def test_the_proposer_may_withdraw() -> None:
    at = turns()
    at.propose_undo(A, 1)
    at.refuse(A)
    assert at.proposal is None


def test_a_new_choice_or_an_undo_makes_the_proposal_lapse() -> None:
    at = turns()
    at.propose_undo(B, 1)
    play(at, "0 take")
    assert at.proposal is None
    at.propose_undo(B, 1)
    at.undo(A)
    assert at.proposal is None


def test_a_refused_choice_leaves_the_proposal() -> None:
    at = turns()
    at.propose_undo(A, 1)
    with pytest.raises(IllegalAction):
        at.choose(B, "take")
    assert at.proposal is not None


def test_only_one_proposal_at_a_time() -> None:
    at = turns()
    at.propose_undo(A, 1)
    with pytest.raises(IllegalAction) as call:
        at.propose_undo(B, 2)
    assert refused(call) == ("core.undo_pending", {"seat": 0})


@pytest.mark.parametrize("step", [-1, 5, 6])
def test_the_step_must_lie_before_the_present(step: int) -> None:
    with pytest.raises(IllegalAction) as call:
        turns().propose_undo(A, step)
    assert refused(call) == ("core.undo_no_step", {})


def test_consent_and_refusal_need_a_proposal() -> None:
    at = planning()
    for call_back in (at.consent, at.refuse):
        with pytest.raises(IllegalAction) as call:
            call_back(A)
        assert refused(call) == ("core.undo_no_proposal", {})


@pytest.mark.parametrize("seat", [CHANCE, Seat(2)])
def test_only_who_sits_at_the_table_has_a_say(seat: Seat) -> None:
    at = turns()
    with pytest.raises(IllegalAction) as call:
        at.propose_undo(seat, 1)
    assert refused(call) == ("core.no_such_seat", {})
    at.propose_undo(A, 1)
    for call_back in (at.consent, at.refuse):
        with pytest.raises(IllegalAction) as call:
            call_back(seat)
        assert refused(call) == ("core.no_such_seat", {})
    assert at.proposal == Proposal(A, 1, frozenset([A]))
