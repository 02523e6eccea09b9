from itertools import pairwise

import pytest

from comptoir import games
from comptoir.core import CHANCE
from comptoir.study.turns import cut
from comptoir.table import record as records
from tests.study.kit import WHOLE, record


@pytest.mark.parametrize(("key", "seats"), [("speicherstadt", 3), ("mombasa", 2), ("mombasa", 4)])
def test_every_choice_of_a_player_belongs_to_one_turn(key: str, seats: int) -> None:
    game = games.load(key)
    table = records.audit(game, record(key, seats, WHOLE))
    turns = cut(table)
    steps = [step for turn in turns for step in turn.steps]
    assert sorted(steps) == [n for n, line in enumerate(table.log) if line.seat != CHANCE]
    for turn in turns:
        assert turn.steps == sorted(turn.steps)
        assert [table.log[step].action for step in turn.steps] == turn.path
        assert {table.log[step].seat for step in turn.steps} == {turn.seat}
        assert game.dump(turn.before) == game.dump(table.at(turn.steps[0]))
        assert game.dump(turn.after) == game.dump(table.at(turn.steps[-1] + 1))
    for before, turn in pairwise(turns):
        chance = {line.seat for line in table.log[before.steps[-1] + 1 : turn.steps[-1]]} >= {
            CHANCE
        }
        assert turn.last is before.after
        assert chance or turn.entered is turn.last
    assert turns[0].last is None
    assert [turn.steps[-1] for turn in turns] == sorted(turn.steps[-1] for turn in turns)


def test_seats_that_plan_together_have_a_turn_each() -> None:
    table = records.audit(games.load("mombasa"), record("mombasa", 3, WHOLE))
    plans = [turn for turn in cut(table) if turn.asked[0].kind == "mombasa.plan"]
    mixed = [turn for turn in plans if turn.steps[-1] - turn.steps[0] >= len(turn.steps)]
    assert mixed
    assert all({decision.kind for decision in turn.asked} == {"mombasa.plan"} for turn in plans)


def test_a_game_that_is_not_over_may_end_within_a_turn() -> None:
    text = record("mombasa", 2, WHOLE)
    whole = records.audit(games.load("mombasa"), text)
    long = next(turn for turn in cut(whole) if len(turn.steps) > 2)
    cut_off = [turn for turn in cut(whole.branch(long.steps[1])) if turn.seat == long.seat]
    assert cut_off[-1].path == long.path[:1]
    assert cut(whole.branch(0)) == []
