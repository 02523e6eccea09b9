"""The app, put together from its parts."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide

from comptoir.server import description, health, pages
from comptoir.server.asking import PROVIDED
from comptoir.server.context import Clock, Context, system_clock
from comptoir.server.errors import HANDLERS
from comptoir.server.guard import Guard
from comptoir.server.part import Part
from comptoir.server.routes import messages, moderation, people, table_part
from comptoir.server.settings import Settings
from comptoir.server.store import Database

PARTS: tuple[Callable[[Context], Part], ...] = (
    table_part.part,
    people.part,
    messages.part,
    moderation.part,
    health.part,
    pages.part,
)
"""Each makes one part of the app."""


def make_app(settings: Settings, database: Database, now: Clock = system_clock) -> Litestar:
    """The app of one process. It opens the database when it starts."""
    context = Context(settings, database, now)
    parts = [make(context) for make in PARTS]
    app = Litestar(
        route_handlers=[route for part in parts for route in part.routes],
        dependencies=_dependencies(context, parts),
        exception_handlers=HANDLERS,
        lifespan=[_lifespan(context, parts)],
        request_max_body_size=settings.body_bytes,
        openapi_config=description.config(),
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Guard(context, app.asgi_handler)  # also before what has no route
    app.state.context = context
    app.state.farewells = [part.farewell for part in parts if part.farewell]
    return app


async def farewell(app: Litestar) -> None:
    """Tell those who are connected that the server ends."""
    for bye in app.state.farewells:
        await bye()


def _lifespan(context: Context, parts: Sequence[Part]) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def alive(_app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            await context.open()
            stack.push_async_callback(context.close)
            for part in parts:
                if part.run:
                    await stack.enter_async_context(part.run())
            yield

    return alive


def _dependencies(context: Context, parts: Sequence[Part]) -> dict[str, Provide]:
    found = {"context": _always(context), **PROVIDED}
    for part in parts:
        found |= {name: _always(thing) for name, thing in part.injects.items()}
    return found


def _always(thing: object) -> Provide:
    return Provide(lambda: thing, sync_to_thread=False, use_cache=True)
