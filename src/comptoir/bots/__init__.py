"""Players without a person. They see what a person in their seat would see, nothing else."""

from comptoir.bots.bot import Bot
from comptoir.bots.external import ExternalBot, Failures, dismiss, failures, is_external
from comptoir.bots.greedy import GreedyBot
from comptoir.bots.levels import BOTS
from comptoir.bots.naming import bot_names, make_bot
from comptoir.bots.random import RandomBot

__all__ = [
    "BOTS",
    "Bot",
    "ExternalBot",
    "Failures",
    "GreedyBot",
    "RandomBot",
    "bot_names",
    "dismiss",
    "failures",
    "is_external",
    "make_bot",
]
