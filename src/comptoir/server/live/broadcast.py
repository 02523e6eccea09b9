"""What the watchers of a table are told, each from its own seat."""

from collections.abc import Callable

from msgspec import structs

from comptoir.core import Seat
from comptoir.server.live.hub import Differ, Hub, Hubs, Watcher
from comptoir.server.live.messages import (
    ChangeMessage,
    HereMessage,
    SaidMessage,
    SeenMessage,
    ServerMessage,
    TableMessage,
    ThinkingMessage,
    encode,
)
from comptoir.server.play.looking import seen
from comptoir.server.tables.happenings import (
    GameMoved,
    MessageSaid,
    PresenceChanged,
    TableChanged,
    TableRemoved,
)
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.info import info
from comptoir.server.tables.shots import Shot, Since

NOTHING = Since()
"""Of the log, for whoever is shown all of it."""
LONG = 4096
"""A patch of that many bytes is compared with the whole projection, and the shorter one is sent."""


class Broadcaster:
    """Hears what happens at tables, and tells those who watch."""

    def __init__(self, hubs: Hubs, now: Callable[[], int]) -> None:
        self.hubs = hubs
        self._now = now

    def show(self, held: HeldTable, watcher: Watcher, since: Since) -> None:
        """Send the whole to one watcher."""
        watcher.send(encode(self._whole(held, watcher.person, watcher.seat, since)))

    def _whole(
        self, held: HeldTable, person: str | None, seat: Seat | None, since: Since = NOTHING
    ) -> SeenMessage:
        return SeenMessage(**structs.asdict(seen(held, seat, person, since, self._now())))

    def moved(self, moved: GameMoved) -> None:
        """The game went on, or back."""
        held, hub = moved.held, self.hubs.find(moved.held)
        seats = hub.seats if hub else set()
        before = held.shots.last(seats)
        if hub is None:
            return
        if moved.afresh or seats - before.keys():
            self._send_each(held, hub, lambda person, seat: self._whole(held, person, seat))
        else:
            differ = Differ()
            for seat, old in before.items():
                _send_change(held, hub, seat, old, differ)
        if held.thinking != hub.thinking:
            hub.thinking = held.thinking
            hub.send(thinking(held))

    def changed(self, changed: TableChanged) -> None:
        """Somebody sat down, left, returned or voted."""
        held, hub, now = changed.held, self.hubs.find(changed.held), self._now()

        def told(person: str | None, _seat: Seat | None) -> ServerMessage:
            return TableMessage(**structs.asdict(info(held, person, now)))

        if hub is not None:
            self._send_each(held, hub, told)

    def _send_each(
        self,
        held: HeldTable,
        hub: Hub,
        told: Callable[[str | None, Seat | None], ServerMessage],
    ) -> None:
        """Tell everybody what is for them; it is made once for all to whom it says the same."""
        own = held.concerned
        made: dict[tuple[str | None, Seat | None], str] = {}
        for watcher in hub.watchers:
            who = watcher.person if watcher.person in own else None, watcher.seat
            if who not in made:
                made[who] = encode(told(*who))
            watcher.send(made[who])

    def removed(self, removed: TableRemoved) -> None:
        """The table is gone, and so is what there was to see."""
        hub = self.hubs.find(removed.held)
        for watcher in hub.watchers if hub else ():
            watcher.end("gone")

    def came_or_went(self, changed: PresenceChanged) -> None:
        """Others are at the table now."""
        self._send(changed.held, here(changed.held))

    def said(self, said: MessageSaid) -> None:
        """Somebody wrote to all."""
        hub = self.hubs.find(said.held)
        data = encode(SaidMessage(**structs.asdict(said.message))) if hub else ""
        for watcher in hub.watchers if hub else ():
            if said.message.person not in watcher.deaf_to:
                watcher.send(data)

    def _send(self, held: HeldTable, message: ServerMessage) -> None:
        hub = self.hubs.find(held)
        if hub is not None:
            hub.send(message)


def _send_change(held: HeldTable, hub: Hub, seat: Seat | None, old: Shot, differ: Differ) -> None:
    shot = held.shots.of(held.table, seat)
    changes = differ.changes(old, shot)
    fresh = differ.lines(old, shot)
    if not changes and not fresh:
        return
    told = ChangeMessage(length=len(shot.lines), mark=shot.mark, patch=changes, lines=fresh)
    data = encode(told)
    if len(data) > LONG:
        other = encode(structs.replace(told, patch=[[[], shot.board]]))
        data = min(data, other, key=len)
    for watcher in hub.at(seat):
        watcher.send(data)


def thinking(held: HeldTable) -> ThinkingMessage:
    """Which bots think."""
    return ThinkingMessage(held.thinking)


def here(held: HeldTable) -> HereMessage:
    """Who is at the table."""
    return HereMessage(held.here)
