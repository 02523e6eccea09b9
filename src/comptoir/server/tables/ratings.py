"""Ratings of people, by OpenSkill, for rated games: each finished game counts once.

A game in which a person turns out to have played against themselves, as a guest, counts for nobody.
"""

import asyncio
import logging
from collections.abc import Sequence

from openskill.models import PlackettLuce

from comptoir.server.background import quietly, woken
from comptoir.server.store import Conflict, Database, Row, Statement
from comptoir.server.tables.answers import SeatRating
from comptoir.server.tables.happenings import GameEnded

log = logging.getLogger(__name__)

EVERY = 60.0
"""Seconds after which somebody looks for games anyway."""
MILLION = 1_000_000
WAITING = """
SELECT id, game FROM tables WHERE status = 'over' AND rated = 1 AND counted = 0
ORDER BY ended, id LIMIT 100
"""
AT = """
SELECT seats.seat, ratings.mu, ratings.sigma, ratings.games, results.rated_from, results.rated_to
FROM seats JOIN tables ON tables.id = seats.table_id
LEFT JOIN ratings ON ratings.person = seats.person AND ratings.game = tables.game
LEFT JOIN results ON results.table_id = seats.table_id AND results.seat = seats.seat
WHERE seats.table_id = $1 AND seats.kind = 'person' AND tables.rated = 1 ORDER BY seats.seat
"""
CHANGED = "UPDATE results SET rated_from = $3, rated_to = $4 WHERE table_id = $1 AND seat = $2"
PLAYED = """
SELECT seats.seat, seats.person, seats.kind, seats.away, seats.lost, results.place,
    ratings.mu, ratings.sigma, ratings.games
FROM seats
JOIN results ON results.table_id = seats.table_id AND results.seat = seats.seat
LEFT JOIN ratings ON ratings.person = seats.person AND ratings.game = $2
WHERE seats.table_id = $1 ORDER BY seats.seat
"""
FIRST = "INSERT INTO ratings (person, game, mu, sigma, games) VALUES ($1, $2, $3, $4, 1)"
NEXT = """
UPDATE ratings SET mu = $3, sigma = $4, games = games + 1
WHERE person = $1 AND game = $2 AND games = $5
"""
OF_PERSON = "SELECT game, mu, sigma, games FROM ratings WHERE person = $1"
DONE = "UPDATE tables SET counted = 1 WHERE id = $1 AND counted = 0"


async def ratings_of(database: Database, person: str) -> list[Row]:
    """A person's ratings by game."""
    return await database.fetch(OF_PERSON, person)


class Ratings:
    """Counts the rated games that are over."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._ended = asyncio.Event()

    def ended(self, _ended: GameEnded) -> None:
        """A game is over: perhaps it counts."""
        self._ended.set()

    async def run(self) -> None:
        """Count games when they are over, and now and then what was left over."""
        while True:
            self._ended.clear()
            await quietly(self.count_all())
            await woken(self._ended, EVERY)

    async def count_all(self) -> None:
        """Count what is not counted yet; two processes never count the same game twice."""
        for row in await self._database.fetch(WAITING):
            try:
                await self._count(str(row["id"]), str(row["game"]))
            except Conflict:
                log.info("Table %s is being counted elsewhere.", row["id"])

    async def recompute(self) -> int:
        """Count all rated games again in the order in which they ended; how many there are."""
        again = "UPDATE tables SET counted = 0 WHERE status = 'over' AND rated = 1"
        await self._database.commit(Statement("DELETE FROM ratings"), Statement(again))
        count = "SELECT COUNT(*) AS games FROM tables WHERE status = 'over' AND rated = 1"
        while await self._database.fetch(WAITING):
            await self.count_all()
        return _int((await self._database.fetch(count))[0]["games"])

    async def _count(self, table_id: str, game: str) -> None:
        rows = await self._database.fetch(PLAYED, table_id, game)
        players = [row for row in rows if row["kind"] == "person"]
        known = [row["person"] for row in players if row["person"] is not None]
        done = Statement(DONE, (table_id,), rows=1)
        alone = len(players) < 2 or len({*known}) < len(known)
        changes = [] if alone else _rate(players, game, table_id)
        await self._database.commit(done, *changes)

    async def at(self, table_id: str) -> list[SeatRating]:
        """What the people of a rated game are rated at, and what it did to that."""
        model = PlackettLuce()
        return [_seat_rating(row, model) for row in await self._database.fetch(AT, table_id)]


def worth(mu: int, sigma: int) -> int:
    """What somebody can be trusted to be worth: the mean less three deviations."""
    return mu - 3 * sigma


def as_shown(value: int) -> float:
    """A rating as people see it."""
    return round(value / MILLION, 2)


def _seat_rating(row: Row, model: PlackettLuce) -> SeatRating:
    mu, sigma = (round(number * MILLION) for number in _known(row, model))
    before, after = row["rated_from"], row["rated_to"]
    counted = isinstance(before, int) and isinstance(after, int)
    return SeatRating(
        seat=_int(row["seat"]),
        rating=as_shown(worth(mu, sigma)),
        games=_int(row["games"] or 0),
        change=as_shown(_int(after) - _int(before)) if counted else None,
    )


def places(players: Sequence[Row]) -> list[float]:
    """The ranks that count: a seat that a bot has ever played for shares the last place."""
    last = len(players) + 1
    return [float(last if row["away"] or row["lost"] else _int(row["place"])) for row in players]


def _rate(players: Sequence[Row], game: str, table_id: str) -> list[Statement]:
    model = PlackettLuce()
    teams = [[model.create_rating([*_known(row, model)])] for row in players]
    after = [team[0] for team in model.rate(teams, ranks=places(players))]
    statements = []
    for row, rating in zip(players, after, strict=True):
        if row["person"] is None:  # whoever was deleted has no rating, and was rated as a newcomer
            continue
        numbers = (round(rating.mu * MILLION), round(rating.sigma * MILLION))
        before = worth(*(round(number * MILLION) for number in _known(row, model)))
        told = (table_id, row["seat"], before, worth(*numbers))
        statements.append(Statement(CHANGED, told))
        if row["games"] is None:
            statements.append(Statement(FIRST, (row["person"], game, *numbers)))
        else:
            args = (row["person"], game, *numbers, row["games"])
            statements.append(Statement(NEXT, args, rows=1))
    return statements


def _known(row: Row, model: PlackettLuce) -> tuple[float, float]:
    if row["mu"] is None:
        return model.mu, model.sigma
    return _int(row["mu"]) / MILLION, _int(row["sigma"]) / MILLION


def _int(value: int | str | None) -> int:
    assert isinstance(value, int)
    return value
