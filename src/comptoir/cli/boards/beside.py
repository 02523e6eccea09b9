"""Two parts of a board next to each other, where there is room."""

from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

GAP = 4


@dataclass(frozen=True, slots=True)
class Beside:
    """The right part stands beside the left one, or below it; or nowhere, if it is a luxury."""

    left: RenderableType
    right: RenderableType
    luxury: bool = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Beside if both fit."""
        parts = (self.left, self.right)
        widths = [Measurement.get(console, options, part).maximum for part in parts]
        if sum(widths) + GAP <= options.max_width:
            found = Table.grid(padding=(0, GAP, 0, 0))
            found.add_row(*parts)
            yield found
            return
        yield self.left
        if not self.luxury:
            yield Text("")
            yield self.right
