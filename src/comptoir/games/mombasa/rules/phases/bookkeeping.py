# Compiled by mypyc.
"""Bookkeeping points, and the books they buy."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.counts import counted
from comptoir.core.indexes import NONE
from comptoir.core.native import mypyc_attr
from comptoir.core.rows import put, put_in
from comptoir.core.stack import Frame, allowed
from comptoir.games.mombasa.rules.actions import Next, Place, Pounds, Take
from comptoir.games.mombasa.rules.box import Box
from comptoir.games.mombasa.rules.kinds import LETTER_A
from comptoir.games.mombasa.rules.purse import gain
from comptoir.games.mombasa.rules.refusals import no
from comptoir.games.mombasa.rules.state import State


@mypyc_attr(free_list_len=1)
class Points(Frame):
    """M7.1: one total of bookkeeping points; books first to last, then pounds for the rest.

    The order of taking can't matter, so there is only one.
    """

    __slots__ = ("points", "seat", "start")
    answers: ClassVar[tuple[type[Action], ...]] = (Take, Pounds)
    rule: ClassVar[str] = "M7.1"

    def __init__(self, seat: int, points: int, start: int) -> None:
        self.seat = seat
        self.points = points
        self.start = start
        """The display spaces before this one have had their turn."""

    def ask(self, state: State) -> tuple[Decision, ...]:
        """A book, or pounds; M11.4: with the jar at the end pounds and nothing else."""
        seat, box = Seat(self.seat), state.box
        if not self.points:
            state.stack.pop()
            return ()
        if state.jar[seat] == box.book_spaces - 1:
            state.stack.pop()
            each = box.edition.player_board.end_of_track_pounds
            gain(state, seat, self.points * each, "M11.4")
            return ()
        options, args = self._options(state), (("points", self.points),)
        return (Decision(seat, "mombasa.points", options, args=args),)

    def _options(self, state: State) -> tuple[Action, ...]:
        """The books in the spaces to come that the points suffice for, and pounds."""
        box, points = state.box, self.points
        found = 1 << len(state.book_display)
        for space, book in enumerate(state.book_display):
            if book != NONE and space >= self.start and box.book_price[space] <= points:
                found |= 1 << space
        return box.act.books.of(found)

    def take(self, state: State, seat: Seat, action: Take | Pounds) -> None:
        """M7.2: the coin below a book comes with it."""
        box = state.box
        if isinstance(action, Pounds):
            state.stack.pop()
            gain(state, seat, self.points // box.edition.book_display.pound_cost, self.rule)
            return
        space = action.space
        book = state.book_display[space]
        state.book_display = put(state.book_display, space, NONE)
        state.taken.append(book)
        cost = box.book_price[space]
        state.stack[-1] = Points(seat, self.points - cost, space + 1)
        if state.events is not None:
            name, (row, column) = box.books[book].id, divmod(space, box.book_columns)
            place = {"row": row + 1, "digit": column + 2}
            state.tell("book_taken", self.rule, seat=seat, book=name, **place, points=cost)
        coins = state.book_coins[space]
        if coins:
            gain(state, seat, coins, "M7.2")
            state.book_coins = put(state.book_coins, space, 0)

    def refuse(self, state: State, seat: Seat, action: Take | Pounds) -> Refusal | None:
        """M7.6, M7.14: only a book that is there, in order, for enough points."""
        if isinstance(action, Pounds):
            return None
        if state.book_display[action.space] == NONE:
            return no("M7.6", "no_book_displayed")
        if action.space < self.start:
            return no("M7.14", "books_in_order")
        cost = state.box.book_price[action.space]
        if cost > self.points:
            return no("M7.1", "book_too_dear", ("cost", cost), ("points", self.points))
        return None


@mypyc_attr(free_list_len=1)
class Placing(Frame):
    """M7.3: at the end of the turn the books taken go on the player's own track.

    Books that may go anywhere come first, then A-books, so the order can't matter (M7.8) except for
    A-books with too little room: then the player says which one is next.
    """

    __slots__ = ("book", "filled", "seat")
    answers: ClassVar[tuple[type[Action], ...]] = (Place,)
    rule: ClassVar[str] = "M7.3"

    def __init__(self, seat: int, filled: tuple[int, ...], book: int) -> None:
        self.seat = seat
        self.filled = filled
        """Spaces that got a book this turn."""
        self.book = book
        """The A-book named to be next; NONE: the first one."""

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The space for the next book; M7.7: one without a legal space is discarded."""
        if not state.taken:
            state.stack.pop()
            return ()
        seat, book = Seat(self.seat), self._next(state)
        options, name = self._spaces(state, seat, book), state.box.books[book].id
        if not options:
            state.taken.remove(book)
            state.buried = counted(state.buried, book, 1)
            state.tell("book_discarded", "M7.7", seat=seat, book=name)
            return ()
        if self._too_little_room(state, book, len(options)):
            state.stack[-1] = NamingBook(self.seat, self.filled)
            return ()
        return (Decision(seat, "mombasa.place", options, args=(("book", name),)),)

    def _spaces(self, state: State, seat: int, book: int) -> tuple[Action, ...]:
        """M7.4, M7.9: where the book may go."""
        box, found = state.box, 0
        if box.books[book].letter != LETTER_A:
            found = (1 << box.book_spaces) - 1
        else:
            for space, below in enumerate(state.books[seat]):
                if _takes_a(box, space, below):
                    found |= 1 << space
        for space in self.filled:
            found &= ~(1 << space)
        return box.act.places.of(found)

    def _next(self, state: State) -> int:
        """The book named, else the first: those with other letters come before A-books."""
        if self.book != NONE:
            return self.book
        books, first_a, first = state.box.books, NONE, NONE
        for book in state.taken:
            if books[book].letter == LETTER_A:
                first_a = book if first_a == NONE else min(first_a, book)
            else:
                first = book if first == NONE else min(first, book)
        return first_a if first == NONE else first

    def _too_little_room(self, state: State, book: int, room: int) -> bool:
        """Different A-books are left and not all of them find a space."""
        if self.book != NONE or state.box.books[book].letter != LETTER_A:
            return False
        return room < len(state.taken) and len(set(state.taken)) > 1

    def take(self, state: State, seat: Seat, action: Place) -> None:
        """M7.5: the book covers whatever is there."""
        book, space, own = self._next(state), action.space, state.books[seat]
        if own[space] != NONE:
            state.buried = counted(state.buried, own[space], 1)
        state.books = put_in(state.books, seat, space, book)
        state.flipped = put_in(state.flipped, seat, space, 0)
        state.taken.remove(book)
        state.stack[-1] = Placing(seat, (*self.filled, space), NONE)
        if state.events is not None:
            name = state.box.books[book].id
            state.tell("book_placed", self.rule, seat=seat, book=name, space=space)

    def refuse(self, state: State, seat: Seat, action: Place) -> Refusal | None:
        """What holds for the next book."""
        return self._refuse(state, seat, self._next(state), action.space)

    def _refuse(self, state: State, seat: int, book: int, space: int) -> Refusal | None:
        """M7.4: where an A-book may not go; M7.9: new books don't cover each other."""
        box = state.box
        if space in self.filled:
            return no("M7.9", "covers_new_book", ("space", space))
        if box.books[book].letter != LETTER_A:
            return None
        below = state.books[seat][space]
        if _takes_a(box, space, below):
            return None
        kind = "crossed_out" if below == NONE else "covers_better_book"
        return no("M7.4", kind, ("space", space))


