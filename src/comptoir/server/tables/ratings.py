"""Ratings of people, by OpenSkill, for rated games: each finished game counts once.

A game in which a person turns out to have played against themselves, as a guest, counts for nobody.
"""

import logging
from collections.abc import Sequence

from openskill.models import PlackettLuce

from comptoir.server.store import Conflict, Database, Row, Statement

log = logging.getLogger(__name__)

MILLION = 1_000_000
WAITING = """
SELECT id, game FROM tables WHERE status = 'over' AND rated = 1 AND counted = 0
ORDER BY ended LIMIT 100
"""
PLAYED = """
SELECT seats.person, seats.away, results.place, ratings.mu, ratings.sigma, ratings.games
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
DONE = "UPDATE tables SET counted = 1 WHERE id = $1 AND counted = 0"


class Ratings:
    """Counts the rated games that are over."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count_all(self) -> None:
        """Count what is not counted yet; two processes never count the same game twice."""
        for row in await self._database.fetch(WAITING):
            try:
                await self._count(str(row["id"]), str(row["game"]))
            except Conflict:
                log.info("Table %s is being counted elsewhere.", row["id"])

    async def _count(self, table_id: str, game: str) -> None:
        rows = await self._database.fetch(PLAYED, table_id, game)
        players = [row for row in rows if row["person"] is not None]
        done = Statement(DONE, (table_id,), rows=1)
        alone = len({row["person"] for row in players}) < max(2, len(players))
        changes = [] if alone else _rate(players, game)
        await self._database.commit(done, *changes)


def places(players: Sequence[Row]) -> list[float]:
    """The ranks that count: whoever left the game to a bot shares the last place."""
    return [float(len(players) + 1 if row["away"] else _int(row["place"])) for row in players]


def _rate(players: Sequence[Row], game: str) -> list[Statement]:
    model = PlackettLuce()
    teams = [[model.create_rating([*_known(row, model)])] for row in players]
    after = [team[0] for team in model.rate(teams, ranks=places(players))]
    statements = []
    for row, rating in zip(players, after, strict=True):
        numbers = (round(rating.mu * MILLION), round(rating.sigma * MILLION))
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
