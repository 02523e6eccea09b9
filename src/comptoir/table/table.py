# Compiled by mypyc.
"""A game in play, without I/O: choices, undo and the way back to any step."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Generic, TypeVar

from comptoir.core import (
    CHANCE,
    Action,
    Decision,
    Event,
    Game,
    IllegalAction,
    Refusal,
    Result,
    Seat,
    Value,
    View,
)
from comptoir.core.play import check, uniform
from comptoir.table.growing import Growing
from comptoir.table.history import Digest, History
from comptoir.table.log import Entry
from comptoir.table.seat_log import SeatLog
from comptoir.table.undo import Proposal, explain_undo, last_line, turn_lines

S = TypeVar("S")

SNAPSHOT_EVERY = 16
"""Lines between two snapshots: going back replays fewer than that."""


class Table(Generic[S]):
    """The true game. Whoever sits at it gets projections only."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: Mapping[str, Value] | None = None,
        every: int = SNAPSHOT_EVERY,
        history: History[S] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, Value] = {**(options or {})}
        """All of them: a table that goes on from another one has its options."""
        if history is None:
            defaults = {name: values[0] for name, values in game.variants.items()}
            self.options = {**defaults, **self.options}
            history = History(game, game.start(seats, self.options), every)
        self.proposal: Proposal | None = None
        self._history = history
        self._seen: dict[Seat | None, SeatLog] = {}
        self._views: dict[Seat | None, View] = {}
        self._standings: Result | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        about = self.game, self.seats, self.options, self._history.every, self._history
        return _again, (about, self.proposal)

    @property
    def state(self) -> S:
        """The state now: to be read, never changed."""
        return self._history.state

    @property
    def log(self) -> Growing[Entry]:
        """All lines so far."""
        return self._history.entries

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open questions; none when the game is over."""
        return self.game.decisions(self.state)

    @property
    def stage(self) -> int:
        """The step at which the present stage, a run of choices made together, began."""
        return self._history.stage

    @property
    def stage_seats(self) -> frozenset[Seat]:
        """Who chooses together in the present stage, those who have finished included."""
        return self._history.stage_seats

    def decision(self, seat: Seat) -> Decision | None:
        """What the seat is asked, if anything."""
        for found in self.decisions:
            if found.seat == seat:
                return found
        return None

    def view(self, seat: Seat | None) -> View:
        """What the seat sees now, to be read only; made once for all who see the same."""
        eyes = seat if self.game.secrets else None
        found = self._views.get(eyes)
        if found is None:
            found = self._views[eyes] = self.game.shared_view(self.state, eyes)
        return found

    def standings(self) -> Result:
        """The scores if the game ended now; made once."""
        if self._standings is None:
            self._standings = self.game.standings(self.state)
        return self._standings

    def digest_by(self, digest: Digest) -> None:
        """Digest states in this way from now on, which gives the same, only quicker."""
        self._history.digest = digest

    def seen(self, seat: Seat | None) -> SeatLog:
        """The log as the seat sees it, for the projection."""
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = SeatLog(seat)
        seen.catch_up(self.log)
        return seen

    def choose(self, seat: Seat, choice: str | Action) -> tuple[Event, ...]:
        """Make a choice. Raises InvalidNotation or IllegalAction, and then changes nothing."""
        action = self.game.parse(choice) if isinstance(choice, str) else choice
        check(self.game, self.state, seat, action)
        self.proposal = None
        self._forget_looks()
        return self._history.append(seat, action).events

    def play_chance(self, rng: Random) -> tuple[Event, ...]:
        """Let chance decide, with the driver's generator, until somebody else is asked."""
        events: list[Event] = []
        while decision := self.decision(CHANCE):
            events += self.choose(CHANCE, uniform(decision, rng))
        return tuple(events)

    def at(self, step: int) -> S:
        """The state after that many lines, a copy; 0 is the start. Raises IndexError."""
        return self._history.at(step)

    def branch(self, step: int) -> "Table[S]":
        """Another table at which only the first lines were played. Raises IndexError."""
        return self._at(self._history.cut(step))

    def copy(self) -> "Table[S]":
        """The same table again: what is played at one does not show at the other."""
        other = self._at(self._history.copy())
        other.proposal = self.proposal
        other._seen = {seat: seen.copy() for seat, seen in self._seen.items()}
        return other

    def moved_to(self, state: S) -> "Table[S]":
        """Another table that goes on from this state; how it came there is not known."""
        return self._at(self._history.from_here(state))

    def _at(self, history: History[S]) -> "Table[S]":
        return Table(self.game, self.seats, self.options, history.every, history)

    def explain_undo(self, seat: Seat) -> Refusal | None:
        """Why the seat can't take back its last line without the others' consent."""
        refusal = explain_undo(self.log, self.stage, seat)
        return refusal or self._explain_taking_back(last_line(self.log, seat))

    def explain_restart(self, seat: Seat) -> Refusal | None:
        """Why the seat can't restart its turn."""
        decision = self.decision(seat)
        if decision is not None and decision.opens:
            return Refusal("", "core.restart_nothing")
        refusal = explain_undo(self.log, self.stage, seat)
        return refusal or self._explain_taking_back(turn_lines(self.log, self.stage, seat))

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last own line. Raises IllegalAction."""
        _demand(seat, "undo", self.explain_undo(seat))
        self._take_back(last_line(self.log, seat))

    def restart(self, seat: Seat) -> None:
        """Take back the seat's lines of this turn, as far as the barrier. Raises IllegalAction."""
        _demand(seat, "restart", self.explain_restart(seat))
        self._take_back(turn_lines(self.log, self.stage, seat))

    def propose_undo(self, seat: Seat, to_step: int) -> None:
        """Ask everybody to go back to where the log had `to_step` lines. Raises IllegalAction."""
        _demand(seat, "propose_undo", self._explain_proposal(seat, to_step))
        self.proposal = Proposal(seat, to_step, frozenset())
        self.consent(seat)

    def consent(self, seat: Seat) -> None:
        """Agree to the proposal; the last one who does carries it out. Raises IllegalAction."""
        proposal = self._proposal(seat, "consent")
        agreed = proposal.agreed | {seat}
        self.proposal = replace(proposal, agreed=agreed)
        if len(agreed) == self.seats:
            self._go_on_from(self._history.cut(proposal.step))

    def refuse(self, seat: Seat) -> None:
        """Turn the proposal down, or withdraw it. Raises IllegalAction."""
        self._proposal(seat, "refuse")
        self.proposal = None

    def _proposal(self, seat: Seat, text: str) -> Proposal:
        _demand(seat, text, self._explain_seat(seat))
        if self.proposal is None:
            raise IllegalAction(seat, text, Refusal("", "core.undo_no_proposal"))
        return self.proposal

    def _explain_proposal(self, seat: Seat, to_step: int) -> Refusal | None:
        if self.proposal is not None:
            return Refusal("", "core.undo_pending", (("seat", self.proposal.seat),))
        if not 0 <= to_step < len(self.log):
            return Refusal("", "core.undo_no_step")
        return self._explain_seat(seat)

    def _explain_seat(self, seat: Seat) -> Refusal | None:
        return None if 0 <= seat < self.seats else Refusal("", "core.no_such_seat")

    def _explain_taking_back(self, taken: Sequence[int]) -> Refusal | None:
        last_ones = len(self.log) - min(taken) == len(taken)
        if last_ones or self._history.stands_without(taken):
            return None
        return Refusal("", "core.undo_depends")

    def _take_back(self, taken: Sequence[int]) -> None:
        self._go_on_from(self._history.without(taken))

    def _go_on_from(self, history: History[S]) -> None:
        self._history = history
        self._seen = {}
        self.proposal = None
        self._forget_looks()

    def _forget_looks(self) -> None:
        """What was made of the state that is no longer."""
        self._views = {}
        self._standings = None


def _again(about: tuple[Any, ...], proposal: Proposal | None) -> Table[Any]:
    """A copied table; what was made to look at is made again."""
    table: Table[Any] = Table(*about)
    table.proposal = proposal
    return table


def _demand(seat: Seat, text: str, refusal: Refusal | None) -> None:
    if refusal is not None:
        raise IllegalAction(seat, text, refusal)
