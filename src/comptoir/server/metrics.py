"""Figures of this process, for Prometheus."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
REQUESTS = Counter(
    "comptoir_requests", "Requests answered.", ("method", "route", "status"), registry=REGISTRY
)
SECONDS = Histogram(
    "comptoir_request_seconds", "How long an answer took.", ("route",), registry=REGISTRY
)
MESSAGES = Counter(
    "comptoir_messages", "Messages to people.", ("way", "outcome"), registry=REGISTRY
)
LINES = Counter("comptoir_lines", "Lines of journals stored.", registry=REGISTRY)
TABLES = Gauge("comptoir_tables", "Tables held in memory.", registry=REGISTRY)
SOCKETS = Gauge("comptoir_sockets", "Clients that watch tables.", registry=REGISTRY)
SLOW = Counter("comptoir_slow_clients", "Clients dropped for not keeping up.", registry=REGISTRY)
BOTS = Counter("comptoir_bot_turns", "Turns of bots.", ("outcome",), registry=REGISTRY)
"""made, stale or failed."""
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")


def request(method: str, route: str, status: int, seconds: float) -> None:
    """A request was answered."""
    _requests(method if method in METHODS else "other", route, status).inc()
    _seconds(route).observe(seconds)


@cache
def _requests(method: str, route: str, status: int) -> Counter:
    """The figure with these labels; looking for one takes longer than counting."""
    return REQUESTS.labels(method, route, status)


@cache
def _seconds(route: str) -> Histogram:
    return SECONDS.labels(route)
