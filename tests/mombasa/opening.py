"""Setup, played by its choices."""

from comptoir.core import Event
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.kit import GAME, asked, chance, do


def start(seats: int = 3, setup: str = "first") -> State:
    return GAME.start(seats, {"setup": setup})


def until(state: State, kind: str) -> tuple[State, list[Event]]:
    """Always the first option, until that question is asked; and all that happened."""
    events: list[Event] = []
    while asked(state)[1] != kind:
        state, more = do(state, state.open[0].seat, state.open[0].options[0].text)
        events += more
    return state, events


def drawn(seats: int = 2, first: int = 0, setup: str = "first") -> State:
    """The lot has been drawn: who begins, and what a variable game has drawn before it."""
    return chance(until(start(seats, setup), "lot")[0], f"lot {first}")


def kept(*tiles: int) -> State:
    """A variable game of two in which these starting tiles are kept, by their number."""
    state = until(drawn(setup="variable"), "deal")[0]
    spare = [tile for tile in range(1, 11) if tile not in tiles][:2]
    for tile in (tiles[0], spare[0], tiles[1], spare[1]):
        state = chance(state, f"deal starting_tile_{tile}")
    for seat, tile in enumerate(tiles):
        state = do(state, seat, f"keep starting_tile_{tile}")[0]
    return state
