"""What leaves the table for a seat, and what does not."""

import json
from dataclasses import replace
from random import Random

import pytest

from comptoir.core import CHANCE, Action, Event, IllegalAction, Seat
from comptoir.core.canonical import canonical
from comptoir.table import Line, Table, look, project, stamp, step_before, to_json
from comptoir.table.log import visible
from tests.table.drive import A, B, C, planning, play, play_on, refused, table, turns
from tests.table.toy import PLAN, State, Toy


def kinds(line: Line) -> list[str]:
    return [event.kind for event in line.events]


def test_a_projection_says_what_is_played_and_by_whom() -> None:
    seen = project(table(3), B)
    assert (seen.game, seen.edition, seen.seats, seen.seat) == ("toy", "box", 3, B)


def test_the_view_is_the_game_s_for_that_seat() -> None:
    at = play(planning(), "0 plan 3")
    assert project(at, A).view["plan"] == [3]
    assert project(at, B).view["plan"] == []
    assert "plan" not in project(at, None).view


def test_a_look_is_a_projection_without_its_log() -> None:
    at = play(planning(), "0 plan 3")
    for seat in (A, B, None):
        assert look(at, seat) == replace(project(at, seat), log=())
        assert project(at, seat).log == tuple(at.seen(seat).lines) != ()


def test_a_seat_gets_its_own_question_only_and_who_else_is_asked() -> None:
    at = play(planning(3), "2 peek")
    seen = project(at, C)
    (decision,) = seen.decisions
    assert decision.options == PLAN
    assert seen.waiting == (A, B)
    assert project(at, None).decisions == ()
    assert project(at, None).waiting == (A, B, C)


def test_waiting_for_chance_shows() -> None:
    assert project(table(), A).waiting == (CHANCE,)


def test_standings_are_live_and_by_category() -> None:
    seen = project(play(turns(), "0 take"), None)
    assert [score.categories for score in seen.standings] == [(("points", 4),), (("points", 3),)]
    assert seen.result is None


def test_the_result_comes_with_the_end() -> None:
    seen = project(play(turns(rounds=1), "0 take", "0 pass", "1 pass"), None)
    assert seen.result == seen.standings
    assert seen.waiting == ()


def test_an_event_is_seen_by_all_but_its_secret_by_the_audience_only() -> None:
    at = play(planning(), "0 plan 3")
    for seat, secret in ((A, (("number", 3),)), (B, ()), (None, ())):
        event = project(at, seat).log[1].events[0]
        assert (event.args, event.secret, event.audience) == ((("seat", 0),), secret, frozenset())


def test_an_event_without_open_args_is_for_its_audience_only() -> None:
    at = play(planning(), "0 peek", "0 plan 1")
    assert [kinds(line) for line in project(at, A).log] == [
        ["toy.drawn"],
        ["toy.peeked"],
        ["toy.planned"],
    ]
    for seat in (B, None):
        assert [kinds(line) for line in project(at, seat).log] == [["toy.drawn"], ["toy.planned"]]


def test_a_secret_without_an_audience_is_nobody_s() -> None:
    class Careless(Toy):
        def apply(
            self, state: State, seat: Seat, action: Action, listen: bool = True
        ) -> tuple[Event, ...]:
            super().apply(state, seat, action)
            return (Event("toy.slip", (("seat", seat),), (("card", 3),)),)

    at = play(Table(Careless(), 2), "* draw 3")
    for seat in (A, B, None):
        assert project(at, seat).log[0].events == (Event("toy.slip", (("seat", CHANCE),)),)


def test_an_event_without_args_and_audience_is_for_all() -> None:
    assert visible(Event("toy.bell"), A)
    assert visible(Event("toy.bell"), None)


def test_lines_are_numbered_as_the_seat_sees_them() -> None:
    at = play(planning(), "0 peek", "0 plan 1")
    assert [line.number for line in project(at, B).log] == [1, 2]


def test_only_own_lines_show_their_text() -> None:
    at = play(planning(), "0 plan 1", "1 plan 2")
    assert [line.text for line in project(at, A).log] == ["", "plan 1", ""]
    assert [line.text for line in project(at, None).log] == ["", "", ""]


def test_own_lines_show_even_if_they_tell_nothing() -> None:
    at = play(turns(told="silent"), "0 take")
    assert [line.text for line in project(at, B).log if line.text] == ["plan 1", "plan 2"]


def test_hidden_lines_leave_no_trace() -> None:
    at = planning(told="silent")
    seats = (B, None)
    before = [to_json(project(at, seat)) for seat in seats]
    play(at, "0 peek", "0 plan 1")
    assert [to_json(project(at, seat)) for seat in seats] == before


@pytest.mark.parametrize("told", ["open", "silent"])
def test_what_others_plan_changes_nothing_for_a_seat(told: str) -> None:
    def planned(number: int) -> Table[State]:
        at = planning(3, told=told)
        return play(at, f"0 plan {number}", "1 plan 1", f"2 plan {number}", f"0 plan {number}")

    for seat in (B, None):
        seen = [canonical(to_json(project(planned(number), seat))) for number in (1, 3)]
        assert seen[0] == seen[1]
    assert project(planned(1), A) != project(planned(3), A)


