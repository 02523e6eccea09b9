"""Every language says everything, with all its arguments, and nothing that nobody asks for."""

from functools import cache
from pathlib import Path

import pytest

from comptoir.games import GAMES
from comptoir.lang import LANGUAGES
from comptoir.lang.messages import entries
from comptoir.lang.speaker import FORMS, LOCALES
from tests.lang import wanted as want
from tests.lang.ftl import Messages

pytestmark = pytest.mark.no_cover

WANTED: dict[str, want.Wanted] = {
    "core": want.wanted_by_core(),
    "cli": want.wanted_by_cli(),
    "hints": want.wanted_by_hints(),
    "lab": want.wanted_by_lab(),
    "page": want.wanted_by_page(),
    "page_guide": want.wanted_by_guide(),
    "page_people": want.wanted_by_people(),
    "page_puzzles": want.wanted_by_puzzles(),
    "page_study": want.wanted_by_analysis(),
    "server": want.wanted_by_server(),
    "help": want.wanted_by_help(),
    "usage": want.wanted_by_usage(),
    "damage": want.wanted_by_usage("damage"),
    "errors": want.wanted_by_errors(),
    "study": want.wanted_by_study(),
}
for game, words in want.catalogues().items():
    WANTED |= {
        f"{game}/game": want.wanted_by_game(game, words) | want.wanted_by_aims(game, words),
        f"{game}/edition": want.wanted_by_edition(game),
        f"{game}/home": want.wanted_by_home(game),
        f"{game}/lesson": want.wanted_by_lesson(game),
        f"{game}/page": want.wanted_by_board(game),
        f"{game}/terminal": want.wanted_by_terminal(game),
    }
"""By file: those of a game are in its package."""
FILES = [(language, topic) for language in LANGUAGES for topic in WANTED]
INTEGER_PLURALS = {
    "en": {"one", "other"},
    "nl": {"one", "other"},
    "pl": {"one", "few", "many"},
    "cs": {"one", "few", "other"},
    "de": {"one", "other"},
}


@cache
def messages(language: str, topic: str) -> Messages:
    game, _, own = topic.rpartition("/")
    return Messages(folder(game, language) / f"{own}.ftl")


def folder(game: str, language: str) -> Path:
    """Where the words of a game are, or those of the program."""
    home = GAMES[game].file(GAMES[game].locales) if game else LOCALES
    return Path(str(home)) / language


@pytest.mark.parametrize(("language", "topic"), FILES)
def test_files_are_sound_fluent(language: str, topic: str) -> None:
    assert messages(language, topic).faults == []


@pytest.mark.parametrize(("language", "topic"), FILES)
def test_messages_begin_and_end_where_fluent_says(language: str, topic: str) -> None:
    parsed = messages(language, topic)
    found = {name: entry.strip() for name, entry in entries(parsed.file.read_text("utf-8"))}
    assert found == {name: source.strip() for name, source in parsed.sources.items()}


@pytest.mark.parametrize(("language", "topic"), FILES)
def test_no_key_is_missing(language: str, topic: str) -> None:
    assert missing_keys(messages(language, topic), WANTED[topic]) == set()


@pytest.mark.parametrize(("language", "topic"), FILES)
def test_no_message_is_unused(language: str, topic: str) -> None:
    assert unused(messages(language, topic), WANTED[topic]) == set()


@pytest.mark.parametrize(("language", "topic"), FILES)
def test_no_argument_is_missing_or_unknown(language: str, topic: str) -> None:
    assert wrong_arguments(messages(language, topic), WANTED[topic]) == []


@pytest.mark.parametrize(("language", "topic"), FILES)
def test_plurals_have_all_categories_of_whole_numbers(language: str, topic: str) -> None:
    for path, keys in messages(language, topic).plurals():
        assert keys >= INTEGER_PLURALS[language], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_known(language: str) -> None:
    for game in ("", *GAMES):
        start = f"{game}/" if game else ""
        found = {start + file.stem for file in folder(game, language).glob("*.ftl")}
        assert found <= set(WANTED)


def missing_keys(found: Messages, wanted: want.Wanted) -> set[str]:
    return set(wanted) - set(found.texts)


def unused(found: Messages, wanted: want.Wanted) -> set[str]:
    """Texts that nobody asks for; forms of ids are there for the grammar."""
    forms = {f"{path}.{form}" for path in wanted if "-id-" in path for form in FORMS}
    stems = tuple(want.page_stems())
    put_together = {path for path in found.texts if path.startswith(stems)}
    return set(found.texts) - set(wanted) - found.referenced() - forms - put_together


def wrong_arguments(found: Messages, wanted: want.Wanted) -> list[str]:
    """Messages that leave an argument out or use one that they don't get."""
    wrong = []
    for path, args in wanted.items():
        offered = want.offered(args)
        used = found.variables(path)
        unknown = used - set(offered)
        left_out = set(args) - {offered[name] for name in used & set(offered)}
        wrong += [f"{path}: unknown ${name}" for name in sorted(unknown)]
        wrong += [f"{path}: missing ${name}" for name in sorted(left_out)]
    return wrong


def test_the_checks_find_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "game.ftl"
    file.write_text(
        "game-event-a = { $seat } pays { $coins_acc }, { game-part-x }\n"
        "game-part-x = { $other }\n"
        "game-event-b = Text\n"
        "game-old = Text\n"
        "game-event-b = Again\n"
        "junk\n",
        encoding="utf-8",
    )
    found = Messages(file)
    wanted = {"game-event-a": ("seat", "coins"), "game-event-b": ("card",), "game-event-c": ()}
    assert len(found.faults) == 2
    assert missing_keys(found, wanted) == {"game-event-c"}
    assert unused(found, wanted) == {"game-old"}
    assert wrong_arguments(found, wanted) == [
        "game-event-a: unknown $other",
        "game-event-b: missing $card",
    ]
