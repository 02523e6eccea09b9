"""What people ask while they play."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from comptoir.server.asking import Given, Me, Visitor
from comptoir.server.context import Context
from comptoir.server.errors import Malformed
from comptoir.server.live.hub import Since
from comptoir.server.play.advice import hint_json
from comptoir.server.tables import bodies
from comptoir.server.tables.info import Reply
from comptoir.server.tables.services import Services


@get("/api/tables/{table_id:str}/seen", summary="The table as a seat sees it")
async def seen(
    table_id: FromPath[str],
    visitor: Visitor,
    services: Given[Services],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
    mark: FromQuery[str] = "",
) -> Any:
    """A seat of yours, or a spectator."""
    live = await services.keeper.get(table_id)
    person = visitor.id if visitor else None
    return services.play.seen(live, person, seat, Since(since, mark))


@post("/api/tables/{table_id:str}/try", status_code=200, summary="Try choices out")
async def attempt(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.Turn],
) -> Reply:
    """Nothing is stored, and nobody else sees it."""
    live = await services.keeper.get(table_id)
    context.limits.spend("try", me.id)
    return services.play.attempt(live, me.id, data.seat, data.stamp, data.choices)


@post("/api/tables/{table_id:str}/why", status_code=200, summary="Why not?")
async def why(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.Why],
) -> Reply:
    """Why each of these actions is no option."""
    live = await services.keeper.get(table_id)
    context.limits.spend("try", me.id)
    tried = services.play.after(live, me.id, data.seat, data.stamp, data.choices)
    return {"reasons": tried.reasons(data.actions)}


@post("/api/tables/{table_id:str}/hints", status_code=200, summary="What would you do?")
async def hints(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.Turn],
) -> Reply:
    """The turns that a bot would make after the choices, and what they are for."""
    live = await services.keeper.get(table_id)
    tried = services.play.advised(live, me.id, data.seat, data.stamp, data.choices)
    context.limits.spend("hint", me.id)
    found = await services.bots.hints(live, tried.table, tried.seat)
    return {"hints": [hint_json(live.table.game, hint) for hint in found]}


@post("/api/tables/{table_id:str}/turns", status_code=200, summary="Make a turn")
async def turn(
    table_id: FromPath[str], me: Me, services: Given[Services], data: JSONBody[bodies.Turn]
) -> Reply:
    """All of it or nothing; stored for good when this answers."""
    live = await services.keeper.get(table_id)
    return await services.play.turn(live, me.id, data.seat, data.stamp, data.choices)


@post("/api/tables/{table_id:str}/undo", status_code=200, summary="Take something back")
async def undo(
    table_id: FromPath[str], me: Me, services: Given[Services], data: JSONBody[bodies.Undo]
) -> Reply:
    """As far as no barrier protects it."""
    live = await services.keeper.get(table_id)
    return await services.play.undo(live, me.id, data.seat, data.stamp, data.what)


@post("/api/tables/{table_id:str}/proposal", status_code=200, summary="Go back together")
async def propose(
    table_id: FromPath[str], me: Me, services: Given[Services], data: JSONBody[bodies.Wish]
) -> Reply:
    """Ask everybody to go back before a line, or answer."""
    live = await services.keeper.get(table_id)
    if (data.line is None) == (data.answer is None):
        raise Malformed("Name a line to go back before, or give an answer.")
    if data.line is not None:
        return await services.play.propose(live, me.id, data.seat, data.line)
    return await services.play.answer(live, me.id, data.seat, str(data.answer))


ROUTES = (seen, attempt, why, hints, turn, undo, propose)
