"""What stands out in a report: whatever is beyond a threshold, and whether that may be chance."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import permutations

from comptoir.lab.report import Report, value_of
from comptoir.lab.statistics import Interval

SEAT_OFF = 0.07
"""How far a seat may be off its fair share: of four players, from 18 % to 32 %."""
CHOICE_OFF = 0.05
"""How far the win rate of a starting tile or of a track may be off the mean."""
JUDGED = ("starting_tile", "main_track")
"""The topics that this goes for."""
VALUE_OFF = 2.0
"""How much more one company's share may be worth than another's, on average."""
FUZZ = 1e-9
"""Less than that beyond a threshold is the computer's arithmetic."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something beyond a threshold."""

    topic: str
    """`seat`, or the topic of a choice or of a value."""
    names: tuple[str, ...]
    """The thing, or the one above and the one below; of a seat its place in turn order from 1."""
    figure: Interval
    fair: float
    """What the figure would be if nothing stood out."""

    @property
    def certain(self) -> bool:
        """Whether chance alone would hardly do it."""
        return not self.figure.holds(self.fair)

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return asdict(self) | {"certain": self.certain}


def find(report: Report) -> tuple[Finding, ...]:
    """All that stands out."""
    return (*_seats(report), *_choices(report), *_values(report))


def _seats(report: Report) -> Iterator[Finding]:
    fair = 1 / report.players
    for number, place in enumerate(report.places, 1):
        if abs(place.win_rate.mean - fair) > SEAT_OFF + FUZZ:
            yield Finding("seat", (str(number),), place.win_rate, fair)


def _choices(report: Report) -> Iterator[Finding]:
    for topic in report.topics:
        for choice in topic.choices if topic.name in JUDGED else ():
            if abs(choice.win_rate.mean - topic.mean) >= CHOICE_OFF - FUZZ:
                yield Finding(topic.name, (choice.name,), choice.win_rate, topic.mean)


def _values(report: Report) -> Iterator[Finding]:
    for one, other in permutations(report.worths, 2):
        if one.topic == other.topic and one.value.mean - other.value.mean >= VALUE_OFF - FUZZ:
            more = value_of(report.contest, one.topic, one.name, other.name)
            yield Finding(one.topic, (one.name, other.name), more, 0.0)
