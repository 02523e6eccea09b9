"""What a crowd needs, from what was measured, and how tables fare when servers fail.

`python -m tools.scaling` prints the tables of docs/scaling.md. The figures that it starts from are
in `Measured`; `comptoir bench server` and `python -m tools.memory` find them.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from random import Random

from comptoir.server.bench.homes import Ring

CROWDS = (10_000, 1_000_000)
DAY = 86_400


@dataclass(frozen=True, slots=True)
class Measured:
    """A choice of the larger game with two people at a table; times are those of one core."""

    work: float = 0.0014
    """Seconds of a server's work for a choice."""
    stored: float = 0.0006
    """Seconds of PostgreSQL's."""
    rows: float = 4.5
    """That are written for a choice: its lines, the table, its seats."""
    written: float = 400.0
    """Bytes that the database keeps of a choice, its index included."""
    sent: float = 2_700.0
    """Bytes that go to the people at the table, with what the wire adds."""
    table: float = 300_000.0
    """Bytes of memory for a table in play, its sockets included."""
    load: float = 0.01
    """Seconds of work until a table that this process did not have is in memory."""


@dataclass(frozen=True, slots=True)
class Way:
    """How people play."""

    name: str
    seconds: float
    """Between two choices at a table."""
    watching: float
    """Of the people at tables, those who have the page open."""


LIVE = Way("live", 8.0, 1.0)
DAILY = Way("a move a day", DAY / 8, 0.02)
PEOPLE = 2
"""At a table."""
BUSY = 0.5
"""Of a core, at most: the rest is for crowds and for tables of servers that failed."""


@dataclass(frozen=True, slots=True)
class Need:
    """What it takes."""

    choices: float
    """A second."""
    processes: int
    database_cores: int
    connections: int
    """Of servers to the database."""
    sockets: float
    memory: float
    """Bytes, of all servers."""
    rows: float
    """Written a second."""
    a_day: float
    """Bytes that the database grows by."""
    bandwidth: float
    """Bytes a second to people."""


POOL = 17
"""Connections that a process has to the database, one that listens included."""


def need(people: int, way: Way, found: Measured) -> Need:
    """What that many people at tables need."""
    tables = people / PEOPLE
    choices = tables / way.seconds
    processes = max(1, ceil(choices * found.work / BUSY))
    return Need(
        choices=choices,
        processes=processes,
        database_cores=max(1, ceil(choices * found.stored / BUSY)),
        connections=processes * POOL,
        sockets=people * way.watching,
        memory=tables * way.watching * found.table,
        rows=choices * found.rows,
        a_day=choices * found.written * DAY,
        bandwidth=choices * found.sent,
    )


@dataclass(frozen=True, slots=True)
class Trouble:
    """What happens to servers that live people play at."""

    servers: int
    tables: int
    """In play, all servers together."""
    hours: float = 24.0
    between: float = 6.0
    """Hours from one failure of a server to its next, on average."""
    away: float = 20.0
    """Seconds until it is back."""
    notice: float = 1.0
    """Seconds until a page whose connection broke tries again."""
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of the tables."""

    failures: int
    moved: float
    """Tables that a failure moves, on average."""
    strayed: int
    """Tables that moved though their own server was well: none."""
    mean: float
    longest: float
    """Seconds that people at a table that moves can't play."""
    fullest: float
    """The most tables of a server against the mean of all, while some are away."""


def failing(trouble: Trouble, found: Measured, way: Way = LIVE) -> Fate:
    """Let servers fail at random, and see where their tables go and how long that takes."""
    rng = Random(trouble.seed)
    servers = [f"server {number}" for number in range(trouble.servers)]
    ring = Ring(servers)
    names = [f"{rng.getrandbits(64):x}" for _ in range(trouble.tables)]
    homes = {name: ring.home(name) for name in names}
    idle = 1 - min(0.9, trouble.tables / trouble.servers / way.seconds * found.work)
    back: dict[str, float] = {}
    waits: list[float] = []
    strayed, fullest, failures = 0, _fullest(homes, servers), 0
    for at, server in _failures(trouble, servers, rng):
        back = {one: until for one, until in back.items() if until > at}
        if server in back or len(back) + 1 == len(servers):
            continue
        failures += 1
        before = {name: ring.home(name, back) for name in names}
        back[server] = at + trouble.away
        homes = {name: ring.home(name, back) for name in names}
        strayed += sum(was not in (server, homes[name]) for name, was in before.items())
        moved = [homes[name] for name, was in before.items() if was == server]
        queued = dict.fromkeys(servers, 0)
        for home in moved:
            queued[home] += 1
            waits.append(trouble.notice + queued[home] * found.load / idle)
        fullest = max(fullest, _fullest(homes, [one for one in servers if one not in back]))
    return Fate(
        failures=failures,
        moved=len(waits) / max(1, failures),
        strayed=strayed,
        mean=sum(waits) / max(1, len(waits)),
        longest=max(waits, default=0.0),
        fullest=fullest,
    )


def _failures(trouble: Trouble, servers: Sequence[str], rng: Random) -> list[tuple[float, str]]:
    """When which server fails, in order."""
    found = []
    for server in servers:
        at = rng.expovariate(1 / (trouble.between * 3600))
        while at < trouble.hours * 3600:
            found.append((at, server))
            at += trouble.away + rng.expovariate(1 / (trouble.between * 3600))
    return sorted(found)


def _fullest(homes: dict[str, str], servers: Sequence[str]) -> float:
    counts = dict.fromkeys(servers, 0)
    for home in homes.values():
        counts[home] += 1
    return max(counts.values()) * len(servers) / max(1, len(homes))


def _size(count: float) -> str:
    for name in ("B", "kB", "MB", "GB"):
        if count < 1000:
            return f"{count:.3g} {name}"
        count /= 1000
    return f"{count:.3g} TB"


def needs(found: Measured) -> list[str]:
    """What crowds need, as a table in Markdown."""
    lines = [
        "| people at tables | choices/s | processes | cores of PostgreSQL | connections to it "
        "| sockets | memory | rows/s | growth per day | sent per second |",
        "|" + "---|" * 10,
    ]
    for people in CROWDS:
        for way in (LIVE, DAILY):
            n = need(people, way, found)
            lines.append(
                f"| {people:,}, {way.name} | {n.choices:,.1f} | {n.processes:,} "
                f"| {n.database_cores:,} | {n.connections:,} | {n.sockets:,.0f} "
                f"| {_size(n.memory)} | {n.rows:,.0f} | {_size(n.a_day)} | {_size(n.bandwidth)} |"
            )
    return lines


def fates(found: Measured) -> list[str]:
    """What becomes of tables, as another one."""
    lines = [
        "| servers | tables | failures per day | tables moved by each | moved needlessly "
        "| wait, mean | longest | fullest server, relative to the mean |",
        "|" + "---|" * 8,
    ]
    for servers, tables in ((2, 500), (4, 1_000), (4, 4_000), (16, 5_000), (64, 8_000)):
        fate = failing(Trouble(servers, tables), found)
        lines.append(
            f"| {servers} | {tables:,} | {fate.failures} | {fate.moved:,.0f} | {fate.strayed} "
            f"| {fate.mean:.1f} s | {fate.longest:.1f} s | {fate.fullest:.2f} |"
        )
    return lines


if __name__ == "__main__":
    sys.stdout.write("\n".join([*needs(Measured()), "", *fates(Measured()), ""]))
