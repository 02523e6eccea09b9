"""Who asks: a signed cookie names a person and the number of their sessions."""

from collections.abc import Callable
from secrets import token_urlsafe
from typing import Any

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from comptoir.server.errors import SignedOut
from comptoir.server.people.people import People, Person
from comptoir.server.settings import Settings
from comptoir.server.store import Database, Statement

COOKIE = "session"
YEAR = 365 * 24 * 3600
"""How long a session lasts without a visit, in seconds."""

HOUR = 3_600_000
"""How long a cookie that was found sound is taken to be so, in milliseconds."""
KEPT = 10_000
"""How many such cookies are remembered."""

Asking = ASGIConnection[Any, Any, Any, Any]


class Sessions:
    """Makes and reads the cookie."""

    def __init__(
        self, settings: Settings, database: Database, people: People, now: Callable[[], int]
    ) -> None:
        self._settings = settings
        self._database = database
        self._people = people
        self._now = now
        self._secret = ""
        self._signer: URLSafeTimedSerializer | None = None
        self._sound: dict[str, tuple[str, int, int]] = {}
        """Person, sessions and until when, by cookie: checking one takes as long as a request."""

    async def open(self) -> None:
        """Get the key, or make it if this is the first start."""
        secret = self._settings.secret
        if not secret:
            await self._database.commit(
                Statement(
                    "INSERT INTO secrets (name, value) VALUES ('sessions', $1) "
                    "ON CONFLICT (name) DO NOTHING",
                    (token_urlsafe(32),),
                )
            )
            rows = await self._database.fetch("SELECT value FROM secrets WHERE name = 'sessions'")
            secret = str(rows[0]["value"])
        self._secret = secret
        self._signer = URLSafeTimedSerializer(secret, salt="comptoir.session")

    def signer(self, salt: str) -> URLSafeSerializer:
        """Signs something else with the same key."""
        assert self._secret
        return URLSafeSerializer(self._secret, salt=salt)

    def token(self, person: Person) -> str:
        """What the cookie says."""
        assert self._signer
        return str(self._signer.dumps([person.id, person.sessions]))

    def cookie(self, person: Person, asking: Asking) -> Cookie:
        """The cookie that signs a person in."""
        return self._cookie(self.token(person), YEAR, asking)

    def gone(self, asking: Asking) -> Cookie:
        """The cookie that signs out."""
        return self._cookie("", 0, asking)

    def _cookie(self, value: str, age: int, asking: Asking) -> Cookie:
        https = any(address.startswith("https:") for address in self._settings.address)
        secure = https or asking.scope.get("scheme") in ("https", "wss")
        return Cookie(
            COOKIE, value=value, max_age=age, httponly=True, samesite="lax", secure=secure
        )

    async def visitor(self, asking: Asking) -> Person | None:
        """Who asks, if somebody is signed in."""
        identity, sessions = self._read(asking.cookies.get(COOKIE, ""))
        person = await self._people.find(identity) if identity else None
        return person if person is not None and person.sessions == sessions else None

    def _read(self, token: str) -> tuple[str, int]:
        """The person that a cookie names, and the number of their sessions; nobody: no name."""
        if not token or self._signer is None:
            return "", 0
        identity, sessions, until = self._sound.get(token, ("", 0, 0))
        if self._now() < until:
            return identity, sessions
        try:
            identity, sessions = self._signer.loads(token, max_age=YEAR)
        except (BadData, ValueError, TypeError):
            return "", 0
        if len(self._sound) >= KEPT:
            self._sound.clear()
        self._sound[token] = str(identity), sessions, self._now() + HOUR
        return str(identity), sessions

    async def person(self, asking: Asking) -> Person:
        """Who asks. Raises SignedOut for nobody."""
        found = await self.visitor(asking)
        if found is None:
            raise SignedOut
        return found
