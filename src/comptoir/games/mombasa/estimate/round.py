# Compiled by mypyc.
"""What the cards, tiles and markers of this round may still bring."""

from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.printed import GOODS, Reward
from comptoir.games.mombasa.estimate.cards import Cards
from comptoir.games.mombasa.estimate.outlook import Outlook
from comptoir.games.mombasa.rules.area import bonus, cotton_plus, total
from comptoir.games.mombasa.rules.kinds import (
    BOOKKEEPER,
    BUY,
    COTTON,
    EXPANSION,
    EXTRA,
    FIRST_PLAYER,
    LEVELS,
    MAJORITY,
    MORE_EXPANSION,
    SELL,
    SHARE,
    TILE,
    TILE_BOOKKEEPER,
    TILE_EXPANSION,
    TILE_PLUS_ONE,
)


class Area:
    """The face-up cards of a seat, or those that it plans to turn up."""

    def __init__(self, outlook: Outlook) -> None:
        state, seat = outlook.state, outlook.seat
        self.units = [0] * BOOKKEEPER
        """By kind: units of goods, and expansion points."""
        self.cards = [0] * SHARE
        """By kind: how many."""
        self.points: list[int] = []
        """Of each bookkeeper."""
        self.merchants: list[int] = []
        if outlook.planning:
            for card in outlook.plan:
                if card != NONE:
                    self.add(outlook, card)
        elif not state.ended[seat]:
            up, area = state.up[seat], state.area[seat]
            for slot in range(len(area)):
                if up[slot]:
                    self.add(outlook, area[slot])
        self.add_tiles(outlook)
        self.add_bonuses(outlook)

    def add(self, outlook: Outlook, card: int) -> None:
        """A card."""
        box = outlook.tables.box
        kind = box.kind[card]
        self.cards[kind] += 1
        if kind < BOOKKEEPER:
            self.units[kind] += box.value[card]
        elif kind == BOOKKEEPER:
            self.points.append(box.value[card])
        else:
            self.merchants.append(card)

    def add_tiles(self, outlook: Outlook) -> None:
        """M10.7: tiles count as cards."""
        state, seat = outlook.state, outlook.seat
        self.merchant_tile = False
        for tile in range(len(state.tile_owner)):
            if state.tile_owner[tile] != seat:
                continue
            if tile == TILE_PLUS_ONE:
                self.add_plus_one(outlook)
            elif state.tile_up[tile]:
                if tile == TILE_BOOKKEEPER:
                    self.points.append(outlook.tables.box.edition.bonus_tiles.bookkeeper)
                elif tile == TILE_EXPANSION:
                    self.units[EXPANSION] += outlook.tables.box.edition.bonus_tiles.expansion
                    self.cards[EXPANSION] += 1
                else:
                    self.merchant_tile = True

    def add_plus_one(self, outlook: Outlook) -> None:
        """M10.7: on the goods that are most, or where it lies."""
        state, seat = outlook.state, outlook.seat
        kind = NONE
        if state.plus_slot != NONE:
            if state.up[seat][state.plus_slot]:
                kind = outlook.tables.box.kind[state.area[seat][state.plus_slot]]
        else:
            for good in range(len(GOODS)):
                if self.units[good] and (kind == NONE or self.units[good] > self.units[kind]):
                    kind = good
        if kind != NONE:
            self.units[kind] += outlook.tables.box.edition.bonus_tiles.plus_one

    def add_bonuses(self, outlook: Outlook) -> None:
        """M12.A: of the tracks."""
        state, seat = outlook.state, outlook.seat
        if self.cards[COTTON]:
            self.units[COTTON] += self.cards[COTTON] * cotton_plus(state, seat)
        if self.units[EXPANSION]:
            more = bonus(state, seat, MORE_EXPANSION)
            if more is not None:
                self.units[EXPANSION] += more.amount

    def specialists(self) -> int:
        """M8.8: for a bookkeeper in use."""
        return len(self.points) - 1 + len(self.merchants) + int(self.merchant_tile)


