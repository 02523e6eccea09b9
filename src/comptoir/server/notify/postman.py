"""Takes messages out of the outbox when they are due, each in one process only, and sends them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Struct, json

from comptoir.server import metrics
from comptoir.server.background import background, every
from comptoir.server.notify import hooks, words
from comptoir.server.notify.mail import send_mail
from comptoir.server.notify.outcome import SENT, Outcome
from comptoir.server.notify.words import About, Words
from comptoir.server.people.confirming import Confirming
from comptoir.server.people.people import People, Person, changed, new_id
from comptoir.server.people.resetting import Resetting
from comptoir.server.settings import Settings
from comptoir.server.store import Database, Row, Statement, Unavailable

log = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds between two looks into the outbox."""
AT_ONCE = 20
LEASE = 120_000
"""Milliseconds after which another process takes over what one has claimed."""
FIRST_WAIT = 30_000
LONGEST_WAIT = 6 * 3600_000
TRIES = 8
"""After that many a message is given up."""
FAILURES = 8
"""After that many in a row a webhook is switched off."""

CLAIM = """
WITH ready AS MATERIALIZED (
    SELECT id FROM outbox WHERE due <= $1 AND claimed <= $1 ORDER BY due LIMIT {} {}
)
UPDATE outbox SET claimed = $2, tries = tries + 1 WHERE id IN (SELECT id FROM ready)
RETURNING id, person, table_id, kind, hook, args, tries
"""
"""Materialized, so that PostgreSQL looks for those that are due only once."""
ASKED = """
SELECT tables.id, tables.game, tables.title, tables.round, tables.bank, seats.clock, seats.asked
FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.table_id = $1 AND person = $2 AND asked IS NOT NULL AND away = 0
    AND tables.status = 'playing'
"""
INVITED = """
SELECT tables.id, tables.game, tables.title, 0 AS round, NULL AS bank, NULL AS clock, NULL AS asked
FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.table_id = $1 AND person = $2 AND kind = 'invited' AND tables.status = 'waiting'
"""
OTHERS = """
SELECT name FROM seats WHERE table_id = $1 AND (person IS NULL OR person <> $2)
    AND kind IN ('person', 'bot') ORDER BY seat
"""
WAITS = {"turn": ASKED, "invitation": INVITED, "absence": ASKED}
"""By what a message is about: whether the table still waits for the person."""
TOLD = {"turn": words.turn, "invitation": words.invitation, "absence": words.absence}
HERE = "SELECT 1 AS here FROM presence WHERE table_id = $1 AND person = $2 AND until > $3"
LAST = "SELECT at FROM sent WHERE person = $1 AND table_id = $2"
NOTE = """
INSERT INTO sent (person, table_id, at) VALUES ($1, $2, $3)
ON CONFLICT (person, table_id) DO UPDATE SET at = excluded.at
"""
POST = """
INSERT INTO outbox (id, person, table_id, kind, hook, args, due, created)
VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
"""
DONE = "DELETE FROM outbox WHERE id = $1"
LATER = "UPDATE outbox SET due = $2, claimed = 0, tries = tries - $3 WHERE id = $1"


class Item(Struct, frozen=True):
    """A message in the outbox."""

    id: str
    person: str
    table_id: str
    kind: str
    hook: str | None
    args: dict[str, Any]
    tries: int


