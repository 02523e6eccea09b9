"""Mombasa's things in a few signs, so that much of the board fits on a screen.

£ are pounds, ◆ diamond steps, ⌂ trading posts; companies have tags of three letters. The legend
says so to people.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from comptoir.cli.boards.page import Sheet
from comptoir.cli.boards.reading import counts, number, rows, table, text
from comptoir.core import Json, View
from comptoir.lang import Speaker

GAME = "mombasa"
NONE = "\N{EN DASH}"
MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"
BETWEEN = " · "
POST = "⌂"
STYLES: Mapping[str, str] = {
    "black": "bright_white on black",
    "red": "bright_white on red",
    "white": "black on white",
    "orange": "black on dark_orange",
}
"""Letters and ground, so that every company can be read on dark and on light terminals."""


def grid(*headings: str | Text, right: Sequence[int] = ()) -> Table:
    """A table with headings and no lines; columns with numbers on the right."""
    found = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    for column, heading in enumerate(headings):
        found.add_column(heading, justify="right" if column in right else "left")
    return found


def tag(company: str, speaker: Speaker) -> str:
    """A company in three letters."""
    return speaker.text("cli-mombasa-tag", company=company)


def badge(sheet: Sheet, company: str) -> Text:
    """A company's tag in its colour."""
    colour = text(company_of(sheet.view, company)["colour"])
    return Text(tag(company, sheet.speaker), STYLES.get(colour, "bold"))


def companies(view: View) -> list[dict[str, Json]]:
    """The companies in their order."""
    return [table(company) for company in rows(view["companies"])]


def company_of(view: View, company: str) -> dict[str, Json]:
    """One company."""
    return next(found for found in companies(view) if found["id"] == company)


def player_of(view: View, seat: int) -> dict[str, Json]:
    """One player."""
    return table(rows(view["players"])[seat])


def labelled(label: str, parts: Sequence[tuple[str, str]]) -> RenderableType:
    """A line of things, each with its number in bold or without one."""
    found = [
        Text.assemble((f"{number} ", "bold") if number else "", part) for number, part in parts
    ]
    return Parts(Text(f"{label}: ", "dim"), found or [Text(NONE)])


class Parts:
    """A label and things behind it; lines break between things, below the first one."""

    def __init__(self, label: Text, parts: Sequence[Text]) -> None:
        self.label = label
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As many things on a line as fit."""
        line, indent = Text.assemble(self.label, self.parts[0]), " " * self.label.cell_len
        for part in self.parts[1:]:
            longer = Text.assemble(line, BETWEEN, part)
            if longer.cell_len > options.max_width:
                yield line
                longer = Text.assemble(indent, part)
            line = longer
        yield line


def pounds(count: int, speaker: Speaker) -> str:
    """Money, with its sign where the language has it."""
    return speaker.text("cli-mombasa-pounds", count=count)


def card(face: Json, speaker: Speaker) -> str:
    """A card: its kind, its number, a merchant's company, the share on it."""
    if face is None:
        return NONE
    found = table(face)
    words = [speaker.text("cli-mombasa-kind", kind=text(found["kind"]))]
    if number(found["value"]):
        words.append(str(found["value"]))
    if found["company"] is not None:
        words.append(tag(text(found["company"]), speaker))
    if found["share"] is not None:
        plus = "" if found["kind"] == "share" else "+"
        words.append(plus + tag(text(found["share"]), speaker))
    return " ".join(words)


def cards(faces: Json, speaker: Speaker) -> str:
    """Several cards."""
    return ", ".join(counted(faces, speaker)) or NONE


def counted(faces: Json, speaker: Speaker) -> list[str]:
    """Several cards, equal ones counted."""
    found = Counter(card(face, speaker) for face in rows(faces))
    return [f"{n}{TIMES} {name}" if n > 1 else name for name, n in found.items()]


