# Compiled by mypyc.
"""The cards of a seat and their cycle: which deck comes back when, and how often cards are used."""

from comptoir.core.indexes import NONE
from comptoir.core.sorting import without
from comptoir.games.mombasa.estimate.outlook import Outlook
from comptoir.games.mombasa.rules.kinds import BOOKKEEPER, SHARE
from comptoir.games.mombasa.rules.phases.planning import slots


class Use:
    """What a card will be used for, and how often; the best use comes first."""

    __slots__ = ("kind", "next", "uses", "worth")

    def __init__(self, worth: float, uses: float, kind: int, after: "Use | None") -> None:
        self.worth = worth
        """Of a single one."""
        self.uses = uses
        self.kind = kind
        self.next = after

    def behind(self, worth: float, uses: float, kind: int) -> bool:
        """Whether it comes after one like this."""
        if self.worth != worth:
            return self.worth < worth
        if self.uses != uses:
            return self.uses < uses
        return self.kind <= kind


class Cards:
    """All cards of a seat, as uses to come."""

    def __init__(self, outlook: Outlook) -> None:
        state, seat = outlook.state, outlook.seat
        self.way = outlook.way
        self.weights = outlook.weights
        self.hand = state.hand[seat]
        self.resting = state.resting[seat]
        self.area = state.area[seat]
        self.plan = outlook.plan
        self.rounds = outlook.future + (1 if outlook.undecided else 0)
        """In how many rounds a card in hand can be planned."""
        self.picks_up = not state.ended[seat] or outlook.planning
        """Whether a deck is still to be picked up in this round."""
        self.room = room(outlook)
        self.shares = [0] * len(state.tracks)
        """By company: printed on cards."""
        self.uses: Use | None = None
        """Of each card but bookkeepers."""
        self.keeper_uses = 0.0
        self.keeper_points = 0.0
        self.first = [0] * BOOKKEEPER
        self.second = [0] * BOOKKEEPER
        """By kind: the two highest values, which might be planned together."""
        self.specialists = 0
        self.spare = self.hand
        """The hand without what is planned."""
        for card in self.plan:
            if card != NONE:
                self.spare = without(self.spare, card)
        self.cut = 0.0
        """What the last use is worth that there is room for."""
        self.worth = [0.0] * SHARE
        """By kind: all uses that there is room for."""
        self.add_all(self.spare, self.rounds)
        self.look_at_decks(outlook)
        self.fill()

    def hold(self, outlook: Outlook) -> bool:
        """Whether nothing has changed that they depend on."""
        state, seat = outlook.state, outlook.seat
        same = self.way is outlook.way and self.hand is state.hand[seat]
        if not same or self.resting is not state.resting[seat] or self.plan != outlook.plan:
            return False
        if self.area is not state.area[seat] or self.room != room(outlook):
            return False
        if self.picks_up != (not state.ended[seat] or outlook.planning):
            return False
        return self.rounds == outlook.future + (1 if outlook.undecided else 0)

    def look_at_decks(self, outlook: Outlook) -> None:
        """M10.10: one deck comes back a round: the best one first."""
        rounds, decks, area = outlook.future, self.resting, self.played(outlook)
        worth = [self.deck_worth(deck) for deck in decks]
        picked = NONE
        if self.picks_up:
            best = best_of(worth)
            if worth[best] > 0:
                self.add_all(decks[best], rounds)
                picked = best
                worth[best] = 0.0
            for slot in range(len(area)):
                if area[slot] != NONE:
                    worth[slot] += self.worth_of(area[slot])
        best = best_of(worth)
        while worth[best] > 0:
            rounds -= 1
            worth[best] = 0.0
            if best != picked:
                self.add_all(decks[best], rounds)
            if area[best] != NONE:
                self.add(area[best], rounds)
            best = best_of(worth)

    def add_all(self, cards: list[int], rounds: int) -> None:
        """Cards that can be planned in that many rounds."""
        for card in cards:
            self.add(card, rounds)

    def played(self, outlook: Outlook) -> list[int]:
        """By slot: the card of this round, planned or revealed."""
        if not self.plan:
            return self.area
        area = [NONE] * outlook.tables.box.slots
        own = slots(outlook.state, outlook.seat)
        for number in range(len(self.plan)):
            area[own[number]] = self.plan[number]
        return area

    def deck_worth(self, deck: list[int]) -> float:
        """What a use of each of its cards is worth."""
        total = 0.0
        for card in deck:
            total += self.worth_of(card)
        return total

    def worth_of(self, card: int) -> float:
        """For the order of decks."""
        if self.way.companies.tables.cards[card].kind == BOOKKEEPER:
            return self.weights.keeper
        return self.way.use_of(card) + 0.01

    def add(self, card: int, rounds: int) -> None:
        """A card that can be planned in that many rounds."""
        printed = self.way.companies.tables.cards[card]
        kind, value = printed.kind, printed.value
        if printed.share != NONE:
            self.shares[printed.share] += 1
        if kind == SHARE:
            return
        uses = self.weights.uses[rounds] if rounds > 0 else 0.0
        if kind < BOOKKEEPER:
            if value > self.first[kind]:
                self.second[kind] = self.first[kind]
                self.first[kind] = value
            elif value > self.second[kind]:
                self.second[kind] = value
        else:
            self.specialists += 1
        if kind == BOOKKEEPER:
            self.keeper_uses += uses
            self.keeper_points += uses * value
        elif uses:
            self.line_up(self.way.use_of(card), uses, kind)

    def line_up(self, worth: float, uses: float, kind: int) -> None:
        """Put a use behind those that are better."""
        before, after = None, self.uses
        while after is not None and not after.behind(worth, uses, kind):
            before, after = after, after.next
        use = Use(worth, uses, kind, after)
        if before is None:
            self.uses = use
        else:
            before.next = use

    def fill(self) -> None:
        """The best uses, as many as there is room for."""
        room, use = self.room - self.keeper_uses, self.uses
        while use is not None and room > 0:
            used = min(use.uses, room)
            room -= used
            self.worth[use.kind] += used * use.worth
            self.cut = use.worth
            use = use.next
        if room > 0:
            self.cut = 0.0

    def more(self, card: int) -> float:
        """What one more card of a type is worth in the hand, or one less."""
        printed = self.way.companies.tables.cards[card]
        kind, share = printed.kind, printed.share
        found = self.way.companies.values[share] if share != NONE else 0.0
        if kind == BOOKKEEPER:
            use = self.weights.keeper * printed.value / 2
        else:
            use = self.way.use_of(card)
        if use > self.cut:
            found += (use - self.cut) * self.weights.uses[self.rounds]
        return found


def room(outlook: Outlook) -> float:
    """How many cards can still be planned, in all rounds to come."""
    state, weights = outlook.state, outlook.weights
    board = outlook.tables.box.edition.player_board
    rounds = float(outlook.future)
    diamonds = board.diamond_slot - state.diamonds[outlook.seat]
    books = board.book_slot - state.jar[outlook.seat]
    found = board.slots * rounds + outlook.undecided
    found += max(0.0, rounds - max(0, diamonds) / weights.diamonds_a_round)
    return found + max(0.0, rounds - max(0, books) / weights.books_a_round)


def best_of(worth: list[float]) -> int:
    """The index of the highest."""
    best = 0
    for index in range(1, len(worth)):
        if worth[index] > worth[best]:
            best = index
    return best
