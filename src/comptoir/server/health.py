"""For those who run the server: is it well, and its figures."""

from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from comptoir.server.asking import Given
from comptoir.server.context import Context
from comptoir.server.errors import NotFound
from comptoir.server.metrics import REGISTRY
from comptoir.server.part import Part
from comptoir.server.store import Unavailable


class Health(Struct, frozen=True):
    """Whether the server is well; if not, what is wrong."""

    status: str
    wrong: tuple[str, ...] = ()


@get("/health", summary="Is the server well?")
async def health(context: Given[Context]) -> Response[Health]:
    """200 when the database answers, 503 with what is wrong otherwise."""
    try:
        await context.database.fetch("SELECT 1 AS one")
    except Unavailable:
        return Response(Health("ill", ("database",)), status_code=503)
    return Response(Health("well"))


@get("/metrics", summary="Figures for Prometheus", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], context: Given[Context]) -> Response[bytes]:
    """All figures of this process."""
    if not (context.settings.open_metrics or _from_here(request)):
        raise NotFound
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _from_here(request: Request[Any, Any, Any]) -> bool:
    """Whether the machine itself asks, and no proxy for somebody else."""
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    host = request.client.host if request.client else ""
    try:
        return ip_address(host).is_loopback and not forwarded
    except ValueError:
        return False


def part(_context: Context) -> Part:
    """Health and figures."""
    return Part(routes=(health, metrics))
