"""Connections as strangers may use them: a request has to arrive in time, pings are counted.

A message to a client may also take the short way, past queues and tasks: `CountedSocket.write`.
"""

import asyncio
from functools import lru_cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from comptoir.server.live.hub import EAR, WIRE

try:
    from websockets.speedups import apply_mask  # in C
except ImportError:  # the library was built without a compiler
    from websockets.utils import apply_mask

ARRIVAL = 20.0
"""Seconds in which a request has to arrive, from the opening of a connection or its first byte."""
PINGS = 30
"""How many pings a client may send within a minute."""
MINUTE = 60.0
UNREAD = 4
"""This many messages of a client may wait here; then it is read no further until they are taken."""
TEXT = 0x81
"""The first byte of a message of text that is sent in one piece."""
SHORT = 6 + 125
"""The bytes of the longest frame whose length takes one of them; the mask takes four."""
POLICY = 1008
"""The code of WebSockets for whoever breaks a rule."""


class TimedHttp(HttpToolsProtocol):
    """Hangs up on whoever sends half a request and waits."""

    arriving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Somebody connects: the first request should come."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._arrived()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """A request is here, all of it."""
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It is a socket from now on."""
        self._arrived()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        self._arrived()
        self.arriving = self.loop.call_later(ARRIVAL, self._hang_up)

    def _arrived(self) -> None:
        if self.arriving is not None:
            self.arriving.cancel()
            self.arriving = None

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()


class CountedSocket(WebSocketsSansIOProtocol):
    """Closes a socket whose client pings without end; an honest one does so twice a minute."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.pings = 0
        self.since = self.loop.time()
        self.whole = False
        """Whether all data so far came a frame at a time."""
        self.outgoing: list[bytes] = []
        """What goes out once the event loop has done what it is about to do."""

    def data_received(self, data: bytes) -> None:
        """Take a short message that came by itself, as most do, the short way past the parser."""
        self.whole = self.whole and is_frame(data)
        if not self.whole or data[0] != TEXT or len(data) > SHORT or not self._is_open():
            super().data_received(data)
            return
        self.curr_msg_data_type, self.frames = "text", [apply_mask(data[6:], data[2:6])]
        self.send_receive_event_to_app()

    def _is_open(self) -> bool:
        return self.handshake_complete and self.conn.state is State.OPEN

    def handle_connect(self, event: Request) -> None:
        """Let the app write and read without a detour."""
        super().handle_connect(event)
        self.whole = True
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self.write
            extensions[EAR] = self.hear

    async def hear(self) -> str:
        """The next message, as the app's own way brings it; what is no text is an empty one."""
        message: Any = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise ClientDisconnected
        return message.get("text") or ""

    def write(self, message: str, last: bool = False) -> bool:
        """Send a message; False: it can't go now, and has to take the usual way.

        It goes out soon, or with the `last` one: a change and the answer to the choice that made it
        follow each other, and go together before the event loop turns to others.
        """
        ready = self.handshake_complete and not self.close_sent and self.writable.is_set()
        if not ready or self.disconnected or self.transport.is_closing():
            return False
        self.outgoing.append(framed(message))
        if last:
            self._flush()
        elif len(self.outgoing) == 1:
            self.loop.call_soon(self._flush)
        return True

    async def send(self, message: Any) -> None:
        """Send the usual way, after what went the short one."""
        self._flush()
        await super().send(message)

    def _flush(self) -> None:
        data, self.outgoing = b"".join(self.outgoing), []
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; reading goes on while there are few."""
        short = self.curr_msg_data_type == "text" and len(self.frames) == 1
        if not short or self.close_sent or self.queue.qsize() >= UNREAD:
            super().send_receive_event_to_app()
            return
        try:
            text = self.frames[0].decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def handle_ping(self) -> None:
        """Answer, unless there were too many."""
        now = self.loop.time()
        if now - self.since > MINUTE:
            self.since, self.pings = now, 0
        self.pings += 1
        if self.pings > PINGS:
            self.conn.fail(POLICY, "too many pings")
        super().handle_ping()
        if self.pings > PINGS and not self.transport.is_closing():
            self.transport.close()


def is_frame(data: bytes) -> bool:
    """Whether this is one frame of a client's, the only one of its message (RFC 6455, 5.2)."""
    if len(data) < 6 or data[0] < 0x80 or data[1] < 0x80:
        return False
    length = data[1] & 0x7F
    if length == 126:
        return len(data) == 8 + int.from_bytes(data[2:4], "big")
    return length < 126 and len(data) == 6 + length


@lru_cache(1)
def framed(message: str) -> bytes:
    """A message as it goes over the wire (RFC 6455, 5.2); made once for all who get the same."""
    data = message.encode()
    length = len(data)
    if length < 126:
        return bytes((TEXT, length)) + data
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big") + data
    return bytes((TEXT, 127)) + length.to_bytes(8, "big") + data
