"""Rows of numbers that are never changed in place."""

from comptoir.core.rows import put, put_in, put_row


def test_a_change_makes_a_new_row() -> None:
    row = [1, 2, 3]
    assert put(row, 1, 5) == [1, 5, 3]
    assert row == [1, 2, 3]


def test_rows_that_stay_as_they_are_stay_the_same() -> None:
    rows = [[1, 2], [3, 4]]
    changed = put_in(rows, 1, 0, 5)
    assert changed == [[1, 2], [5, 4]]
    assert changed[0] is rows[0]
    assert rows == [[1, 2], [3, 4]]
    assert put_row(rows, 0, [7]) == [[7], [3, 4]]
