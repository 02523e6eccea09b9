"""Any of the games as a PettingZoo environment: agents choose one after the other.

A parallel form is not offered. It would ask every agent for an action at every step, but for
most of a game one player alone has a choice, which decides what the next one may do: the others'
actions would be dummies. Where players do choose at the same time, the order in which they are
asked here makes no difference, for none of them learns what the others chose.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from comptoir.core import InvalidSetup, Seat, Value
from comptoir.core.observation import MOST
from comptoir.envs import rendering
from comptoir.envs.playing import Playing
from comptoir.envs.rewards import rewarding

MODES = ("human", "ansi", "svg")
METADATA = {"render_modes": [*MODES], "is_parallelizable": False}
ILLEGAL = -1.0
"""The reward of an agent that chooses what is not an option, and ends the game by it."""


class Table(AECEnv, EzPickle):
    """A table with so many seats.

    `reward` is "place" (1 for the first to -1 for the last) or "score"; it comes at the end.
    With `max_cycles` the game is cut off before anybody chooses more often than that.
    `options` are those of the game, `edition` is a file with the values of your own box.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(  # noqa: PLR0913  # an environment is set up in one call
        self,
        name: str,
        game: str,
        *,
        seats: int,
        options: Mapping[str, Value] | None = None,
        edition: Path | None = None,
        reward: str = "place",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            name,
            game,
            seats=seats,
            options=options,
            edition=edition,
            reward=reward,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise InvalidSetup(f"There is no way to render '{render_mode}': {', '.join(MODES)}.")
        self.metadata = METADATA | {"name": name}
        self.render_mode = render_mode
        self.playing = Playing(game, seats, options, edition)
        self.rewarding = rewarding(reward)
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observations(self.playing) for agent in self.possible_agents
        }
        count = len(self.playing.choices.actions)
        self.action_spaces = {agent: Discrete(count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """The numbers that an agent gets, and the mask of its options."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Every choice that a player may ever have."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; the same seed deals the same cards."""
        self.playing.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.cycles = dict.fromkeys(self.agents, 0)
        self._turn_to_the_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees; the mask is all 0 while it is not asked."""
        playing, seat = self.playing, self.seats[agent]
        return {"observation": playing.observe(seat), "action_mask": playing.mask(seat)}

    def step(self, action: int | None) -> None:
        """Make the choice of the agent that is asked. Raises IllegalAction, with the reason."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} has to choose"
        self.playing.choose(int(action))
        self.cycles[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        self._turn_to_the_next()
        if self.render_mode == "human":
            self.render()

    def _turn_to_the_next(self) -> None:
        decision = self.playing.decision
        if decision is None:
            self._finish()
            return
        agent = self.agent_selection = self.possible_agents[decision.seat]
        self.infos = self._infos()
        if self.max_cycles is not None and self.cycles[agent] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _finish(self) -> None:
        result = self.playing.game.result(self.playing.state)
        assert result is not None
        self.rewards = dict(zip(self.agents, self.rewarding(result), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = self._infos()
        self.agent_selection = self.agents[0]

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.playing.info(self.seats[agent]) for agent in self.agents}

    def render(self) -> str | None:
        """The table as a spectator sees it: printed, as text or as a drawing."""
        playing = self.playing
        view = playing.game.view(playing.state, None)
        if self.render_mode == "human":
            sys.stdout.write(rendering.text(view))
            return None
        return rendering.svg(view) if self.render_mode == "svg" else rendering.text(view)

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def observations(playing: Playing) -> Dict:
    """The space of observations."""
    shape, options = (playing.size,), (len(playing.choices.actions),)
    return Dict(
        {
            "observation": Box(0, MOST, shape, np.uint8),
            "action_mask": Box(0, 1, options, np.int8),
        }
    )


def wrapped(table: Table) -> AECEnv:
    """The environment with PettingZoo's own checks of how it is used."""
    env = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
