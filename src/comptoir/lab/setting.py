"""What is played: a game, who sits where, and how often."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from comptoir.bots import make_bot
from comptoir.core import Game, Json, Value
from comptoir.games import load
from comptoir.lab.match import cached_game


@dataclass(frozen=True, slots=True)
class Setting:
    """What is simulated: a game, who sits where, and how often."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str = "0"
    options: Mapping[str, Value] = field(default_factory=dict)
    edition: Path | None = None
    luck: bool = False
    """Whether the luck of each game is reckoned, too (`lab.luck`)."""


def check(setting: Setting) -> None:
    """Whether this can be played at all. Raises InvalidSetup or BadEdition."""
    load(setting.game, setting.edition).start(len(setting.bots), setting.options)
    for bot in setting.bots:
        make_bot(bot, setting.seed)


def chosen(game: Game[Any], options: Mapping[str, Value]) -> dict[str, Value]:
    """All options of a game: those given, else the defaults."""
    return {name: values[0] for name, values in game.variants.items()} | dict(options)


def about(setting: Setting) -> dict[str, Json]:
    """What a journal must agree on to be resumed; the number of games may change."""
    game = cached_game(setting.game, setting.edition)
    options = chosen(game, setting.options)
    found: dict[str, Json] = {
        "game": setting.game,
        "version": game.version,
        "edition": game.edition.digest,
        "options": {name: str(value) for name, value in options.items()},
        "bots": [*setting.bots],
        "seed": setting.seed,
    }
    return found | {"luck": True} if setting.luck else found
