"""What goes wrong, as the interface says it: a status, a code and a sentence; nothing internal."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from msgspec import Struct, to_builtins

from comptoir.core import (
    Args,
    BadEdition,
    ComptoirError,
    CorruptLog,
    IllegalAction,
    InvalidNotation,
    InvalidSetup,
    Json,
    Refusal,
)
from comptoir.server.store.database import Conflict, Unavailable, Unstorable

log = logging.getLogger(__name__)


class RefusalAnswer(Struct, frozen=True):
    """Why an action is not an option."""

    rule: str
    kind: str
    args: dict[str, int | str | tuple[str, ...]]


class Trouble(Struct, frozen=True):
    """What went wrong."""

    code: str
    message: str
    args: dict[str, int | str] = {}
    refusal: RefusalAnswer | None = None


class ErrorAnswer(Struct, frozen=True):
    """The body of every answer that is an error."""

    error: Trouble


class Problem(ComptoirError):
    """A request that can't be granted. The message is a sentence that says what to do."""

    status = 400
    code = "malformed"

    def __init__(self, message: str, **args: int | str) -> None:
        super().__init__(message)
        self.about = args


class Malformed(Problem):
    """A request that makes no sense."""


class SignedOut(Problem):
    """Only people who are signed in can do that."""

    status, code = 401, "signed_out"

    def __init__(self, message: str = "Sign in first, or choose a name as a guest.") -> None:
        super().__init__(message)


class Forbidden(Problem):
    """Not for this person."""

    status, code = 403, "forbidden"


class NotFound(Problem):
    """There is no such thing, as far as this person may know."""

    status, code = 404, "not_found"

    def __init__(self, message: str = "There is no such thing here.") -> None:
        super().__init__(message)


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

    def __init__(self, wait: int, message: str = "That was too often. Wait a moment.") -> None:
        super().__init__(message, wait=wait)
        self.wait = wait


class Unreachable(Problem):
    """Something that is needed does not answer now."""

    status, code = 503, "unavailable"

    def __init__(
        self, message: str = "That can't be done now. Try again; nothing is lost."
    ) -> None:
        super().__init__(message)


def named(args: Args) -> dict[str, int | str | tuple[str, ...]]:
    """Arguments by name, as JSON has them."""
    return dict(args)


def refusal_answer(refusal: Refusal) -> RefusalAnswer:
    """A refusal as JSON has it."""
    return RefusalAnswer(refusal.rule, refusal.kind, named(refusal.args))


def answer(status: int, trouble: Trouble, wait: int = 0) -> Response[ErrorAnswer]:
    """The answer that tells a trouble."""
    headers = {"Retry-After": str(wait)} if wait else {}
    body = ErrorAnswer(trouble)
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)


Asked = Request[Any, Any, Any]


def _problem(_request: Asked, error: Problem) -> Response[ErrorAnswer]:
    wait = error.wait if isinstance(error, TooMany) else 0
    return answer(error.status, Trouble(error.code, str(error), error.about), wait)


def _illegal(_request: Asked, error: IllegalAction) -> Response[ErrorAnswer]:
    trouble = Trouble("illegal", str(error), {}, refusal_answer(error.refusal))
    return answer(422, trouble)


def _mistaken(_request: Asked, error: Exception) -> Response[ErrorAnswer]:
    return answer(400, Trouble("malformed", str(error)))


def _unstorable(_request: Asked, _error: Unstorable) -> Response[ErrorAnswer]:
    return answer(400, Trouble("malformed", "A text or a number in it can't be kept."))


def _undecodable(_request: Asked, _error: UnicodeDecodeError) -> Response[ErrorAnswer]:
    return answer(400, Trouble("malformed", "The text is not UTF-8."))


def _too_deep(_request: Asked, _error: RecursionError) -> Response[ErrorAnswer]:
    return answer(400, Trouble("malformed", "The request is nested too deeply."))


def _conflict(_request: Asked, _error: Conflict) -> Response[ErrorAnswer]:
    message = "Somebody changed that at the same moment. Look again, then try again."
    return answer(409, Trouble("conflict", message))


def _unavailable(_request: Asked, error: Unavailable) -> Response[ErrorAnswer]:
    log.warning("The database is unavailable: %s", error)
    return answer(503, Trouble("unavailable", str(Unreachable())), 1)


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
SENTENCES = {
    404: "There is no such thing here.",
    405: "This address does not know that method.",
    413: "That is too large.",
}


def _http(_request: Asked, error: HTTPException) -> Response[ErrorAnswer]:
    status = error.status_code
    if status >= 500 and status != 503:
        return _internal(_request, error)
    return answer(status, Trouble(CODES.get(status, "malformed"), _sentence(error)))


def _sentence(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        found = error.extra[0]
        if isinstance(found, dict) and "message" in found:
            where = f"{found['key']}: " if found.get("key") else ""
            return f"{where}{found['message']}"
    return SENTENCES.get(error.status_code, "The request is not what this address expects.")


def _internal(_request: Asked, error: Exception) -> Response[ErrorAnswer]:
    log.error("A request failed.", exc_info=error)
    message = "The server made a mistake, and has noted it. Nothing that was acknowledged is lost."
    return answer(500, Trouble("internal", message))


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


def told(error: Exception) -> tuple[int, dict[str, Json]]:
    """The status and the body that answer a request in which this went wrong."""
    handler: Any = next(HANDLERS[kind] for kind in type(error).__mro__ if kind in HANDLERS)
    answered: Response[ErrorAnswer] = handler(None, error)
    return answered.status_code or 500, to_builtins(answered.content)
