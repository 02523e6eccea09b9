"""What a person is asked who says only that they want to play, and told who says nothing."""

from argparse import Namespace
from collections.abc import Callable, Sequence

from comptoir.bots.levels import SHOWN
from comptoir.cli.setup import MEDIUM, one_against
from comptoir.cli.terminal import Terminal
from comptoir.games import GAMES
from comptoir.lang import Speaker


def first_steps(terminal: Terminal) -> int:
    """Say in three lines what there is to do."""
    terminal.say("cli-first-steps")
    return 0


def welcome(terminal: Terminal, arguments: Namespace) -> None:
    """Ask which game, and how strong the bots are unless the seats are given. Raises Leave."""
    arguments.game = _game(terminal)
    if arguments.seats is None and arguments.resume is None:
        arguments.seats = one_against(_level(terminal))


def _game(terminal: Terminal) -> str:
    titles = [about.title for about in GAMES.values()]

    def ask() -> str:
        return terminal.ask("cli-which-game", answers=_numbered(titles), usual=titles[0])

    return [*GAMES][_chosen(terminal, ask, titles, 0)]


def _level(terminal: Terminal) -> str:
    words, usual = _words(terminal.speaker), SHOWN.index(MEDIUM)

    def ask() -> str:
        return terminal.ask("cli-which-level", answers=_numbered(words), usual=words[usual])

    return SHOWN[_chosen(terminal, ask, words, usual)]


def _words(speaker: Speaker) -> list[str]:
    return [speaker.text(f"cli-level-{level}") for level in SHOWN]


def _numbered(answers: Sequence[str]) -> str:
    return " · ".join(f"{number} {answer}" for number, answer in enumerate(answers, 1))


def _chosen(terminal: Terminal, ask: Callable[[], str], answers: Sequence[str], usual: int) -> int:
    """Which answer was chosen, by its number or its first letters; Enter takes the usual one."""
    while True:
        typed = ask()
        found = _matching(typed, answers) if typed else [usual]
        if len(found) == 1:
            return found[0]
        terminal.say("cli-choose-one", last=len(answers))


def _matching(typed: str, answers: Sequence[str]) -> list[int]:
    words = [answer.casefold() for answer in answers]
    return [
        place
        for place, word in enumerate(words)
        if typed == str(place + 1) or word.startswith(typed.casefold())
    ]
