"""`comptoir train match` and `comptoir train promote`: is it better, and if so, put it to use."""

from argparse import Namespace
from pathlib import Path

from comptoir.bots.residual import parts
from comptoir.cli.errors import UsageError
from comptoir.cli.progress import progress
from comptoir.cli.simulate import read_jobs
from comptoir.cli.terminal import Terminal
from comptoir.lab import ratings
from comptoir.lab.promotion import FINAL, LOG, Candidate, Line, Log, Match, play, promote, seed_for

SEED = "dev"
"""Of deals to develop with, when nothing is said."""


def match(terminal: Terminal, arguments: Namespace) -> int:
    """The expert with a file against the expert without it."""
    ratings.demand()
    if arguments.final and arguments.seed is not None:
        raise UsageError("--final opens a seed of its own: leave --seed away.")
    seed = SEED if arguments.seed is None else arguments.seed
    if seed.startswith(FINAL):
        raise UsageError("Final seeds are opened by --final alone: choose another --seed.")
    candidate, log = _candidate(arguments), _log(arguments)
    if arguments.final:
        seed = seed_for(candidate, log, arguments.games)
    where = arguments.resume, read_jobs(arguments), arguments.ray
    planned = Match(candidate, arguments.games, seed, arguments.final, *where)
    with progress(terminal, terminal.speaker.text("lab-playing"), planned.games) as advance:
        found = play(planned, log, advance)
    _tell(terminal, found, log)
    return 0


def install(terminal: Terminal, arguments: Namespace) -> int:
    """Put a file to use that won its final match."""
    folder = arguments.out or Path("src", "comptoir", "games", arguments.game)
    target = promote(_candidate(arguments), _log(arguments), folder)
    terminal.say("lab-promoted", file=str(target))
    return 0


def _candidate(arguments: Namespace) -> Candidate:
    if not arguments.trial:
        raise UsageError("Name the file to try with --trial.")
    if arguments.iterations < 0:
        raise UsageError("--iterations needs a whole number, 0 or more.")
    file, part = parts(arguments.trial)
    return Candidate(arguments.game, arguments.players, file, part, arguments.iterations)


def _log(arguments: Namespace) -> Log:
    return Log(arguments.log or LOG)


def _tell(terminal: Terminal, found: Line, log: Log) -> None:
    """How the match went, and where that is kept."""
    speaker, rate, (own, other) = terminal.speaker, found["win_rate"], found["score"]
    low, high = (speaker.number(100 * rate[bound], 1) for bound in ("low", "high"))
    terminal.say(
        "lab-matched",
        games=found["games"],
        seed=found["seed"],
        rate=speaker.percent(rate["mean"], 1),
        low=low,
        high=high,
        own=speaker.number(own, 1),
        other=speaker.number(other, 1),
    )
    terminal.note("lab-match-kept", file=str(log.file))
