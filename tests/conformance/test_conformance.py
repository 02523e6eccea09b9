"""Every property of every game. `--conformance-games N` tries each on more games."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from comptoir.core import Game
from comptoir.core.play import perft
from tests.conformance.cases import CASES, Case
from tests.conformance.properties import AT_A_SPOT, WHOLE_GAME, Property
from tests.conformance.spot import SHARES, Spot
from tests.conformance.trail import trail

each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
seeds = st.integers(0, 2**32 - 1)
shares = st.integers(0, SHARES)


@each_case
@pytest.mark.parametrize("keeps", WHOLE_GAME, ids=lambda keeps: keeps.__name__)
@settings.get_profile("whole_games")
@given(seed=seeds)
def test_whole_games(case: Case, keeps: Property, seed: int) -> None:
    keeps(Spot(case, case.load(), seed, 0))


@each_case
@pytest.mark.parametrize("keeps", AT_A_SPOT, ids=lambda keeps: keeps.__name__)
@settings.get_profile("any_moment")
@example(seed=0, share=0)
@example(seed=0, share=SHARES)
@given(seed=seeds, share=shares)
def test_any_moment(case: Case, keeps: Property, seed: int, share: int) -> None:
    keeps(Spot(case, case.load(), seed, share))


@each_case
def test_perft(case: Case) -> None:
    """The numbers change only together with the rules or the edition, and then on purpose."""
    game = case.load()
    assert ways(game, game.start(case.seats, {}), len(case.perft)) == case.perft


@each_case
def test_perft_midway(case: Case) -> None:
    game = case.load()
    assert ways(game, Spot(case, game, seed=1, share=40).state(), len(case.midway)) == case.midway


def ways(game: Game[Any], state: Any, most: int) -> tuple[int, ...]:
    return tuple(perft(game, state, depth) for depth in range(1, most + 1))


@each_case
def test_the_same_game_in_every_process(case: Case) -> None:
    """Nothing hangs on the order of a set, which is another one in each process."""
    trails = {trail_elsewhere(case.name, hash_seed) for hash_seed in ("1", "2")}
    assert trails == {trail(Spot(case, case.load(), seed=1, share=0))}


def trail_elsewhere(name: str, hash_seed: str) -> str:
    """The trail as another process sees it."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.conformance.trail", name]
    root = Path(__file__).parents[2]
    done = subprocess.run(
        command, cwd=root, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
