"""The page's own addresses: each is answered with the page, and its status says what there is.

They are looked up here, not by the router: whatever leads nowhere gets the page, too, which says
so and shows the way home.
"""

import asyncio

from litestar import Response, get

from comptoir.games import GAMES
from comptoir.lang import Speaker
from comptoir.server.asking import Given, provide_visitor
from comptoir.server.errors import Asked, NotFound, told
from comptoir.server.pages import Pages
from comptoir.server.pictures import cards
from comptoir.server.pictures.cards import Card
from comptoir.server.routes.pictures import speaker_of
from comptoir.server.services import Services
from comptoir.server.tables.records import demand_steps

MISSING = (
    "Comptoir is running. This installation has no page in it; "
    "the interface is described at /api/schema/openapi.json.\n"
)
PROGRAMS = ("api", "assets")
"""No person comes here: what begins so and is not there gets a plain answer."""
SCREENS = (
    "puzzles", "rules", "how-to-play", "about", "account", "confirm", "reset", "move", "no-email",
    "hosts",
)  # fmt: skip
"""Those that are there whatever else is."""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asked, pages: Given[Pages], services: Given[Services]) -> Response[bytes]:
    """A file of the page, or the page for one of its screens."""
    name = request.scope["path"].strip("/")
    path = name.split("/")
    if name in pages.files or path[0] in PROGRAMS:
        return pages.file(request, name)
    if not name:
        return (
            pages.shell(request)
            if pages.files
            else Response(MISSING.encode(), media_type="text/plain")
        )
    speaker = speaker_of(request)
    try:
        card = await _find(path, services, request, speaker)
    except Exception as error:  # whatever it is, people get the page
        return pages.shell(request, told(error)[0])
    origin = _origin(request, services)
    tags = card.tags(origin, request.scope["path"], speaker.language) if card else ""
    return pages.shell(request, 200, tags)


def _origin(request: Asked, services: Services) -> str:
    """How people call this server: what links in cards begin with."""
    address = services.context.settings.address
    scheme = "https" if request.scope["scheme"] == "https" else "http"
    return address[0] if address else f"{scheme}://{request.headers.get('host', '')}"


async def _find(
    path: list[str], services: Services, request: Asked, speaker: Speaker
) -> Card | None:
    """What there is to say about an address.

    Raises NotFound, and whatever else keeps from people what it names.
    """
    match path:
        case [screen] if screen in SCREENS:
            pass
        case ["rules" | "how-to-play", game] | ["rules", game, _] if game in GAMES:
            pass
        case ["t", table_id]:
            return cards.of_table(await services.keeper.get(table_id), speaker)
        case ["replay", table_id]:
            held = await services.keeper.get(table_id)
            return await _find([*path, str(len(held.table.log))], services, request, speaker)
        case ["replay", table_id, step] if step.isdecimal():
            held = await services.keeper.get(table_id)
            visitor = await provide_visitor(request.scope, services.context)
            demand_steps(held, visitor.id if visitor else None)
            if int(step) > len(held.table.log):
                raise NotFound
            return cards.of_replay(held, int(step), speaker)
        case ["puzzle", puzzle_id]:
            position = await asyncio.to_thread(services.exercises.position, puzzle_id)
            puzzle = position.puzzle
            return cards.of_puzzle(puzzle_id, position.game.key, puzzle.round, speaker)
        case _:
            raise NotFound
    return None


ROUTES = (page,)
