"""Short ways to put a toy table where a test wants it."""

from random import Random

import pytest

from comptoir.core import CHANCE, IllegalAction, Seat, Value
from comptoir.core.play import uniform
from comptoir.table import Table
from tests.table.toy import State, Toy

A, B, C = Seat(0), Seat(1), Seat(2)


def table(seats: int = 2, **options: Value) -> Table[State]:
    """A table before its first choice."""
    return Table(Toy(), seats, options, every=3)


def play(at: Table[State], *lines: str) -> Table[State]:
    """Make choices: `0 plan 3`, `* draw 1`."""
    for line in lines:
        seat, _, text = line.partition(" ")
        at.choose(CHANCE if seat == "*" else Seat(int(seat)), text)
    return at


def lines(at: Table[State]) -> list[str]:
    """The log in the same way."""
    return [f"{'*' if e.seat == CHANCE else e.seat} {e.text}" for e in at.log]


def planning(seats: int = 2, **options: Value) -> Table[State]:
    """Everybody is about to plan."""
    return play(table(seats, **options), "* draw 1")


def turns(seats: int = 2, **options: Value) -> Table[State]:
    """The first seat is about to begin its turn."""
    at = planning(seats, **options)
    for seat in reversed(range(seats)):
        play(at, f"{seat} plan 1", f"{seat} plan 2")
    return at


def play_on(at: Table[State], rng: Random, steps: int) -> Table[State]:
    """Make up to that many random choices, of any seat that is asked."""
    for _ in range(steps):
        if at.decisions:
            decision = rng.choice(at.decisions)
            at.choose(decision.seat, uniform(decision, rng))
    return at


def refused(call: "pytest.ExceptionInfo[IllegalAction]") -> tuple[str, dict[str, Value]]:
    """The kind and the arguments of a refusal."""
    refusal = call.value.refusal
    return refusal.kind, dict(refusal.args)
