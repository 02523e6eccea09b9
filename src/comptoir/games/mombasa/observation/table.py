# Compiled by mypyc.
"""What a seat sees as numbers: the table.

M15.3, M15.5: almost all lies open. Hidden are the cards planned or laid to rest until they are
shown (M3.6, M1.20), and the starting tiles dealt (M1.14, M1.21): a seat gets its own alone.
"""

from comptoir.core.contract import Seat
from comptoir.core.indexes import NONE
from comptoir.core.observation import ones
from comptoir.core.row import Counts, Layer, Layers, Number, Numbers, One, Question
from comptoir.core.row import Faces as Shown
from comptoir.games.mombasa.observation.layout import Layout
from comptoir.games.mombasa.observation.player import Player
from comptoir.games.mombasa.rules.box import Box
from comptoir.games.mombasa.rules.secrets import face_down, kept_tile
from comptoir.games.mombasa.rules.state import State


class Table:
    """What one seat sees, kept from look to look; its parts in the order of the layout."""

    def __init__(self, layout: Layout, seat: Seat) -> None:
        box, faces, seats = layout.box, layout.faces, layout.seats
        self.seat = seat
        self.row = bytearray()
        row = self.row
        self.question = Question(row, layout.questions, seats)
        self.round = Number(row)
        self.first, self.marker = One(row, seats), One(row, seats)
        self.turn = One(row, seats)
        self.board = Board(row, box)
        self.display = Shown(row, len(box.space_crates), faces.cards)
        self.pile = Layers(row, len(box.layers), len(box.cards))
        self.discard = Layer(row, len(box.cards))
        self.books = Shown(row, len(box.book_letters), faces.books)
        self.book_coins = Numbers(row, len(box.book_letters))
        self.supply = Layer(row, len(box.books))
        self.buried = Layer(row, len(box.books))
        self.laid = Shown(row, box.slots, faces.cards)
        self.nothing_laid = [NONE] * box.slots
        self.dealt = Counts(row, len(box.tile_ids))
        self.kept = One(row, len(box.tile_ids))
        self.players = [Player(row, box, faces, Seat((seat + by) % seats)) for by in range(seats)]

    def show(self, state: State) -> None:
        """Write what has changed."""
        self.question.show(state.open, self.seat)
        self._show_round(state)
        turned = self.board.show(state)
        self._show_displays(state)
        self._show_secrets(state)
        for player in self.players:
            player.show(state, turned)

    def _show_round(self, state: State) -> None:
        self.round.show(state.round)
        self.first.show(self._from_here(state, state.first))
        self.marker.show(self._from_here(state, state.next_first))
        self.turn.show(self._from_here(state, state.turn))

    def _from_here(self, state: State, seat: int) -> int:
        return NONE if seat == NONE else (seat - self.seat) % state.seats

    def _show_displays(self, state: State) -> None:
        self.display.show(state.display)
        self.pile.show(state.pile)
        self.discard.show(state.discard)
        self.books.show(state.book_display)
        self.book_coins.show(state.book_coins)
        self.supply.show(state.supply)
        self.buried.show(state.buried)

    def _show_secrets(self, state: State) -> None:
        """M3.6, M1.20, M1.14: what the seat alone knows."""
        laid, found = face_down(state, self.seat), self.nothing_laid
        if laid:
            found = found[:]
            for slot, card in laid.items():
                found[slot] = card
        self.laid.show(found)
        self.dealt.show(state.dealt[self.seat])
        self.kept.show(kept_tile(state, self.seat))


class Board:
    """The map, the bases of the companies, and their tracks."""

    def __init__(self, row: bytearray, box: Box) -> None:
        self.box = box
        companies = len(box.companies)
        columns = companies * box.base_columns
        self.map = Shown(row, len(box.regions), ones(companies))
        self.base, self.opened = Numbers(row, columns), Numbers(row, columns)
        self.coins = Numbers(row, columns)
        self.removed, self.ousted = Numbers(row, companies), Numbers(row, companies)
        self.tracks = Shown(row, companies, ones(len(box.track_ids)))
        self.plus_slot = Number(row)

    def show(self, state: State) -> bool:
        """Write what has changed; whether it is something on which totals of players depend."""
        self.map.show(state.region)
        base, opened = self.base.show(state.base), self.opened.show(state.opened)
        if base or opened:
            self.coins.show(self._coins(state.base, state.opened))
        self.removed.show(state.removed)
        self.ousted.show(state.ousted)
        tracks, plus = self.tracks.show(state.tracks), self.plus_slot.show(state.plus_slot + 1)
        return tracks or plus

    def _coins(self, posts: list[int], opened: list[int]) -> list[int]:
        uncovered, columns = self.box.uncovered, self.box.base_columns
        places = range(len(posts))
        return [uncovered[opened[at]][at % columns][posts[at]] for at in places]
