"""What a seat's prospects are made of, for people: the scoring categories, and coins.

The estimate spreads what coins will buy over the categories, since that is where the points will
stand. Whoever asks for a reason wants to hear of coins; and of a merchant in a queue, what the card
is for.
"""

from comptoir.core import Decision, Seat
from comptoir.games.speicherstadt.estimate.queues import Prospects, Purchase
from comptoir.games.speicherstadt.game import Speicherstadt
from comptoir.games.speicherstadt.rules.scoring import categories
from comptoir.games.speicherstadt.rules.state import State

COINS = "coins"
FOR = {
    "fireman": "fires",
    "contract": "contracts",
    "ship": "contracts",
    "trader": "traders",
    "bank": COINS,
    "counting_office": "counting_offices",
}
"""The category that a card is for, by its kind; other kinds have the name of theirs."""


def reasons(
    game: Speicherstadt, state: State, seat: Seat, asked: Decision | None = None
) -> dict[str, float]:
    """Points by category, and what coins may bring.

    Whoever is asked to buy a card still has the coins: not to buy it brings none.
    """
    offered = dict(asked.args).get("card") if asked else None
    points, later = game.estimator.prospects(state, seat)
    names = [name for name, _ in categories(state, seat)]
    found = {**dict(zip(names, points, strict=True)), COINS: later}
    if state.open:
        for purchase in Prospects(game.estimator.outlook(state), seat).purchases():
            if state.box.cards[purchase.card].id == offered:
                continue
            found[COINS] -= purchase.gain
            found[_use(state, seat, purchase)] += purchase.gain
    return found


def _use(state: State, seat: Seat, purchase: Purchase) -> str:
    """What a card is for: a ship serves contracts, if the seat has any, else its goods are sold."""
    box = state.box
    kind = box.cards[purchase.card].kind
    if kind == "ship" and not any(state.cards[seat][card] for card in box.contracts):
        return COINS
    return FOR.get(kind, kind)
