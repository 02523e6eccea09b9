"""Pictures of what there is to see, as a spectator sees it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from litestar import Response, get
from litestar.params import FromQuery

from comptoir.lang import Speaker
from comptoir.pictures import WIDTH, moments
from comptoir.server.any_game import AnyTable
from comptoir.server.asking import Given, provide_visitor
from comptoir.server.errors import Asked, Malformed, NotFound
from comptoir.server.guard import client
from comptoir.server.people.words import accepted_language
from comptoir.server.pictures import cards
from comptoir.server.services import Services
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.records import demand_steps, demand_whole

WIDTHS = range(200, 1601)
MOVING = 600
"""How wide a moving picture is."""
LASTING, FLEETING, OWN = "public, max-age=86400", "public, max-age=30", "private, no-store"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a picture shows."""

    table: AnyTable
    steps: Sequence[int]
    names: Sequence[str]
    cache: str


def speaker_of(request: Asked) -> Speaker:
    """In the first language that the asker understands."""
    return Speaker(accepted_language(request.headers.get("accept-language", "")))


@get("/picture/{path:path}", include_in_schema=False)
async def picture(
    request: Asked, services: Given[Services], width: FromQuery[int] = WIDTH
) -> Response[bytes]:
    """A position as PNG; a turn or a whole game as an animated GIF."""
    if width not in WIDTHS:
        raise Malformed("picture-width", least=WIDTHS[0], most=WIDTHS[-1])
    path, _, kind = request.scope["path"].strip("/").rpartition(".")
    moving = kind == "gif"
    if kind not in ("png", "gif"):
        raise NotFound
    speaker = speaker_of(request)
    wanted = await _find(path.split("/")[1:], services, request, moving=moving)
    scenes = await asyncio.to_thread(
        cards.sheets, wanted.table, wanted.steps, wanted.names, speaker
    )
    wide = min(width, MOVING) if moving else width
    who = client(request.scope)
    made = await services.studio.make(scenes, wide, who, moving=moving)
    headers = {"Cache-Control": wanted.cache, "Vary": "Accept-Language"}
    return Response(made, media_type=f"image/{kind}", headers=headers)


async def _find(path: list[str], services: Services, request: Asked, *, moving: bool) -> Wanted:
    """What an address names. Raises NotFound, and Forbidden for games that are not over."""
    match path:
        case ["t", table_id] if not moving:
            held = await services.keeper.get(table_id)
            demand_whole(held)
            return _wanted(held, [len(held.table.log)], request, FLEETING)
        case ["replay", table_id]:
            held = await _replay(services, request, table_id)
            whole = moments.of_game(held.table)
            return _wanted(held, whole if moving else whole[-1:], request)
        case ["replay", table_id, text] if text.isdecimal():
            held = await _replay(services, request, table_id)
            step = int(text)
            if step > len(held.table.log):
                raise NotFound
            steps = moments.of_turn(held.table, step) if moving else [step]
            return _wanted(held, steps, request)
        case ["puzzle", puzzle_id] if not moving:
            position = await asyncio.to_thread(services.exercises.position, puzzle_id)
            return Wanted(position.table, [len(position.table.log)], (), LASTING)
    raise NotFound


async def _replay(services: Services, request: Asked, table_id: str) -> HeldTable:
    """A game whose steps the asker may see."""
    held = await services.keeper.get(table_id)
    visitor = await provide_visitor(request.scope, services.context)
    demand_steps(held, visitor.id if visitor else None)
    return held


def _wanted(held: HeldTable, steps: Sequence[int], request: Asked, cache: str = "") -> Wanted:
    over = held.row.status == "over"
    everybody = cards.names(held.seats, speaker_of(request))
    return Wanted(held.table, steps, everybody, cache or (LASTING if over else OWN))


ROUTES = (picture,)
