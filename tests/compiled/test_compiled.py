"""The compiled engine plays the very games that plain Python plays."""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from weakref import ref

import pytest

import comptoir
from comptoir.bots import turn
from comptoir.core import InvalidSetup, stack
from comptoir.games import load
from comptoir.games.mombasa.rules import state as mombasa
from comptoir.games.speicherstadt.rules import state as speicherstadt
from comptoir.table import table
from comptoir.testing import Case
from comptoir.testing.trail import trail_of
from tests.conformance.cases import CASES
from tests.conformance.test_conformance import TestConformance as Suite

ROOT = Path(__file__).parents[2]
COMPILED = Path(comptoir.__file__).parents[1]
PLAIN = ROOT / "src"
"""The same package, as it is edited."""


def output(package: Path, *arguments: str, hash_seed: str = "0") -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(package)}
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize(
    "module", [stack, mombasa, speicherstadt, table, turn], ids=lambda each: each.__name__
)
def test_the_engine_is_compiled(module: ModuleType) -> None:
    assert not str(module.__file__).endswith(".py")


def test_the_program_says_so() -> None:
    assert output(COMPILED, "-m", "comptoir", "--version").endswith("engine compiled")
    assert output(PLAIN, "-m", "comptoir", "--version").endswith("engine in plain Python")


@pytest.mark.parametrize(
    "made", [lambda: table.Table(load("speicherstadt"), 2), lambda: InvalidSetup("")]
)
def test_weak_references_end_with_what_they_are_to(made: Callable[[], object]) -> None:
    kept = made()
    weak = [ref(kept), *(ref(made()) for _ in range(1000))]
    gc.collect()
    assert [one() for one in weak] == [kept] + 1000 * [None]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_seed_gives_the_same_game_compiled_or_not(case: Case) -> None:
    """All that is asked, told, shown and kept is the same, whatever the order of sets."""
    elsewhere = output(PLAIN, *trail_of(Suite, case), hash_seed="2")
    assert output(COMPILED, *trail_of(Suite, case), hash_seed="1") == elsewhere


def test_a_search_makes_the_same_turns_compiled_or_not() -> None:
    arena = ("-m", "comptoir", "arena", "speicherstadt", "--bots", "search:2,greedy", "--games")
    found = [json.loads(output(p, *arena, "2", "--json")) for p in (COMPILED, PLAIN)]
    here, there = [[bot["score"] for bot in summary["bots"]] for summary in found]
    assert here == there


def test_a_network_says_the_same_compiled_or_not() -> None:
    """To the last digit, also beyond what a word of the machine holds."""
    here, there = [
        output(package, "-m", "tests.compiled.thinking") for package in (COMPILED, PLAIN)
    ]
    assert here == there
    numbers = [abs(number) for row in json.loads(here) for number in row]
    assert min(numbers) != max(numbers) > 2**53
