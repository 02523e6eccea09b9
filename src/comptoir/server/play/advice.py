"""Hints as people get them."""

from typing import Any

from comptoir.core import Game, Json
from comptoir.server.bots.worker import HintTold
from comptoir.table.plain import action_json


def hint_json(game: Game[Any], hint: HintTold) -> dict[str, Json]:
    """A turn with what each choice is called, and the categories in which it gains."""
    choices: list[Json] = [action_json(game.parse(text)) for text in hint.choices]
    aims: list[Json] = [{"category": aim.category, "points": aim.points} for aim in hint.aims]
    return {"choices": choices, "aims": aims}
