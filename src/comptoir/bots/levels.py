"""The levels of play, from careless to expert: the one list of them.

A new level is a line in `LEVELS`, and its name in words: `page-level-NAME`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from comptoir.bots.bot import Bot
from comptoir.bots.budget import Budget
from comptoir.bots.easy import EasyBot
from comptoir.bots.expert import ExpertBot, judgement_with
from comptoir.bots.fast import FastBot
from comptoir.bots.greedy import GreedyBot
from comptoir.bots.random import RandomBot
from comptoir.bots.residual import parts
from comptoir.bots.search import SearchBot
from comptoir.core import InvalidSetup

MEDIUM = 2
"""Enough to hold the likeliest two turns against each other."""
HARD = 8
"""Enough to try more of them, and the best ones in other worlds or with other replies."""
SEARCH = "search:"
"""How the name of a search with iterations of its own begins,"""
EXPERT = "expert:"
"""and that of the expert with iterations of its own,"""
TRIAL = "trial:"
"""with a file that training made,"""
FAST = "fast:"
"""and of a fast one that looks at more turns, or fewer."""


def medium(seed: str) -> SearchBot:
    """Thinks for at most half a second per turn."""
    return SearchBot(seed, Budget(iterations=MEDIUM, seconds=0.5))


def hard(seed: str) -> SearchBot:
    """Thinks for at most three seconds per turn."""
    return SearchBot(seed, Budget(iterations=HARD, seconds=3.0))


def is_search(name: str) -> bool:
    """Whether the name is one with a measure of its own: `search:200`, `expert:200`, `fast:4`."""
    kind, colon, count = name.partition(":")
    return kind + colon in (SEARCH, EXPERT, FAST) and count.isdecimal()


def search(name: str, seed: str) -> Bot:
    """A search with that many iterations per turn and no clock, so that it can be repeated."""
    kind, _, count = name.rpartition(":")
    if kind + ":" == FAST:
        return FastBot(seed, int(count))
    if kind + ":" == EXPERT:
        return ExpertBot(seed, int(count))
    return SearchBot(seed, Budget(iterations=int(count)))


def is_trial(name: str) -> bool:
    """Whether the name is that of the expert with a file: `trial:0:network.json@0.5`."""
    return name.startswith(TRIAL)


def trial(name: str, seed: str) -> Bot:
    """The expert with that many iterations per turn, and with this file. Raises InvalidSetup."""
    count, _, file = name.removeprefix(TRIAL).partition(":")
    if not count.isdecimal() or not file:
        raise InvalidSetup(f"'{name}' is no trial: write trial:N:FILE.")
    return ExpertBot(seed, int(count), judgement_with(*parts(file)))


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that can be asked for by name."""

    name: str
    make: Callable[[str], Bot]
    """From its seed."""
    limit: float = 60.0
    """Seconds after which a worker of the server is given up: far more than the level thinks on a
    fair machine."""
    seated: bool = True
    """Whether it may sit at tables of the server."""
    shown: bool = True
    """Whether people are offered it there."""


LEVELS = (
    Level("random", RandomBot, shown=False),
    Level("fast", FastBot, seated=False, shown=False),
    Level("greedy", GreedyBot, seated=False, shown=False),
    Level("easy", EasyBot),
    Level("medium", medium),
    Level("hard", hard, limit=90.0),
    Level("expert", ExpertBot, limit=90.0),
)
BOTS = {level.name: level.make for level in LEVELS}
"""How each bot is made from its seed."""
SEATED = {level.name: level for level in LEVELS if level.seated}
"""Those that may sit at tables."""
SHOWN = tuple([level.name for level in LEVELS if level.shown])
"""What people choose from, the easiest first."""
SUBSTITUTE = "medium"
"""Who plays for a person who left, and on seats that are filled; and what people are offered."""
FRIENDLY = "easy"
"""Who plays along in guided first games."""
