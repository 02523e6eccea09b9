"""Players without a person. They see what a person in their seat would see, nothing else."""

from comptoir.bots.bot import BOTS, Bot, make_bot
from comptoir.bots.random import RandomBot

__all__ = ["BOTS", "Bot", "RandomBot", "make_bot"]
