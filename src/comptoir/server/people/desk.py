"""What hosts do about people: each action is a line of the log, in the same commit."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from msgspec import Struct, convert

from comptoir.server.errors import Clash, Forbidden, NotFound
from comptoir.server.people.accounts import Accounts
from comptoir.server.people.people import People, Person, changed
from comptoir.server.store import Conflict, Database, Row, Statement
from comptoir.server.store.values import HIGHEST

Via: TypeAlias = Literal["page", "command"]
DAY = 24 * 3600_000
FOREVER = HIGHEST
"""Until when, if no days are said."""
MOST = 100
TRIES = 10
REASON = 500
NOTE = """
INSERT INTO audit (number, at, host, via, action, person, table_id, detail, tell)
VALUES ((SELECT COALESCE(MAX(number), 0) + 1 FROM audit), $1, $2, $3, $4, $5, $6, $7, $8)
"""
LISTED = """
SELECT id, name, login, created, seen, host, muted, banned,
    (SELECT COUNT(*) FROM reports WHERE about = people.id AND settled IS NULL) AS reports
FROM people
WHERE id = $1 OR login LIKE $2 ESCAPE '!' OR LOWER(name) LIKE $2 ESCAPE '!'
ORDER BY reports DESC, seen DESC, id LIMIT $3
"""
REPORTS = """
SELECT reports.id, teller.name AS teller, about, people.name, people.login, table_id, message, said,
    kind, text, at, settled, outcome
FROM reports JOIN people ON people.id = reports.about
LEFT JOIN people AS teller ON teller.id = reports.person
WHERE CAST($1 AS BIGINT) = 1 OR settled IS NULL ORDER BY at DESC, reports.id LIMIT $2
"""
SETTLE = "UPDATE reports SET settled = $2, outcome = $3 WHERE id = $1 AND settled IS NULL"
LOG = """
SELECT number, at, hosts.name AS host, via, action, audit.person, people.name, table_id, detail
FROM audit LEFT JOIN people ON people.id = audit.person
LEFT JOIN people AS hosts ON hosts.id = audit.host
WHERE number < $1 ORDER BY number DESC LIMIT $2
"""
BY_LOGIN = "SELECT id FROM people WHERE login = $1 OR id = $1"


@dataclass(frozen=True, slots=True)
class By:
    """Who does it: a host who is signed in, or whoever has the command line."""

    host: str | None = None
    via: Via = "command"


class Listed(Struct, frozen=True, kw_only=True):
    """Somebody, as hosts see them."""

    id: str
    name: str
    login: str | None
    created: int
    seen: int
    host: bool
    muted: int
    """Until when; 0: not."""
    banned: int
    reports: int
    """That nobody has settled."""


class Report(Struct, frozen=True, kw_only=True):
    """What was told about somebody."""

    id: str
    teller: str | None
    about: str
    name: str
    login: str | None
    table_id: str
    message: int | None
    said: str
    kind: str
    text: str
    at: int
    settled: int | None
    outcome: str


class Deed(Struct, frozen=True, kw_only=True):
    """A line of the log."""

    number: int
    at: int
    host: str | None
    """The host's name; None: it was a command, or they are gone."""
    via: Via
    action: str
    person: str | None
    name: str | None
    table_id: str
    detail: str


