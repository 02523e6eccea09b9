"""What many games tell about a game: seats, scores, lengths, and choices against winning."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import TypeAlias

from comptoir.lab import statistics
from comptoir.lab.contest import Contest, Outcome
from comptoir.lab.facts import Facts
from comptoir.lab.statistics import Cluster, Interval

Measure: TypeAlias = Callable[[Outcome], Cluster]
"""A sum and a count of one game."""


@dataclass(frozen=True, slots=True)
class Place:
    """How a place in the first order of turns does, from the first player on."""

    win_rate: Interval
    score: Interval


@dataclass(frozen=True, slots=True)
class Category:
    """Points of one category: of everybody, and of winners."""

    name: str
    everybody: Interval
    winners: Interval


@dataclass(frozen=True, slots=True)
class Choice:
    """A thing that was chosen."""

    name: str
    times: int
    win_rate: Interval
    """Of those who chose it; choosing it twice counts twice."""
    price: Interval | None


@dataclass(frozen=True, slots=True)
class Topic:
    """A kind of choice."""

    name: str
    mean: float
    """The win rate of all its choices together."""
    choices: tuple[Choice, ...]
    """The best one first."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a thing came to at the end of a game."""

    topic: str
    name: str
    value: Interval


@dataclass(frozen=True, slots=True)
class Report:
    """All that the games tell."""

    contest: Contest
    shared: int
    """Games with more than one winner."""
    winner: Interval
    """The best score."""
    margin: Interval
    """How far it is ahead of the second."""
    length: Interval
    """Choices a game, those of chance included."""
    rounds: Counter[int]
    places: tuple[Place, ...]
    categories: tuple[Category, ...]
    topics: tuple[Topic, ...]
    worths: tuple[Worth, ...]

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.places)

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "games": len(self.contest.outcomes),
            "players": self.players,
            "shared_wins": self.shared,
            "winner": asdict(self.winner),
            "margin": asdict(self.margin),
            "length": asdict(self.length),
            "rounds": {str(rounds): self.rounds[rounds] for rounds in sorted(self.rounds)},
            "places": [asdict(place) for place in self.places],
            "categories": [asdict(category) for category in self.categories],
            "topics": [asdict(topic) for topic in self.topics],
            "worths": [asdict(worth) for worth in self.worths],
        }


def study(contest: Contest) -> Report:
    """The report on a contest whose games were played with facts."""
    outcomes, seats = contest.outcomes, range(len(contest.setting.bots))
    return Report(
        contest,
        sum(max(one.shares) < 1 for one in outcomes),
        statistics.mean(by_deal(contest, lambda one: (_totals(one)[-1], 1))),
        statistics.mean(by_deal(contest, lambda one: (_totals(one)[-1] - _totals(one)[-2], 1))),
        statistics.mean(by_deal(contest, lambda one: (one.decisions, 1))),
        Counter(one.rounds for one in outcomes),
        tuple(_place(contest, number) for number in seats),
        tuple(_category(contest, name) for name, _ in outcomes[0].result[0].categories),
        tuple(_topic(contest, name) for name in facts_of(outcomes[0]).counts),
        tuple(_worths(contest)),
    )


def facts_of(outcome: Outcome) -> Facts:
    """The facts that the game was played with."""
    assert outcome.facts is not None
    return outcome.facts


def by_deal(contest: Contest, measure: Measure) -> list[Cluster]:
    """Sums and counts, with the games of a deal together."""
    found: dict[int, Cluster] = {}
    for outcome in contest.outcomes:
        total, count = measure(outcome)
        before = found.get(outcome.deal, (0.0, 0.0))
        found[outcome.deal] = (before[0] + total, before[1] + count)
    return list(found.values())


def _totals(outcome: Outcome) -> list[int]:
    return sorted(score.total for score in outcome.result)


def _place(contest: Contest, number: int) -> Place:
    def seat(one: Outcome) -> int:
        return (facts_of(one).first + number) % len(one.result)

    return Place(
        statistics.rate(by_deal(contest, lambda one: (one.shares[seat(one)], 1))),
        statistics.mean(by_deal(contest, lambda one: (one.result[seat(one)].total, 1))),
    )


def _category(contest: Contest, name: str) -> Category:
    def points(one: Outcome) -> list[int]:
        return [dict(score.categories)[name] for score in one.result]

    def won(one: Outcome) -> float:
        return sum(share * got for share, got in zip(one.shares, points(one), strict=True))

    return Category(
        name,
        statistics.mean(by_deal(contest, lambda one: (sum(points(one)), len(one.result)))),
        statistics.mean(by_deal(contest, lambda one: (won(one), 1))),
    )


def _topic(contest: Contest, topic: str) -> Topic:
    times: Counter[str] = Counter()
    wins = 0.0
    for outcome in contest.outcomes:
        for share, counted in zip(outcome.shares, facts_of(outcome).counts[topic], strict=True):
            times.update(counted)
            wins += share * sum(counted.values())
    choices = [_choice(contest, topic, name, count) for name, count in times.items()]
    choices.sort(key=lambda choice: (-choice.win_rate.mean, choice.name))
    return Topic(topic, wins / max(1, times.total()), tuple(choices))


def _choice(contest: Contest, topic: str, name: str, times: int) -> Choice:
    def uses(one: Outcome) -> Cluster:
        counts = [counted.get(name, 0) for counted in facts_of(one).counts[topic]]
        won = sum(share * count for share, count in zip(one.shares, counts, strict=True))
        return won, sum(counts)

    def paid(one: Outcome) -> Cluster:
        prices = facts_of(one).prices.get(topic, {}).get(name, [])
        return sum(prices), len(prices)

    prices = [cluster for cluster in by_deal(contest, paid) if cluster[1]]
    price = statistics.mean(prices) if len(prices) > 1 else None
    return Choice(name, times, statistics.rate(by_deal(contest, uses)), price)


def _worths(contest: Contest) -> Iterator[Worth]:
    for topic, values in facts_of(contest.outcomes[0]).values.items():
        for name in values:
            yield Worth(topic, name, value_of(contest, topic, name))


def value_of(contest: Contest, topic: str, name: str, less: str = "") -> Interval:
    """What a thing came to at the end, on average; or how much more than another one did."""

    def value(one: Outcome) -> Cluster:
        values = facts_of(one).values[topic]
        return values[name] - values.get(less, 0), 1

    return statistics.mean(by_deal(contest, value))
