"""What people ask about the analysis of a finished game."""

from litestar import get, post
from litestar.params import FromPath

from comptoir.server.asking import Given, Me, Visitor
from comptoir.server.context import Context
from comptoir.server.errors import Clash, Forbidden
from comptoir.server.people.people import Person
from comptoir.server.study import answers
from comptoir.server.tables.info import Reply
from comptoir.server.tables.live import Live
from comptoir.server.tables.records import demand_over
from comptoir.server.tables.routes import Number
from comptoir.server.tables.services import Services

NOTHING_NEW = 1 << 40
"""A turn that no game has."""


async def _told(services: Services, live: Live, person: Person | None, since: int) -> Reply:
    offered = services.context.settings.analysis_budget > 0
    analyses, now = services.analyst.analyses, services.context.now()
    who = person.id if person else None
    return await answers.tell(analyses, live, who, since, now, offered=offered)


@get("/api/tables/{table_id:str}/analysis", summary="The analysis of a finished game")
async def analysis(
    table_id: FromPath[str], visitor: Visitor, services: Given[Services], since: Number = 0
) -> Reply:
    """How far it is, and what was found from this turn on, some turns at once."""
    live = await services.keeper.get(table_id)
    demand_over(live)
    return await _told(services, live, visitor, since)


@post("/api/tables/{table_id:str}/analysis", status_code=200, summary="Analyse a finished game")
async def analyse(
    table_id: FromPath[str], me: Me, services: Given[Services], context: Given[Context]
) -> Reply:
    """Begins in the background, or goes on where it was stopped."""
    live = await services.keeper.get(table_id)
    demand_over(live)
    if live.damaged:
        raise Clash(live.damaged)
    await _demand_room(context, services, me.id)
    await services.analyst.analyses.start(live.id, me.id, context.settings.analysis_budget)
    services.analyst.wake()
    return await _told(services, live, me, NOTHING_NEW)


async def _demand_room(context: Context, services: Services, person: str) -> None:
    settings = context.settings
    if settings.analysis_budget < 1:
        raise Forbidden("This server does not analyse games.")
    if await services.analyst.analyses.in_hand(person) >= settings.analyses_a_person:
        raise Clash(
            f"You have asked for {settings.analyses_a_person} analyses that are not done: "
            "wait for one, or stop it."
        )


@post("/api/tables/{table_id:str}/analysis/stop", status_code=200, summary="Stop an analysis")
async def stop(table_id: FromPath[str], me: Me, services: Given[Services]) -> Reply:
    """What was found stays; it can go on later."""
    live = await services.keeper.get(table_id)
    demand_over(live)
    found = await services.analyst.analyses.get(live.id)
    if found is not None:
        if not answers.may_stop(found, live, me.id):
            raise Forbidden("Only who asked for the analysis and who played may stop it.")
        await services.analyst.stop(live.id)
    return await _told(services, live, me, NOTHING_NEW)


ROUTES = (analysis, analyse, stop)
