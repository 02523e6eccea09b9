"""Webhooks: a small POST to an address that a person gave.

The address is a stranger's, so the server is careful: only public addresses, looked up once and
then connected to directly; no redirects; a limit of time; of the answer only its status is read.
"""

import asyncio
import ssl
from collections.abc import Callable, Mapping, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM, getaddrinfo
from typing import Any
from urllib.parse import SplitResult, urlsplit

from msgspec import json

from comptoir.server.background import aside
from comptoir.server.errors import Malformed
from comptoir.server.notify.outcome import SENT, Outcome
from comptoir.server.notify.words import Words
from comptoir.server.settings import Settings

LONGEST = 500
DISCORD = 2000
"""The longest text that Discord takes."""
NOT_PUBLIC = tuple(
    ip_network(text)
    for text in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",
    )
)
"""What of IPv4 is not public, whatever the version of Python says of it."""
UNICAST = ip_network("2000::/3")
"""Where public IPv6 is."""
NOT_PUBLIC_6 = tuple(
    ip_network(text) for text in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
)
"""What of it is not public: protocols (Teredo among them), examples, and tunnels to IPv4."""


def check_url(url: str) -> str:
    """The address of a webhook. Raises Malformed."""
    parts = _parts(url) if len(url) <= LONGEST else None
    if parts is None:
        raise Malformed("no-webhook", field="url")
    return url


def _parts(url: str) -> SplitResult | None:
    if not url.isascii() or not url.isprintable() or " " in url:
        return None
    try:
        parts = urlsplit(url)
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        return None
    return parts if usable and "@" not in parts.netloc else None


def host(url: str) -> str:
    """Where a webhook goes, for people to recognise; the rest is secret."""
    return urlsplit(url).hostname or ""


def _json(words: Words, about: Mapping[str, str]) -> Any:
    return {**about, "subject": words.subject, "text": words.text, "address": words.address}


def _discord(words: Words, _about: Mapping[str, str]) -> Any:
    text = f"{words.text}\n{words.address}".strip()
    return {"content": text[:DISCORD], "allowed_mentions": {"parse": []}}


def _slack(words: Words, _about: Mapping[str, str]) -> Any:
    text = words.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": f"{text}\n{words.address}".strip()}


SHAPES: Mapping[str, Callable[[Words, Mapping[str, str]], Any]] = {
    "json": _json,
    "discord": _discord,
    "slack": _slack,
}


async def post(
    settings: Settings, url: str, shape: str, words: Words, about: Mapping[str, str]
) -> Outcome:
    """Send a message to a webhook."""
    parts = _parts(url)
    if parts is None:
        return Outcome("address")
    body = json.encode(SHAPES[shape](words, about))
    try:
        async with asyncio.timeout(settings.message_seconds):
            address = await _look_up(parts, private=settings.private_hooks)
            if address is None:
                return Outcome("address")
            return await _send(parts, address, body)
    except TimeoutError:
        return Outcome("time")
    except (OSError, ValueError, EOFError, asyncio.LimitOverrunError):
        return Outcome("connection")


async def _look_up(parts: SplitResult, *, private: bool) -> str | None:
    """A network address to connect to, if they all are where we may go."""
    found = await aside(lambda: getaddrinfo(parts.hostname, _port(parts), type=SOCK_STREAM))
    addresses = [str(info[4][0]) for info in found]
    allowed = addresses and (private or all_public(addresses))
    return addresses[0] if allowed else None


def all_public(addresses: Sequence[str]) -> bool:
    """Whether every one of them is an address of the public Internet."""
    return all(_public(ip_address(address.partition("%")[0])) for address in addresses)


def _public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return _public(address.ipv4_mapped)
        if address not in UNICAST or any(address in network for network in NOT_PUBLIC_6):
            return False
    elif any(address in network for network in NOT_PUBLIC):
        return False
    return address.is_global and not address.is_multicast


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


async def _send(parts: SplitResult, address: str, body: bytes) -> Outcome:
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    name = parts.hostname if secure else None
    reader, writer = await asyncio.open_connection(
        address, _port(parts), ssl=secure, server_hostname=name
    )
    try:
        writer.write(_request(parts, body))
        await writer.drain()
        status = int((await reader.readline()).split()[1])
    except IndexError:
        return Outcome("connection")
    finally:
        writer.close()
    return SENT if 200 <= status < 300 else Outcome("status", status)


def _request(parts: SplitResult, body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = (
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: Comptoir",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