def test_no_digest_of_the_state_gets_out() -> None:
    at = play_on(table(3), Random(5), 12)
    for seat in (A, B, C, None):
        text = canonical(to_json(project(at, seat)))
        assert not any(entry.digest in text for entry in at.log)


@pytest.mark.parametrize("seat", [CHANCE, Seat(2)])
def test_who_does_not_sit_at_the_table_sees_nothing(seat: Seat) -> None:
    at = planning()
    for way in (project, look, stamp):
        with pytest.raises(IllegalAction) as call:
            way(at, seat)
        assert refused(call) == ("core.no_such_seat", {})
    with pytest.raises(IllegalAction):
        step_before(at, seat, 1)


def test_undo_and_restart_are_offered_when_they_work() -> None:
    at = play(turns(), "0 take")
    assert (project(at, A).may_undo, project(at, A).may_restart) == (True, True)
    assert (project(at, B).may_undo, project(at, B).may_restart) == (False, False)
    assert (project(at, None).may_undo, project(at, None).may_restart) == (False, False)


def test_a_proposal_names_the_first_line_to_go_as_the_seat_counts() -> None:
    at = play(planning(), "0 peek", "0 plan 1", "1 plan 1")
    at.propose_undo(B, step_before(at, B, 3))
    assert at.proposal is not None
    assert at.proposal.step == 3
    shown = [project(at, seat).proposal for seat in (A, B, None)]
    assert [proposal.step for proposal in shown if proposal] == [4, 3, 3]
    assert project(planning(), A).proposal is None


@pytest.mark.parametrize("number", [0, 4])
def test_a_line_that_the_seat_does_not_see_can_t_be_named(number: int) -> None:
    at = play(planning(), "0 peek", "0 plan 1", "1 plan 1")
    with pytest.raises(IllegalAction) as call:
        step_before(at, B, number)
    assert refused(call) == ("core.undo_no_step", {})


def test_the_stamp_changes_with_what_the_seat_sees_happen() -> None:
    at = turns()
    seen = {stamp(at, B)}
    for line in ("0 take", "0 roll", "* die 1", "0 take", "1 take"):
        play(at, line)
        seen.add(stamp(at, B))
    assert len(seen) == 6


@pytest.mark.parametrize("told", ["open", "silent"])
def test_the_stamp_stays_while_others_choose_together_with_the_seat(told: str) -> None:
    at = planning(3, told=told)
    before = stamp(at, A)
    play(at, "1 plan 1", "2 plan 2", "2 plan 2")
    at.undo(B)
    assert stamp(at, A) == before
    play(at, "0 plan 1")
    own = stamp(at, A)
    assert own != before
    play(at, "1 plan 3", "0 plan 1")
    done = stamp(at, A)
    assert done not in (before, own)
    play(at, "1 plan 3")
    assert stamp(at, A) != done


def test_the_stamp_of_an_undone_game_is_not_that_of_another_game_of_its_length() -> None:
    at = play(turns(), "0 take")
    before = stamp(at, A)
    at.undo(A)
    play(at, "0 roll")
    assert stamp(at, A) != before
    at.undo(A)
    play(at, "0 take")
    assert stamp(at, A) == before


def test_the_stamp_differs_when_the_question_does() -> None:
    at = planning(told="silent")
    assert stamp(at, None) == stamp(play(at, "0 plan 1"), None)
    assert stamp(at, A) != stamp(planning(told="silent"), A)


def test_json_is_plain_data() -> None:
    at = play(turns(), "0 take")
    at.propose_undo(A, 0)
    data = to_json(project(at, A))
    assert json.loads(json.dumps(data)) == data
    log = data["log"]
    assert isinstance(log, list)
    assert log[4] == {
        "number": 5,
        "text": "plan 2",
        "events": [
            {"kind": "toy.planned", "args": {"seat": 0}, "secret": {"number": 2}, "rule": "T2"},
            {"kind": "toy.revealed", "args": {"plans": ["3", "3"]}, "secret": {}, "rule": "T4"},
        ],
        "seat": 0,
        "opens": False,
    }
    assert data["decisions"] == [
        {
            "kind": "toy.turn",
            "args": {"step": 2},
            "opens": False,
            "options": [
                {"text": "take", "kind": "toy.take", "args": {}},
                {"text": "roll", "kind": "toy.roll", "args": {}},
                {"text": "pass", "kind": "toy.pass", "args": {}},
            ],
        }
    ]
    assert data["standings"] == [
        {"seat": 0, "total": 4, "categories": {"points": 4}, "rank": 1},
        {"seat": 1, "total": 3, "categories": {"points": 3}, "rank": 2},
    ]
    assert data["proposal"] == {"seat": 0, "line": 1, "agreed": [0]}


def test_json_has_lists_for_several_ids_and_the_result_at_the_end() -> None:
    data = to_json(project(play(turns(rounds=1), "0 pass", "1 pass"), None))
    assert data["result"] == data["standings"]
    assert '"plans":["3","3"]' in canonical(data["log"])
    assert data["proposal"] is None
