"""What belongs to a person in each table of the database: exported, carried over, forgotten.

Here are those of this package; the others say what is theirs, and the app knows all of them.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Belonging:
    """Rows of the database that belong to a person. Parameters: the person first."""

    name: str
    """Under which name a person's export has them."""
    export: str = ""
    """SELECT with $1 for the person: all that is stored about them. None if others export it."""
    carry: tuple[str, ...] = ()
    """Hands the rows of a guest ($1) over to an account ($2)."""
    forget: tuple[str, ...] = ()
    """Deletes the rows of a person ($1), or takes the person out of them."""
    rename: tuple[str, ...] = ()
    """Gives the rows of a person ($1) who was called $3 their new name ($2)."""
    keeps: str = ""
    """The column that names the person, if whoever has such a row is never removed as idle."""


BELONGINGS = (
    Belonging(
        "ended_sessions",
        "SELECT at FROM ended_sessions WHERE person = $1",
        ("DELETE FROM ended_sessions WHERE person = $1",),
        ("DELETE FROM ended_sessions WHERE person = $1",),
    ),
    Belonging(
        "blocks",
        "SELECT blocked, at FROM blocks WHERE person = $1",
        (
            "INSERT INTO blocks (person, blocked, at) SELECT CAST($2 AS TEXT), blocked, at "
            "FROM blocks WHERE person = $1 AND blocked <> $2 "
            "ON CONFLICT (person, blocked) DO NOTHING",
            "INSERT INTO blocks (person, blocked, at) SELECT person, CAST($2 AS TEXT), at "
            "FROM blocks WHERE blocked = $1 AND person <> $2 "
            "ON CONFLICT (person, blocked) DO NOTHING",
            "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
        ),
        ("DELETE FROM blocks WHERE person = $1 OR blocked = $1",),
    ),
    Belonging(
        "reports",
        # Who told, and in which words, is theirs alone; what it is about is also the other's.
        "SELECT about, table_id, message, said, kind, text, at, settled, outcome FROM reports "
        "WHERE person = $1 UNION ALL SELECT about, table_id, message, said, kind, '', at, settled, "
        "outcome FROM reports WHERE about = $1",
        (
            "UPDATE reports SET person = $2 WHERE person = $1",
            "UPDATE reports SET about = $2 WHERE about = $1",
        ),
        (
            "DELETE FROM reports WHERE about = $1",
            "UPDATE reports SET person = NULL, text = '' WHERE person = $1",
        ),
    ),
    Belonging(
        "audit",
        "SELECT at, via, action, table_id, detail FROM audit WHERE person = $1 OR host = $1",
        ("UPDATE audit SET person = $2, tell = '' WHERE person = $1",),
        (
            "UPDATE audit SET person = NULL, detail = '', tell = '' WHERE person = $1",
            "UPDATE audit SET host = NULL WHERE host = $1",
        ),
    ),
)
