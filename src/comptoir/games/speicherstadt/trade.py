"""What contracts and goods can come to: points, coins, and goods for the warehouse."""

from math import exp

from comptoir.games.speicherstadt.outlook import Outlook
from comptoir.games.speicherstadt.state import State

EXCHANGE = 0.7
"""Which part of the goods without a use finds its way to an exchange."""
SALE = 0.5
"""Which part of the surplus goods to come is sold."""
KEPT = 0.3
"""What a good kept for later is worth, in coins."""
DELIVERED = 0.05
"""What a good on a contract is worth above one in hand: it takes no room."""


class Need:
    """A contract and the goods that it lacks."""

    __slots__ = ("done", "lacks", "missing", "points")

    def __init__(self, points: int, lacks: list[int], done: int) -> None:
        self.points = points
        self.lacks = lacks
        self.missing = sum(lacks)
        self.done = done
        """How many goods lie on it."""


def need(state: State, contract: int) -> Need:
    """What a contract lacks."""
    card, done = state.box.cards[state.box.contracts[contract]], state.delivered[contract]
    lacks = [wanted - have for wanted, have in zip(card.goods, done, strict=True)]
    return Need(card.value, lacks, sum(done))


class Trade:
    """The best use of goods, roughly: contracts first, those that lack least before others."""

    __slots__ = ("coins", "points", "stored")

    def __init__(
        self, outlook: Outlook, cards: list[int], goods: list[int], needs: list[Need], trader: int
    ) -> None:
        short = [-count for count in goods]
        """How many of each good the contracts lack; below 0 that many are too many."""
        for contract in needs:
            if contract.missing:
                for good, count in enumerate(contract.lacks):
                    short[good] += count
        self.points = _contract_points(needs, goods, _supply(outlook, short))
        self.coins = 0.0
        self.stored = 0
        """Goods that stay in the warehouse."""
        self._sell(outlook, cards, short, trader)

    def _sell(self, outlook: Outlook, cards: list[int], short: list[int], trader: int) -> None:
        """S6.4, S6.6: coins of surplus goods, now and later."""
        box, means, rest = outlook.state.box, outlook.goods, 0
        edition = box.edition
        by_house = edition.sell_coins / edition.sell_goods
        for good, lack in enumerate(short):
            later = SALE * means[good] if lack <= 0 else SALE * max(0.0, means[good] - lack)
            if good == trader or cards[box.traders[good]]:
                self.coins += edition.trader_coins * (later + max(0, -lack))
            else:
                self.coins += by_house * later
                rest += max(0, -lack)
        self.stored = min(rest, edition.warehouse_places * cards[box.warehouse])
        rest -= self.stored
        sold = rest // edition.sell_goods
        odd = rest - sold * edition.sell_goods
        self.coins += sold * edition.sell_coins + KEPT * min(odd, edition.house_places)


def _supply(outlook: Outlook, short: list[int]) -> list[float]:
    """How many of each good can be hoped for, with exchanges of those that are of no use."""
    means, total, spare = outlook.goods, 0, 0.0
    for good, lack in enumerate(short):
        if lack > 0:
            total += lack
            spare += max(0.0, means[good] - lack)
        else:
            spare += means[good] - lack
    if not total:
        return means
    extra = EXCHANGE * spare / outlook.state.box.edition.exchange_give / total
    return [means[good] + extra * lack if lack > 0 else 0.0 for good, lack in enumerate(short)]


def _contract_points(needs: list[Need], goods: list[int], means: list[float]) -> float:
    """S6.3: each contract's points as likely as it will be complete."""
    points, left = 0.0, goods[:]
    for contract in sorted(needs, key=_missing):
        points += DELIVERED * contract.done
        chance = float(contract.points)
        if contract.missing:
            for good, lack in enumerate(contract.lacks):
                if lack:
                    left[good] -= lack
                    if left[good] < 0:
                        chance *= at_least(means[good], -left[good])
        points += chance
    return points


def _missing(contract: Need) -> int:
    return contract.missing


def at_least(mean: float, count: int) -> float:
    """How likely a Poisson variable of this mean reaches the count, which is 1 or more."""
    term = exp(-mean)
    below = term
    for number in range(1, count):
        term *= mean / number
        below += term
    return 1.0 - below
