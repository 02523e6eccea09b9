"""Where everything is kept: plain SQL behind a small interface, for SQLite and PostgreSQL."""

from comptoir.server.store.connecting import connect
from comptoir.server.store.database import (
    Conflict,
    Database,
    Row,
    Scalar,
    Statement,
    Unavailable,
    Unstorable,
)

__all__ = [
    "Conflict",
    "Database",
    "Row",
    "Scalar",
    "Statement",
    "Unavailable",
    "Unstorable",
    "connect",
]
