"""A game in play for learners: chance decides by itself, everybody else by number."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir.core import CHANCE, Action, Decision, Game, Json, Result, Seat, Value
from comptoir.core.luck import stream
from comptoir.core.play import check, weighted
from comptoir.envs.choices import cached_choices, cached_game
from comptoir.table import Table

NEVER = 1 << 30
"""Lines between two snapshots of a game that nobody goes back in."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A game in the middle, to be resumed; chance goes on as it would have."""

    state: Any
    luck: tuple[Any, ...]


class Playing:
    """The true state of one game after another. What leaves it is for a seat to know."""

    def __init__(  # all that an environment is set up with
        self,
        key: str,
        seats: int,
        options: Mapping[str, Value] | None,
        edition: Path | str | None,
        views: bool = False,
        with_log: bool = False,
    ) -> None:
        file = None if edition is None else Path(edition)
        self.game: Game[Any] = cached_game(key, file)
        self.choices = cached_choices(key, file)
        self.seats = seats
        self.options = dict(options or {})
        self.state = self.game.start(seats, self.options)
        self.encoder = self.game.encoder(seats)
        self.size = sum(field.size for field in self.encoder.layout)
        self.rng = Random()
        self.views = views
        """Whether infos hold views, which cost time."""
        self.with_log = with_log
        self.table: Table[Any] | None = None
        """Only where somebody reads a log; it costs time."""

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed chance goes on with its generator."""
        if seed is not None:
            self.rng = stream(seed, "chance")
        self._sit_down(self.game.start(self.seats, self.options))
        self._let_chance_decide()

    def _sit_down(self, state: Any) -> None:
        """Go on from this state."""
        if self.with_log:
            table = self.table or Table(self.game, self.seats, self.options, NEVER)
            self.table = table.moved_to(state)
        self.state = state

    @property
    def decision(self) -> Decision | None:
        """The first open question, None when the game is over.

        Where several seats choose at the same time the lowest comes first; none of them learns
        what the others chose, so the order does not matter.
        """
        decisions = self.game.decisions(self.state)
        return decisions[0] if decisions else None

    def choose(self, number: int) -> None:
        """Make the choice of the seat that is asked. Raises IllegalAction, with the reason."""
        decision, actions = self.decision, self.choices.actions
        assert decision is not None, "the game is over"
        if not 0 <= number < len(actions):
            raise ValueError(f"There is no action {number}; they go up to {len(actions) - 1}.")
        action = actions[number]
        if action not in decision.options:
            check(self.game, self.state, decision.seat, action)
        self.make(decision.seat, action)

    def make(self, seat: Seat, action: Action) -> None:
        """Make a choice that is an option of the seat, and let chance go on."""
        self._apply(seat, action)
        self._let_chance_decide()

    def _apply(self, seat: Seat, action: Action) -> None:
        if self.table is not None:
            self.table.choose(seat, action)
        else:
            self.game.apply(self.state, seat, action, listen=False)

    def _let_chance_decide(self) -> None:
        game, state = self.game, self.state
        while (decisions := game.decisions(state)) and decisions[0].seat == CHANCE:
            self._apply(CHANCE, weighted(decisions[0], self.rng))

    def keep(self) -> Moment:
        """The game as it is now, for `go_back`."""
        return Moment(self.game.clone(self.state), self.rng.getstate())

    def possible(self, seat: Seat, seed: int) -> Moment:
        """The game as the seat thinks that it may be: what it can't know is drawn afresh."""
        world = self.game.determinize(self.state, seat, stream(seed, "world"))
        return Moment(world, stream(seed, "chance").getstate())

    def go_back(self, moment: Moment) -> None:
        """Go on from there; it can be gone back to as often as you like."""
        self.rng.setstate(moment.luck)
        self._sit_down(self.game.clone(moment.state))

    def observe(self, seat: Seat) -> NDArray[np.uint8]:
        """What the seat sees, as numbers."""
        return np.frombuffer(bytearray(self.encoder.encode(self.state, seat)), dtype=np.uint8)

    def everything(self) -> NDArray[np.uint8]:
        """What all seats see, one behind the other: for a critic that may know the secrets."""
        return np.concatenate([self.observe(Seat(seat)) for seat in range(self.seats)])

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """The options of the seat, if it is the one that is asked now."""
        decision = self.decision
        mine = decision is not None and decision.seat == seat
        options = decision.options if decision is not None and mine else ()
        return np.frombuffer(self.choices.mask(options), dtype=np.int8)

    def scores(self) -> Result:
        """The final scores; before the end those if it ended now."""
        return self.game.result(self.state) or self.game.standings(self.state)

    def info(self, *seats: Seat) -> list[dict[str, Any]]:
        """What each seat is asked; with views all that it sees as plain data, too."""
        decision = self.decision
        found: list[dict[str, Any]] = []
        kept = self.game.clone(self.state) if self.views else None
        for seat in seats:
            mine = decision is not None and decision.seat == seat
            info: dict[str, Any] = {"question": decision.kind if decision and mine else None}
            found.append(info | {"view": View(self.game, kept, seat)} if self.views else info)
        return found


class View(Mapping[str, Json]):
    """What a seat sees as plain data, made when somebody looks at it."""

    __slots__ = ("_game", "_seat", "_state", "_view")

    def __init__(self, game: Game[Any], state: Any, seat: Seat) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._view: Mapping[str, Json] | None = None

    @classmethod
    def of(cls, told: Mapping[str, Json]) -> "View":
        """A view that was read already."""
        view = cls.__new__(cls)
        view._view = told
        return view

    def _read(self) -> Mapping[str, Json]:
        if self._view is None:
            self._view = self._game.view(self._state, self._seat)
        return self._view

    def __getitem__(self, key: str) -> Json:
        return self._read()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._read())

    def __len__(self) -> int:
        return len(self._read())

    def __repr__(self) -> str:
        return repr(self._read())

    def __reduce__(self) -> tuple[Any, ...]:
        return View.of, (dict(self._read()),)
