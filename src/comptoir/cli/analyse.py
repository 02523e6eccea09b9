"""`comptoir analyse`: a finished game, turn by turn, as the search sees it."""

import json
from argparse import Namespace
from collections.abc import Iterable, Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir.cli import files
from comptoir.cli.chart import HEIGHT, chart, points_chart
from comptoir.cli.errors import UsageError
from comptoir.cli.play import default_names
from comptoir.cli.progress import progress
from comptoir.cli.setup import HUMAN
from comptoir.cli.simulate import read_jobs, resumable
from comptoir.cli.terminal import Terminal
from comptoir.cli.verdict import Teller
from comptoir.games import GAMES
from comptoir.lab.provenance import program
from comptoir.lang import Speaker
from comptoir.lang.speaker import percent_sign
from comptoir.study import Inquiry, Summary, Verdict, analyse, as_json, plan, summarise
from comptoir.study.account import Account
from comptoir.study.analysis import BUDGET
from comptoir.study.summary import accounts
from comptoir.table import record as records

NAME = 12
"""Longer names are cut in the table."""
REST, COLUMN, LEAST = 46, 6, 12
"""Widths of the table without the choices: of what all have, of a player's column, and the least
that is left for the choices."""


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Look at every turn, or at one, and tell what was found."""
    inquiry = read_inquiry(arguments)
    numbers = _numbers(arguments.turn, len(plan(inquiry)))
    jobs, words = read_jobs(arguments), terminal.speaker.text("study-looking")
    found = list[Verdict]()
    with resumable(terminal, arguments.resume), progress(terminal, words, len(numbers)) as advance:
        for verdict in analyse(inquiry, jobs, arguments.resume, arguments.ray, numbers):
            found.append(verdict)
            advance(1)
    found.sort(key=lambda one: one.number)
    if arguments.json:
        terminal.out.print_json(json.dumps({"provenance": program()} | as_json(inquiry, found)))
        return 0
    names = _seat(terminal, inquiry)
    if arguments.turn is None:
        _tell(terminal, inquiry, found, names, scores=arguments.scores)
    else:
        Teller(terminal, inquiry).tell_all(found[0])
    return 0


def read_inquiry(arguments: Namespace) -> Inquiry:
    """What the command line asks for. Raises UsageError."""
    budget = BUDGET if arguments.budget is None else arguments.budget
    if budget < 1:
        raise UsageError("--budget needs a whole number, 1 or more.")
    seed = "0" if arguments.seed is None else arguments.seed
    return Inquiry(files.read(arguments.file), budget, seed, arguments.edition)


def _numbers(turn: int | None, turns: int) -> range:
    """Which turns are looked at; people count them from 1."""
    if turn is None:
        return range(turns)
    if not 1 <= turn <= turns:
        raise UsageError(f"There is no turn {turn}: the game has {turns} turns.")
    return range(turn - 1, turn)


def _seat(terminal: Terminal, inquiry: Inquiry) -> list[str]:
    """Let the speaker know who played; their names."""
    record = records.read(inquiry.record)
    usual = default_names((HUMAN,) * record.seats, terminal.speaker)
    names = [given or name for given, name in zip(record.names, usual, strict=True)]
    terminal.speaker = terminal.speaker.seated(names)
    return names


def _tell(
    terminal: Terminal,
    inquiry: Inquiry,
    found: Sequence[Verdict],
    names: Sequence[str],
    *,
    scores: bool,
) -> None:
    """All turns at a glance, the curves, how well everybody played, and the costliest turns."""
    game, summary = records.read(inquiry.record).game, summarise(inquiry, found)
    terminal.say("study-title", game=GAMES[game].title, turns=len(found), budget=inquiry.budget)
    if not found:
        return
    who = terminal.speaker.join([f"{number} {name}" for number, name in enumerate(names, 1)])
    room = max(LEAST, terminal.widest - REST - COLUMN * len(names))
    if scores:
        terminal.say("study-who-scores", who=who)
        terminal.show(_turns(found, terminal.speaker, room, [_totals(one) for one in found], ""))
        terminal.say("study-scores")
        _draw(terminal, points_chart(_columns([_totals(one) for one in found]), terminal.speaker))
    else:
        chances = [[100 * chance for chance in one.wins] for one in found]
        terminal.say("study-who", who=who)
        terminal.show(
            _turns(found, terminal.speaker, room, chances, percent_sign(terminal.speaker.language))
        )
        terminal.say("study-chances")
        labels = [terminal.speaker.percent(row / HEIGHT) for row in range(HEIGHT + 1)]
        _draw(terminal, chart(_columns([one.wins for one in found]), labels))
    terminal.show(_players(summary, terminal.speaker))
    _tell_luck(terminal, accounts(inquiry, found))
    _tell_worst(terminal, inquiry, found, summary)


def _totals(one: Verdict) -> list[float]:
    """The final score that each seat may expect."""
    return [one.total(seat) for seat in range(len(one.scores))]


def _columns(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _draw(terminal: Terminal, rows: Iterable[str]) -> None:
    for row in rows:
        terminal.show(row)


def _turns(
    found: Sequence[Verdict],
    speaker: Speaker,
    room: int,
    figures: Sequence[Sequence[float]],
    unit: str,
) -> Table:
    """A row per turn; the figures of the seats are at its end."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("study-turn"), justify="right")
    table.add_column(speaker.text("study-round"), justify="right")
    table.add_column(speaker.text("study-player"), no_wrap=True)
    table.add_column(speaker.text("study-played"), no_wrap=True)
    table.add_column(speaker.text("study-cost"), justify="right", no_wrap=True)
    for number in range(len(figures[0])):
        table.add_column(f"{number + 1}{unit}", justify="right")
    for one, row in zip(found, figures, strict=True):
        table.add_row(
            str(one.number + 1),
            str(one.round),
            _short(speaker.name(one.seat), NAME),
            _short(", ".join(one.played), room),
            speaker.number(one.cost, 1) if one.cost else "",
            *(str(round(figure)) for figure in row),
        )
    return table


