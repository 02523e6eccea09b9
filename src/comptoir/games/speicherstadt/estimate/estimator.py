# Compiled by mypyc.
"""The final score that a seat can hope for."""

from comptoir.games.speicherstadt.estimate.outlook import Outlook, Pile
from comptoir.games.speicherstadt.estimate.queues import Prospects
from comptoir.games.speicherstadt.estimate.weights import Weights
from comptoir.games.speicherstadt.rules.scoring import categories
from comptoir.games.speicherstadt.rules.state import State

SPREAD = (0.0, 0.5, 0.2, 0.05, 0.05, 0.0, 0.1, 0.05, 0.05)
"""Where the points that coins will bring are going to stand, by category."""


class Estimator:
    """Estimates for games with one box."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._pile: Pile | None = None
        """The one looked at last."""

    def estimate(self, state: State, seat: int) -> tuple[float, ...]:
        """By category, in the order of the standings."""
        points, later = self.prospects(state, seat)
        if not state.open:
            return points
        return tuple([now + later * part for now, part in zip(points, SPREAD, strict=True)])

    def prospects(self, state: State, seat: int) -> tuple[tuple[float, ...], float]:
        """What there is, by category, and what coins and merchants in queues will add."""
        if not state.open:
            return tuple([float(points) for _, points in categories(state, seat)]), 0.0
        return hopes_of(self.outlook(state), seat)

    def outlook(self, state: State) -> Outlook:
        """What is still to come; the pile is looked at again only if it is another one."""
        pile = self._pile
        if pile is None or pile.layers is not state.pile:
            pile = Pile(state, self.weights)
            self._pile = pile
        return Outlook(state, self.weights, pile)


def hopes_of(outlook: Outlook, seat: int) -> tuple[tuple[float, ...], float]:
    """What a seat has, by category, and what coins and merchants in queues will add."""
    state, queues = outlook.state, Prospects(outlook, seat)
    hopes = queues.of(seat)
    box, own, edition = state.box, state.cards[seat], state.box.edition
    queued, nothing = queues.points()
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
    return points, later
