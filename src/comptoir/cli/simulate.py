"""`comptoir simulate`: many games of bots."""

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir.bots import Failures, bot_names
from comptoir.cli.errors import FAILED, UsageError
from comptoir.cli.progress import progress
from comptoir.cli.setup import read_options
from comptoir.cli.terminal import Terminal
from comptoir.core.cores import cores
from comptoir.games import GAMES, load
from comptoir.lab import SeatSummary, Setting, Summary, simulate
from comptoir.lab.provenance import provenance
from comptoir.lang import Speaker
from comptoir.lang.sentences import translated


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Play the games and print what they come to."""
    setting = read_setting(arguments)
    jobs = read_jobs(arguments)
    words = terminal.speaker.text("cli-simulating")
    with (
        resumable(terminal, arguments.resume),
        progress(terminal, words, setting.games) as advance,
    ):
        summary = simulate(setting, jobs, advance, arguments.ray, arguments.resume)
    if arguments.json:
        print_json(terminal, setting, summary)
    else:
        print_tables(terminal, setting, summary)
    return judge_failures(arguments, [bot.failures for bot in summary.by_bot()])


def judge_failures(arguments: Namespace, failures: Iterable[Failures]) -> int:
    """The exit code: strictly, a choice that a program forfeited is a failure."""
    return FAILED if arguments.strict and any(one.counts for one in failures) else 0


def read_setting(arguments: Namespace) -> Setting:
    """What the command line asks for. Raises UsageError."""
    if arguments.games < 1:
        raise UsageError("--games needs a whole number, 1 or more.")
    game = load(arguments.game, arguments.edition)
    usual = ("random",) * game.seats[0]
    return Setting(
        game.key,
        usual if arguments.bots is None else bot_names(arguments.bots),
        arguments.games,
        "0" if arguments.seed is None else arguments.seed,
        read_options(game, arguments.option),
        arguments.edition,
    )


def read_jobs(arguments: Namespace) -> int:
    """How many processes to use: as many as there are cores for us, unless told otherwise."""
    if arguments.jobs is None:
        return cores()
    if arguments.jobs < 1:
        raise UsageError("--jobs needs a whole number, 1 or more.")
    return int(arguments.jobs)


@contextmanager
def resumable(terminal: Terminal, file: Path | None) -> Iterator[None]:
    """If it is interrupted, say how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        if file is not None:
            terminal.complain(terminal.speaker.text("lab-go-on", file=str(file)))
        raise


def show_failures(terminal: Terminal, failures: Mapping[str, Failures]) -> None:
    """Which programs failed, how often, and how."""
    speaker = terminal.speaker
    words = {
        "start": speaker.text("lab-fault-start"),
        "crash": speaker.text("lab-fault-crash"),
        "late": speaker.text("lab-fault-late"),
        "flood": speaker.text("lab-fault-flood"),
        "nonsense": speaker.text("lab-fault-nonsense"),
        "given_up": speaker.text("lab-fault-given-up"),
    }
    for bot, failed in failures.items():
        counts = failed.counts
        kinds = [f"{words[kind]}: {counts[kind]}" for kind in words if counts[kind]]
        if kinds:
            listed = ", ".join(kinds)
            terminal.warn("lab-faults", bot=bot, count=counts.total(), kinds=listed)
            example = translated(terminal.speaker, failed.example)
            terminal.note("lab-fault-example", example=example)


def print_json(terminal: Terminal, setting: Setting, summary: Summary) -> None:
    """All as JSON on the standard output."""
    about = {
        "game": setting.game,
        "edition": str(setting.edition) if setting.edition else None,
        "options": dict(setting.options),
        "seed": setting.seed,
        "provenance": provenance(setting),
    }
    terminal.out.print_json(json.dumps(about | summary.as_json()))


def print_tables(terminal: Terminal, setting: Setting, summary: Summary) -> None:
    """The results by seat, by bot and by category."""
    speaker = terminal.speaker
    terminal.say(
        "cli-simulated",
        games=summary.games,
        game=GAMES[setting.game].title,
        seed=setting.seed,
        shared=summary.shared,
    )
    terminal.show(_results(summary, speaker))
    terminal.show(_categories(setting.game, summary, speaker))
    terminal.say(
        "cli-simulated-length",
        decisions=speaker.number(summary.mean_decisions, 1),
        rounds=speaker.number(summary.mean_rounds, 2),
        spread=", ".join(
            f"{rounds}: {summary.rounds[rounds]}" for rounds in sorted(summary.rounds)
        ),
    )
    terminal.note(
        "cli-simulated-speed",
        seconds=speaker.number(summary.seconds, 1),
        speed=speaker.number(summary.decisions_per_second),
    )
    show_failures(terminal, {bot.bot: bot.failures for bot in summary.by_bot()})


def _results(summary: Summary, speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("cli-seat"))
    table.add_column(speaker.text("cli-bot"), no_wrap=True)
    for heading in (
        speaker.text("cli-wins"),
        speaker.text("cli-win-rate"),
        speaker.text("cli-mean-rank"),
        speaker.text("cli-mean-score"),
    ):
        table.add_column(heading, justify="right", overflow="fold")
    for number, seat in enumerate(summary.seats, 1):
        table.add_row(str(number), *_row(seat, speaker))
    bots = summary.by_bot()
    if len(bots) > 1:
        table.add_section()
        for bot in bots:
            table.add_row(speaker.text("cli-all-seats"), *_row(bot, speaker))
    return table


def _row(seat: SeatSummary, speaker: Speaker) -> tuple[str, ...]:
    return (
        seat.bot,
        str(seat.wins),
        speaker.percent(seat.mean(seat.wins), 1),
        speaker.number(seat.mean_rank, 2),
        speaker.number(seat.mean(seat.score), 2),
    )


def _categories(game: str, summary: Summary, speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("cli-mean-by-category"))
    for number, _ in enumerate(summary.seats, 1):
        table.add_column(speaker.text("core-player", number=number), justify="right")
    for name in summary.seats[0].categories:
        means = [speaker.number(seat.mean(seat.categories[name]), 2) for seat in summary.seats]
        table.add_row(speaker.category(game, name), *means)
    return table
