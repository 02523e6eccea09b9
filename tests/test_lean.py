"""What keeps the engine fast, seen without a clock: sharing, size, and no words for nobody."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from comptoir.core import Action, Decision, Game
from comptoir.core.play import playout, uniform
from comptoir.games import GAMES, load
from comptoir.lab.bench import subject, weigh

KILOBYTE = 1000
MADE_ONCE = {
    "mombasa": {"plan", "step", "advance", "deck", "choose"},
    "speicherstadt": set[str](),
}
"""Questions whose options are kept in tables, so that equal ones are the same."""

each_game = pytest.mark.parametrize("key", GAMES)


def asked(game: Game[Any], seats: int, seed: int) -> Iterator[Decision]:
    """All that is asked in a game of random choices."""
    state, rng = game.start(seats, {}), Random(seed)
    while decisions := game.decisions(state):
        yield from decisions
        game.apply(state, decisions[0].seat, uniform(decisions[0], rng), listen=False)


@each_game
def test_every_option_is_one_of_the_actions_made_once(key: str) -> None:
    game = load(key)
    known = {id(action) for action in game.actions}
    for decision in asked(game, game.seats[-1], seed=1):
        assert {id(option) for option in decision.options} <= known


@each_game
def test_options_in_tables_are_shared(key: str) -> None:
    game = load(key)
    kinds = {f"{key}.{kind}" for kind in MADE_ONCE[key]}
    met: dict[tuple[Action, ...], int] = {}
    seen = set()
    for seed in range(6):
        for decision in asked(game, game.seats[-1], seed):
            if decision.kind in kinds:
                seen.add(decision.kind)
                options = decision.options
                assert met.setdefault(options, id(options)) == id(options)
    assert seen == kinds


@each_game
def test_a_state_is_small(key: str) -> None:
    game = load(key)
    for seats in game.seats:
        assert weigh(subject(game, seats).clone) < 10 * KILOBYTE


@each_game
def test_a_state_that_shares_with_no_other_is_hardly_larger(key: str) -> None:
    game = load(key)
    for seats in game.seats:
        clone = subject(game, seats).clone
        again = partial(game.load, game.dump(clone()))
        assert weigh(again) < weigh(clone) + 1.5 * KILOBYTE


@each_game
def test_nothing_is_told_when_nobody_listens(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(*_: object, **__: object) -> None:
        raise AssertionError("an event was built for nobody")

    game = load(key)
    monkeypatch.setattr(f"comptoir.games.{key}.state.Event", tell)
    assert playout(game, game.start(game.seats[-1], {}), Random(1)) > 100
