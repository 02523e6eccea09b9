"""People in processes of their own, so that none of their work is the server's."""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from random import Random

from comptoir.server.bench.crowd import Company, Party, Player, Tally, gather_some, sit_idle
from comptoir.server.bench.homes import Ring
from comptoir.server.bench.process import pin
from comptoir.server.bench.wire import Address
from comptoir.server.garbage import seldom_collected
from comptoir.server.serving import allow_sockets, quick_loop

SEATS = 2
PATIENCE = 600.0
"""Seconds; far more than sitting down takes."""


@dataclass(frozen=True, slots=True)
class Share:
    """What one process of clients does."""

    addresses: tuple[Address, ...]
    """Of the servers; a table is played at its home among them."""
    game: str
    tables: range
    """Their numbers, which are the seeds of what is chosen there."""
    idle: int
    pause: float
    """Seconds between two choices at a table."""
    cores: frozenset[int]
    """On which it runs; none: wherever there is room."""
    company: Company = field(default_factory=Company)
    daily: float = 0.0
    """Of the tables, those at which people drop in for each choice."""


@dataclass(slots=True)
class Heard:
    """What came of a time of play."""

    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)
    stale: int = 0
    failed: int = 0
    messages: int = 0
    sockets: int = 0
    worked: float = 0.0
    """Seconds of processor time."""

    def add(self, other: "Heard") -> None:
        """Take in what others heard."""
        self.seconds = max(self.seconds, other.seconds)
        self.delays += other.delays
        self.stale += other.stale
        self.failed += other.failed
        self.messages += other.messages
        self.sockets += other.sockets
        self.worked += other.worked


class Clients:
    """All of them: each does the next thing when it is told to."""

    def __init__(self, pipes: Sequence[Connection]) -> None:
        self._pipes = pipes

    def play(self, seconds: float) -> Heard:
        """Have all play for a while."""
        for pipe in self._pipes:
            pipe.send(seconds)
        found = Heard()
        for pipe in self._pipes:
            found.add(_hear(pipe, seconds + PATIENCE))
        return found


@contextmanager
def clients(shares: Sequence[Share]) -> Iterator[Clients]:
    """People at their tables, until they leave. Raises RuntimeError with what went wrong."""
    spawn = multiprocessing.get_context("spawn")
    pairs = [spawn.Pipe() for _ in shares]
    processes = [
        spawn.Process(target=_work, args=(share, far), daemon=True)
        for share, (_, far) in zip(shares, pairs, strict=True)
    ]
    for process in processes:
        process.start()
    for _, far in pairs:
        far.close()
    try:
        for pipe, _ in pairs:
            _hear(pipe, PATIENCE)
        yield Clients([pipe for pipe, _ in pairs])
    finally:
        for pipe, _ in pairs:
            pipe.close()
        for process in processes:
            process.join(PATIENCE)


def _hear(pipe: Connection, seconds: float) -> Heard:
    try:
        found = pipe.recv() if pipe.poll(seconds) else "they take too long"
    except EOFError:
        found = "they ended"
    if not isinstance(found, Heard):
        raise RuntimeError(f"The clients could not play: {found}.")
    return found


def _work(share: Share, pipe: Connection) -> None:
    """Sit down, then play for as long as each message says, until there are no more."""
    pin(0, share.cores)
    allow_sockets()
    try:
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            runner.run(_attend(share, pipe))
    except Exception as error:  # whoever waits is to know it
        pipe.send(f"{type(error).__name__} {error}")


async def _attend(share: Share, pipe: Connection) -> None:
    tally = Tally()
    ring = Ring(share.addresses)
    parties = [
        Party(ring, share.game, Random(number), tally, _company(share, place))
        for place, number in enumerate(share.tables)
    ]
    await gather_some(len(parties), lambda at: parties[at].meet(share.tables[at], SEATS))
    watchers = await _watch_idly(share)
    try:
        async with seldom_collected():  # else a look through all objects would count as a delay
            pipe.send(Heard())
            while seconds := await asyncio.to_thread(_told, pipe):
                pipe.send(await _play(share, parties, watchers, tally, seconds))
    finally:
        await _end(parties, watchers)


def _company(share: Share, place: int) -> Company:
    """At the first tables of a share people drop in."""
    return replace(share.company, drops_in=place < share.daily * len(share.tables))


def _told(pipe: Connection) -> float:
    """How long to play; nothing at the end."""
    try:
        seconds: float = pipe.recv()
    except EOFError:
        return 0.0
    return seconds


async def _play(
    share: Share,
    parties: list[Party],
    watchers: list[asyncio.Task[None]],
    tally: Tally,
    seconds: float,
) -> Heard:
    tally.clear()
    began, worked = time.monotonic(), time.process_time()
    until = began + seconds
    await asyncio.gather(*[party.play(until, share.pause) for party in parties])
    sockets = sum(len(party.watching) for party in parties)
    return Heard(
        time.monotonic() - began,
        [*tally.delays],
        tally.stale,
        tally.failed,
        tally.events,
        sockets + sum(not watcher.done() for watcher in watchers),
        time.process_time() - worked,
    )


async def _watch_idly(share: Share) -> list[asyncio.Task[None]]:
    ring = Ring(share.addresses)
    host = Player(share.addresses[0], "Host")
    await host.arrive()
    table = await host.open_table(share.game, ["me"] + ["open"] * (SEATS - 1))
    host.leave()
    return await sit_idle(ring.home(table), table, share.idle)


async def _end(parties: list[Party], watchers: list[asyncio.Task[None]]) -> None:
    """Everybody hangs up."""
    tasks = [*watchers, *[task for party in parties for task in party.watching]]
    for party in parties:
        party.leave()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(0)  # for the transports to close


def cores(find: Callable[[], set[int]] | None = None) -> tuple[frozenset[int], frozenset[int]]:
    """Those of the server and that of the clients; none where there is but one, or no choice."""
    affinity = getattr(os, "sched_getaffinity", None)
    found = sorted(find() if find else affinity(0) if affinity else ())
    if len(found) < 2:
        return frozenset(), frozenset()
    return frozenset(found[:-1]), frozenset(found[-1:])
