"""Where luck comes from: one seed, and out of it a stream of its own for each purpose.

Taking the same seed for two purposes makes them depend on each other: the seat that is drawn
would tell the first card. A stream that is derived says nothing about any other one.
"""

from random import Random


def derived(seed: str | int, *purpose: str | int) -> str:
    """The seed for a purpose: a path, as "7/3/bot/1"."""
    return "/".join([str(part) for part in (seed, *purpose)])


def stream(seed: str | int, *purpose: str | int) -> Random:
    """The generator for a purpose; Python hashes the text of its seed."""
    return Random(derived(seed, *purpose))
