"""`comptoir completion SHELL`: a script that lets the Tab key complete commands and flags."""

from argparse import Action, ArgumentParser, Namespace
from collections.abc import Iterator

from comptoir.cli.parser import whole_parser
from comptoir.cli.terminal import Terminal
from comptoir.games import GAMES

BASH = """_comptoir() {{
    local words
    case "${{COMP_WORDS[1]}}" in
{cases}
        *) words="{commands}" ;;
    esac
    [ "$COMP_CWORD" = 1 ] && words="{commands}"
    COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _comptoir comptoir
"""
ZSH = "#compdef comptoir\nautoload -Uz bashcompinit && bashcompinit\n"
FISH = "complete -c comptoir -n '__fish_use_subcommand' -a '{commands}'"
FISH_CASE = "complete -c comptoir -n '__fish_seen_subcommand_from {command}' -a '{words}'"


def run(terminal: Terminal, arguments: Namespace) -> int:
    """Print the script."""
    words = {
        name: [*words_of(parser)] for name, parser in commands_of(whole_parser(terminal.speaker))
    }
    terminal.out.out(SCRIPTS[arguments.shell](words), end="")
    return 0


def commands_of(parser: ArgumentParser) -> Iterator[tuple[str, ArgumentParser]]:
    """The commands below a command, each with its own parser."""
    for action in _actions(parser):
        if action.nargs == "A..." and isinstance(action.choices, dict):
            yield from action.choices.items()


def words_of(parser: ArgumentParser) -> Iterator[str]:
    """All that may follow a command: what it lists, games, and flags."""
    for action in _actions(parser):
        if action.option_strings:
            yield action.option_strings[-1]
        elif action.dest == "game":
            yield from GAMES
        elif action.choices:
            yield from action.choices
    for _, below in commands_of(parser):
        yield from words_of(below)


def _actions(parser: ArgumentParser) -> list[Action]:
    return parser._actions  # argparse tells it in no other way


def bash(words: dict[str, list[str]]) -> str:
    """For bash."""
    cases = [f'        {name}) words="{_joined(found)}" ;;' for name, found in words.items()]
    return BASH.format(cases="\n".join(cases), commands=_joined([*words]))


def zsh(words: dict[str, list[str]]) -> str:
    """For zsh, which understands bash's when told to."""
    return ZSH + bash(words)


def fish(words: dict[str, list[str]]) -> str:
    """For fish."""
    cases = [FISH_CASE.format(command=name, words=_joined(found)) for name, found in words.items()]
    return "\n".join([FISH.format(commands=_joined([*words])), *cases, ""])


def _joined(words: list[str]) -> str:
    return " ".join(dict.fromkeys(words))


SCRIPTS = {"bash": bash, "zsh": zsh, "fish": fish}
