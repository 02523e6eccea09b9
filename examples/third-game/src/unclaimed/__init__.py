"""Unclaimed: sealed bids for cargo that nobody fetched."""

from unclaimed.about import ABOUT

__all__ = ["ABOUT"]
