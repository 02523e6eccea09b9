# Compiled by mypyc.
"""What a seat sees as numbers: one player's things, which lie open except for the secrets."""

from comptoir.core.contract import Seat
from comptoir.core.observation import at_most
from comptoir.core.row import Counts, Numbers, One, Owned, Pieces
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

    def __init__(self, pieces: Pieces, box: Box, faces: Faces, seat: Seat) -> None:
        self.seat = seat
        cards, companies = len(box.cards), len(box.companies)
        tiles = len(box.edition.bonus_spaces.tile_costs)
        self.purse = Numbers(pieces, 2)
        self.placed = Owned(pieces, len(SPACES), seat)
        self.tiles = Owned(pieces, tiles, seat)
        self.tiles_up = Numbers(pieces, tiles)
        self.turns = Numbers(pieces, 3)
        self.hand = Counts(pieces, cards)
        self.unlocked = Counts(pieces, box.slots)
        self.up = Numbers(pieces, box.slots)
        self.area = Shown(pieces, box.slots, faces.cards)
        self.totals = Numbers(pieces, len(MAJORITIES))
        self.resting = [Counts(pieces, cards) for _ in range(box.slots)]
        self.position = Numbers(pieces, companies)
        self.in_force = Numbers(pieces, companies)
        self.shares = Numbers(pieces, companies)
        self.progress = Numbers(pieces, 2)
        self.books = Shown(pieces, box.book_spaces, faces.books)
        self.flipped = Numbers(pieces, box.book_spaces)
        self.to_place = Counts(pieces, len(box.books))
        self.starting_tile = One(pieces, len(box.tile_ids))

    def show(self, state: State, turned: bool) -> None:
        """Write what has changed; `turned`: something common did on which totals depend."""
        seat = self.seat
        tiles = self._show_purse(state)
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

    def _show_purse(self, state: State) -> bool:
        """Whether the bonus tiles have changed."""
        seat = self.seat
        self.purse.show([at_most(state.pounds[seat]), state.markers[seat]])
        self.placed.show(state.placed)
        owner, up = state.tile_owner, state.tile_up
        usable = [up[tile] if owner[tile] == seat else 0 for tile in range(len(up))]
        tiles_up = self.tiles_up.show(usable)
        chosen = done(state, seat)
        secret = 0 if chosen is None else 2 if chosen else 1
        self.turns.show([state.turns[seat], state.ended[seat], secret])
        return self.tiles.show(owner) or tiles_up

    def _show_resting(self, decks: list[list[int]]) -> bool:
        changed = False
        for number, deck in enumerate(decks):
            if self.resting[number].show(deck):
                changed = True
        return changed

    def _show_boards(self, state: State) -> None:
        seat = self.seat
        self.unlocked.show(slots(state, seat))
        self.progress.show([state.diamonds[seat], state.jar[seat] + 1])
        self.books.show(state.books[seat])
        self.flipped.show(state.flipped[seat])
        self.to_place.show(state.taken if seat == state.turn else [])
        self.starting_tile.show(state.tile[seat])
