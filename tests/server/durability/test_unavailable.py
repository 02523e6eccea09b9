"""A full disk and a lost database: errors for clients, nothing is lost, and it goes on."""

import asyncio
import resource
import signal
from collections.abc import Sequence

import pytest

from comptoir.server.bench.crowd import Refused
from comptoir.server.bench.wire import Http
from tests.server.durability.nursery import LIMIT, Nursery, nursery
from tests.server.durability.players import Players, check
from tests.server.postgres import private_cluster

ROUNDS = 3


async def meet(servers: Nursery) -> list[Players]:
    players = [Players(servers.address, "speicherstadt", number) for number in range(3)]
    for each in players:
        await each.meet()
        await each.choose()
    return players


async def refuse(players: Sequence[Players]) -> None:
    """Whoever chooses hears that the server can't, for now."""
    for each in players:
        each.leave()
        with pytest.raises(Refused, match=r"503.*unavailable"):
            await each.choose()


async def ill(servers: Nursery) -> None:
    """The server says that it is not well, soon."""
    async with asyncio.timeout(LIMIT):
        while await health(servers) != 503:
            await asyncio.sleep(0.02)


async def go_on(players: Sequence[Players], servers: Nursery) -> None:
    """All is well again, without anybody's help."""
    async with asyncio.timeout(LIMIT):
        while await health(servers) != 200:
            await asyncio.sleep(0.02)
    for each in players:
        each.leave()
        before = each.acknowledged
        await each.choose()
        assert each.acknowledged > before


async def health(servers: Nursery) -> int:
    http = Http(servers.address)
    answer = await http.ask("GET", "/health")
    http.close()
    return answer.status


async def test_a_full_disk(sqlite_url: str) -> None:
    """The server's process may not write files any more, as far as the system is concerned."""
    async with nursery(sqlite_url) as servers:
        await servers.start()
        players = await meet(servers)
        _, most = resource.prlimit(servers.pid, resource.RLIMIT_FSIZE)
        for _ in range(ROUNDS):
            resource.prlimit(servers.pid, resource.RLIMIT_FSIZE, (1, most))
            await refuse(players)
            await ill(servers)
            resource.prlimit(servers.pid, resource.RLIMIT_FSIZE, (most, most))
            await go_on(players, servers)
        resource.prlimit(servers.pid, resource.RLIMIT_FSIZE, (1, most))
        await refuse(players)
        await servers.kill()
        await servers.start()
        await go_on(players, servers)
        for each in players:
            each.leave()
    await check(players, sqlite_url)


async def test_a_lost_database() -> None:
    with private_cluster() as own:
        url = own.new("own", "template1")
        async with nursery(url) as servers:
            await servers.start()
            players = await meet(servers)
            for how in (signal.SIGINT, signal.SIGQUIT):
                await asyncio.to_thread(own.stop, how)
                await refuse(players)
                await ill(servers)
                await asyncio.to_thread(own.start)
                await go_on(players, servers)
            for each in players:
                each.leave()
        await check(players, url)
