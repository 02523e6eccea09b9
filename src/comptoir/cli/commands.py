"""The numbered rules in the terminal."""

from argparse import Namespace
from collections.abc import Sequence
from difflib import get_close_matches

from rich.padding import Padding
from rich.text import Text

from comptoir.cli.errors import UsageError
from comptoir.cli.terminal import Terminal
from comptoir.lang import Rule, Rules


def rule(terminal: Terminal, arguments: Namespace) -> int:
    """Print a rule or a chapter."""
    rules = terminal.speaker.rules
    found = find_rules(rules, arguments.number)
    if not found:
        hint = _hint(arguments.number.upper(), [rule.number for rule in rules])
        raise UsageError(f"There is no rule '{arguments.number}'. {hint}")
    show_rules(terminal, found)
    return 0


def _hint(wanted: str, numbers: Sequence[str]) -> str:
    """What may have been meant: rules like it, or those of the same game."""
    if near := get_close_matches(wanted, numbers, n=3):
        return f"Did you mean {', '.join(near)}?"
    games: dict[str, list[str]] = {}
    for number in numbers:
        games.setdefault(number[0], []).append(number)
    meant = [games[wanted[0]]] if wanted[:1] in games else [*games.values()]
    ranges = ", ".join(f"{found[0]}\N{EN DASH}{found[-1]}" for found in meant)
    return f"The rules are numbered {ranges}."


def find_rules(rules: Rules, number: str) -> tuple[Rule, ...]:
    """The rule with the number, or the rules of the chapter."""
    rule = rules.find(number)
    return (rule,) if rule else rules.chapter(number)


def show_rules(terminal: Terminal, rules: tuple[Rule, ...]) -> None:
    """Each rule below its number and page."""
    for rule in rules:
        terminal.show(terminal.speaker.reference(rule.number), "bold")
        terminal.show(Padding(Text(rule.text.replace("**", "")), (0, 0, 0, 2)))
