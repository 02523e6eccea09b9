"""The games as Gymnasium environments: one learner against bots.

Importing this registers "comptoir/Mombasa-v0" and "comptoir/Speicherstadt-v0". The number behind
the v rises when the dynamics change.
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from comptoir.bots import Bot, dismiss, make_bot
from comptoir.core import Action, Decision, IllegalAction, InvalidSetup, Seat, Value
from comptoir.core.play import uniform
from comptoir.envs import rendering
from comptoir.envs.aec import ILLEGAL, MODES, observations
from comptoir.envs.playing import Playing
from comptoir.envs.rewards import rewarding
from comptoir.table import Sight

GAMES: Mapping[str, str] = {
    "comptoir/Mombasa-v0": "mombasa",
    "comptoir/Speicherstadt-v0": "speicherstadt",
}
METADATA = {"render_modes": [*MODES], "render_fps": 1}
SEEDS = 1 << 62
"""How many games there are to be drawn."""


class Single(gymnasium.Env[dict[str, Any], int]):
    """A seat at a table of bots.

    `opponents` are the bots in the other seats, by name, clockwise from the learner. Its `seat` is
    drawn for each game unless one is given. `reward` is "place" or "score", and comes at the end;
    a choice that is not an option ends the game with a reward of -1.
    """

    metadata: ClassVar[dict[str, Any]] = METADATA  # type: ignore[misc]  # Gymnasium means the same

    def __init__(  # noqa: PLR0913  # an environment is set up in one call
        self,
        game: str,
        *,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        options: Mapping[str, Value] | None = None,
        edition: Path | None = None,
        reward: str = "place",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise InvalidSetup(f"There is no way to render '{render_mode}': {', '.join(MODES)}.")
        seats = len(opponents) + 1
        if seat is not None and not 0 <= seat < seats:
            raise InvalidSetup(f"There is no seat {seat}; they go from 0 to {seats - 1}.")
        self.render_mode = render_mode
        self.opponents = tuple(opponents)
        self.wanted_seat = seat
        self.seat = Seat(seat or 0)
        self.watched = set(opponents) != {"random"}
        self.playing = Playing(game, seats, options, edition, self.watched)
        self.rewarding = rewarding(reward)
        self.bots: dict[Seat, Bot] = {}
        self.rng = Random()
        self.observation_space = observations(self.playing)
        self.action_space = Discrete(len(self.playing.choices.actions))  # type: ignore[assignment]  # its numbers are ints to us

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Set up a new game and play until the learner is asked."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        self.rng = Random(drawn)
        seats = self.playing.seats
        self.seat = Seat(
            self.rng.randrange(seats) if self.wanted_seat is None else self.wanted_seat
        )
        self._seat_bots(drawn)
        self.playing.begin(drawn)
        self._let_bots_choose()
        return self._observe(), self._info()

    def _seat_bots(self, seed: int) -> None:
        dismiss([*self.bots.values()])
        names = self.opponents if self.watched else ()
        seats = [Seat((self.seat + by) % self.playing.seats) for by in range(1, len(names) + 1)]
        pairs = zip(seats, names, strict=True)
        self.bots = {seat: make_bot(name, f"{seed}/{seat}") for seat, name in pairs}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make the learner's choice and play until it is asked again, or the game is over."""
        try:
            self.playing.choose(int(action))
        except IllegalAction as error:
            return self._observe(), ILLEGAL, True, False, self._info() | {"illegal": str(error)}
        self._let_bots_choose()
        result = self.playing.game.result(self.playing.state)
        reward = 0.0 if result is None else self.rewarding(result)[self.seat]
        if self.render_mode == "human":
            self.render()
        info = self._info()
        if result is not None:
            info |= {"rank": result[self.seat].rank, "score": result[self.seat].total}
        return self._observe(), reward, result is not None, False, info

    def _let_bots_choose(self) -> None:
        playing = self.playing
        while (decision := playing.decision) and decision.seat != self.seat:
            playing.make(decision.seat, self._ask(decision))

    def _ask(self, decision: Decision) -> Action:
        """The choice of whoever sits there; the random player needs no look at the table."""
        table = self.playing.table
        if table is None:
            return uniform(decision, self.rng)
        return self.bots[decision.seat].choose(Sight(table, decision))

    def action_masks(self) -> NDArray[np.bool_]:
        """The options now, under the name that learning libraries look for."""
        return self.playing.mask(self.seat).astype(np.bool_)

    def _observe(self) -> dict[str, Any]:
        playing, seat = self.playing, self.seat
        return {"observation": playing.observe(seat), "action_mask": playing.mask(seat)}

    def _info(self) -> dict[str, Any]:
        return {"seat": int(self.seat)} | self.playing.info(self.seat, keep=True)

    def render(self) -> Any:
        """The table as the learner sees it: printed, as text or as a drawing."""
        view = self.playing.game.view(self.playing.state, self.seat)
        if self.render_mode == "human":
            sys.stdout.write(rendering.text(view))
            return None
        return rendering.svg(view) if self.render_mode == "svg" else rendering.text(view)

    def close(self) -> None:
        """End the programs that play."""
        dismiss([*self.bots.values()])


for name, key in GAMES.items():
    gymnasium.register(name, f"{__name__}:{Single.__name__}", kwargs={"game": key})
