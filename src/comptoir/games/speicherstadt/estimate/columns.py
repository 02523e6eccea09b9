"""What chances of winning are judged by: prospects by category, what coins may bring, and signs."""

from comptoir.core import Seat
from comptoir.games.speicherstadt.estimate.contracts import need
from comptoir.games.speicherstadt.game import Speicherstadt
from comptoir.games.speicherstadt.rules.state import State

SIGNS = 12


def columns(game: Speicherstadt, state: State, seat: Seat) -> tuple[float, ...]:
    """Points by category, then those of coins and of merchants in queues."""
    points, later = game.estimator.prospects(state, seat)
    return (*points, later)


def signs(_: Speicherstadt, state: State, seat: Seat) -> tuple[float, ...]:
    """What a seat has, counted; nothing when the game is over and only points count."""
    if not state.open:
        return (0.0,) * SIGNS
    box, own = state.box, state.cards[seat]
    needs = [need(state, number) for number, card in enumerate(box.contracts) if own[card]]
    open_needs = [one for one in needs if one.missing]
    stores = (state.pool[seat], state.warehouse[seat], state.house[seat])
    return (
        float(state.coins[seat]),
        float(state.score[seat]),
        float(state.firemen(seat)),
        float(own[box.bank]),
        float(own[box.counting_office]),
        float(own[box.warehouse]),
        float(sum([own[card] for card in box.traders])),
        float(sum(map(sum, stores))),
        float(sum([one.points for one in open_needs])),
        float(sum([one.missing for one in open_needs])),
        float(sum([one.points for one in needs if not one.missing])),
        float(state.start_player == seat),
    )
