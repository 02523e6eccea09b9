"""The messages of a language, each parsed when it is first said: a program says few of them."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.ASCII | re.MULTILINE)
"""A message or a term, up to where another one or a comment begins."""
REFERENCE = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)
"""What may be the name of another one."""


def entries(file: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file with their names, not parsed yet."""
    return ((found[1], found[0]) for found in ENTRY.finditer(file))


class Messages(FluentBundle):
    """All that the files say; of two messages with one name the first."""

    def __init__(
        self, language: str, files: Iterable[str], functions: Mapping[str, Callable[[Any], Any]]
    ) -> None:
        super().__init__([language], functions=dict(functions), use_isolating=False)
        self._entries: dict[str, str] = {}
        for file in files:
            for name, entry in entries(file):
                self._entries.setdefault(name, entry)

    def has_message(self, message_id: str) -> bool:
        """Whether there is one, which can be had from now on."""
        if not super().has_message(message_id) and message_id in self._entries:
            self.add_resource(FluentResource("\n".join(self._with_parts(message_id, set()))))
        return super().has_message(message_id)

    def _with_parts(self, name: str, met: set[str]) -> Iterator[str]:
        """The entries that one may refer to, and then itself: whoever finds it finds them."""
        met.add(name)
        for other in REFERENCE.findall(self._entries[name]):
            if other in self._entries and other not in met:
                yield from self._with_parts(other, met)
        yield self._entries[name]
