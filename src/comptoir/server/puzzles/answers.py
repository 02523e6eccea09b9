"""What requests about puzzles are answered with."""

from msgspec import Struct

from comptoir.server.play.answers import AimAnswer
from comptoir.server.projected import OptionAnswer, ProjectionAnswer


class PuzzleTried(Struct, frozen=True, kw_only=True):
    """What a person made of a puzzle."""

    tries: int = 0
    """Until it was solved, or the solution was shown."""
    first: bool = False
    """The first answer was right."""
    solved: bool = False
    shown: bool = False
    """The solution was shown."""


class Standing(PuzzleTried, frozen=True, kw_only=True):
    """The same, and how long the person has kept at it."""

    streak: int
    """On how many days in a row an exercise of the day was solved."""


class Exercise(PuzzleTried, frozen=True, kw_only=True):
    """A puzzle as an exercise of a day."""

    game: str
    puzzle: str


class ExerciseDay(Struct, frozen=True):
    """The exercises of a day."""

    day: str
    exercises: list[Exercise]


class ExercisesAnswer(Struct, frozen=True):
    """The exercises of today and of days before, today first."""

    streak: int
    days: list[ExerciseDay]


class PuzzleAnswer(Standing, frozen=True, kw_only=True):
    """A position in which one turn stands out, as its seat sees it."""

    id: str
    game: str
    edition: str
    day: str
    """The last day of which it was an exercise; empty if that is longer ago than the list goes."""
    seat: int
    round: int
    margin: float
    """Points by which one turn is ahead of all others."""
    projection: ProjectionAnswer


class PuzzleVerdict(Standing, frozen=True, kw_only=True):
    """How good an answer is."""

    right: bool
    behind: float
    doubt: float
    gains: list[AimAnswer]
    """Where the best turn gains or loses; none: it hinders the others."""


class OtherTurn(Struct, frozen=True, kw_only=True):
    """A turn that is behind the best one."""

    choices: list[OptionAnswer]
    behind: float
    doubt: float
    gains: list[AimAnswer]


class PuzzleSolution(Standing, frozen=True, kw_only=True):
    """The best turn, and others."""

    choices: list[OptionAnswer]
    others: list[OtherTurn]
