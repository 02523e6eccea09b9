"""What was found about one turn of a finished game, as it is stored and as answers have it."""

from msgspec import Struct

from comptoir.server.play.answers import AimAnswer


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


class StoredVerdict(Struct, frozen=True, kw_only=True):
    """What is stored about a turn: a `study.verdict.Verdict`."""

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
    before: list[float] = []
    """The same when the turn before was over and chance had drawn; not known of older analyses."""
    band: list[float] = []
    """The standard errors of the chances after the turn."""


class VerdictAnswer(StoredVerdict, frozen=True, kw_only=True):
    """What was found about one turn."""

    aims: list[AimAnswer]
    """Where the better turn gains or loses, in whole points, as far as it is worth a word."""
