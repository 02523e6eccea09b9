"""The options of a question, numbered, each with the notation that chooses it."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

GAP = 2
"""Between the words and the notation, at least."""


@dataclass(frozen=True, slots=True)
class Options:
    """A list of words and notations. Long words go over several lines, notations never."""

    rows: Sequence[tuple[str, str]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Notations in one column where they fit; otherwise right behind or below the words."""
        indent = len(str(len(self.rows))) + 1
        room = options.max_width - indent
        column = self._column(room)
        for number, (words, notation) in enumerate(self.rows, 1):
            lines = [*Text(words).wrap(console, room)]
            last, start = lines[-1].cell_len, min(column, room - len(notation))
            if last + GAP + len(notation) > room:
                lines.append(Text(""))
                last = 0
            lines[-1].pad_right(max(start - last, GAP if last else 0))
            lines[-1].append(notation, "dim")
            yield Text.assemble((f"{number:{indent - 1}} ", "bold"), lines[0])
            yield from (Text.assemble(" " * indent, line) for line in lines[1:])

    def _column(self, room: int) -> int:
        """Where most notations begin: behind the longest words that share a line with theirs."""
        fit = [Text(words).cell_len + GAP for words, notation in self.rows]
        pairs = zip(fit, self.rows, strict=True)
        return max((start for start, (_, text) in pairs if start + len(text) <= room), default=0)
