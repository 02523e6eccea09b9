# Compiled by mypyc.
"""The displays of cards and books, filled by chance."""

from typing import ClassVar

from comptoir.core.contract import CHANCE, Action, Decision, Refusal, Seat
from comptoir.core.counts import counted, counted_in
from comptoir.core.indexes import NONE
from comptoir.core.rows import put
from comptoir.core.stack import Frame
from comptoir.games.mombasa.rules.actions import Draw, Reveal
from comptoir.games.mombasa.rules.refusals import no
from comptoir.games.mombasa.rules.state import State


def top_letter(state: State) -> int:
    """M1.6: the letter on top of the stack; NONE when it is empty."""
    empty = state.box.no_cards
    for letter, layer in enumerate(state.pile):
        if layer != empty:
            return letter
    return NONE


def card_space(state: State) -> int:
    """M1.7: the first empty space of the card display; NONE if there is none."""
    display = state.display
    for space in state.box.fill_order:
        if display[space] == NONE:
            return space
    return NONE


class FillingCards(Frame):
    """M1.7, M13.2: the right column from top to bottom, then the middle, then the left."""

    __slots__ = ()
    answers: ClassVar[tuple[type[Action], ...]] = (Draw,)
    rule: ClassVar[str] = "M1.7"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next card, as likely as there are cards of its type in the letter on top."""
        letter = top_letter(state)
        if letter == NONE or card_space(state) == NONE:
            state.stack.pop()
            return ()
        layer, options, weights = state.pile[letter], [], []
        for draw in state.box.act.draws[letter]:
            count = layer[draw.card]
            if count:
                options.append(draw)
                weights.append(count)
        return (Decision(CHANCE, "mombasa.draw", tuple(options), tuple(weights)),)

    def take(self, state: State, seat: Seat, action: Draw) -> None:
        """The card goes to the first empty space."""
        box, space, card = state.box, card_space(state), action.card
        state.pile = counted_in(state.pile, top_letter(state), card, -1)
        state.display = put(state.display, space, card)
        if state.events is not None:
            row, column = divmod(space, box.edition.card_display.columns)
            name = box.cards[card].id
            state.reveal("card_drawn", self.rule, card=name, row=row + 1, column=column + 1)

    def refuse(self, state: State, seat: Seat, action: Draw) -> Refusal | None:
        """Only what lies in the letter on top."""
        if not state.pile[top_letter(state)][action.card]:
            return no("M1.6", "not_on_top", ("card", state.box.cards[action.card].id))
        return None


def book_space(state: State) -> int:
    """M7.13: the first empty space whose letter is not used up; NONE if there is none."""
    for space, book in enumerate(state.book_display):
        if book == NONE and _left(state, state.box.book_letters[space]):
            return space
    return NONE


def _left(state: State, letter: int) -> bool:
    supply = state.supply
    return any(supply[book] for book in state.box.letter_books[letter])


class FillingBooks(Frame):
    """M1.9, M7.13: each empty space from the supply of its letter; M7.6: as long as it lasts."""

    __slots__ = ()
    answers: ClassVar[tuple[type[Action], ...]] = (Reveal,)
    rule: ClassVar[str] = "M7.13"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next book, as likely as there are books of its type."""
        space = book_space(state)
        if space == NONE:
            state.stack.pop()
            return ()
        box, supply, options, weights = state.box, state.supply, [], []
        for book in box.letter_books[box.book_letters[space]]:
            count = supply[book]
            if count:
                options.append(box.act.reveal[book])
                weights.append(count)
        return (Decision(CHANCE, "mombasa.reveal", tuple(options), tuple(weights)),)

    def take(self, state: State, seat: Seat, action: Reveal) -> None:
        """It lies face up."""
        box, space, book = state.box, book_space(state), action.book
        state.supply = counted(state.supply, book, -1)
        state.book_display = put(state.book_display, space, book)
        if state.events is not None:
            row, column = divmod(space, box.book_columns)
            name = box.books[book].id
            state.reveal("book_revealed", self.rule, book=name, row=row + 1, digit=column + 2)

    def refuse(self, state: State, seat: Seat, action: Reveal) -> Refusal | None:
        """Only a book of the letter that the space wants."""
        box = state.box
        letter = box.book_letters[book_space(state)]
        if box.books[action.book].letter != letter or not state.supply[action.book]:
            return no("M7.13", "not_in_supply", ("book", box.books[action.book].id))
        return None
