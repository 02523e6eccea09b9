"""Runs the app: one process with uvloop, or several that share a socket."""

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from typing import Any

import uvicorn
from litestar import Litestar

from comptoir.core import ComptoirError
from comptoir.server import logs, profile
from comptoir.server.app import farewell, make_app
from comptoir.server.garbage import seldom_collected
from comptoir.server.protocols import CountedSocket, TimedHttp
from comptoir.server.settings import BadSetting, Settings
from comptoir.server.store import Unavailable, connect

log = logging.getLogger(__name__)

PATIENCE = 4
"""Seconds that requests have to finish when the server ends."""
GOODBYE = 3
"""Seconds that connections have to hear that the server ends."""
KEEP_ALIVE = 75
"""Seconds that a connection may rest between two requests: people think longer than machines."""
SOCKET_BYTES = 64_000
"""The largest message that a client may send through a WebSocket."""
STOPS = (signal.SIGINT, signal.SIGTERM)


def listen(settings: Settings) -> socket.socket:
    """The socket to serve at. Raises BadSetting when it can't be had."""
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
        found = socket.socket(family)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((settings.host, settings.port))
    except OSError as error:
        reason = error.strerror or str(error)
        message = f"Can't listen at {settings.host} port {settings.port}: {reason}."
        raise BadSetting(f"{message} Choose another --port or --host.") from None
    found.listen(2048)
    found.set_inheritable(True)
    return found


def visit(settings: Settings, listening: socket.socket) -> str:
    """The address to visit."""
    if settings.address:
        return settings.address[0]
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Server(uvicorn.Server):
    """Says goodbye before it closes connections, and ends quietly when it is told to."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._litestar = app

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in an orderly way; a second Ctrl-C stops at once."""
        loop = asyncio.get_running_loop()
        parent = multiprocessing.parent_process()
        for number in STOPS:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        if parent:  # should it die, nobody is left to stop us
            loop.add_reader(parent.sentinel, self._orphaned, parent.sentinel)
        try:
            yield
        finally:
            for number in STOPS:
                loop.remove_signal_handler(number)

    def _orphaned(self, sentinel: int) -> None:
        asyncio.get_running_loop().remove_reader(sentinel)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell those who are connected, wait until they heard it, then close."""
        for listener in self.servers:
            listener.close()
        await farewell(self._litestar)
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while self.server_state.tasks:
                    await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def configure(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the app; its lifespan is ours."""
    return uvicorn.Config(
        app,
        http=TimedHttp,
        ws=CountedSocket,
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,  # the messages are short, and each socket would hold memory
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=PATIENCE,
    )


async def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop. Raises Unavailable when the database can't be opened."""
    listening.set_inheritable(False)  # a worker that outlives us must not keep the port
    profile.begin(os.environ)
    app = make_app(settings, connect(settings.database_url))
    try:
        async with app.lifespan(), seldom_collected():
            ready()
            await Server(configure(app, settings), app).serve([listening])
    except ExceptionGroup as group:  # Litestar wraps what goes wrong
        unavailable = group.subgroup(Unavailable)
        if unavailable is None:
            raise
        raise _first(unavailable) from None


def _first(group: ExceptionGroup[Unavailable]) -> Unavailable:
    found = group.exceptions[0]
    return _first(found) if isinstance(found, ExceptionGroup) else found


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in this process, or with several, until told to stop."""
    allow_sockets()
    if settings.processes > 1:
        _Processes(settings, listening).run(ready)
    else:
        _run_one(settings, listening, ready)


def _run_one(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        runner.run(serve(settings, listening, ready))


def allow_sockets() -> None:
    """As many open sockets as the system allows, not as few as it gives at first."""
    try:
        import resource  # noqa: PLC0415  # not there on Windows, which has no such limit
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Makes a loop of uvloop, where there is one."""
    try:
        import uvloop  # noqa: PLC0415  # not there on Windows
    except ImportError:
        return None
    return uvloop.new_event_loop


def _child(settings: Settings, listening: socket.socket, ready: Event) -> None:
    logs.set_up(settings.log_level)
    try:
        _run_one(settings, listening, ready.set)
    except (Unavailable, ComptoirError) as error:
        log.critical("%s", error)
        sys.exit(1)


class _Processes:
    """Starts the processes, replaces those that fail, and ends them together."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._spawn = multiprocessing.get_context("spawn")
        self._ready = [self._spawn.Event() for _ in range(settings.processes)]
        self._alive: dict[int, BaseProcess] = {}
        self._stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until told to stop. Raises BadSetting when a process can't start."""
        before = {number: signal.signal(number, self._stop) for number in STOPS}
        try:
            for place in range(self._settings.processes):
                self._start(place)
            if not self._started():
                raise BadSetting("A server process could not start; its log says why.")
            ready()
            while self._alive:
                self._look()
        finally:
            self._stop()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _start(self, place: int) -> None:
        about = (self._settings, self._listening, self._ready[place])
        self._alive[place] = self._spawn.Process(target=_child, args=about)
        self._alive[place].start()

    def _started(self) -> bool:
        """Wait until all serve, or one has ended."""
        waiting = list(self._ready)
        while waiting and not self._stopping:
            if not all(process.is_alive() for process in self._alive.values()):
                return False
            if waiting[0].wait(0.2):
                waiting.pop(0)
        return True

    def _look(self) -> None:
        """Wait a while for a process to end."""
        alive = list(self._alive.items())
        multiprocessing.connection.wait([process.sentinel for _, process in alive], 0.5)
        for place, process in alive:
            if not process.is_alive():
                del self._alive[place]
                if not self._stopping:
                    log.error(
                        "A server process ended with %s; another one starts.", process.exitcode
                    )
                    self._start(place)

    def _stop(self, *_about: Any) -> None:
        self._stopping = True
        for process in self._alive.values():
            process.terminate()
