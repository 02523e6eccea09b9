"""Apps whose routes serve one test after another: registering them takes longer than most tests."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide

from comptoir.server import app as composition
from comptoir.server.context import Clock, Context
from comptoir.server.guard import Guard
from comptoir.server.settings import Settings
from comptoir.server.store import Database

FREE: defaultdict[tuple[int, int], list[Litestar]] = defaultdict(list)
"""Apps that nobody uses now, by the settings that their routes depend on."""


@contextmanager
def app(settings: Settings, database: Database, now: Clock) -> Iterator[Litestar]:
    """An app as `make_app` makes it, with the routes of one that has ended if there is one."""
    free = FREE[settings.body_bytes, settings.record_bytes]
    found = free.pop() if free else composition.make_app(settings, database, now)
    if hasattr(found.state, "ended"):
        _furnish(found, Context(settings, database, now))
    yield found
    found.state.ended = True
    free.append(found)


def _furnish(found: Litestar, context: Context) -> None:
    """All but the routes, new."""
    parts = [make(context) for make in composition.PARTS]
    for name, provide in composition._dependencies(context, parts).items():
        known = found.dependencies[name]
        if isinstance(known, Provide) and isinstance(provide, Provide) and known.use_cache:
            known.dependency, known.value = provide.dependency, provide.dependency()
    found._lifespan_managers = [composition._lifespan(context, parts)]
    assert isinstance(found.asgi_handler, Guard)
    found.asgi_handler = Guard(context, found.asgi_handler._app)
    found.state = State()
    found.state.context = context
    found.state.farewells = [part.farewell for part in parts if part.farewell]
