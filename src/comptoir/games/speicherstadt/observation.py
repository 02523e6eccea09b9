"""What a seat sees as numbers. S1.7: nobody has secrets; only the point of view differs."""

from typing import Final

from comptoir.core.contract import Seat
from comptoir.core.observation import Field, Parts, Questions, asked, at_most, ones
from comptoir.games.speicherstadt.box import LAYERS, Box
from comptoir.games.speicherstadt.phases.house import room_left
from comptoir.games.speicherstadt.state import State

KINDS: Final = tuple(
    f"speicherstadt.{kind}" for kind in ("bid", "buy", "process", "lay", "take", "keep")
)
NUMBERS: Final = ("merchants", "price", "left", "room")
SCORE_OF_NOTHING: Final = 100
"""S9.1: scores may be negative; this much is added to them."""


class Encoder:
    """Observations of games with so many seats."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.most = seats * box.edition.merchants
        """Merchants in one queue."""
        self.no_merchants = [bytes(self.most - placed) for placed in range(self.most + 1)]
        """By length of the queue: the places behind it."""
        self.cards, self.seats = ones(len(box.cards)), ones(seats)
        self.questions = Questions(KINDS, NUMBERS, [card.id for card in box.cards])
        self.layout = (
            *self.questions.layout,
            *self._table(seats),
            *(field for space in range(box.edition.offer[seats]) for field in self._space(space)),
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

    def encode(self, state: State, seat: Seat) -> bytes:
        """The table from the seat's side."""
        out: Parts = [
            self.questions.numbers(state.open, seat),
            asked(state.open, seat, state.seats),
            bytes((state.round, state.last)),
            self.seats[(state.start_player - seat) % state.seats],
        ]
        out += state.pile
        out += (state.removed, state.discard, bytes(state.bag), bytes(state.stock))
        for space in range(len(state.offer)):
            self._write_space(out, state, seat, space)
        out += map(bytes, state.delivered)
        for by in range(state.seats):
            _write_player(out, state, Seat((seat + by) % state.seats))
        return b"".join(out)

    def _write_space(self, out: Parts, state: State, seat: Seat, space: int) -> None:
        queue = state.queues[space]
        out.append(self.cards[state.offer[space]])
        out.append(bytes(state.cargo[space]))
        out.append(bytes([len(queue), *[(other - seat) % state.seats + 1 for other in queue]]))
        out.append(self.no_merchants[len(queue)])


def _write_player(out: Parts, state: State, seat: Seat) -> None:
    purse = (
        at_most(state.coins[seat]),
        at_most(state.score[seat] + SCORE_OF_NOTHING),
        state.merchants_at_home(seat),
        state.firemen(seat),
        state.bought[seat],
        room_left(state, seat),
    )
    out.append(bytes(purse))
    out.append(bytes(state.cards[seat]))
    out.append(bytes(state.pool[seat]))
    out.append(bytes(state.warehouse[seat]))
    out.append(bytes(state.house[seat]))
