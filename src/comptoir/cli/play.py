"""`comptoir play`: a game in the terminal."""

from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from typing import Any

from comptoir.bots import dismiss, failures, make_bot
from comptoir.cli import files
from comptoir.cli.errors import Leave, UsageError
from comptoir.cli.keeper import Keeper
from comptoir.cli.session import Session
from comptoir.cli.setup import HUMAN, MEDIUM, one_against, read_names, read_options, read_seats
from comptoir.cli.simulate import show_failures
from comptoir.cli.terminal import Terminal, enable_editing
from comptoir.cli.welcome import welcome
from comptoir.core import Game, Seat
from comptoir.core.luck import derived, stream
from comptoir.games import GAMES, load
from comptoir.lang import Speaker
from comptoir.table import Table
from comptoir.table import record as records


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Set the table up and play."""
    enable_editing()
    if arguments.game is None:
        try:
            welcome(terminal, arguments)
        except Leave:
            terminal.say("cli-farewell")
            return 0
    game = load(arguments.game, arguments.edition)
    seed = str(SystemRandom().getrandbits(32)) if arguments.seed is None else arguments.seed
    table, names, seats = _resumed(game, arguments) if arguments.resume else _new(game, arguments)
    names = read_names(arguments.names, names or default_names(seats, terminal.speaker))
    terminal.speaker = terminal.speaker.seated(names)
    bots = {
        Seat(seat): make_bot(name, derived(seed, len(table.log), seat))
        for seat, name in enumerate(seats)
        if name != HUMAN
    }
    chance = stream(seed, len(table.log))
    keeper = Keeper(terminal, arguments.record, names, datetime.now(UTC).date().isoformat())
    if arguments.record and not _is_same(arguments.record, arguments.resume):
        files.spare(
            arguments.record, arguments.force, f", continue with --resume {arguments.record}"
        )
    keeper.begin(table)
    title, edition = GAMES[game.key].title, terminal.speaker.edition(game.edition.name)
    terminal.say("cli-welcome", game=title, edition=edition, seed=seed)
    try:
        return Session(terminal, table, bots, chance, keeper).run()
    finally:
        dismiss(bots.values())
        show_failures(terminal, {names[seat]: failures(bot) for seat, bot in bots.items()})


def _is_same(one: Path, other: Path | None) -> bool:
    return other is not None and one.resolve() == other.resolve()


def _new(
    game: Game[Any], arguments: Namespace
) -> tuple[Table[Any], tuple[str, ...], tuple[str, ...]]:
    """A new table, no names yet, and who sits there."""
    seats = read_seats(game, arguments.seats)
    options = read_options(game, arguments.option)
    return Table(game, len(seats), options), (), seats


def _resumed(
    game: Game[Any], arguments: Namespace
) -> tuple[Table[Any], tuple[str, ...], tuple[str, ...]]:
    """The table of a record, the names in it, and who sits there now."""
    record = records.read(files.read(arguments.resume))
    table = records.to_table(game, record)
    seats = read_seats(game, arguments.seats or one_against(MEDIUM, record.seats))
    if len(seats) != record.seats:
        raise UsageError(f"--seats has {len(seats)} seats, but the record has {record.seats}.")
    return table, record.names if all(record.names) else (), seats


def default_names(seats: tuple[str, ...], speaker: Speaker) -> tuple[str, ...]:
    """Names for people and bots that were given none."""
    return tuple(
        speaker.text("core-player", number=number)
        if name == HUMAN
        else speaker.text("cli-bot-name", number=number)
        for number, name in enumerate(seats, 1)
    )
