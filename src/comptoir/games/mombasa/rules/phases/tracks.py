# Compiled by mypyc.
"""Company tracks: steps, capital calls and special spaces."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.native import mypyc_attr
from comptoir.core.rows import put_in
from comptoir.core.stack import Frame, allowed
from comptoir.games.mombasa.rules.actions import Step, Stop, Track
from comptoir.games.mombasa.rules.purse import gain, pay
from comptoir.games.mombasa.rules.refusals import no
from comptoir.games.mombasa.rules.state import State


def step(state: State, seat: int, company: int) -> None:
    """M12.11: pay the call in between, move, and pay out a special space."""
    box, side = state.box, state.tracks[company]
    space = state.position[seat][company] + 1
    pay(state, seat, box.call[side][space], "M12.1")
    state.position = put_in(state.position, seat, company, space)
    if state.events is not None:
        name = box.companies[company]
        state.tell("stepped", "M12.11", seat=seat, company=name, space=space)
    pounds = box.special[side][space]
    if pounds:
        if state.events is not None:
            name, level = box.companies[company], box.level[side][space]
            state.tell("special_space", "M12.4", seat=seat, company=name, level=level)
        _pay_out(state, company, space, pounds)


def _pay_out(state: State, company: int, space: int, pounds: int) -> None:
    """M12.3, M4.5: pounds for the player, and again for all who had reached the space."""
    for seat in range(state.seats):
        if state.position[seat][company] >= space:
            gain(state, seat, pounds, "M12.3")


def call_ahead(state: State, seat: int, company: int) -> int:
    """The pounds that the next step costs; the marker is not at the end."""
    side = state.tracks[company]
    return state.box.call[side][state.position[seat][company] + 1]


def at_end(state: State, seat: int, company: int) -> bool:
    """M12.2: the last space is the end."""
    return state.position[seat][company] == state.box.last[state.tracks[company]]


def free(state: State, seat: int, company: int) -> bool:
    """M5.11: the marker can step, and no capital call lies right before it."""
    return not at_end(state, seat, company) and not call_ahead(state, seat, company)


def refuse_step(state: State, seat: int, company: int) -> Refusal | None:
    """M12.1, M12.2: not beyond the end, and not without the pounds for the call."""
    name = state.box.companies[company]
    if at_end(state, seat, company):
        return no("M12.2", "track_end", ("company", name))
    call, pounds = call_ahead(state, seat, company), state.pounds[seat]
    if call > pounds:
        return no("M12.1", "call_too_dear", ("company", name), ("call", call), ("pounds", pounds))
    return None


def steps_ahead(state: State, seat: int) -> int:
    """The tracks on which the next step is possible and paid for, as a set of bits."""
    found = 0
    for company in range(len(state.tracks)):
        if at_end(state, seat, company):
            continue
        if call_ahead(state, seat, company) <= state.pounds[seat]:
            found |= 1 << company
    return found


@mypyc_attr(free_list_len=1)
class Advancing(Frame):
    """M12.11: steps of a reward on one track, space by space."""

    __slots__ = ("bound", "company", "seat", "steps")
    answers: ClassVar[tuple[type[Action], ...]] = (Step, Stop)
    rule: ClassVar[str] = "M12.11"

    def __init__(self, seat: int, company: int, steps: int, bound: bool) -> None:
        self.seat = seat
        self.company = company
        self.steps = steps
        self.bound = bound
        """M1.22: a starting bonus is taken, except for a capital call."""

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Step or stop."""
        seat, act = Seat(self.seat), state.box.act
        refusal = refuse_step(state, seat, self.company)
        if not self.steps or refusal is not None:
            self._end(state, refusal.rule if refusal is not None else self.rule)
            return ()
        tracks = 1 << self.company
        if self.refuse(state, seat, act.stop) is None:
            tracks |= 1 << len(state.tracks)
        options = act.steps[tracks]
        name, call = state.box.companies[self.company], call_ahead(state, seat, self.company)
        args = (("company", name), ("steps", self.steps), ("call", call))
        return (Decision(seat, "mombasa.advance", options, args=args),)

    def _end(self, state: State, rule: str) -> None:
        """Steps that are left are forfeited."""
        state.stack.pop()
        if self.steps and state.events is not None:
            name = state.box.companies[self.company]
            state.tell("steps_lost", rule, seat=self.seat, company=name, steps=self.steps)

    def take(self, state: State, seat: Seat, action: Step | Stop) -> None:
        """M10.9: a reward may be taken in part."""
        if isinstance(action, Step):
            state.stack[-1] = Advancing(seat, self.company, self.steps - 1, self.bound)
            step(state, seat, self.company)
        else:
            self._end(state, "M10.9")

    def refuse(self, state: State, seat: Seat, action: Step | Stop) -> Refusal | None:
        """Only on the reward's own track."""
        if isinstance(action, Step):
            if action.company != self.company:
                name = state.box.companies[self.company]
                return no("M12.11", "other_track", ("company", name))
            return refuse_step(state, seat, action.company)
        if self.bound and free(state, seat, self.company):
            return no("M1.22", "must_advance", ("steps", self.steps))
        return None


class ChoosingTracks(Frame):
    """M12.12: steps on several tracks, track after track, in the player's order."""

    __slots__ = ("bound", "picks", "seat", "steps")
    answers: ClassVar[tuple[type[Action], ...]] = (Track,)
    rule: ClassVar[str] = "M12.12"

    def __init__(self, seat: int, steps: tuple[int, ...], picks: int, bound: bool) -> None:
        self.seat = seat
        self.steps = steps
        """By company; 0: not this one, or no more."""
        self.picks = picks
        """How many tracks are still to be named."""
        self.bound = bound

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next track."""
        if not self.picks:
            state.stack.pop()
            return ()
        seat = Seat(self.seat)
        options = allowed(self, state, seat, state.box.act.track)
        return (Decision(seat, "mombasa.track", options, args=(("tracks", self.picks),)),)

    def take(self, state: State, seat: Seat, action: Track) -> None:
        """All steps on it."""
        company, steps = action.company, self.steps[action.company]
        rest = tuple(0 if n == company else count for n, count in enumerate(self.steps))
        state.stack[-1] = ChoosingTracks(seat, rest, self.picks - 1, self.bound)
        state.stack.append(Advancing(seat, company, steps, self.bound))
        if state.events is not None:
            name = state.box.companies[company]
            state.tell("track_chosen", self.rule, seat=seat, company=name, steps=steps)

    def refuse(self, state: State, seat: Seat, action: Track) -> Refusal | None:
        """Each track once, and only those that the reward speaks of."""
        if not self.steps[action.company]:
            return no("M12.12", "no_steps_there", ("company", state.box.companies[action.company]))
        return None
