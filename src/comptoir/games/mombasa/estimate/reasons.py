"""What a seat's prospects are made of, for people: the scoring categories, and cards.

The estimate counts what cards will bring in later rounds for the company whose track is best now.
Whoever acquires a card wants to hear of the card.
"""

from comptoir.core import Decision, Seat
from comptoir.games.mombasa.estimate.cards import Cards
from comptoir.games.mombasa.estimate.outlook import Outlook
from comptoir.games.mombasa.game import Mombasa
from comptoir.games.mombasa.rules.kinds import EXPANSION
from comptoir.games.mombasa.rules.state import State

CARDS = "cards"
KINDS = (0, 1, 2, EXPANSION)
"""Goods and expansions: other cards count where their points will stand."""


def reasons(
    game: Mombasa, state: State, seat: Seat, _asked: Decision | None = None
) -> dict[str, float]:
    """Points by category, and what cards may bring in later rounds."""
    names = [name for name, _ in game.standings(state)[seat].categories]
    found = {**dict(zip(names, game.estimate(state, seat), strict=True)), CARDS: 0.0}
    if state.stack and -1 not in state.tracks:
        outlook = Outlook(game.estimator.prospects, state, seat)
        worth = Cards(outlook).worth
        later = sum([worth[kind] for kind in KINDS])
        found[state.box.companies[outlook.best]] -= later
        found[CARDS] += later
    return found
