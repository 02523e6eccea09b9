"""What many games come to. All sums are whole numbers, so the order of adding never matters."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from comptoir.bots import Failures
from comptoir.core import Json, Result, Score
from comptoir.core.codec import Shape, expect

SEAT: dict[str, Shape] = {
    "bot": str,
    "games": int,
    "score": int,
    "ranks": dict,
    "categories": dict,
    "failures": {"counts": dict, "example": str},
}
SHAPE: dict[str, Shape] = {
    "games": int,
    "decisions": int,
    "shared": int,
    "rounds": dict,
    "seats": [SEAT],
}


@dataclass(slots=True)
class SeatSummary:
    """The results of one seat, or of one bot over all its seats."""

    bot: str
    games: int = 0
    score: int = 0
    ranks: Counter[int] = field(default_factory=Counter)
    categories: Counter[str] = field(default_factory=Counter)
    failures: Failures = field(default_factory=Failures)

    def count(self, score: Score, failures: Failures) -> None:
        """One more game."""
        self.games += 1
        self.score += score.total
        self.ranks[score.rank] += 1
        for name, points in score.categories:
            self.categories[name] += points
        self.failures.add(failures)

    def add(self, other: "SeatSummary") -> None:
        """Take in what another one has seen."""
        self.games += other.games
        self.score += other.score
        self.ranks.update(other.ranks)
        self.categories.update(other.categories)
        self.failures.add(other.failures)

    @property
    def wins(self) -> int:
        """First places; shared ones count for each."""
        return self.ranks[1]

    @property
    def mean_rank(self) -> float:
        """The mean place, 1 being best."""
        return self.mean(sum(rank * count for rank, count in self.ranks.items()))

    def mean(self, total: int) -> float:
        """A sum by game."""
        return total / self.games if self.games else 0.0

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.mean(self.wins),
            "ranks": {str(rank): self.ranks[rank] for rank in sorted(self.ranks)},
            "mean_rank": self.mean_rank,
            "mean_score": self.mean(self.score),
            "mean_categories": {name: self.mean(sum_) for name, sum_ in self.categories.items()},
            "failures": self.failures.as_json(),
        }

    def dump(self) -> dict[str, Json]:
        """The sums themselves, for `load`."""
        return {
            "bot": self.bot,
            "games": self.games,
            "score": self.score,
            "ranks": {str(rank): count for rank, count in self.ranks.items()},
            "categories": dict(self.categories),
            "failures": self.failures.as_json(),
        }

    @classmethod
    def load(cls, data: Any) -> "SeatSummary":
        """What was dumped, and has its shape."""
        failures = Failures(Counter(data["failures"]["counts"]), data["failures"]["example"])
        ranks = _numbered(data["ranks"])
        sums = Counter(data["categories"])
        return cls(data["bot"], data["games"], data["score"], ranks, sums, failures)


class Summary:
    """The results of a simulation, or of a part of it."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.seats = [SeatSummary(bot) for bot in bots]
        self.games = 0
        self.decisions = 0
        self.shared = 0
        """Games with more than one winner."""
        self.rounds: Counter[int] = Counter()
        """How many games took that many rounds."""
        self.seconds = 0.0
        self.earlier = 0
        """Choices of games that were there before, and took no time now."""

    def count(
        self, result: Result, decisions: int, rounds: int, failures: Sequence[Failures]
    ) -> None:
        """One more game."""
        self.games += 1
        self.decisions += decisions
        self.rounds[rounds] += 1
        self.shared += sum(score.rank == 1 for score in result) > 1
        for seat, score, failed in zip(self.seats, result, failures, strict=True):
            seat.count(score, failed)

    def add(self, other: "Summary") -> None:
        """Take in a part; the time is measured by whoever adds."""
        self.games += other.games
        self.decisions += other.decisions
        self.shared += other.shared
        self.rounds.update(other.rounds)
        for seat, part in zip(self.seats, other.seats, strict=True):
            seat.add(part)

    def by_bot(self) -> list[SeatSummary]:
        """The results of each bot over all its seats."""
        bots: dict[str, SeatSummary] = {}
        for seat in self.seats:
            bots.setdefault(seat.bot, SeatSummary(seat.bot)).add(seat)
        return list(bots.values())

    @property
    def mean_decisions(self) -> float:
        """The mean length of a game in choices, those of chance included."""
        return self.decisions / self.games if self.games else 0.0

    @property
    def mean_rounds(self) -> float:
        """The mean length of a game in rounds."""
        total = sum(rounds * count for rounds, count in self.rounds.items())
        return total / self.games if self.games else 0.0

    @property
    def decisions_per_second(self) -> float:
        """The speed, of all jobs together."""
        return (self.decisions - self.earlier) / self.seconds if self.seconds else 0.0

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "games": self.games,
            "shared_wins": self.shared,
            "decisions": self.decisions,
            "mean_decisions": self.mean_decisions,
            "rounds": {str(rounds): self.rounds[rounds] for rounds in sorted(self.rounds)},
            "mean_rounds": self.mean_rounds,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "seats": [seat.as_json() for seat in self.seats],
            "bots": [bot.as_json() for bot in self.by_bot()],
        }

    def dump(self) -> dict[str, Json]:
        """The sums themselves, for `load`."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "shared": self.shared,
            "rounds": {str(rounds): count for rounds, count in self.rounds.items()},
            "seats": [seat.dump() for seat in self.seats],
        }

    @classmethod
    def load(cls, data: Any) -> "Summary":
        """What was dumped. Raises CorruptState."""
        expect(data, SHAPE, "summary")
        found = cls([seat["bot"] for seat in data["seats"]])
        found.games, found.decisions = data["games"], data["decisions"]
        found.shared, found.rounds = data["shared"], _numbered(data["rounds"])
        found.seats = [SeatSummary.load(seat) for seat in data["seats"]]
        return found


def _numbered(counts: dict[str, int]) -> Counter[int]:
    """JSON has only texts for keys."""
    return Counter({int(number): count for number, count in counts.items()})
