"""Who asks: a signed cookie names a person, how often they signed out everywhere, and a session."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import blake2b
from secrets import token_urlsafe
from time import time
from typing import Any, NamedTuple

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from comptoir.server.errors import SignedOut
from comptoir.server.people.people import People, Person
from comptoir.server.settings import Settings
from comptoir.server.store import Database, Statement

COOKIE = "session"
DEVICE = "device"
"""The cookie that stands for a browser, whoever signs in there."""
KNOWN = "known"
"""The cookie that names logins with which somebody has signed in in a browser."""
LOGINS = 5
TOKEN = 32
"""Its length."""
YEAR = 365 * 24 * 3600
"""How long a session lasts without a visit, in seconds."""

HOUR = 3_600_000
"""How long a cookie that was found valid is taken to be so, in milliseconds."""
KEPT = 10_000
"""How many such cookies are remembered."""

Asking = ASGIConnection[Any, Any, Any, Any]


class Signed(NamedTuple):
    """What a cookie says."""

    identity: str = ""
    """Of the person; empty: nobody."""
    sessions: int = 0
    """How often the person had signed out everywhere."""
    session: str = ""
    """Stands for this session, until it is signed out; those of long ago share an empty one."""


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
        self._sound: dict[str, tuple[Signed, int]] = {}
        """What it says and until when, by cookie: checking one takes as long as a request."""

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

    def cookie(self, person: Person, asking: Asking) -> Cookie:
        """The cookie that signs a person in; one who is signed in keeps the same session."""
        assert self._signer
        signed = self._signed(asking)
        goes_on = _fits(signed, person)
        session = signed.session if goes_on else token_urlsafe(12)
        token = str(self._signer.dumps([person.id, person.sessions, session]))
        return self._cookie(token, YEAR, asking)

    def session(self, asking: Asking) -> str:
        """What stands for the session of whoever asks."""
        return self._signed(asking).session

    def gone(self, asking: Asking) -> Cookie:
        """The cookie that signs out."""
        return self._cookie("", 0, asking)

    def device(self, asking: Asking) -> Cookie:
        """The cookie that stands for this browser."""
        known = asking.cookies.get(DEVICE, "")
        value = known if len(known) == TOKEN and known.isascii() else token_urlsafe(24)
        return replace(self._cookie(value, YEAR, asking), key=DEVICE)

    def known(self, asking: Asking, login: str) -> Cookie:
        """The cookie of a browser in which somebody has signed in with this login."""
        logins = [login, *(other for other in self._known(asking) if other != login)][:LOGINS]
        value = str(self.signer("comptoir.known").dumps(logins))
        return replace(self._cookie(value, YEAR, asking), key=KNOWN)

    def tried_from(self, asking: Asking, login: str) -> str:
        """Whose tries to sign in are counted together.

        Strangers guess together; a browser in which the owner signed in before is counted for
        itself, so that nobody's guesses lock its owner out.
        """
        if login in self._known(asking):
            return f"login {login} {asking.cookies[KNOWN]}"
        return f"login {login}"

    def _known(self, asking: Asking) -> list[str]:
        try:
            found = self.signer("comptoir.known").loads(asking.cookies.get(KNOWN, ""))
        except (BadData, ValueError, TypeError):
            return []
        return [str(login) for login in found] if isinstance(found, list) else []

    def origin(self, asking: Asking, address: str) -> str:
        """What stands for a browser and an address; neither can be read out of it.

        This machine's own address says nothing: a proxy that is not listed as one may have it.
        """
        assert self._secret
        browser = asking.cookies.get(DEVICE, "")
        own = not address or address.startswith("127.") or address in ("::1", "localhost")
        traces = [f"browser {browser}" if browser else "", "" if own else f"address {address}"]
        return " ".join(
            blake2b(trace.encode(), key=self._secret.encode()[:64], digest_size=12).hexdigest()
            for trace in traces
            if trace
        )

    def _cookie(self, value: str, age: int, asking: Asking) -> Cookie:
        https = any(address.startswith("https:") for address in self._settings.address)
        secure = https or asking.scope.get("scheme") in ("https", "wss")
        return Cookie(
            COOKIE, value=value, max_age=age, httponly=True, samesite="lax", secure=secure
        )

    async def visitor(self, asking: Asking) -> Person | None:
        """Who asks, if somebody is signed in."""
        signed = self._signed(asking)
        person = await self._people.find(signed.identity) if signed.identity else None
        return person if person is not None and _fits(signed, person) else None

    def _signed(self, asking: Asking) -> Signed:
        return self._read(asking.cookies.get(COOKIE, ""))

    def _read(self, token: str) -> Signed:
        """What a cookie says; one that is not valid names nobody."""
        if not token or self._signer is None:
            return Signed()
        found, until = self._sound.get(token, (Signed(), 0))
        if self._now() < until:
            return found
        try:
            (identity, sessions, *session), at = self._signer.loads(token, return_timestamp=True)
            found = Signed(str(identity), int(sessions), *map(str, session))
        except (BadData, ValueError, TypeError):
            return Signed()
        if time() - at.timestamp() > YEAR:  # one of the future is valid: clocks are set
            return Signed()
        if len(self._sound) >= KEPT:
            self._sound.clear()
        self._sound[token] = found, self._now() + HOUR
        return found

    async def person(self, asking: Asking) -> Person:
        """Who asks. Raises SignedOut for nobody."""
        found = await self.visitor(asking)
        if found is None:
            raise SignedOut
        return found


def _fits(signed: Signed, person: Person) -> bool:
    """Whether the person is signed in with that."""
    same = signed.identity == person.id and signed.sessions == person.sessions
    return same and signed.session not in person.ended
