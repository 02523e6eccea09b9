"""The final score that a seat can hope for."""

from comptoir.games.speicherstadt.outlook import Outlook
from comptoir.games.speicherstadt.prospects import Prospects
from comptoir.games.speicherstadt.scoring import categories
from comptoir.games.speicherstadt.state import State

SPREAD = (0.0, 0.5, 0.2, 0.05, 0.05, 0.0, 0.1, 0.05, 0.05)
"""Where the points that coins will bring are going to stand, by category."""


def estimate(state: State, seat: int) -> tuple[float, ...]:
    """By category, in the order of the standings."""
    if not state.open:
        return tuple([float(points) for _, points in categories(state, seat)])
    outlook = Outlook(state)
    prospects = Prospects(outlook, seat)
    hopes = prospects.of(seat)
    box, own, edition = state.box, state.cards[seat], state.box.edition
    queued, nothing = prospects.points()
    extra = edition.income_no_purchase * (nothing if not state.bought[seat] else 0.0)
    later = queued + hopes.coin_points(hopes.purse + extra)
    points = (
        state.score[seat] + hopes.fires(0),
        hopes.trade.points,
        hopes.counting_offices(own[box.counting_office]),
        float(edition.trader * sum([own[card] for card in box.traders])),
        hopes.warehouse(own[box.warehouse], hopes.trade.stored),
        hopes.port(own[box.port], own[box.ship]),
        hopes.chamber(own[box.chamber]),
        float(edition.church * own[box.church]),
        float(edition.prayer_boat * own[box.prayer_boat]),
    )
    return tuple([now + later * part for now, part in zip(points, SPREAD, strict=True)])
