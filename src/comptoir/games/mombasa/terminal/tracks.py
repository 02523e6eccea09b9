"""Mombasa's companies and their tracks."""

from rich.console import Group, RenderableType
from rich.text import Text

from comptoir.cli.boards.page import Sheet
from comptoir.cli.boards.reading import number, rows, table, text
from comptoir.cli.people import COLOURS, tag, tags
from comptoir.core import Json, Seat, View
from comptoir.games.mombasa.terminal.words import (
    BETWEEN,
    GAME,
    badge,
    bonus,
    companies,
    company_of,
    grid,
    pounds,
)
from comptoir.lang import Speaker


def seats(view: View) -> list[Seat]:
    """Everybody at the table."""
    return [Seat(seat) for seat in range(len(rows(view["players"])))]


def track_of(view: View, seat: Seat, company: str) -> dict[str, Json]:
    """Where a player is on a company's track."""
    return table(table(table(rows(view["players"])[seat])["tracks"])[company])


def holdings(sheet: Sheet) -> RenderableType:
    """Each company in a line: a share's worth, base, mines, everybody's space and shares.

    What the columns mean is said in the first round.
    """
    view, speaker = sheet.view, sheet.speaker
    found = grid(
        speaker.text("cli-mombasa-company"),
        speaker.text("cli-mombasa-share"),
        speaker.text("cli-mombasa-base"),
        speaker.text("cli-mombasa-mines-heading"),
        *_players(sheet),
        right=(1, 3),
    )
    for company in companies(view):
        name = text(company["id"])
        found.add_row(
            Text.assemble(badge(sheet, name), f" {speaker.id(GAME, name)}"),
            pounds(number(company["share_value"]), speaker),
            " ".join(str(table(column)["posts"]) for column in rows(company["base"])),
            str(company["mines"]),
            *(_place(view, seat, name) for seat in seats(view)),
        )
    if number(view["round"]) > 1:
        return found
    return Group(found, Text(speaker.text("cli-mombasa-holdings-note"), "dim"))


def _players(sheet: Sheet) -> list[Text]:
    return [Text(tag(seat, sheet.speaker), COLOURS[seat]) for seat in seats(sheet.view)]


def _place(view: View, seat: Seat, company: str) -> str:
    track = track_of(view, seat, company)
    return f"{track['space']} ({track['shares']})"


def tracks(sheet: Sheet) -> RenderableType:
    """Each track: where everybody is, where shares, pounds and calls are; then the bonuses."""
    speaker = sheet.speaker
    found = grid(
        speaker.text("cli-mombasa-track"),
        *_players(sheet),
        speaker.text("cli-mombasa-shares-at"),
        speaker.text("cli-mombasa-special-at"),
        speaker.text("cli-mombasa-calls-at"),
    )
    bonuses = []
    for company in companies(sheet.view):
        if company["track"] is not None:
            name, track = text(company["id"]), table(company["track"])
            found.add_row(
                Text.assemble(badge(sheet, name), f" {track['id']}"),
                *_printed(track, sheet.speaker),
            )
            bonuses.append(_bonuses(sheet, name, track))
    return Group(found, *bonuses)


def _printed(track: dict[str, Json], speaker: Speaker) -> list[str]:
    """Everybody's space, then the marks along the track."""
    spaces = [str(space) for space in rows(track["markers"])]
    shares = " ".join(f"{space}:{held}" for space, held in map(rows, rows(track["shares"])))
    return [*spaces, shares, _coins(track["special"], speaker), _coins(track["calls"], speaker)]


def _coins(data: Json, speaker: Speaker) -> str:
    marks = [rows(mark) for mark in rows(data)]
    return " ".join(f"{space}:{pounds(number(value), speaker)}" for space, value in marks)


def _bonuses(sheet: Sheet, company: str, track: dict[str, Json]) -> Text:
    """The two bonuses of a track, and who may use them."""
    line = Text.assemble(badge(sheet, company))
    for level in (1, 2):
        line.append(f" {level}. ", "bold")
        line.append(bonus(track, level, sheet.speaker))
        users = [seat for seat in seats(sheet.view) if level in _levels(sheet.view, seat, company)]
        if users:
            line = Text.assemble(line, " [", tags(users, sheet.speaker), "]")
    return line


def _levels(view: View, seat: Seat, company: str) -> list[int]:
    """The bonuses of a track that a player may use: the last one, of extra spaces all."""
    level = number(track_of(view, seat, company)["bonuses_in_force"])
    if not level:
        return []
    track = table(company_of(view, company)["track"])
    extra = "pay" in table(rows(track["bonuses"])[0])
    return list(range(1 if extra else level, level + 1))


def in_force(view: View, seat: Seat, speaker: Speaker) -> list[str]:
    """The bonuses that a player may use now."""
    return [
        bonus(table(company["track"]), level, speaker)
        for company in companies(view)
        for level in _levels(view, seat, text(company["id"]))
    ]


def step(view: View, seat: Seat, company: str, speaker: Speaker) -> str:
    """What the next space of a track costs and brings."""
    track = table(company_of(view, company)["track"])
    space = number(track_of(view, seat, company)["space"]) + 1
    call, share = _at(track["calls"], space), _at(track["shares"], space)
    special = _at(track["special"], space)
    parts = [speaker.text("cli-mombasa-to-space", space=space, last=number(track["spaces"]))]
    if call:
        parts.append(speaker.text("cli-mombasa-call", pounds=call))
    if share:
        parts.append(speaker.text("cli-mombasa-shares", count=share))
    if special:
        level = 1 + [rows(mark)[0] for mark in rows(track["special"])].index(space)
        parts.append(speaker.text("cli-mombasa-special", pounds=special))
        parts.append(bonus(track, level, speaker))
    return BETWEEN.join(parts)


def _at(marks: Json, space: int) -> int:
    """The value of the mark on a space; 0 if there is none."""
    found = [rows(mark) for mark in rows(marks)]
    return next((number(value) for place, value in found if place == space), 0)