def book(face: Json, speaker: Speaker) -> str:
    """A book: its letter, what it needs, what it gives."""
    if face is None:
        return NONE
    found = table(face)
    letter = "" if found["letter"] is None else f"{found['letter']} "
    return f"{letter}{needs(found['needs'], speaker)} → {reward(found['reward'], speaker)}"


def needs(data: Json, speaker: Speaker) -> str:
    """What a book asks for."""
    return ", ".join(_need(kind, count, speaker) for kind, count in counts(data).items())


def _need(kind: str, count: int, speaker: Speaker) -> str:
    if kind == "one_good":
        return speaker.text("cli-mombasa-one-good", count=count)
    if kind == "specialist":
        return speaker.text("cli-mombasa-specialist", count=count)
    return f"{speaker.text('cli-mombasa-kind', kind=kind)} {count}"


def reward(data: Json, speaker: Speaker, company: str = "") -> str:
    """What is given; steps are on the company's track."""
    found = table(data)
    parts = [_part(kind, value, speaker, company) for kind, value in found.items()]
    return ", ".join(parts) or NONE


def _part(kind: str, value: Json, speaker: Speaker, company: str) -> str:
    if kind == "units_minus_one":
        good = speaker.text("cli-mombasa-kind", kind=text(value))
        return f"£ = {good} {MINUS} 1"
    count = number(value)
    if kind == "books":
        return speaker.text("cli-mombasa-points", count=count)
    if kind == "steps":
        return f"{tag(company, speaker)} +{count}" if company else f"+{count}"
    return {
        "pounds": pounds(count, speaker),
        "diamonds": f"◆{count}",
        "remove_posts": f"{MINUS}{count}{POST}",
    }[kind]


def bonus(track: dict[str, Json], level: int, speaker: Speaker) -> str:
    """The first or second bonus of a track."""
    found = table(rows(track["bonuses"])[level - 1])
    words = _bonus(text(track["bonus"]), found, speaker)
    pay = found.get("pay")
    return f"{pounds(number(pay), speaker)}: {words}" if pay else words


def _bonus(kind: str, found: dict[str, Json], speaker: Speaker) -> str:
    if kind == "more_expansion":
        return speaker.text("cli-mombasa-more-expansion", points=number(found["amount"]))
    if kind == "more_markers":
        return speaker.text("cli-mombasa-more-markers", markers=number(found["amount"]))
    if kind == "other_tracks":
        steps, tracks = number(found["steps"]), number(found["tracks"])
        return speaker.text("cli-mombasa-other-tracks", steps=steps, tracks=tracks)
    if kind == "sell_dear":
        return _sale(found, speaker)
    if kind in ("books_and_diamonds", "buy_and_diamonds"):
        return _rewards(kind, found, speaker)
    return _cheaper(found, speaker)


def _rewards(kind: str, found: dict[str, Json], speaker: Speaker) -> str:
    given = " / ".join(reward(data, speaker) for data in rows(found["rewards"]))
    if kind == "books_and_diamonds":
        return given
    return f"{speaker.text('cli-mombasa-buy', off=number(found.get('off', 0)))}, {given}"


def _cheaper(found: dict[str, Json], speaker: Speaker) -> str:
    if "cotton_card_plus" in found:
        return speaker.text("cli-mombasa-cotton-plus", units=number(found["cotton_card_plus"]))
    off = number(found["off"])
    if "mixed" in found:
        return speaker.text("cli-mombasa-cheaper-mixed", off=off)
    good = speaker.text("cli-mombasa-kind", kind=text(found["goods"]))
    return speaker.text("cli-mombasa-cheaper", off=off, good=good)


def _sale(found: dict[str, Json], speaker: Speaker) -> str:
    plus = number(found["plus"])
    if "only" in found:
        good = speaker.text("cli-mombasa-kind", kind=text(found["only"]))
        return speaker.text("cli-mombasa-sell-good", plus=plus, good=good)
    return speaker.text("cli-mombasa-sell", plus=plus)
