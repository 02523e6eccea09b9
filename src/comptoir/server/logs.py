"""What happens, as lines of JSON without secrets."""

import json
import logging
import re
import sys
import time
from typing import Any

from litestar.types import Scope

from comptoir.server import metrics

log = logging.getLogger("comptoir.requests")
CAPABILITY = re.compile(r"[A-Za-z0-9_-]{20,}")
"""Whoever has a table's id may look at it; ids of people and invitations look the same."""
PASSWORD = re.compile(r"(\w+://[^\s:/@]*:)[^\s@/]+@")
FIELDS = ("method", "path", "status", "milliseconds", "person", "table")


def shorten(text: str) -> str:
    """The text without capabilities and passwords in addresses."""
    return CAPABILITY.sub(lambda found: found[0][:6] + "…", PASSWORD.sub(r"\1…@", text))


class JSONLines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where from, what, and a few fields."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "name": record.name,
            "message": shorten(record.getMessage()),
        }
        for name in FIELDS:
            if (value := getattr(record, name, None)) is not None:
                line[name] = shorten(value) if isinstance(value, str) else value
        if record.exc_info:
            line["error"] = shorten(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Write lines of JSON to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JSONLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("httpx").setLevel(logging.WARNING)


def note_request(scope: Scope, status: int, seconds: float) -> None:
    """A request was answered. Never its query, cookies or body."""
    path = scope["path"]
    metrics.request(str(scope.get("method", "")), _template(scope), status, seconds)
    level = logging.WARNING if status >= 500 else logging.INFO
    if log.isEnabledFor(level):
        log.log(
            level,
            "request",
            extra={
                "method": scope.get("method"),
                "path": path,
                "status": status,
                "milliseconds": round(seconds * 1000, 1),
            },
        )


def _template(scope: Scope) -> str:
    """The route as it is written, so that figures don't multiply with tables."""
    found = scope.get("path_template")
    return str(found) if found else "other"
