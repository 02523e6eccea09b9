"""What people ask while they play."""

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from comptoir.server.asking import Given, Me, Visitor
from comptoir.server.bots.advice import hint
from comptoir.server.bots.bots import Asker
from comptoir.server.context import Context
from comptoir.server.errors import Asked, Malformed
from comptoir.server.guard import client
from comptoir.server.play.answers import Hints, Made, Reasons, Seen, Story, Tried
from comptoir.server.routes import bodies
from comptoir.server.services import Services
from comptoir.server.tables.shots import Since


@get("/api/tables/{table_id:str}/seen", summary="The table as a seat sees it")
async def seen(
    table_id: FromPath[str],
    visitor: Visitor,
    services: Given[Services],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
    mark: FromQuery[str] = "",
) -> Seen:
    """A seat of yours, or a spectator."""
    held = await services.keeper.get(table_id)
    person = visitor.id if visitor else None
    return services.play.seen(held, person, seat, Since(since, mark))


@get("/api/tables/{table_id:str}/story", summary="What happened since a line")
async def story(
    table_id: FromPath[str],
    visitor: Visitor,
    services: Given[Services],
    after: FromQuery[int],
    seat: FromQuery[int | None] = None,
) -> Story:
    """Turn by turn, with the board after each, as a seat of yours or a spectator saw it."""
    held = await services.keeper.get(table_id)
    return services.play.story(held, visitor.id if visitor else None, seat, after)


@post("/api/tables/{table_id:str}/try", status_code=200, summary="Try choices out")
async def attempt(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.ChosenTurn],
) -> Tried:
    """Nothing is stored, and nobody else sees it."""
    held = await services.keeper.get(table_id)
    context.limits.spend("try", me.id)
    return services.play.attempt(held, me.id, data.seat, data.stamp, data.choices)


@post("/api/tables/{table_id:str}/why", status_code=200, summary="Why not?")
async def why(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.Why],
) -> Reasons:
    """Why each of these actions is no option."""
    held = await services.keeper.get(table_id)
    context.limits.spend("try", me.id)
    tried = services.play.after(held, me.id, data.seat, data.stamp, data.choices)
    return tried.reasons(data.actions)


@post("/api/tables/{table_id:str}/hints", status_code=200, summary="What would you do?")
async def hints(
    request: Asked,
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.ChosenTurn],
) -> Hints:
    """The turns that a bot would make after the choices, and what they are for."""
    held = await services.keeper.get(table_id)
    tried = services.play.advised(held, me.id, data.seat, data.stamp, data.choices)
    context.limits.spend("hint", me.id)
    asker = Asker(client(request.scope), me.id)
    found = await services.bots.hints(held, tried.table, tried.seat, asker)
    return Hints([hint(held.table.game, one) for one in found])


@post("/api/tables/{table_id:str}/turns", status_code=200, summary="Make a turn")
async def turn(
    table_id: FromPath[str], me: Me, services: Given[Services], data: JSONBody[bodies.TurnMade]
) -> Made:
    """All of it or nothing; stored for good when this answers."""
    held = await services.keeper.get(table_id)
    return await services.play.turn(
        held, me.id, data.seat, data.stamp, data.choices, again=data.again
    )


@post("/api/tables/{table_id:str}/undo", status_code=200, summary="Take something back")
async def undo(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.Undo],
) -> Made:
    """As far as no barrier protects it."""
    held = await services.keeper.get(table_id)
    context.limits.spend("undo", me.id)
    return await services.play.undo(held, me.id, data.seat, data.stamp, data.what)


@post("/api/tables/{table_id:str}/proposal", status_code=200, summary="Go back together")
async def propose(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.Wish],
) -> Made:
    """Ask everybody to go back before a line, or answer."""
    held = await services.keeper.get(table_id)
    if (data.line is None) == (data.answer is None):
        raise Malformed("go-back-what")
    if data.line is not None:
        context.limits.spend("proposal", me.id)
        return await services.play.propose(held, me.id, data.seat, data.line)
    return await services.play.answer(held, me.id, data.seat, str(data.answer))


ROUTES = (seen, story, attempt, why, hints, turn, undo, propose)
