"""Who sits in the seats that do not learn: bots by name, or policies."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

import numpy as np

from comptoir.bots import Bot, bot_names, dismiss, is_external, make_bot
from comptoir.core import Action, Decision, InvalidSetup, Seat
from comptoir.core.luck import derived, stream
from comptoir.core.play import uniform
from comptoir.envs.playing import NEVER, Playing
from comptoir.table import SeatView, Table

Policy: TypeAlias = Callable[[Mapping[str, Any]], int]
"""Chooses by number from an observation with its mask."""
Opponent: TypeAlias = str | Policy
RANDOM = "random"
"""The one bot that needs no look at the table."""


def read_opponents(opponents: str | Sequence[Opponent]) -> tuple[Opponent, ...]:
    """Who sits in the other seats; names may also stand between commas. Raises InvalidSetup."""
    found = bot_names(opponents) if isinstance(opponents, str) else tuple(opponents)
    for opponent in found:
        if isinstance(opponent, str):
            make_bot(opponent, "")
    return found


def has_program(opponents: Sequence[Opponent]) -> bool:
    """Whether a program is among them."""
    return any(isinstance(one, str) and is_external(one) for one in opponents)


def check_seat(seat: int | None, seats: int) -> None:
    """Raise InvalidSetup unless there is such a seat, or none is wanted."""
    if seat is not None and not 0 <= seat < seats:
        raise InvalidSetup(f"There is no seat {seat}; they go from 0 to {seats - 1}.")


def seat_of(drawn: int, seats: int, wanted: int | None) -> Seat:
    """Where the learner sits in the game with this number."""
    return Seat(stream(drawn, "seat").randrange(seats) if wanted is None else wanted)


class Opponents:
    """The opponents in one game after another. What they see is for their seats to know."""

    def __init__(self, kinds: Sequence[Opponent], playing: Playing) -> None:
        self.kinds = tuple(kinds)
        self.seated: dict[Seat, Opponent | Bot] = {}
        self.rng = Random()
        self._seats = playing.seats
        self._choices = playing.choices
        self._encoder = playing.encoder
        self._blank = Table(playing.game, playing.seats, playing.options, NEVER)

    def sit_down(self, drawn: int, learner: Seat) -> None:
        """Take the seats clockwise from the learner, with luck for the game of this number."""
        self.leave()
        self.rng = stream(drawn, "opponents")
        for by, kind in enumerate(self.kinds, 1):
            seat = Seat((learner + by) % self._seats)
            thinks = isinstance(kind, str) and kind != RANDOM
            self.seated[seat] = make_bot(str(kind), derived(drawn, "bot", seat)) if thinks else kind

    def choose(self, decision: Decision, state: Any, table: Table[Any] | None = None) -> Action:
        """The choice of whoever is asked; only a program needs a table with its log."""
        player = self.seated[decision.seat]
        if player == RANDOM:
            return uniform(decision, self.rng)
        if callable(player):
            return self._choices.actions[int(player(self._observe(decision, state)))]
        assert not isinstance(player, str)
        return player.choose(SeatView(table or self._blank.moved_to(state), decision))

    def _observe(self, decision: Decision, state: Any) -> dict[str, Any]:
        seen = bytearray(self._encoder.encode(state, decision.seat))
        mask = self._choices.mask(decision.options)
        return {
            "observation": np.frombuffer(seen, np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def keep(self) -> tuple[Any, ...]:
        """What they have in mind, for `go_back`. Raises InvalidSetup where a program plays."""
        if has_program(self.kinds):
            raise InvalidSetup("A program that plays can't be copied: choose other opponents.")
        return deepcopy(self._thoughts()), self.rng.getstate()

    def _thoughts(self) -> dict[Seat, Any]:
        return {seat: one for seat, one in self.seated.items() if not callable(one)}

    def go_back(self, kept: tuple[Any, ...]) -> None:
        """Think as they did then."""
        thoughts, luck = kept
        self.seated |= deepcopy(thoughts)
        self.rng.setstate(luck)

    def leave(self) -> None:
        """The game is over: end the programs."""
        dismiss([*self.seated.values()])
        self.seated = {}
