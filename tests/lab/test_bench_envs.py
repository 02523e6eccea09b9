from itertools import count

import pytest

from comptoir.core import InvalidSetup
from comptoir.lab import bench_envs, sizes
from comptoir.lab.bench_envs import OURS, STEPS


def test_our_environments_are_measured_and_peers_that_are_missing_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench_envs, "PEERS", ("no.such.module_v1",))
    ticks = count()
    found, missing = bench_envs.bench_envs(1, lambda: next(ticks))
    assert [speed.name for speed in found] == [name.rpartition(".")[2] for name in OURS]
    assert all(speed.raw == speed.wrapped == STEPS for speed in found)
    assert missing == ["no.such.module_v1"]
    assert found[0].as_json()["name"] == "mombasa_v0"


def test_without_pettingzoo_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_envs, "OURS", ("no.such.module_v0",))
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
