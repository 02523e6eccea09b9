"""Figures of this process for Prometheus. Other parts register theirs in the same registry."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Histogram

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
