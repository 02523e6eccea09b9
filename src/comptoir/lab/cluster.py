"""Work spread over a Ray cluster. Ray moves it to another worker when one is lost."""

import logging
from collections.abc import Callable, Iterator, Sequence
from socket import create_connection
from typing import Any, TypeVar

from comptoir.core import InvalidSetup

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""Tasks that are handed out at a time for each core of the cluster."""
PATIENCE = 10
"""Seconds until a cluster that does not answer is given up."""


def spread_on_ray(work: Callable[[T], R], tasks: Sequence[T], address: str) -> Iterator[R]:
    """Do all the work on the cluster; the results come in any order. Raises InvalidSetup.

    The same version of Comptoir must be installed wherever the cluster runs.
    """
    ray = connect(address)
    try:
        do = ray.remote(max_retries=-1)(_do)
        waiting = list(reversed(tasks))
        running: list[Any] = []
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting or running:
            while waiting and len(running) < most:
                running.append(do.remote(work, waiting.pop()))
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _do(work: Callable[[T], R], task: T) -> R:
    """Ray wants a function of its own."""
    return work(task)


def connect(address: str) -> Any:
    """Ray, connected to a cluster that runs already. Raises InvalidSetup."""
    try:
        import ray  # noqa: PLC0415  # only clusters need it
    except ModuleNotFoundError:
        message = "A cluster needs 'ray': install Comptoir as comptoir[ray]."
        raise InvalidSetup(message) from None
    _reach(address)
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise _missing(address, str(error).partition("\n")[0]) from None
    return ray


def _reach(address: str) -> None:
    """Knock at the door first: Ray itself would wait for minutes, and then end us."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if colon and port.isdecimal():
        try:
            create_connection((host, int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise _missing(address, f"{error}.") from None


def _missing(address: str, reason: str) -> InvalidSetup:
    return InvalidSetup(
        f"Can't reach a Ray cluster at '{address}': {reason} Start one with 'ray start --head'."
    )
