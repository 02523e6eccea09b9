"""Any of the games as a PettingZoo environment: agents choose one after the other.

A parallel form is not offered. It would ask every agent for an action at every step, but for
most of a game one player alone has a choice, which decides what the next one may do: the others'
actions would be dummies. Where players do choose at the same time, the order in which they are
asked here makes no difference, for none of them learns what the others chose.
"""

from collections.abc import Mapping
from copy import copy
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from comptoir.core import Seat, Value
from comptoir.core.observation import MOST
from comptoir.envs import rendering
from comptoir.envs.playing import Moment, Playing
from comptoir.envs.rewards import Purse
from comptoir.envs.showing import MODES, check_mode, show

METADATA = {"render_modes": [*MODES], "is_parallelizable": False}
ILLEGAL = -1.0
"""The reward of an agent that chooses what is not an option, and ends the game by it."""


OF_A_MOMENT = (
    *("agents", "agent_selection", "rewards", "_cumulative_rewards"),
    *("terminations", "truncations", "infos", "cycles"),
)
"""What of an environment changes in the course of a game, besides the game."""


class Table(AECEnv):
    """A table with that many seats.

    `reward` is "place" (1 for the first to -1 for the last), "score" or "margin"; it comes at the
    end, or with `shaped` step by step as the scores change. With `max_cycles` the game is cut off
    before anybody chooses more often than that. `options` are those of the game, `edition` is a
    file with the values of your own copy. With `views` infos have all that a seat sees, as data.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(  # noqa: PLR0913  # an environment is set up in one call
        self,
        name: str,
        game: str,
        *,
        seats: int,
        options: Mapping[str, Value] | None = None,
        edition: Path | str | None = None,
        reward: str = "place",
        shaped: bool = False,
        views: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.metadata = METADATA | {"name": name}
        self.render_mode = render_mode
        self.playing = Playing(game, seats, options, edition, views)
        self.purse = Purse(reward, shaped, seats)
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observations(self.playing) for agent in self.possible_agents
        }
        count = len(self.playing.choices.actions)
        self.action_spaces = {agent: Discrete(count) for agent in self.possible_agents}
        self.state_space = Box(0, MOST, (seats * self.playing.size,), np.uint8)

    def observation_space(self, agent: str) -> Dict:
        """The numbers that an agent gets, and the mask of its options."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Every choice that a player may ever have."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; the same seed deals the same cards."""
        self.playing.begin(seed)
        self.purse.begin()
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
        paid = self.purse.pay(self.playing.scores, over=decision is None)
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self._accumulate_rewards()
        seats = [self.seats[agent] for agent in self.agents]
        self.infos = dict(zip(self.agents, self.playing.info(*seats), strict=True))
        if decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        agent = self.agent_selection = self.possible_agents[decision.seat]
        if self.max_cycles is not None and self.cycles[agent] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def state(self) -> NDArray[np.uint8]:
        """What all agents see, one behind the other: for central critics, secrets included."""
        return self.playing.everything()

    def clone_state(self, agent: str | None = None, seed: int = 0) -> dict[str, Any]:
        """The game as it is, for `restore_state`.

        For an agent it is a game it considers possible: what it can't know, and what chance will
        do, is drawn afresh by the seed. So a planner thinks ahead without seeing the secrets.
        """
        playing = self.playing
        moment = playing.keep() if agent is None else playing.possible(self.seats[agent], seed)
        kept = {name: copy(getattr(self, name)) for name in OF_A_MOMENT}
        return kept | {"moment": moment, "given": self.purse.keep()}

    def restore_state(self, kept: Mapping[str, Any]) -> None:
        """Go on from there, as often as you like."""
        for name in OF_A_MOMENT:
            setattr(self, name, copy(kept[name]))
        moment: Moment = kept["moment"]
        self.playing.go_back(moment)
        self.purse.go_back(kept["given"])

    def render(self) -> Any:
        """The table as a spectator sees it: printed, as text, as a drawing or as pixels."""
        return show(self.playing, None, self.render_mode)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return rendering.svg(self.playing.game.view(self.playing.state, None))

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
