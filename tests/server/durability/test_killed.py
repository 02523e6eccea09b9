"""`kill -9` under load: what was acknowledged is there, and every table goes on."""

import asyncio
from random import Random

import pytest

from tests.server.durability.nursery import LIMIT, nursery
from tests.server.durability.players import (
    Players,
    check,
    may_be,
    play_until_lost,
    until_acknowledged,
)

KILLS = 20
GAMES = ("speicherstadt", "mombasa", "speicherstadt", "mombasa")


async def test_killed_again_and_again_under_load(database_url: str) -> None:
    rng = Random(9)
    async with nursery(database_url) as servers:
        await servers.start()
        players = [Players(servers.address, game, n) for n, game in enumerate(GAMES)]
        for each in players:
            await each.meet()
        for _ in range(KILLS):
            playing = [asyncio.create_task(play_until_lost(each)) for each in players]
            async with asyncio.timeout(LIMIT):
                await until_acknowledged(players, rng.randrange(4, 16))
            await servers.kill()
            await asyncio.gather(*playing)
            await servers.start()
        for each in players:
            await each.choose()
            each.leave()
    await check(players, database_url)


@pytest.mark.parametrize(
    ("stored", "fine"),
    [
        (["a", "b", "c"], True),
        (["a", "c"], True),
        (["a"], False),
        (["a", "b"], False),
        (["c", "a"], False),
        (["a", "b", "c", "d"], False),
        ([], False),
    ],
)
def test_how_promises_are_compared_with_what_is_stored(stored: list[str], fine: bool) -> None:
    assert may_be(stored, [("a", True), ("b", False), ("c", True)]) is fine
