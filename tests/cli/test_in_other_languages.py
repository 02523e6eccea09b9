"""What is wrong with a command line or a file is said in the language of the reader."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import comptoir
from comptoir.lang import LANGUAGES, Speaker
from comptoir.lang.sentences import is_known, translated
from tests.cli.conftest import Run

SOURCE = Path(comptoir.__file__).parent
RAISED = {
    "UsageError": 0,
    "BadSetting": 0,
    "InvalidSetup": 0,
    "InvalidNotation": 0,
    "CorruptLog": 0,
    "BadBackup": 0,
    "Unavailable": 0,
    "Unfit": 0,
    "Fault": 1,
    "BadEdition": 3,
    "CorruptState": 2,
    "fail": 1,
    "_damaged": 0,
}
"""What is called with a sentence, or parts of one, from which argument on."""
ELSEWHERE = (
    "testing",
    "envs",
    "table/record.py",
    "games/mombasa/codec",
    "games/speicherstadt/codec",
)
"""For programmers; records, which are broken below; and states, which no file of a person holds."""
OTHERS = LANGUAGES[1:]


def raised() -> Iterator[str]:
    """The sentences of errors, a number in each gap; without those that are put together."""
    for file in sorted(SOURCE.rglob("*.py")):
        if not file.relative_to(SOURCE).as_posix().startswith(ELSEWHERE):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and (name := _name(node.func)) in RAISED:
                    yield from filter(_is_sentence, map(_text, node.args[RAISED[name] :]))


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) for part in node.values)
    return str(node.value) if isinstance(node, ast.Constant) else "1"


def _is_sentence(text: str) -> bool:
    return " " in text and text not in PUT_TOGETHER


PUT_TOGETHER = ("1 Choose another --port or --host.", "too many pings")
"""A sentence within a sentence that is known as a whole, and one for programs."""


def test_every_sentence_that_is_raised_has_a_message() -> None:
    sentences = set(raised())
    assert len(sentences) > 150
    assert [sentence for sentence in sentences if not is_known(sentence)] == []


def test_sentences_within_sentences_are_translated() -> None:
    german = Speaker("de")
    said = "Argument --games: invalid int value: 'x'; see 'comptoir simulate --help'."
    wanted = "Argument --games: 'x' ist keine ganze Zahl; siehe „comptoir simulate --help“."
    assert translated(german, said) == wanted
    said = "Can't read 'none.txt': No such file or directory."
    wanted = "„none.txt“ kann nicht gelesen werden: Datei oder Ordner nicht gefunden."
    assert translated(german, said) == wanted
    assert translated(german, "Nobody has said this before.") == "Nobody has said this before."
    assert translated(Speaker("en"), said) == said


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "line",
    [
        "fly",
        "simulate",
        "play chess",
        "play speicherstadt --seats human",
        "play speicherstadt --names Ada,Ben",
        "play speicherstadt --nothing",
        "serve --port 99999",
        "serve --log-level loud",
        "rule S99",
        "replay none.txt",
        "admin tables",
    ],
)
def test_no_complaint_is_in_english(run: Run, line: str, language: str) -> None:
    english = run(*line.split()).complaint
    spoken = run(*line.split(), "--lang", language).complaint
    assert spoken != english
    assert "{" not in spoken
    for word in (" is ", " see ", " no ", "Choose", "required"):
        assert word not in spoken or language == "nl"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", ["", "play", "serve", "bench", "admin", "admin mute"])
def test_help_is_in_the_language_of_the_reader(run: Run, command: str, language: str) -> None:
    found = run(*command.split(), "--help", f"--lang={language}")
    assert found.code == 0
    assert "help-" not in found.out
    for word in ("usage:", "options:", "default ", "this help"):
        assert word not in found.out
    assert Speaker(language).text("help-flags") + ":" in found.out


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    behind = run("rule", "S5.1", "--lang", "de").out
    assert run("--lang", "de", "rule", "S5.1").out == behind != run("rule", "S5.1").out


@pytest.mark.parametrize("language", OTHERS)
def test_the_house_edition_has_a_name_in_every_language(run: Run, language: str) -> None:
    name = Speaker(language).edition("House edition")
    assert name != "House edition"
    welcome = run("play", "speicherstadt", "--lang", language, "--seats", "random,random").out
    assert name in welcome
    assert "House edition" not in welcome
    assert Speaker(language).edition("My box") == "My box"
