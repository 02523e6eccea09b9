"""What was found about one turn of a finished game, as it is stored and as answers have it."""

from msgspec import UNSET, Struct, UnsetType

from comptoir.server.play.answers import AimAnswer
from comptoir.study.forecast import Forecasts


class AlternativeTurn(Struct, frozen=True, kw_only=True):
    """A turn that could have been made."""

    choices: list[str]
    value: float
    """Points by which the seat will be ahead of the others, by what the seat could know."""
    visits: int
    """How often the search tried it."""
    played: bool
    """Whether it is the turn that was made."""


class ValuedOption(Struct, frozen=True):
    """An option of one choice, and what it comes to at first sight."""

    choice: str
    value: float


class ValuedChoice(Struct, frozen=True):
    """One choice of the turn with its options at first sight, the best first."""

    question: str
    made: str
    options: list[ValuedOption]


class JudgedTurn(Struct, frozen=True, kw_only=True):
    """What is both stored and told about a turn."""

    number: int
    """From 0, in the order in which turns were finished."""
    steps: list[int]
    """The places of its choices in the game, from 1."""
    seat: int
    round: int
    played: list[str]
    alternatives: list[AlternativeTurn]
    """The best first."""
    cost: float
    """Points lost against the best turn."""
    doubt: float
    """The standard error of the cost."""
    gains: list[float]
    """By category: what the better turn would have brought the seat itself."""
    choices: list[ValuedChoice]
    scores: list[list[float]]
    """After the turn, by seat and category."""
    wins: list[float]
    """After the turn, by seat."""
    band: list[float] = []
    """The standard errors of the chances after the turn."""


class StoredVerdict(JudgedTurn, frozen=True, kw_only=True):
    """What is stored about a turn: a `study.verdict.Verdict`."""

    forecasts: Forecasts | None = None
    """What was foreseen around it; not known of older analyses."""


class PartAnswer(Struct, frozen=True):
    """By how much something moved a seat's chance of winning, in parts of a win."""

    moved: float
    doubt: float
    """The standard error."""


class VerdictAnswer(JudgedTurn, frozen=True, kw_only=True):
    """What was found about one turn."""

    luck: PartAnswer | UnsetType = UNSET
    """What the draw before it brought the seat; not known of older analyses."""
    own: PartAnswer | UnsetType = UNSET
    """What the turn brought it."""
    aims: list[AimAnswer]
    """Where the better turn gains or loses, in whole points, as far as it is worth a word."""
