"""A process that thinks for bots: `python -m comptoir.server.bots.worker MEGABYTES`.

One line of JSON in, one line out. It gets a world that the bot's seat deems possible, never the
true one, and answers with the choices of a turn. It ends when its input does.
"""

import os
import signal
import sys
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from comptoir import games
from comptoir.bots import make_bot
from comptoir.core import Game, Json, Seat
from comptoir.server.play.tries import ending
from comptoir.table import Sight, Table

NICE = 10
GRACE = 5.0
"""Seconds after the limit at which a worker ends itself, should nobody be left to end it."""


class Task(msgspec.Struct):
    """A turn to be thought out."""

    game: str
    file: str
    """Of the edition; empty: the house edition."""
    seats: int
    options: dict[str, int | str | list[str]]
    state: Any
    seat: int
    level: str
    seed: str
    seconds: float


class Thought(msgspec.Struct):
    """The choices of a turn, or what went wrong."""

    choices: list[str]
    error: str = ""


@cache
def load(key: str, file: str) -> Game[Any]:
    """Each game is loaded once."""
    return games.load(key, Path(file) if file else None)


def think(task: Task) -> list[str]:
    """The choices of the turn, as far as the seat can see."""
    game = load(task.game, task.file)
    options = {n: tuple(v) if isinstance(v, list) else v for n, v in task.options.items()}
    state: Json = task.state
    table = Table(game, task.seats, options).moved_to(game.load(state))
    bot, seat = make_bot(task.level, task.seed), Seat(task.seat)
    while decision := table.decision(seat):
        table.choose(seat, bot.choose(Sight(table, decision)))
        if ending(table, seat, table.log[-1]):
            break
    return [entry.text for entry in table.log]


def answer(line: bytes) -> Thought:
    """Think, within the time that there is."""
    try:
        task = msgspec.json.decode(line, type=Task)
        _alarm(task.seconds + GRACE)
        return Thought(think(task))
    except Exception as error:  # the server counts failures and goes on
        return Thought([], f"{type(error).__name__}: {error}")
    finally:
        _alarm(0.0)


def _alarm(seconds: float) -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def limit(megabytes: int) -> None:
    """Take no more memory than that, and let others go first."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # only where there is one

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        os.nice(NICE)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer each line, until there are no more."""
    for line in source:
        sink.write(msgspec.json.encode(answer(line)) + b"\n")
        sink.flush()


if __name__ == "__main__":
    limit(int(sys.argv[1]))
    serve(sys.stdin.buffer, sys.stdout.buffer)
