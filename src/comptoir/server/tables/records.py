"""Finished games, and one's own: their record file, and any step of them."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from comptoir.core import Json
from comptoir.server.errors import Forbidden, Malformed
from comptoir.server.tables.live import Live
from comptoir.table import Entry, Table, project, record, to_json
from comptoir.table.plain import event_json
from comptoir.table.seen import as_seen


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


def is_open(live: Live, person: str | None) -> bool:
    """Whether the game is over, or all its seats are the person's own."""
    alone = live.playing and all(row.belongs_to(person) and not row.away for row in live.seats)
    return live.row.status == "over" or alone


def demand_open(live: Live, person: str | None) -> None:
    """Raise Forbidden while somebody has secrets from the person."""
    if not is_open(live, person):
        raise Forbidden("The game is not over: only then all secrets are open.")


def is_own_hot_seat(live: Live, person: str | None) -> bool:
    """Whether it is under way, and nobody plays but this person, in several seats, and bots."""
    return (
        bool(live.row.hot_seat)
        and live.playing
        and any(row.belongs_to(person) for row in live.seats)
    )


def demand_steps(live: Live, person: str | None) -> None:
    """Raise Forbidden unless the person may go back to any step of the game."""
    if live.row.status != "over" and not is_own_hot_seat(live, person):
        raise Forbidden("You can go back in finished games and in your own hot-seat games only.")


def told(live: Live, person: str | None, lines: Iterable[Entry]) -> list[Json]:
    """What happened, with all secrets if the game is open, else as a spectator sees it."""
    whole = is_open(live, person)
    return [
        event_json(event)
        for line in lines
        for event in (line.events if whole else as_seen(line, None))
    ]


def demand_over(live: Live) -> None:
    """Raise Forbidden while somebody plays."""
    if live.row.status != "over":
        raise Forbidden("The game is not over.")


def scores(live: Live, person: str | None) -> dict[str, Json]:
    """Everybody's score at the steps of a game at which one changed, and the last."""
    demand_steps(live, person)
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
    """A step of a game as a spectator sees it, with all secrets of what happened if it is open."""
    demand_steps(live, person)
    steps = len(live.table.log)
    if not 0 <= number <= steps:
        raise Malformed(f"The game has steps 0 to {steps}.")
    projection = to_json(project(_at(live.table, number), None))
    del projection["log"]
    events = told(live, person, live.table.log[number - 1 : number]) if number else []
    return {"steps": steps, "step": number, "projection": projection, "events": events}


def _at(table: Table[Any], number: int) -> Table[Any]:
    return table.moved_to(table.at(number))
