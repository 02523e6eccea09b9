"""What people ask about the analysis of a finished game."""

from litestar import get, post
from litestar.params import FromPath

from comptoir.server.asking import Given, Me, Visitor
from comptoir.server.context import Context
from comptoir.server.errors import Clash, Forbidden
from comptoir.server.people.people import Person
from comptoir.server.routes.tables import Number
from comptoir.server.services import Services
from comptoir.server.study import answers
from comptoir.server.study.answers import AnalysisTold
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.records import demand_over

NOTHING_NEW = 1 << 40
"""A turn that no game has."""


async def _told(
    services: Services, held: HeldTable, person: Person | None, since: int
) -> AnalysisTold:
    offered = services.context.settings.analysis_budget > 0
    analyses, now = services.analyst.analyses, services.context.now()
    who = person.id if person else None
    return await answers.tell(analyses, held, who, since, now, offered=offered)


@get("/api/tables/{table_id:str}/analysis", summary="The analysis of a finished game")
async def analysis(
    table_id: FromPath[str], visitor: Visitor, services: Given[Services], since: Number = 0
) -> AnalysisTold:
    """How far it is, and what was found from this turn on, some turns at once."""
    held = await services.keeper.get(table_id)
    demand_over(held)
    return await _told(services, held, visitor, since)


@post("/api/tables/{table_id:str}/analysis", status_code=200, summary="Analyse a finished game")
async def analyse(
    table_id: FromPath[str], me: Me, services: Given[Services], context: Given[Context]
) -> AnalysisTold:
    """Begins in the background, or goes on where it was stopped."""
    held = await services.keeper.get(table_id)
    demand_over(held)
    held.demand_whole()
    await _demand_room(context, services, me.id)
    await services.analyst.analyses.start(held.id, me.id, context.settings.analysis_budget)
    services.analyst.wake()
    return await _told(services, held, me, NOTHING_NEW)


async def _demand_room(context: Context, services: Services, person: str) -> None:
    settings = context.settings
    if settings.analysis_budget < 1:
        raise Forbidden("no-analysis")
    if await services.analyst.analyses.in_hand(person) >= settings.analyses_a_person:
        raise Clash("analyses-full", most=settings.analyses_a_person)


@post("/api/tables/{table_id:str}/analysis/stop", status_code=200, summary="Stop an analysis")
async def stop(table_id: FromPath[str], me: Me, services: Given[Services]) -> AnalysisTold:
    """What was found stays; it can go on later."""
    held = await services.keeper.get(table_id)
    demand_over(held)
    found = await services.analyst.analyses.get(held.id)
    if found is not None:
        if not answers.may_stop(found, held, me.id):
            raise Forbidden("analysis-not-yours")
        await services.analyst.stop(held.id)
    return await _told(services, held, me, NOTHING_NEW)


ROUTES = (analysis, analyse, stop)
