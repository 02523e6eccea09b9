"""The numbered rules in the terminal."""

from argparse import Namespace
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
