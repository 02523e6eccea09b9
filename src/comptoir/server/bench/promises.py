"""People who play whatever happens to the servers, and remember what they were promised."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from comptoir.core import Seat
from comptoir.games import load
from comptoir.server.bench.crowd import LOST, Player
from comptoir.server.bench.homes import Ring
from comptoir.server.bench.wire import Address, Answer, Http
from comptoir.server.store import Database
from comptoir.table import Table

STALE, AWAY = 409, (502, 503, 504)
PAUSE = 0.2
"""Seconds until somebody whom no server answers tries the next one."""
LINES = "SELECT kind, seat, text, digest FROM journal WHERE table_id = $1 ORDER BY number"


@dataclass(slots=True)
class Tally:
    """What came of the turns of all tables."""

    acknowledged: int = 0
    resent: int = 0
    """Of these, how many were sent more than once, since no answer came."""
    stale: int = 0
    failed: int = 0
    """Turns that a server refused for no good reason."""
    longest: float = 0.0
    """Seconds that somebody waited for an answer."""


@dataclass(slots=True)
class Book:
    """What was posted at one table, by seat, and whether it was acknowledged."""

    table: str
    game: str
    seats: int
    posts: list[list[tuple[str, bool]]] = field(default_factory=lambda: [[], []])


class Steady:
    """Two people at one table, and at the next one when the game is over."""

    def __init__(
        self, addresses: Sequence[Address], game: str, number: int, tally: Tally, bots: int = 0
    ) -> None:
        self._addresses = [*addresses]
        self._ring = Ring(addresses)
        self._game = game
        self._bots = bots
        self._rng = Random(number)
        self._tally = tally
        self._people = [Player(addresses[0], f"Guest {number}.{seat}") for seat in range(2)]
        self.books: list[Book] = []

    async def meet(self) -> None:
        """Arrive and sit down, while all is well."""
        for person in self._people:
            await person.arrive()
        await self._begin()

    async def _begin(self) -> None:
        host, guest = self._people
        table = await host.open_table(self._game, ["me", "open", *["bot:random"] * self._bots])
        while self._addresses[0] != self._ring.home(table):
            self._move_on()
        await guest.join(table, 1)
        await host.ask("POST", f"/api/tables/{table}/start", {})
        self.books.append(Book(table, self._game, 2 + self._bots))

    async def play(self, going: Callable[[], bool], pause: float) -> None:
        """Choose whenever somebody is asked, for as long as it goes on."""
        while going():
            try:
                await self._choose_once()
            except (*LOST, TimeoutError):
                self._move_on()
            await asyncio.sleep(pause)

    async def _choose_once(self) -> None:
        for person in self._people:
            answer = await self._insist(
                person, "GET", f"/api/tables/{person.table}/seen?seat={person.seat}"
            )
            person.projection = answer.body["projection"] or {}
            if person.projection.get("result") is not None:
                await self._begin()
                return
            if person.projection.get("decisions"):
                await self._turn(person)

    async def _turn(self, person: Player) -> None:
        """Make a turn, and go on until a server has said what became of it."""
        options = [o["text"] for d in person.projection["decisions"] for o in d["options"]]
        text = self._rng.choice(options)
        body = {"seat": person.seat, "stamp": person.projection["stamp"], "choices": [text]}
        answer = await self._insist(person, "POST", f"/api/tables/{person.table}/turns", body)
        kept = answer.status < 300
        self.books[-1].posts[person.seat].append((text, kept))
        if kept:
            self._tally.acknowledged += 1
        elif answer.status == STALE:
            self._tally.stale += 1
        else:
            self._tally.failed += 1

    async def _insist(
        self, person: Player, method: str, path: str, body: dict[str, object] | None = None
    ) -> Answer:
        """Ask one server after the other until one answers, as the page does."""
        sent, began = 0, time.monotonic()
        while True:
            again = {**body, "again": True} if body and sent else body
            sent += 1
            try:
                answer = await person.http.ask(method, path, again, person.cookie)
            except LOST:
                answer = None
            if answer is not None and answer.status not in AWAY:
                self._tally.resent += bool(body and sent > 1)
                self._tally.longest = max(self._tally.longest, time.monotonic() - began)
                return answer
            self._move_on()
            await asyncio.sleep(PAUSE)

    def _move_on(self) -> None:
        """The next server."""
        self._addresses.append(self._addresses.pop(0))
        for person in self._people:
            person.http.close()
            person.http = Http(self._addresses[0])

    def leave(self) -> None:
        """Hang up."""
        for person in self._people:
            person.leave()


def may_be(stored: Sequence[str], posts: Sequence[tuple[str, bool]]) -> bool:
    """Whether all that was acknowledged is stored, in order, with nothing but other posts."""
    places = {0}
    for text, kept in posts:
        after = {place + 1 for place in places if stored[place : place + 1] == [text]}
        places = after if kept else places | after
    return len(stored) in places


async def broken(books: Sequence[Book], database: Database) -> list[str]:
    """What is not as it was promised, table by table."""
    found = []
    for book in books:
        lines = await database.fetch(LINES, book.table)
        for seat, posts in enumerate(book.posts):
            stored = [str(line["text"]) for line in lines if line["seat"] == seat]
            if not may_be(stored, posts):
                found.append(f"Seat {seat} of table {book.table} is not as acknowledged.")
        table = Table(load(book.game), book.seats)
        for number, line in enumerate(lines, 1):
            table.choose(Seat(int(line["seat"] or 0)), str(line["text"]))
            if table.log[-1].digest != line["digest"]:
                found.append(f"Line {number} of table {book.table} leads elsewhere.")
                break
    return found
