"""Databases are brought up to date step by step, and by one process at a time."""

import asyncio
from collections.abc import Callable

import pytest

from comptoir.server.store import Database, Statement, Unavailable, connect, migrate
from comptoir.server.store.migrate import Migration

PackMigrations = Callable[..., None]


@pytest.fixture
def pack(monkeypatch: pytest.MonkeyPatch) -> PackMigrations:
    """Have the program come with other migrations."""

    def with_migrations(*found: Migration) -> None:
        monkeypatch.setattr(migrate, "packaged", lambda: found)

    return with_migrations


async def opened(url: str) -> Database:
    database = connect(url)
    await database.open()
    return database


async def done(url: str) -> list[tuple[object, object]]:
    database = await opened(url)
    rows = await database.fetch(migrate.DONE)
    await database.close()
    return [(row["number"], row["name"]) for row in rows]


def test_migrations_are_numbered_and_each_number_is_there_once() -> None:
    found = migrate.packaged()
    numbers = [migration.number for migration in found]
    assert numbers == sorted(set(numbers))
    assert (found[0].number, found[0].name) == (1, "tables")
    assert all("CREATE TABLE" in migration.sql for migration in found[:1])


def test_statements_end_where_they_end() -> None:
    sql = "CREATE TABLE a ( -- one; or two\n  b TEXT DEFAULT ';'\n);\n\nCREATE INDEX c ON a (b);\n"
    statements = list(Migration(1, "x", sql).statements())
    assert len(statements) == 2
    assert "".join(statements) == sql


async def test_a_new_database_gets_all_of_them_once(fresh_url: str) -> None:
    packaged = [(migration.number, migration.name) for migration in migrate.packaged()]
    assert await done(fresh_url) == packaged
    assert await done(fresh_url) == packaged


async def test_those_who_start_at_once_do_not_collide(fresh_postgresql_url: str) -> None:
    databases = await asyncio.gather(*[opened(fresh_postgresql_url) for _ in range(4)])
    for database in databases:
        assert await database.fetch("SELECT id FROM people") == []
        await database.close()


async def test_a_later_migration_is_made_when_the_program_has_it(
    fresh_url: str, pack: PackMigrations
) -> None:
    first = Migration(1, "a", "CREATE TABLE a (x BIGINT);\n")
    third = Migration(3, "c", "CREATE TABLE c (x BIGINT);\nINSERT INTO c VALUES (3);\n")
    pack(first)
    assert await done(fresh_url) == [(1, "a")]
    pack(first, third)
    assert await done(fresh_url) == [(1, "a"), (3, "c")]
    pack(first, Migration(2, "b", "CREATE TABLE b (x BIGINT);\n"), third)
    assert await done(fresh_url) == [(1, "a"), (2, "b"), (3, "c")]


async def test_a_migration_that_fails_leaves_nothing(fresh_url: str, pack: PackMigrations) -> None:
    first = Migration(1, "a", "CREATE TABLE a (x BIGINT);\n")
    broken = Migration(2, "b", "CREATE TABLE b (x BIGINT);\nINSERT INTO nowhere VALUES (1);\n")
    pack(first, broken)
    database = connect(fresh_url)
    with pytest.raises(Exception, match="nowhere"):
        await database.open()
    await database.close()
    pack(first, Migration(2, "b", "CREATE TABLE b (y BIGINT);\n"))
    assert await done(fresh_url) == [(1, "a"), (2, "b")]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            "INSERT INTO migrations (number, name, digest, at) VALUES (9999, 'later', 'x', 1)",
            "newer version of Comptoir .it has migration 9999, 'later'",
        ),
        ("UPDATE migrations SET digest = 'x' WHERE number = 1", "another build of Comptoir"),
    ],
)
async def test_a_database_of_another_program_is_refused(
    fresh_url: str, change: str, said: str
) -> None:
    database = await opened(fresh_url)
    await database.commit(Statement(change, rows=1))
    await database.close()
    refused = connect(fresh_url)
    with pytest.raises(Unavailable, match=said):
        await refused.open()
    await refused.close()
