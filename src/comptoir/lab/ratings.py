"""Ratings by OpenSkill (the Plackett-Luce model): how strong each bot is, and how sure that is."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean

from comptoir.core import InvalidSetup


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a bot: 25 is where everybody begins."""

    mu: float
    sigma: float
    """How far off it may well be."""

    def as_json(self) -> dict[str, float]:
        """Plain data."""
        return asdict(self)


def demand() -> None:
    """Raise InvalidSetup unless the library is there."""
    try:
        import openskill  # noqa: F401, PLC0415  # only to see whether it is installed
    except ModuleNotFoundError:
        message = "The ratings need 'openskill': install Comptoir as comptoir[lab]."
        raise InvalidSetup(message) from None


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The rating of each bot after these games, each given as bots and ranks by seat.

    A bot that sat in several seats of a game takes the mean of what these seats became.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415  # only the arena needs it

    model = PlackettLuce()
    ratings: dict[str, Rating] = {}
    for bots, ranks in games:
        for bot in bots:
            ratings.setdefault(bot, Rating(model.mu, model.sigma))
        teams = [[model.create_rating([ratings[b].mu, ratings[b].sigma])] for b in bots]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
        for bot in set(bots):
            own = [found for found, name in zip(after, bots, strict=True) if name == bot]
            ratings[bot] = Rating(fmean(r.mu for r in own), fmean(r.sigma for r in own))
    return ratings
