"""Which texts the program needs, and with which arguments: from the catalogues and the source."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import get_args

import comptoir
from comptoir import games
from comptoir.bots.levels import SHOWN
from comptoir.cli.flags import people
from comptoir.lang import catalogue as core
from comptoir.lang.speaker import FORMS, message_id
from comptoir.server import errors, settings
from comptoir.server.tables.held_table import ClosedBy
from tests.lang.ftl import Messages

Wanted = dict[str, tuple[str, ...]]
"""Arguments by the text's path: `message` or `message.attribute`."""
SOURCE = Path(comptoir.__file__).parent
SPEAKING = ("text", "say", "note", "warn", "ask", "confirm")
"""Methods that take a key and its arguments."""
PAGE = Path(__file__).parents[2] / "web" / "src"
GUIDE = "page-guide-"
STUDY = "page-study-"
PEOPLE = "page-people-"
VARIANT = "page-variant-"
PUZZLES = ("page-puzzle-", "page-what-if")
HELPED = (
    *("cli/parser.py", "cli/helping.py"),
    *sorted(f"cli/flags/{file.name}" for file in (SOURCE / "cli" / "flags").glob("*.py")),
)
HELP = re.compile(r"""["'](help-[\w-]*\w)["']""")
SAID = re.compile(
    r"""\b(?:say|text|phrase)\(\s*"(?P<key>page-[\w-]+)"\s*(?:,\s*\{(?P<args>(?:[^{}]|\{[^{}]*\})*)\})?"""
)
ARGUMENT = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")
LESSON = re.compile(r"""\bkey: "([\w-]+)\"""")
STEM = re.compile(r"`(page-[\w-]+-)\$\{")


def catalogues() -> dict[str, ModuleType]:
    """The catalogue of each game."""
    return {key: about.load(about.catalogue) for key, about in games.GAMES.items()}


def wanted_by_game(game: str, catalogue: ModuleType) -> Wanted:
    """All that a game can say."""
    wanted: Wanted = {}
    kinds: list[tuple[str, Mapping[str, tuple[str, ...]]]] = [
        ("event", catalogue.EVENTS),
        ("ask", catalogue.PROMPTS),
        ("do", catalogue.ACTIONS),
        ("why", catalogue.REFUSALS),
    ]
    for role, args in kinds:
        wanted |= {message_id(role, kind): names for kind, names in args.items()}
    for kind in catalogue.PROMPTS:
        wanted[message_id("ask", kind) + ".title"] = ()
    for kind, choices in getattr(catalogue, "CHOICES", {}).items():
        wanted[message_id("ask", kind)] = (*catalogue.PROMPTS[kind], "choices")
        wanted |= {f"{message_id('ask', kind)}.{choice}": () for choice in choices}
    for kind, names in getattr(catalogue, "SECRETS", {}).items():
        wanted[message_id("event", kind) + ".own"] = (*catalogue.EVENTS[kind], *names)
    wanted |= {message_id("id", f"{game}.{name}"): () for name in _ids(game, catalogue)}
    wanted |= {message_id("category", f"{game}.{name}"): () for name in catalogue.CATEGORIES}
    return wanted


def _ids(game: str, catalogue: ModuleType) -> tuple[str, ...]:
    names: tuple[str, ...] = catalogue.ids(games.load(game).box)  # type: ignore[attr-defined]  # each game's own box
    return names


def wanted_by_core() -> Wanted:
    """What core refuses, and what the speaker itself says."""
    refusals = {message_id("why", kind): names for kind, names in core.REFUSALS.items()}
    return refusals | spoken("core-") | {"core-id-nothing": ()}


def wanted_by_cli() -> Wanted:
    """The texts of the terminal, except for those of the games' boards."""
    boards = {key for game in games.GAMES for key in wanted_by_terminal(game)}
    levels: Wanted = {f"cli-level-{level}": () for level in SHOWN}
    return levels | {key: args for key, args in spoken("cli-").items() if key not in boards}


def wanted_by_terminal(game: str) -> Wanted:
    """The texts of a game's board in the terminal."""
    return dict(texts_in(f"games/{game}/terminal"))


def wanted_by_lab() -> Wanted:
    """The texts of arena and report."""
    return spoken("lab-")


def wanted_by_study() -> Wanted:
    """The texts of the analysis."""
    return spoken("study-")


def wanted_by_server() -> Wanted:
    """The texts of the server and of its messages."""
    return spoken("server-")


def wanted_by_help() -> Wanted:
    """What commands, flags and settings are for; all may use the values that English uses."""
    named = {word for file in HELPED for word in HELP.findall((SOURCE / file).read_text("utf-8"))}
    actions = {f"help-admin-{name}" for name in (*people.DEEDS, *people.LISTS)}
    keys = named | actions | {settings.message(setting.name) for setting in settings.each()}
    return {key: _in_english("help", key) for key in keys}


def wanted_by_usage(topic: str = "usage") -> Wanted:
    """The sentences of errors, which are known by what they say in English."""
    return {key: _in_english(topic, key) for key in _english(topic).texts}


def wanted_by_edition(game: str) -> Wanted:
    """What a game finds wrong with an edition, and where its values come from."""
    return wanted_by_usage(f"{game}/edition")


def _in_english(topic: str, key: str) -> tuple[str, ...]:
    return tuple(sorted(_english(topic).variables(key)))


@cache
def _english(topic: str) -> Messages:
    game, _, own = topic.rpartition("/")
    home = SOURCE / "games" / game if game else SOURCE
    return Messages(home / "locales" / "en" / f"{own}.ftl")


