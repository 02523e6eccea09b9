# Compiled by mypyc.
"""The final score that a seat can hope for."""

from comptoir.games.mombasa.estimate.books import Ledger
from comptoir.games.mombasa.estimate.cards import Cards
from comptoir.games.mombasa.estimate.companies import Prospects
from comptoir.games.mombasa.estimate.outlook import Outlook
from comptoir.games.mombasa.estimate.pending import pending_gain
from comptoir.games.mombasa.estimate.round import Area, markers_gain, round_gain
from comptoir.games.mombasa.estimate.tables import Tables
from comptoir.games.mombasa.estimate.weights import Weights
from comptoir.games.mombasa.rules.box import Box
from comptoir.games.mombasa.rules.kinds import EXPANSION, MERCHANT, TILE
from comptoir.games.mombasa.rules.scoring import categories, share_value
from comptoir.games.mombasa.rules.state import State


class Estimator:
    """Estimates for games with one box."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.prospects = Prospects(Tables(box, weights))
        self._cards: list[Cards | None] = [None] * len(box.edition.one_expansion)
        """By seat: those looked at last."""

    def estimate(self, state: State, seat: int) -> tuple[float, ...]:
        """By category, in the order of the standings."""
        if not state.stack:
            return final(state, seat)
        if -1 in state.tracks:
            return (0.0,) * (len(state.tracks) + 3)
        outlook = Outlook(self.prospects, state, seat)
        cards = self._cards_of(outlook)
        area = Area(outlook)
        cash(outlook)
        companies(outlook, cards)
        diamonds(outlook, cards)
        outlook.score[0] += pending_gain(outlook, cards)
        round_gain(outlook, cards, area)
        outlook.score[0] += markers_gain(outlook, cards, area)
        outlook.score[-1] += Ledger(outlook, cards, area).worth()
        return tuple(outlook.score)

    def _cards_of(self, outlook: Outlook) -> Cards:
        """The seat's, worked out again only if anything has changed that they depend on."""
        found = self._cards[outlook.seat]
        if found is None or not found.hold(outlook):
            found = Cards(outlook)
            self._cards[outlook.seat] = found
        return found


def final(state: State, seat: int) -> tuple[float, ...]:
    """M14.2: the score itself."""
    values = [share_value(state, company) for company in range(len(state.box.companies))]
    return tuple([float(points) for _, points in categories(state, seat, values)])


def cash(outlook: Outlook) -> None:
    """Pounds, and what they are good for."""
    state, weights, seat = outlook.state, outlook.weights, outlook.seat
    pounds = state.pounds[seat]
    found = float(pounds)
    if outlook.future:
        found += weights.purse * min(pounds, weights.purse_full)
        if state.next_first == seat:
            found += weights.first_player
        for tile in range(len(state.tile_owner)):
            if state.placed[TILE + tile] == seat:
                found += weights.tiles[tile]
    outlook.score[0] += found


def companies(outlook: Outlook, cards: Cards) -> None:
    """M14.2: shares held and shares near, at the value that they may have."""
    state, tables = outlook.state, outlook.tables
    for company in range(len(state.tracks)):
        spaces, space = tables.spaces[state.tracks[company]], outlook.position[company]
        here, value = spaces[space], outlook.values[company]
        part = here.smooth - here.held
        found = (here.held + cards.shares[company]) * value
        if part:
            due = spaces[space + here.next_share].paid - here.paid
            found += outlook.partial * part * max(0.0, value - due)
        found += here.levels * outlook.level_worth[company]
        outlook.score[1 + company] += found
    goods = cards.worth[0] + cards.worth[1] + cards.worth[2] + cards.worth[EXPANSION]
    outlook.score[1 + outlook.best] += goods


def diamonds(outlook: Outlook, cards: Cards) -> None:
    """M14.2: the value passed, and part of the next one."""
    space = outlook.state.diamonds[outlook.seat]
    outlook.score[-2] += outlook.diamonds_worth(space) + cards.worth[MERCHANT]
