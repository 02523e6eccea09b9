"""One WebSocket: what the hub queues for it goes out, what the client asks comes in."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from comptoir.core import Json
from comptoir.server.errors import Problem, told
from comptoir.server.live import broadcast
from comptoir.server.live.hub import Since, Watcher, encode
from comptoir.server.live.presence import Presence
from comptoir.server.store import Unavailable
from comptoir.server.tables.figures import SLOW, SOCKETS
from comptoir.server.tables.live import Live

Socket = WebSocket[Any, Any, Any]
PATIENCE = 2.0
"""Seconds that a client has to take the last message."""
SENT = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending raises when nobody is there any more."""


class Ping(msgspec.Struct, tag="ping"):
    """A question whether anybody is there."""


class Look(msgspec.Struct, tag="seat"):
    """A wish to look from another seat of one's own."""

    seat: int | None = None


class Turn(msgspec.Struct, tag="turn"):
    """A turn to be made; the answer names its id."""

    id: int
    seat: int
    stamp: str
    choices: list[str]


SAID = msgspec.json.Decoder(Ping | Look | Turn)
Make: TypeAlias = Callable[[Turn], Awaitable[dict[str, Json]]]
"""Makes a turn, or raises what a request for it would be answered with."""


class Connection:
    """A client that watches a table."""

    def __init__(
        self,
        socket: Socket,
        live: Live,
        watcher: Watcher,
        presence: Presence,
        make: Make,
        count: Callable[[], None],
    ) -> None:
        self._socket = socket
        self._live = live
        self._watcher = watcher
        self._presence = presence
        self._make = make
        self._count = count

    async def converse(self, since: Since, now: int) -> None:
        """Serve the client until it goes, or has to."""
        live, watcher = self._live, self._watcher
        live.hub.watchers.append(watcher)
        SOCKETS.inc()
        try:
            broadcast.show(live, watcher, since, now)
            watcher.send(encode(broadcast.thinking(live)))
            await self._come()
            people: list[Json] = [*live.here]
            watcher.send(encode({"type": "here", "people": people}))
            await self._exchange()
        finally:
            live.hub.watchers.remove(watcher)
            SOCKETS.dec()
            SLOW.inc(watcher.farewell == "slow")
            with suppress(Unavailable):
                await self._presence.go(live, watcher.person)

    async def _come(self) -> None:
        with suppress(Unavailable):
            await self._presence.come(self._live, self._watcher.person)

    async def _exchange(self) -> None:
        tasks = [
            asyncio.create_task(self._send()),
            asyncio.create_task(self._receive()),
            asyncio.create_task(self._watcher.ended.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._watcher.farewell:
            await self._say_goodbye()

    async def _send(self) -> None:
        with suppress(*SENT):
            while (message := await self._watcher.next()) is not None:
                await self._socket.send({"type": "websocket.send", "text": message, "bytes": None})

    async def _receive(self) -> None:
        with suppress(*SENT):
            while True:
                await self._hear(await self._socket.receive_data("text"))

    async def _hear(self, text: str | bytes) -> None:
        """Do what the client asks; what is not for us is left."""
        try:
            said = SAID.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            return
        if isinstance(said, Turn):
            await self._turn(said)
        elif isinstance(said, Look):
            self._look(said)
        else:
            self._watcher.send(encode({"type": "pong"}))

    async def _turn(self, turn: Turn) -> None:
        """Make it; what it changes was sent before it is acknowledged."""
        try:
            answer: dict[str, Json] = {"type": "made", **await self._make(turn)}
        except Exception as error:  # each has its answer
            status, body = told(error)
            answer = {"type": "refused", "status": status, **body}
        self._watcher.send(encode({**answer, "id": turn.id}))

    def _look(self, said: Look) -> None:
        watcher, live = self._watcher, self._live
        try:
            self._count()
            own = None if said.seat is None else live.own(watcher.person, said.seat)
        except Problem:
            return
        watcher.seat = own
        broadcast.show(live, watcher, Since(), self._presence.now())

    async def _say_goodbye(self) -> None:
        with suppress(TimeoutError, *SENT):
            async with asyncio.timeout(PATIENCE):
                bye = encode({"type": "bye", "code": self._watcher.farewell})
                await self._socket.send_data(bye)
                await self._socket.close()
