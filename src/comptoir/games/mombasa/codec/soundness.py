"""What must hold between the fields of a state, besides that nothing is lost."""

from collections.abc import Callable
from typing import TypeAlias

from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.printed import GOODS
from comptoir.games.mombasa.rules.kinds import SHARE, TILE_PLUS_ONE
from comptoir.games.mombasa.rules.phases.planning import Planning
from comptoir.games.mombasa.rules.phases.preparation import Preparation
from comptoir.games.mombasa.rules.phases.setup import TILES_DEALT, DealingTiles, KeepingTiles, Setup
from comptoir.games.mombasa.rules.phases.turn import ActionPhase
from comptoir.games.mombasa.rules.state import State

Flaw: TypeAlias = tuple[str, object, str]
"""Where, what was found, what was expected."""


def flaw(state: State) -> Flaw | None:
    """The first thing that can't be; None if all is well."""
    for check in CHECKS:
        found = check(state)
        if found is not None:
            return found
    return None


def has(state: State, *kinds: type) -> bool:
    """Whether a frame of these kinds is on the stack."""
    return any(isinstance(frame, kinds) for frame in state.stack)


def _course(state: State) -> Flaw | None:
    """M1, M2.1: after setup everything is in its place; rounds count from 1."""
    if has(state, Setup):
        return ("state.round", state.round, "0 in setup") if state.round else None
    for name in ("tracks", "tile"):
        if NONE in getattr(state, name):
            return f"state.{name}", getattr(state, name), "all of them after setup"
    for name in ("first", "next_first"):
        if getattr(state, name) == NONE:
            return f"state.{name}", NONE, "a seat after setup"
    return None if state.round else ("state.round", 0, "1 or more after setup")


def _over(state: State) -> Flaw | None:
    """M14.1: the game is over after the last round, with all decks back in the hands."""
    rounds = state.box.edition.round_track.rounds
    if state.stack:
        late = has(state, Preparation) and state.round == rounds
        return ("state.round", state.round, "one before the last in preparation") if late else None
    if state.round != rounds or not all(state.ended):
        return "state.stack", "nothing", "a question, for the game is not over"
    resting = any(deck for decks in state.resting for deck in decks)
    return ("state.resting", state.resting, "none when the game is over") if resting else None


def _setup(state: State) -> Flaw | None:
    """M1.3, M1.12, M1.14: tracks of different letters; the lot; tiles dealt."""
    laid = [state.box.track_ids[side][0] for side in state.tracks if side != NONE]
    if len(set(laid)) != len(laid):
        return "state.tracks", state.tracks, "four different tracks"
    if (state.first == NONE) != (state.next_first == NONE):
        return "state.next_first", state.next_first, "a seat, as soon as there is a first player"
    counts = [len(dealt) for dealt in state.dealt]
    dealing = has(state, DealingTiles, KeepingTiles)
    if (any(counts) and not dealing) or max(counts) > TILES_DEALT:
        return "state.dealt", state.dealt, f"{TILES_DEALT} tiles a seat, in setup only"
    return None


def _phase(state: State) -> Flaw | None:
    """M3.3, M10.11: cards and books out of place in this phase."""
    acting = has(state, ActionPhase)
    for seat, area in enumerate(state.area):
        if (state.ended[seat] or not acting) and area.count(NONE) != len(area):
            return f"state.area[{seat}]", area, "nothing before the reveal and after the end"
    if has(state, Planning) and any(state.ended):
        return "state.ended", state.ended, "nobody while planning"
    if not acting and (state.taken or any(state.ousted)):
        return "state.taken", state.taken, "no books or posts under way outside the action phase"
    return None


def _areas(state: State) -> Flaw | None:
    """M3.5, M4.3: only cards that are there are face up; no single share cards."""
    kinds = state.box.kind
    for seat, area in enumerate(state.area):
        for slot, card in enumerate(area):
            path = f"[{seat}][{slot}]"
            if card == NONE and state.up[seat][slot]:
                return f"state.up{path}", 1, "0 where no card lies"
            if card != NONE and kinds[card] == SHARE:
                return f"state.area{path}", state.box.cards[card].id, "no single share card"
    return None


def _hands(state: State) -> Flaw | None:
    """Cards lie in order."""
    for seat, hand in enumerate(state.hand):
        for cards in (hand, *state.resting[seat], state.dealt[seat]):
            if cards != sorted(cards):
                return f"state.hand[{seat}]", cards, "cards, decks and tiles in order"
    return None


def _tiles(state: State) -> Flaw | None:
    """M10.7: a tile in use has an owner; the "+1" tile lies on a goods card of its owner."""
    for tile, owner in enumerate(state.tile_owner):
        if owner == NONE and state.tile_up[tile]:
            return f"state.tile_up[{tile}]", 1, "0 for a tile by the board"
    if state.plus_slot == NONE:
        return None
    owner, slot = state.tile_owner[TILE_PLUS_ONE], state.plus_slot
    card = NONE if owner == NONE else state.area[owner][slot]
    if card == NONE or state.box.kind[card] >= len(GOODS) or state.tile_up[TILE_PLUS_ONE]:
        return "state.plus_slot", slot, "a goods card of the tile's owner"
    return None


def _books(state: State) -> Flaw | None:
    """M7.4, M8.3: letters on their spaces, books up to the jar, flipped ones are books."""
    box = state.box
    for space, book in enumerate(state.book_display):
        if book != NONE and box.books[book].letter != box.book_letters[space]:
            return (
                f"state.book_display[{space}]",
                box.books[book].id,
                "a book of the space's letter",
            )
    for seat, books in enumerate(state.books):
        for space, book in enumerate(books):
            path = f"[{seat}][{space}]"
            if book == NONE and (state.flipped[seat][space] or space <= state.jar[seat]):
                return f"state.books{path}", NONE, "a book that was flipped or passed"
            if book >= box.tile_book and (space or book != box.tile_book + state.tile[seat]):
                return f"state.books{path}", box.books[book].id, "the book of their starting tile"
    return None


def _tracks(state: State) -> Flaw | None:
    """M12.2, M12.8: markers on their tracks; no bonus before it is unlocked."""
    box = state.box
    for seat, position in enumerate(state.position):
        for company, space in enumerate(position):
            side, path = state.tracks[company], f"[{seat}][{company}]"
            last = 0 if side == NONE else box.last[side]
            if space > last:
                return f"state.position{path}", space, f"0 to {last}"
            level = 0 if side == NONE else box.level[side][space]
            if state.in_force[seat][company] > level:
                return f"state.in_force{path}", state.in_force[seat][company], f"0 to {level}"
    return None


def _bases(state: State) -> Flaw | None:
    """M6.10: a last space once empty stays so."""
    for column, posts in enumerate(state.base):
        room = state.box.base_rows - state.opened[column]
        if not 1 - state.opened[column] <= posts <= room:
            expected = f"{1 - state.opened[column]} to {room}"
            return f"state.base[{column}]", posts, expected
    return None


def _pile(state: State) -> Flaw | None:
    """M1.6: no more of a card than its letter has."""
    for letter, layer in enumerate(state.pile):
        for card, count in enumerate(layer):
            most = state.box.layers[letter][card]
            if count > most:
                return f"state.pile[{letter}][{card}]", count, f"0 to {most}"
    return None


CHECKS: tuple[Callable[[State], Flaw | None], ...] = (
    *(_course, _over, _setup, _phase, _areas, _hands),
    *(_tiles, _books, _tracks, _bases, _pile),
)