class Desk:
    """Where hosts look and act."""

    def __init__(self, database: Database, people: People, now: Callable[[], int]) -> None:
        self._database = database
        self._people = people
        self._now = now

    async def people(self, search: str = "") -> list[Listed]:
        """Those whose login, name or id it is, or a part of it; those who were reported first."""
        text = search.strip().lower()
        pattern = "".join(f"!{letter}" if letter in "!%_" else letter for letter in text)
        rows = await self._database.fetch(LISTED, search.strip(), f"%{pattern}%", MOST)
        return [convert({**row, "host": bool(row["host"])}, Listed) for row in rows]

    async def reports(self, *, settled: bool = False) -> list[Report]:
        """What was told and nobody has settled, or all; the latest first."""
        rows = await self._database.fetch(REPORTS, int(settled), MOST)
        return [convert(dict(row), Report) for row in rows]

    async def log(self, before: int = HIGHEST) -> list[Deed]:
        """What hosts did, the latest first."""
        return [convert(dict(row), Deed) for row in await self._database.fetch(LOG, before, MOST)]

    async def named(self, who: str) -> Person:
        """The person with this login or id. Raises NotFound."""
        rows: list[Row] = []
        for name in (who.strip(), who.strip().casefold()):
            rows = rows or await self._database.fetch(BY_LOGIN, name)
        found = await self._people.find(str(rows[0]["id"])) if rows else None
        if found is None:
            raise NotFound("no-such-person", who=who)
        return found

    async def mute(self, by: By, person: Person, days: int | None, why: str) -> None:
        """Stop the person from writing for this many days, or permanently."""
        await self._set(by, "mute", person, "muted", self._until(days), _for(days, why))

    async def unmute(self, by: By, person: Person, why: str = "") -> None:
        """Let the person write again."""
        await self._set(by, "unmute", person, "muted", 0, why)

    async def ban(self, by: By, person: Person, days: int | None, why: str) -> None:
        """Shut the person out for this many days, or permanently; bots take their seats."""
        await self._set(by, "ban", person, "banned", self._until(days), _for(days, why))

    async def unban(self, by: By, person: Person, why: str = "") -> None:
        """Let the person come again."""
        await self._set(by, "unban", person, "banned", 0, why)

    async def make_host(self, by: By, person: Person, *, host: bool) -> None:
        """Let somebody with an account look after the server, or no longer."""
        if person.guest:
            raise Clash("guest-host")
        await self._set(by, "host" if host else "unhost", person, "host", int(host), "")

    async def remove(self, by: By, accounts: Accounts, person: Person, why: str) -> None:
        """Remove a person and all that is theirs. The log keeps that it was done, not to whom."""
        demand_right(by, person)
        tell = changed(person.id, out=True)
        await self.note(by, "remove", *accounts.forgetting(person), detail=why, tell=tell)
        self._people.forget(person.id)

    async def settle(self, by: By, report: str, outcome: str) -> None:
        """A report was looked at. Raises NotFound."""
        done = Statement(SETTLE, (report, self._now(), outcome[:REASON]), rows=1)
        rows = await self._database.fetch(
            "SELECT about, table_id FROM reports WHERE id = $1 AND settled IS NULL", report
        )
        if not rows:
            raise NotFound("no-report")
        about, table = str(rows[0]["about"]), str(rows[0]["table_id"])
        await self.note(by, "settle", done, person=about, table=table, detail=outcome)

    async def _set(
        self, by: By, action: str, person: Person, column: str, value: int, detail: str
    ) -> None:
        demand_right(by, person)
        update = Statement(f"UPDATE people SET {column} = $2 WHERE id = $1", (person.id, value), 1)
        out = column == "banned"
        tell = changed(person.id, out=out)
        await self.note(by, action, update, person=person.id, detail=detail, tell=tell)
        self._people.forget(person.id)

    def _until(self, days: int | None) -> int:
        return FOREVER if days is None else self._now() + days * DAY

    async def note(
        self,
        by: By,
        action: str,
        *statements: Statement,
        person: str | None = None,
        table: str = "",
        detail: str = "",
        tell: str = "",
    ) -> None:
        """Do it and write it down, both or neither. Numbers go up by one: the second retries."""
        args = (self._now(), by.host, by.via, action, person, table, detail[:REASON], tell)
        everything = (*statements, Statement(NOTE, args))
        for _ in range(TRIES):
            try:
                await self._database.commit(*everything, tell=tell)
            except Conflict:
                continue
            return
        await self._database.commit(*everything, tell=tell)


def demand_right(by: By, person: Person) -> None:
    """Hosts on the page leave each other and themselves alone. Raises Forbidden."""
    if by.via == "page" and person.host:
        raise Forbidden("is-host")


def _for(days: int | None, why: str) -> str:
    time = "for good" if days is None else f"{days} days"
    return f"{time}: {why}" if why else time
