"""How large the games are, measured by games of the uniform random player."""

from dataclasses import asdict, dataclass
from math import log10
from random import Random
from typing import Any

from comptoir.core import CHANCE
from comptoir.core.luck import stream
from comptoir.core.play import uniform
from comptoir.envs.course import Course, Rules


@dataclass(frozen=True, slots=True)
class Size:
    """Means are by game, except for the options and outcomes, which are by question."""

    game: str
    players: int
    games: int
    actions: int
    """Different choices of players that there can ever be."""
    observation: int
    """Numbers of an observation."""
    choices: float
    draws: float
    """Questions to chance."""
    options: float
    most_options: int
    outcomes: float
    """What chance could draw."""
    magnitude: float
    """Of the number of ways to choose along a game, those of chance left out: a power of 10."""
    information_sets: int
    """Different ones in which a player of these games had to choose."""

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return asdict(self)


def measure(key: str, players: int, count: int, seed: str = "0") -> Size:
    """Play some games and count."""
    rules = Rules.load(key, players, {})
    options: list[int] = []
    outcomes: list[int] = []
    memories: set[int] = set()
    for number in range(count):
        _play(Course(rules), stream(seed, number), options, outcomes, memories)
    encoder = rules.game.encoder(players)
    return Size(
        key,
        players,
        count,
        len(rules.choices.actions),
        sum(field.size for field in encoder.layout),
        len(options) / count,
        len(outcomes) / count,
        sum(options) / len(options),
        max(options),
        sum(outcomes) / len(outcomes),
        sum(map(log10, options)) / count,
        len(memories),
    )


def _play(
    course: Course, rng: Random, options: list[int], outcomes: list[int], memories: set[Any]
) -> None:
    while (decision := course.decision) is not None:
        if decision.seat == CHANCE:
            outcomes.append(len(decision.options))
        else:
            options.append(len(decision.options))
            memories.add(hash(course.memory(decision.seat)))
        course.choose(uniform(decision, rng))
