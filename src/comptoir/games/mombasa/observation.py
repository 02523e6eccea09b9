"""What a seat sees as numbers: the table.

M15.3, M15.5: almost all lies open. Hidden are the cards planned or laid to rest until they are
shown (M3.6, M1.20), and the starting tiles dealt (M1.14, M1.21): a seat gets its own alone.
"""

from typing import Final

from comptoir.core.contract import Seat
from comptoir.core.observation import Counts, Field, Parts, Questions, Rows, asked, ones
from comptoir.games.mombasa.box import Box
from comptoir.games.mombasa.kinds import NONE, SPACES
from comptoir.games.mombasa.observation_faces import Faces
from comptoir.games.mombasa.observation_player import Players
from comptoir.games.mombasa.secrets import face_down, kept_tile
from comptoir.games.mombasa.state import State

KINDS: Final = tuple(
    f"mombasa.{kind}"
    for kind in (
        *("keep", "rest", "plan", "turn", "goods", "step", "advance", "track", "company", "enter"),
        *("column", "return", "remove", "points", "place", "next_book", "ledger", "choose", "buy"),
        *("sell", "deck"),
    )
)
NUMBERS: Final = (
    *("slot", "units", "steps", "call", "tracks", "points", "posts", "pounds", "plus"),
)


class Encoder:
    """Observations of games with so many seats."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.faces = Faces(box)
        self.players = Players(box, self.faces, seats)
        self.seats, self.tiles = ones(seats), ones(len(box.tile_ids))
        self.map, self.sides = Rows(ones(len(box.companies))), Rows(ones(len(box.track_ids)))
        self.bases = Bases(box)
        self.display, self.book_display = Rows(self.faces.cards), Rows(self.faces.books)
        self.dealt = Counts(len(box.tile_ids))
        books = [book.id for book in box.books]
        self.questions = Questions(KINDS, NUMBERS, (*box.companies, *box.regions, *SPACES, *books))
        self.layout = (
            *self.questions.layout,
            *self._round(seats),
            *self._board(),
            *self._displays(),
            *self._secrets(),
            *(field for player in range(seats) for field in self.players.layout(player)),
        )

    def _round(self, seats: int) -> tuple[Field, ...]:
        return (
            Field("asked", seats, "by seat, from the observer on: 1 if it is asked"),
            Field("round", 1, "the number of the round"),
            Field("first_player", seats, "1 for who begins this round"),
            Field("first_player_marker", seats, "1 for who has the first-player marker"),
            Field("turn", seats, "1 for whose turn it is"),
        )

    def _board(self) -> tuple[Field, ...]:
        box, companies = self.box, len(self.box.companies)
        columns = companies * box.base_columns
        return (
            Field("map", len(box.regions) * companies, "by region: 1 for the company there"),
            Field("base", columns, "by company and column: posts"),
            Field("base_open", columns, "1: the last space of the column stays open"),
            Field("share_value", columns, "coin icons in sight"),
            Field("removed", companies, "posts out of the game"),
            Field("ousted", companies, "posts on their way back to the base"),
            Field("tracks", companies * len(box.track_ids), "by company: 1 for its track's side"),
            Field("plus_one_slot", 1, "the slot of the +1 tile, from 1; 0: it lies nowhere"),
        )

    def _displays(self) -> tuple[Field, ...]:
        box, faces = self.box, self.faces
        cards, spaces = len(box.cards), len(box.book_letters)
        return (
            Field("display", len(box.space_crates) * faces.card_size, "cards, row by row"),
            Field("stack", len(box.layers) * cards, "by letter: how many of each card"),
            Field("discard", cards, "how many of each card"),
            Field("books", spaces * faces.book_size, "the book display, row by row"),
            Field("book_coins", spaces, "coins below the books"),
            Field("supply", len(box.books), "how many of each book are face down"),
            Field("books_gone", len(box.books), "how many of each book are covered or discarded"),
        )

    def _secrets(self) -> tuple[Field, ...]:
        size, tiles = self.box.slots * self.faces.card_size, len(self.box.tile_ids)
        return (
            Field("own_face_down", size, "by slot: the own card that lies there face down"),
            Field("own_tiles", tiles, "1 for each starting tile that the observer was dealt"),
            Field("own_tile_kept", tiles, "1 for the starting tile that it has chosen in secret"),
        )

    def encode(self, state: State, seat: Seat) -> bytes:
        """The table from the seat's side."""
        out: Parts = [self.questions.numbers(state.open, seat)]
        self._write_round(out, state, seat)
        self._write_board(out, state)
        self._write_displays(out, state)
        self._write_secrets(out, state, seat)
        for by in range(state.seats):
            self.players.write(out, state, (seat + by) % state.seats)
        return b"".join(out)

    def _write_round(self, out: Parts, state: State, seat: Seat) -> None:
        seats = state.seats
        out.append(asked(state.open, seat, seats))
        out.append(bytes((state.round,)))
        for who in (state.first, state.next_first, state.turn):
            out.append(self.seats[NONE if who == NONE else (who - seat) % seats])

    def _write_board(self, out: Parts, state: State) -> None:
        out.append(self.map.of(state.region))
        out.append(self.bases.of(state))
        out.append(bytes(state.removed))
        out.append(bytes(state.ousted))
        out.append(self.sides.of(state.tracks))
        out.append(bytes((state.plus_slot + 1,)))

    def _write_displays(self, out: Parts, state: State) -> None:
        out.append(self.display.of(state.display))
        out += state.pile
        out.append(state.discard)
        out.append(self.book_display.of(state.book_display))
        out.append(bytes(state.book_coins))
        out.append(state.supply)
        out.append(state.buried)

    def _write_secrets(self, out: Parts, state: State, seat: Seat) -> None:
        """M3.6, M1.20, M1.14: what the seat alone knows."""
        cards, laid = self.faces.cards, face_down(state, seat)
        for slot in range(self.box.slots):
            out.append(cards[laid.get(slot, NONE)])
        out.append(self.dealt.of(state.dealt[seat]))
        out.append(self.tiles[kept_tile(state, seat)])


class Bases:
    """Posts, open spaces and coin icons by column: counted anew when a post has moved."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._posts: list[int] = []
        self._opened: list[int] = []
        self._found = b""

    def of(self, state: State) -> bytes:
        """The three, one behind the other."""
        posts, opened = state.base, state.opened
        if posts != self._posts or opened != self._opened:
            self._posts, self._opened = posts[:], opened[:]
            self._found = bytes([*posts, *opened, *self._coins(posts, opened)])
        return self._found

    def _coins(self, posts: list[int], opened: list[int]) -> list[int]:
        uncovered, columns = self._box.uncovered, self._box.base_columns
        places = range(len(posts))
        return [uncovered[opened[at]][at % columns][posts[at]] for at in places]
