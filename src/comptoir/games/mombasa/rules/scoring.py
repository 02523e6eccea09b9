# Compiled by mypyc.
"""The seven categories of the score, at any moment."""

from comptoir.core.contract import Result, Score, Seat
from comptoir.core.indexes import NONE
from comptoir.core.ranking import ranks
from comptoir.games.mombasa.rules.state import State


def scores(state: State) -> Result:
    """M14.2, M14.3, M14.7: what each seat has; equal totals share the better rank."""
    values = [share_value(state, company) for company in range(len(state.box.companies))]
    found = [categories(state, seat, values) for seat in range(state.seats)]
    totals = [sum([points for _, points in by_category]) for by_category in found]
    return tuple(
        Score(Seat(seat), totals[seat], found[seat], rank)
        for seat, rank in enumerate(ranks(totals))
    )


def categories(state: State, seat: int, values: list[int]) -> tuple[tuple[str, int], ...]:
    """M14.5: cash, the four companies, diamonds, bookkeeping."""
    box, held = state.box, shares(state, seat)
    return (
        ("cash", state.pounds[seat]),
        *[(name, held[n] * values[n]) for n, name in enumerate(box.companies)],
        ("diamonds", box.diamond_value[state.diamonds[seat]]),
        ("bookkeeping", box.book_value[max(state.jar[seat], 0)]),
    )


def share_value(state: State, company: int) -> int:
    """M14.2: the coin icons in sight in a company's base."""
    box, value = state.box, 0
    for column in range(box.base_columns):
        place = company * box.base_columns + column
        value += box.uncovered[state.opened[place]][column][state.base[place]]
    return value


def shares(state: State, seat: int) -> list[int]:
    """M12.7, M14.1: by the last icon reached on each track, and on all cards owned (M15.5)."""
    box, share, places = state.box, state.box.share, state.position[seat]
    found = [0] * len(places)
    for company, side in enumerate(state.tracks):
        if side != NONE:
            found[company] = box.shares[side][places[company]]
    for cards in (state.hand[seat], state.area[seat], *state.resting[seat]):
        for card in cards:
            if card != NONE and share[card] != NONE:
                found[share[card]] += 1
    return found
