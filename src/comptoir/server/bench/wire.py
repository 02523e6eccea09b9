"""A client that costs little: HTTP and WebSocket over plain streams, just what the bench needs."""

import asyncio
import os
from base64 import b64encode
from dataclasses import dataclass
from typing import Any, Self

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LIMIT = 2**20
SESSION = "session="
"""How the cookie begins that signs a person in; there are others."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where the server listens."""

    host: str
    port: int

    @property
    def origin(self) -> str:
        """What the server's own page would call it."""
        return f"http://{self.host}:{self.port}"

    def head(self, method: str, path: str, cookie: str, *more: str) -> bytes:
        """The beginning of a request."""
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            f"Origin: {self.origin}",
            *([f"Cookie: {SESSION}{cookie}"] if cookie else []),
            *more,
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()


@dataclass(frozen=True, slots=True)
class Answer:
    """What the server says to a request."""

    status: int
    body: Any
    cookie: str
    """Of the session, when a new one is given."""


class Http:
    """One connection, one request at a time; it is made when it is needed."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> Answer:
        """Send a request and wait for the answer. Raises OSError or EOFError."""
        try:
            return await self._ask(method, path, body, cookie)
        except BaseException:
            self.close()
            raise

    async def _ask(self, method: str, path: str, body: object, cookie: str) -> Answer:
        if self._streams is not None and self._streams[0].at_eof():
            self.close()  # the server hung up in a quiet moment
        if self._streams is None:
            place = self._address
            self._streams = await asyncio.open_connection(place.host, place.port, limit=LIMIT)
        reader, writer = self._streams
        data = b"" if body is None else msgspec.json.encode(body)
        more = ["Content-Type: application/json"] if data else []
        more.append(f"Content-Length: {len(data)}")
        writer.write(self._address.head(method, path, cookie, *more) + data)
        status, headers = await _read_head(reader)
        found = await reader.readexactly(int(headers.get("content-length", "0")))
        if headers.get("connection") == "close":
            self.close()
        given = headers.get("set-cookie", "").partition(";")[0].removeprefix(SESSION)
        return Answer(status, msgspec.json.decode(found) if found else None, given)

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def _read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {}
    for line in head[1:-2]:
        name, _, value = line.partition(": ")
        if name.lower() != "set-cookie" or value.startswith(SESSION):
            headers[name.lower()] = value
    return int(head[0].split(" ")[1]), headers


class Socket:
    """A WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, address: Address, path: str, cookie: str) -> Self:
        """Connect. Raises OSError or EOFError when the server won't."""
        reader, writer = await asyncio.open_connection(address.host, address.port, limit=LIMIT)
        upgrade = (
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        )
        writer.write(address.head("GET", path, cookie, *upgrade))
        status, _ = await _read_head(reader)
        if status != 101:
            writer.close()
            raise ConnectionRefusedError(f"The server does not open {path}: {status}.")
        return cls(reader, writer)

    async def next(self) -> bytes:
        """The next message. Raises EOFError at the end."""
        while True:
            kind, data = await self._frame()
            if kind == CLOSE:
                raise EOFError
            if kind == PING:
                self._write(PONG, data)
            elif kind != PONG:
                return data

    def send(self, data: bytes) -> None:
        """Send a message."""
        self._write(TEXT, data)

    def _write(self, kind: int, data: bytes) -> None:
        """One frame. Clients have to mask; with zeros it stays as it is."""
        short = len(data) < 126
        length = bytes((0x80 | len(data),)) if short else b"\xfe" + len(data).to_bytes(2, "big")
        self._writer.write(bytes((0x80 | kind,)) + length + bytes(4) + data)

    async def _frame(self) -> tuple[int, bytes]:
        """One frame; the server neither splits nor masks its messages."""
        first, length = await self._reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await self._reader.readexactly(2), "big")
        elif length == 127:
            length = int.from_bytes(await self._reader.readexactly(8), "big")
        return first & 0x0F, await self._reader.readexactly(length)

    def close(self) -> None:
        """Hang up."""
        self._writer.close()
