"""The interface as its routes declare it: what each address takes, and what it answers."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one address."""

    method: str
    """In small letters."""
    path: str
    status: int
    """Of an answer when all goes well."""
    answer: Any  # a type: a struct, a list of them, text, or None
    body: Any  # a type, or None
    given: frozenset[str]
    """The names of what the route is given."""
    others: dict[int, Any]  # types
    """Answers with another status that the route gives by itself."""


def operations(app: Litestar) -> Iterator[Operation]:
    """All that the description shows."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if handler.resolve_include_in_schema() and "OPTIONS" not in handler.http_methods:
                    yield _operation(route.path_format, handler)


def _operation(path: str, handler: HTTPRouteHandler) -> Operation:
    signature = handler.parsed_fn_signature
    data = signature.parameters.get("data")
    (method,) = handler.http_methods
    return Operation(
        method=str(method).lower(),
        path=path,
        status=int(handler.status_code),
        answer=_answer(signature.return_type),
        body=None if data is None else data.annotation,
        given=frozenset(signature.parameters),
        others={status: spec.data_container for status, spec in (handler.responses or {}).items()},
    )


def _answer(found: FieldDefinition) -> Any:
    """What a route returns, or what the response that it returns holds."""
    kind = found.inner_types[0].annotation if found.is_subclass_of(Response) else found.annotation
    return None if kind is type(None) else kind
