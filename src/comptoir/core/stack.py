# Compiled by mypyc.
"""Turns of many steps: a stack of plain frames, each of which asks one question.

A frame is data plus three methods; the top one is in charge. `settle` runs on until somebody has a
real choice: frames without a question do their work and go, choices with one option are made.
The same `refuse` serves the options and the explanation, so the two can't disagree.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from comptoir.core.contract import CHANCE, Action, Decision, Event, Refusal, Seat
from comptoir.core.native import held_by, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(metaclass=ABCMeta):
    """A question in the making. The state is the game's own."""

    __slots__ = ()
    answers: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that answer it."""
    rule: ClassVar[str] = ""
    """The rule that says who decides here."""

    def __reduce__(self) -> tuple[Any, ...]:
        return held_by(self)

    @abstractmethod
    def ask(self, state: Any) -> tuple[Decision, ...]:
        """The open questions; none when the frame did its work and changed the stack itself."""

    @abstractmethod
    def take(self, state: Any, seat: Seat, action: Any) -> None:
        """Make the choice."""

    @abstractmethod
    def refuse(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        """Why the action, one that answers this question, is not possible."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Quiet(Frame):
    """The half of a frame that asks nothing: it does all its work in `ask`."""

    __slots__ = ()

    def take(self, state: Any, seat: Seat, action: Any) -> None:
        """Nothing can be chosen here."""
        raise AssertionError("a quiet frame takes no choice")

    def refuse(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        """Everything is refused, because nothing is asked."""
        return Refusal(self.rule, "core.chance")


@mypyc_attr(allow_interpreted_subclasses=True)
class Stacked:
    """What a state needs to be driven by its stack."""

    __slots__ = ("events", "open", "stack")

    stack: list[Frame]
    open: tuple[Decision, ...]
    events: list[Event] | None
    """What happened in this step; None when nobody listens."""

    def __reduce__(self) -> tuple[Any, ...]:
        return held_by(self)


def allowed(
    frame: Frame, state: Any, seat: Seat, candidates: Iterable[Action]
) -> tuple[Action, ...]:
    """The candidates that the frame does not refuse."""
    return tuple([a for a in candidates if frame.refuse(state, seat, a) is None])


def settle(state: Stacked) -> None:
    """Run on until somebody has a real choice or the game is over."""
    while _go_on(state):
        pass


def _go_on(state: Stacked) -> bool:
    """Let the top frame do its work, or a forced choice be made; False: nothing of it is left."""
    if not state.stack:
        state.open = ()
        return False
    frame = state.stack[-1]
    decisions = frame.ask(state)
    for decision in decisions:
        if len(decision.options) == 1:
            frame.take(state, decision.seat, decision.options[0])
            return True
    if decisions:
        state.open = decisions
    return not decisions


def perform(state: Stacked, seat: Seat, action: Action, listen: bool) -> tuple[Event, ...]:
    """Make a choice and run on; the events of all of it."""
    events: list[Event] | None = [] if listen else None
    state.events = events
    state.stack[-1].take(state, seat, action)
    settle(state)
    state.events = None
    return tuple(events) if events else ()


def foresee(
    state: Any, seat: Seat, action: Action, clone: Callable[[Any], Any]
) -> tuple[Any, tuple[Event, ...]] | None:
    """What a choice means for the seat that makes it, before anything comes to light.

    The state after the choice and after what the game then does with that seat alone, and the
    events of both. None: the choice itself reveals something.
    """
    known = clone(state)
    known.open = ()
    told: list[Event] = []
    known.events = told
    known.stack[-1].take(known, seat, action)
    if _reveal(told):
        return None
    after, going = known, True
    while going:
        after = clone(after)
        more: list[Event] = []
        after.events = more
        going = _go_on(after)
        if _reveal(more) or not _only_about(seat, more):
            break
        if more:
            known, told = after, told + more
    known.events = None
    return known, tuple(told)


def _reveal(events: list[Event]) -> bool:
    return any(event.reveals for event in events)


def _only_about(seat: Seat, events: list[Event]) -> bool:
    return all(_whose(event) == seat for event in events)


def _whose(event: Event) -> object:
    """The seat that an event is about; None: it is about no single one."""
    for name, value in event.args + event.secret:
        if name == "seat":
            return value
    return None


def explain(
    state: Stacked, seat: Seat, action: Action, chance: tuple[type[Action], ...]
) -> Refusal | None:
    """Why the action is not an option of the seat now; `chance` are the actions of CHANCE."""
    if not state.stack:
        return Refusal("", "core.over")
    frame = state.stack[-1]
    if seat != CHANCE and isinstance(action, chance):
        return Refusal(frame.rule, "core.chance")
    asked = [decision for decision in state.open if decision.seat == seat]
    if not asked:
        return _not_asked(state, frame)
    if not isinstance(action, frame.answers):
        return Refusal(frame.rule, "core.other_question", (("question", asked[0].kind),))
    return frame.refuse(state, seat, action)


def _not_asked(state: Stacked, frame: Frame) -> Refusal:
    if state.open[0].seat == CHANCE:
        return Refusal(frame.rule, "core.chance_decides")
    return Refusal(frame.rule, "core.not_your_turn", (("seat", state.open[0].seat),))