def _short(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 1]}…"


def _players(summary: Summary, speaker: Speaker) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("study-player"))
    table.add_column(speaker.text("study-turns"), justify="right")
    table.add_column(speaker.text("study-as-found"), justify="right")
    table.add_column(speaker.text("study-cost"), justify="right")
    for seat, one in enumerate(summary.seats):
        cost = speaker.number(one.cost, 1)
        table.add_row(speaker.name(seat), str(one.turns), str(one.as_found), cost)
    return table


def _tell_luck(terminal: Terminal, found: Sequence[Account]) -> None:
    """What of each result was luck, and what the turns brought, if that is known."""
    if not found:
        return
    speaker = terminal.speaker
    terminal.say("study-account")
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("study-player"))
    table.add_column(speaker.text("study-account-start"), justify="right")
    table.add_column(speaker.text("study-account-luck"), justify="right")
    table.add_column(speaker.text("study-account-own"), justify="right")
    table.add_column(speaker.text("study-account-others"), justify="right")
    table.add_column(speaker.text("study-account-result"), justify="right")
    for seat, one in enumerate(found):
        start, *moved, result = [speaker.number(figure, 1) for figure in one.told(1)]
        doubts = [speaker.number(100 * part.doubt, 1) for part in (one.luck, one.own, one.others)]
        parts = [f"{figure} ± {doubt}" for figure, doubt in zip(moved, doubts, strict=True)]
        table.add_row(speaker.name(seat), start, *parts, result)
    terminal.show(table)


def _tell_worst(
    terminal: Terminal, inquiry: Inquiry, found: Sequence[Verdict], summary: Summary
) -> None:
    """The turns that cost most, in words."""
    by_number = {one.number: one for one in found}
    teller = Teller(terminal, inquiry)
    terminal.say("study-worst", count=len(summary.worst))
    for number in summary.worst:
        terminal.show("")
        teller.tell(by_number[number])
    if summary.worst:
        terminal.show("")
        terminal.note("study-more", turn=summary.worst[0] + 1)
