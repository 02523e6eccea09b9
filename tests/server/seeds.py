"""Deals that are the same in every run, so that no test depends on luck."""

from hashlib import sha256
from itertools import count


class Seeds:
    """The seeds of tables, one after another: the same for the same name."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._numbers = count()

    def __call__(self) -> str:
        return sha256(f"{self._name}/{next(self._numbers)}".encode()).hexdigest()
