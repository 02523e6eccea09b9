"""One WebSocket: what the hub queues for it goes out, what the client asks comes in."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from comptoir.core import Json
from comptoir.server.errors import Problem
from comptoir.server.live import broadcast
from comptoir.server.live.hub import Watcher, encode
from comptoir.server.live.presence import Presence
from comptoir.server.store import Unavailable
from comptoir.server.tables.figures import SLOW, SOCKETS
from comptoir.server.tables.live import Live

Socket = WebSocket[Any, Any, Any]
PATIENCE = 2.0
"""Seconds that a client has to take the last message."""
SENT = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending raises when nobody is there any more."""


class Said(msgspec.Struct):
    """What a client may send."""

    type: str
    seat: int | None = None


class Connection:
    """A client that watches a table."""

    def __init__(self, socket: Socket, live: Live, watcher: Watcher, presence: Presence) -> None:
        self._socket = socket
        self._live = live
        self._watcher = watcher
        self._presence = presence

    async def converse(self, since: int, now: int) -> None:
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
                text = await self._socket.receive_data("text")
                self._hear(text)

    def _hear(self, text: str | bytes) -> None:
        """A ping, or a wish to look from another seat of one's own; all else is not for us."""
        watcher, live = self._watcher, self._live
        try:
            said = msgspec.json.decode(text, type=Said)
        except msgspec.MsgspecError:
            return
        if said.type == "ping":
            watcher.send(encode({"type": "pong"}))
        elif said.type == "seat":
            try:
                own = None if said.seat is None else live.own(watcher.person, said.seat)
            except Problem:
                return
            watcher.seat = own
            broadcast.show(live, watcher, 0, self._presence.now())

    async def _say_goodbye(self) -> None:
        with suppress(TimeoutError, *SENT):
            async with asyncio.timeout(PATIENCE):
                bye = encode({"type": "bye", "code": self._watcher.farewell})
                await self._socket.send_data(bye)
                await self._socket.close()
