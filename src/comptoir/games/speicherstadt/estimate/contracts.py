# Compiled by mypyc.
"""What contracts and goods can come to: points, coins, and goods for the warehouse."""

from math import exp

from comptoir.games.speicherstadt.estimate.outlook import Outlook
from comptoir.games.speicherstadt.rules.phases.house import Laying, Taking
from comptoir.games.speicherstadt.rules.state import State


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


class Laid:
    """Goods laid down for a coin or a good that has not come yet."""

    __slots__ = ("for_coins", "for_good")

    def __init__(self, for_coins: int, for_good: int) -> None:
        self.for_coins = for_coins
        self.for_good = for_good


NO_GOODS = Laid(0, 0)


def laid_down(state: State, seat: int) -> Laid:
    """S6.6: what a seat has laid down so far in the sale or exchange under way."""
    top, edition = state.stack[-1], state.box.edition
    if isinstance(top, Taking) and top.seat == seat:
        return Laid(0, edition.exchange_give)
    if isinstance(top, Laying) and top.seat == seat:
        if top.exchange:
            return Laid(0, edition.exchange_give - top.left)
        return Laid(edition.sell_goods - top.left, 0)
    return NO_GOODS


class Wares:
    """What a seat has to trade with, and for."""

    __slots__ = ("cards", "goods", "laid", "needs", "trader")

    def __init__(
        self, cards: list[int], goods: list[int], needs: list[Need], trader: int, laid: Laid
    ) -> None:
        self.cards = cards
        self.goods = goods
        self.needs = needs
        self.trader = trader
        """The good of a trader besides those among the cards; NONE: there is none."""
        self.laid = laid


class Trade:
    """What goods come to at their best use, roughly."""

    __slots__ = ("coins", "points", "stored")

    def __init__(self, points: float) -> None:
        self.points = points
        self.coins = 0.0
        self.stored = 0
        """Goods that stay in the warehouse."""


def usual_trade(outlook: Outlook, wares: Wares) -> Trade:
    """Contracts first, those that lack least before others; the rest is sold, now and later."""
    goods, needs, laid = wares.goods, wares.needs, wares.laid
    short = [-count for count in goods]
    """How many of each good the contracts lack; below 0 that many are too many."""
    for contract in needs:
        if contract.missing:
            for good, count in enumerate(contract.lacks):
                short[good] += count
    sure = Sure(outlook, short, laid)
    means = _supply(outlook, short, laid.for_good)
    trade = Trade(_contract_points(outlook, needs, goods, means, sure))
    _sell(trade, outlook, wares, short, laid.for_coins + laid.for_good - sure.given())
    return trade


class Sure:
    """The exchanges that a seat can make at once, for those who count them."""

    __slots__ = ("_give", "_stock", "left", "made")

    def __init__(self, outlook: Outlook, short: list[int], laid: Laid) -> None:
        state = outlook.state
        self._give = state.box.edition.exchange_give
        self._stock = state.stock
        self.made = 0
        self.left = 0
        if outlook.weights.exact:
            spare = laid.for_good + sum([max(0, -lack) for lack in short])
            self.left = spare // self._give

    def cover(self, lacking: list[int]) -> bool:
        """Exchange for all that is lacking, if that can be done."""
        count = sum(lacking)
        if count > self.left:
            return False
        for good, lack in enumerate(lacking):
            if lack > self._stock[good]:
                return False
        self.left -= count
        self.made += count
        return True

    def given(self) -> int:
        """How many goods they take."""
        return self._give * self.made


def _sell(trade: Trade, outlook: Outlook, wares: Wares, short: list[int], more: int) -> None:
    """S6.4, S6.6: coins of surplus goods, now and later; `more` are those beside the shelves."""
    box, means, rest = outlook.state.box, outlook.goods, more
    weights, edition = outlook.weights, box.edition
    by_house = edition.sell_coins / edition.sell_goods
    for good, lack in enumerate(short):
        later = weights.sale * (means[good] if lack <= 0 else max(0.0, means[good] - lack))
        if good == wares.trader or wares.cards[box.traders[good]]:
            trade.coins += edition.trader_coins * (later + max(0, -lack))
        else:
            trade.coins += by_house * later
            rest += max(0, -lack)
    rest = max(0, rest)
    trade.stored = min(rest, edition.warehouse_places * wares.cards[box.warehouse])
    rest -= trade.stored
    sold = rest // edition.sell_goods
    odd = rest - sold * edition.sell_goods
    trade.coins += sold * edition.sell_coins + weights.kept * min(odd, edition.house_places)


def _supply(outlook: Outlook, short: list[int], laid: int) -> list[float]:
    """How many of each good can be hoped for, with exchanges of those that are of no use."""
    means, total, spare = outlook.goods, 0, float(laid)
    for good, lack in enumerate(short):
        if lack > 0:
            total += lack
            spare += max(0.0, means[good] - lack)
        else:
            spare += means[good] - lack
    if not total:
        return means
    give = outlook.state.box.edition.exchange_give
    extra = outlook.weights.exchange * spare / give / total
    return [means[good] + extra * lack if lack > 0 else 0.0 for good, lack in enumerate(short)]


def _contract_points(
    outlook: Outlook, needs: list[Need], goods: list[int], means: list[float], sure: Sure
) -> float:
    """S6.3: each contract's points as likely as it will be complete."""
    points, left, delivered = 0.0, goods[:], outlook.weights.delivered
    ordered = sorted(needs, key=_missing)
    if outlook.weights.exact:
        ordered.sort(key=lambda contract: (sum(_lacking(contract, goods)), -contract.points))
    for contract in ordered:
        points += delivered * contract.done
        chance = float(contract.points)
        if contract.missing and not (sure.left and _exchanged(contract, left, sure)):
            for good, lack in enumerate(contract.lacks):
                if lack:
                    left[good] -= lack
                    if left[good] < 0:
                        chance *= at_least(means[good], -left[good])
        points += chance
    return points


def _exchanged(contract: Need, left: list[int], sure: Sure) -> bool:
    """Whether exchanges at hand complete the contract; then its goods are taken off the shelves."""
    lacking = _lacking(contract, left)
    if not sure.cover(lacking):
        return False
    for good, lack in enumerate(contract.lacks):
        left[good] -= lack - lacking[good]
    return True


def _lacking(contract: Need, goods: list[int]) -> list[int]:
    """By good: what a contract lacks besides these goods."""
    return [max(0, lack - max(0, goods[good])) for good, lack in enumerate(contract.lacks)]


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
