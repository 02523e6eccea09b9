"""What people ask about the games themselves."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery

from comptoir import games
from comptoir.core import Game, Json
from comptoir.lang.language import DEFAULT
from comptoir.lang.rules import LINE, folder
from comptoir.server.asking import Given
from comptoir.server.bots.levels import SHOWN
from comptoir.server.errors import NotFound, Problem
from comptoir.server.people.words import check_language
from comptoir.server.tables.info import Reply
from comptoir.server.tables.services import Services
from comptoir.server.tables.shelf import Shelf
from comptoir.table.plain import args_json

HEADING = re.compile(r"#{2,} (.+)")


@get("/api/games", summary="The games that can be played")
async def all_games(services: Given[Services]) -> list[Reply]:
    """With their numbers of seats, variants, editions and levels of bots."""
    shelf = services.keeper.shelf
    return [_game(shelf, key) for key in games.GAMES]


def _game(shelf: Shelf, key: str) -> Reply:
    found = [game for game in shelf.all() if game.key == key]
    variants: dict[str, Json] = {
        name: [list(value) if isinstance(value, tuple) else value for value in values]
        for name, values in found[0].variants.items()
    }
    editions: list[Json] = [
        {"id": game.edition.id, "name": game.edition.name, "digest": game.edition.digest}
        for game in found
    ]
    seats: list[Json] = [*found[0].seats]
    levels: list[Json] = [*SHOWN]
    return {
        "key": key,
        "seats": seats,
        "variants": variants,
        "editions": editions,
        "levels": levels,
    }


@get("/api/games/{key:str}/{edition:str}", summary="A game with an edition")
async def one_game(
    key: FromPath[str], edition: FromPath[str], services: Given[Services]
) -> dict[str, Any]:
    """All its actions, what is printed on its components, and the numbers of its rules."""
    shelf = services.keeper.shelf
    try:
        game = shelf.game(key, edition)
    except Problem:
        raise NotFound from None
    return {
        "key": key,
        "edition": edition,
        "actions": [
            {"text": action.text, "kind": action.kind, "args": args_json(action.args)}
            for action in game.actions
        ],
        "printed": printed(shelf, game),
        "rules": [
            {"number": rule["number"], "page": rule["page"]}
            for section in sections(key, DEFAULT)
            for rule in section["rules"]
        ],
    }


def printed(shelf: Shelf, game: Game[Any]) -> dict[str, Any]:
    """The edition's tables."""
    name = shelf.file(game)
    if name:
        return tomllib.loads(Path(name).read_text(encoding="utf-8"))
    house = files(f"comptoir.games.{game.key}") / "edition.toml"
    return tomllib.loads(house.read_text(encoding="utf-8"))


@get("/api/rules/{game:str}", summary="The numbered rules of a game")
async def rules(game: FromPath[str], language: FromQuery[str] = DEFAULT) -> dict[str, Any]:
    """By section, in the language asked for."""
    if game not in games.GAMES:
        raise NotFound
    return {"sections": sections(game, check_language(language))}


@cache
def sections(game: str, language: str) -> list[dict[str, Any]]:
    """The rules by section; a rule of several pages is found on the first of them."""
    found: list[dict[str, Any]] = []
    for line in (folder(language) / f"{game}.md").read_text(encoding="utf-8").splitlines():
        if heading := HEADING.fullmatch(line):
            found.append({"title": heading[1], "rules": []})
        elif rule := LINE.fullmatch(line):
            page = re.search(r"\d+", rule["pages"])
            number = int(page[0]) if page else None
            found[-1]["rules"].append(
                {"number": rule["number"], "page": number, "text": rule["text"]}
            )
    return [section for section in found if section["rules"]]


ROUTES = (all_games, one_game, rules)