class Postman:
    """Looks into the outbox every now and then."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        people: People,
        confirming: Confirming,
        resetting: Resetting,
        now: Callable[[], int],
    ) -> None:
        self._settings = settings
        self._database = database
        self._people = people
        self._confirming = confirming
        self._resetting = resetting
        self._now = now
        self.server = settings.address[0] if settings.address else ""
        """The address of this server, for links; nobody else's word is taken for it."""

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """Deliver in the background."""
        async with background(every(EVERY, self.deliver)):
            yield

    async def deliver(self) -> int:
        """Deliver all that is due; how many there were."""
        total = 0
        while claimed := await self._claim():
            await asyncio.gather(*(self._try(item) for item in claimed))
            total += len(claimed)
        return total

    async def _claim(self) -> list[Item]:
        now = self._now()
        sql = CLAIM.format(AT_ONCE, self._database.skip_locked)
        rows = await self._database.commit(Statement(sql, (now, now + LEASE)))
        return [_item(row) for row in rows]

    async def _try(self, item: Item) -> None:
        """Whatever is wrong with a message, it is tried again, and given up in the end."""
        try:
            await self._handle(item)
        except Unavailable:
            raise
        except Exception:
            log.exception("A message could not be delivered.")
            await self._finish(item, sent=False)

    async def _handle(self, item: Item) -> None:
        person = await self._people.find(item.person)
        about = await self._about(item)
        if person is None or (item.table_id and about is None):
            await self._done(item)
        elif item.kind in WAITS:
            await self._fan_out(item, person)
        else:
            await self._send(item, person, about)

    async def _about(self, item: Item) -> About | None:
        """The table, if it still waits for the person."""
        if not item.table_id:
            return None
        rows = await self._database.fetch(WAITS[_subject(item)], item.table_id, item.person)
        if not rows:
            return None
        row, now = rows[0], self._now()
        others = await self._database.fetch(OTHERS, item.table_id, item.person)
        left = None if row["bank"] is None else _int(row["clock"]) - (now - _int(row["asked"]))
        return About(
            id=str(row["id"]),
            game=str(row["game"]),
            title=str(row["title"]),
            others=tuple(str(other["name"]) for other in others),
            round=_int(row["round"]),
            left=left,
        )

    async def _fan_out(self, item: Item, person: Person) -> None:
        """One message for each way to reach the person, unless it is too early for one."""
        urgent = item.kind == "absence"
        if not urgent and (due := await self._too_early(item)) > self._now():
            await self._database.commit(Statement(LATER, (item.id, due, 1)))
            return
        note = Statement(NOTE, (person.id, item.table_id, self._now()))
        posts = await self._posts(person, item.table_id, {"about": item.kind})
        await self._database.commit(Statement(DONE, (item.id,)), note, *posts)

    async def _too_early(self, item: Item) -> int:
        """When to look again: the person is at the table, or had a message lately."""
        quiet = self._settings.quiet_minutes * 60_000
        now = self._now()
        if await self._database.fetch(HERE, item.table_id, item.person, now):
            return now + max(quiet, 60_000)
        rows = await self._database.fetch(LAST, item.person, item.table_id)
        return int(rows[0]["at"] or 0) + quiet if rows else 0

    async def _posts(self, person: Person, table: str, args: dict[str, Any]) -> list[Statement]:
        ways: list[tuple[str, str | None]] = [("mail", None)] if person.address else []
        sql = "SELECT id FROM hooks WHERE person = $1 AND broken = ''"
        rows = await self._database.fetch(sql, person.id)
        ways += [("hook", str(row["id"])) for row in rows]
        text, now = json.encode(args).decode(), self._now()
        return [
            Statement(POST, (new_id(), person.id, table, kind, hook, text, now))
            for kind, hook in ways
        ]

    async def _send(self, item: Item, person: Person, about: About | None) -> None:
        if item.kind == "confirm":
            outcome = await self.confirm(person)
        elif item.kind == "reset":
            outcome = await self._reset(person)
        elif item.kind == "mail":
            outcome = await self.mail(person, self._words(item, person, about))
        else:
            outcome = await self._by_hook(item, person, self._words(item, person, about))
        metrics.MESSAGES.labels(item.kind, "sent" if outcome.sent else "failed").inc()
        await self._finish(item, sent=outcome.sent)

    async def _finish(self, item: Item, *, sent: bool) -> None:
        if sent or item.tries >= TRIES:
            await self._done(item)
        else:
            wait = min(LONGEST_WAIT, FIRST_WAIT * 4 ** (item.tries - 1))
            await self._database.commit(Statement(LATER, (item.id, self._now() + wait, 0)))

    def _words(self, item: Item, person: Person, about: About | None) -> Words:
        if about is None:
            where, times = str(item.args.get("host", "")), int(item.args.get("times", 0))
            return words.broken(person.language, person.name, where, times)
        return TOLD[_subject(item)](person.language, person.name, about, self.server)

    async def mail(self, person: Person, told: Words) -> Outcome:
        """Send an e-mail to the person, if there is an address that messages may go to."""
        if not person.address:
            return SENT
        leave = ""
        if self.server:
            leave = f"{self.server}/no-email#token={self._confirming.leaving(person)}"
        text = words.letter(person.language, told, self.server, leave)
        return await send_mail(self._settings, person.address, told.subject, text, leave)

    async def confirm(self, person: Person) -> Outcome:
        """Ask whoever reads the person's address whether it is theirs: the one e-mail before."""
        if not person.email or person.confirmed:
            return SENT
        link = f"{self.server}/confirm#token={self._confirming.token(person)}"
        told = words.confirm(person.language, self.server, link)
        return await send_mail(self._settings, person.email, told.subject, f"{told.text}\n")

    async def _reset(self, person: Person) -> Outcome:
        """Send a link by which to set a new password, to an address that is the person's."""
        if not person.address or person.login is None:
            return SENT
        link = f"{self.server}/reset#token={self._resetting.token(person)}"
        told = words.reset(person.language, person.login, self.server, link)
        return await send_mail(self._settings, person.address, told.subject, f"{told.text}\n")

    async def _by_hook(self, item: Item, person: Person, told: Words) -> Outcome:
        sql = "SELECT url, shape FROM hooks WHERE id = $1 AND broken = ''"
        rows = await self._database.fetch(sql, item.hook)
        if not rows:
            return SENT
        url, shape = str(rows[0]["url"]), str(rows[0]["shape"])
        about = {"type": str(item.args.get("about", "")), "table": item.table_id}
        outcome = await hooks.post(self._settings, url, shape, told, about)
        await self._score(str(item.hook), url, person, outcome)
        return outcome

    async def _score(self, hook: str, url: str, person: Person, outcome: Outcome) -> None:
        """Switch a webhook off that keeps failing, and tell the person."""
        if outcome.sent:
            sql = "UPDATE hooks SET failures = 0 WHERE id = $1 AND failures > 0"
            await self._database.commit(Statement(sql, (hook,)))
            return
        sql = "UPDATE hooks SET failures = failures + 1 WHERE id = $1 RETURNING failures"
        rows = await self._database.commit(Statement(sql, (hook,)))
        times = int(rows[0]["failures"] or 0) if rows else 0
        if times >= FAILURES:
            await self._switch_off(hook, url, person, outcome, times)

    async def _switch_off(
        self, hook: str, url: str, person: Person, outcome: Outcome, times: int
    ) -> None:
        off = "UPDATE hooks SET broken = $2 WHERE id = $1"
        reason = f"{outcome.reason} {outcome.status}" if outcome.status else outcome.reason
        await self._database.commit(Statement(off, (hook, reason)), tell=changed(person.id))
        args = {"about": "broken_hook", "host": hooks.host(url), "times": times}
        if posts := await self._posts(person, "", args):
            await self._database.commit(*posts)

    async def _done(self, item: Item) -> None:
        await self._database.commit(Statement(DONE, (item.id,)))


def _subject(item: Item) -> str:
    """What a message to somebody at a table is about."""
    return item.kind if item.kind in WAITS else str(item.args.get("about", "turn"))


def _int(value: int | str | None) -> int:
    return int(value or 0)


def _item(row: Row) -> Item:
    return Item(
        id=str(row["id"]),
        person=str(row["person"]),
        table_id=str(row["table_id"]),
        kind=str(row["kind"]),
        hook=None if row["hook"] is None else str(row["hook"]),
        args=json.decode(str(row["args"]), type=dict[str, Any]),
        tries=int(row["tries"] or 0),
    )
