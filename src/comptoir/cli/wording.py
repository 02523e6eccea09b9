"""The choices of a turn in words, each with what lies behind it on the board at that moment."""

from collections.abc import Sequence
from typing import Any

from comptoir.cli.boards import Sheet, board_of
from comptoir.core import Action, Decision, Game, Seat
from comptoir.lang import Speaker

ARROW = " → "
"""Between one choice and the next."""


def option_words(sheet: Sheet, game: str, decision: Decision, action: Action) -> str:
    """An option, and what it is about beyond its own words."""
    words, hint = sheet.speaker.option(action), board_of(game).hint(sheet, decision, action)
    return f"{words}: {hint}" if hint else words


def turn_words(
    game: Game[Any], state: Any, seat: Seat, choices: Sequence[Action], speaker: Speaker
) -> str:
    """A turn of this seat that begins in this state."""
    world, found = game.clone(state), list[str]()
    for action in choices:
        sheet = Sheet(game.view(world, seat), seat, speaker)
        decision = next(one for one in game.decisions(world) if one.seat == seat)
        found.append(option_words(sheet, game.key, decision, action))
        game.apply(world, seat, action, listen=False)
    return ARROW.join(found)
