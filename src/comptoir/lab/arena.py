"""Who is stronger: the standings of a contest, with ratings and confidence intervals."""

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import TypeAlias

from comptoir.bots import Failures
from comptoir.lab import ratings, statistics
from comptoir.lab.contest import Contest, Outcome, rotations
from comptoir.lab.match import Thinking
from comptoir.lab.ratings import Rating
from comptoir.lab.statistics import Cluster, Interval

Place: TypeAlias = tuple[Outcome, int]
"""A seat in a game."""
Measure: TypeAlias = Callable[[Outcome, int], float]


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did, over all its seats."""

    bot: str
    seats: int
    """How many of them sat at the table."""
    games: int
    """Games times seats."""
    wins: float
    win_rate: Interval
    """A shared win is a part of one."""
    score: Interval
    place: Interval
    rating: Rating
    thinking: Thinking
    failures: Failures
    adjusted: "Adjusted | None" = None
    """If the luck of every game is known."""

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        found: dict[str, object] = {
            "bot": self.bot,
            "seats": self.seats,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate.as_json(),
            "score": self.score.as_json(),
            "place": self.place.as_json(),
            "rating": self.rating.as_json(),
            "thinking": asdict(self.thinking),
            "failures": self.failures.as_json(),
        }
        return found if self.adjusted is None else found | {"adjusted": asdict(self.adjusted)}


@dataclass(frozen=True, slots=True)
class Adjusted:
    """A win rate without what luck did to it."""

    win_rate: Interval
    spared: float
    """Which part of the games was saved: with that many fewer the interval would be as narrow."""


@dataclass(frozen=True, slots=True)
class Arena:
    """The standings, best first, and what they come from."""

    contest: Contest
    standings: tuple[Standing, ...]
    shared: int
    """Games with more than one winner."""

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        contest = self.contest
        return {
            "games": len(contest.outcomes),
            "deals": contest.deals,
            "rotations": len(rotations(contest.setting.bots)),
            "shared_wins": self.shared,
            "seconds": contest.seconds,
            "bots": [standing.as_json() for standing in self.standings],
        }


def judge(contest: Contest) -> Arena:
    """The standings of a contest."""
    outcomes = contest.outcomes
    ranks = [tuple(score.rank for score in one.result) for one in outcomes]
    rated = ratings.rate(zip(map(contest.seated, outcomes), ranks, strict=True))
    standings = [_standing(contest, bot, rated[bot]) for bot in dict.fromkeys(contest.setting.bots)]
    standings.sort(key=lambda one: -one.win_rate.mean)
    shared = sum(ranking.count(1) > 1 for ranking in ranks)
    return Arena(contest, tuple(standings), shared)


def _standing(contest: Contest, bot: str, rating: Rating) -> Standing:
    places = [
        (outcome, seat)
        for outcome in contest.outcomes
        for seat, name in enumerate(contest.seated(outcome))
        if name == bot
    ]
    thinking, failures = Thinking(), Failures()
    for outcome, seat in places:
        thinking.add(outcome.thinking[seat])
        failures.add(outcome.failures[seat])
    wins = _clusters(places, _share)
    return Standing(
        bot,
        contest.setting.bots.count(bot),
        len(places),
        sum(won for won, _ in wins),
        statistics.rate(wins),
        statistics.mean(_clusters(places, _total)),
        statistics.mean(_clusters(places, _place)),
        rating,
        thinking,
        failures,
        _adjusted(places, wins),
    )


def _adjusted(places: list[Place], wins: list[Cluster]) -> Adjusted | None:
    """The rate less as much of the luck as goes with it: that is nothing on the average."""
    if any(outcome.luck is None for outcome, _ in places):
        return None
    luck = [sum_ for sum_, _ in _clusters(places, _luck)]
    won = [sum_ for sum_, _ in wins]
    middle = sum(won) / len(won)
    squares = sum([part**2 for part in luck])
    slope = sum([(w - middle) * part for w, part in zip(won, luck, strict=True)]) / (squares or 1.0)
    rest = [(w - slope * part, count) for (w, count), part in zip(wins, luck, strict=True)]
    before, after = statistics.mean(wins), statistics.mean(rest)
    reach = before.high - before.mean
    spared = 1 - ((after.high - after.mean) / reach) ** 2 if reach else 0.0
    return Adjusted(after, max(0.0, spared))


def _clusters(places: list[Place], measure: Measure) -> list[Cluster]:
    """Sums and counts by deal: games with the same deal are no independent ones."""
    counts: Counter[int] = Counter(outcome.deal for outcome, _ in places)
    found: dict[int, float] = dict.fromkeys(counts, 0.0)
    for outcome, seat in places:
        found[outcome.deal] += measure(outcome, seat)
    return [(found[deal], counts[deal]) for deal in counts]


def _share(outcome: Outcome, seat: int) -> float:
    return outcome.shares[seat]


def _luck(outcome: Outcome, seat: int) -> float:
    return 0.0 if outcome.luck is None else outcome.luck[seat]


def _total(outcome: Outcome, seat: int) -> float:
    return outcome.result[seat].total


def _place(outcome: Outcome, seat: int) -> float:
    return outcome.result[seat].rank
