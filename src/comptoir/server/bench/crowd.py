"""People at tables, as the server sees them: each has a socket, and chooses when asked."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from comptoir.server import patch
from comptoir.server.bench.homes import Ring
from comptoir.server.bench.wire import Address, Answer, Http, Socket

LOST = (OSError, EOFError)
"""What happens to a connection when the server goes away."""


class Refused(Exception):
    """The server would not, while the bench was being set up."""


@dataclass(slots=True)
class Tally:
    """What came of the choices."""

    delays: list[float] = field(default_factory=list)
    """Seconds from sending a choice to having it acknowledged, stored for good."""
    stale: int = 0
    failed: int = 0
    events: int = 0
    """Messages that came through the sockets."""

    def clear(self) -> None:
        """Count from here."""
        self.delays.clear()
        self.stale = self.failed = self.events = 0


class Player:
    """Somebody at a table."""

    def __init__(self, address: Address, name: str) -> None:
        self.address = address
        self.name = name
        self.http = Http(address)
        self.cookie = ""
        self.table = ""
        self.seat = 0
        self.projection: dict[str, Any] = {}
        self.over = False
        self.news = asyncio.Event()
        """Something new was heard."""
        self._chosen_at = ""
        """The stamp of the last choice: there is news when it is another."""
        self._socket: Socket | None = None
        self._answer: asyncio.Future[Answer] | None = None
        """To the choice that was sent."""

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask for what must work. Raises Refused."""
        answer = await self.http.ask(method, path, body, self.cookie)
        self.cookie = answer.cookie or self.cookie
        if answer.status >= 400:
            raise Refused(f"{method} {path}: {answer.status} {answer.body}")
        return answer.body

    async def arrive(self) -> None:
        """Be a guest."""
        await self.ask("POST", "/api/guests", {"name": self.name})

    async def open_table(self, game: str, seats: list[str]) -> str:
        """Make a table and sit down in the first seat."""
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats})
        self.table, self.seat = made["id"], 0
        return self.table

    async def join(self, table: str, seat: int) -> None:
        """Sit down at somebody else's."""
        await self.ask("POST", f"/api/tables/{table}/join", {"seat": seat})
        self.table, self.seat = table, seat

    async def watch(self, tally: Tally) -> None:
        """Have a socket and follow the table, until the connection is lost."""
        self.projection, self.over = {}, False
        path = f"/api/tables/{self.table}/live?seat={self.seat}"
        self._socket = await Socket.open(self.address, path, self.cookie)
        try:
            while True:
                self._hear(msgspec.json.decode(await self._socket.next()))
                tally.events += 1
        finally:
            self._socket.close()
            if self._answer is not None and not self._answer.done():
                self._answer.set_exception(EOFError())

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "seen":
            self.projection = message["projection"] or {}
        elif message["type"] == "change":
            changed = patch.apply(self.projection, message["patch"])
            assert isinstance(changed, dict)
            self.projection = changed
        elif message["type"] == "bye":
            raise EOFError
        else:
            self._hear_answer(message)
            return
        self.over = self.projection.get("result") is not None
        self.news.set()

    def _hear_answer(self, message: dict[str, Any]) -> None:
        if self._answer is not None and message["type"] in ("made", "refused"):
            self._answer.set_result(Answer(message.get("status", 200), message, ""))

    @property
    def asked(self) -> bool:
        """Whether there is something to choose."""
        fresh = self.projection.get("stamp") != self._chosen_at
        return fresh and bool(self.projection.get("decisions"))

    async def choose(self, rng: Random) -> tuple[str, Answer]:
        """Make one choice, any, through the socket; what was chosen and the answer."""
        option = rng.choice(rng.choice(self.projection["decisions"])["options"])["text"]
        if self._socket is None:
            raise EOFError
        self._answer = asyncio.get_running_loop().create_future()
        self._socket.send(msgspec.json.encode({"type": "turn", "id": 1, **self._turn(option)}))
        return option, await self._answer

    def _turn(self, choice: str) -> dict[str, object]:
        """A choice made at what was last seen."""
        self._chosen_at = self.projection["stamp"]
        return {"seat": self.seat, "stamp": self._chosen_at, "choices": [choice]}

    async def post(self, choice: str) -> Answer:
        """Make a choice by a request of its own."""
        body = self._turn(choice)
        return await self.http.ask("POST", f"/api/tables/{self.table}/turns", body, self.cookie)

    def move_to(self, address: Address) -> None:
        """Ask another server from now on."""
        if address != self.address:
            self.http.close()
            self.address, self.http = address, Http(address)

    def leave(self) -> None:
        """Hang up."""
        self.http.close()
        if self._socket is not None:
            self._socket.close()

    async def look(self) -> None:
        """See the table by asking, not by the socket."""
        path = f"/api/tables/{self.table}/seen?seat={self.seat}"
        self._chosen_at = ""
        self._hear({"type": "seen", **await self.ask("GET", path)})


