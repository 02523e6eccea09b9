"""Taking back own lines, up to the barrier."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import comptoir.table
from comptoir.core import CHANCE, Decision, IllegalAction
from comptoir.core.canonical import digest
from comptoir.table import Table
from comptoir.table.catalogue import REFUSALS
from tests.table.drive import A, B, C, lines, planning, play, refused, table, turns
from tests.table.toy import State, Toy


def test_undo_takes_back_the_seat_s_last_line() -> None:
    at = play(turns(), "0 take", "0 take")
    at.undo(A)
    assert lines(at)[5:] == ["0 take"]
    assert digest(at.game.dump(at.state)) == at.log[-1].digest


def test_undo_may_be_repeated_up_to_the_barrier() -> None:
    at = play(turns(), "0 take", "0 take")
    at.undo(A)
    at.undo(A)
    with pytest.raises(IllegalAction) as call:
        at.undo(A)
    assert refused(call) == ("core.undo_revealed", {})
    assert len(at.log) == 5


def test_undo_works_after_the_turn_was_handed_over() -> None:
    at = play(turns(), "0 pass")
    at.undo(A)
    assert at.decision(A) is not None


def test_undo_works_after_the_end_of_the_game() -> None:
    at = play(turns(rounds=1), "0 pass", "1 pass")
    at.undo(B)
    assert at.decision(B) is not None


def test_undo_needs_a_line() -> None:
    at = planning()
    with pytest.raises(IllegalAction) as call:
        at.undo(A)
    assert refused(call) == ("core.undo_nothing", {})


def test_undo_stops_at_chance() -> None:
    at = play(turns(), "0 roll")
    assert at.explain_undo(A) is None
    play(at, "* die 1")
    with pytest.raises(IllegalAction) as call:
        at.undo(A)
    assert refused(call) == ("core.undo_chance", {})


def test_chance_takes_nothing_back() -> None:
    at = planning()
    with pytest.raises(IllegalAction) as call:
        at.undo(CHANCE)
    assert refused(call) == ("core.undo_chance", {})


def test_undo_stops_at_another_seat_s_line() -> None:
    at = play(turns(), "0 pass", "1 take")
    with pytest.raises(IllegalAction) as call:
        at.undo(A)
    assert refused(call) == ("core.undo_other_seat", {"seat": 1})
    play(at, "1 pass")
    assert at.explain_undo(A) == call.value.refusal


def test_what_was_chosen_together_is_taken_out_of_the_middle() -> None:
    at = play(planning(3), "0 plan 1", "1 plan 2", "2 plan 3", "1 plan 3")
    at.undo(A)
    assert lines(at) == ["* draw 1", "1 plan 2", "2 plan 3", "1 plan 3"]
    assert at.state.plans == [[], [2, 3], [3]]
    assert digest(at.game.dump(at.state)) == at.log[-1].digest


def test_who_has_finished_planning_may_take_back_until_the_stage_ends() -> None:
    at = play(planning(), "0 plan 1", "0 plan 2", "1 plan 3")
    at.undo(A)
    at.undo(A)
    assert lines(at) == ["* draw 1", "1 plan 3"]
    play(at, "0 plan 3", "1 plan 1", "0 plan 3")
    for seat in (A, B):
        with pytest.raises(IllegalAction) as call:
            at.undo(seat)
        assert refused(call) == ("core.undo_revealed", {})


def test_without_a_reveal_only_who_ended_the_stage_may_take_back() -> None:
    at = play(planning(reveal="no", turns="no"), "1 plan 1", "0 plan 1", "1 plan 2", "0 plan 2")
    with pytest.raises(IllegalAction) as call:
        at.undo(B)
    assert refused(call) == ("core.undo_other_seat", {"seat": 0})
    at.undo(A)
    assert at.explain_undo(B) is None


def test_the_end_of_the_game_ends_the_stage() -> None:
    at = turns(rounds=1, reveal="no", turns="no")
    with pytest.raises(IllegalAction) as call:
        at.undo(B)
    assert refused(call) == ("core.undo_other_seat", {"seat": 0})
    at.undo(A)
    assert at.decision(A) is not None


@pytest.mark.parametrize("told", ["open", "silent"])
def test_what_others_chose_because_of_a_line_keeps_it(told: str) -> None:
    at = play(turns(reveal="no", told=told), "0 take")
    for call_back in (at.undo, at.restart):
        with pytest.raises(IllegalAction) as call:
            call_back(B)
        assert refused(call) == ("core.undo_depends", {})
    assert at.explain_undo(B) == at.explain_restart(B) == call.value.refusal
    assert len(at.log) == 6


def test_an_own_look_at_something_hidden_is_a_barrier() -> None:
    at = play(planning(), "0 plan 1", "0 peek", "0 plan 2")
    at.undo(A)
    with pytest.raises(IllegalAction) as call:
        at.undo(A)
    assert refused(call) == ("core.undo_revealed", {})


def test_an_unseen_look_of_another_seat_is_none_and_stays() -> None:
    at = play(planning(), "0 plan 1", "1 peek", "1 plan 2")
    at.undo(A)
    assert lines(at) == ["* draw 1", "1 peek", "1 plan 2"]
    assert at.stage == 1


def test_restart_goes_back_to_the_opening_of_the_turn() -> None:
    at = play(turns(reveal="no"), "0 take", "0 take")
    at.restart(A)
    assert lines(at)[-1] == "0 plan 2"
    assert at.decisions[0].opens


def test_restart_works_after_the_turn_was_handed_over() -> None:
    at = play(turns(3), "0 take", "0 take", "0 take")
    at.restart(A)
    assert len(at.log) == 7


def test_restart_goes_back_to_the_barrier() -> None:
    at = play(turns(), "0 take", "0 roll", "* die 2", "0 take")
    at.restart(A)
    assert lines(at)[-1] == "* die 2"
    with pytest.raises(IllegalAction) as call:
        at.restart(A)
    assert refused(call) == ("core.undo_chance", {})


def test_restart_goes_back_to_an_own_look_at_something_hidden() -> None:
    at = play(planning(), "0 peek", "0 plan 1", "0 plan 1")
    at.restart(A)
    assert lines(at) == ["* draw 1", "0 peek"]


def test_restart_goes_back_to_the_first_line_if_no_question_opens_a_turn() -> None:
    class Endless(Toy):
        def decisions(self, state: State) -> tuple[Decision, ...]:
            return tuple(replace(found, opens=False) for found in super().decisions(state))

    at = play(Table(Endless(), 2), "* draw 1", "0 plan 1", "0 plan 1")
    at.restart(A)
    assert lines(at) == ["* draw 1"]


def test_restart_takes_the_whole_plan_out_of_the_middle() -> None:
    at = play(planning(3), "1 plan 3", "0 plan 1", "1 plan 2", "0 plan 2", "2 plan 3")
    at.restart(A)
    assert lines(at) == ["* draw 1", "1 plan 3", "1 plan 2", "2 plan 3"]
    at.restart(B)
    at.restart(C)
    assert lines(at) == ["* draw 1"]


def test_restart_of_a_turn_that_has_not_begun_is_refused() -> None:
    at = turns(reveal="no")
    with pytest.raises(IllegalAction) as call:
        at.restart(A)
    assert refused(call) == ("core.restart_nothing", {})


def test_restart_without_any_line_is_refused() -> None:
    with pytest.raises(IllegalAction) as call:
        table().restart(A)
    assert refused(call) == ("core.undo_nothing", {})


def test_the_catalogue_lists_every_refusal() -> None:
    folder = Path(comptoir.table.__file__).parent
    sources = (file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    calls = re.findall(r'Refusal\("", "(\S+)"', " ".join(sources))
    assert set(calls) == set(REFUSALS)
