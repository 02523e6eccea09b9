"""Linear equations, for fits of a few numbers: no library is needed for them."""

from collections.abc import Sequence


def solve(matrix: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The x with matrix · x = values, by elimination; the matrix is square and regular."""
    size = len(values)
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        for below in range(place + 1, size):
            factor = rows[below][place] / rows[place][place]
            for column in range(place, size + 1):
                rows[below][column] -= factor * rows[place][column]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found
