"""What belongs to a person of messages."""

from comptoir.server.people.belongings import Belonging

BELONGINGS = (
    Belonging(
        "hooks",
        "SELECT id, url, shape, broken, created FROM hooks WHERE person = $1",
        ("UPDATE hooks SET person = $2 WHERE person = $1",),
        ("DELETE FROM hooks WHERE person = $1",),
        keeps="person",
    ),
    Belonging(
        "outbox",
        "SELECT table_id, kind, due, created FROM outbox WHERE person = $1",
        ("UPDATE outbox SET person = $2 WHERE person = $1",),
        ("DELETE FROM outbox WHERE person = $1",),
        keeps="person",
    ),
    Belonging(
        "sent",
        "SELECT table_id, at FROM sent WHERE person = $1",
        ("DELETE FROM sent WHERE person = $1",),
        ("DELETE FROM sent WHERE person = $1",),
        keeps="person",
    ),
)
