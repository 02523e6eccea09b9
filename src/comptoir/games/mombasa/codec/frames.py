"""Frames out of JSON, each within its bounds and on top of one that can bear it."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from comptoir.core.codec import Shape, expect, fields
from comptoir.core.dump import dump_frame
from comptoir.core.errors import CorruptState
from comptoir.core.indexes import NONE
from comptoir.core.stack import Frame
from comptoir.games.mombasa.rules.area import units
from comptoir.games.mombasa.rules.kinds import (
    BOOKS_AND_DIAMONDS,
    EXTRA,
    MAJORITY,
    SELL,
    SELL_DEAR,
    SHARE,
    SPACES,
    TILE,
)
from comptoir.games.mombasa.rules.phases.bookkeeper import MovingJar
from comptoir.games.mombasa.rules.phases.bookkeeping import NamingBook, Placing, Points
from comptoir.games.mombasa.rules.phases.displays import FillingBooks, FillingCards
from comptoir.games.mombasa.rules.phases.ending import PickingUp
from comptoir.games.mombasa.rules.phases.expansion import ChoosingCompany, Entering, TakingPost
from comptoir.games.mombasa.rules.phases.goods import (
    Stepping,
    UsingGoods,
    discount,
    goods_cards,
    goods_slot,
    may_mix,
    price,
)
from comptoir.games.mombasa.rules.phases.markers import Buying, ChoosingReward, Selling, extra
from comptoir.games.mombasa.rules.phases.planning import Planning, slots
from comptoir.games.mombasa.rules.phases.posts import Removing, Returning
from comptoir.games.mombasa.rules.phases.preparation import Preparation
from comptoir.games.mombasa.rules.phases.rounds import Rounds
from comptoir.games.mombasa.rules.phases.setup import (
    TILES_DEALT,
    DealingTiles,
    DrawingLots,
    KeepingTiles,
    LayingResting,
    LayingTracks,
    Setup,
    StartingBonuses,
)
from comptoir.games.mombasa.rules.phases.tracks import Advancing, ChoosingTracks
from comptoir.games.mombasa.rules.phases.turn import ActionPhase, Turn
from comptoir.games.mombasa.rules.secrets import resting_cards
from comptoir.games.mombasa.rules.state import State

REWARDS = (Points, Removing, Advancing)
ABOVE: dict[Any, tuple[Any, ...]] = {
    None: (Setup, Rounds),
    Setup: (
        *(LayingTracks, DrawingLots, FillingCards, FillingBooks),
        *(DealingTiles, KeepingTiles, LayingResting, StartingBonuses),
    ),
    StartingBonuses: (ChoosingTracks,),
    Rounds: (Planning, ActionPhase, Preparation),
    Preparation: (FillingCards,),
    ActionPhase: (
        *(Turn, UsingGoods, Stepping, ChoosingCompany, Entering, Returning, MovingJar, *REWARDS),
        *(ChoosingTracks, ChoosingReward, Buying, Selling, PickingUp),
        *(Placing, NamingBook, FillingBooks),
    ),
    Entering: (TakingPost,),
    Returning: REWARDS,
    Points: REWARDS,
    Removing: (Points,),
    Advancing: (Points, Removing),
    ChoosingTracks: (Advancing,),
}
"""What may lie on top of each kind of frame; None is the bottom."""
FRAMES: dict[str, Any] = {kind.__name__: kind for kinds in ABOVE.values() for kind in kinds}
SETUP_STEPS: dict[Any, int] = {
    LayingTracks: 1,
    DrawingLots: 2,
    FillingCards: 3,
    FillingBooks: 4,
    **dict.fromkeys((DealingTiles, KeepingTiles, LayingResting), 5),
    StartingBonuses: 6,
}
"""How far setup is while one of its frames asks."""
PHASES: dict[Any, int] = {Planning: 1, ActionPhase: 2, Preparation: 0}
"""The phase that comes after the one under way."""
FLAGS = ("bound", "flip", "moved", "opens")
LISTS = ("filled", "kept", "entered")
TABLES = ("laid", "plans")
MANY = 99


def load_frame(state: State, item: dict[str, Any], number: int) -> Frame:
    """A frame by its name, its fields within bounds."""
    path = f"state.stack[{number}]"
    kind = FRAMES.get(str(item.get("frame")))
    if kind is None:
        raise CorruptState(f"{path}.frame", item.get("frame"), f"one of {', '.join(FRAMES)}")
    values = {key: value for key, value in item.items() if key != "frame"}
    expect(values, {name: _shape(kind, name) for name in fields(kind)}, path)
    limits = _limits(state)
    for name, value in values.items():
        low, high = limits.get(name, (0, MANY))
        values[name] = _checked(f"{path}.{name}", value, low, high)
    frame: Frame = kind(**values)
    return frame


def _shape(kind: Any, name: str) -> Shape:
    if name in FLAGS:
        return bool
    if name in TABLES:
        return [[int]]
    return [int] if name in LISTS or (name == "steps" and kind is ChoosingTracks) else int


def _checked(path: str, value: Any, low: int, high: int) -> Any:
    """The value, its lists as tuples."""
    if isinstance(value, list):
        numbered = enumerate(value)
        return tuple(_checked(f"{path}[{number}]", item, low, high) for number, item in numbered)
    if not low <= value <= high:
        raise CorruptState(path, value, f"{low} to {high}")
    return value


def _limits(state: State) -> dict[str, tuple[int, int]]:
    """The least and the most that the numbers of a field can be; the others are amounts."""
    box = state.box
    return {
        "seat": (0, state.seats - 1),
        "turn": (1, state.seats),
        "company": (0, len(box.companies) - 1),
        **dict.fromkeys(("region", "entered"), (0, len(box.regions) - 1)),
        "space": (0, len(SPACES) - 1),
        "filled": (0, box.book_spaces - 1),
        "book": (NONE, box.tile_book - 1),
        "kept": (NONE, len(box.tile_ids) - 1),
        "laid": (0, box.tile_card - 1),
        "plans": (NONE, box.tile_card - 1),
        "last": (0, 2 * box.tile_card - 1),
        "kinds": (1, 7),
    }


def check_stack(state: State) -> None:
    """Each frame lies on one that asks for it, and all speak of the same turn."""
    below: Any = None
    for number, frame in enumerate(state.stack):
        path, kind = f"state.stack[{number}]", type(frame)
        if kind not in ABOVE.get(None if below is None else type(below), ()):
            raise CorruptState(f"{path}.frame", kind.__name__, "one that fits the frame below")
        if not _in_order(state, below, frame):
            raise CorruptState(path, dump_frame(frame), "what the frame below asks for")
        check = CHECKS.get(kind)
        if check is not None and not check(state, frame):
            raise CorruptState(path, dump_frame(frame), "what the state allows")
        below = frame


def _in_order(state: State, below: Any, frame: Any) -> bool:
    """The frame below has come as far as it must, and whose turn it is is agreed."""
    kind = type(frame)
    if isinstance(below, Setup):
        return below.step == SETUP_STEPS[kind]
    if isinstance(below, Rounds):
        return below.phase == PHASES[kind]
    if isinstance(below, StartingBonuses):
        return bool(frame.seat == state.clockwise(below.turn - 1))
    if isinstance(below, ActionPhase):
        return bool(getattr(frame, "seat", state.turn) == state.turn != NONE)
    if isinstance(below, Entering):
        entered = (frame.seat, frame.company, frame.region)
        return entered == (below.seat, below.company, *below.entered[-1:])
    return bool(below is None or getattr(frame, "seat", NONE) == getattr(below, "seat", NONE))


def _planning(state: State, frame: Planning) -> bool:
    """M3.1, M3.5: cards of the hand that may be laid, not more than there are slots."""
    if len(frame.plans) != state.seats:
        return False
    for seat, plan in enumerate(frame.plans):
        hand = Counter(card for card in state.hand[seat] if state.box.kind[card] != SHARE)
        laid = Counter(card for card in plan if card != NONE)
        if len(plan) > len(slots(state, seat)) or laid - hand:
            return False
    return True


def _laying_resting(state: State, frame: LayingResting) -> bool:
    """M1.16: cards that the tile names."""
    if len(frame.laid) != state.seats or NONE in state.tile:
        return False
    named = [Counter(resting_cards(state, seat)) for seat in range(state.seats)]
    return not any(Counter(laid) - named[seat] for seat, laid in enumerate(frame.laid))


def _keeping_tiles(state: State, frame: KeepingTiles) -> bool:
    """M1.14: one of the tiles dealt."""
    if len(frame.kept) != state.seats or {*map(len, state.dealt)} != {TILES_DEALT}:
        return False
    return all(tile in (NONE, *state.dealt[seat]) for seat, tile in enumerate(frame.kept))


def _choosing_tracks(state: State, frame: ChoosingTracks) -> bool:
    """M12.12: no more tracks than have steps."""
    there = sum(steps > 0 for steps in frame.steps)
    return len(frame.steps) == len(state.tracks) and frame.picks <= there


def _choosing_reward(state: State, frame: ChoosingReward) -> bool:
    """M10.5, M12.B: a majority space, or an extra space with rewards to choose from."""
    if frame.space >= EXTRA:
        return extra(state, frame.space)[0] == BOOKS_AND_DIAMONDS
    return MAJORITY <= frame.space < TILE


def _selling(state: State, frame: Selling) -> bool:
    """M10.4, M12.B: a space for selling."""
    if frame.space >= EXTRA:
        return extra(state, frame.space)[0] == SELL_DEAR
    return frame.space == SELL


def _placing(state: State, frame: Placing) -> bool:
    """M7.8: a book that was taken."""
    return frame.book in (NONE, *state.taken)


def _using_goods(state: State, frame: UsingGoods) -> bool:
    """M5.12: mixed goods must lead to a card, with those that may still be named."""
    seat = frame.seat
    if frame.kinds & (frame.kinds - 1) == 0:
        return True
    later = [card for card in goods_cards(state, seat) if 2 * card.card + card.plus >= frame.last]
    slots_left = {goods_slot(state, seat, card.card, card.plus) for card in later}
    most = frame.units + sum(units(state, seat, slot) for slot in slots_left)
    off = discount(state, seat, frame.kinds)
    shown = [space for space, card in enumerate(state.display) if card != NONE]
    return may_mix(state, seat) and any(price(state, space, off) <= most for space in shown)


CHECKS: dict[Any, Callable[[State, Any], bool]] = {
    Planning: _planning,
    LayingResting: _laying_resting,
    KeepingTiles: _keeping_tiles,
    ChoosingTracks: _choosing_tracks,
    ChoosingReward: _choosing_reward,
    Selling: _selling,
    Placing: _placing,
    UsingGoods: _using_goods,
}
