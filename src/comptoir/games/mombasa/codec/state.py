"""A state as JSON and back, checked."""

import copyreg
from typing import Any

from comptoir.core.codec import Shape, expect, items
from comptoir.core.contract import Json
from comptoir.core.counts import MOST
from comptoir.core.dump import dump_state, like
from comptoir.core.errors import CorruptState
from comptoir.core.indexes import NONE
from comptoir.core.stack import settle
from comptoir.games.mombasa.codec.frames import check_stack, load_frame
from comptoir.games.mombasa.codec.soundness import flaw
from comptoir.games.mombasa.edition.loader import SEATS
from comptoir.games.mombasa.rules import census
from comptoir.games.mombasa.rules.box import Box
from comptoir.games.mombasa.rules.kinds import LEVELS
from comptoir.games.mombasa.rules.state import State, fresh

PLAIN: dict[str, Shape] = {
    "seats": int,
    "variable": bool,
    **dict.fromkeys(("round", "first", "next_first", "turn", "plus_slot"), int),
}
ROWS = (
    *("turns", "ended", "tracks", "display", "discard", "supply", "book_display", "book_coins"),
    *("buried", "taken", "tile_owner", "tile_up", "pounds", "markers", "placed", "diamonds"),
    *("jar", "tile", "region", "base", "opened", "ousted", "removed"),
)
GRIDS = ("pile", "hand", "area", "up", "books", "flipped", "position", "in_force", "dealt")
SHAPE: dict[str, Shape] = {
    **PLAIN,
    **{name: [int] for name in ROWS},
    **{name: [[int]] for name in GRIDS},
    "resting": [[[int]]],
    "stack": [dict],
}
FIELDS = (*PLAIN, *ROWS, *GRIDS, "resting")
ANY_LENGTH = {"taken": 0, "hand": 1, "dealt": 1, "resting": 2}
"""Lists of any length, and how deep they lie."""
MANY = 9999


def dump(state: State) -> Json:
    """All that makes the state; what follows from it (the open decisions) is left out."""
    return dump_state(state, FIELDS)


def load(box: Box, data: Json) -> State:
    """The state that was dumped. Raises CorruptState, naming what can't be."""
    expect(data, SHAPE)
    table: dict[str, Any] = items(data)
    if table["seats"] not in SEATS:
        raise CorruptState("state.seats", table["seats"], "2 to 4 seats")
    state = _fill(box, table)
    state.stack = [load_frame(state, item, number) for number, item in enumerate(table["stack"])]
    if found := flaw(state):
        raise CorruptState(*found)
    check_stack(state)
    if lost := census.lost(state):
        raise CorruptState("state", lost, "all that lies in the box, each once")
    _settle(state)
    return state.clone()  # whose lists are no longer than they need be


def _fill(box: Box, table: dict[str, Any]) -> State:
    """A state with the fields of the table, each within its bounds."""
    state = fresh(box, table["seats"], table["variable"])
    limits = _limits(state)
    for name in FIELDS:
        low, high = limits.get(name, (0, MANY))
        _check(f"state.{name}", table[name], getattr(state, name), ANY_LENGTH.get(name, NONE))
        _check_range(f"state.{name}", table[name], low, high)
        setattr(state, name, like(getattr(state, name), table[name]))
    return state


def _check(path: str, found: Any, like: Any, free: int) -> None:
    """As many entries as a fresh state has, but in lists of any length."""
    if not isinstance(found, list) or not free:
        return
    if len(found) != len(like):
        raise CorruptState(path, f"{len(found)} entries", f"{len(like)}")
    for number, inner in enumerate(found):
        _check(f"{path}[{number}]", inner, like[number], free - 1)


def _check_range(path: str, found: Any, low: int, high: int) -> None:
    if isinstance(found, list):
        for number, inner in enumerate(found):
            _check_range(f"{path}[{number}]", inner, low, high)
    elif not low <= found <= high:
        raise CorruptState(path, found, f"{low} to {high}")


def _limits(state: State) -> dict[str, tuple[int, int]]:
    """The least and the most that the numbers of a field can be; the others are counts."""
    box = state.box
    seat, card = (NONE, state.seats - 1), box.tile_card - 1
    return {
        "round": (0, box.edition.round_track.rounds),
        **dict.fromkeys(("first", "next_first", "turn", "tile_owner", "placed"), seat),
        **dict.fromkeys(("ended", "up", "tile_up", "flipped", "opened"), (0, 1)),
        **dict.fromkeys(("display", "area"), (NONE, card)),
        **dict.fromkeys(("hand", "resting"), (0, card)),
        **dict.fromkeys(("pile", "discard", "supply", "buried"), (0, MOST)),
        "plus_slot": (NONE, box.slots - 1),
        "tracks": (NONE, len(box.track_ids) - 1),
        "book_display": (NONE, box.tile_book - 1),
        "taken": (0, box.tile_book - 1),
        "books": (NONE, len(box.books) - 1),
        "jar": (NONE, box.book_spaces - 1),
        "diamonds": (0, len(box.diamond_value) - 1),
        "in_force": (0, LEVELS),
        "dealt": (0, len(box.tile_ids) - 1),
        "tile": (NONE, len(box.tile_ids) - 1),
        "region": (NONE, len(box.companies) - 1),
        "base": (0, box.base_rows),
    }


def _settle(state: State) -> None:
    """Make the open decisions again; a state that was dumped has nothing else to do."""
    before = dump(state)
    settle(state)
    if dump(state) != before or not all(decision.options for decision in state.open):
        raise CorruptState("state.stack", items(before)["stack"], "a question that is open")


def _held_by(state: State) -> tuple[Any, ...]:
    return load, (state.box, dump(state))


copyreg.pickle(State, _held_by)  # so that states can be sent to other processes, compiled or not
