"""The short commands: rules and editions."""

import tomllib
from argparse import Namespace
from difflib import get_close_matches
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from comptoir.cli.errors import UsageError
from comptoir.cli.files import read
from comptoir.cli.terminal import Terminal
from comptoir.games import load, whose
from comptoir.lang import Rule, Rules


def rule(terminal: Terminal, arguments: Namespace) -> int:
    """Print a rule or a chapter."""
    rules = terminal.speaker.rules
    found = find_rules(rules, arguments.number)
    if not found:
        numbers = [rule.number for rule in rules]
        near = get_close_matches(arguments.number.upper(), numbers, n=3)
        hint = f"Did you mean {' or '.join(near)}?" if near else f"They go from {numbers[0]} on."
        raise UsageError(f"There is no rule '{arguments.number}'. {hint}")
    show_rules(terminal, found)
    return 0


def find_rules(rules: Rules, number: str) -> tuple[Rule, ...]:
    """The rule with the number, or the rules of the chapter."""
    rule = rules.find(number)
    return (rule,) if rule else rules.chapter(number)


def show_rules(terminal: Terminal, rules: tuple[Rule, ...]) -> None:
    """Each rule below its number and page."""
    for rule in rules:
        terminal.show(terminal.speaker.reference(rule.number), "bold")
        terminal.show(Padding(Text(rule.text.replace("**", "")), (0, 0, 0, 2)))


def edition(terminal: Terminal, arguments: Namespace) -> int:
    """Check an edition file."""
    key = arguments.game or guess_game(arguments.file)
    found = load(key, arguments.file).edition
    terminal.say("cli-edition-sound", game=key, name=found.name, id=found.id, digest=found.digest)
    return 0


def guess_game(file: Path) -> str:
    """Whose edition a file is: the game whose own edition has the most tables in common."""
    try:
        tables = set(tomllib.loads(read(file)))
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{file} is no TOML file: {error}.") from None
    key = whose(tables)
    if not key:
        raise UsageError(f"{file} is no edition of a game we know. Name the game with --game.")
    return key
