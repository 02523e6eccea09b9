# Compiled by mypyc.
"""What one seat can hope for, from what it has and from what is to come."""

from math import exp, log

from comptoir.core.indexes import NONE
from comptoir.games.speicherstadt.estimate.contracts import (
    NO_GOODS,
    Need,
    Trade,
    Wares,
    laid_down,
    need,
    usual_trade,
)
from comptoir.games.speicherstadt.estimate.endgame import last_trade
from comptoir.games.speicherstadt.estimate.outlook import Outlook


class Hopes:
    """One seat's projected points, kind by kind, and what another card would add."""

    __slots__ = (
        "cards",
        "goods",
        "laid",
        "needs",
        "outlook",
        "purse",
        "seat",
        "state",
        "trade",
        "worth",
    )

    def __init__(self, outlook: Outlook, seat: int) -> None:
        state = outlook.state
        self.outlook = outlook
        self.state = state
        self.seat = seat
        self.cards = state.cards[seat]
        pool, stored, kept = state.pool[seat], state.warehouse[seat], state.house[seat]
        self.goods = [pool[good] + stored[good] + kept[good] for good in range(len(pool))]
        self.needs = [
            need(state, number)
            for number, card in enumerate(state.box.contracts)
            if self.cards[card]
        ]
        self.laid = laid_down(state, seat) if outlook.weights.exact else NO_GOODS
        self.trade = self._trade(self.goods, self.needs, NONE)
        """Of the contracts and goods at hand."""
        edition, later = state.box.edition, outlook.later
        income = edition.income + edition.income_bank * self.cards[state.box.bank]
        self.purse = state.coins[seat] + later * income + self.trade.coins
        """All coins that can still be spent."""
        self.worth = self._worth()
        """What the next coin is worth."""

    def _worth(self) -> float:
        weights, cards = self.outlook.weights, self.outlook.cards
        worth = weights.left_over
        if cards > 0.0:
            price = weights.price
            worth += weights.card / price * exp(-self.purse / (price * cards))
        return max(1.0, worth) if self.cards[self.state.box.chamber] else worth

    def coin_points(self, coins: float) -> float:
        """What that many coins buy of the cards to come: ever less, the more there are."""
        weights, cards = self.outlook.weights, self.outlook.cards
        if cards <= 0.0:
            return weights.left_over * coins
        bought = 1.0 - exp(-coins / (weights.price * cards))
        return weights.card * cards * bought + weights.left_over * coins

    def fires(self, firemen: int) -> float:
        """S9.1: what the fires to come bring with that many more firemen."""
        outlook = self.outlook
        totals = outlook.firemen[:]
        totals[self.seat] += firemen
        points = 0.0
        for fire, spread in zip(outlook.fires, outlook.spreads, strict=True):
            points += fire * _chance_at_fire(totals, self.seat, spread)
        return points

    def chamber(self, owned: int) -> float:
        """S10.2: beyond some coins it is better to keep them than to buy."""
        if not owned:
            return 0.0
        each = float(self.state.box.edition.chamber_coin * owned)
        card, price = self.outlook.weights.card, self.outlook.weights.price
        spent = max(0.0, price * self.outlook.cards * log(card / price / each))
        if spent >= self.purse:
            return 0.0
        saved = self.coin_points(self.purse) - self.coin_points(spent)
        return max(0.0, each * (self.purse - spent) - saved)

    def counting_offices(self, count: int) -> float:
        """S10.2: the points, and the head start for the next one."""
        points = self.state.box.edition.counting_offices
        now = float(points[count - 1]) if count else 0.0
        return now + self.outlook.weights.office * count * self.outlook.offices / self.state.seats

    def warehouse(self, owned: int, stored: int) -> float:
        """S6.5: the places that will be full at the end."""
        edition = self.state.box.edition
        places = edition.warehouse_places * owned
        if not places:
            return 0.0
        coming = self.outlook.weights.filling * sum(self.outlook.goods)
        hoped = (places - stored) * (1.0 - exp(-coming / places))
        return edition.warehouse_good * (stored + hoped)

    def port(self, owned: int, ships: int) -> float:
        """S10.2: a point for each ship, those to come included."""
        return self.state.box.edition.port_ship * owned * (ships + self.outlook.ships)

    def gain(self, card: int, cargo: list[int]) -> float:
        """What the card would add, in points; a ship with its cargo."""
        box, own = self.state.box, self.cards
        kind = box.cards[card].kind
        if kind == "ship":
            goods = [self.goods[good] + cargo[good] for good in range(len(cargo))]
            return self._traded(goods, self.needs, NONE) + float(
                box.edition.port_ship * own[box.port]
            )
        if kind == "contract":
            more = need(self.state, box.contracts.index(card))
            gain = self._traded(self.goods, [*self.needs, more], NONE)
            return max(0.0, gain) if self.outlook.weights.harmless else gain
        if kind == "trader":
            good = box.traders.index(card)
            return box.edition.trader + self._traded(self.goods, self.needs, good)
        if kind == "fireman":
            return self.fires(box.cards[card].value) - self.fires(0)
        return self._plain_gain(card)

    def _traded(self, goods: list[int], needs: list[Need], trader: int) -> float:
        """How much more the goods come to."""
        then, now = self._trade(goods, needs, trader), self.trade
        owned = self.cards[self.state.box.warehouse]
        stored = self.warehouse(owned, then.stored) - self.warehouse(owned, now.stored)
        return then.points - now.points + self.worth * (then.coins - now.coins) + stored

    def _trade(self, goods: list[int], needs: list[Need], trader: int) -> Trade:
        wares = Wares(self.cards, goods, needs, trader, self.laid)
        if self.outlook.weights.exact and self.state.last:
            return last_trade(self.outlook, self.seat, wares)
        return usual_trade(self.outlook, wares)

    def _plain_gain(self, card: int) -> float:
        box, own = self.state.box, self.cards
        if card == box.counting_office:
            return self.counting_offices(own[card] + 1) - self.counting_offices(own[card])
        if card == box.bank:
            return self.worth * self.outlook.later * box.edition.income_bank
        if card == box.warehouse:
            return self.warehouse(1, 0)
        if card == box.port:
            return self.port(1, own[box.ship])
        if card == box.chamber:
            return self.chamber(1)
        return float(box.edition.church if card == box.church else box.edition.prayer_boat)


def _chance_at_fire(totals: list[float], seat: int, spread: float) -> float:
    """How likely the seat has the most firemen, less how likely it has the fewest."""
    most, least, own = max(totals), min(totals), totals[seat]
    if spread == 0.0:
        return 0.0 if most == least else float((own == most) - (own == least))
    up = down = 0.0
    for total in totals:
        up += exp((total - own) / spread)
        down += exp((own - total) / spread)
    return 1.0 / up - 1.0 / down
