"""Guests and accounts: how they come, change and go."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import json

from comptoir.server.errors import Clash, Forbidden, SignedOut, Taken
from comptoir.server.people.answers import Export
from comptoir.server.people.belongings import Belonging
from comptoir.server.people.passwords import Passwords
from comptoir.server.people.people import People, Person, changed, new_id
from comptoir.server.store import Conflict, Database, Row, Scalar, Statement

INSERT = """
INSERT INTO people (id, name, login, password, language, created, seen)
VALUES ($1, $2, $3, $4, $5, $6, $6)
"""
REGISTER = """
UPDATE people SET login = $2, password = $3, name = $4, sessions = sessions + 1
WHERE id = $1 AND login IS NULL
"""
"""What signed the guest in does not sign anybody in to the account."""
END = """
INSERT INTO ended_sessions (person, session, at) VALUES ($1, $2, $3)
ON CONFLICT (person, session) DO NOTHING
"""
BEGIN_ANEW = "DELETE FROM ended_sessions WHERE person = $1"
"""After signing out everywhere nobody needs a list of sessions."""
RESET = """
UPDATE people SET password = $2, sessions = sessions + 1 WHERE id = $1 AND sessions = $3
"""
DAY = 24 * 3600_000


class Accounts:
    """Changes people in the database."""

    def __init__(
        self,
        database: Database,
        people: People,
        belongings: Sequence[Belonging],
        now: Callable[[], int],
    ) -> None:
        self._database = database
        self._people = people
        self._belongings = belongings
        self._now = now
        self._passwords = Passwords()

    async def guest(self, name: str, language: str) -> Person:
        """A new guest."""
        return await self._insert(name, None, None, language)

    async def register(
        self, guest: Person | None, login: str, password: str, name: str, language: str
    ) -> Person:
        """A new account; the guest who is signed in becomes it. Raises Taken."""
        if guest and not guest.guest:
            raise Clash("has-account")
        kept = await self._passwords.hash(password)
        try:
            if guest is None:
                return await self._insert(name, login, kept, language)
            await self._database.commit(
                Statement(REGISTER, (guest.id, login, kept, name), rows=1),
                Statement(BEGIN_ANEW, (guest.id,)),
                *self._named(guest, name),
                tell=changed(guest.id),
            )
        except Conflict:
            raise Taken("login-taken") from None
        return await self._found(guest.id)

    async def sign_in(self, guest: Person | None, login: str, password: str) -> Person:
        """The person with this login; what the guest had is theirs from now on."""
        rows = await self._database.fetch("SELECT id, password FROM people WHERE login = $1", login)
        kept = _text(rows[0]["password"]) if rows else None
        if not await self._passwords.fits(password, kept) or not rows:
            raise Forbidden("wrong-login")
        identity = str(rows[0]["id"])
        if guest and guest.guest:
            await self._carry(guest.id, identity)
        return await self._found(identity)

    async def move(self, visitor: Person | None, guest: Person) -> Person:
        """A guest goes on in a browser; what another guest had there is theirs from now on."""
        if visitor and not visitor.guest:
            raise Clash("signed-in-already")
        if visitor and visitor.id != guest.id:
            await self._carry(visitor.id, guest.id)
        return await self._found(guest.id)

    async def _carry(self, guest: str, account: str) -> None:
        carried = [
            Statement(sql, _arguments(sql, guest, account))
            for belonging in self._belongings
            for sql in belonging.carry
        ]
        gone = Statement("DELETE FROM people WHERE id = $1", (guest,))
        await self._database.commit(*carried, gone, tell=changed(guest, account, out=True))

    async def sign_out(self, person: Person, session: str) -> None:
        """The session's cookies sign nobody in any more, wherever they are."""
        end = Statement(END, (person.id, session, self._now()))
        await self._database.commit(end, tell=changed(person.id, out=True))
        self._people.forget(person.id)

    async def sign_out_everywhere(self, person: Person) -> None:
        """No session from before works any more."""
        await self._update(person, "sessions = sessions + 1")

    async def visit(self, person: Person) -> None:
        """Note that the person was here, once a day."""
        now = self._now()
        if now - person.seen > DAY:
            await self._update(person, "seen = $2", (now,))

    async def change(
        self, person: Person, columns: Mapping[str, Scalar], *also: Statement
    ) -> Person:
        """Set columns that were checked before, and do what goes with it."""
        sets = ", ".join(f"{name} = ${number}" for number, name in enumerate(columns, 2))
        named = self._named(person, str(columns["name"])) if "name" in columns else ()
        return await self._update(person, sets, tuple(columns.values()), (*named, *also))

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Everywhere else one has to sign in again."""
        await self.check(person, old)
        kept = await self._passwords.hash(new)
        return await self._update(person, "password = $2, sessions = sessions + 1", (kept,))

    async def reset_password(self, person: Person, new: str) -> Person:
        """By a link, which works only once. Raises Conflict if somebody was faster."""
        kept = await self._passwords.hash(new)
        reset = Statement(RESET, (person.id, kept, person.sessions), rows=1)
        anew = Statement(BEGIN_ANEW, (person.id,))
        await self._database.commit(reset, anew, tell=changed(person.id, out=True))
        return await self._found(person.id)

    async def check(self, person: Person, password: str) -> None:
        """Raises Forbidden if it isn't the person's password."""
        rows = await self._database.fetch("SELECT password FROM people WHERE id = $1", person.id)
        kept = _text(rows[0]["password"]) if rows else None
        if not await self._passwords.fits(password, kept):
            raise Forbidden("wrong-password")

    async def delete(self, person: Person) -> None:
        """Forget a person and all that is theirs."""
        await self._database.commit(*self.forgetting(person), tell=changed(person.id, out=True))

    def forgetting(self, person: Person) -> list[Statement]:
        """What deletes a person and all that is theirs."""
        forgotten = [
            Statement(sql, (person.id,))
            for belonging in self._belongings
            for sql in belonging.forget
        ]
        return [*forgotten, Statement("DELETE FROM people WHERE id = $1", (person.id,))]

    async def export(self, person: Person) -> Export:
        """All that is stored about a person, but the password's hash."""
        rows = await self._database.fetch(
            "SELECT id, name, login, email, confirmed, language, settings, created, seen, host, "
            "muted, banned FROM people WHERE id = $1",
            person.id,
        )
        found: dict[str, list[dict[str, Any]]] = {}
        for belonging in self._belongings:
            if belonging.export:
                stored = await self._database.fetch(belonging.export, person.id)
                found[belonging.name] = [_plain(row) for row in stored]
        return Export(person=_plain(rows[0]), **found)

    async def _insert(
        self, name: str, login: str | None, kept: str | None, language: str
    ) -> Person:
        identity = new_id()
        args = (identity, name, login, kept, language, self._now())
        await self._database.commit(Statement(INSERT, args))
        return await self._found(identity)

    async def _update(
        self,
        person: Person,
        sets: str,
        args: tuple[Scalar, ...] = (),
        also: tuple[Statement, ...] = (),
    ) -> Person:
        update = Statement(f"UPDATE people SET {sets} WHERE id = $1", (person.id, *args), rows=1)
        out = "sessions" in sets
        anew = (Statement(BEGIN_ANEW, (person.id,)),) if out else ()
        try:
            await self._database.commit(update, *anew, *also, tell=changed(person.id, out=out))
        except Conflict:
            await self._found(person.id)  # whoever is gone is signed out, and not in conflict
            raise
        return await self._found(person.id)

    def _named(self, person: Person, name: str) -> tuple[Statement, ...]:
        return tuple(
            Statement(sql, (person.id, name, person.name))
            for belonging in self._belongings
            for sql in belonging.rename
        )

    async def _found(self, identity: str) -> Person:
        self._people.forget(identity)
        person = await self._people.find(identity)
        if person is None:
            raise SignedOut
        return person


def _arguments(sql: str, guest: str, account: str) -> tuple[str, ...]:
    return (guest, account) if "$2" in sql else (guest,)


def _text(value: Scalar) -> str | None:
    return None if value is None else str(value)


def _plain(row: Row) -> dict[str, Any]:
    found: dict[str, Any] = dict(row)
    if isinstance(found.get("settings"), str):
        found["settings"] = json.decode(found["settings"])
    return found
