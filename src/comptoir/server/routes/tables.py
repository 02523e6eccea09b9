"""What people ask about tables."""

from typing import Annotated, Literal

from litestar import get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from comptoir.server.asking import Given, Me, Visitor, provide_me
from comptoir.server.context import Context
from comptoir.server.errors import Asked
from comptoir.server.guard import client
from comptoir.server.people.people import Person
from comptoir.server.routes import bodies
from comptoir.server.routes.people import demand_voice
from comptoir.server.services import Services
from comptoir.server.store.values import HIGHEST
from comptoir.server.tables import records, whatif
from comptoir.server.tables.answers import (
    ChatMessage,
    Journal,
    Original,
    Outline,
    PastGame,
    Replay,
    ScoresOverTime,
    SeatRating,
    TableCard,
    TableInfo,
)
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.info import info
from comptoir.server.tables.making import ForkWish, TableWish
from comptoir.server.tables.seating import Comer

Number = Annotated[int, QueryParameter(ge=0, le=HIGHEST)]


def shown(services: Services, held: HeldTable, person: Person | None) -> TableInfo:
    """The table as this person may know it."""
    return info(held, person.id if person else None, services.context.now())


def _origin(request: Asked, context: Context) -> str:
    """What stands for the browser and the address that ask."""
    return context.sessions.origin(request, client(request.scope))


@get("/api/tables", summary="Your tables, open ones, or finished ones")
async def list_tables(
    request: Asked,
    visitor: Visitor,
    services: Given[Services],
    context: Given[Context],
    which: Annotated[Literal["mine", "open", "finished"], QueryParameter(name="list")] = "mine",
    before: Number = HIGHEST,
) -> list[TableCard]:
    """Those that wait for you come first. People who are not signed in see the open ones."""
    if visitor is None and which != "open":
        visitor = await provide_me(request.scope, context)  # which says why it can't be had
    person = visitor.id if visitor else ""
    return await services.lists.tables(which, person, before, context.now())


@post("/api/tables", status_code=200, summary="Make a table")
async def make(
    request: Asked,
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[TableWish],
) -> TableInfo:
    """A new table; with `start` it begins at once."""
    if data.title:
        demand_voice(context, me)
    context.limits.spend("table", me.id)
    held = await services.maker.make(me.id, me.name, data, _origin(request, context))
    if data.start:
        await services.seating.start(held, me.id, fill=False)
    return shown(services, held, me)


@get("/api/tables/{table_id:str}", summary="All about a table")
async def table(table_id: FromPath[str], visitor: Visitor, services: Given[Services]) -> TableInfo:
    """Whoever has the link may look."""
    return shown(services, await services.keeper.get(table_id), visitor)


@post("/api/tables/{table_id:str}/join", status_code=200, summary="Sit down")
async def join(
    request: Asked,
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.Join | None] = None,
) -> TableInfo:
    """On an open seat, or on one that you are invited to."""
    held = await services.keeper.get(table_id)
    wish = data or bodies.Join()
    comer = Comer(me.id, me.name, _origin(request, context), me.avoids)
    await services.seating.join(held, comer, wish.seat, wish.token)
    return shown(services, held, me)


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, summary="Change a seat")
async def set_seat(
    table_id: FromPath[str],
    seat: FromPath[int],
    me: Me,
    services: Given[Services],
    data: JSONBody[bodies.SeatChange],
) -> TableInfo:
    """Before the start, by whoever made the table."""
    held = await services.keeper.get(table_id)
    await services.seating.set_seat(held, me.id, seat, data.kind, data.level)
    return shown(services, held, me)


@post("/api/tables/{table_id:str}/start", status_code=200, summary="Begin to play")
async def start(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    data: JSONBody[bodies.Start | None] = None,
) -> TableInfo:
    """All seats must be taken, unless bots fill them."""
    held = await services.keeper.get(table_id)
    await services.seating.start(held, me.id, fill=bool(data and data.fill))
    return shown(services, held, me)


