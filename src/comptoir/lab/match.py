"""One game of bots, watched by a clock."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from comptoir.bots import Bot, Failures, dismiss, failures, make_bot
from comptoir.core import CHANCE, Action, Decision, Game, Result, Value
from comptoir.core.luck import derived, stream
from comptoir.core.play import uniform
from comptoir.games import load
from comptoir.table import SeatView, Table

NEVER = 1 << 30
"""Lines between two snapshots of a game that nobody goes back in."""

Clock: TypeAlias = Callable[[], float]

cached_game = cache(load)
"""A game read once a process."""


class Deal:
    """Chance: what it deals depends on the seed, and on how often it was asked such a question.

    It does not matter who asked or what was chosen in between: who draws the third card of a
    pile draws the same one, as long as the pile held the same cards.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._streams: dict[str, Random] = {}

    def draw(self, decision: Decision) -> Action:
        """An option by its weight."""
        kind = decision.kind
        if kind not in self._streams:
            self._streams[kind] = stream(self._seed, kind)
        return uniform(decision, self._streams[kind])


@dataclass(slots=True)
class Thinking:
    """How long a player has thought, in seconds."""

    choices: int = 0
    seconds: float = 0.0
    longest_choice: float = 0.0
    longest_turn: float = 0.0

    def add(self, other: "Thinking") -> None:
        """Take in what the player thought at another time."""
        self.choices += other.choices
        self.seconds += other.seconds
        self.longest_choice = max(self.longest_choice, other.longest_choice)
        self.longest_turn = max(self.longest_turn, other.longest_turn)


@dataclass(slots=True)
class Watch:
    """A chess clock for all seats."""

    clock: Clock
    seats: list[Thinking]
    turn: float = 0.0
    last: int = CHANCE

    def ask(self, bot: Bot, seat_view: SeatView[Any]) -> Action:
        """The bot's choice, timed. A turn is a run of choices of one seat, until one opens."""
        start = self.clock()
        action = bot.choose(seat_view)
        seconds = self.clock() - start
        goes_on = seat_view.seat == self.last and not seat_view.decision.opens
        self.turn = self.turn + seconds if goes_on else seconds
        self.last = seat_view.seat
        self.seats[seat_view.seat].add(Thinking(1, seconds, seconds, self.turn))
        return action


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end."""

    table: Table[Any]
    thinking: tuple[Thinking, ...]
    failures: tuple[Failures, ...]
    """By seat, what the program there did wrong."""
    forfeited: frozenset[int] = frozenset()
    """The steps of choices that a program forfeited to the random player."""

    @property
    def result(self) -> Result:
        """The final scores."""
        result = self.table.game.result(self.table.state)
        assert result is not None
        return result

    @property
    def decisions(self) -> int:
        """How many choices were made, those of chance included."""
        return len(self.table.log)

    @property
    def rounds(self) -> int:
        """How many rounds it took."""
        return self.table.game.round(self.table.state)


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where, with which generators."""

    bots: Sequence[str]
    seed: str
    """Of the bots."""
    deal: str
    """The seed of chance."""
    options: Mapping[str, Value] = field(default_factory=dict)


def play(game: Game[Any], seating: Seating, clock: Clock = perf_counter) -> Played:
    """Play a game to its end; programs that play are ended, however it ends."""
    bots = [make_bot(name, derived(seating.seed, seat)) for seat, name in enumerate(seating.bots)]
    return play_with(game, bots, seating.deal, seating.options, clock)


def play_with(
    game: Game[Any],
    bots: Sequence[Bot],
    seed: str,
    options: Mapping[str, Value] | None = None,
    clock: Clock = perf_counter,
) -> Played:
    """The same with bots that were made already; the seed is that of chance."""
    return play_on(Table(game, len(bots), options or {}, NEVER), bots, seed, clock)


def play_on(
    table: Table[Any], bots: Sequence[Bot], seed: str, clock: Clock = perf_counter
) -> Played:
    """The same from wherever a table stands."""
    deal, watch = Deal(seed), Watch(clock, [Thinking() for _ in bots])
    forfeited: set[int] = set()
    try:
        while decisions := table.decisions:
            decision = decisions[0]
            if decision.seat == CHANCE:
                table.choose(CHANCE, deal.draw(decision))
            else:
                bot = bots[decision.seat]
                before = failures(bot).counts.total()
                action = watch.ask(bot, SeatView(table, decision))
                if failures(bot).counts.total() > before:
                    forfeited.add(len(table.log))
                table.choose(decision.seat, action)
    finally:
        dismiss(bots)
    faults = tuple(failures(bot) for bot in bots)
    return Played(table, tuple(watch.seats), faults, frozenset(forfeited))
