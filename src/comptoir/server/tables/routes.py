"""What people ask about tables."""

from typing import Annotated, Any, Literal

from litestar import get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from comptoir.server.asking import Given, Me, Visitor
from comptoir.server.context import Context
from comptoir.server.people.people import Person
from comptoir.server.store.values import HIGHEST
from comptoir.server.tables import bodies, records, whatif
from comptoir.server.tables.info import Reply, info
from comptoir.server.tables.live import Live
from comptoir.server.tables.making import TableWish
from comptoir.server.tables.services import Services

Number = Annotated[int, QueryParameter(ge=0, le=HIGHEST)]


def shown(services: Services, live: Live, person: Person | None) -> Reply:
    """The table as this person may know it."""
    return info(live, person.id if person else None, services.context.now())


@get("/api/tables", summary="Your tables, open ones, or finished ones")
async def list_tables(
    me: Me,
    services: Given[Services],
    which: Annotated[Literal["mine", "open", "finished"], QueryParameter(name="list")] = "mine",
    before: Number = HIGHEST,
) -> list[Reply]:
    """Those that wait for you come first."""
    return await services.lists.tables(which, me.id, before, services.context.now())


@post("/api/tables", status_code=200, summary="Make a table")
async def make(
    me: Me, services: Given[Services], context: Given[Context], data: JSONBody[TableWish]
) -> Reply:
    """A new table; with `start` it begins at once."""
    context.limits.spend("table", me.id)
    live = await services.maker.make(me.id, me.name, data)
    if data.start:
        await services.seating.start(live, me.id, fill=False)
    return shown(services, live, me)


@get("/api/tables/{table_id:str}", summary="All about a table")
async def table(table_id: FromPath[str], visitor: Visitor, services: Given[Services]) -> Reply:
    """Whoever has the link may look."""
    return shown(services, await services.keeper.get(table_id), visitor)


@post("/api/tables/{table_id:str}/join", status_code=200, summary="Sit down")
async def join(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    data: JSONBody[bodies.Join | None] = None,
) -> Reply:
    """On an open seat, or on the one that the invitation is for."""
    live = await services.keeper.get(table_id)
    wish = data or bodies.Join()
    await services.seating.join(live, me.id, me.name, wish.seat, wish.token)
    return shown(services, live, me)


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, summary="Change a seat")
async def set_seat(
    table_id: FromPath[str],
    seat: FromPath[int],
    me: Me,
    services: Given[Services],
    data: JSONBody[bodies.SeatChange],
) -> Reply:
    """Before the start, by who made the table."""
    live = await services.keeper.get(table_id)
    await services.seating.set_seat(live, me.id, seat, data.kind, data.level)
    return shown(services, live, me)


@post("/api/tables/{table_id:str}/start", status_code=200, summary="Begin to play")
async def start(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    data: JSONBody[bodies.Start | None] = None,
) -> Reply:
    """All seats must be taken, unless bots fill them."""
    live = await services.keeper.get(table_id)
    await services.seating.start(live, me.id, fill=bool(data and data.fill))
    return shown(services, live, me)


@post("/api/tables/{table_id:str}/leave", status_code=200, summary="Leave the table")
async def leave(table_id: FromPath[str], me: Me, services: Given[Services]) -> Reply:
    """Once the game has begun a bot takes over."""
    live = await services.keeper.get(table_id)
    await services.seating.leave(live, me.id)
    return shown(services, live, me)


@post("/api/tables/{table_id:str}/return", status_code=200, summary="Come back to the table")
async def come_back(table_id: FromPath[str], me: Me, services: Given[Services]) -> Reply:
    """Takes the seat back from the bot."""
    live = await services.keeper.get(table_id)
    await services.seating.come_back(live, me.id)
    return shown(services, live, me)


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def rematch(
    table_id: FromPath[str], me: Me, services: Given[Services], context: Given[Context]
) -> Reply:
    """A new table with the same people; asked twice it is the same one."""
    live = await services.keeper.get(table_id)
    if live.row.rematch is None:
        context.limits.spend("table", me.id)
    return shown(services, await services.maker.rematch(live, me.id), me)


@post("/api/tables/{table_id:str}/fork", status_code=200, summary="Go on from a step")
async def fork(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.Fork],
) -> Reply:
    """A hot-seat table that goes on from there, or one seat of it against bots."""
    live = await services.keeper.get(table_id)
    context.limits.spend("table", me.id)
    return shown(services, await services.maker.fork(live, data, me.id, me.name), me)


