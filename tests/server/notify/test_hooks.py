"""Webhooks: what is sent, where to, and where never."""

import asyncio
from ipaddress import IPv4Address, IPv6Address
from typing import Any

import pytest

from comptoir.server.errors import Malformed
from comptoir.server.notify import hooks
from comptoir.server.notify.outcome import SENT, Outcome
from comptoir.server.notify.words import Words
from comptoir.server.settings import Settings
from tests.server.notify.receivers import web_server

OPEN = Settings(private_hooks=True)
WORDS = Words("Your turn", "Ada, <it> is & your turn", "https://play.example.org/t/x")


@pytest.mark.parametrize(
    ("shape", "body"),
    [
        (
            "json",
            {
                "type": "turn",
                "subject": "Your turn",
                "text": "Ada, <it> is & your turn",
                "address": "https://play.example.org/t/x",
            },
        ),
        (
            "discord",
            {
                "content": "Ada, <it> is & your turn\nhttps://play.example.org/t/x",
                "allowed_mentions": {"parse": []},
            },
        ),
        (
            "slack",
            {"text": "Ada, &lt;it&gt; is &amp; your turn\nhttps://play.example.org/t/x"},
        ),
    ],
)
async def test_each_shape(shape: str, body: object) -> None:
    async with web_server() as (receiver, url):
        assert await hooks.post(OPEN, url, shape, WORDS, {"type": "turn"}) == SENT
        assert receiver.got == [("POST /hook?key=1 HTTP/1.1", body)]


async def test_private_addresses_are_not_for_strangers() -> None:
    async with web_server() as (receiver, url):
        for there in (
            url,
            url.replace("127.0.0.1", "localhost"),
            url.replace("127.0.0.1", "[::1]"),
        ):
            assert await hooks.post(Settings(), there, "json", WORDS, {}) == Outcome("address")
        assert receiver.got == []


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("192.0.0.9", False),
        ("192.0.0.171", False),
        ("192.88.99.1", False),
        ("198.18.0.1", False),
        ("240.0.0.1", False),
        ("::ffff:192.0.0.9", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("::7f00:1", False),
        ("::ffff:0:7f00:1", False),
        ("fec0::1", False),
        ("2001:0:7f00:1::", False),
        ("2001:10::1", False),
        ("2001:db8::1", False),
        ("3fff::1", False),
        ("64:ff9b:1::1", False),
        ("100::1", False),
        ("5f00::1", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert hooks.all_public([address]) is public
    assert hooks.all_public(["93.184.216.34", address]) is public


class Network:
    """Names and connections of nobody's: who is looked up, and who would be connected to."""

    def __init__(self, *addresses: str, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> None:
        self.addresses = addresses
        self.answer = answer
        self.looked_up: list[str] = []
        self.connected: list[tuple[str, int]] = []

    def getaddrinfo(self, host: str, port: int, **_more: Any) -> list[Any]:
        """Each name has these addresses."""
        self.looked_up.append(host)
        return [(0, 0, 0, "", (address, port)) for address in self.addresses]

    async def open_connection(self, host: str, port: int, **_more: Any) -> tuple[Any, Any]:
        """Nothing leaves the machine."""
        self.connected.append((host, port))
        reader = asyncio.StreamReader()
        reader.feed_data(self.answer)
        reader.feed_eof()
        return reader, Wire()

    def put_up(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """In place of the real one."""
        monkeypatch.setattr(hooks, "getaddrinfo", self.getaddrinfo)
        monkeypatch.setattr(asyncio, "open_connection", self.open_connection)


class Wire:
    """Takes what is written."""

    def write(self, _data: bytes) -> None:
        """It goes nowhere."""

    async def drain(self) -> None:
        """At once."""

    def close(self) -> None:
        """Nothing was open."""


PUBLIC = "93.184.216.34"


@pytest.mark.parametrize(
    "addresses",
    [
        ("127.0.0.1",),
        ("10.0.0.1",),
        ("169.254.169.254",),
        ("192.0.0.192",),
        ("100.100.100.200",),
        ("::ffff:10.0.0.1",),
        ("64:ff9b::a00:1",),
        ("2002:a00:1::1",),
        (PUBLIC, "10.0.0.1"),
        ("2606:2800:220:1::1", "fd00::1"),
        (),
    ],
)
async def test_what_a_name_stands_for_is_looked_at(
    monkeypatch: pytest.MonkeyPatch, addresses: tuple[str, ...]
) -> None:
    network = Network(*addresses)
    network.put_up(monkeypatch)
    outcome = await hooks.post(Settings(), "http://hook.example.org/x", "json", WORDS, {})
    assert outcome == Outcome("address")
    assert (network.looked_up, network.connected) == (["hook.example.org"], [])


async def test_the_connection_goes_to_what_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Network(PUBLIC)
    network.put_up(monkeypatch)
    assert await hooks.post(Settings(), "http://hook.example.org/x", "json", WORDS, {}) == SENT
    assert network.looked_up == ["hook.example.org"]
    assert network.connected == [(PUBLIC, 80)]


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_a_redirect_leads_nowhere(monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    """Also one to this machine, from an address that was public."""
    head = f"HTTP/1.1 {status} Elsewhere\r\nLocation: http://127.0.0.1:8000/\r\n\r\n"
    network = Network(PUBLIC, answer=head.encode())
    network.put_up(monkeypatch)
    outcome = await hooks.post(Settings(), "http://hook.example.org/x", "json", WORDS, {})
    assert outcome == Outcome("status", status)
    assert (network.looked_up, network.connected) == (["hook.example.org"], [(PUBLIC, 80)])


@pytest.mark.parametrize("address", ["192.0.0.9", "2001:db8::1", "3fff::1", "100.64.0.1"])
def test_no_version_of_python_is_taken_at_its_word(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    for kind in (IPv4Address, IPv6Address):
        monkeypatch.setattr(kind, "is_global", property(lambda _address: True))
    assert not hooks.all_public([address])


async def test_redirects_are_not_followed_and_errors_are_told() -> None:
    async with web_server() as (receiver, url):
        for status in (302, 307, 404, 500):
            receiver.status = f"{status} Something"
            outcome = await hooks.post(OPEN, url, "json", WORDS, {})
            assert outcome == Outcome("status", status)
        assert len(receiver.got) == 4
        receiver.status = "nonsense"
        assert await hooks.post(OPEN, url, "json", WORDS, {}) == Outcome("connection")


async def test_a_slow_one_is_not_waited_for() -> None:
    async with web_server() as (receiver, url):
        receiver.silent = True
        quick = Settings(private_hooks=True, message_seconds=1)
        assert await hooks.post(quick, url, "json", WORDS, {}) == Outcome("time")


async def test_nobody_there() -> None:
    async with web_server() as (_, url):
        pass
    assert await hooks.post(OPEN, url, "json", WORDS, {}) == Outcome("connection")
    nowhere = "http://nowhere.invalid/"
    assert not (await hooks.post(OPEN, nowhere, "json", WORDS, {})).sent


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/x",
        "file:///etc/passwd",
        "https://user:secret@example.org/",
        "https://",
        "http://[::1",
        "http://example.org:99999/",
        "https://example.org/a b",
        "https://example.org/\r\nHost: x",
        "https://exämple.org/",
        "https://example.org/" + "x" * 500,
    ],
)
def test_what_is_no_address_of_a_webhook(url: str) -> None:
    with pytest.raises(Malformed):
        hooks.check_url(url)
