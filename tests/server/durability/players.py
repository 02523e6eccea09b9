"""People who play whatever happens, and remember what they were promised."""

import asyncio
from collections.abc import Sequence
from random import Random

from comptoir.core import CHANCE, Seat
from comptoir.games import load
from comptoir.server.bench.crowd import LOST, Refused
from comptoir.server.bench.crowd import Player as Guest
from comptoir.server.bench.wire import Address
from comptoir.server.store import Database, connect
from comptoir.table import Table

STALE = 409
TURN = "SELECT seat, text, digest FROM journal WHERE table_id = $1 ORDER BY number"


class Players:
    """Those at one table, who take turns at choosing."""

    def __init__(self, address: Address, game: str, number: int) -> None:
        self.game = game
        self._rng = Random(number)
        self._people = [Guest(address, f"Guest {number}.{seat}") for seat in range(2)]
        self._posts: list[list[tuple[str, bool]]] = [[], []]
        """What each seat posted, and whether it was acknowledged."""
        self._in_doubt = False
        """Whether the last one may still be stored: a database outlives its server."""

    @property
    def acknowledged(self) -> int:
        """How many choices were."""
        return sum(kept for posts in self._posts for _, kept in posts)

    @property
    def over(self) -> bool:
        """Whether the game is, as far as anybody has seen."""
        return any(person.over for person in self._people)

    async def meet(self) -> None:
        """Sit down and begin."""
        host, guest = self._people
        for person in self._people:
            await person.arrive()
        table = await host.open_table(self.game, ["me", "open"])
        await guest.join(table, 1)
        await host.ask("POST", f"/api/tables/{table}/start", {})

    async def choose(self) -> bool:
        """Make a choice if anybody is asked; whether the game goes on. Raises what went wrong."""
        for person in self._people:
            await person.look()
            if person.asked:
                await self._choose(person)
        return not self.over

    async def _choose(self, person: Guest) -> None:
        options = [o["text"] for d in person.projection["decisions"] for o in d["options"]]
        text = self._rng.choice(options)
        kept = False
        try:
            answer = await person.post(text)
            kept = answer.status < 300
            if not kept and not (answer.status == STALE and self._in_doubt):
                raise Refused(f"{answer.status}: {answer.body}")
            self._in_doubt = False
        except LOST:
            self._in_doubt = True
            raise
        finally:
            self._posts[person.seat].append((text, kept))

    def leave(self) -> None:
        """Hang up."""
        for person in self._people:
            person.leave()

    async def check(self, database: Database) -> None:
        """Every promise was kept, nothing else is there, and each line leads where it says."""
        lines = await database.fetch(TURN, self._people[0].table)
        for seat, posts in enumerate(self._posts):
            stored = [str(line["text"]) for line in lines if line["seat"] == seat]
            assert may_be(stored, posts), f"{stored} is not what was acknowledged: {posts}"
        table = Table(load(self.game), 2)
        for line in lines:
            assert isinstance(line["seat"], int)
            table.choose(Seat(line["seat"]), str(line["text"]))
            assert table.log[-1].digest == line["digest"]
        assert any(line["seat"] == CHANCE for line in lines)


def may_be(stored: Sequence[str], posts: Sequence[tuple[str, bool]]) -> bool:
    """Whether all that was acknowledged is stored, in order, with nothing but other posts."""
    places = {0}
    for text, kept in posts:
        after = {place + 1 for place in places if stored[place : place + 1] == [text]}
        places = after if kept else places | after
    return len(stored) in places


async def check(players: Sequence[Players], url: str) -> None:
    """Look at all tables in the database itself."""
    database = connect(url)
    await database.open()
    for each in players:
        await each.check(database)
    await database.close()


async def play_until_lost(players: Players) -> None:
    """Choose as fast as it goes, until the server is gone or the game is over."""
    try:
        while await players.choose():
            pass
    except LOST:
        players.leave()


async def until_acknowledged(players: Sequence[Players], more: int) -> None:
    """Wait until each table made progress, and all together so much of it; or all are over."""
    before = [each.acknowledged for each in players]
    while not all(each.over for each in players):
        made = [each.acknowledged - then for each, then in zip(players, before, strict=True)]
        stuck = any(not count and not each.over for count, each in zip(made, players, strict=True))
        if not stuck and sum(made) >= more:
            return
        await asyncio.sleep(0.001)
