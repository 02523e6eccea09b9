"""Guests and accounts: how they come, change and go."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import json

from comptoir.server.errors import Clash, Forbidden, SignedOut, Taken
from comptoir.server.part import Belonging
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
RENAMED = (
    "UPDATE seats SET name = $2 WHERE person = $1",
    "UPDATE chat SET name = $2 WHERE person = $1",
)
RATINGS = "SELECT game, mu, sigma, games FROM ratings WHERE person = $1"
WAITING = """
SELECT COUNT(DISTINCT seats.table_id) AS tables FROM seats
JOIN tables ON tables.id = seats.table_id
WHERE person = $1 AND asked IS NOT NULL AND away = 0 AND tables.status = 'playing'
"""
DAY = 24 * 3600_000
WRONG = "There is no such login with this password."


class Accounts:
    """Changes people in the database."""

    def __init__(
        self,
        database: Database,
        people: People,
        now: Callable[[], int],
        belongings: Callable[[], Sequence[Belonging]],
    ) -> None:
        self._database = database
        self._people = people
        self._now = now
        self._belongings = belongings
        self._passwords = Passwords()

    async def guest(self, name: str, language: str) -> Person:
        """A new guest."""
        return await self._insert(name, None, None, language)

    async def register(
        self, guest: Person | None, login: str, password: str, name: str, language: str
    ) -> Person:
        """A new account; the guest who is signed in becomes it. Raises Taken."""
        if guest and not guest.guest:
            raise Clash("You have an account already. Sign out to make another one.")
        kept = await self._passwords.hash(password)
        try:
            if guest is None:
                return await self._insert(name, login, kept, language)
            await self._database.commit(
                Statement(REGISTER, (guest.id, login, kept, name), rows=1),
                *self._named(guest.id, name),
                tell=changed(guest.id),
            )
        except Conflict:
            raise Taken("Somebody has this login already. Choose another one.") from None
        return await self._found(guest.id)

    async def sign_in(self, guest: Person | None, login: str, password: str) -> Person:
        """The person with this login; what the guest had is theirs from now on."""
        rows = await self._database.fetch("SELECT id, password FROM people WHERE login = $1", login)
        kept = _text(rows[0]["password"]) if rows else None
        if not await self._passwords.fits(password, kept) or not rows:
            raise Forbidden(WRONG)
        identity = str(rows[0]["id"])
        if guest and guest.guest:
            await self._carry(guest.id, identity)
        return await self._found(identity)

    async def _carry(self, guest: str, account: str) -> None:
        carried = [
            Statement(sql, _arguments(sql, guest, account))
            for belonging in self._belongings()
            for sql in belonging.carry
        ]
        gone = Statement("DELETE FROM people WHERE id = $1", (guest,))
        await self._database.commit(*carried, gone, tell=changed(guest, account, out=True))

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
        named = self._named(person.id, str(columns["name"])) if "name" in columns else ()
        return await self._update(person, sets, tuple(columns.values()), (*named, *also))

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """Everywhere else one has to sign in anew."""
        await self.check(person, old)
        kept = await self._passwords.hash(new)
        return await self._update(person, "password = $2, sessions = sessions + 1", (kept,))

    async def check(self, person: Person, password: str) -> None:
        """Raises Forbidden if it isn't the person's password."""
        rows = await self._database.fetch("SELECT password FROM people WHERE id = $1", person.id)
        kept = _text(rows[0]["password"]) if rows else None
        if not await self._passwords.fits(password, kept):
            raise Forbidden("That is not your password.")

    async def delete(self, person: Person) -> None:
        """Forget a person and all that is theirs."""
        forgotten = [
            Statement(sql, (person.id,))
            for belonging in self._belongings()
            for sql in belonging.forget
        ]
        gone = Statement("DELETE FROM people WHERE id = $1", (person.id,))
        await self._database.commit(*forgotten, gone, tell=changed(person.id, out=True))

    async def export(self, person: Person) -> dict[str, Any]:
        """All that is stored about a person, but the password's hash."""
        rows = await self._database.fetch(
            "SELECT id, name, login, email, confirmed, language, settings, created, seen "
            "FROM people WHERE id = $1",
            person.id,
        )
        found: dict[str, Any] = {"person": _plain(rows[0])}
        for belonging in self._belongings():
            stored = await self._database.fetch(belonging.export, person.id)
            found[belonging.name] = [_plain(row) for row in stored]
        return found

    async def ratings(self, person: Person) -> list[Row]:
        """The person's ratings by game."""
        return await self._database.fetch(RATINGS, person.id)

    async def waiting(self, person: Person) -> int:
        """How many tables wait for the person."""
        rows = await self._database.fetch(WAITING, person.id)
        return int(rows[0]["tables"] or 0)

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
        await self._database.commit(update, *also, tell=changed(person.id, out=out))
        return await self._found(person.id)

    def _named(self, identity: str, name: str) -> tuple[Statement, ...]:
        return tuple(Statement(sql, (identity, name)) for sql in RENAMED)

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
