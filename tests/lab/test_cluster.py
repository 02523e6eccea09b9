"""Real clusters of two nodes; one node is killed while it plays."""

import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import pytest

from comptoir.core import InvalidSetup
from comptoir.lab import Setting, dataset, simulate
from comptoir.lab.cluster import connect
from comptoir.lab.contest import hold
from comptoir.lab.dataset import Order, write

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="clusters of tests run on Linux and macOS"),
    pytest.mark.filterwarnings("ignore::ResourceWarning:ray"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning:ray"),
    pytest.mark.filterwarnings("ignore::FutureWarning:ray"),
    pytest.mark.filterwarnings("ignore:Tip. In future versions of Ray:FutureWarning"),
]
MEMORY = 80 * 1024 * 1024
PATIENCE = 240
"""Seconds until a node must be there, also on a machine that is very busy."""
SETTING = Setting("speicherstadt", ("random", "random"), games=24, seed="9")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head without cores, so that the work is done by the nodes that are added."""
    folder = mkdtemp(prefix="ray", dir="/tmp")  # its sockets can't have long paths
    monkeypatch.setenv("RAY_TMPDIR", folder)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster  # noqa: PLC0415  # it is slow to import

    found: Any = Cluster()
    head = found.add_node(
        wait=False, num_cpus=0, object_store_memory=MEMORY, include_dashboard=False
    )
    assert head.address_info
    found.add_node(wait=False, num_cpus=1, object_store_memory=MEMORY)
    found.wait_for_nodes(PATIENCE)
    yield found
    found.shutdown()
    rmtree(folder, ignore_errors=True)


def test_results_on_a_cluster_are_those_of_this_machine(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One test, for a cluster takes long to start."""
    files_are_the_same_though_a_node_is_killed(cluster, tmp_path, monkeypatch)
    a_simulation_comes_to_the_same(cluster)
    a_contest_comes_to_the_same_and_goes_on(cluster, tmp_path)


def files_are_the_same_though_a_node_is_killed(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "SHARD", 2)
    doomed = cluster.add_node(wait=False, num_cpus=1, object_store_memory=MEMORY)
    cluster.wait_for_nodes(PATIENCE)
    finished = 0

    def advance(games: int) -> None:
        nonlocal finished
        finished += games
        if finished >= 4 and doomed is not None:
            kill()

    def kill() -> None:
        nonlocal doomed
        cluster.remove_node(doomed, allow_graceful=False)
        doomed = None

    here, there = tmp_path / "here", tmp_path / "there"
    write(Order(SETTING, here))
    write(Order(SETTING, there), advance=advance, ray=cluster.address)
    assert doomed is None, "the node was killed in the middle"
    assert finished == SETTING.games
    one, two = ({path.name: path.read_bytes() for path in at.iterdir()} for at in (here, there))
    assert one == two


def a_simulation_comes_to_the_same(cluster: Any) -> None:
    here, there = simulate(SETTING), simulate(SETTING, ray=cluster.address)
    assert (here.games, here.decisions) == (there.games, there.decisions)
    assert [seat.score for seat in here.seats] == [seat.score for seat in there.seats]


def a_contest_comes_to_the_same_and_goes_on(cluster: Any, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    setting = Setting("speicherstadt", ("random", "random"), games=4, seed="2")
    first = Setting("speicherstadt", ("random", "random"), games=2, seed="2")
    hold(first, file=journal, ray=cluster.address)
    there, here = hold(setting, file=journal, ray=cluster.address), hold(setting)
    assert [one.result for one in there.outcomes] == [one.result for one in here.outcomes]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_refused(address: str) -> None:
    with pytest.raises(InvalidSetup, match="Can't reach a Ray cluster"):
        connect(address)
