"""What a seat sees as numbers: one player's things, which lie open but for the secrets."""

from comptoir.core.observation import Counts, Field, Parts, Piles, Rows, at_most, ones
from comptoir.games.mombasa.area import totals
from comptoir.games.mombasa.box import Box
from comptoir.games.mombasa.kinds import SPACES
from comptoir.games.mombasa.observation_faces import Faces
from comptoir.games.mombasa.phases.planning import slots
from comptoir.games.mombasa.printed import MAJORITIES
from comptoir.games.mombasa.scoring import shares
from comptoir.games.mombasa.secrets import done
from comptoir.games.mombasa.state import State


class Players:
    """The part of an observation that every player has."""

    def __init__(self, box: Box, faces: Faces, seats: int) -> None:
        self.box = box
        self.faces = faces
        cards = len(box.cards)
        self.to_place, self.tiles = Counts(len(box.books)), ones(len(box.tile_ids))
        self.hand, self.resting, self.area, self.books = (
            [Counts(cards) for _ in range(seats)],
            [Piles(cards) for _ in range(seats)],
            [Rows(faces.cards) for _ in range(seats)],
            [Rows(faces.books) for _ in range(seats)],
        )
        """By seat."""

    def layout(self, player: int) -> tuple[Field, ...]:
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

    def write(self, out: Parts, state: State, seat: int) -> None:
        """Add the numbers of a player."""
        self._write_purse(out, state, seat)
        self._write_cards(out, state, seat)
        self._write_boards(out, state, seat)

    def _write_purse(self, out: Parts, state: State, seat: int) -> None:
        out.append(bytes([at_most(state.pounds[seat]), state.markers[seat]]))
        out.append(bytes([1 if who == seat else 0 for who in state.placed]))
        tiles = [1 if owner == seat else 0 for owner in state.tile_owner]
        out.append(bytes(tiles))
        out.append(bytes([own & state.tile_up[tile] for tile, own in enumerate(tiles)]))
        chosen = done(state, seat)
        secret = 0 if chosen is None else 2 if chosen else 1
        out.append(bytes([state.turns[seat], state.ended[seat], secret]))

    def _write_cards(self, out: Parts, state: State, seat: int) -> None:
        unlocked = [0] * self.box.slots
        for slot in slots(state, seat):
            unlocked[slot] = 1
        out.append(self.hand[seat].of(state.hand[seat]))
        out.append(bytes(unlocked))
        out.append(bytes(state.up[seat]))
        out.append(self.area[seat].of(state.area[seat]))
        out.append(bytes(totals(state, seat)))
        out.append(self.resting[seat].of(state.resting[seat]))

    def _write_boards(self, out: Parts, state: State, seat: int) -> None:
        out.append(bytes(state.position[seat]))
        out.append(bytes(state.in_force[seat]))
        out.append(bytes(shares(state, seat)))
        out.append(bytes([state.diamonds[seat], state.jar[seat] + 1]))
        out.append(self.books[seat].of(state.books[seat]))
        out.append(bytes(state.flipped[seat]))
        taken = self.to_place
        out.append(taken.of(state.taken) if seat == state.turn else taken.none)
        out.append(self.tiles[state.tile[seat]])
