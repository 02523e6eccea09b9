"""The short way of messages to a client: past the queue, but past no other message."""

import asyncio
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.protocol import State

from comptoir.server.live.hub import Watcher
from comptoir.server.protocols import CountedSocket, framed, is_frame


class Client:
    """Takes messages at once while it can."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.takes = True

    def write(self, message: str, _last: bool) -> bool:
        """As a socket does."""
        if self.takes:
            self.got.append(message)
        return self.takes


async def send_all(watcher: Watcher, client: Client) -> None:
    """What a connection's task does."""
    while (message := await watcher.next()) is not None:
        await asyncio.sleep(0)
        client.got.append(message)


async def test_messages_take_the_short_way_and_overtake_none() -> None:
    client = Client()
    watcher = Watcher("ann", None, wire=client.write)
    watcher.send("one")  # nobody sends yet
    assert client.got == []
    task = asyncio.create_task(send_all(watcher, client))
    while client.got != ["one"]:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    watcher.send("two")
    assert client.got == ["one", "two"]
    client.takes = False
    watcher.send("three")
    client.takes = True
    watcher.send("four")  # behind the one that waits
    assert client.got == ["one", "two"]
    while len(client.got) < 4:
        await asyncio.sleep(0)
    assert client.got == ["one", "two", "three", "four"]
    task.cancel()


async def test_nothing_goes_the_short_way_after_the_farewell() -> None:
    client = Client()
    watcher = Watcher("ann", None, wire=client.write)
    task = asyncio.create_task(send_all(watcher, client))
    await asyncio.sleep(0)
    watcher.end("gone")
    watcher.send("late")
    await task
    assert client.got == []


async def test_a_client_that_takes_nothing_is_dropped() -> None:
    client = Client()
    client.takes = False
    watcher = Watcher("ann", None, size=2, wire=client.write)
    for message in ("one", "two", "three"):
        watcher.send(message)
    assert watcher.farewell == "slow"


def test_a_message_is_one_frame_of_text() -> None:
    short, long = framed("hé"), framed("x" * 70_000)
    assert short == b"\x81\x03h\xc3\xa9"
    assert long[:10] == b"\x81\x7f" + (70_000).to_bytes(8, "big")
    assert len(long) == 70_010


class Pipe:
    """Keeps what is written to it."""

    def __init__(self) -> None:
        self.got: list[bytes] = []

    def is_closing(self) -> bool:
        """Never."""
        return False

    def write(self, data: bytes) -> None:
        """Take it."""
        self.got.append(data)


async def nothing(_scope: Any, _receive: Any, _send: Any) -> None:
    """An app."""


def open_socket(pipe: Pipe) -> CountedSocket:
    """One whose client is connected."""
    config = uvicorn.Config(nothing, log_config=None, ws_per_message_deflate=False)
    config.load()
    socket = CountedSocket(config, ServerState(), {})
    socket.transport = cast("asyncio.Transport", pipe)
    socket.handshake_complete = True
    socket.conn.state = State.OPEN
    return socket


async def test_messages_that_follow_each_other_go_out_together() -> None:
    pipe = Pipe()
    socket = open_socket(pipe)
    assert socket.write("one")
    assert socket.write("two")
    await asyncio.sleep(0)
    assert pipe.got == [framed("one") + framed("two")]
    assert socket.write("three")
    await asyncio.sleep(0)
    assert pipe.got[1:] == [framed("three")]


async def test_the_last_message_goes_out_at_once_with_those_before_it() -> None:
    pipe = Pipe()
    socket = open_socket(pipe)
    assert socket.write("one")
    assert socket.write("two", last=True)
    assert pipe.got == [framed("one") + framed("two")]
    await asyncio.sleep(0)
    assert pipe.got[1:] == []


async def test_what_takes_the_usual_way_does_not_overtake_the_short_one() -> None:
    pipe = Pipe()
    socket = open_socket(pipe)
    assert socket.write("one")
    await socket.send({"type": "websocket.send", "text": "two", "bytes": None})
    await asyncio.sleep(0)
    assert pipe.got == [framed("one"), framed("two")]


MASK = b"\1\2\3\4"


async def test_the_app_hears_text_without_a_detour_until_the_client_is_gone() -> None:
    socket = open_socket(Pipe())
    socket.connections.add(socket)
    socket.whole = True
    socket.data_received(b"\x81\x82" + MASK + bytes([ord("h") ^ 1, ord("i") ^ 2]))
    assert await socket.hear() == "hi"
    socket.connection_lost(OSError())
    with pytest.raises(ClientDisconnected):
        await socket.hear()


def test_one_frame_of_a_client_is_known_by_its_length() -> None:
    assert is_frame(b"\x81\x82" + MASK + b"hi")
    assert is_frame(b"\x8a\x80" + MASK)
    assert is_frame(b"\x81\xfe" + (300).to_bytes(2, "big") + MASK + bytes(300))


def test_parts_of_frames_and_of_messages_are_none() -> None:
    whole = b"\x81\x82" + MASK + b"hi"
    for cut in range(len(whole)):
        assert not is_frame(whole[:cut])
    assert not is_frame(whole * 2)
    assert not is_frame(b"\x01" + whole[1:])  # more of the message is to come
    assert not is_frame(b"\x81\x02hi1234")  # not masked
    assert not is_frame(b"\x81\xff" + bytes(131))  # the length takes eight bytes
