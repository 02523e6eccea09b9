"""Printed places and prices, read off the edition so that tests need not repeat them."""

from typing import Any

from comptoir.core import Event, Seat
from comptoir.games.mombasa.edition.printed import Track, TrackBonus
from comptoir.games.mombasa.rules.state import State
from tests.mombasa.kit import BOX, CARD, EDITION, GAME, asked, card_space, do, options


def track(side: str) -> Track:
    """One side of a track."""
    return EDITION.tracks[BOX.track_ids.index(side)]


def special(side: str, level: int) -> int:
    """The space of a track's first or second special space."""
    return track(side).special[level - 1][0]


def special_pounds(side: str, level: int) -> int:
    """The pounds above it."""
    return track(side).special[level - 1][1]


def before_call(side: str, number: int = 1) -> int:
    """The space right before a track's first or second capital call."""
    return track(side).calls[number - 1][0] - 1


def call(side: str, number: int = 1) -> int:
    """The pounds of a track's first or second capital call."""
    return track(side).calls[number - 1][1]


def bonus(side: str, level: int) -> TrackBonus:
    """A track's first or second bonus."""
    return track(side).bonuses[level - 1]


def crate(card: str) -> int:
    """The crate value of a card."""
    return BOX.crate[CARD[card]]


def price(card: str, row: int, column: int) -> int:
    """M5.3: what a card on a display space costs."""
    return crate(card) + BOX.space_crates[card_space(row, column)]


def shelf(card: str, cost: int) -> tuple[int, int]:
    """The first display space, as (row, column), where a card has this price."""
    display = EDITION.card_display
    places = [(row + 1, col + 1) for row in range(display.rows) for col in range(display.columns)]
    return next(place for place in places if price(card, *place) == cost)


def tile_cost(tile: int) -> int:
    """The pounds of a bonus-tile space, by the number of its tile."""
    return EDITION.bonus_spaces.tile_costs[tile]


def seen(state: State, seat: int = 0) -> Any:
    """What a seat sees."""
    return GAME.view(state, Seat(seat))


def totals(state: State, seat: int) -> dict[str, int]:
    """The face-up totals of a seat, as everybody sees them."""
    found: dict[str, int] = seen(state)["players"][seat]["totals"]
    return found


def spend(state: State, seat: int, card: str, *names: str) -> tuple[State, tuple[Event, ...]]:
    """Use one goods card for steps alone, on these companies' tracks."""
    state, events = do(state, seat, f"goods {card}")
    if asked(state) == (seat, "goods"):
        state, more = do(state, seat, "no_card")
        events += more
    state, more = do(state, seat, *[f"step {name}" for name in names])
    return state, events + more


def next_round(state: State) -> State:
    """All end their action phase; chance and decks choose their first options."""
    now = state.round
    while state.round == now:
        text = "end" if "end" in options(state) else options(state)[0]
        state, _ = do(state, asked(state)[0], text)
    return state
