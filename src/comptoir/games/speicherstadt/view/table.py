# Compiled by mypyc.
"""What everybody may see. S1.7: hidden are only the order of the pile and of the bag."""

from comptoir.core.contract import Json, Seat, View
from comptoir.core.indexes import NONE
from comptoir.games.speicherstadt.rules.box import Box, Card
from comptoir.games.speicherstadt.rules.phases.house import room_left
from comptoir.games.speicherstadt.rules.state import State


def view(state: State) -> View:
    """The whole table, built up from what lies open."""
    box = state.box
    return {
        "game": "speicherstadt",
        "round": state.round,
        "last_round": state.last,
        "start_player": state.start_player,
        "pile": [_cards(box, layer) for layer in state.pile],
        "removed": _cards(box, state.removed),
        "discard": _cards(box, state.discard),
        "fires": {box.cards[f].id: box.cards[f].value for f in box.fires if not state.discard[f]},
        "bag": _goods(box, state.bag),
        "stock": _goods(box, state.stock),
        "offer": [_space(state, space) for space in range(len(state.offer))],
        "players": [_player(state, Seat(seat)) for seat in range(state.seats)],
    }


def _space(state: State, space: int) -> Json:
    """A water space: its card, its cargo, its queue and the price for the first in line."""
    box, card = state.box, state.offer[space]
    number = box.contracts.index(card) if card in box.contracts else NONE
    return {
        "card": None if card == NONE else box.cards[card].id,
        "contract": None if number == NONE else _contract(state, number, box.cards[card]),
        "cargo": _goods(box, state.cargo[space]),
        "queue": list[Json](state.queues[space]),
        "price": len(state.queues[space]),
    }


def _player(state: State, seat: Seat) -> Json:
    box = state.box
    own = state.cards[seat]
    return {
        "coins": state.coins[seat],
        "score": state.score[seat],
        "merchants": state.merchants_at_home(seat),
        "firemen": state.firemen(seat),
        "bought": state.bought[seat],
        "cards": _cards(box, bytes(own)),
        "contracts": [
            _contract(state, number, box.cards[card])
            for number, card in enumerate(box.contracts)
            if own[card]
        ],
        "goods": _goods(box, state.pool[seat]),
        "warehouse": _goods(box, state.warehouse[seat]),
        "house": _goods(box, state.house[seat]),
        "room": room_left(state, seat),
    }


def _contract(state: State, number: int, card: Card) -> Json:
    box = state.box
    return {
        "card": card.id,
        "points": card.value,
        "goods": _goods(box, list(card.goods)),
        "delivered": _goods(box, state.delivered[number]),
    }


def _cards(box: Box, counts: bytes) -> Json:
    """How many of each card, by id: most there are none of."""
    found: dict[str, Json] = {}
    for card in range(len(counts)):
        if counts[card]:
            found[box.cards[card].id] = counts[card]
    return found


def _goods(box: Box, counts: list[int]) -> Json:
    found: dict[str, Json] = {}
    for good in range(len(counts)):
        if counts[good]:
            found[box.goods[good]] = counts[good]
    return found
