"""Research: many games at once, and how fast they are played."""

from comptoir.lab.simulate import Setting, simulate
from comptoir.lab.summary import SeatSummary, Summary

__all__ = ["SeatSummary", "Setting", "Summary", "simulate"]
