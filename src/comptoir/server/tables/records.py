"""Finished games, and one's own: their record file, and any step of them."""

from collections.abc import Iterable

import msgspec
from msgspec import convert
from msgspec.structs import asdict

from comptoir.server import projected
from comptoir.server.any_game import AnyTable
from comptoir.server.errors import Forbidden, Malformed
from comptoir.server.projected import GameEventAnswer, Named
from comptoir.server.store import Database
from comptoir.server.tables.answers import (
    Journal,
    JournalEntry,
    Outline,
    Replay,
    ScoresOverTime,
    TurnPlace,
)
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.journal import TAIL, line_of
from comptoir.server.tables.keeper import Keeper
from comptoir.server.tables.sealing import over_time, recorded, written
from comptoir.table import Entry, project
from comptoir.table.seat_log import as_seen

CUT_OFF = """
SELECT number, kind, seat, text, digest, at FROM cut_lines WHERE table_id = $1 ORDER BY cut, number
"""


def export(held: HeldTable, person: str | None) -> str:
    """The record file. Raises Forbidden while somebody could learn from it."""
    demand_open(held, person)
    demand_whole(held)
    return written(recorded(held.row, held.table), held.seats)


async def journal(keeper: Keeper, held: HeldTable, person: str | None) -> Journal:
    """All that was ever done, as it is stored. Raises Forbidden while it holds secrets."""
    alone = held.closed is not None and person is not None and held.people() == [person]
    if held.row.status != "over" and not alone:
        raise Forbidden("not-over-journal")
    return await journal_of(keeper.database, held)


async def journal_of(database: Database, held: HeldTable) -> Journal:
    """The journal with all its secrets."""
    row = held.row
    lines = [line_of(line) for line in await database.fetch(TAIL, held.id, 0)]
    cut = [line_of(line) for line in await database.fetch(CUT_OFF, held.id)]
    return Journal(
        game=row.game,
        version=row.version,
        edition=row.edition,
        edition_digest=row.edition_digest,
        options=msgspec.json.decode(row.options, type=Named),
        names=[seat.name or seat.level for seat in held.seats],
        commitment=row.commitment,
        seed=row.seed if row.status == "over" else None,
        lines=[convert(asdict(line), JournalEntry) for line in lines],
        cut=[convert(asdict(line), JournalEntry) for line in cut],
    )


def demand_whole(held: HeldTable) -> None:
    """Raise Clash if this program can't replay what was played."""
    held.demand_whole()


def is_open(held: HeldTable, person: str | None) -> bool:
    """Whether the game is over, or all its seats are the person's own."""
    alone = held.playing and all(row.belongs_to(person) and not row.away for row in held.seats)
    return held.row.status == "over" or alone


def demand_open(held: HeldTable, person: str | None) -> None:
    """Raise Forbidden while somebody has secrets from the person."""
    if not is_open(held, person):
        raise Forbidden("not-over-secrets")


def is_own_hot_seat(held: HeldTable, person: str | None) -> bool:
    """Whether it is under way, and nobody plays but this person, in several seats, and bots."""
    return (
        bool(held.row.hot_seat)
        and held.playing
        and any(row.belongs_to(person) for row in held.seats)
    )


def demand_steps(held: HeldTable, person: str | None) -> None:
    """Raise Forbidden unless the person may go back to any step of the game."""
    if held.row.status != "over" and not is_own_hot_seat(held, person):
        raise Forbidden("steps-not-yours")
    demand_whole(held)


def told(held: HeldTable, person: str | None, lines: Iterable[Entry]) -> list[GameEventAnswer]:
    """What happened, with all secrets if the game is open, else as a spectator sees it."""
    whole = is_open(held, person)
    return [
        projected.event(event)
        for line in lines
        for event in (line.events if whole else as_seen(line, None))
    ]


def demand_over(held: HeldTable) -> None:
    """Raise Forbidden while somebody plays."""
    if held.row.status != "over":
        raise Forbidden("not-over")


def scores(held: HeldTable, person: str | None) -> ScoresOverTime:
    """Everybody's score at the steps of a game at which one changed, and the last."""
    demand_steps(held, person)
    return over_time(held.table)


def outline(held: HeldTable, person: str | None) -> Outline:
    """Where each turn of a game ends, and in which round."""
    demand_steps(held, person)
    game, log, state = held.table.game, held.table.log, held.table.at(0)
    turns = []
    for number, line in enumerate(log, 1):
        game.apply(state, line.seat, line.action, listen=False)
        after = log[number] if number < len(log) else None
        if after is None or after.opens or after.seat != line.seat:
            turns.append(TurnPlace(number, line.seat, game.round(state)))
    return Outline(turns)


def step(held: HeldTable, person: str | None, number: int, since: int | None = None) -> Replay:
    """A step of a game as a spectator sees it, and what happened since another.

    All secrets of what happened are told if the game is open.
    """
    demand_steps(held, person)
    steps = len(held.table.log)
    if not 0 <= number <= steps:
        raise Malformed("steps", last=steps)
    board = projected.board(project(_at(held.table, number), None))
    first = max(0, number - 1 if since is None else min(since, number))
    events = told(held, person, held.table.log[first:number])
    return Replay(steps=steps, step=number, projection=board, events=events)


def _at(table: AnyTable, number: int) -> AnyTable:
    return table.moved_to(table.at(number))
