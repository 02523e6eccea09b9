"""The way in to live updates."""

from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from comptoir.core import Json
from comptoir.server.asking import Given, Visitor
from comptoir.server.errors import Problem, SignedOut
from comptoir.server.guard import client
from comptoir.server.live.connection import SENT, Connection, Turn
from comptoir.server.live.hub import Since, Watcher, encode
from comptoir.server.store import Unavailable
from comptoir.server.tables.services import Services


@websocket("/api/tables/{table_id:str}/live")
async def watch(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    visitor: Visitor,
    services: Given[Services],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> None:
    """Look at a table from a seat of one's own, or as a spectator; hear what changes, and play."""
    person = visitor.id if visitor else None
    mark = str(socket.query_params.get("mark", ""))
    with suppress(*SENT):
        await socket.accept()
        try:
            live = await services.keeper.get(table_id)
            own = None if seat is None else live.own(person, seat)
        except (Problem, Unavailable) as error:
            code = "restart" if isinstance(error, Unavailable) else "gone"
            await socket.send_data(encode({"type": "bye", "code": code}))
            await socket.close()
            return

        def count() -> None:
            services.context.limits.spend("request", client(socket.scope))

        async def make(turn: Turn) -> dict[str, Json]:
            count()
            if person is None:
                raise SignedOut
            return await services.play.turn(live, person, turn.seat, turn.stamp, turn.choices)

        watcher = Watcher(person, own)
        connection = Connection(socket, live, watcher, services.presence, make, count)
        await connection.converse(Since(since, mark), services.context.now())


ROUTES = (watch,)
