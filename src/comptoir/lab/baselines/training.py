"""A learner at many tables at once, until it has played that many games."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from comptoir.core import InvalidSetup
from comptoir.envs.vector import Vector
from comptoir.lab.baselines.dmc import Dmc
from comptoir.lab.baselines.network import Array, Mask, Network
from comptoir.lab.baselines.ppo import Ppo

TABLES = 64
"""Games at once."""
HIDDEN = 64
POINTS = 20.0
"""This many points of margin are a reward of 1."""
EVERY = 500
"""Games between two points of the curve."""


class Learner(Protocol):
    """Chooses for many games at once, and hears what came of it."""

    network: Network

    def choose(self, observation: NDArray[np.uint8], mask: Mask) -> NDArray[np.int64]:
        """A choice for every game."""

    def hear(self, rewards: Array, over: Mask) -> None:
        """What came of the choices."""


LEARNERS: Mapping[str, Callable[[Network, np.random.Generator], Learner]] = {
    "ppo": Ppo,
    "dmc": Dmc,
}


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is learned, how, and for how many games."""

    game: str
    algorithm: str = "ppo"
    games: int = 20_000
    seed: int = 1
    opponents: str = "random"
    edition: Path | None = None


@dataclass(slots=True)
class Curve:
    """How a learner came along: games played, the share of the last ones won, and their margin."""

    games: list[int] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    margin: list[float] = field(default_factory=list)


def train(lesson: Lesson, tell: Callable[[str], None] = lambda _: None) -> tuple[Network, Curve]:
    """Learn until that many games are over. Raises InvalidSetup."""
    if lesson.algorithm not in LEARNERS:
        known = ", ".join(LEARNERS)
        raise InvalidSetup(f"There is no learner '{lesson.algorithm}'. Choose one of: {known}.")
    envs = Vector(
        lesson.game,
        TABLES,
        opponents=lesson.opponents,
        edition=lesson.edition,
        reward="margin",
        shaped=lesson.algorithm == "ppo",
    )
    rng = np.random.default_rng(lesson.seed)
    actions = len(envs.playing.choices.actions)
    network = Network(envs.playing.size, HIDDEN, actions, rng)
    learner, curve = LEARNERS[lesson.algorithm](network, rng), Curve()
    _play(envs, learner, lesson, curve, tell)
    return network, curve


def _play(
    envs: Vector, learner: Learner, lesson: Lesson, curve: Curve, tell: Callable[[str], None]
) -> None:
    seen, _ = envs.reset(seed=lesson.seed)
    played, recent = 0, list[tuple[bool, float]]()
    sums = np.zeros(TABLES)
    while played < lesson.games:
        made = learner.choose(seen["observation"], seen["action_mask"].astype(np.bool_))
        seen, rewards, over, _, infos = envs.step(made)
        learner.hear((rewards / POINTS).astype(np.float32), over)
        sums += rewards
        for place in np.flatnonzero(over):
            recent.append((infos["final_info"][place]["rank"] == 1, float(sums[place])))
            sums[place] = 0.0
        played += int(over.sum())
        if len(recent) >= min(EVERY, lesson.games):
            _mark(curve, played, recent, tell)
            recent = []


def _mark(
    curve: Curve, played: int, recent: list[tuple[bool, float]], tell: Callable[[str], None]
) -> None:
    curve.games.append(played)
    curve.won.append(sum(won for won, _ in recent) / len(recent))
    curve.margin.append(sum(margin for _, margin in recent) / len(recent))
    tell(f"{played} games, won {100 * curve.won[-1]:.0f}%, margin {curve.margin[-1]:+.1f}")


def about(lesson: Lesson) -> dict[str, Any]:
    """What a file of weights says about itself, so that the bot can check what it plays."""
    envs = Vector(lesson.game, 1, opponents=lesson.opponents, edition=lesson.edition)
    playing = envs.playing
    return {
        "actions": np.array([action.text for action in playing.choices.actions]),
        "game": lesson.game,
        "edition": playing.game.edition.digest,
        "seats": playing.seats,
        "algorithm": lesson.algorithm,
        "games": lesson.games,
        "seed": lesson.seed,
    }


def plot(curve: Curve, title: str) -> Any:
    """The curve as a figure of Matplotlib."""
    from matplotlib.figure import Figure  # noqa: PLC0415  # only the picture needs it

    figure = Figure(figsize=(7, 4))
    axes = figure.subplots()
    axes.plot(curve.games, [100 * won for won in curve.won], color="#7a4b22")
    axes.axhline(50, color="#888888", linestyle="--", linewidth=1)
    axes.set(xlabel="Games played", ylabel="Games won, %", title=title, ylim=(0, 100))
    return figure
