import json
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir.core import CorruptLog, CorruptState, InvalidSetup
from comptoir.lab.journal import Journal
from comptoir.study import Inquiry, Verdict, analyse, as_json, plan, summarise, verdicts
from comptoir.study.analysis import FORMAT, appraise, table_of
from comptoir.study.appraisal import TOP, Appraisal
from comptoir.study.forecast import Forecasts
from comptoir.study.summary import WORST, accounts
from comptoir.table import Table
from tests.study.kit import WHOLE, record

SHORT = Inquiry(record("speicherstadt", 2, 48), budget=3)
PLANNING = Inquiry(record("mombasa", 2, 36), budget=1)


@cache
def found_in(inquiry: Inquiry) -> list[Verdict]:
    return sorted(analyse(inquiry), key=lambda one: one.number)


def test_each_turn_gets_a_verdict() -> None:
    turns, found = plan(SHORT), found_in(SHORT)
    assert [one.number for one in found] == [*range(len(turns))]
    for turn, one in zip(turns, found, strict=True):
        assert one.seat == turn.seat
        assert list(one.played) == [action.text for action in turn.path]
        assert [step - 1 for step in one.steps] == turn.steps
        assert len(one.scores) == len(one.wins) == 2
        assert sum(one.wins) == pytest.approx(1, abs=0.01)
        assert one.total(0) == pytest.approx(sum(one.scores[0]))


def test_the_alternatives_are_ranked_and_hold_the_turn_that_was_played() -> None:
    for one in found_in(SHORT):
        (played,) = [choice for choice in one.alternatives if choice.played]
        assert played.choices == one.played
        assert len(one.alternatives) <= TOP + 1
        assert one.best.played == (one.cost == 0)
        if one.cost:
            assert one.best.value - played.value == pytest.approx(one.cost, abs=0.01)
        else:
            assert not any(one.gains)
    # A better turn may only hold the others back.
    assert any(any(one.gains) for one in found_in(SHORT))


def test_each_choice_of_a_turn_has_its_options_ranked() -> None:
    for one in found_in(PLANNING):
        assert [choice.made for choice in one.choices] == list(one.played)
        for choice in one.choices:
            values = [option.value for option in choice.options]
            assert values == sorted(values, reverse=True)
            assert choice.made in [option.choice for option in choice.options]


def test_some_turns_of_random_players_cost_points() -> None:
    summary = summarise(SHORT, found_in(SHORT))
    assert summary.complete
    assert 0 < len(summary.worst) <= WORST
    costs = {one.number: one.cost for one in found_in(SHORT)}
    assert [costs[number] for number in summary.worst] == sorted(costs.values())[::-1][
        : len(summary.worst)
    ]
    assert sum(seat.turns for seat in summary.seats) == summary.turns
    assert sum(seat.cost for seat in summary.seats) == pytest.approx(sum(costs.values()))


def test_the_end_of_a_game_is_certain() -> None:
    inquiry = Inquiry(record("speicherstadt", 3, WHOLE), budget=1)
    last = appraise(inquiry, len(plan(inquiry)) - 1)
    result = table_of(inquiry).game.result(table_of(inquiry).state)
    assert result is not None
    assert [last.total(seat) for seat in range(3)] == [score.total for score in result]
    winners = [score.rank == 1 for score in result]
    assert [chance > 0 for chance in last.wins] == winners
    # The turn only leads there: that the result is certain now is not its doing.
    assert 0 < min(last.forecasts.after.wins) < max(last.forecasts.after.wins) < 1
    assert last.forecasts.after.fits


def test_the_same_seed_and_budget_find_the_same_on_any_number_of_cores() -> None:
    alone = found_in(SHORT)
    spread = sorted(verdicts(SHORT, jobs=2), key=lambda one: one.number)
    assert spread == alone


class Elsewhere:
    """The table of a game, but what a seat could not know is drawn afresh."""

    def __init__(self, table: Table[Any], seat: int, seed: int) -> None:
        self.game, self.seats = table.game, table.seats
        self._table, self._seat, self._rng = table, seat, Random(seed)

    def branch(self, step: int) -> Table[Any]:
        there = self._table.branch(step)
        seat: Any = self._seat
        return there.moved_to(self.game.determinize(there.state, seat, self._rng))


def test_alternatives_are_judged_by_what_the_seat_could_know() -> None:
    table, turns, differ = table_of(PLANNING), plan(PLANNING), 0
    for number in (1, 3):
        turn = turns[number]
        there: Any = Elsewhere(table, turn.seat, number)
        world = there.branch(turn.steps[0]).state
        differ += table.game.dump(world) != table.game.dump(turn.before)
        here = appraise(PLANNING, number)
        assert Appraisal(there, turn, 1, f"0/{number}", "0").verdict(number) == here
    assert differ


