"""`comptoir train`: what games of bots teach.

That is chances of winning, the numbers of an estimate, or a network that corrects it; and whether
numbers or a network are better than what is in use.
"""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir.bots import numbers
from comptoir.cli.errors import UsageError
from comptoir.cli.progress import progress
from comptoir.cli.promotion import install, match
from comptoir.cli.simulate import read_jobs, resumable
from comptoir.cli.terminal import Terminal
from comptoir.core import InvalidSetup
from comptoir.games import load
from comptoir.lab.training import Course, steps, tuned
from comptoir.study.menus import Harvest, games


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Train what was named."""
    for flag in ("games", "steps", "deals"):
        if getattr(arguments, flag) < 1:
            raise UsageError(f"--{flag} needs a whole number, 1 or more.")
    seats = load(arguments.game).seats
    if arguments.players not in seats:
        raise UsageError(f"--players needs a whole number, {seats[0]} to {seats[-1]}.")
    if arguments.resume is None and arguments.what != "promote":
        raise UsageError("Name the file of what was played with --resume.")
    with resumable(terminal, arguments.resume):
        return TRAINED[arguments.what](terminal, arguments)


def chances(terminal: Terminal, arguments: Namespace) -> int:
    """Play, learn, say how good it is, and keep and draw it if files are named."""
    if arguments.plot and find_spec("matplotlib") is None:
        raise UsageError("The plots need 'matplotlib': install Comptoir as comptoir[lab].")
    study = _learning("chances")
    seed = "chances" if arguments.seed is None else arguments.seed
    lesson = study.Lesson(arguments.game, arguments.players, arguments.games, seed)
    seen = []
    with progress(terminal, terminal.speaker.text("lab-playing"), lesson.games) as advance:
        for one in study.games(lesson, read_jobs(arguments), arguments.resume, arguments.ray):
            seen.append(one)
            advance(1)
    with progress(terminal, terminal.speaker.text("lab-training"), study.FITTED) as advance:
        found = study.learn(lesson, seen, advance)
    terminal.out.print(study.report(found), soft_wrap=True, end="")
    if arguments.out:
        study.keep(arguments.out, found)
    if arguments.plot:
        _plot(terminal, arguments.plot, found.reliability)
    return 0


def _plot(terminal: Terminal, file: Path, found: Sequence[tuple[float, float, int]]) -> None:
    """How often what was said came true."""
    from comptoir.lab.plots import reliability  # noqa: PLC0415  # only plots need the library

    speaker = terminal.speaker
    labels = (speaker.text("lab-said"), speaker.text("lab-came-true"))
    file.write_text(reliability(found, labels, speaker.percent) + "\n", encoding="utf-8")


def weights(terminal: Terminal, arguments: Namespace) -> int:
    """Tune, and print the numbers beside those in use."""
    seed = "0" if arguments.seed is None else arguments.seed
    count = arguments.steps, arguments.deals
    course = Course(arguments.game, arguments.players, *count, seed, arguments.against)
    before, found = course.start(), []
    with progress(terminal, terminal.speaker.text("lab-training"), course.steps) as advance:
        for step in steps(course, read_jobs(arguments), arguments.resume, arguments.ray):
            found.append(step)
            advance(1)
    after = tuned(found)
    _show(terminal, {name: (before[name], value) for name, value in after.items()})
    if arguments.out:
        numbers.write(arguments.out, course.head(), after)
    return 0


def _show(terminal: Terminal, numbers: Mapping[str, tuple[float, float]]) -> None:
    """Numbers as they are in use, and as they were found."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column()
    table.add_column(terminal.speaker.text("lab-in-use"), justify="right")
    table.add_column(terminal.speaker.text("lab-found"), justify="right")
    for name, pair in numbers.items():
        table.add_row(name, *(terminal.speaker.number(one, 3) for one in pair))
    terminal.show(table)


def generate(terminal: Terminal, arguments: Namespace) -> int:
    """Play turns on, and keep what came of them."""
    jobs, count = read_jobs(arguments), arguments.games
    with progress(terminal, terminal.speaker.text("lab-playing"), count) as advance:
        for _ in games(_harvest(arguments), count, jobs, arguments.resume, arguments.ray):
            advance(1)
    return 0


def fit(terminal: Terminal, arguments: Namespace) -> int:
    """Fit a network to the menus of a file, say how good it is, and keep it."""
    if not arguments.out:
        raise UsageError("Name the file of the network with --out.")
    if arguments.hidden is not None and arguments.hidden < 1:
        raise UsageError("--hidden needs a whole number, 1 or more.")
    study, harvest = _learning("residual"), _harvest(arguments)
    lines = [*games(harvest, 0, 1, arguments.resume)]
    with progress(terminal, terminal.speaker.text("lab-training"), study.EPOCHS) as advance:
        found = study.fit(harvest, lines, arguments.hidden, advance)
    terminal.out.print(study.report(found), soft_wrap=True, end="")
    if found.numbers:
        _show(terminal, found.numbers)
    study.keep(arguments.out, found)
    return 0


def _harvest(arguments: Namespace) -> Harvest:
    seed = "menus" if arguments.seed is None else arguments.seed
    return Harvest(arguments.game, arguments.players, seed)


def _learning(name: str) -> Any:
    """A module that learns."""
    try:
        return import_module(f"comptoir.study.{name}")
    except ModuleNotFoundError:
        message = "Learning needs 'numpy': install Comptoir as comptoir[train]."
        raise InvalidSetup(message) from None


TRAINED = {
    "chances": chances,
    "weights": weights,
    "generate": generate,
    "fit": fit,
    "match": match,
    "promote": install,
}
