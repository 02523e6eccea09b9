"""Many games against bots side by side, in Gymnasium's vector interface, stepped in one call.

    envs = gymnasium.make_vec(
        "comptoir/Chess-v0", num_envs=64, vectorization_mode="vector_entry_point"
    )

The game in place i with seed s is that of the single environment with seed s + i. A game that is
over is followed by the next one in the same step.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete, MultiDiscrete
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from comptoir.core import Action, Decision, InvalidSetup, Result, Seat, Value
from comptoir.core.batch import GOES_ON, ILLEGAL, OVER, Batch
from comptoir.core.luck import stream
from comptoir.envs import aec
from comptoir.envs.opponents import (
    RANDOM,
    Opponent,
    Opponents,
    check_seat,
    has_program,
    read_opponents,
    seat_of,
)
from comptoir.envs.playing import Playing
from comptoir.envs.rewards import Purse
from comptoir.envs.single_v0 import SEEDS


class Vector(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """Several games at once; the settings are those of `comptoir.envs.single_v0.Single`."""

    def __init__(  # noqa: PLR0913  # an environment is set up in one call
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: str | Sequence[Opponent] = ("random",),
        seat: int | None = None,
        options: Mapping[str, Value] | None = None,
        edition: Path | str | None = None,
        reward: str = "place",
        shaped: bool = False,
    ) -> None:
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        kinds = read_opponents(opponents)
        if has_program(kinds):
            raise InvalidSetup("Programs can't play in a batch: use vectorization_mode='async'.")
        seats = len(kinds) + 1
        check_seat(seat, seats)
        self.wanted_seat = seat
        self.shaped = shaped
        self.playing = Playing(game, seats, options, edition)
        self._make_spaces()
        self.purses = [Purse(reward, shaped, seats) for _ in range(num_envs)]
        self.generators = [np_random()[0] for _ in range(num_envs)]
        self.opponents = [Opponents(kinds, self.playing) for _ in range(num_envs)]
        self.thinking = set(kinds) != {RANDOM}
        self.batch = self._new_batch()

    def _new_batch(self) -> Batch:
        playing, ask = self.playing, self._ask if self.thinking else None
        about = playing.game, playing.seats, playing.options, playing.choices.actions
        batch = Batch(*about, ask)
        for _ in range(self.num_envs):
            batch.add(Seat(0), stream(0), stream(0))
        return batch

    def _make_spaces(self) -> None:
        playing, count = self.playing, len(self.playing.choices.actions)
        self.single_observation_space: Dict = aec.observations(playing)
        self.single_action_space = Discrete(count)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = MultiDiscrete([count] * self.num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games everywhere."""
        if seed is not None:
            seeds = range(seed, seed + self.num_envs) if isinstance(seed, int) else seed
            self.generators = [np_random(one)[0] for one in seeds]
        for place in range(self.num_envs):
            self._begin(place)
        return self._observation(), {"seat": np.array(self.batch.learners)}

    def _begin(self, place: int) -> None:
        """The next game in a place, played on until its learner is asked."""
        drawn = int(self.generators[place].integers(SEEDS))
        learner = seat_of(drawn, self.batch.seats, self.wanted_seat)
        if self.thinking:
            self.opponents[place].sit_down(drawn, learner)
        self.batch.begin(place, learner, stream(drawn, "chance"), stream(drawn, "opponents"))
        self.purses[place].begin()
        self.batch.run_on(place)
        self.batch.observe(place)

    def _ask(self, place: int, decision: Decision) -> Action:
        return self.opponents[place].choose(decision, self.batch.states[place])

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a choice in every game; one that is over is followed by the next."""
        stands = self.batch.step(np.asarray(actions).tolist())
        over = np.array(stands) != GOES_ON
        places = np.flatnonzero(over).tolist()
        rewards = np.zeros(self.num_envs)
        for place in range(self.num_envs) if self.shaped else places:
            rewards[place] = self._reward(place, stands[place])
        infos = self._finish(places, stands) if places else {}
        infos["seat"] = np.array(self.batch.learners)
        return self._observation(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _reward(self, place: int, stand: int) -> float:
        if stand == ILLEGAL:
            return aec.ILLEGAL
        paid = self.purses[place].pay(lambda: self._scores(place), stand == OVER)
        return paid[self.batch.learners[place]]

    def _scores(self, place: int) -> Result:
        game, state = self.playing.game, self.batch.states[place]
        return game.result(state) or game.standings(state)

    def _finish(self, places: Sequence[int], stands: Sequence[int]) -> dict[str, Any]:
        """What is told of the games that are over; then the next ones begin."""
        final: NDArray[Any] = np.full(self.num_envs, None, object)
        told: NDArray[Any] = np.full(self.num_envs, None, object)
        batch = self.batch
        for place in places:
            score = self._scores(place)[batch.learners[place]]
            final[place] = self._seen([batch.rows[place]], [batch.masks[place]])
            told[place] = {"seat": int(score.seat)}
            if stands[place] == OVER:
                told[place] |= {"rank": score.rank, "score": score.total}
            self._begin(place)
        ended = np.array(stands) != GOES_ON
        return {"final_obs": final, "_final_obs": ended, "final_info": told, "_final_info": ended}

    def _observation(self) -> dict[str, NDArray[Any]]:
        """What all learners see."""
        seen = self._seen(self.batch.rows, self.batch.masks)
        return {name: rows.reshape(self.num_envs, -1) for name, rows in seen.items()}

    def _seen(self, rows: Sequence[bytes], masks: Sequence[bytearray]) -> dict[str, NDArray[Any]]:
        """Copies, one behind the other: what was seen stays as it was."""
        return {
            "observation": np.frombuffer(bytearray().join(rows), np.uint8),
            "action_mask": np.frombuffer(bytearray().join(masks), np.int8),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """The options now, under the name that learning libraries look for."""
        return self._observation()["action_mask"].astype(np.bool_)
