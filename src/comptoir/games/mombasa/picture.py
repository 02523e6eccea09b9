"""Mombasa as a picture: the map, and beside it the tracks, the cards and the players."""

from typing import Any

from comptoir.pictures import Scene
from comptoir.pictures.svg import (
    at,
    drawings,
    mark,
    number,
    path,
    rect,
    sheet,
    short,
    text,
    whole,
)

PARTS = "comptoir.games.mombasa"
CELL = 15
RIGHT, WIDE = 664, 520
"""Where the map ends, and how much room is beside it."""
BOLD = 'font-weight="bold"'


def draw(scene: Scene) -> str:
    """The table."""
    view: Any = scene.view
    strips = [_track(company, 62 + place * 48) for place, company in enumerate(view["companies"])]
    cards = [space["card"] for row in view["card_display"] for space in row]
    return whole(
        [
            at(16, 22, _map(view)),
            text(RIGHT, 44, short(scene.title or "Mombasa", 28), 30),
            *strips,
            *(_card(view, card, place) for place, card in enumerate(cards) if card),
            *(_player(scene, seat) for seat in range(len(view["players"]))),
        ]
    )


def _paint(view: Any, company: str) -> Any:
    """The colours of a company."""
    (found,) = [one["colour"] for one in view["companies"] if one["id"] == company]
    return drawings(PARTS)["companies"][found]


def _letter(company: str) -> str:
    """A company is told by a letter as well as by its colour."""
    return {"cape_town": "T"}.get(company, company[0].upper())


def _sign(name: str, x: float, y: float, size: float) -> str:
    return at(x, y, drawings(PARTS)["signs"].get(name, ""), size / 20)


def _map(view: Any) -> str:
    drawn = drawings(PARTS)["map"]
    places, lands = drawn["regions"], drawings(PARTS)["lands"]
    long, tall = drawn["width"] * CELL, drawn["height"] * CELL
    borders = {
        frozenset((region["id"], other)): kind
        for region in view["map"]
        for other, kind in (region["borders"] | region["bases"]).items()
    }
    land = [
        path(places[region["id"]]["path"], lands[number % len(lands)])
        for number, region in enumerate(view["map"])
    ]
    lines = [
        _border(line["path"], borders.get(frozenset((line["left"], line["right"])), 0))
        for line in drawn["borders"]
    ]
    shapes = "".join([path(drawn["wasteland"], "#efe3c6"), *land, *lines])
    return "".join(
        [
            rect(0, 0, long, tall, "#a9cdd3", 'rx="12"'),
            f'<g transform="scale({CELL})">{shapes}</g>',
            *(_base(company, drawn["bases"][company["id"]]) for company in view["companies"]),
            *(_region(view, region, places[region["id"]]) for region in view["map"]),
        ]
    )


def _border(line: str, kind: int) -> str:
    """M6.5: single or double; a coast is neither."""
    more = 'stroke="{}" stroke-width="{}" stroke-linejoin="round"'
    if kind == 2:
        return path(line, "none", more.format("#5b3f22", 0.42)) + path(
            line, "none", more.format("#f6ead0", 0.17)
        )
    return path(line, "none", more.format(*(("#6f8f92", 0.12), ("#5b3f22", 0.15))[kind]))


def _region(view: Any, region: Any, place: Any) -> str:
    x, y = place["x"] * CELL, place["y"] * CELL
    mines = [
        _sign("mines", x + (mine - (region["mines"] - 1) / 2) * 12, y - 17, 11)
        for mine in range(region["mines"])
    ]
    held = region["post"]
    what = _post(view, held, x, y + 2) if held else _amounts(region["reward"], x, y + 2)
    return "".join(mines) + what


def _post(view: Any, company: str, x: float, y: float) -> str:
    (colour,) = [one["colour"] for one in view["companies"] if one["id"] == company]
    house = drawings(PARTS)["posts"][colour]
    letter = number(0, 7, _letter(company), 12, _paint(view, company)["ink"])
    return at(x, y, house + letter, 1.5)


def _amounts(amounts: Any, x: float, y: float) -> str:
    shown = []
    for place, (name, amount) in enumerate(amounts.items()):
        left = x + (place - (len(amounts) - 1) / 2) * 30
        shown += [_sign(name, left, y, 22), number(left + 9, y + 9, amount, 15)]
    return "".join(shown)


