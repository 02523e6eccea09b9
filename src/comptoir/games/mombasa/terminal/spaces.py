"""Mombasa's bonus spaces."""

from rich.console import RenderableType
from rich.text import Text

from comptoir.cli.boards.page import Sheet
from comptoir.cli.boards.reading import number, rows, table, text
from comptoir.cli.people import tags
from comptoir.core import Json, Seat, View
from comptoir.games.mombasa.terminal.words import (
    BETWEEN,
    GAME,
    NONE,
    bonus,
    company_of,
    grid,
    pounds,
    reward,
    tag,
)
from comptoir.lang import Speaker


def spaces(sheet: Sheet) -> RenderableType:
    """All bonus spaces: who stands there, what they cost and give."""
    speaker = sheet.speaker
    found = grid(speaker.text("cli-mombasa-bonus-space"), "", speaker.text("cli-mombasa-gives"))
    for data in rows(sheet.view["bonus_spaces"]):
        space = table(data)
        gives = offer(sheet.view, text(space["id"]), speaker)
        found.add_row(name(space, speaker), _who(space, speaker), gives)
    return found


def name(space: dict[str, Json], speaker: Speaker) -> str:
    """A bonus space in a few words."""
    if "level" not in space:
        return speaker.id(GAME, text(space["id"]))
    company = tag(text(space["company"]), speaker)
    return speaker.text("cli-mombasa-extra", company=company, level=number(space["level"]))


def _who(space: dict[str, Json], speaker: Speaker) -> Text:
    marker = space["marker"]
    return Text(NONE) if marker is None else tags([Seat(number(marker))], speaker)


def taken(sheet: Sheet) -> RenderableType:
    """The bonus spaces with a marker, in a line."""
    found = [table(space) for space in rows(sheet.view["bonus_spaces"])]
    names = [
        Text(f"{name(space, sheet.speaker)} ") + _who(space, sheet.speaker)
        for space in found
        if space["marker"] is not None
    ]
    start = Text(sheet.speaker.text("cli-mombasa-taken") + " ")
    return start + (Text(BETWEEN).join(names) if names else Text(NONE))


def space_of(view: View, space: str) -> dict[str, Json]:
    """One bonus space."""
    found = (table(data) for data in rows(view["bonus_spaces"]))
    return next(data for data in found if data["id"] == space)


def offer(view: View, wanted: str, speaker: Speaker) -> str:
    """What a bonus space costs and gives."""
    space = space_of(view, wanted)
    if "level" in space:
        track = table(company_of(view, text(space["company"]))["track"])
        return bonus(track, number(space["level"]), speaker)
    pay = number(space["pay"])
    if space["id"] == "buy":
        return _purchase(view, pay, speaker)
    parts = ([pounds(pay, speaker)] if pay else []) + [_gives(space, speaker)]
    return ": ".join(part for part in parts if part)


def _purchase(view: View, pay: int, speaker: Speaker) -> str:
    """The cost of the space, and the lowest price in the display."""
    spaces = [table(space) for row in rows(view["card_display"]) for space in rows(row)]
    prices = [number(space["price"]) for space in spaces if space["price"] is not None]
    if not prices:
        return pounds(pay, speaker)
    return speaker.text("cli-mombasa-purchase", pay=pay, least=min(prices))


def _gives(space: dict[str, Json], speaker: Speaker) -> str:
    if "tiers" in space:
        company = text(space["company"])
        tiers = [table(tier) for tier in rows(space["tiers"])]
        return BETWEEN.join(
            f"{tier['total']}+ {reward(tier['reward'], speaker, company)}" for tier in tiers
        )
    if "reward" in space:
        return reward(space["reward"], speaker)
    if "plus" in space:
        return speaker.text("cli-mombasa-crate", plus=number(space["plus"]))
    return ""


def rewards(view: View, wanted: str, speaker: Speaker) -> list[str]:
    """The rewards of a bonus space from which one is chosen."""
    space = space_of(view, wanted)
    company = text(space["company"])
    if "tiers" in space:
        return [reward(table(tier)["reward"], speaker, company) for tier in rows(space["tiers"])]
    track = table(company_of(view, company)["track"])
    found = table(rows(track["bonuses"])[number(space["level"]) - 1])
    return [reward(data, speaker) for data in rows(found["rewards"])]
