"""Research: many games at once, and how fast they are played."""

from comptoir.lab.setting import Setting
from comptoir.lab.simulate import simulate
from comptoir.lab.summary import SeatSummary, Summary

__all__ = ["SeatSummary", "Setting", "Summary", "simulate"]
