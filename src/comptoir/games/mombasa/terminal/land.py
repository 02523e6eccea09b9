"""Mombasa's map: regions with their posts, rewards, mines and costs; borders; bases."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.cli.boards.page import Sheet
from comptoir.cli.boards.reading import counts, number, rows, table, text
from comptoir.core import Json, View
from comptoir.games.mombasa.terminal.words import (
    BETWEEN,
    GAME,
    NONE,
    POST,
    badge,
    companies,
    grid,
    pounds,
    reward,
)
from comptoir.lang import Speaker

EMPTY = "·"
DOUBLE = "‖"


def regions(view: View) -> list[dict[str, Json]]:
    """The regions in their order."""
    return [table(region) for region in rows(view["map"])]


def region_of(view: View, region: str) -> dict[str, Json]:
    """One region."""
    return next(found for found in regions(view) if found["id"] == region)


def land(sheet: Sheet) -> RenderableType:
    """The map in two halves, with what it costs each company to enter each region."""
    found = regions(sheet.view)
    half = (len(found) + 1) // 2
    halves = Table.grid(padding=(0, 3))
    halves.add_row(_half(sheet, found[:half]), _half(sheet, found[half:]))
    return Group(halves, Text(sheet.speaker.text("cli-mombasa-map-note"), "dim"))


def _half(sheet: Sheet, found: list[dict[str, Json]]) -> Table:
    speaker = sheet.speaker
    badges = [badge(sheet, text(company["id"])) for company in companies(sheet.view)]
    half = Table.grid(padding=(0, 1))
    region, gives = speaker.text("cli-mombasa-region"), speaker.text("cli-mombasa-gives")
    half.add_row(Text(region, "bold"), Text(gives, "bold"), *badges)
    for data in found:
        name = speaker.id(GAME, text(data["id"]))
        half.add_row(name, given(data, speaker), *_entries(sheet, data))
    return half


def _entries(sheet: Sheet, region: dict[str, Json]) -> list[Text]:
    """By company: its post, what it costs to enter, or a dot where there is no access."""
    costs = counts(region["costs"])
    found = []
    for company in companies(sheet.view):
        name = text(company["id"])
        post = region["post"] == name
        style = badge(sheet, name).style if post else ""
        found.append(Text(f" {POST if post else costs.get(name, EMPTY)} ", style))
    return found


def given(region: dict[str, Json], speaker: Speaker, company: str = "") -> str:
    """The reward of a region, and its mines."""
    found = [reward(region["reward"], speaker, company)] if region["reward"] else []
    if region["mines"]:
        found.append(speaker.text("cli-mombasa-mines", count=number(region["mines"])))
    return " ".join(found) or NONE


def borders(sheet: Sheet) -> RenderableType:
    """What lies next to what; a double border is marked."""
    speaker = sheet.speaker
    found = grid(speaker.text("cli-mombasa-region"), speaker.text("cli-mombasa-next-to"))
    for region in regions(sheet.view):
        near = [
            *(_near(badge(sheet, base), n) for base, n in counts(region["bases"]).items()),
            *(
                _near(Text(speaker.id(GAME, other)), border)
                for other, border in counts(region["borders"]).items()
            ),
        ]
        found.add_row(speaker.id(GAME, text(region["id"])), Text(", ").join(near))
    return Group(found, Text(speaker.text("cli-mombasa-borders-note"), "dim"))


def _near(name: Text, border: int) -> Text:
    return name if border == 1 else Text.assemble(name, DOUBLE)


def bases(sheet: Sheet) -> RenderableType:
    """Each base column by column, front to rear: where posts stand, above them the coin icons."""
    speaker, found = sheet.speaker, companies(sheet.view)
    icons = [_icons(table(column)) for column in rows(found[0]["base"])]
    columns = [
        speaker.text("cli-mombasa-column", column=column) for column in range(1, len(icons) + 1)
    ]
    share = speaker.text("cli-mombasa-share")
    grown = grid(speaker.text("cli-mombasa-base"), *columns, share, right=(len(columns) + 1,))
    grown.add_row(speaker.text("cli-mombasa-icons"), *icons)
    for company in found:
        posts = [_posts(table(column)) for column in rows(company["base"])]
        value = pounds(number(company["share_value"]), speaker)
        grown.add_row(badge(sheet, text(company["id"])), *posts, value)
    return Group(grown, Text(speaker.text("cli-mombasa-bases-note"), "dim"))


def _icons(column: dict[str, Json]) -> str:
    return " ".join(str(icon) for icon in rows(column["icons"]))


def _posts(column: dict[str, Json]) -> str:
    return " ".join(POST if covered else EMPTY for covered in rows(column["covered"]))


def entry(region: dict[str, Json], company: str, speaker: Speaker) -> str:
    """What entering a region costs a company, gives, and ousts."""
    points = counts(region["costs"])[company]
    parts = [speaker.text("cli-mombasa-cost", points=points), given(region, speaker, company)]
    if region["post"] is not None:
        ousted = speaker.id(GAME, text(region["post"]))
        parts.append(speaker.text("cli-mombasa-ousts", company=ousted))
    return BETWEEN.join(parts)
