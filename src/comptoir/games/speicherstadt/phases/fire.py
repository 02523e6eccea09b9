"""Fires and firemen."""

from comptoir.core.counts import counted
from comptoir.games.speicherstadt.state import State


def burn(state: State, card: int) -> None:
    """S9.1, S9.4, S9.5: the strongest gain, the weakest lose; all equal, nothing happens."""
    fire = state.box.cards[card]
    totals = [state.firemen(seat) for seat in range(state.seats)]
    most, least = max(totals), min(totals)
    state.tell("fire", (("card", fire.id), ("points", fire.value)), "S9.1", reveals=True)
    for seat, total in enumerate(totals):
        if most == least:
            continue
        if total == most:
            _score(state, seat, total, fire.value)
        elif total == least:
            _score(state, seat, total, -fire.value)
    if most == least:
        state.tell("fire_harmless", (("firemen", most),), "S9.1")
    state.discard = counted(state.discard, card, 1)


def _score(state: State, seat: int, firemen: int, points: int) -> None:
    """S9.1: scores can go below 0."""
    state.score[seat] += points
    args = (("seat", seat), ("firemen", firemen), ("points", abs(points)))
    state.tell("fire_gain" if points >= 0 else "fire_loss", args, "S9.1")
