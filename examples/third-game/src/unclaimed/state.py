"""A game in play."""

from typing import ClassVar

from comptoir.core import Event, Seat, Value
from comptoir.core.indexes import NONE
from comptoir.core.telling import Telling
from unclaimed.box import Box

NUMBERS = ("seats", "rounds", "round", "buyer")
LISTS = ("store", "gone", "lot", "coins", "commissions", "bids")
GRIDS = ("crates",)
FIELDS = (*NUMBERS, *LISTS, *GRIDS)
"""What a state is made of, besides its stack; what copies, dumps and checks states follows it."""


class State(Telling):
    """U1.1: everything in its place, before the first commission is dealt."""

    __slots__ = ("box", *FIELDS)
    game: ClassVar[str] = "unclaimed"

    def __init__(self, box: Box, seats: int, rounds: int) -> None:
        edition, goods = box.edition, len(box.edition.goods)
        self.box = box
        self.seats = seats
        self.rounds = rounds
        self.round = 0
        self.buyer = NONE
        self.store = [edition.crates] * goods
        self.gone = [0] * goods
        self.lot: list[int] = []
        self.coins = [edition.coins] * seats
        self.commissions = [NONE] * seats
        self.bids = [NONE] * seats
        self.crates = [[0] * goods for _ in range(seats)]
        self.stack = []
        self.open = ()
        self.events: list[Event] | None = None

    def clone(self) -> "State":
        """An independent copy; frames never change, so they are shared."""
        copy = State(self.box, self.seats, self.rounds)
        copy.round, copy.buyer = self.round, self.buyer
        for name in LISTS:
            setattr(copy, name, list(getattr(self, name)))
        copy.crates = [list(row) for row in self.crates]
        copy.stack, copy.open = list(self.stack), self.open
        return copy

    def good(self, index: int) -> str:
        """The name of a good."""
        return self.box.edition.goods[index]

    def from_auctioneer(self) -> list[Seat]:
        """U2.4: all seats, the auctioneer first, clockwise."""
        return [Seat((self.round - 1 + turn) % self.seats) for turn in range(self.seats)]

    def confide(
        self, kind: str, rule: str, seat: Seat, reveals: bool = False, **secret: Value
    ) -> None:
        """Say what happened to everybody; how exactly is for one seat alone."""
        if self.events is not None:
            args, audience = (("seat", seat),), frozenset([seat])
            hidden = tuple(secret.items())
            self.events.append(Event(f"{self.game}.{kind}", args, hidden, audience, reveals, rule))
