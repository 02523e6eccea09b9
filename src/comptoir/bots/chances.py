"""How likely each seat is to win, by what games of bots have taught (docs/analysis.md).

A game's `chances.json` says, for each number of players, how much each column of a seat counts:
points that it may expect, and signs that are no points. Each of several fits stands there, made
from games drawn with replacement from all those played; how far they differ is the doubt. What was
learned with another edition, other rules or other columns is not used: then all points count alike.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, hypot, sqrt
from statistics import stdev
from typing import Any

from comptoir.core import Game, Seat
from comptoir.games import GAMES

FORMAT = 1
OTHERWISE = 0.02
"""Of this part of the games nothing is foreseen: until the end nobody is sure to win or to lose."""
UNLEARNED = (0.67, 1.0, 1.5)
"""What luck may be worth, as multiples of what is thought, where nothing was learned from games."""
Rows = Sequence[Sequence[float]]
"""By seat and column."""
Worths = tuple[tuple[float, float], ...]
"""By column: how much it counts when nothing is left of the game, and how much more when all is."""


@dataclass(frozen=True, slots=True)
class Chances:
    """Of all seats."""

    wins: tuple[float, ...]
    doubt: tuple[float, ...]
    """The standard error of each."""
    fits: Rows = ()
    """The chances by each fit; none where they are certain."""
    walks: Rows = ()
    """The chances by each walk, if there are several."""


def shares(ranks: Sequence[int]) -> tuple[float, ...]:
    """How much of a win each seat has: 1, a part of it where the win is shared, or 0."""
    first = [rank == 1 for rank in ranks]
    return tuple([won / sum(first) for won in first])


def chances(game: Game[Any], state: Any, seats: int) -> Chances:
    """How likely each seat is to win a game that stands so."""
    result = game.result(state)
    if result is not None:
        return Chances(shares([score.rank for score in result]), (0.0,) * seats)
    return _by_lead(game, state, seats, left(game, state, seats))


def foreseen(game: Game[Any], state: Any, ends: Sequence[Any], seats: int) -> Chances:
    """The same by where walks from there lead. What they say of the end is no proof.

    A walk that ends the game says what the scores may be; luck is worth what it was before it.
    """
    if game.result(state) is not None:
        return chances(game, state, seats)
    share = left(game, state, seats)
    found = [_by_lead(game, end, seats, left(game, end, seats) or share) for end in ends]
    sure = together(found)
    fits, walks = [_mixed(row) for row in sure.fits], [_mixed(row) for row in sure.walks]
    return Chances(_mixed(sure.wins), sure.doubt, fits, walks)


def _mixed(wins: Sequence[float]) -> tuple[float, ...]:
    """The same chances, if nothing is foreseen of a part of the games."""
    return tuple([OTHERWISE / len(wins) + (1 - OTHERWISE) * win for win in wins])


def _by_lead(game: Game[Any], state: Any, seats: int, share: float) -> Chances:
    """The chances by what seats may expect, when that much of the game is left."""
    fits = learned(game, seats)
    rows = columns(game, state, seats)
    if not fits or len(fits[0]) != len(rows[0]):
        totals = [sum(game.estimate(state, Seat(seat))) for seat in range(seats)]
        points = luck(game.key, share)
        others = [wins(totals, points * part) for part in UNLEARNED]
        return Chances(wins(totals, points), _spread(others), others)
    found = [by_fit(game.key, rows, share, fit) for fit in fits]
    return Chances(means(found), _spread(found), found)


def _spread(rows: Rows) -> tuple[float, ...]:
    """Column by column."""
    return tuple([stdev(column) for column in zip(*rows, strict=True)])


def by_fit(key: str, rows: Rows, share: float, fit: Worths) -> tuple[float, ...]:
    """The chances by one fit, when that much of the game is left."""
    return wins([weighed(row, fit, share) for row in rows], luck(key, share))


def together(found: Sequence[Chances]) -> Chances:
    """The chances of a game that may go on in any of these ways, each as likely."""
    wins, doubt = [one.wins for one in found], means([one.doubt for one in found])
    if len(found) == 1:
        return found[0]
    among = [spread / sqrt(len(found)) for spread in _spread(wins)]
    both = tuple([hypot(*errors) for errors in zip(doubt, among, strict=True)])
    fits = [means(rows) for rows in zip(*[one.fits for one in found], strict=True)]
    return Chances(means(wins), both, fits, wins)


def means(rows: Rows) -> tuple[float, ...]:
    """Column by column."""
    return tuple([sum(column) / len(rows) for column in zip(*rows, strict=True)])


def learned(game: Game[Any], seats: int) -> tuple[Worths, ...]:
    """What counts how much with that many seats; nothing, if that is not known of this game."""
    about = _file(game.key)
    fits = {"chances": FORMAT, "version": game.version, "edition": game.edition.digest}
    if any(about.get(name) != value for name, value in fits.items()):
        return ()
    return _fits(game.key).get(seats, ())


@cache
def _file(key: str) -> dict[str, Any]:
    file = GAMES[key].file(GAMES[key].chances)
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


@cache
def _fits(key: str) -> dict[int, tuple[Worths, ...]]:
    return {
        int(seats): tuple([tuple([(late, early) for late, early in fit]) for fit in one["fits"]])
        for seats, one in _file(key)["players"].items()
    }


def columns(game: Game[Any], state: Any, seats: int) -> list[list[float]]:
    """By seat: points that it may expect, and signs."""
    signs = GAMES[game.key].odds.signs
    tell = GAMES[game.key].load(signs) if signs else None
    return [
        [*points(game, state, seat), *(tell(game, state, seat) if tell else ())]
        for seat in map(Seat, range(seats))
    ]


def points(game: Game[Any], state: Any, seat: Seat) -> tuple[float, ...]:
    """What a seat may expect; it adds up to the estimate."""
    name = GAMES[game.key].odds.columns
    found: tuple[float, ...] = (
        GAMES[game.key].load(name)(game, state, seat) if name else game.estimate(state, seat)
    )
    return found


def left(game: Game[Any], state: Any, seats: int) -> float:
    """How much of the game is left, the round under way included: 1 is all of it, 0 none."""
    if game.result(state) is not None:
        return 0.0
    rounds = GAMES[game.key].rounds[seats - game.seats[0]]
    return min(1.0, max(0.0, 1.0 - (game.round(state) - 1) / rounds))


def luck(key: str, share: float) -> float:
    """What luck is worth in points when so much of the game is left."""
    at_the_end, more = GAMES[key].odds.luck
    return at_the_end + more * share


def wins(totals: Sequence[float], points: float) -> tuple[float, ...]:
    """Each seat's chance of winning, when luck is worth that many points."""
    most = max(totals)
    weights = [exp((total - most) / points) for total in totals]
    return tuple([weight / sum(weights) for weight in weights])


def weighed(row: Sequence[float], fit: Worths, share: float) -> float:
    """The sum of a seat's columns, each as often as it counts."""
    pairs = zip(row, fit, strict=True)
    return sum([value * (late + share * early) for value, (late, early) in pairs])
