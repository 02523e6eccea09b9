"""How many choices per second the server takes, with people over real sockets on this machine."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from comptoir.core.native import compiled
from comptoir.games import quickest
from comptoir.server.bench.clients import Clients, Heard, Share, clients, cores
from comptoir.server.bench.crowd import Company
from comptoir.server.bench.parts import Profile
from comptoir.server.bench.process import Process, database_seconds, running


@dataclass(frozen=True, slots=True)
class Load:
    """What the server has to bear."""

    game: str = field(default_factory=quickest)
    tables: int = 200
    idle: int = 1000
    rate: float = 1000.0
    """Choices a second that people want to make, all tables together."""
    seconds: float = 10.0
    processes: int = 1
    """Servers that share the database, each with the tables that are at home there."""
    clients: int = 1
    """Processes in which people are."""
    warm_up: float = 2.0
    """Seconds of play before it counts."""
    bots: int = 0
    """At each table, beside two people."""
    watchers: int = 0
    """Spectators of each table."""
    daily: float = 0.0
    """Of the tables, those at which people come for each choice and go again."""
    profile: bool = False
    """Whether the work is told part by part."""


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
    database_work_a_choice: float | None
    """The same for PostgreSQL; None: it is in the server, or on another machine."""
    clients_work_a_choice: float
    """The same for the clients, who must not be what holds it up."""
    parts: Mapping[str, float] = field(default_factory=dict)
    """Microseconds for a choice by part, if they were counted."""


def bench(
    load: Load, database: str, folder: Path, advance: Callable[[int], None] = lambda _: None
) -> Outcome:
    """Start a server, have people play, and measure; `advance` hears of each of the STEPS."""
    profile = Profile(folder / "profile" if load.profile else None)
    for_server, for_clients = cores()
    with ExitStack() as stack:
        servers = [
            stack.enter_context(running(database, file, for_server, profile.environment))
            for file in [folder / f"server{number}.log" for number in range(load.processes)]
        ]
        advance(1)
        people = stack.enter_context(clients(_shares(load, servers, for_clients)))
        advance(1)
        people.play(load.warm_up)
        advance(1)
        found = _measure(load, database, servers, people, profile)
        advance(1)
    return found


STEPS = 4
"""A server starts, people sit down, they play, and that is measured."""


def _shares(load: Load, servers: Sequence[Process], where: frozenset[int]) -> list[Share]:
    """Each process of clients has its tables, and as many who only watch."""
    count = min(load.clients, load.tables)
    return [
        Share(
            tuple(server.address for server in servers),
            load.game,
            range(place, load.tables, count),
            (load.idle - place + count - 1) // count,
            load.tables / load.rate,
            where,
            Company(load.bots, load.watchers),
            load.daily,
        )
        for place in range(count)
    ]


def _measure(
    load: Load, database: str, servers: Sequence[Process], people: Clients, profile: Profile
) -> Outcome:
    """Have people play while all work is counted."""
    stored, worked = database_seconds(database), _worked(servers)
    profile.begin(servers[0].pid)
    heard = people.play(load.seconds)
    parts = profile.end(servers[0].pid)
    worked, after = _worked(servers) - worked, database_seconds(database)
    by_database = None if stored is None or after is None else after - stored
    return _outcome(load, database.partition(":")[0], heard, (worked, by_database), parts)


def _worked(servers: Sequence[Process]) -> float:
    return sum(server.cpu_seconds() for server in servers)


def _outcome(
    load: Load,
    kind: str,
    heard: Heard,
    work: tuple[float, float | None],
    parts: Mapping[str, float],
) -> Outcome:
    worked, by_database = work
    choices, delays = max(1, len(heard.delays)), sorted(heard.delays) or [0.0]
    return Outcome(
        database=kind,
        compiled=compiled(),
        game=load.game,
        tables=load.tables,
        sockets=heard.sockets,
        processes=load.processes,
        wanted_a_second=load.rate,
        choices=len(heard.delays),
        choices_a_second=len(heard.delays) / heard.seconds,
        median=1000 * delays[len(delays) // 2],
        percentile_99=1000 * delays[len(delays) * 99 // 100],
        slowest=1000 * delays[-1],
        stale=heard.stale,
        failed=heard.failed,
        messages_a_second=heard.messages / heard.seconds,
        work_a_choice=1000 * worked / choices,
        database_work_a_choice=None if by_database is None else 1000 * by_database / choices,
        clients_work_a_choice=1000 * heard.worked / choices,
        parts={part: seconds * 1e6 / choices for part, seconds in parts.items()},
    )