@post("/api/lessons", status_code=200, summary="Learn a game by playing it")
async def lesson(
    me: Me, services: Given[Services], context: Given[Context], data: JSONBody[bodies.Lesson]
) -> Reply:
    """A table against an easy bot, where the guided first game begins."""
    context.limits.spend("table", me.id)
    return shown(services, await services.maker.lesson(data.game, me.id, me.name), me)


@post("/api/tables/{table_id:str}/vote", status_code=200, summary="Vote about who is absent")
async def vote(
    table_id: FromPath[str], me: Me, services: Given[Services], data: JSONBody[bodies.Vote]
) -> Reply:
    """When all other people agree, a bot takes the seat."""
    live = await services.keeper.get(table_id)
    await services.seating.vote(live, me.id, data.seat, yes=data.yes)
    return shown(services, live, me)


@get("/api/tables/{table_id:str}/record", media_type="text/plain", summary="The record file")
async def record(table_id: FromPath[str], visitor: Visitor, services: Given[Services]) -> str:
    """Of a finished game, or of one in which all seats are yours."""
    live = await services.keeper.get(table_id)
    return records.export(live, visitor.id if visitor else None)


@get("/api/tables/{table_id:str}/replay", summary="A step of a finished game")
async def replay(
    table_id: FromPath[str], visitor: Visitor, services: Given[Services], step: Number = 0
) -> Reply:
    """As a spectator sees it, all secrets open; also of a game in which all seats are yours."""
    live = await services.keeper.get(table_id)
    return records.step(live, visitor.id if visitor else None, step)


@get("/api/tables/{table_id:str}/scores", summary="The scores over a finished game")
async def scores(table_id: FromPath[str], visitor: Visitor, services: Given[Services]) -> Reply:
    """Everybody's total at each step at which one changed."""
    live = await services.keeper.get(table_id)
    return records.scores(live, visitor.id if visitor else None)


@get("/api/tables/{table_id:str}/original", summary="What really happened")
async def original(table_id: FromPath[str], visitor: Visitor, services: Given[Services]) -> Reply:
    """Of a game that goes on from a step of another: that one, beside this one."""
    live = await services.keeper.get(table_id)
    return await whatif.original(services.keeper, live, visitor.id if visitor else None)


@get("/api/tables/{table_id:str}/notes", summary="Your private notes")
async def notes(table_id: FromPath[str], me: Me, services: Given[Services]) -> dict[str, str]:
    """Nobody else sees them."""
    live = await services.keeper.get(table_id)
    return {"text": await services.talk.notes(live, me.id)}


@put("/api/tables/{table_id:str}/notes", summary="Keep private notes")
async def keep_notes(
    table_id: FromPath[str], me: Me, services: Given[Services], data: JSONBody[bodies.Notes]
) -> dict[str, str]:
    """In place of those before."""
    live = await services.keeper.get(table_id)
    await services.talk.keep(live, me.id, data.text)
    return {"text": data.text}


@get("/api/tables/{table_id:str}/chat", summary="What was said")
async def chat(
    table_id: FromPath[str], services: Given[Services], before: Number = HIGHEST
) -> list[Reply]:
    """The last messages before a number."""
    return await services.talk.read(await services.keeper.get(table_id), before)


@post("/api/tables/{table_id:str}/chat", status_code=200, summary="Say something")
async def say(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.Message],
) -> Reply:
    """To everybody at the table."""
    live = await services.keeper.get(table_id)
    context.limits.spend("chat", me.id)
    return await services.talk.say(live, me.id, me.name, data.text)


@get("/api/history", summary="Results of a person")
async def history(me: Me, services: Given[Services], person: FromQuery[str] = "") -> list[Reply]:
    """Yours, or those of somebody you met."""
    return await services.lists.history(person or me.id, me.id)


def importing(largest: int) -> ControllerRouterHandler:
    """Records may be larger than other requests."""

    @post(
        "/api/records",
        status_code=200,
        request_max_body_size=largest,
        summary="A table from a record",
    )
    async def read_record(
        me: Me,
        services: Given[Services],
        context: Given[Context],
        data: JSONBody[bodies.RecordText],
    ) -> dict[str, Any]:
        """Finished, or to be played on as a hot-seat table."""
        context.limits.spend("table", me.id)
        live = await services.maker.read(data.record, me.id, me.name)
        return shown(services, live, me)

    return read_record


ROUTES = (
    list_tables,
    make,
    table,
    join,
    set_seat,
    start,
    leave,
    come_back,
    rematch,
    fork,
    lesson,
    vote,
    record,
    replay,
    scores,
    original,
    notes,
    keep_notes,
    chat,
    say,
    history,
)
