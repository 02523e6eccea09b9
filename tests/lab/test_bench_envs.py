import sys
from importlib import import_module
from itertools import count
from types import ModuleType

import pytest

from comptoir.core import InvalidSetup
from comptoir.envs.single_v0 import GAMES
from comptoir.lab import bench_batch, bench_envs, sizes
from comptoir.lab.bench_envs import OURS, STEPS


def test_our_environments_are_measured_and_peers_that_are_missing_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lacking = ModuleType("lacking_v1")
    lacking.raw_env = lambda: import_module("no.such.module")  # type: ignore[attr-defined]  # a toy
    monkeypatch.setitem(sys.modules, "lacking_v1", lacking)
    monkeypatch.setattr(bench_envs, "PEERS", ("no.such.module_v1", "lacking_v1"))
    ticks = count()
    found, missing = bench_envs.bench_envs(1, lambda: next(ticks))
    assert [speed.name for speed in found] == [name.rpartition(".")[2] for name in OURS]
    assert all(speed.raw == speed.wrapped == STEPS for speed in found)
    assert missing == ["no.such.module_v1", "lacking_v1"]
    assert found[0].as_json()["name"] == "mombasa_v0"


def test_without_pettingzoo_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_envs, "OWN", "no.such.module_v0")
    monkeypatch.setattr(bench_envs, "PEERS", ())
    with pytest.raises(InvalidSetup, match=r"comptoir\[envs\]"):
        bench_envs.bench_envs(1)


@pytest.mark.parametrize("key", ["mombasa", "speicherstadt"])
def test_sizes_are_counted(key: str) -> None:
    found = sizes.measure(key, 2, 2)
    assert found == sizes.measure(key, 2, 2)
    assert found.options >= 2
    assert found.most_options <= found.actions
    assert found.information_sets <= found.games * found.choices
    assert found.as_json()["game"] == key


def test_a_batch_is_measured_beside_the_single_environment() -> None:
    ticks, heard = count(), list[int]()
    found = bench_batch.bench_batches(1, lambda: next(ticks), heard.append)
    assert [one.name for one in found] == [*GAMES]
    assert all(one.single == bench_batch.STEPS for one in found)
    assert all(one.batch == one.spread == 256 for one in found)
    told = found[0].as_json()
    assert told["batch_times"] == told["spread_times"] == 256 / bench_batch.STEPS
    assert sum(heard) == bench_batch.SLICES
