# Compiled by mypyc.
"""The action area: what lies face up, what it adds up to, and the bonuses in force."""

from comptoir.core.indexes import NONE
from comptoir.core.rows import put_in
from comptoir.games.mombasa.edition.printed import TrackBonus
from comptoir.games.mombasa.rules.kinds import (
    BOOKKEEPER,
    CHEAPER_COTTON,
    COTTON,
    EXPANSION,
    GOODS_KINDS,
    MERCHANT,
    MORE_EXPANSION,
    TILE_BOOKKEEPER,
    TILE_EXPANSION,
    TILE_MERCHANT,
    TILE_PLUS_ONE,
)
from comptoir.games.mombasa.rules.state import State


def bonus(state: State, seat: int, kind: int) -> TrackBonus | None:
    """M12.8, M12.9: the one bonus of that kind in force, the second instead of the first."""
    side = state.box.side_of[kind]
    for company, laid in enumerate(state.tracks):
        if laid == side:
            level = state.in_force[seat][company]
            return state.box.bonuses[side][level - 1] if level else None
    return None


def cotton_plus(state: State, seat: int) -> int:
    """M12.A: what every cotton card counts more."""
    found = bonus(state, seat, CHEAPER_COTTON)
    return found.cotton_card_plus if found is not None else 0


def has_tile(state: State, seat: int, tile: int) -> bool:
    """M10.7: the bonus tile is the seat's, and not used."""
    return state.tile_owner[tile] == seat and state.tile_up[tile] == 1


def face_up(state: State, seat: int, card: int) -> int:
    """The slot of a face-up card of that type; NONE if there is none."""
    up = state.up[seat]
    for slot, found in enumerate(state.area[seat]):
        if found == card and up[slot]:
            return slot
    return NONE


def plus_slot(state: State, seat: int) -> int:
    """M10.7: the slot where the seat's "+1" tile lies."""
    return state.plus_slot if state.tile_owner[TILE_PLUS_ONE] == seat else NONE


def units(state: State, seat: int, slot: int) -> int:
    """M5.9, M10.7, M12.A: what one goods card counts."""
    box = state.box
    card = state.area[seat][slot]
    found = box.value[card]
    if box.kind[card] == COTTON:
        found += cotton_plus(state, seat)
    if slot == plus_slot(state, seat):
        found += box.edition.bonus_tiles.plus_one
    return found


def totals(state: State, seat: int) -> list[int]:
    """M10.16: the face-up totals of goods and expansion points, by kind."""
    box, area, found, points = state.box, state.area[seat], [0, 0, 0], 0
    for slot, is_up in enumerate(state.up[seat]):
        if is_up:
            kind = box.kind[area[slot]]
            if kind < GOODS_KINDS:
                found[kind] = found[kind] + units(state, seat, slot)
            elif kind == EXPANSION:
                points += box.value[area[slot]]
    found.append(_with_bonus(state, seat, points))
    return found


def total(state: State, seat: int, kind: int) -> int:
    """M10.16: the face-up total of a kind of goods, or of expansion points."""
    if kind == EXPANSION:
        return expansion_total(state, seat)
    kinds, area, found = state.box.kind, state.area[seat], 0
    for slot, is_up in enumerate(state.up[seat]):
        if is_up and kinds[area[slot]] == kind:
            found += units(state, seat, slot)
    return found


def expansion_total(state: State, seat: int) -> int:
    """M6.1, M12.A: cards and tile; the bonus counts with at least one of them."""
    box, area, found = state.box, state.area[seat], 0
    kinds = box.kind
    for slot, is_up in enumerate(state.up[seat]):
        if is_up and kinds[area[slot]] == EXPANSION:
            found += box.value[area[slot]]
    return _with_bonus(state, seat, found)


def _with_bonus(state: State, seat: int, points: int) -> int:
    """M6.1, M12.A: the points of cards, with those of the tile and the bonus."""
    if has_tile(state, seat, TILE_EXPANSION):
        points += state.box.edition.bonus_tiles.expansion
    more = bonus(state, seat, MORE_EXPANSION) if points else None
    return points + more.amount if more is not None else points


def count(state: State, seat: int, kind: int) -> int:
    """How many cards of a kind lie face up; tiles are not counted."""
    kinds, area, up = state.box.kind, state.area[seat], state.up[seat]
    return sum([up[slot] and kinds[area[slot]] == kind for slot in range(len(area))])


def specialists(state: State, seat: int) -> int:
    """M8.8: face-up diamond merchants and bookkeepers; the one in use lies face down."""
    tiles = has_tile(state, seat, TILE_MERCHANT) + has_tile(state, seat, TILE_BOOKKEEPER)
    return count(state, seat, MERCHANT) + count(state, seat, BOOKKEEPER) + tiles


def turn_down(state: State, seat: int, card: int) -> None:
    """M4.3: a used card or tile is turned face down."""
    if card >= state.box.tile_card:
        state.tile_up[card - state.box.tile_card] = 0
    else:
        state.up = put_in(state.up, seat, face_up(state, seat, card), 0)
