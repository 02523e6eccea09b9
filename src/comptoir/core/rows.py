# Compiled by mypyc.
"""Numbers in a row that clones share: nobody changes them in place, a change makes a new row.

So the same row always has the same numbers, and whoever keeps it can tell by `is` whether anything
has changed.
"""

from typing import TypeVar

T = TypeVar("T")


def put(row: list[int], place: int, number: int) -> list[int]:
    """The row with one of its numbers changed."""
    found = row[:]
    found[place] = number
    return found


def put_in(rows: list[list[int]], place: int, column: int, number: int) -> list[list[int]]:
    """The rows with one number of one of them changed."""
    return put_row(rows, place, put(rows[place], column, number))


def put_row(rows: list[T], place: int, row: T) -> list[T]:
    """The rows with one of them replaced."""
    found = rows[:]
    found[place] = row
    return found
