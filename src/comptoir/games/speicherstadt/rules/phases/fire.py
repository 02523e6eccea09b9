# Compiled by mypyc.
"""Fires and firemen."""

from comptoir.core.counts import counted
from comptoir.games.speicherstadt.rules.state import State


def burn(state: State, card: int) -> None:
    """S9.1, S9.4, S9.5: the strongest gain, the weakest lose; all equal, nothing happens."""
    fire = state.box.cards[card]
    totals = [state.firemen(seat) for seat in range(state.seats)]
    most, least = max(totals), min(totals)
    state.reveal("fire", "S9.1", card=fire.id, points=fire.value)
    for seat, total in enumerate(totals):
        if most == least:
            continue
        if total == most:
            _score(state, seat, total, fire.value)
        elif total == least:
            _score(state, seat, total, -fire.value)
    if most == least:
        state.tell("fire_harmless", "S9.1", firemen=most)
    state.discard = counted(state.discard, card, 1)


def _score(state: State, seat: int, firemen: int, points: int) -> None:
    """S9.1: scores can go below 0."""
    state.score[seat] += points
    state.tell(
        "fire_gain" if points >= 0 else "fire_loss",
        "S9.1",
        seat=seat,
        firemen=firemen,
        points=abs(points),
    )
