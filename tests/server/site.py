"""A server in the same process, with a clock that tests turn, and browsers that visit it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from litestar import Litestar

from comptoir.server.context import Context
from comptoir.server.settings import Settings
from comptoir.server.store import connect
from tests.server import reused
from tests.server.answers import check

ORIGIN = "http://comptoir.test"
START = 1_700_000_000_000
PASSWORD = "correct horse battery"

Json = Any


class Browser:
    """Keeps its cookies, and says where its page comes from."""

    def __init__(self, client: httpx.AsyncClient, app: Litestar) -> None:
        self.client = client
        self._app = app

    async def ask(self, method: str, path: str, body: Json = None, **more: Any) -> httpx.Response:
        """A request as the page makes it; the answer is one that the interface describes."""
        answer = await self.client.request(method, path, json=body, **more)
        check(self._app, answer)
        return answer

    async def get(self, path: str, status: int = 200) -> Json:
        """The answer."""
        return _body(await self.ask("GET", path), status)

    async def post(self, path: str, body: Json = None, status: int = 200) -> Json:
        """The answer."""
        return _body(await self.ask("POST", path, body), status)

    async def patch(self, path: str, body: Json, status: int = 200) -> Json:
        """The answer."""
        return _body(await self.ask("PATCH", path, body), status)

    async def put(self, path: str, body: Json, status: int = 200) -> Json:
        """The answer."""
        return _body(await self.ask("PUT", path, body), status)

    async def delete(self, path: str, body: Json = None, status: int = 204) -> Json:
        """The answer."""
        return _body(await self.ask("DELETE", path, body), status)


def _body(answer: httpx.Response, status: int) -> Json:
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


class Site:
    """One app."""

    def __init__(self, app: Litestar, stack: AsyncExitStack) -> None:
        self.app = app
        self.time = START
        self._stack = stack

    @property
    def context(self) -> Context:
        """What the parts share."""
        found: Context = self.app.state.context
        return found

    async def browser(self, address: str = "203.0.113.7", origin: str | None = ORIGIN) -> Browser:
        """A new visitor, signed out."""
        transport = httpx.ASGITransport(app=self.app, client=(address, 50_000))  # type: ignore[arg-type]  # httpx's types of ASGI are narrower
        headers = {} if origin is None else {"origin": origin}
        client = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=headers)
        return Browser(await self._stack.enter_async_context(client), self.app)

    async def guest(self, name: str, address: str = "203.0.113.7") -> Browser:
        """A new guest."""
        browser = await self.browser(address)
        await browser.post("/api/guests", {"name": name})
        return browser

    async def account(self, login: str) -> Browser:
        """Somebody with a new account."""
        browser = await self.browser()
        await browser.post("/api/accounts", {"login": login, "password": PASSWORD})
        return browser


@asynccontextmanager
async def served(
    url: str, settings: Settings | None = None, start: int = START
) -> AsyncIterator[Site]:
    """A site on this database; its clock shows `start`."""
    async with AsyncExitStack() as stack:
        box: list[Site] = []
        new = reused.app(settings or Settings(), connect(url), lambda: box[0].time)
        app = stack.enter_context(new)
        box.append(Site(app, stack))
        box[0].time = start
        await stack.enter_async_context(_alive(app))
        yield box[0]


@asynccontextmanager
async def _alive(app: Litestar) -> AsyncIterator[None]:
    """The app's lifespan in a task of its own: fixtures begin and end in different ones."""
    ready, end = asyncio.Event(), asyncio.Event()

    async def live() -> None:
        async with app.lifespan():
            ready.set()
            await end.wait()

    task = asyncio.create_task(live())
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait((task, waiting), return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if task.done():
        await task
    try:
        yield
    finally:
        end.set()
        await task
