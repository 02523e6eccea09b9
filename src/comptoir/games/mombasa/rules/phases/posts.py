# Compiled by mypyc.
"""Trading posts: leaving a base, going back to it, and out of the game."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.rows import put
from comptoir.core.stack import Frame, allowed
from comptoir.games.mombasa.rules.actions import Column, Remove, Stop
from comptoir.games.mombasa.rules.refusals import no
from comptoir.games.mombasa.rules.state import State


def posts(state: State, company: int) -> int:
    """The posts in a company's base."""
    first, found = company * state.box.base_columns, 0
    for column in range(state.box.base_columns):
        found += state.base[first + column]
    return found


def lift(state: State, company: int, column: int) -> None:
    """M6.6: the foremost post leaves; M6.10: a last space once empty stays so."""
    place = company * state.box.base_columns + column
    state.base = put(state.base, place, state.base[place] - 1)
    if not state.base[place]:
        state.opened = put(state.opened, place, 1)


def oust(state: State, company: int, posts: int) -> None:
    """M6.10: posts more, or fewer, that are on their way back."""
    state.ousted = put(state.ousted, company, state.ousted[company] + posts)


def _remove(state: State, company: int) -> None:
    """M8.10: a post is out of the game."""
    state.removed = put(state.removed, company, state.removed[company] + 1)


def refuse_lift(state: State, company: int, column: int, rule: str) -> Refusal | None:
    """M6.6, M8.10: only from a column with a post."""
    if not state.base[company * state.box.base_columns + column]:
        name = state.box.companies[company]
        return no(rule, "column_empty", ("company", name), ("column", column + 1))
    return None


class Removing(Frame):
    """M8.10: posts taken out of the game, the foremost of any column of any base."""

    __slots__ = ("posts", "seat")
    answers: ClassVar[tuple[type[Action], ...]] = (Remove, Stop)
    rule: ClassVar[str] = "M8.10"

    def __init__(self, seat: int, posts: int) -> None:
        self.seat = seat
        self.posts = posts

    def ask(self, state: State) -> tuple[Decision, ...]:
        """M8.14: as long as some base has a post, a post or none."""
        if not self.posts or not any(state.base):
            state.stack.pop()
            return ()
        seat, act = Seat(self.seat), state.box.act
        options = allowed(self, state, seat, (*act.remove, act.stop))
        return (Decision(seat, "mombasa.remove", options, args=(("posts", self.posts),)),)

    def take(self, state: State, seat: Seat, action: Remove | Stop) -> None:
        """M8.14: removing may be declined."""
        if isinstance(action, Stop):
            state.tell("removed_none", "M8.14", seat=seat, posts=self.posts)
            state.stack.pop()
            return
        lift(state, action.company, action.column)
        _remove(state, action.company)
        state.stack[-1] = Removing(seat, self.posts - 1)
        name = state.box.companies[action.company]
        state.tell("removed", self.rule, seat=seat, company=name, column=action.column + 1)

    def refuse(self, state: State, seat: Seat, action: Remove | Stop) -> Refusal | None:
        """Only where a post is."""
        if isinstance(action, Stop):
            return None
        return refuse_lift(state, action.company, action.column, self.rule)


class Returning(Frame):
    """M6.10, M6.17: ousted posts go back to their bases, one by one."""

    __slots__ = ("seat",)
    answers: ClassVar[tuple[type[Action], ...]] = (Column,)
    rule: ClassVar[str] = "M6.10"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The column for the next post."""
        if not any(state.ousted):
            state.stack.pop()
            return ()
        seat, company = Seat(self.seat), self._company(state)
        options = allowed(self, state, seat, state.box.act.column)
        name = state.box.companies[company]
        if not options:
            oust(state, company, -1)
            _remove(state, company)
            state.tell("post_lost", self.rule, seat=seat, company=name)
            return ()
        return (Decision(seat, "mombasa.return", options, args=(("company", name),)),)

    def _company(self, state: State) -> int:
        """Whose post is next: those of different companies can't get in each other's way."""
        return next(company for company, count in enumerate(state.ousted) if count)

    def take(self, state: State, seat: Seat, action: Column) -> None:
        """The rearmost empty space, so the posts of a column stay together."""
        company = self._company(state)
        place = company * state.box.base_columns + action.column
        oust(state, company, -1)
        state.base = put(state.base, place, state.base[place] + 1)
        name = state.box.companies[company]
        state.tell("returned", self.rule, seat=seat, company=name, column=action.column + 1)

    def refuse(self, state: State, seat: Seat, action: Column) -> Refusal | None:
        """A column has room except for its last space, once that was empty."""
        company = self._company(state)
        place = company * state.box.base_columns + action.column
        if state.base[place] + state.opened[place] == state.box.base_rows:
            name = state.box.companies[company]
            return no("M6.10", "column_full", ("company", name), ("column", action.column + 1))
        return None
