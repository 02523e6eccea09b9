"""A mail server and a web server that take messages, on this machine."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session


class Mailbox:
    """Keeps the letters that come."""

    def __init__(self) -> None:
        self.letters: list[Message[str, str]] = []
        self.refuse = False

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802  # aiosmtpd's name
        """Take a letter."""
        if self.refuse:
            return "451 Later, please"
        content = envelope.content
        assert isinstance(content, bytes)
        self.letters.append(message_from_bytes(content, policy=default))
        return "250 OK"


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[Mailbox, int]]:
    """A mail server, and its port."""
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    async with server:
        yield box, server.sockets[0].getsockname()[1]


class Receiver:
    """Keeps what is posted, and answers with a status."""

    def __init__(self) -> None:
        self.status = "204 No Content"
        self.got: list[tuple[str, Any]] = []
        self.silent = False

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            size = next(int(line[15:]) for line in head if line.startswith("Content-Length:"))
            self.got.append((head[0], json.loads(await reader.readexactly(size))))
            if self.silent:
                await reader.read()
                return
            location = "Location: http://127.0.0.1:1/elsewhere"
            writer.write(f"HTTP/1.1 {self.status}\r\n{location}\r\n\r\n".encode())
            await writer.drain()
        finally:
            writer.close()


@asynccontextmanager
async def web_server() -> AsyncIterator[tuple[Receiver, str]]:
    """A web server, and its address."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.talk, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        yield receiver, f"http://127.0.0.1:{port}/hook?key=1"
