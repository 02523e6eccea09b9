"""Nothing is lost or made: where all cards, goods and merchants are."""

from comptoir.core.indexes import NONE
from comptoir.games.speicherstadt.rules.state import State


def cards(state: State) -> list[int]:
    """How many of each card type there are in the pile, on offer, owned, discarded, removed."""
    places = [*state.pile, *state.cards, state.discard, state.removed]
    counts = [sum(column) for column in zip(*places, strict=True)]
    for card in state.offer:
        if card != NONE:
            counts[card] += 1
    return counts


def goods(state: State) -> list[int]:
    """How many cubes of each kind there are, wherever they lie."""
    places = [
        *(state.bag, state.stock),
        *state.cargo,
        *state.delivered,
        *state.pool,
        *state.warehouse,
        *state.house,
    ]
    return [sum(column) for column in zip(*places, strict=True)]


def lost(state: State) -> str:
    """What is not as many as in the box, in words; empty if nothing is lost or made."""
    box = state.box
    for card, count in zip(box.cards, cards(state), strict=True):
        if count != sum(card.layers):
            return f"{count} of the card {card.id}, expected {sum(card.layers)}"
    for good, count in zip(box.goods, goods(state), strict=True):
        if count != box.edition.cubes_of_each:
            return f"{count} cubes of {good}, expected {box.edition.cubes_of_each}"
    for seat in range(state.seats):
        if state.merchants_at_home(seat) < 0:
            return f"too many merchants of seat {seat}"
    return ""
