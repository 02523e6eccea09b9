import gc
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from comptoir.core import InvalidSetup
from comptoir.core.cores import cores
from comptoir.envs import spread
from comptoir.envs.single_v0 import GAMES, Single
from comptoir.envs.spread import Spread, make
from comptoir.envs.vector import Vector

PATIENCE = 240.0
"""Seconds; a loaded machine is slow."""
UNGUARDED = """
import os, sys
from comptoir.envs.spread import make

envs = make("speicherstadt", 4, jobs=3)
envs.reset(seed=1)
print(*[process.pid for process in envs.processes], flush=True)
if len(sys.argv) > 1:
    os.kill(os.getpid(), 9)
"""
"""A program without the guard that processes need which run it again."""


def play(envs: Spread) -> None:
    """One game after another."""
    seen, _ = envs.reset(seed=1)
    while True:
        seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))


def stubborn(_: Mapping[str, Any]) -> int:
    raise LookupError("I don't want to play.")


def some(masks: Any, rng: np.random.Generator) -> Any:
    return (rng.random(masks.shape) * masks).argmax(axis=1)


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all(map(same, one, other))
    return bool(np.all(one == other))


def test_a_batch_in_several_processes_plays_the_games_of_one() -> None:
    envs: Any = gymnasium.make_vec("comptoir/Speicherstadt-v0", 5, "vector_entry_point", jobs=2)
    alone, rng, ended = Vector("speicherstadt", 5), np.random.default_rng(1), 0
    try:
        assert isinstance(envs, Spread)
        processes = envs.processes
        seen, infos = envs.reset(seed=3)
        assert all(map(same, (seen, infos), alone.reset(seed=3)))
        assert seen["observation"].shape == (5, alone.playing.size)
        while not ended:
            actions = some(seen["action_mask"], rng)
            here, there = envs.step(actions), alone.step(actions)
            assert all(map(same, here, there))
            seen, ended = here[0], int(here[2].sum())
    finally:
        envs.close()
    assert not any(process.is_alive() for process in processes)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("jobs", [1, 2])
def test_games_are_those_of_the_single_environment(name: str, jobs: int) -> None:
    count, rng = 4, np.random.default_rng(2)
    envs = make(GAMES[name], count, jobs=jobs)
    singles = [Single(GAMES[name]) for _ in range(count)]
    try:
        seen, _ = envs.reset(seed=7)
        ones = [env.reset(seed=7 + place)[0] for place, env in enumerate(singles)]
        for _ in range(60):
            for place, one in enumerate(ones):
                assert all((seen[key][place] == one[key]).all() for key in one)
            actions = some(seen["action_mask"], rng)
            seen, rewards, over, _, _ = envs.step(actions)
            for place, env in enumerate(singles):
                ones[place], reward, done, _, _ = env.step(int(actions[place]))
                assert (reward, done) == (rewards[place], over[place])
                if done:
                    ones[place], _ = env.reset()
        assert (envs.action_masks() == seen["action_mask"]).all()
    finally:
        envs.close()


def is_alive(pid: int) -> bool:
    """Whether it runs; what has ended and waits to be asked how does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for_end(pids: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(map(is_alive, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(is_alive, pids))


def test_processes_end_with_the_environment() -> None:
    envs = make("speicherstadt", 2, jobs=2)
    assert isinstance(envs, Spread)
    envs.reset(seed=1)
    pids = [int(process.pid or 0) for process in envs.processes]
    assert all(map(is_alive, pids))
    del envs
    gc.collect()
    wait_for_end(pids)


def test_an_environment_can_be_closed_twice() -> None:
    envs = make("speicherstadt", 2, jobs=2)
    envs.close()
    envs.close()
    assert isinstance(envs, Spread)
    envs.close_extras()
    assert not any(process.is_alive() for process in envs.processes)


@pytest.mark.parametrize("killed", [(), ("killed",)])
def test_processes_end_with_a_program_that_needs_no_guard(
    killed: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "program.py"
    file.write_text(UNGUARDED)
    found = subprocess.run(
        [sys.executable, file, *killed],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    pids = [*map(int, found.stdout.split())]
    assert len(pids) == 2, found.stderr
    assert found.returncode == (-signal.SIGKILL if killed else 0)
    wait_for_end(pids)


def test_a_process_that_does_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "WAIT", 0.2)
    envs = make("speicherstadt", 2, jobs=2)
    assert isinstance(envs, Spread)
    envs.reset(seed=1)
    os.kill(envs.processes[0].pid or 0, signal.SIGSTOP)
    envs.close()
    assert [process.exitcode for process in envs.processes] == [-signal.SIGKILL]


def test_a_process_that_ended_is_told_with_its_games() -> None:
    envs = make("speicherstadt", 4, jobs=2)
    assert isinstance(envs, Spread)
    try:
        seen, _ = envs.reset(seed=1)
        actions = seen["action_mask"].argmax(axis=1)
        os.kill(envs.processes[0].pid or 0, signal.SIGKILL)
        for _ in range(2):
            with pytest.raises(RuntimeError, match=r"games 2 to 3 has ended \(exit code -9\)"):
                envs.step(actions)
    finally:
        envs.close()


def test_an_error_in_another_process_is_told_with_its_cause() -> None:
    envs = make("speicherstadt", 2, jobs=2, opponents=(stubborn,), seat=0)
    assert isinstance(envs, Spread)
    try:
        envs.here = Vector("speicherstadt", 1)
        with pytest.raises(LookupError, match="want to play") as caught:
            play(envs)
        (note,) = caught.value.__notes__
        assert "In another process" in note
        assert "in stubborn" in note
    finally:
        envs.close()


def test_an_error_that_cannot_be_sent_is_told_in_words() -> None:
    class Unsendable(Exception):
        """Of no module."""

    envs: Any = Vector("speicherstadt", 1)
    envs.reset = lambda **_: (_ for _ in ()).throw(Unsendable("so it is"))
    found = pickle.loads(spread._answer(envs, {}, pickle.dumps(None)))
    assert isinstance(found, RuntimeError)
    assert "so it is" in str(found)


def test_large_batches_use_the_cores_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "cores", lambda: 2)
    monkeypatch.setattr(spread, "Vector", lambda *_, **__: 1)
    monkeypatch.setattr(spread, "Spread", lambda *_, jobs, **__: jobs)
    made: Any = make
    assert [made("speicherstadt", count) for count in (1, 64, 255, 256, 900)] == [1, 1, 1, 2, 2]
    assert made("speicherstadt", 900, opponents="random") == 2
    assert made("speicherstadt", 900, opponents=(stubborn,)) == 1
    assert made("speicherstadt", 900, jobs=1) == 1


def test_cores_are_those_that_may_be_used() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


def test_what_fails_in_a_process_is_raised_here() -> None:
    envs = make("speicherstadt", 2, jobs=2)
    try:
        envs.reset(seed=[1, 2])
        with pytest.raises((TypeError, ValueError)):
            envs.step(np.array([["no"], ["number"]]))
    finally:
        envs.close()


def test_settings_that_no_other_process_can_be_told_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="jobs=1"):
        make("speicherstadt", 2, jobs=2, opponents=(lambda _: 0,))
    with pytest.raises(InvalidSetup, match="one process at least"):
        make("speicherstadt", 2, jobs=0)
    assert isinstance(make("speicherstadt", 1, jobs=4), Vector)
