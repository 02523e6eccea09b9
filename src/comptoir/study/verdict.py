"""What was found about one turn, as plain data that goes into files and to the page."""

from dataclasses import asdict, dataclass
from typing import Any

from comptoir.core.codec import Shape, expect
from comptoir.study.forecast import SHAPE as FORECASTS
from comptoir.study.forecast import Forecasts, read, rows


@dataclass(frozen=True, slots=True)
class Alternative:
    """A turn that could have been made."""

    choices: tuple[str, ...]
    """Their notation."""
    value: float
    """Points by which the seat will be ahead of the others, by what the seat could know."""
    visits: int
    """How often the search tried it; 0 for one that was played though the search did not."""
    played: bool
    """Whether it is the turn that was made."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option of one choice within a turn."""

    choice: str
    value: float
    """What the best turn that begins so comes to, at first sight."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of the turn, and how its options look at first sight, the best first."""

    question: str
    made: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """One turn: what was played, what else there was, and how all stand afterwards."""

    number: int
    """From 0, in the order in which turns were finished."""
    steps: tuple[int, ...]
    """The places of its choices in the record, from 1."""
    seat: int
    round: int
    played: tuple[str, ...]
    alternatives: tuple[Alternative, ...]
    """The best first; the one that was played is always among them."""
    cost: float
    """Points that the turn cost against the best one found; 0 if none was better."""
    doubt: float
    """The standard error of the cost."""
    gains: tuple[float, ...]
    """By category: what the better turn would have brought the seat itself."""
    choices: tuple[Choice, ...]
    scores: tuple[tuple[float, ...], ...]
    """After the turn: each seat's expected final score by category."""
    wins: tuple[float, ...]
    """After the turn: how likely each seat is to win."""
    band: tuple[float, ...]
    """The standard error of these."""
    forecasts: Forecasts
    """The same by fit and by walk, and before the turn."""

    @property
    def best(self) -> Alternative:
        """The best turn found."""
        return self.alternatives[0]

    def total(self, seat: int) -> float:
        """The expected final score of a seat."""
        return sum(self.scores[seat])

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Any) -> "Verdict":
        """The verdict of plain data. Raises CorruptState."""
        expect(data, SHAPE, "turn")
        return cls(
            **{name: _read(name, value) for name, value in data.items()},
        )


SHAPE: dict[str, Shape] = {
    "number": int,
    "steps": [int],
    "seat": int,
    "round": int,
    "played": [str],
    "alternatives": [{"choices": [str], "value": float, "visits": int, "played": bool}],
    "cost": float,
    "doubt": float,
    "gains": [float],
    "choices": [{"question": str, "made": str, "options": [{"choice": str, "value": float}]}],
    "scores": [[float]],
    "wins": [float],
    "band": [float],
    "forecasts": FORECASTS,
}


def _read(name: str, value: Any) -> Any:
    if name == "alternatives":
        return tuple(Alternative(**one | {"choices": tuple(one["choices"])}) for one in value)
    if name == "choices":
        return tuple(Choice(**one | {"options": _options(one["options"])}) for one in value)
    if name == "scores":
        return rows(value)
    if name == "forecasts":
        return read(value)
    return tuple(value) if isinstance(value, list) else value


def _options(found: Any) -> tuple[Option, ...]:
    return tuple(Option(**one) for one in found)
