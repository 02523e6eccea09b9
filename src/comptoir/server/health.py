"""For those who run the server: is it well, and its figures."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import Literal

from litestar import Response, get
from litestar.openapi import ResponseSpec
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from comptoir.server.asking import Given
from comptoir.server.context import Context
from comptoir.server.errors import Asked, NotFound
from comptoir.server.metrics import REGISTRY
from comptoir.server.part import Part
from comptoir.server.store import Database, Statement, Unavailable

log = logging.getLogger(__name__)

FRESH = 1_000
"""Milliseconds for which an answer is given again."""
PATIENCE = 5.0
"""Seconds until a database that does not answer is ill."""
BEAT = """
INSERT INTO beats (name, at) VALUES ('health', $1)
ON CONFLICT (name) DO UPDATE SET at = excluded.at
"""


class Health(Struct, frozen=True):
    """Whether the server is well; if not, what is wrong, and why as far as the asker may know."""

    status: Literal["well", "ill"]
    wrong: tuple[str, ...] = ()
    reason: str = ""


ILL = ResponseSpec(Health, description="The database can't be written.", generate_examples=False)


class Pulse:
    """Writes one row, always the same, at most once a second however many ask."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._feeling: asyncio.Task[str] | None = None
        self._felt = 0

    async def feel(self) -> str:
        """Why the database can't be written now; empty when it can."""
        old = abs(self._now() - self._felt) >= FRESH  # a clock may also be set back
        if self._feeling is None or (self._feeling.done() and old):
            self._feeling = asyncio.create_task(self._feel())
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._feeling)
        except TimeoutError:
            return "The database does not answer."

    async def _feel(self) -> str:
        reason = ""
        try:
            await self._database.commit(Statement(BEAT, (self._now(),)))
        except Unavailable as error:
            log.warning("The database can't be written: %s", error)
            reason = str(error)
        self._felt = self._now()
        return reason

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """What is under way ends with the app."""
        yield
        if self._feeling is not None:
            self._feeling.cancel()
            await asyncio.wait((self._feeling,))


@get("/health", summary="Is the server well?", responses={503: ILL})
async def health(request: Asked, pulse: Given[Pulse]) -> Response[Health]:
    """200 when the database can be written, 503 with what is wrong otherwise."""
    reason = await pulse.feel()
    if not reason:
        return Response(Health("well"))
    told = reason if _from_here(request) else "The database can't be written; the log says why."
    return Response(Health("ill", ("database",), told), status_code=503)


@get("/metrics", summary="Figures for Prometheus", include_in_schema=False)
async def metrics(request: Asked, context: Given[Context]) -> Response[bytes]:
    """All figures of this process."""
    if not (context.settings.open_metrics or _from_here(request)):
        raise NotFound
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _from_here(request: Asked) -> bool:
    """Whether the machine itself asks, and no proxy for somebody else."""
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    host = request.client.host if request.client else ""
    try:
        return ip_address(host).is_loopback and not forwarded
    except ValueError:
        return False


def part(context: Context) -> Part:
    """Health and figures."""
    pulse = Pulse(context.database, context.now)
    return Part(routes=(health, metrics), injects={"pulse": pulse}, run=pulse.run)
