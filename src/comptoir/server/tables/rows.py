"""Tables and seats as they are stored."""

import msgspec

from comptoir.server.store import Row

LEFT, OUT_OF_TIME = 1, 2
"""Why a bot plays for a person."""
DAY = 24 * 3600_000
GRACE = 10 * 60_000
"""Milliseconds that an absent person has, from when they are told that a bot is to take over."""


class TableRow(msgspec.Struct, kw_only=True):
    """What was agreed about a table, and how far it is."""

    id: str
    game: str
    version: int
    edition: str
    edition_digest: str
    options: str
    seats: int
    title: str
    status: str
    listed: int
    hot_seat: int
    rated: int
    bank: int | None
    increment: int | None
    seed: str
    commitment: str
    made_by: str | None
    created: int
    started: int | None
    moved: int
    ended: int | None
    parent: str | None
    parent_step: int | None
    """This many lines were not dealt here, but come from another table or a record."""
    rematch: str | None = None
    counted: int = 0
    round: int = 0
    """Which one is played, or was the last."""
    lesson: int = 0
    revision: int = 0
    """Goes up with each change."""
    damaged: int | None = None
    """The line of the journal that can't be played, if one was found."""
    cuts: int = 0
    """How often lines were cut off the journal."""


class SeatRow(msgspec.Struct, kw_only=True):
    """Who plays a seat."""

    seat: int
    kind: str
    person: str | None = None
    """Who plays it, or for whom it is kept: `invited` people have not said yes."""
    name: str = ""
    level: str = ""
    """Of the bot that plays, or of the one that a person plays instead of."""
    away: int = 0
    """1: the person left, 2: the person's clock ran out; a bot plays."""
    token: str | None = None
    clock: int | None = None
    """Milliseconds left when it last stopped."""
    asked: int | None = None
    """Since when the person is asked."""
    left_at: int | None = None
    """How many lines the log had when a bot took over."""
    warned: int | None = None
    """Since when the person is told that a bot is going to take over."""
    lost: int = 0
    """1: a bot has played for the person in a rated game, which is lost for them."""
    origin: str | None = None
    """What stands for the browser and the address of whoever sat down, until the start."""

    @property
    def bot(self) -> bool:
        """Whether a bot decides for it now."""
        return self.kind == "bot" or (self.kind == "person" and self.away > 0)

    def belongs_to(self, person: str | None) -> bool:
        """Whether it is this person's, also while a bot plays."""
        return person is not None and self.kind == "person" and self.person == person

    def kept_for(self, person: str | None) -> bool:
        """Whether this person is invited to it, and has not answered yet."""
        return person is not None and self.kind == "invited" and self.person == person

    def played_by(self, person: str | None) -> bool:
        """Whether this person decides for it now."""
        return self.belongs_to(person) and not self.away


def table_row(row: Row) -> TableRow:
    """A table out of the database."""
    return msgspec.convert(dict(row), TableRow)


def seat_row(row: Row) -> SeatRow:
    """A seat out of the database."""
    return msgspec.convert(dict(row), SeatRow)
