# Compiled by mypyc.
"""Bookkeeper (action 3): a book flipped, the ink jar moved, points used."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.indexes import NONE
from comptoir.core.rows import put_in
from comptoir.core.stack import Frame
from comptoir.games.mombasa.edition.printed import GOODS
from comptoir.games.mombasa.rules.actions import Flip, Forward, Stop
from comptoir.games.mombasa.rules.area import specialists, total, turn_down
from comptoir.games.mombasa.rules.kinds import EXPANSION, NEED_EXPANSION, ONE_GOOD, SPECIALIST
from comptoir.games.mombasa.rules.phases.bookkeeping import Points
from comptoir.games.mombasa.rules.purse import gain, pay
from comptoir.games.mombasa.rules.refusals import no
from comptoir.games.mombasa.rules.rewards import give
from comptoir.games.mombasa.rules.state import State


def begin_bookkeeping(state: State, seat: int, card: int) -> None:
    """M8.1, M8.8: the card in use is turned down at once, so it meets no requirement."""
    turn_down(state, seat, card)
    if state.events is not None:
        state.tell("bookkeeper_used", "M8.1", seat=seat, card=state.box.cards[card].id)
    state.stack.append(MovingJar(seat, state.box.value[card], flip=True, moved=False))


def refuse_needs(state: State, seat: int, book: int) -> Refusal | None:
    """M8.3, M8.7, M8.8: whether the face-up cards meet all that a book asks for."""
    needs = state.box.books[book].needs
    left = []
    for good, name in enumerate(GOODS):
        have, need = total(state, seat, good), needs[good]
        if have < need:
            return no("M8.3", "needs_goods", ("good", name), ("need", need), ("have", have))
        left.append(have - need)
    if max(left) < needs[ONE_GOOD]:
        rule = "M8.7" if any(needs[: len(GOODS)]) else "M8.8"
        return no(rule, "needs_one_good", ("need", needs[ONE_GOOD]), ("have", max(left)))
    if needs[NEED_EXPANSION]:
        have, need = total(state, seat, EXPANSION), needs[NEED_EXPANSION]
        if have < need:
            return no("M8.3", "needs_expansion", ("need", need), ("have", have))
    if needs[SPECIALIST]:
        have, need = specialists(state, seat), needs[SPECIALIST]
        if have < need:
            return no("M8.8", "needs_specialist", ("need", need), ("have", have))
    return None


class MovingJar(Frame):
    """M8.2, M8.3: flip a book if wished, then move book by book."""

    __slots__ = ("flip", "moved", "points", "seat")
    answers: ClassVar[tuple[type[Action], ...]] = (Flip, Forward, Stop)
    rule: ClassVar[str] = "M8.3"

    def __init__(self, seat: int, points: int, flip: bool, moved: bool) -> None:
        self.seat = seat
        self.points = points
        """Of the bookkeeper in use."""
        self.flip = flip
        """No book was flipped in this action yet."""
        self.moved = moved

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Flip, go on, or stop."""
        seat, act = Seat(self.seat), state.box.act
        options: list[Action] = []
        if self._may_flip(state):
            spaces = range(state.jar[seat] + 1, state.box.book_spaces)
            options += [act.flip[space] for space in spaces if _face_up(state, seat, space)]
        if self._refuse_forward(state, seat) is None:
            options.append(act.forward)
        options.append(act.stop)
        args = (("points", self.points),)
        return (Decision(seat, "mombasa.ledger", tuple(options), args=args),)

    def _may_flip(self, state: State) -> bool:
        """Whether any flipping is possible; `refuse` says why not."""
        cost = state.box.edition.player_board.flip_cost
        return self.flip and not self.moved and state.pounds[self.seat] >= cost

    def take(self, state: State, seat: Seat, action: Flip | Forward | Stop) -> None:
        """M8.5: the reward is that of the last book only."""
        if isinstance(action, Flip):
            self._flip(state, seat, action.space)
        elif isinstance(action, Forward):
            self._forward(state, seat)
        else:
            self._stop(state, seat)

    def _flip(self, state: State, seat: Seat, space: int) -> None:
        """M8.2: one book, for 2 pounds."""
        state.flipped = put_in(state.flipped, seat, space, 1)
        state.stack[-1] = MovingJar(seat, self.points, flip=False, moved=False)
        book = state.box.books[state.books[seat][space]].id
        state.tell("book_flipped", "M8.2", seat=seat, book=book, space=space)
        pay(state, seat, state.box.edition.player_board.flip_cost, "M8.2")

    def _forward(self, state: State, seat: Seat) -> None:
        """M8.3, M11.2: onto the next book."""
        board = state.box.edition.player_board
        state.jar[seat] += 1
        space = state.jar[seat]
        state.stack[-1] = MovingJar(seat, self.points, self.flip, moved=True)
        book = state.box.books[state.books[seat][space]].id
        state.tell("jar_moved", self.rule, seat=seat, book=book, space=space)
        if space == board.book_slot:
            state.tell("slot_unlocked", "M11.2", seat=seat, slot=board.slots + 2)

    def _stop(self, state: State, seat: Seat) -> None:
        """M8.5, M8.6: first the book's reward, then the card's points, two totals."""
        state.stack[-1] = Points(seat, self.points, 0)
        if state.events is not None:
            state.tell("jar_stopped", "M8.5", seat=seat, points=self.points)
        space = state.jar[seat]
        if self.moved and not state.flipped[seat][space]:
            reward = state.box.books[state.books[seat][space]].reward
            if reward.units_minus_one:
                units = total(state, seat, GOODS.index(reward.units_minus_one))
                gain(state, seat, max(0, units - 1), "M8.9")
            give(state, seat, reward, NONE, "M8.5")

    def refuse(self, state: State, seat: Seat, action: Flip | Forward | Stop) -> Refusal | None:
        """Stopping is always possible."""
        if isinstance(action, Flip):
            return self._refuse_flip(state, seat, action.space)
        if isinstance(action, Forward):
            return self._refuse_forward(state, seat)
        return None

    def _refuse_flip(self, state: State, seat: Seat, space: int) -> Refusal | None:
        """M8.2, M8.12: before moving, once, for 2 pounds, a face-up book ahead of the jar."""
        if self.moved:
            return no("M8.2", "flip_before_moving")
        if not self.flip:
            return no("M8.2", "flip_once")
        cost, pounds = state.box.edition.player_board.flip_cost, state.pounds[seat]
        if pounds < cost:
            return no("M8.2", "too_few_pounds", ("cost", cost), ("pounds", pounds))
        return _refuse_book(state, seat, space)

    def _refuse_forward(self, state: State, seat: Seat) -> Refusal | None:
        """M8.3: the next space has a book whose requirements are met, or a flipped one."""
        space = state.jar[seat] + 1
        if space == state.box.book_spaces:
            return no("M11.4", "jar_at_end")
        book = state.books[seat][space]
        if book == NONE:
            return no("M8.3", "no_book_there", ("space", space))
        if state.flipped[seat][space]:
            return None
        return refuse_needs(state, seat, book)


def _face_up(state: State, seat: int, space: int) -> bool:
    """Whether a book lies there and was not flipped."""
    return state.books[seat][space] != NONE and not state.flipped[seat][space]


def _refuse_book(state: State, seat: int, space: int) -> Refusal | None:
    """M8.12: a face-up book in front of the jar."""
    if space <= state.jar[seat]:
        return no("M8.12", "book_behind_jar", ("space", space))
    if state.books[seat][space] == NONE:
        return no("M8.2", "no_book_there", ("space", space))
    if state.flipped[seat][space]:
        return no("M8.2", "flipped_already", ("space", space))
    return None
