"""What goes wrong, as the interface says it: a status, a code and a kind; nothing internal.

A kind has a message `error-KIND` in every language: pages say it in the language of their reader,
and the answer has it in English, for programs.
"""

import logging
from functools import cache
from typing import Any, TypeAlias

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from msgspec import Struct

from comptoir.core import (
    BadEdition,
    ComptoirError,
    CorruptLog,
    IllegalAction,
    InvalidNotation,
    InvalidSetup,
)
from comptoir.lang import Speaker
from comptoir.lang.language import DEFAULT
from comptoir.server.projected import RefusalAnswer, refusal
from comptoir.server.store.database import Conflict, Unavailable, Unstorable

log = logging.getLogger(__name__)


class Trouble(Struct, frozen=True):
    """What went wrong."""

    code: str
    kind: str
    """What exactly, for sentences in other languages; `args` are its values."""
    message: str
    args: dict[str, int | str] = {}
    refusal: RefusalAnswer | None = None


class ErrorAnswer(Struct, frozen=True):
    """The body of every answer that is an error."""

    error: Trouble


def sentence(kind: str, **args: int | str) -> str:
    """What is said of a kind, in English."""
    return _english().text(f"error-{kind}", **args)


@cache
def _english() -> Speaker:
    return Speaker(DEFAULT)


class Problem(ComptoirError):
    """A request that can't be granted: of a kind, whose sentence says what to do."""

    status = 400
    code = "malformed"

    def __init__(self, kind: str, **args: int | str) -> None:
        super().__init__(sentence(kind, **args))
        self.kind = kind
        self.about = args

    @property
    def trouble(self) -> Trouble:
        """What is answered."""
        return Trouble(self.code, self.kind, str(self), self.about)


class Malformed(Problem):
    """A request that makes no sense."""


class SignedOut(Problem):
    """Only people who are signed in can do that."""

    status, code = 401, "signed_out"

    def __init__(self) -> None:
        super().__init__("signed-out")


class Forbidden(Problem):
    """Not for this person."""

    status, code = 403, "forbidden"


class Banned(Problem):
    """A host has banned this person, until then."""

    status, code = 403, "banned"

    def __init__(self, until: int) -> None:
        super().__init__("banned", until=until)


class Muted(Problem):
    """A host has muted this person, until then."""

    status, code = 403, "muted"

    def __init__(self, until: int) -> None:
        super().__init__("muted", until=until)


class NotFound(Problem):
    """There is no such thing, as far as this person may know."""

    status, code = 404, "not_found"

    def __init__(self, kind: str = "not-found", **args: int | str) -> None:
        super().__init__(kind, **args)


class Stale(Problem):
    """Something happened in the meantime."""

    status, code = 409, "stale"


class Taken(Problem):
    """Somebody else has it."""

    status, code = 409, "taken"


class Started(Problem):
    """Too late: the game has begun, or too early: it has not."""

    status, code = 409, "started"


class Clash(Problem):
    """It does not go with how things are."""

    status, code = 409, "conflict"


class TooMany(Problem):
    """Too often; `wait` says for how many seconds."""

    status, code = 429, "too_many"

    def __init__(self, wait: int) -> None:
        super().__init__("too-often", wait=wait)
        self.wait = wait


class Unreachable(Problem):
    """Something that is needed does not answer now."""

    status, code = 503, "unavailable"

    def __init__(self, kind: str = "unavailable") -> None:
        super().__init__(kind)


def answer(status: int, trouble: Trouble, wait: int = 0) -> Response[ErrorAnswer]:
    """The answer that tells a trouble."""
    headers = {"Retry-After": str(wait)} if wait else {}
    body = ErrorAnswer(trouble)
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)


Asked: TypeAlias = Request[Any, Any, Any]  # Litestar's user, auth, state: unused here


def _problem(_request: Asked, error: Problem) -> Response[ErrorAnswer]:
    wait = error.wait if isinstance(error, TooMany) else 0
    return answer(error.status, error.trouble, wait)


def _illegal(_request: Asked, error: IllegalAction) -> Response[ErrorAnswer]:
    trouble = Trouble("illegal", "illegal", str(error), {}, refusal(error.refusal))
    return answer(422, trouble)


MISTAKES: dict[type[Exception], str] = {
    InvalidNotation: "no-such-action",
    InvalidSetup: "bad-setup",
    CorruptLog: "bad-record",
    BadEdition: "bad-edition",
}


def _mistaken(_request: Asked, error: Exception) -> Response[ErrorAnswer]:
    """The sentence of the error itself says more, to programs."""
    kind = next(MISTAKES[each] for each in type(error).__mro__ if each in MISTAKES)
    return answer(400, Trouble("malformed", kind, str(error)))


def _plain(status: int, code: str, kind: str) -> Response[ErrorAnswer]:
    return answer(status, Trouble(code, kind, sentence(kind)))


def _unstorable(_request: Asked, _error: Unstorable) -> Response[ErrorAnswer]:
    return _plain(400, "malformed", "unstorable")


def _undecodable(_request: Asked, _error: UnicodeDecodeError) -> Response[ErrorAnswer]:
    return _plain(400, "malformed", "not-utf8")


def _too_deep(_request: Asked, _error: RecursionError) -> Response[ErrorAnswer]:
    return _plain(400, "malformed", "too-deep")


def _conflict(_request: Asked, _error: Conflict) -> Response[ErrorAnswer]:
    return _plain(409, "conflict", "same-moment")


def _unavailable(_request: Asked, error: Unavailable) -> Response[ErrorAnswer]:
    log.warning("The database is unavailable: %s", error)
    return answer(503, Unreachable().trouble, 1)


CODES = {
    400: "malformed",
    401: "signed_out",
    403: "forbidden",
    404: "not_found",
    405: "not_allowed",
    409: "conflict",
    413: "too_large",
    415: "malformed",
    429: "too_many",
    503: "unavailable",
}
KINDS = {404: "not-found", 405: "no-method", 413: "too-large"}


def _http(_request: Asked, error: HTTPException) -> Response[ErrorAnswer]:
    status = error.status_code
    if status >= 500 and status != 503:
        return _internal(_request, error)
    kind = KINDS.get(status, "malformed")
    return answer(status, Trouble(CODES.get(status, "malformed"), kind, _sentence(error, kind)))


def _sentence(error: HTTPException, kind: str) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        found = error.extra[0]
        if isinstance(found, dict) and "message" in found:
            where = f"{found['key']}: " if found.get("key") else ""
            return f"{where}{found['message']}"
    return sentence(kind)


def _internal(_request: Asked, error: Exception) -> Response[ErrorAnswer]:
    log.error("A request failed.", exc_info=error)
    return _plain(500, "internal", "internal")


HANDLERS: ExceptionHandlersMap = {
    Problem: _problem,
    IllegalAction: _illegal,
    InvalidNotation: _mistaken,
    InvalidSetup: _mistaken,
    CorruptLog: _mistaken,
    BadEdition: _mistaken,
    Unstorable: _unstorable,
    UnicodeDecodeError: _undecodable,
    RecursionError: _too_deep,
    Conflict: _conflict,
    Unavailable: _unavailable,
    HTTPException: _http,
    Exception: _internal,
}


def told(error: Exception) -> tuple[int, Trouble]:
    """The status and what is said in answer to a request in which this went wrong."""
    handler: Any = next(  # each takes the kind of error that it stands beside
        HANDLERS[kind] for kind in type(error).__mro__ if kind in HANDLERS
    )
    answered: Response[ErrorAnswer] = handler(None, error)
    return answered.status_code or 500, answered.content.error
