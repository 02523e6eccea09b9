"""What keeps the engine fast, seen without a clock: sharing, size, and no words for nobody."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import partial
from importlib.metadata import packages_distributions
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir.core import Action, Decision, Game
from comptoir.core.play import playout, uniform
from comptoir.games import GAMES, load
from comptoir.lab.bench import subject, weigh

pytestmark = pytest.mark.no_cover

ROOT = Path(__file__).parents[1]
KILOBYTE = 1000
MADE_ONCE = {
    "mombasa": {"plan", "step", "advance", "deck", "choose"},
    "speicherstadt": set[str](),
}
"""Questions whose options are kept in tables, so that equal ones are the same."""

COMMANDS = "from comptoir.cli.app import COMMANDS, loaded; [*map(loaded, COMMANDS.values())]"
"""Loads the program with all its commands."""
LEARNING = "import comptoir.study.chances, comptoir.study.residual, openskill"
"""Loads what `comptoir train` learns and plays matches with."""

each_game = pytest.mark.parametrize("key", GAMES)


def asked(game: Game[Any], seats: int, seed: int) -> Iterator[Decision]:
    """All that is asked in a game of random choices."""
    state, rng = game.start(seats, {}), Random(seed)
    while decisions := game.decisions(state):
        yield from decisions
        game.apply(state, decisions[0].seat, uniform(decisions[0], rng), listen=False)


def test_the_program_leaves_out_what_tests_games() -> None:
    program = f"import sys, comptoir.server.app; {COMMANDS}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert b"comptoir.cli.bench_soak" in done.stdout
    assert b"comptoir.testing" not in done.stdout


@pytest.mark.parametrize(
    ("program", "extras"),
    [(COMMANDS, ()), ("import comptoir.server.app", ("server",)), (LEARNING, ("train",))],
)
def test_the_program_starts_without_the_packages_of_other_extras(
    program: str, extras: tuple[str, ...]
) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    offered = project["optional-dependencies"]
    own = [*project["dependencies"], *(line for extra in extras for line in offered[extra])]
    for extra in re.findall(r"comptoir\[(\w+)\]", " ".join(own)):  # one that others consist of
        own += offered[extra]
    others = {name for lines in offered.values() for name in map(package, lines)}
    foreign = others - {"comptoir"} - set(map(package, own))
    missing = {name for name, found in packages_distributions().items() if {*found} <= foreign}
    without = f"import sys; sys.modules.update(dict.fromkeys({missing})); {program}"
    assert "gymnasium" in missing
    assert ("numpy" in missing) == ("train" not in extras)
    subprocess.run([sys.executable, "-c", without], check=True)


def test_a_command_does_not_wait_for_the_others() -> None:
    program = "import sys, comptoir.cli.app; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert b"comptoir.cli.app" in done.stdout
    for other in (b"asyncio", b"comptoir.cli.play", b"comptoir.study", b"rich.progress"):
        assert other not in done.stdout.split()


def package(requirement: str) -> str:
    """The name of the package that a requirement is about."""
    return re.split(r"[<>=;\[ ]", requirement)[0]


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
def test_a_state_that_shares_with_no_other_is_small_too(key: str) -> None:
    game = load(key)
    for seats in game.seats:
        clone = subject(game, seats).clone
        again = partial(game.load, game.dump(clone()))
        assert weigh(again) < 11 * KILOBYTE


@each_game
def test_nothing_is_told_when_nobody_listens(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(*_: object, **__: object) -> None:
        raise AssertionError("an event was built for nobody")

    game = load(key)
    monkeypatch.setattr("comptoir.core.telling.Event", tell)
    assert playout(game, game.start(game.seats[-1], {}), Random(1)) > 100
