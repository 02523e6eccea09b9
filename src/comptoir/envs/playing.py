"""A game in play for learners: chance decides by itself, everybody else by number."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir import games
from comptoir.core import CHANCE, Action, Decision, Game, Json, Seat, Value
from comptoir.core.play import check, weighted
from comptoir.envs.choices import Choices
from comptoir.table import Table

NEVER = 1 << 30
"""Lines between two snapshots of a game that nobody goes back in."""

PAST = "The game has gone on: look at a view before the next step, or keep dict(info['view'])."

cached_game = cache(games.load)
"""A game read once a process."""


@cache
def cached_choices(key: str, edition: Path | None) -> Choices:
    """The action space of an edition, made once a process."""
    return Choices(cached_game(key, edition))


class Playing:
    """The true state of one game after another. What leaves it is for a seat to know."""

    def __init__(
        self,
        key: str,
        seats: int,
        options: Mapping[str, Value] | None,
        edition: Path | None,
        with_table: bool = False,
    ) -> None:
        self.game: Game[Any] = cached_game(key, edition)
        self.choices = cached_choices(key, edition)
        self.seats = seats
        self.options = dict(options or {})
        self.state = self.game.start(seats, self.options)
        self.encoder = games.encoder(self.game, seats)
        self.size = sum(field.size for field in self.encoder.layout)
        self.rng = Random()
        self.moment = 0
        """Goes up whenever something has happened."""
        self.with_table = with_table
        self.table: Table[Any] | None = None
        """Only where bots sit that look at more than their options; it costs time."""

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed chance goes on with its generator."""
        if seed is not None:
            self.rng = Random(seed)
        if self.with_table:
            self.table = Table(self.game, self.seats, self.options, NEVER)
            self.state = self.table.state
        else:
            self.state = self.game.start(self.seats, self.options)
        self._let_chance_decide()

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
        if self.table is None:
            self.game.apply(self.state, seat, action, listen=False)
        else:
            self.table.choose(seat, action)

    def _let_chance_decide(self) -> None:
        self.moment += 1
        game, state = self.game, self.state
        while (decisions := game.decisions(state)) and decisions[0].seat == CHANCE:
            self._apply(CHANCE, weighted(decisions[0], self.rng))

    def observe(self, seat: Seat) -> NDArray[np.uint8]:
        """What the seat sees, as numbers."""
        return np.frombuffer(bytearray(self.encoder.encode(self.state, seat)), dtype=np.uint8)

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """The options of the seat, if it is the one that is asked now."""
        decision = self.decision
        mine = decision is not None and decision.seat == seat
        options = decision.options if decision is not None and mine else ()
        return np.frombuffer(self.choices.mask(options), dtype=np.int8)

    def info(self, seat: Seat, keep: bool = False) -> dict[str, Any]:
        """What the seat is asked, and all that it sees as plain data; `keep` it for later, too."""
        decision = self.decision
        mine = decision is not None and decision.seat == seat
        asked = decision.kind if decision is not None and mine else None
        return {"question": asked, "view": View(self, seat, keep)}


class View(Mapping[str, Json]):
    """What a seat sees as plain data, made when somebody looks at it, for few learners do.

    It is that of its moment: who wants it after the next step looks before, or keeps a `dict` of
    it. Copies and pickles are plain data. With `keep` it can always be looked at, which costs time.
    """

    __slots__ = ("_kept", "_moment", "_playing", "_seat", "_view")

    def __init__(self, playing: Playing, seat: Seat, keep: bool) -> None:
        self._playing = playing
        self._seat = seat
        self._moment = playing.moment
        self._kept = playing.game.clone(playing.state) if keep else None
        self._view: Mapping[str, Json] | None = None

    @property
    def _is_past(self) -> bool:
        unread = self._view is None and self._kept is None
        return unread and self._moment != self._playing.moment

    def _read(self) -> Mapping[str, Json]:
        if self._is_past:
            raise RuntimeError(PAST)
        if self._view is None:
            state = self._playing.state if self._kept is None else self._kept
            self._view = self._playing.game.view(state, self._seat)
            self._kept = None
        return self._view

    def __getitem__(self, key: str) -> Json:
        return self._read()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._read())

    def __len__(self) -> int:
        return len(self._read())

    def __repr__(self) -> str:
        return "<a view of the past>" if self._is_past else repr(self._read())

    def __reduce__(self) -> tuple[type[dict[str, Json]], tuple[dict[str, Json]]]:
        return dict, (dict(self._read()),)
