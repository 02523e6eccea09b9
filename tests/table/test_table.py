"""Choices, chance, and the way back to any step."""

from random import Random

import pytest

from comptoir.core import (
    CHANCE,
    Action,
    Event,
    IllegalAction,
    InvalidNotation,
    InvalidSetup,
    Seat,
)
from comptoir.core.canonical import digest
from comptoir.table import Table, project
from tests.table.drive import A, B, C, lines, planning, play, play_on, refused, table, turns
from tests.table.toy import PLAN, State, Toy


def test_a_new_table_asks_the_first_question() -> None:
    at = table()
    assert [decision.seat for decision in at.decisions] == [CHANCE]
    assert list(at.log) == []


def test_options_that_are_not_given_are_the_defaults() -> None:
    assert table(told="silent").options == {
        "rounds": 2,
        "told": "silent",
        "reveal": "yes",
        "turns": "yes",
    }


def test_a_table_that_the_game_can_t_be_played_at_is_refused() -> None:
    with pytest.raises(InvalidSetup):
        table(seats=5)
    with pytest.raises(InvalidSetup):
        table(colour="red")


def test_a_choice_by_text_gives_its_events_and_a_line_of_the_log() -> None:
    at = table()
    events = at.choose(CHANCE, " draw   3 ")
    (entry,) = at.log
    assert [event.kind for event in events] == ["toy.drawn"]
    assert (entry.seat, entry.text, entry.events) == (CHANCE, "draw 3", events)
    assert entry.digest == digest(at.game.dump(at.state))


def test_a_choice_may_be_an_action() -> None:
    at = planning()
    at.choose(B, PLAN[2])
    assert lines(at) == ["* draw 1", "1 plan 3"]


def test_an_unknown_text_changes_nothing() -> None:
    at = planning()
    with pytest.raises(InvalidNotation):
        at.choose(A, "fly")
    assert lines(at) == ["* draw 1"]


def test_an_illegal_choice_changes_nothing_and_says_why() -> None:
    at = turns()
    before = at.game.dump(at.state)
    with pytest.raises(IllegalAction) as call:
        at.choose(B, "take")
    assert refused(call) == ("core.not_your_turn", {"seat": 0})
    assert at.game.dump(at.state) == before
    assert len(at.log) == 5


def test_the_decision_of_a_seat_is_its_own() -> None:
    at = planning()
    found = at.decision(B)
    assert found is not None
    assert found.seat == B
    assert at.decision(CHANCE) is None


def test_chance_is_played_with_the_driver_s_generator() -> None:
    one, two = table(), table()
    assert one.play_chance(Random(4)) == two.play_chance(Random(4))
    assert one.play_chance(Random(4)) == ()
    assert lines(one) == lines(two)
    assert one.log[0].seat == CHANCE


def test_at_gives_each_step_and_0_is_the_start() -> None:
    at = play(turns(), "0 take", "0 pass")
    assert at.at(0).phase == "draw"
    assert at.at(1).phase == "plan"
    assert at.at(7).seat == 1
    for step, entry in enumerate(at.log, 1):
        assert digest(at.game.dump(at.at(step))) == entry.digest


def test_at_gives_a_copy() -> None:
    at = turns()
    for step in (0, 3, 5):
        at.at(step).points[0] = 99
        assert at.at(step).points[0] != 99
    assert at.state.points[0] != 99


def test_at_refuses_a_step_that_there_is_not() -> None:
    at = turns()
    for step in (-1, 6):
        with pytest.raises(IndexError, match=f"no step {step}: the log has 5 lines"):
            at.at(step)


def test_snapshots_keep_the_replay_short() -> None:
    class Counting(Toy):
        applied = 0

        def apply(
            self, state: State, seat: Seat, action: Action, listen: bool = True
        ) -> tuple[Event, ...]:
            Counting.applied += 1
            return super().apply(state, seat, action, listen)

    at = play_on(Table(Counting(), 2, every=4), Random(1), 30)
    for step in range(len(at.log) + 1):
        Counting.applied = 0
        at.at(step)
        assert Counting.applied == step % 4


