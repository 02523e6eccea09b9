"""The players on the screen: a colour and a short tag each, so that queues stay narrow."""

from collections.abc import Sequence

from rich.text import Text

from comptoir.core import Seat
from comptoir.lang import Speaker

COLOURS = ("red", "blue", "green", "yellow", "magenta")
MARK = "▸ "
LONGEST = 24
"""Names are cut there on the board."""


def tag(seat: Seat, speaker: Speaker) -> str:
    """The beginning of the name if a few letters tell all players apart; otherwise the number."""
    for length in range(1, 4):
        beginnings = [name[:length] for name in speaker.names]
        if len(set(beginnings)) == len(beginnings):
            return beginnings[seat].strip()
    return str(seat + 1)


def tags(seats: Sequence[Seat], speaker: Speaker) -> Text:
    """Several players in a row, by their tags."""
    return Text(" ").join(Text(tag(seat, speaker), COLOURS[seat]) for seat in seats)


def coloured(seat: Seat, speaker: Speaker, marked: bool) -> Text:
    """The player's name with the tag."""
    name = Text(speaker.names[seat], f"bold {COLOURS[seat]}")
    width = min(LONGEST, max(Text(other).cell_len for other in speaker.names))
    name.truncate(width, overflow="ellipsis", pad=True)
    mark = Text(MARK if marked else " " * len(MARK))
    return mark + name + Text(f" [{tag(seat, speaker)}]", COLOURS[seat])
