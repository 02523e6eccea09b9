# Compiled by mypyc.
"""Canonical JSON, and the digests made of it."""

from hashlib import sha256
from json import dumps


def canonical(data: object) -> str:
    """The one JSON text of some data: keys sorted, no white space, plain characters."""
    return dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest(data: object) -> str:
    """16 hex digits that stand for the data."""
    return sha256(canonical(data).encode()).hexdigest()[:16]
