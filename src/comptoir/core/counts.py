"""Counts by kind that clones share: a change makes a list of its own, never one in place."""


def counted(counts: list[int], item: int, change: int) -> list[int]:
    """The counts with one of them changed."""
    found = counts[:]
    found[item] += change
    return found


def counted_in(layers: list[list[int]], layer: int, item: int, change: int) -> list[list[int]]:
    """The layers with one count of one of them changed."""
    found = layers[:]
    found[layer] = counted(layers[layer], item, change)
    return found