def test_a_verdict_is_plain_data_and_back() -> None:
    one = appraise(SHORT, 7)
    data = json.loads(json.dumps(one.as_json()))
    assert Verdict.from_json(data) == one
    assert len(data["forecasts"]["after"]["fits"]) > 1
    del data["cost"]
    with pytest.raises(CorruptState, match="cost"):
        Verdict.from_json(data)


def test_the_whole_analysis_is_json() -> None:
    data = json.loads(json.dumps(as_json(SHORT, analyse(SHORT))))
    assert data["analysis"] == FORMAT
    assert data["game"] == "speicherstadt"
    assert data["names"] == ["P0", "P1"]
    assert len(data["turns"]) == data["summary"]["turns"] == data["summary"]["looked_at"]
    assert len(data["categories"]) == len(data["turns"][0]["gains"])
    for one in data["turns"]:
        seen = [one["forecasts"][time]["wins"][one["seat"]] for time in ("last", "before", "after")]
        assert one["luck"]["moved"] == pytest.approx(seen[1] - seen[0], abs=1e-9)
        assert one["own"]["moved"] == pytest.approx(seen[2] - seen[1], abs=1e-9)


def test_an_analysis_that_was_stopped_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "analysis"
    stopped = analyse(SHORT, file=file)
    first = [next(stopped) for _ in range(4)]
    stopped.close()  # type: ignore[attr-defined]  # it is a generator
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5
    again = [*analyse(SHORT, file=file)]
    assert again[:4] == first
    assert sorted(again, key=lambda one: one.number) == found_in(SHORT)
    assert [*analyse(SHORT, file=file)] == again


def test_a_file_of_another_analysis_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "analysis"
    next(analyse(SHORT, file=file))
    for other, what in (
        (Inquiry(SHORT.record, budget=4), "budget"),
        (Inquiry(SHORT.record, budget=3, seed="1"), "seed"),
        (Inquiry(record("speicherstadt", 2, 49), budget=3), "record"),
    ):
        with pytest.raises(InvalidSetup, match=f"another {what}"):
            next(analyse(other, file=file))
    with file.open("a", encoding="utf-8") as more:
        more.write("{}\n")
    with pytest.raises(CorruptLog, match="Line 3"):
        next(analyse(SHORT, file=file))


def test_a_file_of_an_older_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "analysis"
    with Journal(file, SHORT.about() | {"analysis": FORMAT - 1}):
        pass
    with pytest.raises(InvalidSetup, match="another analysis"):
        next(analyse(SHORT, file=file))


def test_what_can_not_be_analysed_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="budget of at least 1"):
        verdicts(Inquiry(SHORT.record, budget=0))
    with pytest.raises(CorruptLog):
        plan(Inquiry("nothing"))


def test_a_game_without_a_turn_has_nothing_to_tell() -> None:
    empty = Inquiry(record("speicherstadt", 2, 0))
    assert [*analyse(empty)] == []
    assert summarise(empty, []).worst == ()
    assert as_json(empty, [])["turns"] == []


def test_nothing_moves_where_nothing_happens() -> None:
    """What is foreseen after a turn is what is foreseen before the next, unless chance draws."""
    for inquiry in (SHORT, PLANNING):
        found, at_once = found_in(inquiry), 0
        for one, after in pairwise(found):
            assert after.forecasts.last == one.forecasts.after
            if min(after.steps) == max(one.steps) + 1:
                assert after.forecasts.before == after.forecasts.last
                at_once += 1
        assert at_once
        assert all(len(one.band) == len(one.wins) for one in found)


def test_luck_and_skill_are_told_of_whole_games_alone() -> None:
    inquiry = Inquiry(record("speicherstadt", 2, WHOLE), budget=1)
    (first,) = analyse(inquiry, numbers=[0])
    after = first.forecasts.after
    still = Forecasts(after, after, after)
    found = [
        replace(first, number=turn, seat=turn % 2, forecasts=still)
        for turn in range(1, len(plan(inquiry)))
    ]
    found.append(first)
    told = accounts(inquiry, found)
    assert sum(one.result for one in told) == 1
    for one in told:
        total = one.expected + one.luck.moved + one.own.moved + one.others.moved
        assert total == pytest.approx(one.result, abs=1e-9)
    assert accounts(inquiry, found[1:]) == ()
    assert accounts(SHORT, found_in(SHORT)) == ()
