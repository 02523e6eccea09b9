# Compiled by mypyc.
"""Lists that stay sorted."""


def insert(items: list[int], item: int) -> None:
    """Put it behind those that are not higher: `bisect.insort`, which the compiler can't call."""
    place = len(items)
    while place and items[place - 1] > item:
        place -= 1
    items.insert(place, item)
