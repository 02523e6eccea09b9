"""Bots by their names."""

import csv

from comptoir.bots.bot import Bot
from comptoir.bots.external import external, is_external
from comptoir.bots.levels import BOTS, is_search, is_trial, search, trial
from comptoir.bots.policy import PolicyBot, is_policy
from comptoir.bots.reranking import ResidualBot, is_residual
from comptoir.core import InvalidSetup


def make_bot(name: str, seed: str) -> Bot:
    """The bot with this name; `exec:COMMAND` is a program, `search:200` a search.

    `policy:FILE` plays what a learner has learned, `residual:FILE` adds it to an estimate, and
    `trial:N:FILE` is the expert with what training made.

    Raises InvalidSetup.
    """
    if is_external(name):
        return external(name, seed)
    if is_search(name):
        return search(name, seed)
    if is_trial(name):
        return trial(name, seed)
    if is_policy(name):
        return PolicyBot(name, seed)
    if is_residual(name):
        return ResidualBot(name, seed)
    if name not in BOTS:
        raise InvalidSetup(f"There is no bot '{name}'. Choose one of: {', '.join(BOTS)}.")
    return BOTS[name](seed)


def bot_names(text: str) -> tuple[str, ...]:
    """Names between commas; one that has a comma in it stands in double quotes."""
    (names,) = csv.reader([text], skipinitialspace=True)
    return tuple(name.strip() for name in names)
