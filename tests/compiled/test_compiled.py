"""The compiled engine plays the very games that plain Python plays."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from comptoir.bots import turn
from comptoir.core import stack
from comptoir.games.mombasa import state as mombasa
from comptoir.games.speicherstadt import state as speicherstadt
from comptoir.table import table
from tests.conformance.cases import CASES, Case

ROOT = Path(__file__).parents[2]
PLAIN = ROOT / ".venv" / "bin" / "python"
"""Where the package is installed to be edited, so not compiled."""


def output(python: str | Path, *arguments: str, hash_seed: str = "0") -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [python, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize(
    "module", [stack, mombasa, speicherstadt, table, turn], ids=lambda each: each.__name__
)
def test_the_engine_is_compiled(module: ModuleType) -> None:
    assert not str(module.__file__).endswith(".py")


def test_the_program_says_so() -> None:
    assert output(sys.executable, "-m", "comptoir", "--version").endswith("engine compiled")
    assert output(PLAIN, "-m", "comptoir", "--version").endswith("engine in plain Python")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_seed_gives_the_same_game_compiled_or_not(case: Case) -> None:
    """All that is asked, told, shown and kept is the same, whatever the order of sets."""
    trail = ("-m", "tests.conformance.trail", case.name)
    here = output(sys.executable, *trail, hash_seed="1")
    assert here == output(PLAIN, *trail, hash_seed="2")


def test_a_search_makes_the_same_turns_compiled_or_not() -> None:
    arena = ("-m", "comptoir", "arena", "speicherstadt", "--bots", "search:2,greedy", "--games")
    found = [json.loads(output(p, *arena, "2", "--json")) for p in (sys.executable, PLAIN)]
    here, there = [[bot["score"] for bot in summary["bots"]] for summary in found]
    assert here == there