def track_gain(outlook: Outlook, company: int, steps: int) -> float:
    """What some steps on one track bring; a call that can't be paid ends them."""
    state = outlook.state
    spaces, space = outlook.tables.spaces[state.tracks[company]], outlook.position[company]
    after = min(space + steps, len(spaces) - 1)
    here, there = spaces[space], spaces[after]
    due = there.paid - here.paid
    if due > state.pounds[outlook.seat]:
        while after > space and there.paid > here.paid:
            after -= 1
            there = spaces[after]
        due = 0
    shares = there.held - here.held
    shares += outlook.partial * (there.smooth - there.held - here.smooth + here.held)
    special = there.level_pounds - here.level_pounds
    levels = there.levels - here.levels
    return shares * outlook.values[company] - due + special + levels * outlook.level_worth[company]


def steps_gain(outlook: Outlook, steps: int) -> float:
    """What free steps bring: the track where they bring most a step, then the next one."""
    state, tables = outlook.state, outlook.tables
    companies, total_gain = len(state.tracks), 0.0
    used = 0
    while steps > 0:
        best, best_rate, best_steps, best_gain = NONE, 0.0, 0, 0.0
        for company in range(companies):
            if used >> company & 1:
                continue
            spaces = tables.spaces[state.tracks[company]]
            count = min(steps, spaces[outlook.position[company]].next_share)
            if not count:
                continue
            gain = track_gain(outlook, company, count)
            if gain > best_rate * count:
                best, best_rate, best_steps, best_gain = company, gain / count, count, gain
        if best == NONE:
            break
        used |= 1 << best
        steps -= best_steps
        total_gain += best_gain
    if steps > 0 and outlook.future:
        total_gain += steps * outlook.step * outlook.partial
    return total_gain


def expansion_gain(outlook: Outlook, points: int, company: int) -> float:
    """What expansion points bring in one company."""
    regions = points * outlook.regions_by_point
    gains = outlook.bases[company].gains
    whole = int(regions)
    coins = gains[whole] + (regions - whole) * (gains[whole + 1] - gains[whole])
    shares = outlook.shares[company] * outlook.decay[company]
    return coins * shares + regions * outlook.weights.region_reward


def best_expansion(outlook: Outlook, points: int) -> float:
    """What expansion points bring in the best company."""
    best = 0.0
    for company in range(len(outlook.state.tracks)):
        best = max(best, expansion_gain(outlook, points, company))
    return best


def reward_gain(outlook: Outlook, reward: Reward, company: int) -> float:
    """What a reward brings now."""
    weights = outlook.weights
    found = reward.pounds + reward.books * outlook.point
    found += reward.remove_posts * weights.removed_post
    if reward.diamonds:
        found += outlook.diamond_gain(reward.diamonds)
    if reward.units_minus_one:
        found += weights.units_reward
    if reward.steps and company != NONE:
        found += track_gain(outlook, company, reward.steps)
    return found


def best_purchase(outlook: Outlook, cards: Cards, most: int, unit: float) -> float:
    """The gain of the best card in the display, at so much for each unit of its price."""
    state, box = outlook.state, outlook.tables.box
    best = 0.0
    for space in range(len(state.display)):
        card = state.display[space]
        if card == NONE:
            continue
        price = box.crate[card] + box.space_crates[space]
        if price <= most:
            best = max(best, cards.more(card) - price * unit)
    return best


def best_sale(outlook: Outlook, cards: Cards, plus: int, only: int) -> float:
    """The gain of selling the least useful card."""
    box, best = outlook.tables.box, 0.0
    for card in cards.spare:
        kind = box.kind[card]
        if kind == only or (only == NONE and kind != SHARE):
            best = max(best, box.crate[card] + plus - cards.more(card))
    return best


def round_gain(outlook: Outlook, cards: Cards, area: Area) -> None:
    """Goods, expansion and merchants of this round; bookkeepers and markers come apart."""
    weights, units = outlook.weights, area.units
    goods, most = 0, 0
    for good in range(len(GOODS)):
        goods += units[good]
        most = max(most, units[good])
    if goods:
        found = steps_gain(outlook, goods) * weights.goods_kept
        found += best_purchase(outlook, cards, most, outlook.step) * weights.purchase_kept
        outlook.score[1 + outlook.best] += found
    if units[EXPANSION]:
        found = best_expansion(outlook, units[EXPANSION]) * weights.expansion_kept
        outlook.score[1 + outlook.best] += found
    outlook.score[-2] += merchants_gain(outlook, area) * weights.merchants_kept


