# Compiled by mypyc.
"""What is printed on the components, typed: an edition."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from comptoir.core.contract import EditionId
from comptoir.core.native import teach_copying

SEASONS: Final[tuple[str, ...]] = ("winter", "spring", "summer", "autumn")
FIREMAN_VALUES: Final = range(1, 6)


@dataclass(frozen=True, slots=True)
class Edition:
    """All numbers of the game. Names are those of the file."""

    about: EditionId
    coins: int
    score: int
    merchants: int
    offer: Mapping[int, int]
    removed: Mapping[int, tuple[str, ...]]
    goods: tuple[str, ...]
    cubes_of_each: int
    cubes_on_a_ship: int
    max_queue: int
    seasons: Mapping[str, tuple[int, ...]]
    firemen: tuple[tuple[int, ...], ...]
    fires: tuple[int, ...]
    contracts: tuple[tuple[tuple[str, ...], ...], ...]
    contract_points: Mapping[int, int]
    counting_offices: tuple[int, ...]
    church: int
    prayer_boat: int
    trader: int
    warehouse_places: int
    warehouse_good: int
    port_ship: int
    chamber_coin: int
    income: int
    income_no_purchase: int
    income_bank: int
    exchange_give: int
    sell_goods: int
    sell_coins: int
    house_places: int
    trader_coins: int


teach_copying(Edition)
