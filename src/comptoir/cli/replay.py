"""`comptoir replay`: a recorded game, shown or verified."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from comptoir.cli import files
from comptoir.cli.boards import Sheet, board_of
from comptoir.cli.errors import UsageError
from comptoir.cli.play import default_names
from comptoir.cli.scores import score_table
from comptoir.cli.setup import HUMAN
from comptoir.cli.terminal import Terminal
from comptoir.games import load
from comptoir.lang import Speaker
from comptoir.table import Projection, Record, Table, project
from comptoir.table import record as records


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Play the record again, each line checked."""
    record, table = open_record(arguments.file, arguments.edition)
    usual = default_names((HUMAN,) * record.seats, terminal.speaker)
    names = [given or name for given, name in zip(record.names, usual, strict=True)]
    terminal.speaker = terminal.speaker.seated(names)
    if arguments.verify:
        terminal.say("cli-verified", file=str(arguments.file), steps=len(table.log))
        if record.seed:
            terminal.say("cli-verified-deals", commitment=record.commitment)
        return 0
    if arguments.step is not None:
        table = _at(table, arguments.step)
    _show(terminal, project(table, None), whole=arguments.step is None)
    return 0


def open_record(file: Path, edition: Path | None) -> tuple[Record, Table[Any]]:
    """The record in a file, and the table at which it was played. Raises ComptoirError."""
    text = files.read(file)
    record = records.read(text, sealed=False)
    return record, records.audit(load(record.game, edition, record.version), text)


def _at(table: Table[Any], step: int) -> Table[Any]:
    if not 0 <= step <= len(table.log):
        raise UsageError(f"There is no step {step}: the record has {len(table.log)} steps.")
    return table.branch(step)


def _show(terminal: Terminal, projection: Projection, whole: bool) -> None:
    """The log if the whole game is shown, then the board and the scores."""
    speaker: Speaker = terminal.speaker
    if whole:
        for line in projection.log:
            for event in line.events:
                terminal.show(f"{line.number:4} {speaker.event(event)}")
    else:
        terminal.say("cli-step", step=len(projection.log))
    terminal.show(board_of(projection.game).board(Sheet(projection.view, None, speaker)))
    scores = projection.result or projection.standings
    terminal.show(score_table(projection.game, scores, speaker))
