"""The same deals for every seating of a line-up of bots, on any number of cores.

A deal is played once for each rotation of the line-up that differs from the others, so that each
bot gets each seat with the same cards. Each game has seeds of its own: it does not matter which
process plays it, or when.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

from comptoir.bots import Failures
from comptoir.bots.chances import shares
from comptoir.core import CorruptLog, CorruptState, Json, Result, Score, Seat
from comptoir.core.codec import Shape, expect
from comptoir.core.luck import derived
from comptoir.lab import facts as reading
from comptoir.lab.facts import Facts
from comptoir.lab.journal import Journal
from comptoir.lab.luck import luck
from comptoir.lab.match import Seating, Thinking, cached_game, play
from comptoir.lab.pool import spread
from comptoir.lab.setting import Setting, about, check
from comptoir.table.as_json import result_json

LEAST = 2
"""There are two deals at least: with one, nothing is known about how much chance matters."""

Task: TypeAlias = tuple[int, int]
"""A deal and a rotation."""

SCORE: Shape = {"seat": int, "total": int, "categories": dict, "rank": int}
SHAPE: dict[str, Shape] = {
    "deal": int,
    "rotation": int,
    "result": [SCORE],
    "decisions": int,
    "rounds": int,
    "thinking": [[int]],
    "failures": [{"counts": dict, "example": str}],
}
MICRO = 1_000_000
FINE = 10_000
"""How fine luck is written down."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game of a contest."""

    deal: int
    rotation: int
    result: Result
    decisions: int
    rounds: int
    thinking: tuple[Thinking, ...]
    failures: tuple[Failures, ...]
    facts: Facts | None = None
    luck: tuple[float, ...] | None = None
    """By seat, in parts of a win (`lab.luck`), if it was asked for."""

    @property
    def shares(self) -> tuple[float, ...]:
        """By seat: 1 for a win, a part of it for a shared one, 0 for none."""
        return shares([score.rank for score in self.result])

    def as_json(self) -> dict[str, Json]:
        """Plain data, times in microseconds."""
        found: dict[str, Json] = {
            "deal": self.deal,
            "rotation": self.rotation,
            "result": result_json(self.result),
            "decisions": self.decisions,
            "rounds": self.rounds,
            "thinking": [_thinking_json(thinking) for thinking in self.thinking],
            "failures": [failed.as_json() for failed in self.failures],
        }
        if self.luck is not None:
            found["luck"] = [round(FINE * part) for part in self.luck]
        return found if self.facts is None else found | {"facts": self.facts.as_json()}

    @classmethod
    def from_json(cls, data: Any, with_facts: bool) -> "Outcome":
        """The outcome of plain data. Raises CorruptState."""
        more: dict[str, Shape] = {"facts": reading.SHAPE} if with_facts else {}
        more |= {"luck": [int]} if "luck" in data else {}
        expect(data, SHAPE | more, "game")
        return cls(
            data["deal"],
            data["rotation"],
            tuple(_score(one) for one in data["result"]),
            data["decisions"],
            data["rounds"],
            tuple(_thinking(one) for one in data["thinking"]),
            tuple(Failures(Counter(one["counts"]), one["example"]) for one in data["failures"]),
            Facts.from_json(data["facts"]) if with_facts else None,
            tuple(part / FINE for part in data["luck"]) if "luck" in data else None,
        )


def _score(one: Any) -> Score:
    return Score(Seat(one["seat"]), one["total"], tuple(one["categories"].items()), one["rank"])


def _thinking_json(thinking: Thinking) -> list[Json]:
    times = (thinking.seconds, thinking.longest_choice, thinking.longest_turn)
    return [thinking.choices, *(round(MICRO * seconds) for seconds in times)]


def _thinking(one: Sequence[int]) -> Thinking:
    choices, *times = one
    return Thinking(choices, *(micro / MICRO for micro in times))


@dataclass(frozen=True, slots=True)
class Contest:
    """All games of a contest, deal by deal."""

    setting: Setting
    outcomes: tuple[Outcome, ...]
    seconds: float = 0.0
    """What it took, without the games that were there before."""

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.outcomes) // len(rotations(self.setting.bots))

    def seated(self, outcome: Outcome) -> tuple[str, ...]:
        """The bot in each seat."""
        return rotations(self.setting.bots)[outcome.rotation]


def rotations(bots: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The line-up, and each other one that comes of moving everybody on by some seats."""
    turned = [(*bots[-by:], *bots[:-by]) for by in range(len(bots))]
    return tuple(dict.fromkeys(turned))


def plan(setting: Setting) -> list[Task]:
    """The games to play: as many as wanted, or a few more, so that all deals are complete."""
    seatings = len(rotations(setting.bots))
    deals = max(LEAST, -(-setting.games // seatings))
    return [(deal, rotation) for deal in range(deals) for rotation in range(seatings)]


def hold(
    setting: Setting,
    jobs: int = 1,
    file: Path | None = None,
    advance: Callable[[int], None] | None = None,
    with_facts: bool = False,
    ray: str | None = None,
) -> Contest:
    """Play all games that are not in the file yet; `advance` hears how many more are there.

    Raises InvalidSetup, BadEdition, CorruptLog.
    """
    check(setting)
    start = perf_counter()
    tell = advance or (lambda _: None)
    matter: dict[str, Json] = {**about(setting), "facts": with_facts}
    with nullcontext() if file is None else Journal(file, matter) as journal:
        done = {} if journal is None else _kept(journal, setting, with_facts)
        tell(len(done))
        tasks = [task for task in plan(setting) if task not in done]
        for outcome in spread(partial(play_one, setting, with_facts), tasks, jobs, ray):
            done[outcome.deal, outcome.rotation] = outcome
            if journal is not None:
                journal.append(outcome.as_json())
            tell(1)
    outcomes = tuple(done[task] for task in sorted(done))
    return Contest(setting, outcomes, perf_counter() - start)


def play_one(setting: Setting, with_facts: bool, task: Task) -> Outcome:
    """One game of the contest."""
    deal, rotation = task
    bots = rotations(setting.bots)[rotation]
    seeds = derived(setting.seed, deal, rotation), derived(setting.seed, deal)
    try:
        game = cached_game(setting.game, setting.edition)
        played = play(game, Seating(bots, *seeds, setting.options))
    except Exception as error:
        error.add_note(f"in deal {deal}, rotation {rotation}, with seed {setting.seed}")
        raise
    facts = reading.read(played.table) if with_facts else None
    told = (played.result, played.decisions, played.rounds, played.thinking, played.failures)
    return Outcome(deal, rotation, *told, facts, luck(played.table) if setting.luck else None)


def _kept(journal: Journal, setting: Setting, with_facts: bool) -> dict[Task, Outcome]:
    """The games of a journal that belong to the plan."""
    planned, kept = set(plan(setting)), {}
    for number, data in enumerate(journal.games, 2):
        try:
            outcome = Outcome.from_json(data, with_facts)
        except CorruptState as error:
            raise CorruptLog(f"Line {number} of '{journal.path}': {error}") from None
        if (outcome.deal, outcome.rotation) in planned:
            kept[outcome.deal, outcome.rotation] = outcome
    return kept
