"""The way in to live updates."""

from contextlib import suppress

from litestar import websocket
from litestar.params import FromPath, FromQuery

from comptoir.server.asking import Given, Visitor
from comptoir.server.errors import NotFound, Problem, SignedOut
from comptoir.server.guard import client
from comptoir.server.limits import Meter
from comptoir.server.live.connection import SENT, Connection, Requests, Socket, wire_of
from comptoir.server.live.hub import RESTART, Watcher
from comptoir.server.live.messages import ByeMessage, TurnMessage, encode
from comptoir.server.play.answers import Made
from comptoir.server.services import Services
from comptoir.server.store import Unavailable
from comptoir.server.tables.shots import Since


@websocket("/api/tables/{table_id:str}/live")
async def watch(
    socket: Socket,
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
            held = await services.keeper.get(table_id)
            own = None if seat is None else held.own(person, seat)
        except (Problem, Unavailable) as error:
            await socket.send_data(encode(ByeMessage(_farewell(error))))
            await socket.close()
            return

        address = client(socket.scope)

        def count() -> None:
            services.context.limits.spend("request", address)

        async def make(turn: TurnMessage) -> Made:
            count()
            if person is None:
                raise SignedOut
            return await services.play.turn(
                held, person, turn.seat, turn.stamp, turn.choices, again=turn.again
            )

        context = services.context
        meter = Meter(context.settings.messages_a_minute, context.now)
        deaf_to = visitor.blocks if visitor else frozenset()
        watcher = Watcher(person, own, deaf_to=deaf_to, wire=wire_of(socket))
        requests = Requests(make, services.play.begin, count, meter.spend)
        connection = Connection(
            socket, held, watcher, services.broadcaster, services.presence, requests
        )
        await connection.converse(Since(since, mark))


def _farewell(error: Exception) -> str:
    """Why there is nothing to see: people signed out elsewhere may still look on."""
    if isinstance(error, Unavailable):
        return RESTART
    seat = isinstance(error, SignedOut) or (
        isinstance(error, NotFound) and error.kind == "not-your-seat"
    )
    return "seat" if seat else "gone"


ROUTES = (watch,)
