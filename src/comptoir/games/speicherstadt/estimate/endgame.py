# Compiled by mypyc.
"""The last processing, counted out: what is not delivered then never is."""

from comptoir.games.speicherstadt.estimate.contracts import Need, Trade, Wares
from comptoir.games.speicherstadt.estimate.outlook import Outlook
from comptoir.games.speicherstadt.rules.phases.processing import Processing
from comptoir.games.speicherstadt.rules.state import State

SCRAP = 0.01
"""What a good is worth that nobody needs any more, in coins: none is thrown away for nothing."""


def last_trade(outlook: Outlook, seat: int, wares: Wares) -> Trade:
    """The contracts that the goods complete, with exchanges; the rest is stored or sold."""
    if not may_process(outlook.state, seat):
        return _closed(outlook, seat, wares.needs)
    best: Trade | None = None
    for order in (_by_missing, _by_points):
        trade = _planned(outlook, wares, sorted(wares.needs, key=order))
        if best is None or trade.points > best.points:
            best = trade
    assert best is not None
    return best


def may_process(state: State, seat: int) -> bool:
    """S6.1: whether the seat has its processing of this round before it, or is about it."""
    for frame in state.stack:
        if isinstance(frame, Processing):
            return (seat - state.start_player) % state.seats >= frame.turn
    return False


def _by_missing(contract: Need) -> tuple[int, int]:
    return (contract.missing, -contract.points)


def _by_points(contract: Need) -> tuple[int, int]:
    return (-contract.points, contract.missing)


def _closed(outlook: Outlook, seat: int, needs: list[Need]) -> Trade:
    """What is done is done."""
    trade = Trade(float(sum([one.points for one in needs if not one.missing])))
    trade.stored = sum(outlook.state.warehouse[seat])
    trade.coins = SCRAP * sum(outlook.state.house[seat])
    return trade


def _planned(outlook: Outlook, wares: Wares, needs: list[Need]) -> Trade:
    """Complete what can be completed in this order; all other goods are free for other uses."""
    state, laid = outlook.state, wares.laid
    give, left, given, points = state.box.edition.exchange_give, wares.goods[:], 0, 0.0
    for contract in needs:
        lacking = [max(0, lack - left[good]) for good, lack in enumerate(contract.lacks)]
        after = [max(0, left[good] - lack) for good, lack in enumerate(contract.lacks)]
        takes = give * sum(lacking)
        short = [lack > state.stock[good] for good, lack in enumerate(lacking)]
        if given + takes > sum(after) + laid.for_good or True in short:
            continue
        left, given = after, given + takes
        points += contract.points
    points += outlook.weights.delivered * sum([one.done for one in needs])
    trade = Trade(points)
    _spend(trade, outlook, wares, left, laid.for_coins + laid.for_good - given)
    return trade


def _spend(trade: Trade, outlook: Outlook, wares: Wares, left: list[int], more: int) -> None:
    """S6.4 to S6.6: the warehouse, then traders, then the merchant house."""
    box, edition = outlook.state.box, outlook.state.box.edition
    rest = max(0, sum(left) + more)
    trade.stored = min(rest, edition.warehouse_places * wares.cards[box.warehouse])
    rest -= trade.stored
    traded = 0
    for good, count in enumerate(left):
        if good == wares.trader or wares.cards[box.traders[good]]:
            traded += count
    traded = min(traded, rest)
    rest -= traded
    trade.coins = float(traded * edition.trader_coins)
    trade.coins += rest // edition.sell_goods * edition.sell_coins
    trade.coins += SCRAP * min(rest % edition.sell_goods, edition.house_places)
