"""The final score that a seat can hope for."""

from comptoir.games.speicherstadt.scoring import categories
from comptoir.games.speicherstadt.state import State


def estimate(state: State, seat: int) -> tuple[float, ...]:
    """By category, in the order of the standings."""
    return tuple([float(points) for _, points in categories(state, seat)])
