"""How many choices a second the server takes, with people over real sockets on this machine."""

import asyncio
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from comptoir.core.native import compiled
from comptoir.server.bench.crowd import Party, Person, Tally, gather_some, sit_idle
from comptoir.server.bench.process import Process, running
from comptoir.server.serving import allow_sockets, quick_loop

SEATS = 2


@dataclass(frozen=True, slots=True)
class Load:
    """What the server has to bear."""

    game: str = "speicherstadt"
    tables: int = 200
    idle: int = 1000
    rate: float = 1000.0
    """Choices a second that people want to make, all tables together."""
    seconds: float = 10.0
    processes: int = 1
    warm_up: float = 2.0
    """Seconds of play before it counts."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it. Delays are in milliseconds, from sending a choice to its acknowledgement."""

    database: str
    compiled: bool
    game: str
    tables: int
    sockets: int
    processes: int
    wanted_a_second: float
    choices: int
    choices_a_second: float
    median: float
    percentile_99: float
    slowest: float
    stale: int
    failed: int
    messages_a_second: float
    work_a_choice: float
    """Milliseconds of processor time that the server took for a choice, all told."""
    clients_work_a_choice: float
    """The same for the clients, who must not be what holds it up."""


def bench(load: Load, database: str, folder: Path) -> Outcome:
    """Start a server, have people play, and measure."""
    allow_sockets()
    with (
        running(database, folder / "server.log", load.processes) as process,
        asyncio.Runner(loop_factory=quick_loop()) as runner,
    ):
        return runner.run(_bench(load, process, database.partition(":")[0]))


async def _bench(load: Load, process: Process, kind: str) -> Outcome:
    tally = Tally()
    parties = [
        Party(process.address, load.game, Random(number), tally) for number in range(load.tables)
    ]
    await gather_some(load.tables, lambda number: parties[number].meet(number, SEATS))
    watchers = await _watch_idly(load, process)
    pause = load.tables / load.rate
    await _play(parties, load.warm_up, pause)
    tally.delays.clear()
    tally.stale = tally.failed = tally.events = 0
    began, worked, clients = time.monotonic(), process.cpu_seconds(), time.process_time()
    await _play(parties, load.seconds, pause)
    took, worked = time.monotonic() - began, process.cpu_seconds() - worked
    clients = time.process_time() - clients
    sockets = sum(len(party.watching) for party in parties)
    idle = sum(not watcher.done() for watcher in watchers)
    await _end(parties, watchers)
    delays = sorted(tally.delays) or [0.0]
    return Outcome(
        database=kind,
        compiled=compiled(),
        game=load.game,
        tables=load.tables,
        sockets=sockets + idle,
        processes=load.processes,
        wanted_a_second=load.rate,
        choices=len(tally.delays),
        choices_a_second=len(tally.delays) / took,
        median=1000 * delays[len(delays) // 2],
        percentile_99=1000 * delays[len(delays) * 99 // 100],
        slowest=1000 * delays[-1],
        stale=tally.stale,
        failed=tally.failed,
        messages_a_second=tally.events / took,
        work_a_choice=1000 * worked / max(1, len(tally.delays)),
        clients_work_a_choice=1000 * clients / max(1, len(tally.delays)),
    )


async def _watch_idly(load: Load, process: Process) -> list[asyncio.Task[None]]:
    host = Person(process.address, "Host")
    await host.arrive()
    table = await host.open_table(load.game, ["me"] + ["open"] * (SEATS - 1))
    host.leave()
    return await sit_idle(process.address, table, load.idle)


async def _play(parties: list[Party], seconds: float, pause: float) -> None:
    until = time.monotonic() + seconds
    await asyncio.gather(*[party.play(until, pause) for party in parties])


async def _end(parties: list[Party], watchers: list[asyncio.Task[None]]) -> None:
    """Everybody hangs up."""
    tasks = [*watchers, *[task for party in parties for task in party.watching]]
    for party in parties:
        party.leave()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(0)  # for the transports to close
