# Compiled by mypyc.
"""Which numbers an observation has, and where."""

from typing import Final

from comptoir.core.contract import Field
from comptoir.core.observation import Questions
from comptoir.games.speicherstadt.rules.box import LAYERS, Box

KINDS: Final = tuple(
    f"speicherstadt.{kind}" for kind in ("bid", "buy", "process", "lay", "take", "keep")
)
NUMBERS: Final = ("merchants", "price", "left", "room")


class Layout:
    """The fields of observations of games with that many seats."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.most = seats * box.edition.merchants
        """Merchants in one queue."""
        self.spaces = box.edition.offer[seats]
        self.questions = Questions(KINDS, NUMBERS, [card.id for card in box.cards])
        self.fields = (
            *self.questions.layout,
            *self._table(seats),
            *(field for space in range(self.spaces) for field in self._space(space)),
            Field("delivered", len(box.contracts) * len(box.goods), "goods on each contract"),
            *(field for player in range(seats) for field in self._player(player)),
        )

    def _table(self, seats: int) -> tuple[Field, ...]:
        cards, goods = len(self.box.cards), len(self.box.goods)
        return (
            Field("asked", seats, "by seat, from the observer on: 1 if it is asked"),
            Field("round", 1, "the number of the round"),
            Field("last_round", 1, "1 in the last round"),
            Field("start_player", seats, "1 for the start player"),
            Field("pile", LAYERS * cards, "by layer, top first: how many of each card"),
            Field("removed", cards, "how many of each card are out of the game"),
            Field("discard", cards, "how many of each card are discarded"),
            Field("bag", goods, "how many of each good"),
            Field("stock", goods, "how many of each good"),
        )

    def _space(self, space: int) -> tuple[Field, ...]:
        """A water space."""
        name = f"space_{space + 1}"
        return (
            Field(f"{name}_card", len(self.box.cards), "1 for the card there"),
            Field(f"{name}_cargo", len(self.box.goods), "how many of each good"),
            Field(f"{name}_price", 1, "merchants above the card"),
            Field(
                f"{name}_queue", self.most, "each merchant's seat, from 1, lowest first; 0: none"
            ),
        )

    def _player(self, player: int) -> tuple[Field, ...]:
        name, goods = f"player_{player}", len(self.box.goods)
        return (
            Field(f"{name}_coins", 1, "coins"),
            Field(f"{name}_score", 1, "points on the score track, and 100 more"),
            Field(f"{name}_merchants", 1, "merchants at home"),
            Field(f"{name}_firemen", 1, "their added values"),
            Field(f"{name}_bought", 1, "cards bought this round"),
            Field(f"{name}_room", 1, "free places in warehouse and merchant house"),
            Field(f"{name}_cards", len(self.box.cards), "how many of each card"),
            Field(f"{name}_goods", goods, "goods in processing"),
            Field(f"{name}_warehouse", goods, "how many of each good"),
            Field(f"{name}_house", goods, "how many of each good"),
        )
