"""What requests are answered with while people play."""

from typing import Literal

from msgspec import Struct

from comptoir.server.projected import (
    BoardAnswer,
    Change,
    GameEventAnswer,
    LineAnswer,
    OptionAnswer,
    ProjectionAnswer,
    RefusalAnswer,
)
from comptoir.server.tables.answers import TableInfo

Ends = Literal["chance", "reveal", "hand_over", "over"]


class Seen(Struct, frozen=True, kw_only=True):
    """A table as a seat of yours, or a spectator, sees it."""

    table: TableInfo
    projection: ProjectionAnswer | None
    """None while the table waits for its players; its log may begin later."""
    length: int
    """How many lines the whole log has."""
    mark: str
    """Stands for all of them."""
    now: int


class Tried(Struct, frozen=True, kw_only=True):
    """What would come of choices; of the log only the lines that they would add."""

    projection: ProjectionAnswer
    events: list[list[GameEventAnswer]]
    """By choice; of one that ends in a reveal, what is known before it."""
    made: int
    """How many choices were made in full: one that ends in a reveal is not."""
    ends: Ends | None
    """Why the turn goes no further, if so."""


class Reasons(Struct, frozen=True):
    """Why each action is no option; None: it is one."""

    reasons: list[RefusalAnswer | None]


class AimAnswer(Struct, frozen=True):
    """A scoring category, or another reason of the game's own, and what a turn gains there."""

    category: str
    points: int


class HarmAnswer(Struct, frozen=True):
    """What a turn costs the other seat that it costs most."""

    seat: int
    points: int


class ReplyAnswer(Struct, frozen=True):
    """A turn that another seat is likely to make."""

    seat: int
    choices: list[OptionAnswer]


class HintAnswer(Struct, frozen=True):
    """A turn that a bot would make, and what it is for."""

    choices: list[OptionAnswer]
    aims: list[AimAnswer]
    harm: HarmAnswer | None
    behind: int
    """How many points less than the first hint it comes to, with all that may follow."""
    edge: str
    """The reason in which the first hint gains most over it, of the first itself over the next:
    "others", if it is what they lose, "later", if it is what may follow; may be empty."""
    makes_up: str
    """The reason why it is not as far behind the first as its gains suggest; mostly empty."""
    line: list[ReplyAnswer]
    """What the others are expected to do next, as far as it is public: until the seat is asked
    again, chance decides, or several choose in secret."""


class Hints(Struct, frozen=True):
    """What a bot would do, the best turn first."""

    hints: list[HintAnswer]


class Beat(Struct, frozen=True):
    """A turn of a story: its lines, and what they changed on the board."""

    lines: list[LineAnswer]
    patch: list[Change]


class Story(Struct, frozen=True):
    """What happened since a line, turn by turn, as a seat saw it."""

    board: BoardAnswer
    """As it was before; none of it can still be answered."""
    beats: list[Beat]


class Made(Struct, frozen=True):
    """It is stored for good: what the seat's next turn has to name, and the lines it has seen."""

    stamp: str
    length: int
