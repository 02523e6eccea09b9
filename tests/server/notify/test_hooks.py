"""Webhooks: what is sent, where to, and where never."""

import pytest

from comptoir.server.errors import Malformed
from comptoir.server.notify import hooks
from comptoir.server.notify.outcome import SENT, Outcome
from comptoir.server.notify.words import Words
from comptoir.server.settings import Settings
from tests.server.notify.receivers import web_server

OPEN = Settings(private_hooks=True)
WORDS = Words("Your turn", "Ada, <it> is & your turn", "https://play.example.org/#/t/x")


@pytest.mark.parametrize(
    ("shape", "body"),
    [
        (
            "json",
            {
                "type": "turn",
                "subject": "Your turn",
                "text": "Ada, <it> is & your turn",
                "address": "https://play.example.org/#/t/x",
            },
        ),
        (
            "discord",
            {
                "content": "Ada, <it> is & your turn\nhttps://play.example.org/#/t/x",
                "allowed_mentions": {"parse": []},
            },
        ),
        (
            "slack",
            {"text": "Ada, &lt;it&gt; is &amp; your turn\nhttps://play.example.org/#/t/x"},
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
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert hooks.all_public([address]) is public
    assert hooks.all_public(["93.184.216.34", address]) is public


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
