"""What the watchers of a table are told, each from its own seat."""

from comptoir.core import Json, Seat
from comptoir.server.live.hub import Differ, Shot, Since, Watcher, encode
from comptoir.server.tables.info import info
from comptoir.server.tables.live import Live
from comptoir.table.seen import line_json

LONG = 4096
"""A patch of so many bytes is compared with the whole projection, and the shorter one is sent."""


def seen(live: Live, seat: Seat | None, person: str | None, since: Since, now: int) -> Json:
    """The table as the seat sees it, with the lines of the log after `since`."""
    projection: Json = None
    length, mark = 0, ""
    if live.row.status != "waiting" and not live.damaged:
        shot = live.hub.shot(live.table, seat)
        length, mark = len(shot.lines), shot.mark
        projection = {**shot.board, "log": [line_json(line) for line in shot.after(since)]}
    table: Json = info(live, person, now)
    return {"table": table, "projection": projection, "length": length, "mark": mark, "now": now}


def show(live: Live, watcher: Watcher, since: Since, now: int) -> None:
    """Send the whole to one watcher."""
    whole = seen(live, watcher.seat, watcher.person, since, now)
    assert isinstance(whole, dict)
    watcher.send(encode({"type": "seen", **whole}))


def show_all(live: Live, now: int) -> None:
    """Send the whole to everybody: the game began, or lines of the log are gone."""
    for watcher in live.hub.watchers:
        show(live, watcher, Since(), now)


def changed(live: Live, now: int, *, undone: bool) -> None:
    """The table went on, or back."""
    before = live.hub.last_shots()
    if undone or live.hub.seats - before.keys():
        show_all(live, now)
    else:
        differ = Differ()
        for seat, old in before.items():
            _send_change(live, seat, old, differ)
    if live.thinking != live.hub.thinking:
        live.hub.thinking = live.thinking
        live.hub.send(thinking(live))


def _send_change(live: Live, seat: Seat | None, old: Shot, differ: Differ) -> None:
    shot = live.hub.shot(live.table, seat)
    changes = differ.changes(old, shot)
    fresh: list[Json] = [line_json(line) for line in shot.lines[len(old.lines) :]]
    if not changes and not fresh:
        return
    told: dict[str, Json] = {"type": "change", "length": len(shot.lines), "mark": shot.mark}
    data = encode({**told, "patch": changes, "lines": fresh})
    if len(data) > LONG:
        whole: list[Json] = [[[], shot.board]]
        other = encode({**told, "patch": whole, "lines": fresh})
        data = min(data, other, key=len)
    for watcher in live.hub.at(seat):
        watcher.send(data)


def thinking(live: Live) -> dict[str, Json]:
    """Which bots think."""
    return {"type": "thinking", "seats": [*live.thinking]}


def table(live: Live, now: int) -> None:
    """Somebody sat down, left, returned or voted."""
    for watcher in live.hub.watchers:
        watcher.send(encode({"type": "table", **info(live, watcher.person, now)}))


def here(live: Live) -> None:
    """Who is at the table."""
    people: list[Json] = [*live.here]
    live.hub.send({"type": "here", "people": people})
