# Compiled by mypyc.
"""Points by category, at the end and at every moment before."""

from comptoir.core.contract import Result, Score, Seat
from comptoir.core.counts import total
from comptoir.core.ranking import ranks
from comptoir.games.speicherstadt.rules.state import State

CATEGORIES = (
    "fires",
    "contracts",
    "counting_offices",
    "traders",
    "warehouse",
    "port",
    "chamber",
    "church",
    "prayer_boat",
)


def standings(state: State) -> Result:
    """S8.3: most points, then most coins; equal seats share the rank."""
    sheets = [categories(state, seat) for seat in range(state.seats)]
    totals = [total([points for _, points in sheet]) for sheet in sheets]
    places = ranks(list(zip(totals, state.coins, strict=True)))
    return tuple(
        [Score(Seat(seat), totals[seat], sheets[seat], places[seat]) for seat in range(state.seats)]
    )


def categories(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """S10.2, S8.4: what each kind of card brings; the score track holds the fires' points."""
    box, own = state.box, state.cards[seat]
    edition = box.edition
    return (
        ("fires", state.score[seat]),
        ("contracts", _contracts(state, seat)),
        ("counting_offices", _counting_offices(state, seat)),
        ("traders", edition.trader * total([own[card] for card in box.traders])),
        ("warehouse", edition.warehouse_good * _warehouse(state, seat)),
        ("port", edition.port_ship * own[box.port] * own[box.ship]),
        ("chamber", edition.chamber_coin * own[box.chamber] * state.coins[seat]),
        ("church", edition.church * own[box.church]),
        ("prayer_boat", edition.prayer_boat * own[box.prayer_boat]),
    )


def _contracts(state: State, seat: int) -> int:
    """S6.3: a contract counts only if all its symbols are filled."""
    box, own, points = state.box, state.cards[seat], 0
    for contract, number in enumerate(box.contracts):
        card = box.cards[number]
        if own[number] and tuple(state.delivered[contract]) == card.goods:
            points += card.value
    return points


def _warehouse(state: State, seat: int) -> int:
    """S6.5: the goods in the warehouse; goods being processed count as far as they have room."""
    box = state.box
    places = box.edition.warehouse_places * state.cards[seat][box.warehouse]
    return min(places, total(state.warehouse[seat]) + total(state.pool[seat]))


def _counting_offices(state: State, seat: int) -> int:
    """S10.2: the more counting offices, the more each is worth."""
    count = state.cards[seat][state.box.counting_office]
    return state.box.edition.counting_offices[count - 1] if count else 0