def wanted_by_hints() -> Wanted:
    """What a bot would do, on the page and in the terminal alike."""
    return spoken("hint-")


def wanted_by_aims(game: str, catalogue: ModuleType) -> Wanted:
    """What turns of a game are for."""
    more = getattr(catalogue, "REASONS", ())
    return {f"hint-{game}-{name}": () for name in (*catalogue.CATEGORIES, *more, "note")}


def wanted_by_page() -> Wanted:
    """The texts of the page, except for those with a file of their own."""
    own = (GUIDE, STUDY, PEOPLE, VARIANT, *PUZZLES)
    found = {key: args for key, args in page_texts() if not key.startswith(own)}
    levels: Wanted = {f"page-level-{level}": () for level in SHOWN}
    return levels | {key: args for key, args in found.items() if not home_of(key)}


def wanted_by_board(game: str) -> Wanted:
    """The texts of a game's board on the page."""
    return {key: args for key, args in page_texts() if home_of(key) == game}


def wanted_by_home(game: str) -> Wanted:
    """What the page says of a game before it is played, and of its variants."""
    variants = games.GAMES[game].variants
    values = {f"{name}-{value}" for name, values in variants.items() for value in values}
    return {
        f"page-game-{game}": (),
        **{f"page-variant-{name}": () for name in (*variants, *values)},
    }


def home_of(key: str) -> str:
    """The game in whose folder alone the page says a text; empty if it is said elsewhere."""
    homes = _homes().get(key, set())
    return next(iter(homes)) if len(homes) == 1 else ""


@cache
def _homes() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]:
        parts = file.relative_to(PAGE).parts
        home = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
        for said in SAID.finditer(file.read_text(encoding="utf-8")):
            found.setdefault(said["key"], set()).add(home)
    return found


def wanted_by_analysis() -> Wanted:
    """The texts of the analysis on the page."""
    return {key: args for key, args in page_texts() if key.startswith(STUDY)}


def wanted_by_people() -> Wanted:
    """The texts about passwords that were forgotten, and about people who misbehave."""
    return {key: args for key, args in page_texts() if key.startswith(PEOPLE)}


def wanted_by_puzzles() -> Wanted:
    """The texts of puzzles, and of games that are played on from a step of another."""
    return {key: args for key, args in page_texts() if key.startswith(PUZZLES)}


def wanted_by_guide() -> Wanted:
    """The texts of the panel of guided first games."""
    return {key: args for key, args in page_texts() if key.startswith(GUIDE)}


def wanted_by_lesson(game: str) -> Wanted:
    """The texts of a game's guided first game."""
    text = (PAGE / "games" / game / "lesson.ts").read_text(encoding="utf-8")
    return {GUIDE + key: () for key in LESSON.findall(text)}


def page_texts() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The calls `say("page-…", { argument: … })` and the like in the page's source."""
    for file in sorted([*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]):
        for found in SAID.finditer(file.read_text(encoding="utf-8")):
            yield found["key"], tuple(ARGUMENT.findall(found["args"] or ""))


def page_stems() -> set[str]:
    """How keys begin that the page's source puts together: `page-level-`."""
    files = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    found = {stem for file in files for stem in STEM.findall(file.read_text(encoding="utf-8"))}
    return found - {GUIDE}  # a lesson names its texts


def spoken(start: str) -> Wanted:
    """The texts that the source says itself, by the beginning of their keys."""
    texts = [*texts_in("lang"), *texts_in("cli"), *texts_in("lab"), *texts_in("server")]
    return {key: args for key, args in texts if key.startswith(start)}


def texts_in(folder: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The calls `speaker.text("key", argument=…)` and the like in the source."""
    for call in _calls(folder):
        if _speaks(call.func) and call.args:
            key = call.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield key.value, tuple(str(word.arg) for word in call.keywords)


@cache
def _calls(folder: str) -> list[ast.Call]:
    files = sorted((SOURCE / folder).rglob("*.py"))
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in files)
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _speaks(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr in SPEAKING


def offered(args: tuple[str, ...]) -> dict[str, str]:
    """The variables that a message may use, each with the argument it stands for."""
    return {arg: arg for arg in args} | {f"{arg}_{form}": arg for arg in args for form in FORMS}


def wanted_by_errors() -> Wanted:
    """What the server says of requests that it can't grant."""
    found: Wanted = {}
    for call in _calls("server"):
        if isinstance(call.func, ast.Name):
            args = {str(word.arg) for word in call.keywords} - {"field"}
            found |= {f"error-{kind}": tuple(args) for kind in _kinds(call.func.id, call.args)}
    plain = {*errors.MISTAKES.values(), *errors.KINDS.values(), "malformed", "illegal", "internal"}
    closed = {f"closed-{by}" for by in get_args(ClosedBy)}
    return found | {f"error-{kind}": () for kind in {*plain, *closed}} | OFTEN


def _kinds(name: str, args: list[ast.expr]) -> Iterator[str]:
    """The kinds that are named where a problem is made: one, or one of two."""
    made = getattr(errors, name, None)
    if name == "_plain" and isinstance(args[-1], ast.Constant):
        yield str(args[-1].value)
    elif isinstance(made, type) and issubclass(made, errors.Problem) and args:
        chosen = [args[0].body, args[0].orelse] if isinstance(args[0], ast.IfExp) else args[:1]
        yield from (
            str(one.value)
            for one in chosen
            if isinstance(one, ast.Constant) and isinstance(one.value, str)
        )


OFTEN: Wanted = {
    "error-too-often": ("wait",),
    "error-signed-out": (),
    "error-banned": (),
    "error-muted": (),
    "error-unavailable": (),
}
"""What errors of their own class say."""