def test_a_branch_is_a_table_of_its_own() -> None:
    at = turns()
    other = at.branch(2)
    play(other, "0 plan 3")
    assert lines(other) == ["* draw 1", "1 plan 1", "0 plan 3"]
    assert len(at.log) == 5
    assert other.options == at.options
    assert at.branch(5).log == at.log


def test_stage_lasts_while_the_seats_asked_only_get_fewer() -> None:
    at = table(3)
    everybody = frozenset([A, B, C])
    assert (at.stage, at.stage_seats) == (0, frozenset([CHANCE]))
    play(at, "* draw 1", "2 plan 1", "0 plan 1", "0 plan 1")
    assert (at.stage, at.stage_seats) == (1, everybody)
    play(at, "2 plan 1", "1 plan 1", "1 plan 1")
    assert (at.stage, at.stage_seats) == (7, frozenset([A]))
    play(at, "0 take")
    assert (at.stage, at.stage_seats) == (7, frozenset([A]))


def test_stage_ends_with_a_reveal_even_if_the_same_seat_goes_on() -> None:
    at = turns()
    assert at.log[-1].seat == Seat(0)
    assert at.stage == 5


def test_stage_ends_with_the_game() -> None:
    at = turns(rounds=1, reveal="no", turns="no")
    assert at.decisions == ()
    assert at.stage == 5


def test_a_copy_goes_its_own_way() -> None:
    at = turns()
    before, seen = lines(at), project(at, A)
    other = play(at.copy(), "0 take")
    assert lines(at) == before
    assert project(at, A) == seen
    assert lines(other) == [*before, "0 take"]
    assert project(other, A) == project(play(turns(), "0 take"), A)


def test_a_copy_comes_back_to_every_step() -> None:
    at = play_on(table(), Random(3), 9)
    other = play_on(at.copy(), Random(4), 9)
    again = play(table(), *lines(other))
    for step, entry in enumerate(again.log, 1):
        assert digest(other.game.dump(other.at(step))) == entry.digest
    assert [at.game.dump(at.at(step)) for step in range(10)] == [
        at.game.dump(other.at(step)) for step in range(10)
    ]


def test_a_copy_keeps_the_proposal() -> None:
    at = turns()
    at.propose_undo(A, 2)
    other = at.copy()
    other.consent(B)
    assert (len(other.log), other.proposal) == (2, None)
    assert at.proposal is not None


def test_a_table_can_go_on_from_a_state() -> None:
    at = turns()
    other = table().moved_to(at.game.clone(at.state))
    assert list(other.log) == []
    assert other.decisions == at.decisions
    assert project(play(other, "0 take"), A).view == project(play(at, "0 take"), A).view


def test_a_view_is_made_once_until_something_happens() -> None:
    at = turns()
    seen, standings = at.view(A), at.standings()
    assert at.view(A) is seen
    assert at.standings() is standings
    assert at.view(B) is not seen
    play_on(at, Random(1), 6)
    assert at.view(A) == at.game.view(at.state, A) != seen
    assert at.standings() == at.game.standings(at.state)
    back = at.branch(5)
    assert back.view(A) == seen


def test_without_secrets_all_share_one_view() -> None:
    class Open(Toy):
        secrets = False

    at = play(Table(Open(), 2), "* draw 1")
    assert at.view(A) is at.view(B) is at.view(None)


def test_states_are_digested_as_the_table_is_told() -> None:
    at = planning()
    at.digest_by(lambda data: f"<{digest(data)}>")
    for other in (at, at.copy(), at.branch(1), at.moved_to(at.state)):
        play_on(other, Random(1), len(other.log) + 1)
        assert other.log[-1].digest == f"<{digest(other.game.dump(other.state))}>"
