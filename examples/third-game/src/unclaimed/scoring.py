"""Points, at the end and at every moment before."""

from comptoir.core import Result, Score, Seat
from comptoir.core.ranking import ranks
from unclaimed.state import State

CATEGORIES = ("sets", "commission", "coins")


def standings(state: State) -> Result:
    """U4.5: most points, then most coins."""
    sheets = [_sheet(state, seat) for seat in range(state.seats)]
    totals = [sum(points for _, points in sheet) for sheet in sheets]
    places = ranks(list(zip(totals, state.coins, strict=True)))
    return tuple(
        [Score(Seat(seat), totals[seat], sheets[seat], places[seat]) for seat in range(state.seats)]
    )


def _sheet(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """U4.2, U4.4; and U4.3 as soon as everybody knows the commissions."""
    edition, crates = state.box.edition, state.crates[seat]
    over = not state.stack
    points = (
        sum(edition.sets[count - 1] for count in crates if count),
        edition.commission * crates[state.commissions[seat]] if over else 0,
        state.coins[seat] // edition.coins_per_point,
    )
    return tuple(zip(CATEGORIES, points, strict=True))
