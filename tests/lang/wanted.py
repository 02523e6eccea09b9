"""Which texts the program needs, and with which arguments: from the catalogues and the source."""

import ast
import importlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

import comptoir
from comptoir import games
from comptoir.lang import catalogue as core
from comptoir.lang.speaker import FORMS, message_id

Wanted = dict[str, tuple[str, ...]]
"""Arguments by the text's path: `message` or `message.attribute`."""
SOURCE = Path(comptoir.__file__).parent
SPEAKING = ("text", "say", "note", "warn", "ask", "confirm")
"""Methods that take a key and its arguments."""
PAGE = SOURCE.parents[1] / "web" / "src"
BOARD = "page-mombasa-"
GUIDE = "page-guide-"
STUDY = "page-study-"
PUZZLES = ("page-puzzle-", "page-what-if")
SAID = re.compile(
    r"""\b(?:say|text)\(\s*"(?P<key>page-[\w-]+)"\s*(?:,\s*\{(?P<args>(?:[^{}]|\{[^{}]*\})*)\})?"""
)
ARGUMENT = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")
LESSON = re.compile(r"""\bkey: "([\w-]+)\"""")
STEM = re.compile(r"`(page-[\w-]+-)\$\{")


def catalogues() -> dict[str, ModuleType]:
    """The catalogue of each game."""
    return {key: importlib.import_module(f"comptoir.games.{key}.catalogue") for key in games.GAMES}


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
    """The texts of the terminal."""
    return spoken("cli-")


def wanted_by_lab() -> Wanted:
    """The texts of arena and report."""
    return spoken("lab-")


def wanted_by_study() -> Wanted:
    """The texts of the analysis."""
    return spoken("study-")


def wanted_by_server() -> Wanted:
    """The texts of the server and of its messages."""
    return spoken("server-")


def wanted_by_hints() -> Wanted:
    """What a bot would do and what for, on the page and in the terminal alike."""
    categories = {
        f"hint-{game}-{name}": ()
        for game, catalogue in catalogues().items()
        for name in (*catalogue.CATEGORIES, "note")
    }
    return spoken("hint-") | categories


def wanted_by_page() -> Wanted:
    """The texts of the page, but for those with a file of their own."""
    own = (BOARD, GUIDE, STUDY, *PUZZLES)
    return {key: args for key, args in page_texts() if not key.startswith(own)}


def wanted_by_board() -> Wanted:
    """The texts of Mombasa's board on the page."""
    return {key: args for key, args in page_texts() if key.startswith(BOARD)}


def wanted_by_analysis() -> Wanted:
    """The texts of the analysis on the page."""
    return {key: args for key, args in page_texts() if key.startswith(STUDY)}


def wanted_by_puzzles() -> Wanted:
    """The texts of puzzles, and of games that are played on from a step of another."""
    return {key: args for key, args in page_texts() if key.startswith(PUZZLES)}


def wanted_by_guide() -> Wanted:
    """The texts of the guided first games: those of the panel, and of each lesson."""
    panel = {key: args for key, args in page_texts() if key.startswith(GUIDE)}
    files = sorted((PAGE / "guide").glob("*.ts"))
    named = [key for file in files for key in LESSON.findall(file.read_text(encoding="utf-8"))]
    return panel | {GUIDE + key: () for key in named}


def page_texts() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The calls `say("page-…", { argument: … })` and the like in the page's source."""
    for file in sorted([*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]):
        for found in SAID.finditer(file.read_text(encoding="utf-8")):
            yield found["key"], tuple(ARGUMENT.findall(found["args"] or ""))


def page_stems() -> set[str]:
    """How keys begin that the page's source puts together: `page-mombasa-bonus-`."""
    files = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    found = {stem for file in files for stem in STEM.findall(file.read_text(encoding="utf-8"))}
    return found - {GUIDE}  # a lesson names its texts


def spoken(start: str) -> Wanted:
    """The texts that the source says itself, by the beginning of their keys."""
    texts = [*texts_in("lang"), *texts_in("cli"), *texts_in("lab"), *texts_in("server")]
    return {key: args for key, args in texts if key.startswith(start)}


def texts_in(folder: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The calls `speaker.text("key", argument=…)` and the like in the source."""
    for file in sorted((SOURCE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _speaks(node.func) and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value, tuple(str(word.arg) for word in node.keywords)


def _speaks(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr in SPEAKING


def offered(args: tuple[str, ...]) -> dict[str, str]:
    """The variables that a message may use, each with the argument it stands for."""
    return {arg: arg for arg in args} | {f"{arg}_{form}": arg for arg in args for form in FORMS}
