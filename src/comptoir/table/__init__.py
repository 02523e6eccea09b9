"""A game in play without I/O: the log, undo, snapshots, projections and the record file."""

from comptoir.table.chance import Dealer
from comptoir.table.log import Entry
from comptoir.table.projection import Projection, look, project, stamp, step_before, to_json
from comptoir.table.record import Choice, Record
from comptoir.table.seat_log import Line
from comptoir.table.seat_view import SeatView
from comptoir.table.table import Table
from comptoir.table.undo import Proposal

__all__ = [
    "Choice",
    "Dealer",
    "Entry",
    "Line",
    "Projection",
    "Proposal",
    "Record",
    "SeatView",
    "Table",
    "look",
    "project",
    "stamp",
    "step_before",
    "to_json",
]
