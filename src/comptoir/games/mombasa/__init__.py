"""Mombasa, by Alexander Pfister: trading companies, books and diamonds."""

from comptoir.games.mombasa.about import ABOUT

__all__ = ["ABOUT"]
