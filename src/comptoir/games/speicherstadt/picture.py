"""Speicherstadt as a picture: the harbour, and below it what everybody has."""

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

PARTS = "comptoir.games.speicherstadt"
SIDE, TOP, LONG, TALL = 20, 66, 1160, 360
"""Of the harbour."""
CARD, CARD_TALL = 156, 180
COIN = '<circle r="11" fill="#e8bd45" stroke="#7b5a10" stroke-width="1.6"/>'
NOTHING = rect(
    0,
    0,
    CARD,
    CARD_TALL,
    "#ffffff",
    'rx="10" fill-opacity="0.16" stroke="#fff" stroke-opacity="0.5" stroke-dasharray="6 5"',
)
SEAL = '<circle r="15" fill="#a62b22" stroke="#6d160d"/>'


def draw(scene: Scene) -> str:
    """The table, top to bottom."""
    view: Any = scene.view
    return whole(
        [
            text(SIDE, 46, short(scene.title or "Speicherstadt", 54), 34),
            at(SIDE, TOP, _harbour(view)),
            *(_player(scene, seat) for seat in range(len(view["players"]))),
        ]
    )


def _harbour(view: Any) -> str:
    wide = LONG / len(view["offer"])
    houses = "".join(_house(index) for index in range(LONG // 74 + 1))
    spaces = [_space(space, wide * (place + 0.5)) for place, space in enumerate(view["offer"])]
    box = rect(0, 0, LONG, TALL, "#fff", 'rx="14"')
    frame = f'<clipPath id="frame">{box}</clipPath>'
    water = rect(0, 0, LONG, TALL, "#86b8bd")
    waves = "".join(_wave(index) for index in range(60))
    quay = rect(0, 52, LONG, 13, "#d2b48a") + rect(0, 64, LONG, 3, "#000", 'opacity="0.18"')
    parts = "".join([water, waves, houses, quay, *spaces])
    return f'{frame}<g clip-path="url(#frame)">{parts}</g>'


def _house(index: int) -> str:
    windows = "".join(
        rect(x, 25, 7, 9, "#ffd98a", 'rx="3" opacity="0.75"') for x in (8, 22, 45, 60)
    )
    walls = path(
        "M0 60V16L18.5 3L37 16V60zM37 60V20L55.5 7L74 20V60z", ("#97452f", "#84382a")[index % 2]
    )
    return at(index * 74, 0, walls + windows)


def _wave(index: int) -> str:
    x, y = 19 + (index % 15) * 78 + index // 15 % 2 * 38, 96 + index // 15 * 66
    line = 'stroke="#fff" stroke-opacity="0.3" stroke-width="2" stroke-linecap="round"'
    return path(f"M{x} {y}q8 -6 16 0t16 0", "none", line)


def _space(space: Any, middle: float) -> str:
    """A card on its water space, and the merchants in line on the jetty above it."""
    top = TALL - CARD_TALL - 12
    planks = "".join(
        path(f"M{middle - 24} {y}H{middle + 24}", "none", 'stroke="#7d5f3d" stroke-width="1.2"')
        for y in range(70, top, 15)
    )
    jetty = rect(middle - 24, 58, 48, top - 58, "#a5825a", 'stroke="#65492b" stroke-width="2"')
    gap = min(36, (top - 96) / max(1, len(space["queue"]) - 1))
    merchants = drawings(PARTS)["merchants"]
    line = [
        at(middle, top - 8 - place * gap, merchants[seat % len(merchants)], 1.15)
        for place, seat in enumerate(space["queue"])
    ]
    card = at(middle - CARD / 2, top, _card(space) if space["card"] else NOTHING)
    price = at(middle + CARD / 2 - 6, top - 8, COIN + number(0, 5, space["price"], 15, "#4a3405"))
    return "".join([jetty, planks, card, *reversed(line), price if space["queue"] else ""])


def _card(space: Any) -> str:
    goods = _cubes(space["cargo"])
    seal = ""
    if space["contract"]:
        goods = _delivered(space["contract"])
        seal = at(CARD - 22, 22, SEAL + number(0, 6, space["contract"]["points"], 18, "#fff6ec"))
    cubes = [
        at(CARD / 2 + (place - (len(goods) - 1) / 2) * 32, 146, cube, 1.3)
        for place, cube in enumerate(goods)
    ]
    paper = rect(0, 0, CARD, CARD_TALL, "#fffaf0", 'rx="10" stroke="#3d2a14" stroke-width="1.6"')
    return paper + at(9, 9, _face(space["card"]), 1.38) + "".join(cubes) + seal


def _face(card: str) -> str:
    """What is drawn on a card, 100 by 70."""
    cards = drawings(PARTS)["cards"]
    kind, _, value = card.partition("_")
    if card in cards:
        return str(cards[card])
    if kind == "contract":
        return str(cards[kind])
    return str(cards[kind]) + number(50, 47 if kind == "fireman" else 62, value, 26, "#4a1d12")


def _cubes(counts: Any) -> list[str]:
    """One for each piece."""
    goods = drawings(PARTS)["goods"]
    return [goods[good] for good, count in counts.items() for _ in range(count)]


def _delivered(contract: Any) -> list[str]:
    """What a contract asks for: pale as long as it is not there."""
    there, wanted = contract["delivered"], drawings(PARTS)["wanted"]
    pale = {good: count - there.get(good, 0) for good, count in contract["goods"].items()}
    return _cubes(there) + [wanted[good] for good, count in pale.items() for _ in range(count)]


def _player(scene: Scene, seat: int) -> str:
    view: Any = scene.view
    own, (name, score) = view["players"][seat], scene.seats[seat]
    count = len(view["players"])
    wide = (LONG - 10 * (count - 1)) / count
    head = 'font-weight="bold"'
    fireman = at(70, 44, drawings(PARTS)["cards"]["fireman"], 0.28)
    merchant = at(148, 65, drawings(PARTS)["merchants"][seat % 5], 0.72)
    parts = [
        sheet(0, 0, wide, 186),
        mark(seat, 22, 22, 1.1),
        text(40, 29, short(name, int(wide / 19)), 19, more=head),
        text(wide - 14, 30, score, 22, more=f'text-anchor="end" {head}'),
        at(24, 55, COIN),
        text(40, 61, own["coins"], 17, more=head),
        fireman,
        text(104, 61, own["firemen"], 17, more=head),
        merchant,
        text(164, 61, own["merchants"], 17, more=head),
        *_row(
            [one for place in ("goods", "warehouse", "house") for one in _cubes(own[place])], wide
        ),
        *_contracts(own["contracts"], wide),
        *_cards(own["cards"], wide),
    ]
    return at(SIDE + seat * (wide + 10), TOP + TALL + 10, "".join(parts))


def _row(cubes: list[str], wide: float) -> list[str]:
    gap = min(24, (wide - 40) / max(1, len(cubes)))
    return [at(24 + place * gap, 90, cube, 0.95) for place, cube in enumerate(cubes)]


def _contracts(contracts: Any, wide: float) -> list[str]:
    """Each as a line of goods with its points behind; many are smaller."""
    shown, x = [], 0.0
    for contract in contracts:
        goods = _delivered(contract)
        long = len(goods) * 13 + 34
        line = [at(x + 11 + place * 13, 13, cube, 0.56) for place, cube in enumerate(goods)]
        points = at(x + long - 17, 12, SEAL + number(0, 6, contract["points"], 18, "#fff6ec"), 0.8)
        shown += [rect(x, 0, long - 5, 25, "#efe0bd", 'rx="7"'), *line, points]
        x += long
    return [at(12, 109, "".join(shown), min(1, (wide - 20) / max(1, x)))]


def _cards(cards: Any, wide: float) -> list[str]:
    """Its other cards, each kind once."""
    kept = [(card, count) for card, count in cards.items() if not card.startswith("contract")]
    gap = min(46, (wide - 20) / max(1, len(kept)))
    frame = rect(0, 0, 100, 70, "none", 'stroke="#3d2a14" stroke-width="3"')
    shown = []
    for place, (card, count) in enumerate(kept):
        shown.append(at(12 + place * gap, 145, _face(card) + frame, 0.4))
        shown.append(number(12 + place * gap + 38, 178, "" if count == 1 else count, 14))
    return shown
