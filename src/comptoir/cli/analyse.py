"""`comptoir analyse`: a finished game, turn by turn, as the search sees it."""

import json
from argparse import Namespace
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table

from comptoir.bots.hints import Hint
from comptoir.cli import files
from comptoir.cli.advice import ARROW, aims
from comptoir.cli.chart import chart
from comptoir.cli.errors import UsageError
from comptoir.cli.play import default_names
from comptoir.cli.setup import HUMAN
from comptoir.cli.simulate import progress, read_jobs, resumable
from comptoir.cli.terminal import Terminal
from comptoir.lang import Speaker
from comptoir.study import Inquiry, Summary, Verdict, analyse, as_json, plan, summarise
from comptoir.study.analysis import BUDGET, table_of
from comptoir.study.gains import named
from comptoir.study.summary import categories
from comptoir.table import record as records

NAME = 12
"""Longer names are cut in the table."""
REST, COLUMN, LEAST = 46, 6, 12
"""Widths of the table without the choices: of what all have, of a player's column, and the least
that is left for the choices."""


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Look at every turn and tell what was found."""
    inquiry = read_inquiry(arguments)
    total, words = len(plan(inquiry)), terminal.speaker.text("study-looking")
    jobs, found = read_jobs(arguments), list[Verdict]()
    with resumable(terminal, arguments.resume), progress(terminal, words, total) as advance:
        for verdict in analyse(inquiry, jobs, arguments.resume, arguments.ray):
            found.append(verdict)
            advance(1)
    found.sort(key=lambda one: one.number)
    if arguments.json:
        terminal.out.print_json(json.dumps(as_json(inquiry, found)))
    else:
        _tell(terminal, inquiry, found)
    return 0


def read_inquiry(arguments: Namespace) -> Inquiry:
    """What the command line asks for. Raises UsageError."""
    budget = BUDGET if arguments.budget is None else arguments.budget
    if budget < 1:
        raise UsageError("--budget wants a whole number from 1 up.")
    seed = "0" if arguments.seed is None else arguments.seed
    return Inquiry(files.read(arguments.file), budget, seed, arguments.edition)


def _tell(terminal: Terminal, inquiry: Inquiry, found: Sequence[Verdict]) -> None:
    record = records.read(inquiry.record)
    usual = default_names((HUMAN,) * record.seats, terminal.speaker)
    names = [given or name for given, name in zip(record.names, usual, strict=True)]
    speaker = terminal.speaker = terminal.speaker.seated(names)
    summary = summarise(inquiry, found)
    terminal.say("study-title", game=record.game, turns=len(found), budget=inquiry.budget)
    if not found:
        return
    terminal.say("study-who", who=speaker.join(_numbered(names)))
    terminal.show(
        _turns(found, speaker, max(LEAST, terminal.widest - REST - COLUMN * record.seats))
    )
    terminal.say("study-chances")
    for line in chart([[one.wins[seat] for one in found] for seat in range(record.seats)]):
        terminal.show(line)
    terminal.show(_players(summary, speaker))
    _tell_worst(terminal, inquiry, found, summary)


def _numbered(names: Sequence[str]) -> list[str]:
    return [f"{number} {name}" for number, name in enumerate(names, 1)]


def _turns(found: Sequence[Verdict], speaker: Speaker, room: int) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("study-turn"), justify="right")
    table.add_column(speaker.text("study-round"), justify="right")
    table.add_column(speaker.text("study-player"), no_wrap=True)
    table.add_column(speaker.text("study-played"), no_wrap=True)
    table.add_column(speaker.text("study-cost"), justify="right", no_wrap=True)
    for seat in range(len(found[0].wins)):
        table.add_column(speaker.text("study-chance", number=seat + 1), justify="right")
    for one in found:
        table.add_row(
            str(one.number + 1),
            str(one.round),
            _short(speaker.name(one.seat), NAME),
            _short(", ".join(one.played), room),
            speaker.number(one.cost, 1) if one.cost else "",
            *(str(round(100 * chance)) for chance in one.wins),
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


def _tell_worst(
    terminal: Terminal, inquiry: Inquiry, found: Sequence[Verdict], summary: Summary
) -> None:
    """The turns that cost most, in words."""
    speaker = terminal.speaker
    by_number = {one.number: one for one in found}
    terminal.say("study-worst", count=len(summary.worst))
    for number in summary.worst:
        one = by_number[number]
        terminal.show("")
        terminal.say(
            "study-cost-most",
            turn=number + 1,
            round=one.round,
            name=speaker.name(one.seat),
            cost=speaker.number(one.cost, 1),
            played=_words(inquiry, one.played, speaker),
        )
        better = _words(inquiry, one.best.choices, speaker)
        terminal.say("study-better", better=better, gains=_gains(inquiry, one, speaker))


def _words(inquiry: Inquiry, choices: Sequence[str], speaker: Speaker) -> str:
    game = table_of(inquiry).game
    return ARROW.join([speaker.option(game.parse(text)) for text in choices])


def _gains(inquiry: Inquiry, one: Verdict, speaker: Speaker) -> str:
    """Where the better turn gains and loses, in whole points; if nowhere, it hinders the others."""
    found = named(one.gains, categories(inquiry))
    if not found:
        return speaker.text("study-rivals")
    return aims(Hint((), tuple(found)), table_of(inquiry).game.key, speaker)
