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
        "pile": _pile(state),
        "removed": _cards(box, state.removed),
        "discard": _cards(box, state.discard),
        "fires": _fires(state),
        "bag": _goods(box, state.bag),
        "stock": _goods(box, state.stock),
        "offer": [_space(state, space) for space in range(len(state.offer))],
        "players": [_player(state, Seat(seat)) for seat in range(state.seats)],
    }


def _pile(state: State) -> Json:
    """Each layer."""
    box, key = state.box, ("pile", tuple(state.pile))
    known = box.parts.get(key)
    if known is not None:
        return known
    return box.parts.keep(key, [_cards(box, layer) for layer in state.pile])


def _fires(state: State) -> Json:
    """Those to come, and what they cost."""
    box, key = state.box, ("fires", state.discard)
    known = box.parts.get(key)
    if known is not None:
        return known
    left = [box.cards[fire] for fire in box.fires if not state.discard[fire]]
    return box.parts.keep(key, {card.id: card.value for card in left})


def _space(state: State, space: int) -> Json:
    """A water space; the key names all that it is made from."""
    box, card = state.box, state.offer[space]
    number = box.contracts.index(card) if card in box.contracts else NONE
    delivered = () if number == NONE else tuple(state.delivered[number])
    key = "space", card, tuple(state.cargo[space]), tuple(state.queues[space]), delivered
    known = box.parts.get(key)
    return box.parts.keep(key, _made_space(state, space, number)) if known is None else known


def _made_space(state: State, space: int, number: int) -> Json:
    """Its card, its cargo, its queue and the price for the first in line, now and with one more."""
    box, card = state.box, state.offer[space]
    price = len(state.queues[space])
    room = card != NONE and price < box.edition.max_queue
    return {
        "card": None if card == NONE else box.cards[card].id,
        "contract": None if number == NONE else _contract(state, number, box.cards[card]),
        "cargo": _goods(box, state.cargo[space]),
        "queue": list[Json](state.queues[space]),
        "price": price,
        "next_price": price + 1 if room else None,
    }


def _player(state: State, seat: Seat) -> Json:
    """A player; the key names all that it is made from."""
    parts, own = state.box.parts, state.cards[seat]
    scale = state.coins[seat], state.score[seat], state.bought[seat], state.merchants_at_home(seat)
    stores = tuple(state.pool[seat]), tuple(state.warehouse[seat]), tuple(state.house[seat])
    contracts = [number for number, card in enumerate(state.box.contracts) if own[card]]
    delivered = tuple([tuple(state.delivered[number]) for number in contracts])
    key = "player", scale, tuple(own), stores, delivered
    known = parts.get(key)
    return parts.keep(key, _made_player(state, seat, contracts)) if known is None else known


def _made_player(state: State, seat: Seat, contracts: list[int]) -> Json:
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
            _contract(state, number, box.cards[box.contracts[number]]) for number in contracts
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
    known = box.parts.get(counts)
    if known is not None:
        return known
    found: dict[str, Json] = {}
    for card in range(len(counts)):
        if counts[card]:
            found[box.cards[card].id] = counts[card]
    return box.parts.keep(counts, found)


def _goods(box: Box, counts: list[int]) -> Json:
    key = tuple(counts)
    known = box.parts.get(key)
    if known is not None:
        return known
    found: dict[str, Json] = {}
    for good in range(len(counts)):
        if counts[good]:
            found[box.goods[good]] = counts[good]
    return box.parts.keep(key, found)