@post("/api/tables/{table_id:str}/leave", status_code=200, summary="Leave the table")
async def leave(table_id: FromPath[str], me: Me, services: Given[Services]) -> TableInfo:
    """Or say no to an invitation. Once the game has begun a bot takes over."""
    held = await services.keeper.get(table_id)
    leave = services.closing.leave if held.closed else services.seating.leave
    await leave(held, me.id)
    return shown(services, held, me)


@post("/api/tables/{table_id:str}/return", status_code=200, summary="Come back to the table")
async def come_back(table_id: FromPath[str], me: Me, services: Given[Services]) -> TableInfo:
    """Takes the seat back from the bot."""
    held = await services.keeper.get(table_id)
    await services.seating.come_back(held, me.id)
    return shown(services, held, me)


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def rematch(
    request: Asked,
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
) -> TableInfo:
    """A new table to which the others are invited; asked twice it is the same one."""
    held = await services.keeper.get(table_id)
    if held.row.rematch is None:
        context.limits.spend("table", me.id)
    again = await services.maker.rematch(held, me.id, _origin(request, context), me.avoids)
    return shown(services, again, me)


@post("/api/tables/{table_id:str}/fork", status_code=200, summary="Go on from a step")
async def fork(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[ForkWish],
) -> TableInfo:
    """A hot-seat table that goes on from there, or one seat of it against bots or friends."""
    held = await services.keeper.get(table_id)
    context.limits.spend("table", me.id)
    return shown(services, await services.maker.fork(held, data, me.id, me.name, me.avoids), me)


@post("/api/lessons", status_code=200, summary="Learn a game by playing it")
async def lesson(
    me: Me, services: Given[Services], context: Given[Context], data: JSONBody[bodies.Lesson]
) -> TableInfo:
    """A table against an easy bot, where the guided first game begins."""
    context.limits.spend("table", me.id)
    return shown(services, await services.maker.lesson(data.game, me.id, me.name), me)


@post("/api/tables/{table_id:str}/vote", status_code=200, summary="Vote about who is absent")
async def vote(
    table_id: FromPath[str], me: Me, services: Given[Services], data: JSONBody[bodies.Vote]
) -> TableInfo:
    """When all other people agree, a bot takes the seat."""
    held = await services.keeper.get(table_id)
    await services.seating.vote(held, me.id, data.seat, yes=data.yes)
    return shown(services, held, me)


@post("/api/tables/{table_id:str}/closed", status_code=200, summary="End or repair a closed table")
async def wish_closed(
    table_id: FromPath[str], me: Me, services: Given[Services], data: JSONBody[bodies.ClosedWish]
) -> TableInfo:
    """Where nobody can play: agree to `end` the game, or to `cut` it back to its last good line."""
    held = await services.keeper.get(table_id)
    await services.closing.wish(held, me.id, data.what, yes=data.yes)
    return shown(services, held, me)


@get("/api/tables/{table_id:str}/journal", summary="All that was ever done")
async def journal(table_id: FromPath[str], visitor: Visitor, services: Given[Services]) -> Journal:
    """Of a finished game, or of a closed table at which only you play."""
    held = await services.keeper.get(table_id)
    return await records.journal(services.keeper, held, visitor.id if visitor else None)


@get("/api/tables/{table_id:str}/record", media_type="text/plain", summary="The record file")
async def record(table_id: FromPath[str], visitor: Visitor, services: Given[Services]) -> str:
    """Of a finished game, or of one in which all seats are yours."""
    sealed = await services.keeper.sealed.record(table_id)
    if sealed is not None:
        return sealed
    held = await services.keeper.get(table_id)
    return records.export(held, visitor.id if visitor else None)


