"""The levels of play, from friendly to hard."""

from comptoir.bots.budget import Budget
from comptoir.bots.search import SearchBot

MEDIUM = 2
"""Enough to hold the likeliest two turns against each other."""
HARD = 8
"""Enough to try more of them, and the best ones in other worlds or with other replies."""
SEARCH = "search:"
"""How the name of a search with iterations of its own begins."""


def medium(seed: str) -> SearchBot:
    """Thinks for half a second a turn at most."""
    return SearchBot(seed, Budget(iterations=MEDIUM, seconds=0.5))


def hard(seed: str) -> SearchBot:
    """Thinks for three seconds a turn at most."""
    return SearchBot(seed, Budget(iterations=HARD, seconds=3.0))


def is_search(name: str) -> bool:
    """Whether the name is that of a search with iterations of its own: `search:200`."""
    return name.startswith(SEARCH) and name.removeprefix(SEARCH).isdecimal()


def search(name: str, seed: str) -> SearchBot:
    """A search with so many iterations a turn and no clock, so that it can be repeated."""
    return SearchBot(seed, Budget(iterations=int(name.removeprefix(SEARCH))))
