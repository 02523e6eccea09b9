# Compiled by mypyc.
"""The cards of a seat and their cycle: which deck comes back when, and how often cards are used."""

from comptoir.core.indexes import NONE
from comptoir.games.mombasa.estimate.outlook import Outlook
from comptoir.games.mombasa.rules.kinds import BOOKKEEPER, SHARE
from comptoir.games.mombasa.rules.phases.planning import slots


class Cards:
    """All cards of a seat, as uses to come."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.shares = [0] * len(outlook.state.tracks)
        """By company: printed on cards."""
        self.uses: list[tuple[float, float, int]] = []
        """(worth of a use, how many uses, kind) of each card but bookkeepers."""
        self.keeper_uses = 0.0
        self.keeper_points = 0.0
        self.first = [0.0] * BOOKKEEPER
        self.second = [0.0] * BOOKKEEPER
        """By kind: the two highest values, which might be planned together."""
        self.specialists = 0
        self.spare = spare_cards(outlook)
        self.cut = 0.0
        """What the last use is worth that there is room for."""
        self.worth = [0.0] * SHARE
        """By kind: all uses that there is room for."""
        self.look_at_hand()
        self.look_at_decks()
        self.fill()

    def look_at_hand(self) -> None:
        """Cards in hand can be planned from the next planning on."""
        rounds = self.outlook.future
        if self.outlook.undecided:
            rounds += 1
        for card in self.spare:
            self.add(card, rounds)

    def look_at_decks(self) -> None:
        """M10.10: one deck comes back a round: the best one first."""
        outlook = self.outlook
        state, seat, rounds = outlook.state, outlook.seat, outlook.future
        decks, area = state.resting[seat], self.played()
        worth = [self.deck_worth(deck) for deck in decks]
        if not state.ended[seat] or outlook.planning:
            best = best_of(worth)
            if worth[best] > 0:
                self.add_all(decks[best], rounds)
                decks = decks[:]
                decks[best] = []
                worth[best] = 0.0
            for slot in range(len(area)):
                if area[slot] != NONE:
                    worth[slot] += self.worth_of(area[slot])
        best = best_of(worth)
        while worth[best] > 0:
            rounds -= 1
            worth[best] = 0.0
            self.add_all(decks[best], rounds)
            if area[best] != NONE:
                self.add(area[best], rounds)
            best = best_of(worth)

    def add_all(self, deck: list[int], rounds: int) -> None:
        """All cards of a deck."""
        for card in deck:
            self.add(card, rounds)

    def played(self) -> list[int]:
        """By slot: the card of this round, planned or revealed."""
        outlook = self.outlook
        if not outlook.plan:
            return outlook.state.area[outlook.seat]
        area = [NONE] * outlook.tables.box.slots
        own = slots(outlook.state, outlook.seat)
        for number in range(len(outlook.plan)):
            area[own[number]] = outlook.plan[number]
        return area

    def deck_worth(self, deck: list[int]) -> float:
        """What a use of each of its cards is worth."""
        total = 0.0
        for card in deck:
            total += self.worth_of(card)
        return total

    def worth_of(self, card: int) -> float:
        """For the order of decks."""
        kind = self.outlook.tables.box.kind[card]
        if kind == BOOKKEEPER:
            return self.outlook.weights.keeper
        return self.outlook.way.use_of(card) + 0.01

    def add(self, card: int, rounds: int) -> None:
        """A card that can be planned in that many rounds."""
        tables = self.outlook.tables
        printed = tables.cards[card]
        kind, value, share = printed.kind, printed.value, printed.share
        if share != NONE:
            self.shares[share] += 1
        if kind == SHARE:
            return
        uses = self.outlook.weights.uses[rounds] if rounds > 0 else 0.0
        if kind < BOOKKEEPER:
            if value > self.first[kind]:
                self.second[kind] = self.first[kind]
                self.first[kind] = value
            elif value > self.second[kind]:
                self.second[kind] = value
        elif kind == BOOKKEEPER:
            self.keeper_uses += uses
            self.keeper_points += uses * value
            self.specialists += 1
            return
        else:
            self.specialists += 1
        if uses:
            self.uses.append((self.outlook.way.use_of(card), uses, kind))

    def room(self) -> float:
        """How many cards can still be planned, in all rounds to come."""
        outlook = self.outlook
        state, weights = outlook.state, outlook.weights
        board = outlook.tables.box.edition.player_board
        rounds = float(outlook.future)
        diamonds = board.diamond_slot - state.diamonds[outlook.seat]
        books = board.book_slot - state.jar[outlook.seat]
        found = board.slots * rounds + outlook.undecided
        found += max(0.0, rounds - max(0, diamonds) / weights.diamonds_a_round)
        return found + max(0.0, rounds - max(0, books) / weights.books_a_round)

    def fill(self) -> None:
        """The best uses, as many as there is room for."""
        room = self.room() - self.keeper_uses
        self.uses.sort(reverse=True)
        for worth, uses, kind in self.uses:
            if room <= 0:
                break
            used = min(uses, room)
            room -= used
            self.worth[kind] += used * worth
            self.cut = worth
        if room > 0:
            self.cut = 0.0

    def more(self, card: int) -> float:
        """What one more card of a type is worth in the hand, or one less."""
        outlook = self.outlook
        tables = outlook.tables
        printed = tables.cards[card]
        kind, share = printed.kind, printed.share
        found = outlook.values[share] if share != NONE else 0.0
        rounds = outlook.future + (1 if outlook.undecided else 0)
        if kind == BOOKKEEPER:
            use = outlook.weights.keeper * printed.value / 2
        else:
            use = outlook.way.use_of(card)
        if use > self.cut:
            found += (use - self.cut) * outlook.weights.uses[rounds]
        return found


def best_of(worth: list[float]) -> int:
    """The index of the highest."""
    best = 0
    for index in range(1, len(worth)):
        if worth[index] > worth[best]:
            best = index
    return best


def spare_cards(outlook: Outlook) -> list[int]:
    """The hand without what is planned."""
    hand = outlook.state.hand[outlook.seat]
    if outlook.plan:
        hand = hand[:]
        for card in outlook.plan:
            if card != NONE:
                hand.remove(card)
    return hand
