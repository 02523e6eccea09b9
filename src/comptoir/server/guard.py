"""The door: every request and socket passes here first.

It counts requests, checks that changes come from the page's own origin and are JSON, limits
sizes, and adds the headers that keep browsers careful.
"""

import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from comptoir.server.context import Context
from comptoir.server.errors import ErrorAnswer, Forbidden, Malformed, Problem, TooMany
from comptoir.server.logs import note_request

RawHeader: TypeAlias = tuple[bytes, bytes]
MINUTE = 60
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def _raw(headers: Mapping[str, str]) -> list[RawHeader]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


ALWAYS = _raw(HEADERS)
SHOWN = _raw({**HEADERS, "Cross-Origin-Resource-Policy": "cross-origin"})
"""Of pictures, which other pages may show."""
STRICT = (b"strict-transport-security", b"max-age=31536000")
FRESH = (b"cache-control", b"no-store")
OURS = {name for name, _ in (*ALWAYS, STRICT)}


class Guard:
    """Stands before the app."""

    def __init__(self, context: Context, app: ASGIApp) -> None:
        self._context = context
        self._app = app
        self._sockets: Counter[str] = Counter()
        """How many each address has open."""
        addresses = map(urlsplit, context.settings.address)
        self._strict = any(address.scheme == "https" for address in addresses)
        self._framed = _framed(context.settings.embedders)
        """What is said of answers that others may show in a frame, if any may."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or not."""
        kind = str(scope["type"])
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        head = scope.get("method") == "HEAD"

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._dressed(message["headers"], scope)
            elif head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        try:
            self._count(scope)
            self._check(scope)
            await self._app(_as_get(scope) if head else scope, receive, answer)
        except Problem as problem:
            await _refuse(problem, answer)
        finally:
            note_request(scope, status, time.perf_counter() - began)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = client(scope)
        try:
            self._count(scope)
            self._origin(_given(scope), scope)
            if self._sockets[address] >= self._context.settings.sockets_an_address:
                raise TooMany(MINUTE)
        except Problem as problem:
            code, reason = (4429, "too many") if isinstance(problem, TooMany) else (4403, "origin")
            await receive()
            await send({"type": "websocket.close", "code": code, "reason": reason})
            return
        self._sockets[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _count(self, scope: Scope) -> None:
        self._context.limits.spend("request", client(scope))

    def _check(self, scope: Scope) -> None:
        method = str(scope.get("method", "GET"))
        if method in SAFE:
            return
        headers = _given(scope)
        self._origin(headers, scope)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json" and (kind or _has_body(headers)):
            raise Malformed("not-json")

    def _origin(self, headers: Mapping[str, str], scope: Scope) -> None:
        origin = headers.get("origin", "")
        if origin not in self._own(headers, scope):
            raise Forbidden("other-origin")

    def _own(self, headers: Mapping[str, str], scope: Scope) -> tuple[str, ...]:
        if self._context.settings.address:
            return self._context.settings.address
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        return (f"{scheme}://{headers.get('host', '')}",)

    def _dressed(self, given: Iterable[RawHeader], scope: Scope) -> list[RawHeader]:
        """The headers of an answer, with ours in place of any others of these names."""
        headers = [header for header in given if header[0].lower() not in OURS]
        if not any(name.lower() == FRESH[0] for name, _ in headers):
            headers.append(FRESH)
        if self._strict or scope["scheme"] == "https":
            headers.append(STRICT)
        path = str(scope["path"])
        if path.startswith("/embed/") and self._framed:
            return headers + self._framed
        return headers + (SHOWN if path.startswith("/picture/") else ALWAYS)


def _framed(embedders: Sequence[str]) -> list[RawHeader]:
    """Our headers, except for what keeps a page from being shown in a frame of theirs."""
    if not embedders:
        return []
    before = "frame-ancestors 'none'"
    policy = HEADERS["Content-Security-Policy"].replace(
        before, f"frame-ancestors {' '.join(embedders)}"
    )
    found = {**HEADERS, "Content-Security-Policy": policy}
    del found["X-Frame-Options"]
    return _raw(found)


def _as_get(scope: Scope) -> Scope:
    """Whoever asks for the head gets that of the whole answer."""
    found: Any = {**scope, "method": "GET"}
    asked: Scope = found
    return asked


def client(scope: Scope) -> str:
    """The network address that asks; of IPv6 the part that a household or a machine has."""
    found = scope.get("client")
    address = found[0] if found else ""
    return _network(address) if ":" in address else address


@lru_cache(10_000)
def _network(address: str) -> str:
    try:
        whole = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = whole.ipv4_mapped if isinstance(whole, IPv6Address) else None
    return str(mapped or ip_network((whole, 64), strict=False))


def _given(scope: Scope) -> Mapping[str, str]:
    """The headers of a request; of several with one name the first."""
    found = reversed([*scope["headers"]])
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in found}


def _has_body(headers: Mapping[str, str]) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


async def _refuse(problem: Problem, send: Send) -> None:
    body = json.encode(ErrorAnswer(problem.trouble))
    headers = [(b"content-type", b"application/json")]
    if isinstance(problem, TooMany):
        headers.append((b"retry-after", str(problem.wait).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
