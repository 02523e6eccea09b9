"""What else chances of winning are judged by, besides the prospects by category."""

from comptoir.core import Seat
from comptoir.core.indexes import NONE
from comptoir.games.mombasa.game import Mombasa
from comptoir.games.mombasa.rules.kinds import BOOKKEEPER, EXPANSION, MERCHANT
from comptoir.games.mombasa.rules.phases.planning import slots
from comptoir.games.mombasa.rules.state import State

SIGNS = 14


def signs(_: Mombasa, state: State, seat: Seat) -> tuple[float, ...]:
    """What a seat has, counted; nothing when the game is over and only points count."""
    if not state.stack or NONE in state.tracks:
        return (0.0,) * SIGNS
    box = state.box
    area = [card for card in state.area[seat] if card != NONE]
    rest = [card for deck in state.resting[seat] for card in deck]
    cards = [*state.hand[seat], *area, *rest]
    kinds = [box.kind[card] for card in cards]
    goods = [box.value[card] for card in cards if box.kind[card] < EXPANSION]
    posts = [box.value[card] for card in cards if box.kind[card] == EXPANSION]
    return (
        float(state.pounds[seat]),
        float(state.diamonds[seat]),
        float(state.jar[seat]),
        float(len(slots(state, seat))),
        float(sum(state.position[seat])),
        float(max(state.position[seat])),
        float(sum(state.in_force[seat])),
        float(sum([book != NONE for book in state.books[seat]])),
        float(len(cards)),
        float(sum(goods)),
        float(sum(posts)),
        float(kinds.count(MERCHANT)),
        float(kinds.count(BOOKKEEPER)),
        float(state.next_first == seat),
    )
