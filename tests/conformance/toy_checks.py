"""What a state of the toy game must keep."""

from comptoir.core import CorruptState
from tests.conformance.toy_rules import BANK, COINS, COPIES, JEWELS, NONE, State

SEATS = range(2, 4)


def check_ranges(state: State, seats: int) -> None:
    jewels, most = len(JEWELS), COINS * seats + BANK
    ranges = {
        "rounds": ([state.rounds], 0, 6),
        "prize": ([state.prize], NONE, jewels - 1),
        "winner": ([state.winner], NONE, seats - 1),
        "bank": ([state.bank], 0, most),
        "coins": (state.coins, 0, most),
        "favourites": (state.favourites, NONE, jewels - 1),
        "bag": (state.bag, 0, COPIES),
        "gone": (state.gone, 0, COPIES),
        "kept": ([count for row in state.kept for count in row], 0, COPIES),
    }
    for name, (values, low, high) in ranges.items():
        if not all(low <= value <= high for value in values):
            raise CorruptState(f"state.{name}", values, f"numbers from {low} to {high}")
    for bid, coins in zip(state.bids, state.coins, strict=True):
        if not NONE <= bid <= coins:
            raise CorruptState("state.bids", bid, f"a number up to {coins}")


def check_counts(state: State) -> None:
    """Jewels and coins are neither made nor lost."""
    seats, jewels = len(state.coins), len(JEWELS)
    if not all(len(row) == jewels for row in (state.bag, state.gone, *state.kept)):
        raise CorruptState("state.kept", state.kept, f"{jewels} counts in each list")
    for jewel in range(jewels):
        held = sum(row[jewel] for row in state.kept) + (state.prize == jewel)
        if state.bag[jewel] + state.gone[jewel] + held != COPIES:
            raise CorruptState("state.bag", state.bag, f"{COPIES} of each jewel in all")
    if seats not in SEATS or sum(state.coins) + state.bank != COINS * seats + BANK:
        raise CorruptState("state.coins", state.coins, f"{COINS} for each seat and {BANK} more")


def check_phase(state: State, stack: list[str]) -> None:
    """What lies where fits the question that is open."""
    frame = stack[-1] if stack else ""
    dealt = [favourite for favourite in state.favourites if favourite != NONE]
    waiting = state.favourites.count(NONE)
    fits = {
        "frame": len(set(dealt)) == len(dealt) and NONE not in state.favourites[: len(dealt)],
        "favourites": (waiting > 0) == (frame == "deal"),
        "prize": (state.prize != NONE) == (frame in ("bid", "prize")),
        "winner": (state.winner != NONE) == (frame == "prize"),
        "bids": frame == "bid" or set(state.bids) == {NONE},
        "open": frame != "bid" or NONE in state.bids,
        "rounds": (frame != "" or state.rounds == 0) and (frame != "draw" or state.rounds > 0),
    }
    for name, fit in fits.items():
        if not fit:
            raise CorruptState(f"state.{name}", frame, "a question that fits the rest")