def _base(company: Any, box: Any) -> str:
    paint = drawings(PARTS)["companies"][company["colour"]]
    long, tall = box["width"] * CELL, box["height"] * CELL
    row = (tall - 25) / len(company["base"])
    edge = f'rx="4" stroke="{paint["edge"]}" stroke-width="1.5"'
    name = company["id"].replace("_", " ").title()
    parts = [
        rect(0, 0, long, tall, paint["fill"], edge),
        text(6, 17, name, 14, paint["ink"], BOLD),
        _sign("pounds", long - 14, 12, 23),
        number(long - 14, 17, company["share_value"], 13, "#3a2503"),
    ]
    for place, column in enumerate(company["base"]):
        y = 23 + place * row
        parts.append(rect(3, y, long - 6, row - 1.5, "#fbf3de", 'rx="2"'))
        wide = (long - 8) / len(column["icons"])
        for space, coins in enumerate(column["icons"]):
            x = 4 + (space + 0.5) * wide
            parts.append(_base_space(company, column["covered"][space], coins, (x, y + row / 2)))
    return at(box["x"] * CELL, box["y"] * CELL, "".join(parts))


def _base_space(company: Any, covered: bool, coins: int, place: tuple[float, float]) -> str:
    x, y = place
    if covered:
        return at(x, y, drawings(PARTS)["posts"][company["colour"]], 0.85)
    return "".join(
        _sign("pounds", x + (coin - (coins - 1) / 2) * 9, y, 13) for coin in range(coins)
    )


def _track(company: Any, y: float) -> str:
    """A company's track with everybody's marker."""
    paint, track = drawings(PARTS)["companies"][company["colour"]], company["track"]
    edge = f'rx="6" stroke="{paint["edge"]}" stroke-width="1.5"'
    parts = [
        rect(0, 0, WIDE, 42, "#f6ead0", 'rx="6" stroke="#8a7350"'),
        rect(0, 0, 104, 42, paint["fill"], edge),
        text(8, 26, company["id"].replace("_", " ").title(), 14, paint["ink"], BOLD),
    ]
    if track:
        wide = (WIDE - 110) / (track["spaces"] + 1)
        parts += [
            rect(108 + space * wide, 16, wide - 2, 22, "#fffaf0", 'rx="3"')
            for space in range(track["spaces"] + 1)
        ]
        parts += [
            number(107 + (space + 0.5) * wide, 14, shares, 13) for space, shares in track["shares"]
        ]
        for seat, space in enumerate(track["markers"]):
            x = 107 + (space + 0.5) * wide + (seat % 2 * 8 - 4)
            parts.append(mark(seat, x, 22 + seat // 2 * 10, 0.62))
    return at(RIGHT, y, "".join(parts))


def _card(view: Any, card: Any, place: int) -> str:
    """A card of the display: what it does, and what it costs."""
    band = drawings(PARTS)["bands"].get(card["kind"], "#777")
    value = number(17, 31, card["value"] or "", 20, "#fffaf0")
    parts = [
        rect(0, 0, 82, 46, "#fffaf0", 'rx="6" stroke="#4b3a22" stroke-width="1.2"'),
        path("M7 .6H51V45.400H7A6.400 6.400 0 0 1 .6 39V7A6.400 6.400 0 0 1 7 .6Z", band),
        value,
        _sign(card["kind"], 37, 24, 21),
        _sign("crate", 67, 15, 19),
        number(67, 20, card["crate"], 13),
    ]
    if card["share"]:
        paint = _paint(view, card["share"])
        parts.append(rect(57, 27, 20, 15, paint["fill"], f'rx="3" stroke="{paint["edge"]}"'))
    column, row = place % 6, place // 6
    return at(RIGHT + column * 87.6, 262 + row * 52, "".join(parts))


def _player(scene: Scene, seat: int) -> str:
    view: Any = scene.view
    own, (name, score) = view["players"][seat], scene.seats[seat]
    books = sum(1 for space in own["books"] if space["book"])
    purse = [("pounds", own["pounds"]), ("diamonds", own["diamonds"]), ("books", books)]
    parts = [
        sheet(0, 0, WIDE, 58),
        mark(seat, 24, 29, 1.3),
        text(46, 36, short(name, 10), 19, more=BOLD),
        text(WIDE - 14, 37, score, 24, more=f'text-anchor="end" {BOLD}'),
    ]
    for place, (sign, amount) in enumerate(purse):
        parts.append(_sign(sign, 196 + place * 48, 29, 20))
        parts.append(text(209 + place * 48, 35, amount, 16, more=BOLD))
    for place, (company, track) in enumerate(own["tracks"].items()):
        paint = _paint(view, company)
        edge = f'rx="4" stroke="{paint["edge"]}" stroke-width="1.2"'
        parts.append(rect(340 + place * 26, 17, 23, 24, paint["fill"], edge))
        parts.append(number(351.5 + place * 26, 35, track["shares"], 15, paint["ink"]))
    return at(RIGHT, 372 + seat * 63, "".join(parts))
