"""Turns come most often: they take a short way, past the search for a route and what it is given.

What the short way can't take as it stands (nobody is signed in, a body that is too long or not
what is expected) goes on to the route, and so does whatever goes wrong: both ways answer alike.
"""

import re
from typing import cast

import msgspec
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send

from comptoir.server.people.people import Person
from comptoir.server.tables import bodies
from comptoir.server.tables.services import Services

TEMPLATE = "/api/tables/{table_id}/turns"
PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]+)/turns")
FAILED = "comptoir.failed"
"""Under this name the route finds what went wrong on the short way."""
TURN = msgspec.json.Decoder(bodies.Turn)
JSON = (b"content-type", b"application/json")


class Express:
    """Stands before the routing."""

    def __init__(self, services: Services, app: ASGIApp) -> None:
        self._services = services
        self._app = app
        self._longest = services.context.settings.body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take a turn, or let the app do with it what it does."""
        found = PATH.fullmatch(scope["path"])
        if found and scope.get("method") == "POST":
            await self._take(found[1], scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _take(self, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a turn that was made; everything else is for the app."""
        me = await self._services.context.sessions.quickly(scope)
        read = await self._read(receive) if me else []
        turn = self._decode(read)
        body = b""
        if me and turn:
            try:
                body = await self._make(table_id, me, turn)
            except Exception as error:  # whatever it is, the app knows how to say it
                scope["state"][FAILED] = error
        if body:
            await _answer(body, scope, send)
        else:
            await self._app(scope, _again(read, receive), send)

    async def _read(self, receive: Receive) -> list[HTTPReceiveMessage]:
        """The body as it comes, to its end or until it is too long."""
        read: list[HTTPReceiveMessage] = []
        length = 0
        while length <= self._longest:
            message = cast("HTTPReceiveMessage", await receive())
            read.append(message)
            if message["type"] == "http.disconnect" or not message.get("more_body"):
                break
            length += len(message["body"])
        return read

    def _decode(self, read: list[HTTPReceiveMessage]) -> bodies.Turn | None:
        """The turn, if the body says one."""
        body = b"".join([part["body"] for part in read if part["type"] == "http.request"])
        if not body or len(body) > self._longest or read[-1]["type"] != "http.request":
            return None
        try:
            return TURN.decode(body)
        except (msgspec.MsgspecError, UnicodeError):
            return None

    async def _make(self, table_id: str, me: Person, turn: bodies.Turn) -> bytes:
        live = await self._services.keeper.get(table_id)
        made = await self._services.play.turn(live, me.id, turn.seat, turn.stamp, turn.choices)
        return msgspec.json.encode(made)


async def _answer(body: bytes, scope: Scope, send: Send) -> None:
    scope["path_template"] = TEMPLATE
    headers = [JSON, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _again(read: list[HTTPReceiveMessage], receive: Receive) -> Receive:
    """What was received, and then the rest."""
    unread = read[::-1]

    async def again() -> HTTPReceiveMessage:
        return unread.pop() if unread else cast("HTTPReceiveMessage", await receive())

    return again
