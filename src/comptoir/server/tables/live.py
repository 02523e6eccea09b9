"""A table as a process holds it in memory."""

import asyncio
from typing import Any

from comptoir.core import CHANCE, Json, Seat
from comptoir.server.errors import Clash, NotFound, SignedOut, Started
from comptoir.server.live.hub import Hub
from comptoir.server.tables.rows import SeatRow, TableRow
from comptoir.table import Table

KILOBYTES = 60
KILOBYTES_A_LINE = 4
"""What a table takes in memory, roughly: snapshots, events and what each seat has seen."""


class Live:
    """The table now: what is stored about it, and the game that its journal leads to."""

    def __init__(self, row: TableRow, seats: list[SeatRow], table: Table[Any]) -> None:
        self.row = row
        self.seats = seats
        self.table = table
        self.length = 0
        """How many lines of the journal it has."""
        self.votes: dict[int, list[str]] = {}
        self.here: list[str] = []
        """Who is at the table, in any process."""
        self.said = 0
        """The number of the last message of the chat that this process showed."""
        self.result: list[dict[str, Json]] = []
        self.damaged = ""
        """Why nobody can play here, if so."""
        self.lock = asyncio.Lock()
        """Whoever changes the table holds it."""
        self.looking = asyncio.Lock()
        """Whoever looks who is here holds it."""
        self.hub = Hub()

    @property
    def id(self) -> str:
        """The table's capability."""
        return self.row.id

    @property
    def playing(self) -> bool:
        """Whether the game goes on."""
        return self.row.status == "playing"

    @property
    def kilobytes(self) -> int:
        """What it takes in memory, roughly."""
        return KILOBYTES + KILOBYTES_A_LINE * len(self.table.log)

    @property
    def asked(self) -> list[int]:
        """The seats that have an open question."""
        if not self.playing:
            return []
        return sorted({d.seat for d in self.table.decisions if d.seat != CHANCE})

    @property
    def thinking(self) -> list[int]:
        """The bots among them."""
        bots = [row.seat for row in self.seats if row.bot]
        return [seat for seat in self.asked if seat in bots] if bots else []

    def people(self) -> list[str]:
        """Everybody who decides for a seat now, each once."""
        found = [row.person for row in self.seats if row.kind == "person" and not row.away]
        return [*dict.fromkeys(person for person in found if person is not None)]

    def seat(self, number: int) -> SeatRow:
        """A seat of this table. Raises NotFound."""
        if not 0 <= number < len(self.seats):
            raise NotFound("The table has no such seat.")
        return self.seats[number]

    def own(self, person: str | None, number: int) -> Seat:
        """The seat, if it is this person's to see. Raises SignedOut or NotFound."""
        if person is None:
            raise SignedOut
        if not self.seat(number).belongs_to(person):
            raise NotFound("This is not a seat of yours.")
        return Seat(number)

    def play(self, person: str | None, number: int) -> Seat:
        """The seat, if the person may decide for it now. Raises a Problem."""
        seat = self.own(person, number)
        self.demand_play()
        if self.seats[number].away:
            raise Clash("A bot plays this seat for you: take it back first.")
        return seat

    def demand_play(self) -> None:
        """Raise Clash or Started unless the game goes on."""
        if self.damaged:
            raise Clash(self.damaged)
        if not self.playing:
            over = self.row.status == "over"
            raise Started("The game is over." if over else "The game has not begun yet.")
