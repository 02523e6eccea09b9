"""While servers restart one after the other, the program before lives with the new tables.

The rule: a migration only adds. New tables, new indexes, and new columns that may be empty or have
a default; nothing is renamed, removed or narrowed. Each file in `statements` is what a released
version asked of its database in the course of some visits.
"""

import json
import re
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from comptoir.server.store import Database, Statement, connect, migrate
from comptoir.server.store.migrate import Migration

RELEASES = sorted((Path(__file__).parent / "statements").glob("*.json"))
FIRST = 71
"""The last migration of the first release: what came before has no program before it."""
ADDS = (
    re.compile(r"CREATE TABLE \w+ \("),
    re.compile(r"CREATE (UNIQUE )?INDEX \w+ ON "),
    re.compile(r"ALTER TABLE \w+ ADD COLUMN \w+ (BIGINT|TEXT)(?! NOT NULL(?! DEFAULT))"),
)
COMMENT = re.compile(r"--.*")


def bare(statement: str) -> str:
    """A statement without comments, in one line."""
    return " ".join(COMMENT.sub("", statement).split())


@pytest.mark.parametrize(
    "migration",
    [migration for migration in migrate.packaged() if migration.number > FIRST],
    ids=lambda migration: migration.name,
)
def test_a_migration_only_adds(migration: Migration) -> None:
    for statement in map(bare, migration.statements()):
        assert not statement or any(pattern.match(statement) for pattern in ADDS), statement


@pytest.mark.parametrize(
    "statement",
    [
        "ALTER TABLE seats DROP COLUMN away;",
        "ALTER TABLE seats RENAME COLUMN away TO gone;",
        "ALTER TABLE seats ADD COLUMN more TEXT NOT NULL;",
        "DROP TABLE seats;",
        "UPDATE seats SET away = 0;",
    ],
)
def test_the_rule_refuses_what_the_program_before_could_not_live_with(statement: str) -> None:
    assert not any(pattern.match(bare(statement)) for pattern in ADDS)


async def repeat(database: Database, said: Any) -> None:
    """Ask the database once more."""
    kind, statements = said
    if kind == "fetch":
        sql, args, _ = statements[0]
        await database.fetch(sql, *args)
    else:
        await database.commit(
            *(Statement(sql, tuple(args), rows) for sql, args, rows in statements)
        )


@pytest.mark.parametrize("release", RELEASES, ids=lambda file: file.stem)
async def test_the_program_before_goes_on_with_the_new_tables(
    database: Database, release: Path
) -> None:
    for said in json.loads(release.read_text("utf-8")):
        await repeat(database, said)
    rows = await database.fetch("SELECT COUNT(*) AS lines FROM journal")
    assert int(rows[0]["lines"] or 0) > 20


async def test_tables_that_change_under_a_program_that_runs_fail_no_question(
    fresh_postgresql_url: str,
) -> None:
    running, other = connect(fresh_postgresql_url), await asyncpg.connect(fresh_postgresql_url)
    await running.open()
    touch = Statement("UPDATE beats SET at = at + 1 WHERE name = 'a' RETURNING *")
    await running.commit(Statement("INSERT INTO beats (name, at) VALUES ('a', 1)"))
    try:
        for number in range(3):
            await running.fetch("SELECT * FROM beats")
            await running.commit(touch)
            await other.execute(f"ALTER TABLE beats ADD COLUMN more{number} BIGINT")
            assert len(await running.fetch("SELECT * FROM beats")) == 1
            assert len(await running.commit(touch)) == 1
    finally:
        await running.close()
        await other.close()
