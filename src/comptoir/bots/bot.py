"""What a bot is, and which ones there are."""

import csv
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from comptoir.bots.easy import EasyBot
from comptoir.bots.external import external, is_external
from comptoir.bots.greedy import GreedyBot
from comptoir.bots.levels import hard, is_search, medium, search
from comptoir.bots.random import RandomBot
from comptoir.core import Action, InvalidSetup
from comptoir.table import Sight


class Bot(Protocol):
    """A player. It gets what its seat may see and answers with one of the options."""

    def choose(self, sight: Sight[Any]) -> Action:
        """One option of the seat's own decision."""


BOTS: Mapping[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": EasyBot,
    "medium": medium,
    "hard": hard,
}
"""How each bot is made from its seed."""


def make_bot(name: str, seed: str) -> Bot:
    """The bot with this name; `exec:COMMAND` is a program, `search:200` a search.

    Raises InvalidSetup.
    """
    if is_external(name):
        return external(name, seed)
    if is_search(name):
        return search(name, seed)
    if name not in BOTS:
        raise InvalidSetup(f"There is no bot '{name}'. Choose one of: {', '.join(BOTS)}.")
    return BOTS[name](seed)


def bot_names(text: str) -> tuple[str, ...]:
    """Names between commas; one that has a comma in it stands in double quotes."""
    (names,) = csv.reader([text], skipinitialspace=True)
    return tuple(name.strip() for name in names)
