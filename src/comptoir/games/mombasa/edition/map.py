"""The map of the edition file: regions, enclaves, bases and borders."""

import re

from comptoir.core.edition import Section
from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.printed import COMPANIES, Map, Region, Reward
from comptoir.games.mombasa.edition.reading import known_keys, optional, partial_reward

REGIONS = 24
ENCLAVES = 2
ID = re.compile(r"[a-z][a-z0-9_]*")
Borders = tuple[tuple[tuple[int, int], ...], ...]


def map_of(table: Section) -> Map:
    """M6.12, M6.15: 24 regions, 2 enclaves, a reward everywhere but around the enclaves."""
    below = table.table("regions")
    ids = _region_ids(below)
    around = _enclaves(table.table("enclaves"), ids)
    regions = tuple(_region(below.table(name), name, around.get(name, NONE)) for name in ids)
    for place, region in enumerate(regions):
        _check_reward(below, region, place in around.values())
    found = Map(regions, _bases(table.table("bases"), ids), _borders(table.table("borders"), ids))
    for place, region in enumerate(regions):
        _check_borders(table, found, place, region)
    _check_connected(table, found)
    table.close()
    return found


def _region_ids(table: Section) -> tuple[str, ...]:
    ids = table.keys()
    for name in ids:
        if not ID.fullmatch(name):
            table.fail(name, repr(name), "an id of small letters, digits and underscores")
    if len(ids) != REGIONS:
        table.fail("", f"{len(ids)} regions", f"{REGIONS} regions")
    return ids


def _enclaves(table: Section, ids: tuple[str, ...]) -> dict[str, int]:
    """The place of the region around each enclave."""
    enclaves = known_keys(table, ids)
    if len(enclaves) != ENCLAVES:
        table.fail("", f"{len(enclaves)} enclaves", f"{ENCLAVES} enclaves")
    return {
        name: ids.index(table.text(name, [other for other in ids if other not in enclaves]))
        for name in enclaves
    }


def _region(table: Section, name: str, around: int) -> Region:
    mines = optional(table, "mines", 1, 9)
    reward = partial_reward(table, ("pounds", "diamonds", "books", "steps"))
    table.close()
    return Region(name, reward, mines, around)


def _check_reward(table: Section, region: Region, surrounds: bool) -> None:
    if surrounds and region.reward != Reward():
        table.fail(region.id, "a reward", "none, for it lies around an enclave")
    if not surrounds and region.reward == Reward():
        table.fail(region.id, "no reward", "pounds, diamonds, books or steps")


def _bases(table: Section, ids: tuple[str, ...]) -> Borders:
    bases = tuple(_neighbours(table.table(company), ids) for company in COMPANIES)
    table.close()
    return bases


def _neighbours(table: Section, ids: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    keys = known_keys(table, ids)
    if not keys:
        table.fail("", "no region", "the regions next to it")
    return tuple((ids.index(name), table.number(name, 1, 2)) for name in keys)


def _borders(table: Section, ids: tuple[str, ...]) -> Borders:
    """Each border at both of its regions."""
    found: list[dict[int, int]] = [{} for _ in ids]
    for name in known_keys(table, ids):
        place = ids.index(name)
        for other, border in _neighbours(table.table(name), ids):
            if other == place or other in found[place]:
                table.fail(f"{name}.{ids[other]}", "itself or a border named before", "each once")
            found[place][other] = found[other][place] = border
    return tuple(tuple(sorted(borders.items())) for borders in found)


def _check_borders(table: Section, found: Map, place: int, region: Region) -> None:
    """M6.12: only the region around it is adjacent to an enclave; no region is cut off."""
    neighbours = [other for other, _ in found.borders[place]]
    if not neighbours:
        table.fail("borders", f"{region.id} without a border", "one for each region")
    based = any(place == other for base in found.bases for other, _ in base)
    if region.around != NONE and (based or neighbours != [region.around]):
        only = found.regions[region.around].id
        table.fail("borders", f"the enclave {region.id} next to others", f"only {only}")


def _check_connected(table: Section, found: Map) -> None:
    """M6.3: companies go from region to region, so each must lead to all others."""
    reached = [0]
    for place in reached:
        reached += [other for other, _ in found.borders[place] if other not in reached]
    cut_off = [region.id for place, region in enumerate(found.regions) if place not in reached]
    if cut_off:
        first = found.regions[0].id
        found_there = f"no way over borders from {first} to {', '.join(cut_off)}"
        table.fail("borders", found_there, "one map, all of whose regions are connected")
