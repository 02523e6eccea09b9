# Compiled by mypyc.
"""What seats have chosen face down: who is done, what a seat may see of its own, other worlds.

M1.14, M1.20, M3.6: it is in the frame that asks for it, and the others see only who is done.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from comptoir.core.contract import Seat
from comptoir.core.indexes import NONE
from comptoir.core.rows import put_row
from comptoir.core.stack import settle
from comptoir.games.mombasa.rules.kinds import SHARE
from comptoir.games.mombasa.rules.phases.planning import Planning, slots
from comptoir.games.mombasa.rules.phases.setup import DealingTiles, KeepingTiles, LayingResting
from comptoir.games.mombasa.rules.state import State

T = TypeVar("T")


def done(state: State, seat: int) -> bool | None:
    """Whether the seat has made its secret choice; None when there is none to make."""
    frame = _top(state)
    if isinstance(frame, Planning):
        return len(frame.plans[seat]) == len(slots(state, seat))
    if isinstance(frame, KeepingTiles):
        return frame.kept[seat] != NONE
    if isinstance(frame, LayingResting):
        return len(frame.laid[seat]) == len(resting_cards(state, seat))
    return None


def face_down(state: State, seat: int) -> dict[int, int]:
    """By slot: the cards that a seat has planned, or laid to rest, face down."""
    frame = _top(state)
    laid: tuple[int, ...] = ()
    if isinstance(frame, Planning):
        laid = frame.plans[seat]
    elif isinstance(frame, LayingResting):
        laid = frame.laid[seat]
    own = slots(state, seat)
    return {own[number]: card for number, card in enumerate(laid) if card != NONE}


def kept_tile(state: State, seat: int) -> int:
    """M1.14: the starting tile that a seat has chosen in secret."""
    frame = _top(state)
    return frame.kept[seat] if isinstance(frame, KeepingTiles) else NONE


def _top(state: State) -> object:
    """The frame in charge."""
    return state.stack[-1] if state.stack else None


def resting_cards(state: State, seat: int) -> list[int]:
    """M1.16: the cards that the starting tile names."""
    box = state.box
    tile = box.edition.starting_tiles[state.tile[seat]]
    return [box.starting_cards[place] for place in tile.rest]


def determinize(state: State, seat: Seat | None, rng: Random) -> State:
    """A world that the seat considers possible: what others chose face down is drawn afresh.

    All else is open (M15.3), and the order of stack and supplies does not exist.
    """
    world = state.clone()
    others = [other for other in range(state.seats) if other != seat]
    frame, stack = _top(world), world.stack
    if isinstance(frame, Planning):
        drawn = {other: _plan(world, other, rng) for other in others}
        stack[-1] = Planning(_replaced(frame.plans, drawn))
    elif isinstance(frame, LayingResting):
        drawn = {other: _laid(world, other, rng) for other in others}
        stack[-1] = LayingResting(_replaced(frame.laid, drawn))
    elif isinstance(frame, DealingTiles | KeepingTiles):
        _deal_anew(world, others, rng)
        if isinstance(frame, KeepingTiles):
            tiles = {
                other: rng.choice(world.dealt[other]) for other in others if done(state, other)
            }
            stack[-1] = KeepingTiles(_replaced(frame.kept, tiles))
    else:
        return world
    settle(world)
    return world


def _replaced(secrets: tuple[T, ...], drawn: dict[int, T]) -> tuple[T, ...]:
    return tuple(drawn.get(seat, secret) for seat, secret in enumerate(secrets))


def _plan(state: State, seat: int, rng: Random) -> tuple[int, ...]:
    """M3.6: any plan of a seat that is done; else any part of one, with a card left to lay."""
    finished, most = done(state, seat), len(slots(state, seat))
    left = [card for card in state.hand[seat] if state.box.kind[card] != SHARE]
    plan: list[int] = []
    for _ in range(most if finished else rng.randrange(most)):
        drawn = rng.randrange(len(left) + 1)
        empty = drawn == len(left) or (len(left) == 1 and not finished)
        plan.append(NONE if empty else left.pop(drawn))
    return tuple(plan)


def _laid(state: State, seat: int, rng: Random) -> tuple[int, ...]:
    """M1.20: any order of the cards, as far as the seat can be with a choice left."""
    cards = resting_cards(state, seat)
    rng.shuffle(cards)
    if done(state, seat):
        return tuple(cards)
    length = rng.randrange(len(cards))
    while len(set(cards[length:])) == 1:
        length -= 1
    return tuple(cards[:length])


def _deal_anew(state: State, others: Sequence[int], rng: Random) -> None:
    """M1.14, M1.21: the others may have any tiles that the seat has not seen."""
    seen = [tile for seat, dealt in enumerate(state.dealt) if seat not in others for tile in dealt]
    unseen = [tile for tile in range(len(state.box.tile_ids)) if tile not in seen]
    rng.shuffle(unseen)
    for other in others:
        dealt = sorted(unseen.pop() for _ in state.dealt[other])
        state.dealt = put_row(state.dealt, other, dealt)
