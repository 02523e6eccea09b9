# Compiled by mypyc.
"""What a seat sees as numbers: one player's things, which lie open except for the secrets."""

from comptoir.core.contract import Seat
from comptoir.core.observation import at_most
from comptoir.core.row import Counts, Number, Numbers, One, Owned
from comptoir.core.row import Faces as Shown
from comptoir.games.mombasa.edition.printed import MAJORITIES
from comptoir.games.mombasa.observation.faces import Faces
from comptoir.games.mombasa.rules.area import totals
from comptoir.games.mombasa.rules.box import Box
from comptoir.games.mombasa.rules.kinds import SPACES
from comptoir.games.mombasa.rules.phases.planning import slots
from comptoir.games.mombasa.rules.scoring import shares
from comptoir.games.mombasa.rules.secrets import done
from comptoir.games.mombasa.rules.state import State


class Player:
    """The part of an observation that every player has."""

    def __init__(self, row: bytearray, box: Box, faces: Faces, seat: Seat) -> None:
        self.seat = seat
        cards, companies = len(box.cards), len(box.companies)
        tiles = len(box.edition.bonus_spaces.tile_costs)
        self.pounds, self.markers = Number(row), Number(row)
        self.placed = Owned(row, len(SPACES), seat)
        self.tiles = Owned(row, tiles, seat)
        self.tiles_up = Numbers(row, tiles)
        self.all_up: list[int] = []
        self.turns, self.ended, self.done = Number(row), Number(row), Number(row)
        self.hand = Counts(row, cards)
        self.unlocked = Counts(row, box.slots)
        self.up = Numbers(row, box.slots)
        self.area = Shown(row, box.slots, faces.cards)
        self.totals = Numbers(row, len(MAJORITIES))
        self.resting = [Counts(row, cards) for _ in range(box.slots)]
        self.position = Numbers(row, companies)
        self.in_force = Numbers(row, companies)
        self.shares = Numbers(row, companies)
        self.diamonds, self.jar = Number(row), Number(row)
        self.books = Shown(row, box.book_spaces, faces.books)
        self.flipped = Numbers(row, box.book_spaces)
        self.to_place = Counts(row, len(box.books))
        self.nothing: list[int] = []
        self.starting_tile = One(row, len(box.tile_ids))

    def show(self, state: State, turned: bool) -> None:
        """Write what has changed; `turned`: something common did on which totals depend."""
        seat = self.seat
        self._show_purse(state)
        tiles = self._show_tiles(state)
        hand = self.hand.show(state.hand[seat])
        area = self.area.show(state.area[seat])
        resting = self._show_resting(state.resting[seat])
        position = self.position.show(state.position[seat])
        in_force = self.in_force.show(state.in_force[seat])
        up = self.up.show(state.up[seat])
        if turned or tiles or area or up or in_force:
            self.totals.show(totals(state, seat))
        if turned or hand or area or resting or position:
            self.shares.show(shares(state, seat))
        self._show_boards(state)

    def _show_purse(self, state: State) -> None:
        seat = self.seat
        self.pounds.show(at_most(state.pounds[seat]))
        self.markers.show(state.markers[seat])
        self.placed.show(state.placed)
        self.turns.show(state.turns[seat])
        self.ended.show(state.ended[seat])
        chosen = done(state, seat)
        self.done.show(0 if chosen is None else 2 if chosen else 1)

    def _show_tiles(self, state: State) -> bool:
        """Whether the bonus tiles have changed."""
        owner, up = state.tile_owner, state.tile_up
        if not self.tiles.show(owner) and up == self.all_up:
            return False
        self.all_up = up[:]
        seat = self.seat
        self.tiles_up.show([up[tile] if owner[tile] == seat else 0 for tile in range(len(up))])
        return True

    def _show_resting(self, decks: list[list[int]]) -> bool:
        changed = False
        for number, deck in enumerate(decks):
            if self.resting[number].show(deck):
                changed = True
        return changed

    def _show_boards(self, state: State) -> None:
        seat = self.seat
        self.unlocked.show(slots(state, seat))
        self.diamonds.show(state.diamonds[seat])
        self.jar.show(state.jar[seat] + 1)
        self.books.show(state.books[seat])
        self.flipped.show(state.flipped[seat])
        self.to_place.show(state.taken if seat == state.turn else self.nothing)
        self.starting_tile.show(state.tile[seat])
