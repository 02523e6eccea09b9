"""What belongs to a person at tables."""

from comptoir.bots.levels import SUBSTITUTE
from comptoir.server.people.belongings import Belonging

OF_TABLE = "table_id IN (SELECT id FROM tables WHERE status {})"

FORGET_IN_FORKS = """
UPDATE seats SET name = '' WHERE EXISTS (
    SELECT 1 FROM tables JOIN seats AS own ON own.table_id = tables.parent AND own.seat = seats.seat
    WHERE tables.id = seats.table_id AND tables.parent_step IS NOT NULL
        AND own.person = $1 AND own.name = seats.name
)
"""
"""A table that continues from a step of a game has everybody's names."""

SEATS = "SELECT table_id FROM seats WHERE person = $1"
TOUCH = f"UPDATE tables SET revision = revision + 1 WHERE id IN ({SEATS})"

BELONGINGS = (
    Belonging(
        "turns",
        "SELECT table_id, seat, asked FROM seats WHERE person = $1 AND asked IS NOT NULL",
        (TOUCH,),
        (TOUCH,),
    ),
    Belonging(
        "seats",
        "SELECT seats.table_id, seats.seat, kind, name, away, clock, total, place, rated_from, "
        "rated_to FROM seats "
        "LEFT JOIN results ON results.table_id = seats.table_id AND results.seat = seats.seat "
        "WHERE person = $1",
        (
            # A seat at one screen may have a name of its own.
            "UPDATE seats SET name = (SELECT name FROM people WHERE id = $2) "
            "WHERE person = $1 AND name = (SELECT name FROM people WHERE id = $1)",
            "UPDATE seats SET person = $2 WHERE person = $1",
        ),
        (
            FORGET_IN_FORKS,
            "UPDATE seats SET kind = 'open', person = NULL, name = '', token = NULL "
            "WHERE person = $1 AND " + OF_TABLE.format("= 'waiting'"),
            "UPDATE seats SET kind = 'bot', person = NULL, name = '', away = 0, asked = NULL, "
            f"level = CASE level WHEN '' THEN '{SUBSTITUTE}' ELSE level END WHERE person = $1 AND "
            + OF_TABLE.format("= 'playing'"),
            "UPDATE results SET rated_from = NULL, rated_to = NULL WHERE EXISTS (SELECT 1 FROM "
            "seats WHERE seats.table_id = results.table_id AND seats.seat = results.seat "
            "AND seats.person = $1)",
            "UPDATE seats SET person = NULL, name = '' WHERE person = $1",
        ),
        keeps="person",
        # What somebody was called in a finished game stays.
        rename=(
            "UPDATE seats SET name = $2 WHERE person = $1 AND name = $3 AND "
            + OF_TABLE.format("<> 'over'"),
        ),
    ),
    Belonging(
        "tables",
        "SELECT id, game, edition, title, status, created, started, moved, ended FROM tables "
        "WHERE made_by = $1",
        ("UPDATE tables SET made_by = $2 WHERE made_by = $1",),
        (
            "UPDATE tables SET title = '', made_by = (SELECT MIN(person) FROM seats "
            "WHERE table_id = tables.id AND kind = 'person' AND tables.status = 'waiting') "
            "WHERE made_by = $1",
        ),
        keeps="made_by",
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
        keeps="person",
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
        keeps="person",
    ),
    Belonging(
        "wishes",
        "SELECT table_id, what FROM wishes WHERE person = $1",
        (
            "INSERT INTO wishes (table_id, person, what) SELECT table_id, CAST($2 AS TEXT), what "
            "FROM wishes WHERE person = $1 ON CONFLICT (table_id, person, what) DO NOTHING",
            "DELETE FROM wishes WHERE person = $1",
        ),
        ("DELETE FROM wishes WHERE person = $1",),
        keeps="person",
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
        keeps="person",
    ),
    Belonging(
        "chat",
        "SELECT table_id, number, text, at FROM chat WHERE person = $1",
        (
            "UPDATE chat SET person = $2, name = (SELECT name FROM people WHERE id = $2) "
            "WHERE person = $1",
        ),
        ("UPDATE chat SET person = NULL, name = '', text = '' WHERE person = $1",),
        keeps="person",
        rename=("UPDATE chat SET name = $2 WHERE person = $1 AND name = $3",),
    ),
)
"""Tables are told first that their seats change hands: afterwards nobody knows which."""
