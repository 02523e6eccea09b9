"""One WebSocket: what the hub queues for it goes out, what the client asks comes in."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from comptoir.server.errors import Problem, told
from comptoir.server.live.broadcast import Broadcaster, here, thinking
from comptoir.server.live.hub import EAR, RESTART, WIRE, Ear, Watcher, Wire
from comptoir.server.live.messages import (
    HEARD,
    ByeMessage,
    LookMessage,
    MadeMessage,
    PongMessage,
    RefusedMessage,
    ServerMessage,
    TurnMessage,
    encode,
)
from comptoir.server.live.presence import Presence
from comptoir.server.metrics import SLOW, SOCKETS
from comptoir.server.play.answers import Made
from comptoir.server.store import Unavailable
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.shots import Since

Socket: TypeAlias = WebSocket[Any, Any, Any]  # Litestar's user, auth, state: unused here
PATIENCE = 2.0
"""Seconds that a client has to take the last message."""
SENT = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending raises when nobody is there any more."""


def wire_of(socket: Socket) -> Wire | None:
    """The short way to the client, where the server that runs the app has one."""
    found: Wire | None = _extensions(socket).get(WIRE)
    return found


def ear_of(socket: Socket) -> Ear:
    """The short way from the client, or the usual one."""
    found: Ear | None = _extensions(socket).get(EAR)
    return found or (lambda: socket.receive_data("text"))


def _extensions(socket: Socket) -> Mapping[str, Any]:
    found: Any = socket.scope.get("extensions")
    return found or {}


Make: TypeAlias = Callable[[TurnMessage], Awaitable[Made]]
"""Makes a turn, or raises what a request for it would be answered with."""


@dataclass(frozen=True, slots=True)
class Requests:
    """What a client may ask for."""

    make: Make
    begin: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
    """Begins work in which turns are made."""
    spend: Callable[[], None]
    """Raises TooMany for whoever asks too often."""
    hear: Callable[[], bool]
    """Whether one more message may come; whoever sends more is dropped."""


class Connection:
    """A client that watches a table."""

    def __init__(
        self,
        socket: Socket,
        held: HeldTable,
        watcher: Watcher,
        broadcaster: Broadcaster,
        presence: Presence,
        requests: Requests,
    ) -> None:
        self._socket = socket
        self._held = held
        self._watcher = watcher
        self._broadcaster = broadcaster
        self._presence = presence
        self._requests = requests
        self._answering = asyncio.Lock()
        """Held while a turn is made."""
        self._left = False
        """Whether the client is gone, or has to go: no more turns are made."""

    async def converse(self, since: Since) -> None:
        """Serve the client until it goes, or has to."""
        held, watcher = self._held, self._watcher
        self._broadcaster.hubs.enter(held, watcher)
        SOCKETS.inc()
        try:
            self._broadcaster.show(held, watcher, since)
            watcher.send(encode(thinking(held)))
            await self._come()
            watcher.send(encode(here(held)))
            await self._exchange()
        finally:
            self._broadcaster.hubs.leave(held, watcher)
            SOCKETS.dec()
            SLOW.inc(watcher.farewell == "slow")
            with suppress(Unavailable):
                await self._presence.go(held, watcher.person)

    async def _come(self) -> None:
        with suppress(Unavailable):
            await self._presence.come(self._held, self._watcher.person)

    async def _exchange(self) -> None:
        receiving = self._requests.begin(self._receive())
        tasks = [
            asyncio.create_task(self._send()),
            asyncio.create_task(self._watcher.ended.wait()),
        ]
        try:
            await asyncio.wait([receiving, *tasks], return_when=asyncio.FIRST_COMPLETED)
            await self._finish_turn()
        finally:
            self._left = True
            if not self._answering.locked():  # a turn that was begun is finished
                tasks.append(receiving)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._watcher.farewell:
            await self._say_goodbye()

    async def _finish_turn(self) -> None:
        """Before a restart a turn that is under way is made, and answered."""
        if self._watcher.farewell == RESTART:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE), self._answering:
                    pass

    async def _send(self) -> None:
        with suppress(*SENT):
            while (message := await self._watcher.next()) is not None:
                await self._socket.send({"type": "websocket.send", "text": message, "bytes": None})

    async def _receive(self) -> None:
        hear = ear_of(self._socket)
        with suppress(*SENT):
            while not self._left:
                said = await hear()
                if not self._requests.hear():
                    self._watcher.end("slow")
                    return
                await self._hear(said)

    async def _hear(self, text: str | bytes) -> None:
        """Do what the client asks; what is not for us is left."""
        try:
            said = HEARD.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            return
        if isinstance(said, TurnMessage):
            await self._turn(said)
        elif isinstance(said, LookMessage):
            self._look(said)
        else:
            self._watcher.send(encode(PongMessage()))

    async def _turn(self, turn: TurnMessage) -> None:
        """Make it; what it changes was sent before it is acknowledged, most often in one go."""
        async with self._answering:
            self._watcher.send(encode(await self._made(turn)), last=True)

    async def _made(self, turn: TurnMessage) -> ServerMessage:
        try:
            made = await self._requests.make(turn)
            return MadeMessage(id=turn.id, stamp=made.stamp, length=made.length)
        except Exception as error:  # each has its answer
            status, trouble = told(error)
            return RefusedMessage(id=turn.id, status=status, error=trouble)

    def _look(self, said: LookMessage) -> None:
        watcher, held = self._watcher, self._held
        try:
            self._requests.spend()
            own = None if said.seat is None else held.own(watcher.person, said.seat)
        except Problem:
            return
        watcher.seat = own
        self._broadcaster.show(held, watcher, Since())

    async def _say_goodbye(self) -> None:
        with suppress(TimeoutError, *SENT):
            async with asyncio.timeout(PATIENCE):
                for message in self._watcher.rest():
                    await self._socket.send_data(message)
                bye = encode(ByeMessage(self._watcher.farewell))
                await self._socket.send_data(bye)
                await self._socket.close()
