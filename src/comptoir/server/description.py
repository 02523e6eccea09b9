"""The interface as OpenAPI describes it, with what every address may answer when it refuses."""

from copy import deepcopy
from importlib.metadata import version
from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

METHODS = ("get", "post", "put", "patch", "delete")


def config() -> OpenAPIConfig:
    """How Litestar makes the description."""
    return OpenAPIConfig(
        title="Comptoir",
        version=version("comptoir"),
        description="Tables of Mombasa and Speicherstadt. docs/api.md explains it in words.",
        path="/api/schema",
        render_plugins=[Described()],
    )


class Described(JsonRenderPlugin):
    """The description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """With the errors, which all addresses have in common."""
        return super().render(request, complete(openapi_schema))


def complete(schema: dict[str, Any]) -> dict[str, Any]:
    """The description and the errors."""
    found = deepcopy(schema)
    for path in found["paths"].values():
        for method in METHODS:
            if method in path:
                responses = path[method]["responses"]
                responses.pop("400", None)
                responses.get("204", {}).pop("content", None)
                responses["4XX"] = _refused("The request can't be granted; the error says why.")
                responses["503"] = _refused("Not now. Nothing is lost; try again.")
    return found


def _refused(about: str) -> dict[str, Any]:
    error = _object(
        code={"type": "string"},
        message={"type": "string"},
        args={"type": "object"},
        refusal={"type": ["object", "null"]},
    )
    content = {"application/json": {"schema": _object(error=error)}}
    return {"description": about, "content": content}


def _object(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}
