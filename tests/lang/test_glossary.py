"""All that is said keeps to docs/glossary.md: its terms, and no word that it rules out."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import comptoir
from comptoir.lang import LANGUAGES, NAMES

SOURCE = Path(comptoir.__file__).parent
DOCS = Path(__file__).parents[2] / "docs"
VALUE = re.compile(r"^(?:(?P<key>[a-z][\w-]*) =|    \.\w+ =)?(?P<text>.*)$")
PLACEABLE = re.compile(r"\{[^{}]*\}")
Said = tuple[str, str, str]
"""Where it is said (a message's key, or a page), of which kind, and the text."""


def table(heading: str) -> Iterator[list[str]]:
    """The rows of the table under a heading, without its head."""
    page = (DOCS / "glossary.md").read_text("utf-8")
    part = re.split(r"^#+ ", page.split(f"\n### {heading}\n")[-1], maxsplit=1, flags=re.M)[0]
    rows = [line for line in part.splitlines() if line.startswith("|")]
    for row in rows[2:]:
        yield [cell.strip() for cell in row.strip("|").split("|")]


def terms() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Messages that are a term, with the term in each language."""
    for heading in ("Tables and people", "At the table", "Study"):
        for *words, message in table(heading):
            if message:
                yield message.strip("`"), tuple(word.split(" (")[0] for word in words)


def unused(language: str) -> Iterator[tuple[str, re.Pattern[str]]]:
    """Where a word is not used, and how it is found."""
    for words, _, where in table(NAMES[language]):
        for word in re.sub(r" \(.*?\)", "", words).split(", "):
            end = r"\w*" if word.endswith("*") else r"\b"
            yield where, re.compile(rf"\b{re.escape(word.rstrip('*'))}{end}", re.IGNORECASE)


@cache
def said(language: str) -> tuple[Said, ...]:
    """Every message, rule and page on how to play."""
    messages = [(key, "messages", text) for key, text in messages_of(language)]
    return (*messages, *_pages(language))


def messages_of(language: str, value: str = "") -> Iterator[tuple[str, str]]:
    """Every line of every message, with its key, and with something in the place of values."""
    for file in sorted(SOURCE.rglob(f"{language}/*.ftl")):
        key = ""
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#") and (found := VALUE.match(line)):
                key = found["key"] or key
                yield key, PLACEABLE.sub(value, found["text"])


def _pages(language: str) -> Iterator[Said]:
    inside = "" if language == "en" else f"{language}/"
    for part in ("rules", "play"):
        for file in sorted((DOCS / part / inside).glob("*.md")):
            for line in file.read_text("utf-8").splitlines():
                yield file.stem, "pages", line


@cache
def messages(language: str) -> dict[str, str]:
    """What is said on a line, by its key."""
    lines = [(place, text.strip()) for place, kind, text in said(language) if kind == "messages"]
    return {place: text for place, text in lines if text}


def concerns(where: str, place: str, kind: str) -> bool:
    """Whether a word is not used in this place."""
    return where in {"everywhere", kind} or (where not in ("messages",) and where.lower() in place)


@pytest.mark.parametrize(("message", "words"), list(terms()))
def test_a_message_is_the_term_of_the_glossary(message: str, words: tuple[str, ...]) -> None:
    spoken = [messages(language)[message] for language in LANGUAGES]
    assert [text.lower() for text in spoken] == [word.lower() for word in words]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_not_used_are_not_used(language: str) -> None:
    words = list(unused(language))
    assert len(words) > 5
    assert [
        f"{place}: {word.pattern} in {text.strip()}"
        for place, kind, text in said(language)
        for where, word in words
        if concerns(where, place, kind) and word.search(text)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_check_sees_messages_rules_and_how_to_play(language: str) -> None:
    places = {place for place, _, _ in said(language)}
    assert {"page-undo", "mombasa-do-end", "mombasa", "speicherstadt"} <= places


def test_a_word_is_looked_for_where_it_is_not_used() -> None:
    assert concerns("everywhere", "page-undo", "messages")
    assert concerns("Mombasa", "page-guide-mombasa-map", "messages")
    assert concerns("Mombasa", "mombasa", "pages")
    assert not concerns("Mombasa", "page-undo", "messages")
    assert not concerns("messages", "mombasa", "pages")
