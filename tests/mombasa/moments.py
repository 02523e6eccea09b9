"""Moments of random games, found by what is asked there."""

from collections.abc import Callable
from functools import cache
from random import Random

from comptoir.core import Seat
from comptoir.core.play import check, uniform
from comptoir.games.mombasa.game import Mombasa
from comptoir.games.mombasa.rules.state import State

SHY = ("end", "stop", "leave", "pounds", "no_card")
"""What ends things: chosen only the second time it comes up."""


@cache
def mombasa() -> Mombasa:
    return Mombasa()


def always(_: State) -> bool:
    return True


def moment(
    frame: str,
    when: Callable[[State], bool] = always,
    *,
    seats: int = 3,
    setup: str = "variable",
) -> State:
    """A state at rest whose top frame has this name and for which the condition holds.

    It shares nothing with others, so that a test may change it in place.
    """
    return mombasa().load(mombasa().dump(_found(frame, when, seats, setup)))


@cache
def _found(frame: str, when: Callable[[State], bool], seats: int, setup: str) -> State:
    game = mombasa()
    for seed in range(300):
        rng = Random(seed)
        state = game.start(seats, {"setup": setup})
        while game.decisions(state):
            if type(state.stack[-1]).__name__ == frame and when(state):
                return state
            advance(state, rng)
    raise AssertionError(f"no {frame} in 300 games")


def advance(state: State, rng: Random) -> None:
    """One choice of anybody, mostly one that goes on."""
    decision = rng.choice(mombasa().decisions(state))
    action = uniform(decision, rng)
    if action.text in SHY:
        action = uniform(decision, rng)
    mombasa().apply(state, decision.seat, action, listen=False)


def the_end(seats: int = 2) -> State:
    """A game that is over."""
    game, rng = mombasa(), Random(1)
    state = game.start(seats, {})
    while game.decisions(state):
        advance(state, rng)
    return state


def choose(state: State, seat: int, text: str) -> None:
    """Make a choice by its notation, checked."""
    game, action = mombasa(), mombasa().parse(text)
    check(game, state, Seat(seat), action)
    game.apply(state, Seat(seat), action, listen=False)
