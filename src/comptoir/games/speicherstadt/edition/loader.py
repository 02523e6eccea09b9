"""The printed values of Speicherstadt, read from an edition file and checked."""

from collections.abc import Mapping
from pathlib import Path

from comptoir.core.edition import Section, identify, read
from comptoir.games.speicherstadt.edition.printed import FIREMAN_VALUES, SEASONS, Edition

HOUSE = Path(__file__).with_name("house.toml")
SEATS = range(2, 6)
PLAIN = {
    "ship": (0, 5, 5, 5),
    "counting_office": (1, 1, 0, 2),
    "warehouse": (1, 0, 0, 0),
    "bank": (0, 0, 1, 0),
    "port": (0, 0, 0, 1),
    "chamber": (0, 0, 0, 1),
    "church": (0, 0, 0, 1),
    "prayer_boat": (0, 0, 0, 1),
    "trader": (5, 0, 0, 0),
}
"""S10.1: how many of each card without a value of its own lie in each season."""
FIREMEN = (2, 3, 2, 3)
CONTRACTS = (3, 3, 4, 0)
CONTRACT_SIZES = range(2, 5)


def load(path: Path | None = None) -> Edition:
    """The edition in a file, the house edition by default. Raises BadEdition."""
    return parse(read(path or HOUSE))


def parse(file: Section) -> Edition:
    """The edition that a file's tables say. Raises BadEdition."""
    about = identify(file)
    setup, points, income = file.table("setup"), file.table("points"), file.table("income")
    house, trader = file.table("house"), file.table("trader")
    exchange, sell = house.table("exchange"), house.table("sell")
    exchange.number("take", 1, 1)
    goods = _goods(setup)
    firemen = _firemen(file.table("firemen"))
    edition = Edition(
        about=about,
        coins=setup.number("coins"),
        score=setup.number("score"),
        merchants=setup.number("merchants", 1, 9),
        offer=_by_seats(setup),
        removed=_removed(setup, firemen),
        goods=goods,
        cubes_of_each=setup.number("cubes_of_each", 1),
        cubes_on_a_ship=setup.number("cubes_on_a_ship", 1),
        max_queue=setup.number("max_queue", 1),
        seasons=_seasons(file.table("seasons")),
        firemen=firemen,
        fires=_fires(file.table("fires")),
        contracts=_contracts(file.table("contracts"), goods),
        contract_points=_contract_points(file.table("contracts")),
        counting_offices=points.numbers("counting_offices", length=sum(PLAIN["counting_office"])),
        church=points.number("church"),
        prayer_boat=points.number("prayer_boat"),
        trader=points.number("trader"),
        warehouse_places=points.number("warehouse_places"),
        warehouse_good=points.number("warehouse_good"),
        port_ship=points.number("port_ship"),
        chamber_coin=points.number("chamber_coin"),
        income=income.number("each"),
        income_no_purchase=income.number("no_purchase"),
        income_bank=income.number("bank"),
        exchange_give=exchange.number("give", 1),
        sell_goods=sell.number("goods", 1),
        sell_coins=sell.number("coins"),
        house_places=house.number("places"),
        trader_coins=trader.number("coins"),
    )
    _enough_cubes(setup, edition)
    for section in (setup, points, income, exchange, sell, house, trader, file):
        section.close()
    return edition


def _goods(setup: Section) -> tuple[str, ...]:
    """S1.1: five kinds of goods."""
    goods = setup.texts("goods")
    if len(set(goods)) != PLAIN["trader"][0] or len(goods) != len(set(goods)):
        setup.fail(
            "goods", list(goods), f"{PLAIN['trader'][0]} different goods, one for each trader"
        )
    return goods


def _by_seats(setup: Section) -> Mapping[int, int]:
    """S3.1: how many cards are turned up."""
    offer = setup.table("offer")
    found = {seats: offer.number(str(seats), 1, 9) for seats in SEATS}
    offer.close()
    return found


def _removed(setup: Section, firemen: tuple[tuple[int, ...], ...]) -> Mapping[int, tuple[str, ...]]:
    """S1.4: autumn cards that leave the game; the fires can't."""
    table = setup.table("removed")
    plain = [card for card, seasons in PLAIN.items() if seasons[-1]]
    among = plain + sorted({f"fireman {value}" for value in firemen[-1]})
    found = {}
    for seats in SEATS:
        cards = table.texts(str(seats), among)
        for card in cards:
            there = PLAIN[card][-1] if card in PLAIN else firemen[-1].count(int(card[-1]))
            if cards.count(card) > there:
                table.fail(str(seats), f"'{card}' {cards.count(card)} times", f"at most {there}")
        found[seats] = tuple(card.replace(" ", "_") for card in cards)
    table.close()
    return found


def _seasons(section: Section) -> Mapping[str, tuple[int, ...]]:
    """S10.1: the numbers of plain cards are fixed by the rulebook."""
    for card, seasons in PLAIN.items():
        found = section.numbers(card, length=len(SEASONS))
        if found != seasons:
            section.fail(card, list(found), f"{list(seasons)}, as in the rulebook")
    section.close()
    return PLAIN


def _firemen(section: Section) -> tuple[tuple[int, ...], ...]:
    """S9.2: 10 firemen, values 1 to 5."""
    low, high = FIREMAN_VALUES.start, FIREMAN_VALUES.stop - 1
    found = tuple(
        section.numbers(season, low, high, length=count)
        for season, count in zip(SEASONS, FIREMEN, strict=True)
    )
    section.close()
    return found


def _fires(section: Section) -> tuple[int, ...]:
    """S9.3: 4 fires; the last one stands below all seasons."""
    found = tuple(section.number(key) for key in (*SEASONS[1:], "last"))
    section.close()
    return found


def _contracts(section: Section, goods: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """S10.1: 10 contracts of 2 to 4 goods."""
    found = []
    for season, count in zip(SEASONS, CONTRACTS, strict=True):
        contracts = section.lists(season) if count or section.has(season) else []
        if len(contracts) != count:
            section.fail(season, f"{len(contracts)} contracts", f"{count} of the 10 contracts")
        found.append(tuple(_contract(section, season, goods, items) for items in contracts))
    return tuple(found)


def _contract(
    section: Section, season: str, goods: tuple[str, ...], items: list[object]
) -> tuple[str, ...]:
    for item in items:
        if item not in goods:
            section.fail(season, repr(item), f"one of {', '.join(goods)}")
    if len(items) not in CONTRACT_SIZES:
        section.fail(season, f"{len(items)} goods on a contract", "2, 3 or 4 goods")
    return tuple(str(item) for item in items)


def _contract_points(section: Section) -> Mapping[int, int]:
    """S6.3: points by the number of goods."""
    points = section.table("points")
    found = {size: points.number(str(size)) for size in CONTRACT_SIZES}
    points.close()
    section.asked.update(SEASONS)
    section.asked.update(("points",))
    section.close()
    return found


def _enough_cubes(setup: Section, edition: Edition) -> None:
    """S3.5: the bag always suffices."""
    ships = sum(PLAIN["ship"])
    cubes = len(edition.goods) * edition.cubes_of_each
    if ships * edition.cubes_on_a_ship > cubes:
        needed = f"at least {ships * edition.cubes_on_a_ship} cubes for {ships} ships"
        setup.fail("cubes_of_each", f"{cubes} cubes in all", needed)
