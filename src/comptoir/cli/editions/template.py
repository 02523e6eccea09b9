"""A copy of the house edition for owners of the box, with a comment on what to read off where."""

import re
from textwrap import wrap

from comptoir.cli.editions.guide import Guide, Note, Path, guide, packaged
from comptoir.cli.editions.lines import HEADER, KEY

WIDTH = 96
COMMENT = re.compile(r"\s*#.*")
ABOUT = {"id": 'id = "mine"', "name": 'name = "My box"'}
TOP = """\
{title}: the values of your own box.

Replace the values below by those printed on your components, save, and run
    comptoir edition check {file}
    comptoir edition diff {file}
    comptoir play {game} --edition {file}
The comment above a table or value says where the value here comes from and where to look:
    house      our own value, not read off a printed component: replace it
    public     a published fact about the game: compare it with your box
    rulebook   stated in words in the rulebook: it should be right
"""


def template(game: str, file: str) -> str:
    """The text of the copy."""
    top = TOP.format(title=game.capitalize(), game=game, file=file)
    lines = [f"# {line}".rstrip() for line in top.splitlines()]
    return "\n".join([*lines, *_Copy(guide(game)).lines(packaged(game, "edition.toml"))]) + "\n"


class _Copy:
    """Copies line by line; each note stands above the first line that it is about."""

    def __init__(self, notes: Guide) -> None:
        self.notes = notes
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
        return [*gap, *_comment(note), line]

    def _key(self, line: str, key: str) -> list[str]:
        if self.table == ("edition",):
            return [ABOUT[key]]
        return [*_comment(self._new((*self.table, key))), line]

    def _new(self, path: Path) -> Note | None:
        note = self.notes.exact(path)
        if note is None or note.pattern in self.said:
            return None
        self.said.add(note.pattern)
        return note


def _comment(note: Note | None) -> list[str]:
    if note is None:
        return []
    first = f"# {note.source}: "
    return wrap(note.place, WIDTH, initial_indent=first, subsequent_indent="#    ")
