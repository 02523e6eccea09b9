"""Finished games: their record file, and any step of them."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from comptoir.core import Json
from comptoir.server.errors import Forbidden, Malformed
from comptoir.server.tables.live import Live
from comptoir.table import Table, project, record, to_json
from comptoir.table.plain import event_json


def export(live: Live, person: str | None) -> str:
    """The record file. Raises Forbidden while somebody could learn from it."""
    demand_open(live, person)
    names = [row.name or row.level for row in live.seats]
    date = datetime.fromtimestamp((live.row.started or live.row.created) / 1000, UTC)
    found = record.of(live.table, names, date.strftime("%Y-%m-%d"))
    if live.row.parent_step is None:
        seed = live.row.seed if live.row.status == "over" else ""
        found = replace(found, commitment=live.row.commitment, seed=seed)
    return record.write(found)


def demand_open(live: Live, person: str | None) -> None:
    """Raise Forbidden unless the game is over, or all its seats are the person's own."""
    alone = live.playing and all(row.belongs_to(person) and not row.away for row in live.seats)
    if live.row.status != "over" and not alone:
        raise Forbidden("The game is not over: only then all secrets are open.")


def demand_over(live: Live) -> None:
    """Raise Forbidden while somebody plays."""
    if live.row.status != "over":
        raise Forbidden("The game is not over.")


def scores(live: Live, person: str | None) -> dict[str, Json]:
    """Everybody's score at the steps of an open game at which one changed, and the last."""
    demand_open(live, person)
    game, log = live.table.game, live.table.log
    state = live.table.at(0)
    points: dict[int, list[int]] = {}
    for number in range(len(log) + 1):
        if number:
            game.apply(state, log[number - 1].seat, log[number - 1].action, listen=False)
        found = sorted(game.result(state) or game.standings(state), key=lambda score: score.seat)
        totals = [score.total for score in found]
        if not points or number == len(log) or totals != list(points.values())[-1]:
            points[number] = totals
    return {"points": [{"step": number, "totals": [*totals]} for number, totals in points.items()]}


def step(live: Live, person: str | None, number: int) -> dict[str, Json]:
    """A step of an open game as a spectator sees it, with all secrets of what happened."""
    demand_open(live, person)
    steps = len(live.table.log)
    if not 0 <= number <= steps:
        raise Malformed(f"The game has steps 0 to {steps}.")
    projection = to_json(project(_at(live.table, number), None))
    del projection["log"]
    events: list[Json] = []
    if number:
        entry = live.table.log[number - 1]
        events = [event_json(event) for event in entry.events]
    return {"steps": steps, "step": number, "projection": projection, "events": events}


def _at(table: Table[Any], number: int) -> Table[Any]:
    return table.moved_to(table.at(number))
