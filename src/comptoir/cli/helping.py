"""The help in the reader's language: what a command or a flag is for is a message `help-NAME`.

Parsers hold the keys of messages alone; they become sentences when somebody asks for help. All
messages may use the same values: `$games`, `$bots`, `$options`, `$languages`, `$shells`, and the
`$default` of a flag.
"""

from argparse import Action, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import Any

from babel.lists import format_list

from comptoir.games import GAMES
from comptoir.lang import LANGUAGES, Speaker
from comptoir.server.settings import EXPLAINS, usual

SHELLS = ("bash", "zsh", "fish")
PREFIX = "help-"


class Helper(RawDescriptionHelpFormatter):
    """Says keys as sentences; what is no key is shown as it is."""

    def __init__(self, prog: str, speaker: Speaker) -> None:
        super().__init__(prog)
        self._speaker = speaker

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        """How a command is typed, introduced by a word."""
        word = self._speaker.text("help-usage") + " " if prefix is None else prefix
        super().add_usage(usage, actions, groups, word)

    def start_section(self, heading: str | None) -> None:
        """A list of flags below its heading."""
        super().start_section(heading and self._said(heading))

    def add_text(self, text: str | None) -> None:
        """What a command is for, or examples."""
        if text is not None:
            first, *more = text.split("\n")
            width = self._width - self._current_indent
            lines = self._split_lines(self._said(first), width) if not more else [self._said(first)]
            super().add_text("\n".join([*lines, *more]).replace("%", "%%"))

    def _get_help_string(self, action: Action) -> str | None:
        if not action.help:
            return action.help
        said = self._said(action.help, action.default)
        if action.help.startswith(EXPLAINS) and (default := usual(action.dest)):
            said = f"{said} {self._speaker.text('help-default', default=default)}"
        return said.replace("%", "%%")

    def _said(self, key: str, default: object = None) -> str:
        if not key.startswith(PREFIX):
            return key
        return self._speaker.text(key, **values(self._speaker, default))


def values(speaker: Speaker, default: object = None) -> dict[str, str]:
    """All that help may mention, as the language lists it."""
    from comptoir.bots import BOTS  # noqa: PLC0415  # commands that use none don't wait for them

    return {
        "games": either(speaker, [*GAMES]),
        "titles": speaker.join([about.title for about in GAMES.values()]),
        "bots": ", ".join(BOTS),
        "options": ", ".join(_options()),
        "languages": either(speaker, LANGUAGES),
        "shells": either(speaker, SHELLS),
        "default": f"{default:g}" if isinstance(default, float) else str(default),
    }


def _options() -> list[str]:
    """The options of all games with their values."""
    return [
        f"{name}={'|'.join(map(str, values))} ({key})"
        for key, about in GAMES.items()
        for name, values in about.variants.items()
    ]


def either(speaker: Speaker, words: Sequence[str]) -> str:
    """One of several, as the language says it."""
    return format_list(words, style="or", locale=speaker.language)
