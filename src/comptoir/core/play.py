# Compiled by mypyc.
"""Drivers of any game: a checked step, replay of a log, play to the end, and perft."""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import TypeAlias, TypeVar

from comptoir.core.contract import Action, Decision, Driven, Event, Game, Seat, Value
from comptoir.core.errors import ComptoirError, CorruptLog, IllegalAction

S = TypeVar("S")
Chooser: TypeAlias = Callable[[Decision, Random], Action]
Line: TypeAlias = tuple[Seat, str]
"""A choice as a log has it: who, and the notation."""


def check(game: Game[S], state: S, seat: Seat, action: Action) -> None:
    """Raise IllegalAction, with the reason, unless the action is an option of the seat."""
    refusal = game.explain(state, seat, action)
    if refusal is not None:
        raise IllegalAction(seat, action.text, refusal)


def step(game: Game[S], state: S, seat: Seat, action: Action) -> tuple[S, tuple[Event, ...]]:
    """The state after a choice, and what happened. Checked; the given state is not touched."""
    check(game, state, seat, action)
    after = game.clone(state)
    return after, game.apply(after, seat, action)


def replay(game: Game[S], seats: int, options: Mapping[str, Value], lines: Iterable[Line]) -> S:
    """The state after a whole log. Raises CorruptLog with the number of the first bad line."""
    state = game.start(seats, options)
    for number, (seat, text) in enumerate(lines, 1):
        try:
            action = game.parse(text)
            check(game, state, seat, action)
        except ComptoirError as error:
            raise CorruptLog(f"Line {number} of the log can't be played: {error}") from error
        game.apply(state, seat, action, listen=False)
    return state


def uniform(decision: Decision, rng: Random) -> Action:
    """Any option, each as likely; for CHANCE by weight."""
    return _drawn(decision, rng.random())


def weighted(decision: Decision, rng: Random) -> Action:
    """An option drawn by its weight."""
    return _drawn_by_weight(decision, rng.random())


def _drawn(decision: Decision, luck: float) -> Action:
    """The option that a number from 0 to below 1 stands for."""
    if decision.weights:
        return _drawn_by_weight(decision, luck)
    options = decision.options
    return options[int(luck * float(len(options)))]


def _drawn_by_weight(decision: Decision, luck: float) -> Action:
    weights = decision.weights
    whole = 0
    for weight in weights:
        whole += weight
    rest, index = int(luck * float(whole)), -1
    while rest >= 0:
        index += 1
        rest -= weights[index]
    return decision.options[index]


def playout(game: Game[S], state: S, rng: Random, choose: Chooser | None = None) -> int:
    """Play to the end, in place, at random or as chosen; the number of choices made."""
    if choose is None and isinstance(game, Driven):
        return _driven(game, state, rng.random)
    ask, apply = game.decisions, game.apply
    pick, count = uniform if choose is None else choose, 0
    while decisions := ask(state):
        decision = decisions[0]
        apply(state, decision.seat, pick(decision, rng), listen=False)
        count += 1
    return count


def _driven(game: Driven, state: object, random: Callable[[], float]) -> int:
    """The same at random, by direct calls."""
    count = 0
    while decisions := game.decisions(state):
        decision = decisions[0]
        game.apply(state, decision.seat, _drawn(decision, random()), listen=False)
        count += 1
    return count


def perft(game: Game[S], state: S, depth: int) -> int:
    """How many ways there are to make the next `depth` choices, chance included."""
    if depth == 0:
        return 1
    count = 0
    for decision in game.decisions(state)[:1]:
        for option in decision.options:
            after = game.clone(state)
            game.apply(after, decision.seat, option, listen=False)
            count += perft(game, after, depth - 1)
    return count
