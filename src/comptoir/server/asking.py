"""Who asks: what a route names `me` (must be signed in) or `visitor` (may be nobody)."""

from typing import Annotated

from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.params import Dependency
from litestar.types import Scope

from comptoir.server.context import Context
from comptoir.server.people.people import Person

Me = Annotated[Person, Dependency(skip_validation=True)]
Visitor = Annotated[Person | None, Dependency(skip_validation=True)]


async def provide_me(scope: Scope, context: Context) -> Person:
    """Whoever is signed in. Raises SignedOut."""
    return await context.sessions.person(ASGIConnection(scope))


async def provide_visitor(scope: Scope, context: Context) -> Person | None:
    """Whoever is signed in, or nobody."""
    return await context.sessions.visitor(ASGIConnection(scope))


PROVIDED = {"me": Provide(provide_me), "visitor": Provide(provide_visitor)}
