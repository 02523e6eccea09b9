"""How much of a game's winner can be known in its middle: the same bots play on, again and again.

    python -m comptoir.study.knowable GAME --players 2 --games 100

plays games of greedy bots, stops each somewhere in its middle third, and lets such bots finish it
16 times with other luck. How often each seat wins then is its true chance, give or take; chances
judged by positions (docs/analysis.md) can't say more.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from functools import partial
from math import log, sqrt
from random import Random
from statistics import fmean, stdev

from comptoir.bots import make_bot
from comptoir.bots.chances import shares
from comptoir.core.luck import derived
from comptoir.lab.match import NEVER, Played, Seating, cached_game, play, play_on
from comptoir.lab.pool import spread
from comptoir.study.turns import cut
from comptoir.study.watched import watched
from comptoir.table import Table

BOT = "greedy"
TIMES = 16
"""How often a game is finished."""

Shares = tuple[float, ...]
"""By seat: how much of a win it has."""


def futures(key: str, seats: int, number: int) -> list[Shares]:
    """One game stopped in its middle third, and how it ends from there."""
    seed = f"knowable/{seats}/{number}"
    game = cached_game(key, None)
    played = play(game, Seating((BOT,) * seats, seed, seed))
    turns = cut(played.table)
    place = int((1 + Random(seed).random()) * len(turns) / 3)
    steps = turns[place].steps[-1] + 1
    return [_future(played, steps, derived(seed, time)) for time in range(TIMES)]


def _future(played: Played, steps: int, seed: str) -> Shares:
    """The same beginning with another end."""
    old = played.table
    table = Table(old.game, old.seats, old.options, NEVER)
    for line in old.log[:steps]:
        table.choose(line.seat, line.action)
    bots = [make_bot(BOT, derived(seed, seat)) for seat in range(old.seats)]
    return shares([score.rank for score in play_on(table, bots, seed).result])


def surprise(found: Sequence[Shares]) -> float:
    """How surprising the winner is to whoever knows the true chances.

    The entropy of what was found, and what it lacks because that is found so few times (Miller).
    """
    chances = [fmean(seat) for seat in zip(*found, strict=True)]
    entropy = -sum([chance * log(chance) for chance in chances if chance])
    return entropy + (len(chances) - 1) / (2 * len(found))


def main(arguments: Iterable[str]) -> None:
    """Play and print."""
    parser = ArgumentParser(prog="comptoir.study.knowable")
    parser.add_argument("game", help="the key of a game")
    parser.add_argument("--players", type=int, default=2, help="default 2")
    parser.add_argument("--games", type=int, default=100, help="default 100")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes; default 1")
    asked = parser.parse_args([*arguments])
    work, nothing = partial(futures, asked.game, asked.players), log(asked.players)
    played = watched(spread(work, range(asked.games), asked.jobs), asked.games)
    found = [1 - surprise(one) / nothing for one in played]
    error = stdev(found) / sqrt(len(found))
    sys.stdout.write(
        f"{asked.game}, {asked.players} players: {len(found)} games, each finished {TIMES} times; "
        f"{100 * fmean(found):.1f}% ± {196 * error:.1f} less surprise than knowing nothing\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
