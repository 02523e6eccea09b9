# Compiled by mypyc.
"""The books of a seat: how far the ink jar will get."""

from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.printed import GOODS
from comptoir.games.mombasa.estimate.cards import Cards
from comptoir.games.mombasa.estimate.outlook import Outlook
from comptoir.games.mombasa.estimate.round import Area, reward_gain
from comptoir.games.mombasa.rules.kinds import EXPANSION, NEED_EXPANSION, ONE_GOOD, SPECIALIST


class Ledger:
    """What bookkeepers of this and later rounds may reach."""

    def __init__(self, outlook: Outlook, cards: Cards, area: Area) -> None:
        state, seat = outlook.state, outlook.seat
        self.outlook = outlook
        self.tables = outlook.tables
        self.cards = cards
        self.area = area
        self.books = state.books[seat]
        self.flipped = state.flipped[seat]
        self.jar = state.jar[seat]
        self.in_use = outlook.jar_points
        self.last = len(self.books) - 1

    def have(self, kind: int) -> int:
        """What lies face up of a kind."""
        if kind == NEED_EXPANSION:
            return self.area.units[EXPANSION]
        if kind == SPECIALIST:
            return self.area.specialists() + (1 if self.in_use != NONE else 0)
        if kind == ONE_GOOD:
            return max(self.area.units[: len(GOODS)])
        return self.area.units[kind]

    def enters(self, space: int) -> bool:
        """M8.3: the face-up cards meet what the book asks for."""
        if self.flipped[space]:
            return True
        kind, amount, other, more = self.tables.need[self.books[space]]
        if self.have(kind) < amount:
            return False
        if other == NONE:
            return True
        if other == ONE_GOOD and kind < len(GOODS):
            units, most = self.area.units, 0
            for good in range(len(GOODS)):
                most = max(most, units[good] - (amount if good == kind else 0))
            return most >= more
        return self.have(other) >= more

    def reach(self) -> int:
        """The last space that a bookkeeper of this round comes to."""
        space = self.jar
        while space < self.last and self.books[space + 1] != NONE and self.enters(space + 1):
            space += 1
        return space

    def owned(self, kind: int) -> float:
        """What the cards owned may come up with in one round."""
        cards = self.cards
        if kind == SPECIALIST:
            return float(max(0, cards.specialists - 1))
        if kind == ONE_GOOD:
            most = [cards.first[good] + cards.second[good] for good in range(len(GOODS))]
            return float(max(most))
        if kind == NEED_EXPANSION:
            kind = EXPANSION
        return float(cards.first[kind] + cards.second[kind])

    def ease(self, space: int, before: int) -> float:
        """How likely a later bookkeeper enters a book, after the kind of the one before."""
        weights = self.outlook.weights
        if self.flipped[space]:
            return 1.0
        kind, amount, other, more = self.tables.need[self.books[space]]
        found = weights.book_in_turn if kind == before else weights.book_out_of_turn
        missing = max(0.0, amount - self.owned(kind))
        if other != NONE:
            found *= weights.book_out_of_turn
            missing += max(0.0, more - self.owned(other))
        return max(0.0, found - weights.book_missing * missing)

    def worth(self) -> float:
        """The value that the jar gets to, and rewards on the way."""
        weights, cards, value = self.outlook.weights, self.cards, self.tables.box.book_value
        now = len(self.area.points) + (1 if self.in_use != NONE else 0)
        reach = self.reach() if now else self.jar
        sure = value[max(0, reach)] + self.reward(reach)
        later = cards.keeper_uses + max(0, now - 1)
        points = float(sum(self.area.points) + max(0, self.in_use))
        if later <= 0:
            return sure + points
        ahead = self.ahead(reach, later, points)
        more = weights.books_sure * (self.value_near(reach + ahead) - value[max(0, reach)])
        more += min(later, ahead) * weights.book_reward + weights.point_kept * points
        return sure + max(more, points + cards.keeper_uses * cards.cut)

    def reward(self, reach: int) -> float:
        """M8.5: of the book where the jar stops, if it moved."""
        moved = reach > self.jar or self.outlook.jar_moved
        if not moved or self.flipped[reach]:
            return 0.0
        return reward_gain(self.outlook, self.tables.box.books[self.books[reach]].reward, NONE)

    def value_near(self, spaces: float) -> float:
        """The value at a space, or between two."""
        table = self.tables.books
        whole = max(0, min(int(spaces), self.last - 1))
        part = max(0.0, min(1.0, spaces - whole))
        return table[whole] + part * (table[whole + 1] - table[whole])

    def ahead(self, reach: int, later: float, points: float) -> float:
        """How many books later bookkeepers enter, those owned first, then those to come."""
        weights, found, chance, before = self.outlook.weights, 0.0, 1.0, NONE
        most = weights.books_an_action * later
        space = reach + 1
        while space <= self.last and self.books[space] != NONE and chance > 0.05:
            chance *= self.ease(space, before)
            before = self.tables.need[self.books[space]][0]
            found += chance
            space += 1
        gaps = 0.0
        for place in range(space + 1, self.last + 1):
            if self.books[place] != NONE:
                gaps += weights.book_beyond
        taken = len(self.outlook.state.taken) if self.outlook.acting else 0
        to_come = taken + points + self.cards.keeper_points * max(0.0, 1 - 1 / later) + gaps
        found += to_come * weights.book_to_come * chance
        return min(found, most)
