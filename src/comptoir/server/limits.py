"""How often: a bucket of tokens for each person or address and each thing they do."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from comptoir.server.errors import TooMany
from comptoir.server.settings import Settings

MINUTE = 60_000
HOUR = 60 * MINUTE
KEPT = 20_000
"""This many buckets are remembered; those used longest ago are forgotten first."""


@dataclass(slots=True)
class Bucket:
    """Tokens left, and when they were counted."""

    tokens: float
    at: int


class Meter:
    """How often one client does something: this many times in a minute, and then at that rate."""

    def __init__(self, a_minute: int, now: Callable[[], int]) -> None:
        self._size = a_minute
        self._now = now
        self._bucket = Bucket(a_minute, now())

    def spend(self) -> bool:
        """Whether it may be done once more."""
        bucket, now = self._bucket, self._now()
        bucket.tokens = min(self._size, bucket.tokens + (now - bucket.at) * self._size / MINUTE)
        bucket.at = now
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True


class Limits:
    """Each thing may be done that many times at once, and then at that rate."""

    def __init__(self, settings: Settings, now: Callable[[], int]) -> None:
        self._now = now
        self._rates: Mapping[str, tuple[int, int]] = {
            "request": (settings.requests_a_minute, MINUTE),
            "login": (settings.logins_a_minute, MINUTE),
            "guest": (settings.guests_an_hour, HOUR),
            "table": (settings.tables_an_hour, HOUR),
            "chat": (settings.chats_a_minute, MINUTE),
            "try": (settings.tries_a_minute, MINUTE),
            "hint": (settings.hints_a_minute, MINUTE),
            "picture": (settings.pictures_a_minute, MINUTE),
            "undo": (settings.undos_an_hour, HOUR),
            "proposal": (settings.proposals_an_hour, HOUR),
            "test": (settings.tests_an_hour, HOUR),
            "report": (settings.reports_an_hour, HOUR),
            "confirm": (settings.confirmations_an_hour, HOUR),
        }
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def spend(self, thing: str, who: str) -> None:
        """Take a token of this person or address. Raises TooMany when there is none."""
        size, period = self._rates[thing]
        bucket = self._bucket(thing, who, size)
        now = self._now()
        bucket.tokens = min(size, bucket.tokens + (now - bucket.at) * size / period)
        bucket.at = now
        if bucket.tokens < 1:
            missing = (1 - bucket.tokens) * period / size if size else period
            raise TooMany(max(1, -int(-missing // 1000)))
        bucket.tokens -= 1

    def _bucket(self, thing: str, who: str, size: int) -> Bucket:
        key = (thing, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(size, self._now())
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
