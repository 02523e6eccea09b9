"""What a seat may see, built up from nothing."""

from comptoir.core import Json, Seat, View
from comptoir.core.indexes import NONE
from unclaimed.state import State


def view(state: State, seat: Seat | None) -> View:
    """The table; of the secrets the seat's own, and all of them once the game is over."""
    return {
        "game": "unclaimed",
        "round": state.round,
        "rounds": state.rounds,
        "auctioneer_seat": int(state.from_auctioneer()[0]) if state.round else None,
        "lot": [state.good(good) for good in state.lot],
        "buyer_seat": None if state.buyer == NONE else state.buyer,
        "store": _goods(state, state.store),
        "gone": _goods(state, state.gone),
        "players": [_player(state, each, each == seat) for each in range(state.seats)],
    }


def _player(state: State, seat: int, own: bool) -> Json:
    bid, commission = state.bids[seat], state.commissions[seat]
    shown = commission != NONE and (own or not state.stack)
    return {
        "coins": state.coins[seat],
        "crates": _goods(state, state.crates[seat]),
        "has_bid": bid != NONE,
        "bid": bid if own and bid != NONE else None,
        "commission": state.good(commission) if shown else None,
    }


def _goods(state: State, counts: list[int]) -> Json:
    return {state.good(good): count for good, count in enumerate(counts) if count}