def merchants_gain(outlook: Outlook, area: Area) -> float:
    """M9.1, M9.2: of cards and tile."""
    found = 0.0
    for card in area.merchants:
        found += merchant_gain(outlook, card)
    if area.merchant_tile:
        tile = outlook.tables.box.edition.bonus_tiles
        steps = tile.merchant_diamonds + tile.merchant_per_other * len(area.merchants)
        found += outlook.diamond_gain(steps)
    return found


def merchant_gain(outlook: Outlook, card: int) -> float:
    """M9.1: a merchant of this round."""
    box, company = outlook.tables.box, outlook.tables.cards[card].company
    printed = box.edition.merchants
    if company == NONE:
        return reward_gain(outlook, printed.plain, NONE)
    steps = printed.company.diamonds + outlook.mines[company] // printed.mines_per_step
    return outlook.diamond_gain(steps) + printed.company.pounds


def markers_gain(outlook: Outlook, cards: Cards, area: Area) -> float:
    """What the markers not yet placed may bring: the best spaces that are free."""
    state, seat = outlook.state, outlook.seat
    count = state.markers[seat]
    if not count or (state.ended[seat] and not outlook.planning) or not state.round:
        return 0.0
    found = spaces_gain(outlook, cards, area)
    found.sort(reverse=True)
    best = 0.0
    for number in range(min(count, len(found))):
        best += found[number]
    return best * outlook.weights.markers_kept


def spaces_gain(outlook: Outlook, cards: Cards, area: Area) -> list[float]:
    """What each free bonus space would bring."""
    state, weights = outlook.state, outlook.weights
    placed = state.placed
    found = trade_gains(outlook, cards)
    if placed[FIRST_PLAYER] == NONE:
        found.append(outlook.point + (weights.first_player if outlook.future else 0.0))
    if outlook.future:
        tile_gains(outlook, found)
    for kind in range(BOOKKEEPER):
        if placed[MAJORITY + kind] == NONE and area.units[kind]:
            gain = majority_gain(outlook, kind, area.units[kind])
            found.append(gain)
    for company in range(len(state.tracks)):
        level = state.in_force[outlook.seat][company]
        if level and outlook.extra[company]:
            space = EXTRA + company * LEVELS + level - 1
            if placed[space] == NONE:
                gain = outlook.extra_worth(company, level)
                found.append(gain)
    return found


def trade_gains(outlook: Outlook, cards: Cards) -> list[float]:
    """M10.3, M10.4: buying and selling for pounds."""
    state = outlook.state
    spaces, pounds = outlook.tables.box.edition.bonus_spaces, state.pounds[outlook.seat]
    found: list[float] = []
    if state.placed[SELL] == NONE:
        found.append(best_sale(outlook, cards, spaces.sell_plus, NONE))
    if state.placed[BUY] == NONE and pounds > spaces.buy_pay:
        left = pounds - spaces.buy_pay
        found.append(best_purchase(outlook, cards, left, 1.0) - spaces.buy_pay)
    return found


def tile_gains(outlook: Outlook, found: list[float]) -> None:
    """M10.6: bonus tiles for the next round."""
    state, costs = outlook.state, outlook.tables.box.edition.bonus_spaces.tile_costs
    for tile in range(len(costs)):
        if state.placed[TILE + tile] == NONE and state.pounds[outlook.seat] >= costs[tile]:
            gain = outlook.weights.tiles[tile] - costs[tile]
            found.append(gain)


def majority_gain(outlook: Outlook, kind: int, have: int) -> float:
    """M10.5: the reward of the total, if nobody has more."""
    majority = outlook.tables.box.edition.majorities[kind]
    if have < majority.tiers[0].total:
        return 0.0
    best = 0.0
    for tier in majority.tiers:
        if tier.total <= have:
            best = max(best, reward_gain(outlook, tier.reward, majority.company))
    return best * majority_chance(outlook, kind, have)


def majority_chance(outlook: Outlook, kind: int, have: int) -> float:
    """How likely it is that nobody has more."""
    state, weights = outlook.state, outlook.weights
    if outlook.planning:
        return weights.majority[min(have, len(weights.majority) - 1)]
    for other in range(state.seats):
        if other == outlook.seat or state.ended[other]:
            continue
        if total(state, other, kind) > have:
            return weights.no_majority
    return 1.0
