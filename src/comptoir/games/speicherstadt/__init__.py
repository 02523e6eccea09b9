"""Speicherstadt, by Stefan Feld: a queue auction for cards, goods, contracts and fires."""

from comptoir.games.speicherstadt.about import ABOUT

__all__ = ["ABOUT"]
