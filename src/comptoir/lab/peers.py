"""Other engines to measure ourselves by, as far as they are installed (`comptoir[peers]`).

They play through Python, as ours do: Catanatron (Settlers of Catan) with its random players, and
games of OpenSpiel, whose states are C++.
"""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from comptoir.lab.bench import Subject

CATANATRON = ("catanatron", "catanatron")
OPEN_SPIEL = ("open_spiel", "pyspiel")
"""The names of the package and of its module."""
OPEN_SPIEL_GAMES = ("hearts", "gin_rummy", "backgammon")
HALF_A_CATAN_GAME = 300
"""About as many choices."""


def peers() -> tuple[list[Subject], list[str]]:
    """All that are installed, and the packages that are not."""
    found: list[Subject] = []
    missing = [package for package, module in (CATANATRON, OPEN_SPIEL) if not find_spec(module)]
    if CATANATRON[0] not in missing:
        found.append(catanatron(import_module(CATANATRON[1])))
    if OPEN_SPIEL[0] not in missing:
        module = import_module(OPEN_SPIEL[1])
        found += [open_spiel(module, name) for name in OPEN_SPIEL_GAMES]
    return found, missing


def catanatron(module: Any) -> Subject:
    """Catanatron with four random players."""
    colours = list(module.Color)[:4]
    limit: int = import_module("catanatron.game").TURNS_LIMIT

    def new() -> Any:
        return module.Game([module.RandomPlayer(colour) for colour in colours])

    def play() -> int:
        game, count = new(), 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            count += 1
        return count

    middle = new()
    for _ in range(HALF_A_CATAN_GAME):
        middle.play_tick()
    return Subject("catanatron", len(colours), play, middle.copy)


def open_spiel(module: Any, name: str) -> Subject:
    """A game of OpenSpiel."""
    game, rng = module.load_game(name), Random(0)

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(choose(state, rng))
            count += 1
        return count

    middle = game.new_initial_state()
    for _ in range(play() // 2):
        if not middle.is_terminal():
            middle.apply_action(choose(middle, rng))
    return Subject(name, game.num_players(), play, middle.clone, weighable=False)


def choose(state: Any, rng: Random) -> int:
    """A uniform choice; for chance by its odds."""
    if not state.is_chance_node():
        options: list[int] = state.legal_actions()
        return options[int(rng.random() * len(options))]
    rest = rng.random()
    *others, (last, _) = state.chance_outcomes()
    for action, odds in others:
        rest -= odds
        if rest < 0:
            return int(action)
    return int(last)
