"""Hints as people get them."""

from collections.abc import Sequence
from typing import Any

from comptoir.core import Game
from comptoir.server.bots.worker import HintTold
from comptoir.server.play.answers import AimAnswer, HarmAnswer, HintAnswer, ReplyAnswer
from comptoir.server.projected import OptionAnswer, option


def hint(game: Game[Any], found: HintTold) -> HintAnswer:
    """A turn with what each choice is called, what it gains, and what may follow."""
    return HintAnswer(
        _options(game, found.choices),
        [AimAnswer(aim.category, aim.points) for aim in found.aims],
        HarmAnswer(found.harm.seat, found.harm.points) if found.harm else None,
        found.behind,
        found.edge,
        found.makes_up,
        [ReplyAnswer(reply.seat, _options(game, reply.choices)) for reply in found.line],
    )


def _options(game: Game[Any], texts: Sequence[str]) -> list[OptionAnswer]:
    return [option(game.parse(text)) for text in texts]
