"""What the app is put together from."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field

from litestar.types import ControllerRouterHandler


@dataclass(frozen=True, slots=True)
class Part:
    """One concern of the server: its routes and whatever lives as long as the app does."""

    routes: tuple[ControllerRouterHandler, ...] = ()
    injects: Mapping[str, object] = field(default_factory=dict)
    """What its routes get by the name of a parameter."""
    run: Callable[[], AbstractAsyncContextManager[None]] | None = None
    """Entered when the database is open, left before it closes."""
    farewell: Callable[[], Awaitable[None]] | None = None
    """Called when the server is about to end, while connections are still open."""
