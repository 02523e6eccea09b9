"""Mombasa, by Alexander Pfister: trading companies, books and diamonds."""

from comptoir.games.mombasa.game import Mombasa

__all__ = ["Mombasa"]
