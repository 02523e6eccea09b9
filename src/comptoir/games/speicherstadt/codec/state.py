"""A state as JSON and back, checked."""

import copyreg
from collections.abc import Callable
from typing import Any

from comptoir.core.codec import Shape, expect, fields, items
from comptoir.core.contract import Json
from comptoir.core.counts import MOST
from comptoir.core.dump import dump_state, like
from comptoir.core.errors import CorruptState
from comptoir.core.indexes import NONE
from comptoir.core.stack import Frame, settle
from comptoir.games.speicherstadt.edition.loader import SEATS
from comptoir.games.speicherstadt.rules import census
from comptoir.games.speicherstadt.rules.box import Box
from comptoir.games.speicherstadt.rules.phases.bidding import Bidding
from comptoir.games.speicherstadt.rules.phases.house import Keeping, Laying, Taking
from comptoir.games.speicherstadt.rules.phases.income import Income
from comptoir.games.speicherstadt.rules.phases.processing import Processing
from comptoir.games.speicherstadt.rules.phases.purchase import Purchase
from comptoir.games.speicherstadt.rules.phases.rounds import Rounds, StartPlayer
from comptoir.games.speicherstadt.rules.phases.supply import Loading, Supply
from comptoir.games.speicherstadt.rules.state import State, fresh

KINDS: tuple[Any, ...] = (
    *(StartPlayer, Rounds, Supply, Loading, Bidding, Purchase),
    *(Processing, Laying, Taking, Keeping, Income),
)
FRAMES = {kind.__name__: kind for kind in KINDS}

PLAIN: dict[str, Shape] = {"seats": int, "round": int, "start_player": int, "last": bool}
ROWS = ("removed", "discard", "bag", "stock", "offer", "coins", "score", "bought")
GRIDS = ("pile", "cargo", "queues", "cards", "delivered", "pool", "warehouse", "house")
SHAPE: dict[str, Shape] = {
    **PLAIN,
    **{name: [int] for name in ROWS},
    **{name: [[int]] for name in GRIDS},
    "stack": [dict],
}
FIELDS = (*PLAIN, *ROWS, *GRIDS)
MANY = 9999


def dump(state: State) -> Json:
    """All that makes the state; what follows from it (the open decisions) is left out."""
    return dump_state(state, FIELDS)


def load(box: Box, data: Json) -> State:
    """The state that was dumped. Raises CorruptState, naming what can't be."""
    expect(data, SHAPE)
    table: dict[str, Any] = items(data)
    if table["seats"] not in SEATS:
        raise CorruptState("state.seats", table["seats"], "2 to 5 seats")
    state = fresh(box, table["seats"])
    for name in FIELDS:
        _check(name, table[name], getattr(state, name))
        setattr(state, name, like(getattr(state, name), table[name]))
    _check_indexes(state)
    state.stack = [_load_frame(state, item, number) for number, item in enumerate(table["stack"])]
    if lost := census.lost(state):
        raise CorruptState("state", lost, "all that lies in the box, each once")
    settle(state)
    return state.clone()  # whose lists are no longer than they need be


def _check(name: str, found: Any, fresh: Any, most: int = MANY) -> None:
    """As many entries as a fresh state has, and counts that can be; indexes are checked apart."""
    if isinstance(found, list) and isinstance(fresh, list | bytes):
        if len(found) != len(fresh):
            raise CorruptState(f"state.{name}", f"{len(found)} entries", f"{len(fresh)}")
        most = MOST if isinstance(fresh, bytes) else MANY
        for number, (inner, known) in enumerate(zip(found, fresh, strict=True)):
            if name not in ("queues", "score", "offer"):
                _check(f"{name}[{number}]", inner, known, most)
    elif not 0 <= found <= most:
        raise CorruptState(f"state.{name}", found, f"0 to {most}")


def _check_indexes(state: State) -> None:
    """Seats and cards that there are, and scores that can be: they go below 0."""
    if state.start_player >= state.seats:
        raise CorruptState("state.start_player", state.start_player, "a seat that plays")
    for space, queue in enumerate(state.queues):
        for seat in queue:
            if seat not in range(state.seats):
                raise CorruptState(f"state.queues[{space}]", seat, "a seat that plays")
    for space, card in enumerate(state.offer):
        if card not in range(NONE, len(state.box.cards)):
            raise CorruptState(f"state.offer[{space}]", card, "a card")
    for seat, score in enumerate(state.score):
        if abs(score) > MANY:
            raise CorruptState(f"state.score[{seat}]", score, f"-{MANY} to {MANY}")


def _load_frame(state: State, item: dict[str, Any], number: int) -> Frame:
    """A frame by its name, its fields within bounds."""
    path = f"state.stack[{number}]"
    kind = FRAMES.get(str(item.get("frame")))
    if kind is None:
        raise CorruptState(f"{path}.frame", item.get("frame"), f"one of {', '.join(FRAMES)}")
    values = {key: value for key, value in item.items() if key != "frame"}
    expect(values, {name: BOUNDS[name][0] for name in fields(kind)}, path)
    for name, value in values.items():
        most = BOUNDS[name][1](state)
        if not 0 <= value <= most:
            raise CorruptState(f"{path}.{name}", value, f"0 to {most}")
    frame: Frame = kind(**values)
    return frame


BOUNDS: dict[str, tuple[type[int] | type[bool], Callable[[State], int]]] = {
    "seat": (int, lambda state: state.seats - 1),
    "turn": (int, lambda state: state.seats * state.box.edition.merchants),
    "space": (int, lambda state: len(state.offer)),
    "left": (int, lambda state: state.box.edition.exchange_give),
    "lowest": (int, lambda state: len(state.box.goods) - 1),
    "exchange": (bool, lambda _: 1),
}
"""The type of each field of a frame, and the most it can be."""


def _held_by(state: State) -> tuple[Any, ...]:
    return load, (state.box, dump(state))


copyreg.pickle(State, _held_by)  # so that states can be sent to other processes, compiled or not
