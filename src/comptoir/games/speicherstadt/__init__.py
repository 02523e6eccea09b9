"""Speicherstadt (Stefan Feld): a queue auction for cards, goods, contracts and fires."""

from comptoir.games.speicherstadt.game import Speicherstadt

__all__ = ["Speicherstadt"]