def _takes_a(box: Box, space: int, below: int) -> bool:
    """M7.4: whether an A-book may go on the space, or on the book there."""
    if below == NONE:
        return not box.no_a[space]
    return box.books[below].letter <= LETTER_A


class NamingBook(Frame):
    """M7.8: the player's order of A-books, where not all of them find a space."""

    __slots__ = ("filled", "seat")
    answers: ClassVar[tuple[type[Action], ...]] = (Next,)
    rule: ClassVar[str] = "M7.8"

    def __init__(self, seat: int, filled: tuple[int, ...]) -> None:
        self.seat = seat
        self.filled = filled

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Which one is placed next."""
        seat = Seat(self.seat)
        options = allowed(self, state, seat, state.box.act.next)
        return (Decision(seat, "mombasa.next_book", options),)

    def take(self, state: State, seat: Seat, action: Next) -> None:
        """Then its space."""
        state.stack[-1] = Placing(seat, self.filled, action.book)
        state.tell("book_named", self.rule, seat=seat, book=state.box.books[action.book].id)

    def refuse(self, state: State, seat: Seat, action: Next) -> Refusal | None:
        """One of the books taken."""
        if action.book not in state.taken:
            return no("M7.8", "book_not_taken", ("book", state.box.books[action.book].id))
        return None
