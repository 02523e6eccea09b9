"""A table as a process holds it in memory."""

import asyncio
from dataclasses import dataclass
from typing import Literal, TypeAlias

from comptoir.core import CHANCE, Seat
from comptoir.server.any_game import AnyTable
from comptoir.server.errors import Clash, NotFound, SignedOut, Started
from comptoir.server.projected import ScoreAnswer
from comptoir.server.tables.rows import SeatRow, TableRow
from comptoir.server.tables.shots import Shots

KILOBYTES = 60
KILOBYTES_A_LINE = 4
"""What a table takes in memory, roughly: snapshots, events and what each seat has seen."""

ClosedBy: TypeAlias = Literal["version", "edition", "journal"]
"""Rules that this program does not know, an edition that is not here, or a damaged journal."""


@dataclass(frozen=True, slots=True)
class Closure:
    """Why nobody can play at a table."""

    by: ClosedBy
    line: int | None = None
    """Of the journal: neither it nor what follows can be played."""
    steps: int = 0
    """How many choices are left before that line."""
    why: str = ""
    """For whoever runs the server."""


class HeldTable:
    """The table now: what is stored about it, and the game that its journal leads to."""

    def __init__(self, row: TableRow, seats: list[SeatRow], table: AnyTable) -> None:
        self.row = row
        self.seats = seats
        self.table = table
        self.length = 0
        """How many lines of the journal it has."""
        self.replayed = 0
        """How many lines would be replayed if it were opened again."""
        self.votes: dict[int, list[str]] = {}
        self.here: list[str] = []
        """Who is at the table, in any process."""
        self.said = 0
        """The number of the last message of the chat that this process showed."""
        self.result: list[ScoreAnswer] = []
        self.closed: Closure | None = None
        """Why nobody can play here, if so."""
        self.wishes: dict[str, list[str]] = {}
        """Who wants to `end` a closed game, or to `cut` it back."""
        self.lock = asyncio.Lock()
        """Whoever changes the table holds it."""
        self.looking = asyncio.Lock()
        """Whoever looks who is here holds it."""
        self.shots = Shots()
        self.behind = False
        """Whether another process went on, and nobody here needed to know yet."""
        self.watchers = 0
        """How many connections show it here; it stays in memory as long as there is one."""

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
    def damaged(self) -> bool:
        """Whether nobody can play here."""
        return self.closed is not None

    @property
    def asked(self) -> list[int]:
        """The seats that have an open question."""
        if not self.playing or self.closed:
            return []
        return sorted({d.seat for d in self.table.decisions if d.seat != CHANCE})

    @property
    def thinking(self) -> list[int]:
        """The bots among them."""
        bots = [row.seat for row in self.seats if row.bot]
        return [seat for seat in self.asked if seat in bots] if bots else []

    @property
    def concerned(self) -> set[str]:
        """Those to whom the table says something about themselves; all others see the same."""
        found = {row.person for row in self.seats} | {self.row.made_by}
        return {person for person in found if person is not None}

    def people(self) -> list[str]:
        """Everybody who decides for a seat now, each once."""
        found = [row.person for row in self.seats if row.kind == "person" and not row.away]
        return [*dict.fromkeys(person for person in found if person is not None)]

    def seat(self, number: int) -> SeatRow:
        """A seat of this table. Raises NotFound."""
        if not 0 <= number < len(self.seats):
            raise NotFound("no-such-seat")
        return self.seats[number]

    def own(self, person: str | None, number: int) -> Seat:
        """The seat, if it is this person's to see. Raises SignedOut or NotFound."""
        if person is None:
            raise SignedOut
        if not self.seat(number).belongs_to(person):
            raise NotFound("not-your-seat")
        return Seat(number)

    def play(self, person: str | None, number: int) -> Seat:
        """The seat, if the person may decide for it now. Raises a Problem."""
        seat = self.own(person, number)
        self.demand_play()
        if self.seats[number].away:
            raise Clash("bot-plays-for-you")
        return seat

    def demand_whole(self) -> None:
        """Raise Clash if nobody can play here."""
        if self.closed is not None:
            raise Clash(f"closed-{self.closed.by}")

    def demand_play(self) -> None:
        """Raise Clash or Started unless the game goes on."""
        self.demand_whole()
        if not self.playing:
            over = self.row.status == "over"
            raise Started("game-over" if over else "not-begun")
