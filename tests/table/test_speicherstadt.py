"""The table with a whole real game, and the documentation of its record."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir import games
from comptoir.core.play import uniform
from comptoir.table import Table, project, record

DOCS = Path(__file__).parents[2] / "docs" / "record-format.md"


def played(seats: int, seed: int, steps: int = 9999) -> Table[Any]:
    at = Table(games.load("speicherstadt"), seats)
    rng = Random(seed)
    while at.decisions and len(at.log) < steps:
        decision = at.decisions[0]
        at.choose(decision.seat, uniform(decision, rng))
    return at


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_makes_a_record_that_replays(seats: int) -> None:
    at = played(seats, seats)
    text = record.write(record.of(at))
    again = record.audit(at.game, text)
    assert list(again.log) == list(at.log)
    assert record.write(record.read(text)) == text
    assert project(again, None).result is not None


def test_every_undo_of_a_game_comes_back_to_the_state_before() -> None:
    at = played(3, 7)
    for step, entry in enumerate(at.log):
        branch = at.branch(step + 1)
        if branch.explain_undo(entry.seat) is None:
            branch.undo(entry.seat)
            assert branch.game.dump(branch.state) == at.game.dump(at.at(step))
        else:
            assert entry.barrier


def test_the_documented_example_is_what_the_program_writes() -> None:
    shown = re.search(r"```text\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert shown is not None
    at = played(3, 1, steps=9)
    names, date = ("Anna", "Björn", "Cleo"), "1 May 2024"
    assert shown[1] == record.write(record.of(at, names, date, "Stopped for dinner."))


def test_the_documented_code_runs() -> None:
    shown = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert shown is not None
    names: dict[str, Any] = {}
    exec(shown[1], names)
    assert list(names["again"].log) == []
