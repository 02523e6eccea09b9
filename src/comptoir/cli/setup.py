"""Who plays what: from the command line to a game that can begin."""

from collections.abc import Sequence
from typing import Any

from comptoir.bots import BOTS, bot_names
from comptoir.cli.errors import UsageError
from comptoir.core import Game, Value

HUMAN = "human"
MEDIUM = "medium"
"""The bots that play when nothing is said."""
USUAL_SEATS = 3


def read_options(game: Game[Any], pairs: Sequence[str]) -> dict[str, Value]:
    """The options of a game as NAME=VALUE. Whether the game has them it says itself."""
    options: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise UsageError(f"'{pair}' is not an option. Write it as NAME=VALUE.")
        known = {str(value): value for value in game.variants.get(name, ())}
        options[name] = known.get(text, text)
    return options


def one_against(bots: str, seats: int = USUAL_SEATS) -> str:
    """A person, and bots of a kind on the other seats."""
    return ",".join((HUMAN, *[bots] * (seats - 1)))


def read_seats(game: Game[Any], text: str | None) -> tuple[str, ...]:
    """Who sits where: `human` or a bot. Raises UsageError.

    Names with a colon say more than which bot it is; whether they make sense the bots know.
    """
    if text is None:
        return bot_names(one_against(MEDIUM))[: game.seats[-1]]
    seats = bot_names(text)
    for name in seats:
        if name != HUMAN and name not in BOTS and ":" not in name:
            known = ", ".join((HUMAN, *BOTS))
            raise UsageError(f"Nobody called '{name}' can play. Choose one of: {known}.")
    return seats


def read_names(text: str | None, usual: Sequence[str]) -> tuple[str, ...]:
    """The players' names, one a seat, all different. Raises UsageError."""
    if text is None:
        return tuple(usual)
    names = tuple(" ".join(name.split()) for name in text.split(","))
    if len(names) != len(usual):
        raise UsageError(
            f"--names has {len(names)} names for {len(usual)} seats: give one for each seat."
        )
    if not all(name and name.isprintable() for name in names) or len(set(names)) < len(names):
        raise UsageError("--names needs a different name for each seat.")
    return names
