"""Players without a person. They see what a person in their seat would see, nothing else."""

from comptoir.bots.bot import BOTS, Bot, make_bot
from comptoir.bots.greedy import GreedyBot
from comptoir.bots.random import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make_bot"]
