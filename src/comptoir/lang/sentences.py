"""Sentences of errors in other languages.

Errors are raised in English, also by layers that know nothing of languages. Each sentence that a
person may see is a message of `usage.ftl` or `damage.ftl`, and what a game finds wrong with an
edition one of its own `edition.ftl`: the English text is what is raised, with values in its gaps,
and by it the sentence is known again and said in the language of the reader. A value may be such a
sentence itself.
"""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, TextElement, VariableReference

from comptoir.core import IllegalAction
from comptoir.lang.language import DEFAULT
from comptoir.lang.speaker import Speaker, message_files

FILES = ("usage.ftl", "damage.ftl", "edition.ftl")
"""Where the messages are whose English is what is raised."""
SERVER = "errors.ftl"
"""The server's errors: its clients get their kinds, a host in the terminal their English."""
COUNTS = ("count",)
"""Values that are numbers, so that messages can choose plurals."""


def said(speaker: Speaker, error: BaseException) -> str:
    """What went wrong, in the speaker's language; a refusal behind it in words."""
    sentence, cause = str(error), error.__cause__
    while cause is not None:
        if isinstance(cause, IllegalAction):
            sentence = sentence.replace(f"{cause.refusal}.", speaker.refusal(cause.refusal))
        cause = cause.__cause__
    return translated(speaker, sentence)


def translated(speaker: Speaker, sentence: str) -> str:
    """The sentence in the speaker's language, or as it is if it has no message."""
    if speaker.language == DEFAULT:
        return sentence
    for key, pattern in _known():
        if found := pattern.fullmatch(sentence):
            values = {name: _value(speaker, name, text) for name, text in found.groupdict().items()}
            return speaker.text(key, **values)
    return sentence


def is_known(sentence: str) -> bool:
    """Whether there is a message for it."""
    return any(pattern.fullmatch(sentence) for _, pattern in _known())


def _value(speaker: Speaker, name: str, text: str) -> str | int:
    if name in COUNTS:
        return int(text)
    return translated(speaker, text)


@cache
def _known() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The messages, each with what it looks like; those that say the most come first."""
    found = sorted(_messages(), key=lambda pair: _literal(pair[1]), reverse=True)
    return tuple((key, re.compile(_shape(text), re.DOTALL)) for key, text in found)


def _messages() -> Iterator[tuple[str, Pattern]]:
    for file in message_files(DEFAULT):
        if file.name in (*FILES, SERVER):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if not isinstance(entry, Message) or entry.value is None:
                    continue
                if file.name != SERVER or all(map(_is_plain, entry.value.elements)):
                    yield entry.id.name, entry.value


def _literal(text: Pattern) -> int:
    return sum(len(part.value) for part in text.elements if isinstance(part, TextElement))


def _shape(text: Pattern) -> str:
    return "".join(_part(part) for part in text.elements)


def _is_plain(part: TextElement | Placeable) -> bool:
    return isinstance(part, TextElement) or isinstance(part.expression, VariableReference)


def _part(part: TextElement | Placeable) -> str:
    if isinstance(part, TextElement):
        return re.escape(part.value)
    if not isinstance(part.expression, VariableReference):
        raise TypeError("In English, what is raised has gaps alone.")
    name = part.expression.id.name
    return rf"(?P<{name}>\d+)" if name in COUNTS else f"(?P<{name}>.+?)"
