"""What one seat can hope for, from what it has and from what is to come."""

from math import exp, log

from comptoir.games.speicherstadt.outlook import Outlook, at_least
from comptoir.games.speicherstadt.state import NOTHING

CARD = 7.0
"""What a card to come is worth to who can pay any price, in points."""
PRICE = 1.2
"""How many coins a card to come takes, about."""
EXCHANGE = 0.7
"""Which part of the goods without a use finds its way to an exchange."""
SALE = 0.5
"""Which part of the surplus goods to come is sold."""
KEPT = 0.3
"""What a good kept for later is worth, in coins."""
OFFICE = 0.5
"""What a counting office adds to each one that may follow it, in points."""
DELIVERED = 0.05
"""What a good on a contract is worth above one in hand: it takes no room."""
LEFT_OVER = 0.02
"""What a coin is worth at the very end: it decides a tie."""


class Hopes:
    """One seat's projected points, kind by kind, and what another card would add."""

    __slots__ = (
        "base",
        "cards",
        "coins",
        "contracts",
        "goods",
        "needed",
        "outlook",
        "purse",
        "seat",
        "state",
    )

    def __init__(self, outlook: Outlook, seat: int) -> None:
        state = outlook.state
        self.outlook = outlook
        self.state = state
        self.seat = seat
        self.cards = state.cards[seat]
        pool, stored, kept = state.pool[seat], state.warehouse[seat], state.house[seat]
        self.goods = [pool[good] + stored[good] + kept[good] for good in range(len(pool))]
        self.contracts = [
            number for number, card in enumerate(state.box.contracts) if self.cards[card]
        ]
        edition, later = state.box.edition, outlook.later
        income = edition.income + edition.income_bank * self.cards[state.box.bank]
        self.coins = float(state.coins[seat] + later * income)
        """All coins that can still be spent; what the goods bring comes on top."""
        self.base = self.trade(self.goods, self.contracts, NOTHING)
        """Points of contracts and coins of surplus goods."""
        self.purse = self.coins + self.base[1]
        self.needed = self._needed()
        """How many of the goods in hand go on contracts."""

    def fires(self, firemen: int) -> float:
        """S9.1: what the fires to come bring with so many more firemen."""
        state, outlook = self.state, self.outlook
        totals = [float(state.firemen(seat)) for seat in range(state.seats)]
        totals[self.seat] += firemen
        points = 0.0
        for fire, spread in zip(outlook.fires, outlook.spreads, strict=True):
            points += fire * _chance_at_fire(totals, self.seat, spread)
        return points

    def trade(self, goods: list[int], contracts: list[int], trader: int) -> tuple[float, float]:
        """S6.3, S6.4, S6.6: points of the contracts, and coins of the goods they don't need."""
        state = self.state
        cards, delivered = state.box.cards, state.delivered
        kinds = range(len(goods))
        missing: list[tuple[int, int, list[int]]] = []
        wanted = [0] * len(goods)
        for number in contracts:
            symbols, done = cards[state.box.contracts[number]].goods, delivered[number]
            lacks = [symbols[good] - done[good] for good in kinds]
            for good in kinds:
                wanted[good] += lacks[good]
            missing.append((sum(lacks), number, lacks))
        missing.sort()
        means = self._supply(wanted, goods)
        points = 0.0
        taken = [0] * len(goods)
        for _, number, lacks in missing:
            chance = 1.0
            for good in kinds:
                if lacks[good]:
                    taken[good] += lacks[good]
                    chance *= at_least(means[good], taken[good] - goods[good])
            points += chance * cards[state.box.contracts[number]].value
            points += DELIVERED * sum(delivered[number])
        return points, self._sales(goods, wanted, trader)

    def _needed(self) -> int:
        cards, needed = self.state.box.cards, 0
        for good, count in enumerate(self.goods):
            wanted = 0
            for number in self.contracts:
                symbols = cards[self.state.box.contracts[number]].goods
                wanted += symbols[good] - self.state.delivered[number][good]
            needed += min(count, wanted)
        return needed

    def _supply(self, wanted: list[int], goods: list[int]) -> list[float]:
        """How many of each good can be hoped for, with exchanges of those that are of no use."""
        means = self.outlook.goods
        short = [max(0, wanted[good] - goods[good]) for good in range(len(goods))]
        total = sum(short)
        if not total:
            return means
        spare = sum([max(0.0, means[good] - short[good]) for good in range(len(goods))])
        spare += sum([max(0, goods[good] - wanted[good]) for good in range(len(goods))])
        extra = EXCHANGE * spare / self.state.box.edition.exchange_give / total
        return [means[good] + extra * short[good] for good in range(len(goods))]

    def _sales(self, goods: list[int], wanted: list[int], trader: int) -> float:
        """S6.4, S6.6: coins of surplus goods, now and later."""
        state, means = self.state, self.outlook.goods
        edition = state.box.edition
        coins, rest = 0.0, 0
        by_house = edition.sell_coins / edition.sell_goods
        for good in range(len(goods)):
            surplus = max(0, goods[good] - wanted[good])
            later = SALE * max(0.0, means[good] - max(0, wanted[good] - goods[good]))
            if good == trader or self.cards[state.box.traders[good]]:
                coins += edition.trader_coins * (surplus + later)
            else:
                coins += by_house * later
                rest += surplus
        sold = rest // edition.sell_goods
        return coins + sold * edition.sell_coins + KEPT * (rest - sold * edition.sell_goods)

    def coin_points(self, coins: float, cards: float) -> float:
        """What so many coins buy of so many cards to come: ever less, the more there are."""
        if cards <= 0:
            return LEFT_OVER * coins
        return CARD * cards * (1.0 - exp(-coins / (PRICE * cards))) + LEFT_OVER * coins

    def coin_worth(self) -> float:
        """What the next coin is worth."""
        cards = self.outlook.cards
        if self.cards[self.state.box.chamber]:
            return max(1.0, self._slope(cards))
        return self._slope(cards)

    def _slope(self, cards: float) -> float:
        if cards <= 0:
            return LEFT_OVER
        return CARD / PRICE * exp(-self.purse / (PRICE * cards)) + LEFT_OVER

    def chamber(self, owned: int) -> float:
        """S10.2: beyond some coins it is better to keep them than to buy."""
        if not owned:
            return 0.0
        each, cards = float(self.state.box.edition.chamber_coin * owned), self.outlook.cards
        spent = max(0.0, PRICE * cards * log(CARD / PRICE / each))
        if spent >= self.purse:
            return 0.0
        saved = self.coin_points(self.purse, cards) - self.coin_points(spent, cards)
        return each * (self.purse - spent) - saved

    def counting_offices(self, count: int) -> float:
        """S10.2: the points, and the head start for the next one."""
        points = self.state.box.edition.counting_offices
        now = float(points[count - 1]) if count else 0.0
        return now + OFFICE * count * self.outlook.offices / self.state.seats

    def warehouse(self, owned: int) -> float:
        """S6.5: the places that will be full at the end."""
        edition = self.state.box.edition
        places = edition.warehouse_places * owned
        if not places:
            return 0.0
        full = min(places, sum(self.goods) - self.needed)
        coming = sum(self.outlook.goods)
        hoped = (places - full) * (1.0 - exp(-coming / places))
        return edition.warehouse_good * (full + hoped)

    def port(self, owned: int, ships: int) -> float:
        """S10.2: a point for each ship, those to come included."""
        return self.state.box.edition.port_ship * owned * (ships + self.outlook.ships)

    def gain(self, card: int, cargo: list[int]) -> float:
        """What the card would add, in points; a ship with its cargo."""
        box, own, worth = self.state.box, self.cards, self.coin_worth()
        kind = box.cards[card].kind
        if kind == "ship":
            goods = [self.goods[good] + cargo[good] for good in range(len(cargo))]
            added = self._traded(goods, self.contracts, NOTHING, worth)
            return added + self.port(own[box.port], 1) - self.port(own[box.port], 0)
        if kind == "contract":
            number = box.contracts.index(card)
            return self._traded(self.goods, [*self.contracts, number], NOTHING, worth)
        if kind == "trader":
            good = box.traders.index(card)
            return box.edition.trader + self._traded(self.goods, self.contracts, good, worth)
        if kind == "fireman":
            return self.fires(box.cards[card].value) - self.fires(0)
        return self._plain_gain(card, worth)

    def _traded(self, goods: list[int], contracts: list[int], trader: int, worth: float) -> float:
        points, coins = self.trade(goods, contracts, trader)
        return points - self.base[0] + worth * (coins - self.base[1])

    def _plain_gain(self, card: int, worth: float) -> float:
        box, own = self.state.box, self.cards
        if card == box.counting_office:
            return self.counting_offices(own[card] + 1) - self.counting_offices(own[card])
        if card == box.bank:
            return worth * self.outlook.later * box.edition.income_bank
        if card == box.warehouse:
            return self.warehouse(1)
        if card == box.port:
            return self.port(1, own[box.ship])
        if card == box.chamber:
            return self.chamber(1)
        return float(box.edition.church if card == box.church else box.edition.prayer_boat)


def _chance_at_fire(totals: list[float], seat: int, spread: float) -> float:
    """How likely the seat has the most firemen, less how likely it has the fewest."""
    most, least = max(totals), min(totals)
    if spread == 0.0:
        return 0.0 if most == least else float((totals[seat] == most) - (totals[seat] == least))
    up = [exp((total - most) / spread) for total in totals]
    down = [exp((least - total) / spread) for total in totals]
    return up[seat] / sum(up) - down[seat] / sum(down)
