"""What luck brought: nothing on the average, and less to wonder about in results."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir.bots.chances import Chances, chances
from comptoir.bots.foresight import Foresight
from comptoir.core import CHANCE, Game
from comptoir.core.play import uniform
from comptoir.games import load
from comptoir.lab import Setting
from comptoir.lab import luck as module
from comptoir.lab.arena import judge
from comptoir.lab.contest import Contest, Outcome, hold
from comptoir.lab.luck import luck
from comptoir.table import Table
from tests.lab.test_arena import outcome

SETTING = Setting("speicherstadt", ("random", "easy"), games=40)


def begun(choices: int, seed: int = 1) -> Table[Any]:
    table, rng = Table(load("speicherstadt"), 2), Random(seed)
    while len(table.log) < choices:
        decision = table.decisions[0]
        table.choose(decision.seat, uniform(decision, rng))
    return table


def test_what_one_gains_by_luck_the_others_lose() -> None:
    table = begun(40)
    found = luck(table)
    assert any(line.seat == CHANCE for line in table.log)
    assert any(found)
    assert sum(found) == pytest.approx(0, abs=0.001)


def test_no_draw_is_lucky_where_all_draws_are_worth_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def same(game: Game[Any], state: Any, seats: int) -> Chances:
        return Chances((0.75, 0.25), (0.0, 0.0))

    monkeypatch.setattr(module, "chances", same)
    assert luck(begun(40)) == (0.0, 0.0)


def test_what_was_drawn_is_compared_with_the_same_whatever_it_was() -> None:
    """So it is nothing on the average: the draws that it is compared with are like any others."""
    found = []
    for seed in range(2):
        table = begun(0)
        rng = Random(seed)
        while table.decisions[0].seat == CHANCE:
            table.choose(CHANCE, uniform(table.decisions[0], rng))
        (end,) = Foresight(table.game, 2, "luck", walks=1).ends(table.state)
        drawn = chances(table.game, end, 2).wins[0]
        table.choose(table.decisions[0].seat, table.decisions[0].options[0])
        found.append(drawn - luck(table)[0])
    assert found[0] == pytest.approx(found[1], abs=0.001)


def made_up(noise: float) -> Contest:
    """Games that are won by luck and by something else."""
    rng, outcomes = Random(2), list[Outcome]()
    for deal in range(20):
        for rotation in range(2):
            lucky = rng.uniform(-0.5, 0.5)
            won = lucky + noise * rng.gauss(0, 1) > 0
            one = outcome(deal, rotation, *((9, 1) if won else (1, 9)))
            outcomes.append(replace(one, luck=(lucky, -lucky)))
    return Contest(SETTING, tuple(outcomes))


def test_without_luck_fewer_games_are_needed() -> None:
    much, little = [judge(made_up(noise)).standings[0].adjusted for noise in (0.1, 2.0)]
    assert much is not None
    assert little is not None
    assert 1 > much.spared > little.spared >= 0
    assert much.win_rate.low < 0.5 < much.win_rate.high


def test_luck_is_kept_in_the_file(tmp_path: Path) -> None:
    file, setting = tmp_path / "games.jsonl", replace(SETTING, games=2, luck=True)
    setting = replace(setting, bots=("random", "random"))
    first, again = hold(setting, 1, file), hold(setting, 1, file)
    assert [one.luck for one in first.outcomes] == [one.luck for one in again.outcomes]
    assert all(one.luck is not None for one in first.outcomes)
    assert judge(first).standings[0].as_json()["adjusted"]
    plain = hold(replace(setting, luck=False))
    assert judge(plain).standings[0].adjusted is None
