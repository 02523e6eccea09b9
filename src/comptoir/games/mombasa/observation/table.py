# Compiled by mypyc.
"""What a seat sees as numbers: the table.

M15.3, M15.5: almost all lies open. Hidden are the cards planned or laid to rest until they are
shown (M3.6, M1.20), and the starting tiles dealt (M1.14, M1.21): a seat gets its own alone.
"""

from comptoir.core.contract import Seat
from comptoir.core.indexes import NONE
from comptoir.core.observation import ones
from comptoir.core.row import Counts, Layers, Numbers, One, Pieces, Question
from comptoir.core.row import Faces as Shown
from comptoir.games.mombasa.observation.layout import Layout
from comptoir.games.mombasa.observation.player import Player
from comptoir.games.mombasa.rules.box import Box
from comptoir.games.mombasa.rules.secrets import face_down, kept_tile
from comptoir.games.mombasa.rules.state import State


class Table:
    """What one seat sees, kept from look to look; its parts in the order of the layout."""

    def __init__(self, layout: Layout, seats: int, seat: Seat) -> None:
        box, faces = layout.box, layout.faces
        self.seat = seat
        self.pieces: Pieces = []
        pieces = self.pieces
        self.question = Question(pieces, layout.questions, seats)
        self.round = Numbers(pieces, 1)
        self.first, self.marker = One(pieces, seats), One(pieces, seats)
        self.turn = One(pieces, seats)
        self.board = Board(pieces, box)
        self.display = Shown(pieces, len(box.space_crates), faces.cards)
        self.pile = Layers(pieces, len(box.layers), len(box.cards))
        self.discard = Layers(pieces, 1, len(box.cards))
        self.books = Shown(pieces, len(box.book_letters), faces.books)
        self.book_coins = Numbers(pieces, len(box.book_letters))
        self.supply = Layers(pieces, 2, len(box.books))
        self.laid = Shown(pieces, box.slots, faces.cards)
        self.nothing_laid = [NONE] * box.slots
        self.dealt = Counts(pieces, len(box.tile_ids))
        self.kept = One(pieces, len(box.tile_ids))
        self.players = [
            Player(pieces, box, faces, Seat((seat + by) % seats)) for by in range(seats)
        ]

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
        self.round.show([state.round])
        self.first.show(self._from_here(state, state.first))
        self.marker.show(self._from_here(state, state.next_first))
        self.turn.show(self._from_here(state, state.turn))

    def _from_here(self, state: State, seat: int) -> int:
        return NONE if seat == NONE else (seat - self.seat) % state.seats

    def _show_displays(self, state: State) -> None:
        self.display.show(state.display)
        self.pile.show(state.pile)
        self.discard.show([state.discard])
        self.books.show(state.book_display)
        self.book_coins.show(state.book_coins)
        self.supply.show([state.supply, state.buried])

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

    def __init__(self, pieces: Pieces, box: Box) -> None:
        self.box = box
        companies = len(box.companies)
        columns = companies * box.base_columns
        self.map = Shown(pieces, len(box.regions), ones(companies))
        self.base, self.opened = Numbers(pieces, columns), Numbers(pieces, columns)
        self.coins = Numbers(pieces, columns)
        self.removed, self.ousted = Numbers(pieces, companies), Numbers(pieces, companies)
        self.tracks = Shown(pieces, companies, ones(len(box.track_ids)))
        self.plus_slot = Numbers(pieces, 1)

    def show(self, state: State) -> bool:
        """Write what has changed; whether it is something on which totals of players depend."""
        self.map.show(state.region)
        base, opened = self.base.show(state.base), self.opened.show(state.opened)
        if base or opened:
            self.coins.show(self._coins(state.base, state.opened))
        self.removed.show(state.removed)
        self.ousted.show(state.ousted)
        tracks, plus = self.tracks.show(state.tracks), self.plus_slot.show([state.plus_slot + 1])
        return tracks or plus

    def _coins(self, posts: list[int], opened: list[int]) -> list[int]:
        uncovered, columns = self.box.uncovered, self.box.base_columns
        places = range(len(posts))
        return [uncovered[opened[at]][at % columns][posts[at]] for at in places]
