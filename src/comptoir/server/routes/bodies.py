"""What requests about tables carry."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from comptoir.bots.levels import SUBSTITUTE

Choices = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=100)]
Actions = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=500)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing that nobody knows of."""


class Join(Body):
    """Which seat to sit down on, or with which invitation."""

    seat: int | None = None
    token: Annotated[str, Meta(max_length=100)] = ""


class SeatChange(Body):
    """What a seat is for."""

    kind: Literal["open", "invited", "bot"]
    level: str = SUBSTITUTE


class Start(Body):
    """Whether bots take the seats that are free."""

    fill: bool = False


class Lesson(Body):
    """Which game to learn."""

    game: str


class ClosedWish(Body):
    """What to do about a table at which nobody can play."""

    what: str
    yes: bool = True


class Vote(Body):
    """Whether a bot should take the seat."""

    seat: int
    yes: bool


class RecordText(Body):
    """A record file."""

    record: str


class Notes(Body):
    """Private notes."""

    text: str


class Message(Body):
    """What to say."""

    text: Annotated[str, Meta(max_length=1000)]


class ChosenTurn(Body):
    """The choices of a turn, and what they were made at."""

    seat: int
    stamp: str
    choices: Choices = []


class TurnMade(ChosenTurn):
    """A turn to be made."""

    again: bool = False
    """Whether it was sent before, and may be made already."""


class Why(ChosenTurn):
    """Actions that are no options after the choices."""

    actions: Actions = []


class PuzzleTurn(Body):
    """The choices of a turn in a puzzle, and what they were made at."""

    stamp: str
    choices: Choices = []


class PuzzleWhy(PuzzleTurn):
    """Actions that are no options after the choices."""

    actions: Actions = []


class Undo(Body):
    """What to take back."""

    seat: int
    stamp: str
    what: Literal["last", "turn"] = "last"


class Wish(Body):
    """A line to go back before, or the answer to somebody's wish."""

    seat: int
    line: int | None = None
    answer: Literal["consent", "refuse"] | None = None
