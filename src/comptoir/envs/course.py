"""A game as its players remember it: the choices made, and who knows which of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from comptoir import games
from comptoir.core import CHANCE, Action, Decision, Event, Game, Seat, Value
from comptoir.core.play import uniform
from comptoir.envs.choices import Choices

TRIES = 200
"""How often a possible course is looked for before the true one has to do."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What all courses of a game share."""

    game: Game[Any]
    choices: Choices
    seats: int
    options: Mapping[str, Value]

    @classmethod
    def load(
        cls, key: str, seats: int, options: Mapping[str, Value], edition: Path | None = None
    ) -> "Rules":
        """Raises InvalidSetup."""
        game = games.load(key, edition)
        game.start(seats, options)
        return cls(game, Choices(game), seats, options)


@dataclass(frozen=True, slots=True)
class KnownChoice:
    """A choice, and the seats that know of it."""

    seat: Seat
    action: Action
    known: frozenset[Seat]


class Course:
    """A state with the choices that led to it. Seats that choose together do so in their order."""

    __slots__ = ("_hidden", "made", "rules", "state")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.state = rules.game.start(rules.seats, rules.options)
        self.made: list[KnownChoice] = []
        self._hidden: list[int] = []
        """Lines that somebody may not know, since something was last revealed to all."""

    def __deepcopy__(self, _: object) -> "Course":
        copy = Course.__new__(Course)
        copy.rules = self.rules
        copy.state = self.rules.game.clone(self.state)
        copy.made = self.made[:]
        copy._hidden = self._hidden[:]
        return copy

    @property
    def decision(self) -> Decision | None:
        """The first open question; None when the game is over."""
        decisions = self.rules.game.decisions(self.state)
        return decisions[0] if decisions else None

    def choose(self, action: Action) -> None:
        """Make a choice of whoever is asked."""
        decision = self.decision
        assert decision is not None
        events = self.rules.game.apply(self.state, decision.seat, action)
        known = self._who_knows(decision.seat, events)
        self.made.append(KnownChoice(decision.seat, action, known))
        if len(known) < self.rules.seats:
            self._hidden.append(len(self.made) - 1)
        if any(event.reveals and not event.audience for event in events):
            self._reveal()

    def _who_knows(self, seat: Seat, events: tuple[Event, ...]) -> frozenset[Seat]:
        """Whoever hears all of it, and who made the choice."""
        knows = self._everybody
        for event in events:
            if event.audience:
                knows &= event.audience
        return knows if seat == CHANCE else knows | {seat}

    @property
    def _everybody(self) -> frozenset[Seat]:
        return frozenset(map(Seat, range(self.rules.seats)))

    def _reveal(self) -> None:
        """What players chose in secret is now known to all; what chance dealt may stay hidden."""
        for index in self._hidden:
            choice = self.made[index]
            if choice.seat != CHANCE:
                self.made[index] = KnownChoice(choice.seat, choice.action, self._everybody)
        self._hidden.clear()

    def remembered(self, seat: Seat) -> list[KnownChoice]:
        """The choices that the seat knows, in their order."""
        return [choice for choice in self.made if seat in choice.known]

    def memory(self, seat: Seat) -> str:
        """All that the seat knows, as text: the same where it can't tell two courses apart."""
        decision = self.decision
        asked = "over" if decision is None else decision.seat
        made = "; ".join(f"{choice.seat} {choice.action}" for choice in self.remembered(seat))
        return f"seat {seat}: {made}; asked: {asked}"

    def possible(self, seat: Seat, rng: Random) -> "Course":
        """Another course that the seat can't tell from this one."""
        if not self._hidden or all(seat in self.made[index].known for index in self._hidden):
            return self.__deepcopy__(None)
        memory = self.memory(seat)
        for _ in range(TRIES):
            course = self._retold(seat, rng)
            if course is not None and course.memory(seat) == memory:
                return course
        return self.__deepcopy__(None)

    def _retold(self, seat: Seat, rng: Random) -> "Course | None":
        """The course with what the seat does not know chosen afresh; None if it came out wrong."""
        course = Course(self.rules)
        first = next(index for index in self._hidden if seat not in self.made[index].known)
        for choice in self.made[:first]:
            course.choose(choice.action)
        while (decision := course.decision) and len(course.made) < len(self.made):
            choice = self.made[len(course.made)]
            if seat not in choice.known:
                course.choose(uniform(decision, rng))
            elif choice.seat == decision.seat and choice.action in decision.options:
                course.choose(choice.action)
            else:
                return None
        return course
