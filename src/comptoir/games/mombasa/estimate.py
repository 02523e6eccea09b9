"""The final score that a seat can hope for."""

from comptoir.games.mombasa.scoring import categories, share_value
from comptoir.games.mombasa.state import State


def estimate(state: State, seat: int) -> tuple[float, ...]:
    """By category, in the order of the standings."""
    values = [share_value(state, company) for company in range(len(state.box.companies))]
    return tuple([float(points) for _, points in categories(state, seat, values)])
