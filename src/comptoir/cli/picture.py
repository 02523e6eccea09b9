"""`comptoir picture`: a position of a recorded game, one of its turns or all of it as a picture."""

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from comptoir.cli.errors import UsageError
from comptoir.cli.play import default_names
from comptoir.cli.progress import progress
from comptoir.cli.replay import open_record
from comptoir.cli.setup import HUMAN
from comptoir.cli.terminal import Terminal
from comptoir.games import GAMES
from comptoir.lang import Speaker
from comptoir.pictures import WIDTH, moments, scene, svg
from comptoir.table import Record, Table

KINDS = (".png", ".gif", ".svg")
WIDTHS = range(200, 4001)


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Write the picture as a spectator sees the game."""
    out, step, width = arguments.out, arguments.step, arguments.width or WIDTH
    if out.suffix not in KINDS:
        raise UsageError(f"'{out}' should end in one of: {', '.join(KINDS)}.")
    if width not in WIDTHS:
        raise UsageError(f"A picture is {WIDTHS[0]} to {WIDTHS[-1]} pixels wide.")
    record, table = open_record(arguments.file, arguments.edition)
    if step is not None and not 0 <= step <= len(table.log):
        raise UsageError(f"There is no step {step}: the record has {len(table.log)} steps.")
    steps: Sequence[int] = [len(table.log) if step is None else step]
    if out.suffix == ".gif":
        steps = moments.of_game(table) if step is None else moments.of_turn(table, step)
    with progress(terminal, terminal.speaker.text("cli-picture-wait"), len(steps)) as advance:
        _write(out, _drawings(record, table, steps, terminal.speaker, advance), width)
    terminal.say("cli-picture", file=str(out))
    return 0


def _drawings(
    record: Record,
    table: Table[Any],
    steps: Sequence[int],
    speaker: Speaker,
    advance: Callable[[int], None],
) -> Iterator[str]:
    """One after the other; whoever asks for the next one has made a picture of the last."""
    usual = default_names((HUMAN,) * record.seats, speaker)
    names = [given or name for given, name in zip(record.names, usual, strict=True)]
    for step in steps:
        then = table.moved_to(table.at(step))
        round_ = table.game.round(then.state)
        title = speaker.text("cli-picture-title", game=GAMES[record.game].title, round=round_)
        yield svg(scene(then, title, names))
        advance(1)


def _write(out: Path, drawings: Iterator[str], width: int) -> None:
    if out.suffix == ".svg":
        out.write_text(next(drawings), encoding="utf-8")
        return
    try:
        from comptoir.pictures import pixels  # noqa: PLC0415  # only with the extra 'pictures'
    except ImportError:
        raise UsageError(
            "Pictures need more packages: pip install 'comptoir[pictures]' (or write an .svg)."
        ) from None
    made = pixels.png(next(drawings), width) if out.suffix == ".png" else None
    out.write_bytes(made or pixels.gif(drawings, width))
