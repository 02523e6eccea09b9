"""The interface as OpenAPI describes it: what each address takes, answers and refuses."""

from copy import deepcopy
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import json

from comptoir.games import GAMES
from comptoir.server.errors import ErrorAnswer
from comptoir.server.interface import Operation, operations
from comptoir.server.schemas import PLACE, Schema, schemas

SOCKETS = {
    "/api/tables/{table_id}/live": {
        "description": "Shows a table; `seat`, `since` and `mark` are in the query.",
        "hears": {"$ref": f"{PLACE}ServerMessage"},
        "says": {"$ref": f"{PLACE}ClientMessage"},
    }
}
"""OpenAPI has no place for sockets."""
HOSTS = "/api/host/"
"""Addresses that are not there for others."""
REFUSED = {
    400: "`malformed`: the request makes no sense.",
    401: "`signed_out`: only for people who are signed in.",
    403: "`forbidden`: not for this person, or not from this page.",
    404: "`not_found`: there is no such thing, as far as this person may know.",
    409: "`stale`, `taken`, `conflict` or `started`: it does not go with how things are.",
    413: "`too_large`: that is too much.",
    422: "`illegal`: the rules forbid it; `refusal` says which one.",
    429: "`too_many`: too often. `Retry-After` says for how many seconds.",
    500: "`internal`: the server made a mistake, and has noted it.",
    503: "`unavailable`: not now. Nothing is lost; try again.",
}
"""What every error of a status means."""
PLAYED = ("{table_id}", "{puzzle_id}", "/records")
"""Addresses at which rules may be broken."""


def config() -> OpenAPIConfig:
    """How Litestar makes the description."""
    titles = " and ".join(about.title for about in GAMES.values())
    return OpenAPIConfig(
        title="Comptoir",
        version=version("comptoir"),
        description=f"Tables of {titles}. docs/api.md explains it in words.",
        path="/api/schema",
        render_plugins=[Described()],
        use_handler_docstrings=True,
    )


class Described(JsonRenderPlugin):
    """The description as JSON."""

    def __init__(self) -> None:
        super().__init__()
        self._made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """All of it; made once."""
        self._made = self._made or json.encode(complete(request.app, openapi_schema))
        return self._made


def described(app: Litestar) -> Schema:
    """The whole description of an app."""
    return complete(app, app.openapi_schema.to_schema())


def complete(app: Litestar, begun: dict[str, Any]) -> Schema:
    """What Litestar says of parameters, and what the structs say of bodies and answers."""
    found, known = deepcopy(begun), [*operations(app)]
    bodies = [one.body for one in known if one.body is not None]
    answers = [kind for one in known for kind in (one.answer, *one.others.values())]
    answers = [kind for kind in answers if _is_json(kind)]
    made, found["components"]["schemas"] = schemas(bodies, answers)
    by_type = dict(zip(map(str, [*bodies, *answers]), made, strict=True))
    for one in known:
        _describe(found["paths"][one.path][one.method], one, by_type)
    found["x-sockets"] = SOCKETS
    return found


def _is_json(kind: Any) -> bool:
    return kind not in (None, str, bytes)


def _describe(told: Schema, one: Operation, by_type: dict[str, Schema]) -> None:
    if one.body is not None:
        told["requestBody"]["content"] = _json(by_type[str(one.body)])
    responses = {str(status): _refusal(status) for status in refusals(one)}
    for status, kind in {one.status: one.answer, **one.others}.items():
        answer = told["responses"].get(str(status)) or {"description": REFUSED.get(status, "")}
        if kind is None:
            answer.pop("content", None)
        elif _is_json(kind):
            answer["content"] = _json(by_type[str(kind)])
        responses[str(status)] = answer
    told["responses"] = dict(sorted(responses.items()))


def refusals(one: Operation) -> list[int]:
    """The statuses of the errors that an address may answer with."""
    known, changes = bool(one.given & {"me", "myself", "visitor"}), one.method != "get"
    about = "{" in one.path or one.path.startswith(HOSTS)
    may = {
        401: known,
        403: known or changes,
        404: about or changes,
        409: about or changes,
        413: one.body is not None,
        422: one.body is not None and any(part in one.path for part in PLAYED),
    }
    return [status for status in REFUSED if may.get(status, True)]


def _refusal(status: int) -> Schema:
    name = ErrorAnswer.__name__.removesuffix("Answer")
    content = _json({"$ref": f"{PLACE}{name}"})
    return {"description": REFUSED[status], "content": content}


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}
