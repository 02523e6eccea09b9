"""A state as JSON and back, checked."""

from typing import Any

from comptoir.core import CorruptState, Json
from comptoir.core.codec import Shape, expect, items
from comptoir.core.dump import dump_fields
from comptoir.core.indexes import NONE
from comptoir.core.stack import settle
from unclaimed.about import ABOUT
from unclaimed.box import Box
from unclaimed.phases import FRAMES
from unclaimed.state import FIELDS, GRIDS, LISTS, NUMBERS, State

SHAPE: Shape = {
    **dict.fromkeys(NUMBERS, int),
    **{name: [int] for name in LISTS},
    **{name: [[int]] for name in GRIDS},
    "stack": [str],
}


def dump(state: State) -> Json:
    """All that makes the state; what follows from it (the open questions) is left out."""
    return {
        **dump_fields(state, FIELDS),
        "stack": [type(frame).__name__ for frame in state.stack],
    }


def load(box: Box, data: Json) -> State:
    """The state that was dumped. Raises CorruptState, naming what can't be."""
    expect(data, SHAPE)
    table: dict[str, Any] = items(data)
    if table["seats"] not in ABOUT.seats:
        raise CorruptState("state.seats", table["seats"], "2 to 4 seats")
    state = State(box, table["seats"], table["rounds"])
    _check_lengths(state, table)
    for name in FIELDS:
        setattr(state, name, table[name])
    _check_ranges(state)
    _check_crates(state)
    _check_question(state, table["stack"])
    state = state.clone()
    state.stack = [FRAMES[name]() for name in table["stack"]]
    settle(state)
    return state


def _check_lengths(fresh: State, table: dict[str, Any]) -> None:
    """As many entries as a fresh state has; a lot grows and goes."""
    for name in (*LISTS, *GRIDS):
        expected = len(getattr(fresh, name))
        if name != "lot" and len(table[name]) != expected:
            raise CorruptState(f"state.{name}", table[name], f"{expected} entries")
    for row in table["crates"]:
        if len(row) != len(fresh.store):
            raise CorruptState("state.crates", row, f"{len(fresh.store)} entries")


def _check_ranges(state: State) -> None:
    edition, goods = state.box.edition, len(state.box.edition.goods)
    if state.rounds not in (edition.rounds, edition.long):
        raise CorruptState("state.rounds", state.rounds, f"{edition.rounds} or {edition.long}")
    ranges: dict[str, tuple[list[int], int, int]] = {
        "round": ([state.round], 0, state.rounds),
        "buyer": ([state.buyer], NONE, state.seats - 1),
        "lot": (state.lot, 0, goods - 1),
        "coins": (state.coins, 0, edition.most_coins),
        "commissions": (state.commissions, NONE, goods - 1),
        "crates": ([n for row in (state.store, state.gone, *state.crates) for n in row], 0, 99),
    }
    for name, (values, low, high) in ranges.items():
        if not all(low <= value <= high for value in values):
            raise CorruptState(f"state.{name}", values, f"numbers from {low} to {high}")
    for bid, coins in zip(state.bids, state.coins, strict=True):
        if not NONE <= bid <= coins:
            raise CorruptState("state.bids", bid, f"a number up to {coins}")


def _check_crates(state: State) -> None:
    if problem := lost(state):
        raise CorruptState("state.store", problem, "every crate of the box, each once")


def lost(state: State) -> str:
    """Which crates are not where they belong; nothing if all are."""
    for good, name in enumerate(state.box.edition.goods):
        held = [row[good] for row in (state.store, state.gone, *state.crates)]
        if sum(held) + state.lot.count(good) != state.box.edition.crates:
            return f"{name}: {sum(held)} and {state.lot.count(good)} in the lot"
    drawn = sum(state.box.edition.crates - count for count in state.store)
    if drawn != (state.round - bool(state.lot)) * state.box.edition.lot + max(len(state.lot), 0):
        return f"{drawn} drawn in {state.round} rounds"
    return ""


def _check_question(state: State, stack: list[str]) -> None:
    """What lies where fits the question that is open."""
    frame = stack[-1] if stack else ""
    dealt = [good for good in state.commissions if good != NONE]
    full = len(state.lot) == state.box.edition.lot
    fits = {
        "stack": len(stack) < 2 and frame in ("", *FRAMES),
        "commissions": len(set(dealt)) == len(dealt)
        and NONE not in state.commissions[: len(dealt)]
        and (len(dealt) < state.seats) == (frame == "Commissions"),
        "round": frame not in ("", "Commissions") or state.round == (0 if frame else state.rounds),
        "lot": full == (frame in ("Bids", "Crates")) and (bool(frame) or not state.lot),
        "rounds": frame != "Lot" or bool(state.lot) or state.round < state.rounds,
        "bids": set(state.bids) == {NONE} or (frame == "Bids" and NONE in state.bids),
        "buyer": (state.buyer != NONE) == (frame == "Crates"),
    }
    for name, fit in fits.items():
        if not fit:
            raise CorruptState(f"state.{name}", frame, "a question that fits the rest")
