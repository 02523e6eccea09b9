"""What people ask about the games themselves."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from litestar import get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, FromQuery

from comptoir import games
from comptoir.lang.language import DEFAULT
from comptoir.lang.rules import LINE, page
from comptoir.lang.speaker import words
from comptoir.server.any_game import AnyGame
from comptoir.server.asking import Given
from comptoir.server.errors import NotFound, Problem
from comptoir.server.people.words import check_language
from comptoir.server.projected import option
from comptoir.server.services import Services
from comptoir.server.tables.answers import (
    EditionInfo,
    EditionName,
    GameInfo,
    GameWords,
    Rule,
    RulePlace,
    Rules,
    RuleSection,
)
from comptoir.server.tables.shelf import Shelf

HEADING = re.compile(r"#{2,} (.+)")
COMPRESSED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", 500))
"""For answers that are long, the same for everyone, and asked for once a visit."""


@get("/api/games", summary="The games that can be played")
async def all_games(services: Given[Services]) -> list[GameInfo]:
    """With their numbers of seats, variants and editions."""
    shelf = services.keeper.shelf
    return [_game(shelf, key) for key in games.GAMES]


def _game(shelf: Shelf, key: str) -> GameInfo:
    about, found = games.GAMES[key], [game for game in shelf.all() if game.key == key]
    editions = [game.edition for game in found]
    return GameInfo(
        key=key,
        title=about.title,
        letter=about.letter,
        authors=[*about.authors],
        minutes=about.minutes,
        seats=[*found[0].seats],
        variants={name: [*values] for name, values in found[0].variants.items()},
        editions=[EditionName(one.id, one.name, one.digest) for one in editions],
    )


@get(
    "/api/games/{key:str}/{edition:str}",
    summary="A game with an edition",
    middleware=[COMPRESSED],
)
async def one_game(
    key: FromPath[str], edition: FromPath[str], services: Given[Services]
) -> EditionInfo:
    """All its actions, what is printed on its components, and the numbers of its rules.

    The edition is named by its id, or as tables do by its digest, also if it has changed since.
    """
    shelf = services.keeper.shelf
    try:
        game = shelf.by_values(key, edition) or shelf.game(key, edition)
    except Problem:
        raise NotFound from None
    numbered = [rule for section in sections(key, DEFAULT) for rule in section.rules]
    return EditionInfo(
        key=key,
        edition=edition,
        actions=[option(action) for action in game.actions],
        printed=printed(shelf, game),
        rules=[RulePlace(rule.number, rule.page) for rule in numbered],
    )


def printed(shelf: Shelf, game: AnyGame) -> dict[str, Any]:
    """The edition's tables."""
    name = shelf.file(game)
    if name:
        return tomllib.loads(Path(name).read_text(encoding="utf-8"))
    about = games.GAMES[game.key]
    return tomllib.loads(about.file(about.house).read_text(encoding="utf-8"))


@get("/api/rules/{game:str}", summary="The numbered rules of a game", middleware=[COMPRESSED])
async def rules(game: FromPath[str], language: FromQuery[str] = DEFAULT) -> Rules:
    """By section, in the language asked for."""
    if game not in games.GAMES:
        raise NotFound
    return Rules(sections(game, check_language(language)))


@cache
def sections(game: str, language: str) -> list[RuleSection]:
    """The rules by section; a rule of several pages is found on the first of them."""
    found: list[RuleSection] = []
    file = page(game, language)
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    for line in lines:
        if heading := HEADING.fullmatch(line):
            found.append(RuleSection(heading[1], []))
        elif rule := LINE.fullmatch(line):
            first = re.search(r"\d+", rule["pages"])
            number = int(first[0]) if first else None
            found[-1].rules.append(Rule(rule["number"], number, rule["text"]))
    return [section for section in found if section.rules]


@get(
    "/api/games/{key:str}/words/{language:str}",
    summary="The words of a game's own package",
    middleware=[COMPRESSED],
)
async def game_words(key: FromPath[str], language: FromPath[str]) -> GameWords:
    """For a page that was built without the game."""
    if key not in games.GAMES:
        raise NotFound
    return GameWords([*words(key, check_language(language))])


ROUTES = (all_games, one_game, game_words, rules)
