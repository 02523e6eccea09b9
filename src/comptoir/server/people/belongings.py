"""What belongs to a person in each table of the database: exported, carried over, forgotten."""

from comptoir.server.part import Belonging

OF_TABLE = "table_id IN (SELECT id FROM tables WHERE status {})"

FORGET_IN_FORKS = """
UPDATE seats SET name = '' WHERE EXISTS (
    SELECT 1 FROM tables JOIN seats AS own ON own.table_id = tables.parent AND own.seat = seats.seat
    WHERE tables.id = seats.table_id AND tables.parent_step IS NOT NULL
        AND own.person = $1 AND own.name = seats.name
)
"""
"""Who goes on from a step of a game has everybody's names at the new table."""

BELONGINGS = (
    Belonging(
        "seats",
        "SELECT seats.table_id, seats.seat, kind, name, away, clock, total, place FROM seats "
        "LEFT JOIN results ON results.table_id = seats.table_id AND results.seat = seats.seat "
        "WHERE person = $1",
        (
            "UPDATE seats SET person = $2, name = (SELECT name FROM people WHERE id = $2) "
            "WHERE person = $1",
        ),
        (
            FORGET_IN_FORKS,
            "UPDATE seats SET kind = 'open', person = NULL, name = '' WHERE person = $1 AND "
            + OF_TABLE.format("= 'waiting'"),
            "UPDATE seats SET kind = 'bot', person = NULL, name = '', away = 0, asked = NULL, "
            "level = CASE level WHEN '' THEN 'medium' ELSE level END WHERE person = $1 AND "
            + OF_TABLE.format("= 'playing'"),
            "UPDATE seats SET person = NULL, name = '' WHERE person = $1",
        ),
    ),
    Belonging(
        "tables",
        "SELECT id, game, edition, title, status, created, started, moved, ended FROM tables "
        "WHERE made_by = $1",
        ("UPDATE tables SET made_by = $2 WHERE made_by = $1",),
        (
            "UPDATE tables SET title = '', made_by = (SELECT MIN(person) FROM seats "
            "WHERE table_id = tables.id AND tables.status = 'waiting') WHERE made_by = $1",
        ),
    ),
    Belonging(
        "ratings",
        "SELECT game, mu, sigma, games FROM ratings WHERE person = $1",
        (
            "INSERT INTO ratings (person, game, mu, sigma, games) SELECT CAST($2 AS TEXT), game, "
            "mu, sigma, games FROM ratings WHERE person = $1 ON CONFLICT (person, game) DO NOTHING",
            "DELETE FROM ratings WHERE person = $1",
        ),
        ("DELETE FROM ratings WHERE person = $1",),
    ),
    Belonging(
        "votes",
        "SELECT table_id, seat FROM votes WHERE person = $1",
        (
            "INSERT INTO votes (table_id, seat, person) SELECT table_id, seat, CAST($2 AS TEXT) "
            "FROM votes WHERE person = $1 ON CONFLICT (table_id, seat, person) DO NOTHING",
            "DELETE FROM votes WHERE person = $1",
        ),
        ("DELETE FROM votes WHERE person = $1",),
    ),
    Belonging(
        "notes",
        "SELECT table_id, text FROM notes WHERE person = $1",
        (
            "INSERT INTO notes (table_id, person, text) SELECT table_id, CAST($2 AS TEXT), text "
            "FROM notes WHERE person = $1 ON CONFLICT (table_id, person) DO NOTHING",
            "DELETE FROM notes WHERE person = $1",
        ),
        ("DELETE FROM notes WHERE person = $1",),
    ),
    Belonging(
        "chat",
        "SELECT table_id, number, text, at FROM chat WHERE person = $1",
        (
            "UPDATE chat SET person = $2, name = (SELECT name FROM people WHERE id = $2) "
            "WHERE person = $1",
        ),
        ("UPDATE chat SET person = NULL, name = '', text = '' WHERE person = $1",),
    ),
    Belonging(
        "exercises",
        "SELECT puzzle, day, game, tries, first, solved, shown FROM exercises WHERE person = $1",
        (
            "INSERT INTO exercises (person, puzzle, day, game, tries, first, solved, shown) "
            "SELECT CAST($2 AS TEXT), puzzle, day, game, tries, first, solved, shown "
            "FROM exercises WHERE person = $1 ON CONFLICT (person, puzzle, day) DO NOTHING",
            "DELETE FROM exercises WHERE person = $1",
        ),
        ("DELETE FROM exercises WHERE person = $1",),
    ),
    Belonging(
        "presence",
        "SELECT table_id, until FROM presence WHERE person = $1",
        ("DELETE FROM presence WHERE person = $1",),
        ("DELETE FROM presence WHERE person = $1",),
    ),
    Belonging(
        "hooks",
        "SELECT id, url, shape, broken, created FROM hooks WHERE person = $1",
        ("UPDATE hooks SET person = $2 WHERE person = $1",),
        ("DELETE FROM hooks WHERE person = $1",),
    ),
    Belonging(
        "outbox",
        "SELECT table_id, kind, due, created FROM outbox WHERE person = $1",
        ("UPDATE outbox SET person = $2 WHERE person = $1",),
        ("DELETE FROM outbox WHERE person = $1",),
    ),
    Belonging(
        "sent",
        "SELECT table_id, at FROM sent WHERE person = $1",
        ("DELETE FROM sent WHERE person = $1",),
        ("DELETE FROM sent WHERE person = $1",),
    ),
    Belonging(
        "analyses",
        "SELECT table_id, status, turns, found, made FROM analyses WHERE person = $1",
        ("UPDATE analyses SET person = $2 WHERE person = $1",),
        (
            "UPDATE analyses SET status = 'stopped', worker = '', lease = 0 "
            "WHERE person = $1 AND status = 'waiting'",
            "UPDATE analyses SET person = NULL WHERE person = $1",
        ),
    ),
)
