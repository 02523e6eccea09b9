"""`comptoir edition new`, `check` and `diff`."""

import json
import sys
import tomllib
from argparse import Namespace
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from comptoir.cli import files
from comptoir.cli.editions.compare import Difference, compare
from comptoir.cli.editions.examine import Problem, examine
from comptoir.cli.editions.guide import house
from comptoir.cli.editions.template import template
from comptoir.cli.errors import FAILED, UsageError
from comptoir.cli.terminal import Terminal
from comptoir.core import edition
from comptoir.core.contract import EditionId
from comptoir.core.edition import Section
from comptoir.games import GAMES, whose
from comptoir.lang import Speaker
from comptoir.lang.sentences import translated

STANDARD = "-"
"""The file name that means the standard output."""
NOTHING = "-"
"""Where one of two editions has no value."""


def run(terminal: Terminal, arguments: Namespace) -> int:
    """One of the three."""
    actions = {"new": new, "check": check, "diff": diff}
    return actions[arguments.action](terminal, arguments)


def new(terminal: Terminal, arguments: Namespace) -> int:
    """Write a commented copy of the house edition."""
    game = _known(arguments.game)
    file = arguments.file or Path(f"my-{game}.toml")
    if str(file) == STANDARD:
        sys.stdout.write(template(game, f"my-{game}.toml", terminal.speaker))
        return 0
    if file.exists():
        raise UsageError(f"'{file}' already exists. Name another file, or delete it.")
    try:
        files.write(file, template(game, str(file), terminal.speaker))
    except OSError as error:
        raise UsageError(f"Can't write '{file}': {error.strerror}.") from None
    terminal.say("cli-edition-new", file=str(file))
    return 0


def check(terminal: Terminal, arguments: Namespace) -> int:
    """Say everything that is wrong with a file."""
    text = files.read(arguments.file)
    key = _known(arguments.game or _guess(arguments.file, text))
    problems = examine(key, str(arguments.file), text)
    if arguments.json:
        about = {} if problems else asdict(_sound(key, arguments.file).about)
        found = {"game": key, "edition": about, "problems": [*map(asdict, problems)]}
        terminal.out.print_json(json.dumps(found))
    elif problems:
        _show_problems(terminal, arguments.file, problems)
    else:
        own = _sound(key, arguments.file).about
        name = terminal.speaker.edition(own.name)
        terminal.say("cli-edition-sound", game=key, name=name, id=own.id, digest=own.digest)
    return FAILED if problems else 0


def _show_problems(terminal: Terminal, file: Path, problems: list[Problem]) -> None:
    for problem in problems:
        place = f"{file}:{problem.line}" if problem.line else str(file)
        key = f" {problem.key}:" if problem.key else ""
        said = f"{place}:{key} found {problem.found}, expected {problem.expected}."
        terminal.out.print(Text(translated(terminal.speaker, said), "bold"), soft_wrap=True)
        if problem.advice:
            advice = translated(terminal.speaker, problem.advice)
            terminal.show(Padding(Text(advice), (0, 0, 0, 2)))
    terminal.say("cli-edition-problems", count=len(problems))


def diff(terminal: Terminal, arguments: Namespace) -> int:
    """Show what differs from the house edition, or between two files."""
    first, second = arguments.file, arguments.other
    key = _known(arguments.game or _guess(first, files.read(first)))
    old, new = _sound(key, first if second else None), _sound(key, second or first)
    found = compare(key, old.tables, new.tables)
    if arguments.json:
        about = {"old": asdict(old.about), "new": asdict(new.about)}
        rows = [*map(asdict, found)]
        terminal.out.print_json(json.dumps({"game": key, **about, "differences": rows}))
        return 0
    speaker = terminal.speaker
    names = speaker.edition(old.about.name), speaker.edition(new.about.name)
    if found:
        terminal.show(_table(speaker, found, *names))
    terminal.say("cli-edition-differences", count=len(found), old=names[0], new=names[1])
    return 0


def _table(speaker: Speaker, found: list[Difference], old: str, new: str) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(speaker.text("cli-edition-value"), no_wrap=True)
    for title in (old, new, speaker.text("cli-edition-source")):
        table.add_column(title, overflow="fold")
    for row in found:
        source = speaker.text("cli-edition-from", source=row.source) if row.source else NOTHING
        table.add_row(row.key, row.old or NOTHING, row.new or NOTHING, source)
    return table


@dataclass(frozen=True, slots=True)
class Sound:
    """An edition that the game can be played with."""

    about: EditionId
    tables: dict[str, Any]


def _sound(key: str, file: Path | None) -> Sound:
    """The edition of a file, the house edition without one. Raises BadEdition."""
    section = edition.read(file) if file else Section("", "", house(key), set())
    GAMES[key].read_edition(section)
    return Sound(edition.identify(section), section.data)


def _known(key: str) -> str:
    if key not in GAMES:
        raise UsageError(f"There is no game '{key}'. Choose one of: {', '.join(GAMES)}.")
    return key


def _guess(file: Path, text: str) -> str:
    """Whose edition a file is: the game whose own edition has the most tables in common."""
    try:
        tables = set(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{file} is not a TOML file: {error}.") from None
    key = whose(tables)
    if not key:
        raise UsageError(f"{file} is not an edition of a game we know. Name the game with --game.")
    return key
