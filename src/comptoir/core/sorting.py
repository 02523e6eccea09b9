# Compiled by mypyc.
"""Lists that stay sorted, and are never changed in place."""


def inserted(items: list[int], item: int) -> list[int]:
    """With it behind those that are not higher: `bisect.insort`, which the compiler can't call."""
    place, found = len(items), items[:]
    while place and items[place - 1] > item:
        place -= 1
    found.insert(place, item)
    return found


def without(items: list[int], item: int) -> list[int]:
    """Without the first one of these."""
    found = items[:]
    found.remove(item)
    return found
