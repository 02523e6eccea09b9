"""Who asks: what a route names `me` (must be signed in) or `visitor` (may be nobody).

And what else a route is given by name: `context: Given[Context]`.
"""

from typing import TypeAlias, TypeVar

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.types import Scope

from comptoir.server.context import Context
from comptoir.server.people.people import Person

T = TypeVar("T")
Given: TypeAlias = NamedDependency[SkipValidation[T]]
Me: TypeAlias = Given[Person]
Visitor: TypeAlias = Given[Person | None]


async def provide_me(scope: Scope, context: Given[Context]) -> Person:
    """Whoever is signed in. Raises SignedOut."""
    return await context.sessions.person(ASGIConnection(scope))


async def provide_visitor(scope: Scope, context: Given[Context]) -> Person | None:
    """Whoever is signed in, or nobody."""
    return await context.sessions.visitor(ASGIConnection(scope))


PROVIDED = {"me": Provide(provide_me), "visitor": Provide(provide_visitor)}
