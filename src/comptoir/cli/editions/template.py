"""A copy of the house edition for owners of the box, with a comment on what to read off where."""

import re
from textwrap import wrap

from comptoir.cli.editions.guide import Guide, Note, Path, guide, packaged
from comptoir.cli.editions.lines import HEADER, KEY
from comptoir.games import GAMES
from comptoir.lang import Speaker
from comptoir.lang.sentences import translated

WIDTH = 96
COMMENT = re.compile(r"\s*#.*")
ABOUT = {"id": 'id = "mine"', "name": 'name = "My box"'}


def template(game: str, file: str, speaker: Speaker) -> str:
    """The text of the copy, its comments in the speaker's language."""
    lines = [f"# {line}".rstrip() for line in _top(game, file, speaker)]
    copy = _Copy(guide(game), speaker).lines(packaged(game, GAMES[game].house))
    return "\n".join([*lines, *copy]) + "\n"


def _top(game: str, file: str, speaker: Speaker) -> list[str]:
    """What to do with the copy, and what its comments mean."""
    return [
        speaker.text("cli-edition-top", title=GAMES[game].title),
        "",
        *wrap(speaker.text("cli-edition-top-replace"), WIDTH),
        f"    comptoir edition check {file}",
        f"    comptoir edition diff {file}",
        f"    comptoir play {game} --edition {file}",
        *wrap(speaker.text("cli-edition-top-comments"), WIDTH),
        "    house      " + speaker.text("cli-edition-top-house"),
        "    public     " + speaker.text("cli-edition-top-public"),
        "    rulebook   " + speaker.text("cli-edition-top-rulebook"),
    ]


class _Copy:
    """Copies line by line; each note stands above the first line that it is about."""

    def __init__(self, notes: Guide, speaker: Speaker) -> None:
        self.notes = notes
        self.speaker = speaker
        self.said: set[str] = set()
        self.table: Path = ()

    def lines(self, text: str) -> list[str]:
        """The lines of the copy, without the original's comments."""
        found: list[str] = []
        for line in text.splitlines():
            bare = COMMENT.sub("", line).rstrip()
            if header := HEADER.fullmatch(bare):
                found += self._header(bare, tuple(header[2].split(".")))
            elif key := KEY.match(bare):
                found += self._key(bare, key[1])
            elif bare:
                found.append(bare)
        return found

    def _header(self, line: str, table: Path) -> list[str]:
        self.table = table
        note = self._new(table)
        gap = [""] if note or not line.startswith("[[") else []
        return [*gap, *self._comment(note), line]

    def _key(self, line: str, key: str) -> list[str]:
        if self.table == ("edition",):
            return [ABOUT[key]]
        return [*self._comment(self._new((*self.table, key))), line]

    def _new(self, path: Path) -> Note | None:
        note = self.notes.exact(path)
        if note is None or note.pattern in self.said:
            return None
        self.said.add(note.pattern)
        return note

    def _comment(self, note: Note | None) -> list[str]:
        if note is None:
            return []
        first, said = f"# {note.source}: ", translated(self.speaker, note.place)
        return wrap(said, WIDTH, initial_indent=first, subsequent_indent="#    ")
