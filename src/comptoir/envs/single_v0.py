"""The games as Gymnasium environments: one learner against bots.

Importing this registers an environment for each game. The number behind the v rises when the
dynamics change.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from comptoir import games
from comptoir.core import IllegalAction, Seat, Value
from comptoir.envs import rendering
from comptoir.envs.aec import ILLEGAL, observations
from comptoir.envs.opponents import (
    Opponent,
    Opponents,
    check_seat,
    has_program,
    read_opponents,
    seat_of,
)
from comptoir.envs.playing import Moment, Playing
from comptoir.envs.rewards import Purse
from comptoir.envs.showing import MODES, check_mode, show

GAMES: Mapping[str, str] = {
    f"comptoir/{key.title().replace('_', '')}-v0": key for key in games.GAMES
}
"""Keys of the games by the names of their environments: "comptoir/ThirdGame-v0"."""
METADATA = {"render_modes": [*MODES], "render_fps": 1}
SEEDS = 1 << 62
"""How many games there are to be drawn."""


class Single(gymnasium.Env[dict[str, Any], int]):
    """A seat at a table of bots.

    `opponents` sit in the other seats, clockwise from the learner: bots by name, or policies. The
    learner's `seat` is drawn for each game unless one is given. `reward` is "place", "score" or
    "margin", and comes at the end, or with `shaped` step by step; a choice that is not an option
    ends the game with a reward of -1. With `views` infos have all that the learner sees, as data.
    """

    metadata: ClassVar[dict[str, Any]] = METADATA  # type: ignore[misc]  # Gymnasium means the same

    def __init__(  # noqa: PLR0913  # an environment is set up in one call
        self,
        game: str,
        *,
        opponents: str | Sequence[Opponent] = ("random",),
        seat: int | None = None,
        options: Mapping[str, Value] | None = None,
        edition: Path | str | None = None,
        reward: str = "place",
        shaped: bool = False,
        views: bool = False,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        kinds = read_opponents(opponents)
        seats = len(kinds) + 1
        check_seat(seat, seats)
        self.wanted_seat = seat
        self.seat = Seat(seat or 0)
        self.playing = Playing(game, seats, options, edition, views, with_log=has_program(kinds))
        self.opponents = Opponents(kinds, self.playing)
        self.purse = Purse(reward, shaped, seats)
        self.observation_space = observations(self.playing)
        self.action_space = Discrete(len(self.playing.choices.actions))  # type: ignore[assignment]  # its numbers are ints to us

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Set up a new game and play until the learner is asked."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        self.seat = seat_of(drawn, self.playing.seats, self.wanted_seat)
        self.opponents.sit_down(drawn, self.seat)
        self.playing.begin(drawn)
        self.purse.begin()
        self._let_others_choose()
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make the learner's choice and play until it is asked again, or the game is over."""
        try:
            self.playing.choose(int(action))
        except IllegalAction as error:
            info = self._info() | {"illegal": str(error)}
            return self._observe(), ILLEGAL, True, False, info
        self._let_others_choose()
        over = self.playing.decision is None
        reward = self.purse.pay(self.playing.scores, over)[self.seat]
        if self.render_mode == "human":
            self.render()
        info = self._info()
        if over:
            score = self.playing.scores()[self.seat]
            info |= {"rank": score.rank, "score": score.total}
        return self._observe(), reward, over, False, info

    def _let_others_choose(self) -> None:
        playing = self.playing
        while (decision := playing.decision) and decision.seat != self.seat:
            action = self.opponents.choose(decision, playing.state, playing.table)
            playing.make(decision.seat, action)

    def action_masks(self) -> NDArray[np.bool_]:
        """The options now, under the name that learning libraries look for."""
        return self.playing.mask(self.seat).astype(np.bool_)

    def clone_state(self, as_seen: bool = False, seed: int = 0) -> "Kept":
        """The game as it is, for `restore_state`.

        With `as_seen` it is a game the learner considers possible: what it can't know, and what
        chance will do, is drawn afresh by the seed. So a planner thinks ahead without seeing the
        secrets. Programs among the opponents can't be kept.
        """
        playing = self.playing
        moment = playing.possible(self.seat, seed) if as_seen else playing.keep()
        return Kept(moment, self.seat, self.opponents.keep(), self.purse.keep())

    def restore_state(self, kept: "Kept") -> None:
        """Go on from there, as often as you like."""
        self.playing.go_back(kept.moment)
        self.seat = kept.seat
        self.opponents.go_back(kept.opponents)
        self.purse.go_back(kept.given)

    def _observe(self) -> dict[str, Any]:
        playing, seat = self.playing, self.seat
        return {"observation": playing.observe(seat), "action_mask": playing.mask(seat)}

    def _info(self) -> dict[str, Any]:
        (info,) = self.playing.info(self.seat)
        return {"seat": int(self.seat)} | info

    def render(self) -> Any:
        """The table as the learner sees it: printed, as text, as a drawing or as pixels."""
        return show(self.playing, self.seat, self.render_mode)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return rendering.svg(self.playing.game.view(self.playing.state, self.seat))

    def close(self) -> None:
        """End the programs that play."""
        self.opponents.leave()


@dataclass(frozen=True, slots=True)
class Kept:
    """An environment in the middle of a game."""

    moment: Moment
    seat: Seat
    opponents: tuple[Any, ...]
    given: Sequence[float]


for name, key in GAMES.items():
    gymnasium.register(
        name,
        f"{__name__}:{Single.__name__}",
        vector_entry_point="comptoir.envs.spread:make",
        kwargs={"game": key},
    )