@get("/api/tables/{table_id:str}/replay", summary="A step of a finished game")
async def replay(
    table_id: FromPath[str],
    visitor: Visitor,
    services: Given[Services],
    step: Number = 0,
    since: FromQuery[int | None] = None,
) -> Replay:
    """As a spectator sees it, all secrets open; also of a game in which all seats are yours."""
    held = await services.keeper.get(table_id)
    return records.step(held, visitor.id if visitor else None, step, since)


@get("/api/tables/{table_id:str}/outline", summary="The turns of a finished game")
async def outline(table_id: FromPath[str], visitor: Visitor, services: Given[Services]) -> Outline:
    """Where each of them ends, whose it is, and the round."""
    held = await services.keeper.get(table_id)
    return records.outline(held, visitor.id if visitor else None)


@get("/api/tables/{table_id:str}/scores", summary="The scores over a finished game")
async def scores(
    table_id: FromPath[str], visitor: Visitor, services: Given[Services]
) -> ScoresOverTime:
    """Everybody's total at each step at which one changed."""
    sealed = await services.keeper.sealed.scores(table_id)
    if sealed is not None:
        return sealed
    held = await services.keeper.get(table_id)
    return records.scores(held, visitor.id if visitor else None)


@get("/api/tables/{table_id:str}/original", summary="What really happened")
async def original(
    table_id: FromPath[str], visitor: Visitor, services: Given[Services]
) -> Original:
    """Of a game that goes on from a step of another: that one, beside this one."""
    held = await services.keeper.get(table_id)
    return await whatif.original(services.keeper, held, visitor.id if visitor else None)


@get("/api/tables/{table_id:str}/ratings", summary="What its people are rated at")
async def ratings(table_id: FromPath[str], services: Given[Services]) -> list[SeatRating]:
    """Of a rated game; once it is over, with what it changed."""
    return await services.ratings.at((await services.keeper.get(table_id)).id)


@get("/api/tables/{table_id:str}/notes", summary="Your private notes")
async def notes(table_id: FromPath[str], me: Me, services: Given[Services]) -> bodies.Notes:
    """Nobody else sees them."""
    held = await services.keeper.get(table_id)
    return bodies.Notes(await services.talk.notes(held, me.id))


@put("/api/tables/{table_id:str}/notes", summary="Keep private notes")
async def keep_notes(
    table_id: FromPath[str], me: Me, services: Given[Services], data: JSONBody[bodies.Notes]
) -> bodies.Notes:
    """In place of those before."""
    held = await services.keeper.get(table_id)
    await services.talk.keep(held, me.id, data.text)
    return bodies.Notes(data.text)


@get("/api/tables/{table_id:str}/chat", summary="What was said")
async def chat(
    table_id: FromPath[str], visitor: Visitor, services: Given[Services], before: Number = HIGHEST
) -> list[ChatMessage]:
    """The last messages before a number, except for those of people whom you block."""
    held = await services.keeper.get(table_id)
    return await services.talk.read(held, before, visitor.id if visitor else None)


@post("/api/tables/{table_id:str}/chat", status_code=200, summary="Say something")
async def say(
    table_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.Message],
) -> ChatMessage:
    """To everybody at the table."""
    held = await services.keeper.get(table_id)
    demand_voice(context, me)
    context.limits.spend("chat", me.id)
    return await services.talk.say(held, me.id, me.name, data.text)


@get("/api/history", summary="Results of a person")
async def history(me: Me, services: Given[Services], person: FromQuery[str] = "") -> list[PastGame]:
    """Yours, or those of somebody you met."""
    if person in me.blocked_by:
        return []
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
    ) -> TableInfo:
        """Finished, or to be played on as a hot-seat table."""
        context.limits.spend("table", me.id)
        held = await services.maker.read(data.record, me.id, me.name)
        return shown(services, held, me)

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
    wish_closed,
    journal,
    record,
    replay,
    outline,
    scores,
    original,
    ratings,
    notes,
    keep_notes,
    chat,
    say,
    history,
)
