# Compiled by mypyc.
"""Which numbers an observation has, and where."""

from typing import Final

from comptoir.core.contract import Field
from comptoir.core.observation import Questions
from comptoir.games.mombasa.edition.printed import MAJORITIES
from comptoir.games.mombasa.observation.faces import Faces
from comptoir.games.mombasa.rules.box import Box
from comptoir.games.mombasa.rules.kinds import SPACES

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


class Layout:
    """The fields of observations of games with that many seats."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.faces = Faces(box)
        books = [book.id for book in box.books]
        self.questions = Questions(KINDS, NUMBERS, (*box.companies, *box.regions, *SPACES, *books))
        self.fields = (
            *self.questions.layout,
            *self._round(seats),
            *self._board(),
            *self._displays(),
            *self._secrets(),
            *(field for player in range(seats) for field in self._player(player)),
        )

    def _round(self, seats: int) -> tuple[Field, ...]:
        return (
            Field("asked", seats, "by seat, from the observer on: 1 if it is asked"),
            Field("round", 1, "the number of the round"),
            Field("first_player", seats, "1 for whoever begins this round"),
            Field("first_player_marker", seats, "1 for whoever has the first-player marker"),
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
            Field("own_face_down", size, "by slot: the observer's card that lies there face down"),
            Field("own_tiles", tiles, "1 for each starting tile that the observer was dealt"),
            Field("own_tile_kept", tiles, "1 for the starting tile that it has chosen in secret"),
        )

    def _player(self, player: int) -> tuple[Field, ...]:
        """Player 0 is the observer."""
        name = f"player_{player}"
        return (*self._purse(name), *self._cards(name), *self._boards(name))

    def _purse(self, name: str) -> tuple[Field, ...]:
        tiles = len(self.box.edition.bonus_spaces.tile_costs)
        return (
            Field(f"{name}_pounds", 1, "money"),
            Field(f"{name}_markers", 1, "bonus markers not on a space"),
            Field(f"{name}_placed", len(SPACES), "1 for each bonus space with its marker"),
            Field(f"{name}_tiles", tiles, "1 for each bonus tile that it has"),
            Field(f"{name}_tiles_up", tiles, "1 for each of these that is not used"),
            Field(f"{name}_turns", 1, "turns of this round"),
            Field(f"{name}_ended", 1, "1: it has ended its action phase"),
            Field(f"{name}_done", 1, "2: it has chosen in secret; 1: not yet; 0: nobody does"),
        )

    def _cards(self, name: str) -> tuple[Field, ...]:
        cards, slots_ = len(self.box.cards), self.box.slots
        return (
            Field(f"{name}_hand", cards, "how many of each card, those planned in secret too"),
            Field(f"{name}_unlocked", slots_, "1 for each slot that it may use"),
            Field(f"{name}_up", slots_, "1 for each slot whose card is face up"),
            Field(f"{name}_slots", slots_ * self.faces.card_size, "the cards in its slots"),
            Field(f"{name}_totals", len(MAJORITIES), "units of each good, expansion points"),
            Field(f"{name}_resting", slots_ * cards, "by deck: how many of each card"),
        )

    def _boards(self, name: str) -> tuple[Field, ...]:
        box, companies = self.box, len(self.box.companies)
        return (
            Field(f"{name}_tracks", companies, "the space of its marker on each track"),
            Field(f"{name}_bonuses", companies, "bonuses of each track in force"),
            Field(f"{name}_shares", companies, "shares of each company"),
            Field(f"{name}_diamonds", 1, "space of the diamond marker"),
            Field(f"{name}_ink_jar", 1, "space of the ink jar, and 1 more; 0 before the first"),
            Field(f"{name}_books", box.book_spaces * self.faces.book_size, "its books by space"),
            Field(f"{name}_flipped", box.book_spaces, "1 for each book on its back side"),
            Field(f"{name}_to_place", len(box.books), "how many of each book it has to place"),
            Field(f"{name}_starting_tile", len(box.tile_ids), "1 for the tile, once revealed"),
        )
