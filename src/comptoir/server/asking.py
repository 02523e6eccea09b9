"""Who asks: what a route names `me` (must be signed in) or `visitor` (may be nobody).

`myself` may be somebody who is banned: they see what is known about them, and may go.
And what else a route is given by name: `context: Given[Context]`.
"""

from typing import TypeAlias, TypeVar

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation
from litestar.types import Scope

from comptoir.server.context import Context
from comptoir.server.errors import Banned
from comptoir.server.people.people import Person

T = TypeVar("T")
Given: TypeAlias = NamedDependency[SkipValidation[T]]
Me: TypeAlias = Given[Person]
Myself: TypeAlias = Given[Person]
Visitor: TypeAlias = Given[Person | None]


async def provide_myself(scope: Scope, context: Given[Context]) -> Person:
    """Whoever is signed in. Raises SignedOut."""
    return await context.sessions.person(ASGIConnection(scope))


async def provide_me(scope: Scope, context: Given[Context]) -> Person:
    """Whoever is signed in and may do something. Raises SignedOut or Banned."""
    person = await context.sessions.person(ASGIConnection(scope))
    if person.banned > context.now():
        raise Banned(person.banned)
    return person


async def provide_visitor(scope: Scope, context: Given[Context]) -> Person | None:
    """Whoever is signed in, or nobody; banned people look on like everybody."""
    person = await context.sessions.visitor(ASGIConnection(scope))
    return None if person is None or person.banned > context.now() else person


PROVIDED = {
    "me": Provide(provide_me),
    "myself": Provide(provide_myself),
    "visitor": Provide(provide_visitor),
}
