"""An estimate for a game that has none of its own: it is played on at random, a few times."""

from random import Random
from typing import TypeVar

from comptoir.core.contract import Game, Seat
from comptoir.core.play import uniform

S = TypeVar("S")
GAMES = 4
AHEAD = 40
"""How many choices are made in each, at most."""


def hunch(
    game: Game[S], state: S, seat: Seat, games: int = GAMES, ahead: int = AHEAD
) -> tuple[float, ...]:
    """The seat's mean standings, by category, after random play; once the game is over its score.

    The same luck for all states: what differs between two of them is not chance.
    """
    if not game.decisions(state):
        return tuple([float(points) for points in _points(game, state, seat)])
    sheets = [_sheet(game, state, seat, Random(number), ahead) for number in range(games)]
    return tuple([sum(points) / games for points in zip(*sheets, strict=True)])


def _sheet(game: Game[S], state: S, seat: Seat, rng: Random, ahead: int) -> list[int]:
    """What the seat has after that many choices."""
    world = game.clone(state)
    for _ in range(ahead):
        decisions = game.decisions(world)
        if not decisions:
            break
        game.apply(world, decisions[0].seat, uniform(decisions[0], rng), listen=False)
    return _points(game, world, seat)


def _points(game: Game[S], state: S, seat: Seat) -> list[int]:
    return [points for _, points in game.standings(state)[seat].categories]
