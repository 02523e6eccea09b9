# Compiled by mypyc.
"""The lines of a game with the state they lead to, and snapshots on the way."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from comptoir.core import Action, Game, Json, Seat
from comptoir.core.canonical import digest
from comptoir.table.growing import Growing
from comptoir.table.log import Entry, stage_of

S = TypeVar("S")
Digest: TypeAlias = Callable[[Json], str]


class History(Generic[S]):
    """Grows by one line at a time; going back makes another history out of snapshot and replay."""

    def __init__(
        self, game: Game[S], start: S, every: int, snapshots: Sequence[S] | None = None
    ) -> None:
        self.game = game
        self.every = every
        self.digest: Digest = digest
        """Makes the digest of a dumped state."""
        self.entries: Growing[Entry] = Growing([])
        self.state = start
        self._asked: frozenset[Seat] | None = None
        self._stage: int | None = None
        self._snapshots = [game.clone(start)] if snapshots is None else [*snapshots]

    @property
    def asked(self) -> frozenset[Seat]:
        """Who has an open decision."""
        if self._asked is None:
            self._asked = frozenset([d.seat for d in self.game.decisions(self.state)])
        return self._asked

    @property
    def stage(self) -> int:
        """The step at which the present stage began."""
        if self._stage is None:
            self._stage = stage_of(self.entries, self.asked)
        return self._stage

    @property
    def stage_seats(self) -> frozenset[Seat]:
        """Who had an open decision when the present stage began."""
        stage = self.stage
        return self.entries.at(stage).asked if stage < len(self.entries) else self.asked

    def append(self, seat: Seat, action: Action) -> Entry:
        """Make a choice that was found legal."""
        game, state = self.game, self.state
        opens = any(d.opens for d in game.decisions(state) if d.seat == seat)
        asked, stage = self.asked, self.stage
        self._asked = self._stage = None
        events = game.apply(state, seat, action)
        found = self.digest(game.dump(state))
        entry = Entry(seat, action, events, found, asked, stage, opens)
        self.entries.append(entry)
        if len(self.entries) % self.every == 0:
            self._snapshots.append(game.clone(state))
        return entry

    def __reduce__(self) -> tuple[Any, ...]:
        about = self.game, self.state, self.every, self._snapshots
        return _again, (about, self.entries[:], self.digest)

    def at(self, step: int) -> S:
        """The state after that many lines, a copy."""
        if not 0 <= step <= len(self.entries):
            raise IndexError(f"There is no step {step}: the log has {len(self.entries)} lines.")
        number = step // self.every
        state = self.game.clone(self._snapshots[number])
        for entry in self.entries[number * self.every : step]:
            self.game.apply(state, entry.seat, entry.action, listen=False)
        return state

    def copy(self) -> "History[S]":
        """The same history again, to grow on its own."""
        history = History(self.game, self.game.clone(self.state), self.every, self._snapshots)
        history.entries = self.entries.copy()
        history.digest = self.digest
        history._asked, history._stage = self._asked, self._stage
        return history

    def from_here(self, state: S) -> "History[S]":
        """Another history that begins with this state."""
        history = History(self.game, state, self.every)
        history.digest = self.digest
        return history

    def cut(self, step: int) -> "History[S]":
        """The history as it was after that many lines."""
        history = self.from_here(self.at(step))
        history.entries = Growing(self.entries[:step])
        history._snapshots = self._snapshots[: step // self.every + 1]
        return history

    def stands_without(self, taken: Collection[int]) -> bool:
        """Whether, without some lines, the rest comes out as it did before."""
        first = min(taken)
        state = self.at(first)
        for index in range(first, len(self.entries)):
            entry = self.entries.at(index)
            if index in taken:
                continue
            if self.game.explain(state, entry.seat, entry.action) is not None:
                return False
            if self.game.apply(state, entry.seat, entry.action) != entry.events:
                return False
        return True

    def without(self, taken: Collection[int]) -> "History[S]":
        """The history without some lines, which stands without them."""
        first = min(taken)
        history = self.cut(first)
        for index in range(first, len(self.entries)):
            if index not in taken:
                entry = self.entries.at(index)
                history.append(entry.seat, entry.action)
        return history


def _again(about: tuple[Any, ...], entries: list[Entry], digest: Digest) -> History[Any]:
    """A copied history."""
    history: History[Any] = History(*about)
    history.entries = Growing(entries)
    history.digest = digest
    return history