@dataclass(frozen=True, slots=True)
class Company:
    """Who is at a table besides those who choose."""

    bots: int = 0
    """That play at random; what they choose is not counted."""
    watchers: int = 0
    """Spectators."""
    drops_in: bool = False
    """Whether people come for each choice and go again, as with a move a day."""


@dataclass(slots=True)
class Party:
    """Those who sit at one table, and go on to the next one when it is over."""

    ring: Ring[Address]
    """The servers, of which each table has one."""
    game: str
    rng: Random
    tally: Tally
    company: Company = field(default_factory=Company)
    people: list[Player] = field(default_factory=list)
    watching: list[asyncio.Task[None]] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def meet(self, number: int, seats: int) -> None:
        """Arrive and begin."""
        near = self.ring.home(str(number))
        self.people = [Player(near, f"Guest {number}.{seat}") for seat in range(seats)]
        for person in self.people:
            person.news = self.news
            await person.arrive()
        await self.begin()

    async def begin(self) -> None:
        """Sit down at a new table, each with a socket."""
        self.stop_watching()
        first, *others = self.people
        bots = ["bot:random"] * self.company.bots
        table = await first.open_table(self.game, ["me", *["open"] * len(others), *bots])
        for person in self.people:
            person.move_to(self.ring.home(table))
        for seat, person in enumerate(others, 1):
            await person.join(table, seat)
        await first.ask("POST", f"/api/tables/{table}/start", {})
        if not self.company.drops_in:
            watching = [person.watch(self.tally) for person in self.people]
            self.watching = [asyncio.create_task(each) for each in watching]
        self.watching += await sit_idle(self.ring.home(table), table, self.company.watchers)

    def stop_watching(self) -> None:
        """Close the sockets."""
        for task in self.watching:
            task.cancel()
        self.watching = []

    async def play(self, until: float, pause: float) -> None:
        """Make a choice every so often, by whoever is asked."""
        due = time.monotonic() + self.rng.random() * pause
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            person = await self._asked(until)
            if person is None:
                return
            await self._choose(person)
            due = max(due + pause, time.monotonic())

    async def _asked(self, until: float) -> Player | None:
        """Whoever has something to choose, as soon as the sockets say so."""
        while time.monotonic() < until:
            self.news.clear()
            for person in self.people:
                if self.company.drops_in:
                    await person.look()
                if person.asked:
                    return person
            if any(person.over for person in self.people):
                await self.begin()
            if self.company.drops_in:
                self.news.clear()  # they looked themselves
            with suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self.news.wait()
        return None

    async def _choose(self, person: Player) -> None:
        sent = time.perf_counter()
        try:
            answer = await self._answer(person)
        except LOST:
            self.tally.failed += 1
            return
        if answer.status < 300:
            self.tally.delays.append(time.perf_counter() - sent)
        elif answer.status == 409:
            self.tally.stale += 1
            await person.look()
        else:
            self.tally.failed += 1
            await person.look()

    async def _answer(self, person: Player) -> Answer:
        """To a choice that is made through the socket, or by somebody who drops in."""
        if not self.company.drops_in:
            return (await person.choose(self.rng))[1]
        options = self.rng.choice(person.projection["decisions"])["options"]
        answer = await person.post(self.rng.choice(options)["text"])
        person.http.close()
        return answer

    def leave(self) -> None:
        """Everybody goes."""
        self.stop_watching()
        for person in self.people:
            person.leave()


async def gather_some(count: int, make: Callable[[int], Any], at_once: int = 20) -> list[Any]:
    """Do something for each number, not too many at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(number: int) -> Any:
        async with gate:
            return await make(number)

    return await asyncio.gather(*[one(number) for number in range(count)])


async def sit_idle(address: Address, table: str, count: int) -> list[asyncio.Task[None]]:
    """Spectators of a table at which nothing happens."""

    async def idle(_number: int) -> asyncio.Task[None]:
        socket = await Socket.open(address, f"/api/tables/{table}/live", "")
        return asyncio.create_task(_listen(socket))

    return await gather_some(count, idle)


async def _listen(socket: Socket) -> None:
    try:
        with suppress(*LOST):
            while True:
                await socket.next()
    finally:
        socket.close()
