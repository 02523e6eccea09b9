"""Nothing is lost or made: where all cards, books, posts, tiles and markers are."""

from collections import Counter
from collections.abc import Iterable

from comptoir.core.indexes import NONE
from comptoir.games.mombasa.rules.area import bonus
from comptoir.games.mombasa.rules.kinds import MORE_MARKERS
from comptoir.games.mombasa.rules.state import State


def lost(state: State) -> str:
    """What is not as many as in the box, in words; empty if nothing is lost or made."""
    for found in (_cards(state), _books(state), _posts(state), _markers(state), _tiles(state)):
        if found:
            return found
    return ""


def _cards(state: State) -> str:
    """M1.1: 44 action cards, 9 starting cards a player, and theirs of the "1"-expansions."""
    expected = Counter(state.box.starting_cards * state.seats)
    if state.first != NONE:
        expected.update(state.box.one_expansion[: state.seats])
    for layer in state.box.layers:
        expected.update(dict(enumerate(layer)))
    found = Counter(state.display)
    for counts in (*state.pile, state.discard):
        found.update(dict(enumerate(counts)))
    for seat in range(state.seats):
        for cards in (state.hand[seat], state.area[seat], *state.resting[seat]):
            found.update(cards)
    return _differ("card", [card.id for card in state.box.cards], found, expected)


def _books(state: State) -> str:
    """M1.1: 72 books; each starting tile's book lies on its owner's track, or is covered."""
    found = Counter([*state.book_display, *state.taken])
    for counts in (state.supply, state.buried):
        found.update(dict(enumerate(counts)))
    for books in state.books:
        found.update(books)
    expected = Counter(dict(enumerate(state.box.book_counts)))
    expected.update(state.box.tile_book + tile for tile in state.tile if tile != NONE)
    return _differ("book", [book.id for book in state.box.books], found, expected)


def _posts(state: State) -> str:
    """M1.1: 15 posts a company, on the map, in the base, on their way back or out of the game."""
    box, width = state.box, state.box.base_columns
    for company, name in enumerate(box.companies):
        base = sum(state.base[company * width : (company + 1) * width])
        away = state.ousted[company] + state.removed[company]
        found, expected = base + away + state.region.count(company), width * box.base_rows
        if found != expected:
            return f"{found} posts of {name}, expected {expected}"
    return ""


def _markers(state: State) -> str:
    """M1.11, M12.10: a seat's bonus markers, and those that track A2 has brought."""
    for seat in range(state.seats):
        more = bonus(state, seat, MORE_MARKERS)
        expected = state.box.edition.player_board.bonus_markers[state.seats]
        expected += more.amount if more is not None else 0
        found = state.markers[seat] + state.placed.count(seat)
        if found != expected:
            return f"{found} bonus markers of seat {seat}, expected {expected}"
    return ""


def _tiles(state: State) -> str:
    """M1.1, M1.14: each starting tile is there once."""
    tiles = [tile for tile in state.tile if tile != NONE]
    tiles += [tile for dealt in state.dealt for tile in dealt]
    twice = [tile for tile, count in Counter(tiles).items() if count > 1]
    return f"{state.box.tile_ids[twice[0]]} twice" if twice else ""


def _differ(what: str, ids: Iterable[str], found: Counter[int], expected: Counter[int]) -> str:
    for number, name in enumerate(ids):
        if found[number] != expected[number]:
            return f"{found[number]} of the {what} {name}, expected {expected[number]}"
    return ""
