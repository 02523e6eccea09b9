"""Backups: made while people play, and restored into either kind of database."""

import asyncio
import gzip
import os
import sqlite3
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest

from comptoir.server import backup
from comptoir.server.backup import BadBackup
from comptoir.server.store import Statement, Unavailable, connect, migrate
from comptoir.server.store.migrate import Migration
from tests.server.play.kit import PATIENCE, choose, expected, go_on, held, hosted, two_people
from tests.server.site import Site

DIRECTIONS = ["sqlite postgresql", "postgresql sqlite"]
JOURNAL = "SELECT table_id, number, text, digest FROM journal"


@pytest.fixture(params=[*DIRECTIONS, "sqlite sqlite"])
def both(request: pytest.FixtureRequest) -> tuple[str, str]:
    """The addresses of a database with tables and of one without."""
    here, there = request.param.split()
    return request.getfixturevalue(f"{here}_url"), request.getfixturevalue(f"fresh_{there}_url")


def nothing(_rows: int) -> None:
    """Nobody looks how far it is."""


async def save(url: str, file: Path, *, force: bool = False) -> None:
    async with backup.reading(url) as source:
        await backup.save(source, file, force, nothing)


async def restore(url: str, file: Path, *, force: bool = False) -> None:
    await backup.restore(url, file, force, nothing)


async def command(*arguments: str) -> tuple[int, str, str]:
    """What the program does, as a process of its own."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "comptoir", *arguments, "--lang", "en"),
        env={**os.environ, "COLUMNS": "200"},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=PIPE,
        stderr=PIPE,
    )
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
    return process.returncode or 0, out.decode(), err.decode()


async def fill(url: str) -> str:
    """Two people at a table of a database; the table."""
    async with hosted(url) as site:
        ann, ben, table = await two_people(site, "speicherstadt", title="Zoë 🎲")
        await go_on(site, table, [ann, ben], 6)
        await ann.post(f"/api/tables/{table}/chat", {"text": "“Ahoj”\n"})
        found = "INSERT INTO verdicts VALUES ($1, 0, 1, 500, '{}')"
        await site.context.database.commit(Statement(found, (table,)))
    return table


async def contents(url: str) -> dict[str, list[Any]]:
    """All rows by table, in some order that does not depend on the database."""
    async with backup.reading(url) as source:
        found = {}
        for table in source.head.tables:
            columns = (await source.columns(table)).columns
            rows = [row async for some in source.rows(table) for row in some]
            found[table] = sorted(
                (sorted(zip(columns, row, strict=True)) for row in rows), key=repr
            )
    return found


async def lines(url: str) -> list[Any]:
    database = connect(url)
    await database.open()
    rows = await database.fetch(JOURNAL)
    await database.close()
    return [tuple(row.values()) for row in rows]


async def play_until(stop: asyncio.Event, site: Site) -> None:
    """Play one game after the other."""
    while not stop.is_set():
        ann, ben, table = await two_people(site, "speicherstadt")
        while not stop.is_set() and (asked := (await held(site, table)).asked):
            await choose((ann, ben)[asked[0]], table, asked[0])


@pytest.mark.parametrize("both", DIRECTIONS, indirect=True)
async def test_backed_up_while_people_play_and_put_back_elsewhere(
    both: tuple[str, str], tmp_path: Path
) -> None:
    url, new_url = both
    file, stop = str(tmp_path / "backup.gz"), asyncio.Event()
    async with hosted(url) as site:
        ann, ben, table = await two_people(site, "mombasa")
        await go_on(site, table, [ann, ben], 3)
        playing = asyncio.create_task(play_until(stop, site))
        code, out, err = await command("backup", file, "--database", url)
        assert (code, err) == (0, "")
        assert "It includes secrets: keep it safe." in " ".join(out.split())
        stop.set()
        await playing
        code, out, err = await command("restore", file, "--database", url, "--force")
        assert (code, out) == (2, "")
        assert "Stop it first" in err
        await go_on(site, table, [ann, ben], 1)
    code, out, err = await command("restore", file, "--database", new_url)
    assert (code, err) == (0, "")
    assert set(await lines(new_url)) < set(await lines(url))
    async with hosted(new_url) as site:
        browsers = [await site.browser(), await site.browser()]
        for browser, old in zip(browsers, (ann, ben), strict=True):
            browser.client.cookies = old.client.cookies
        for row in await site.context.database.fetch("SELECT id FROM tables"):
            assert not (await held(site, str(row["id"]))).damaged
        await go_on(site, table, browsers, 5)


async def test_all_is_the_same_afterwards(both: tuple[str, str], tmp_path: Path) -> None:
    url, new_url = both
    table = await fill(url)
    await save(url, tmp_path / "backup.gz")
    await restore(new_url, tmp_path / "backup.gz")
    found = await contents(new_url)
    assert found == await contents(url)
    assert found["journal"]
    assert found["chat"]
    async with hosted(url) as site, hosted(new_url) as other:
        assert expected(await held(site, table), 0) == expected(await held(other, table), 0)


async def test_only_its_owner_reads_a_backup(sqlite_url: str, tmp_path: Path) -> None:
    await save(sqlite_url, tmp_path / "backup.gz")
    assert (tmp_path / "backup.gz").stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.glob("*.part")] == []


async def test_nothing_is_replaced_unless_it_must_be(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    await fill(database_url)
    await save(database_url, file)
    before = await contents(database_url)
    with pytest.raises(BadBackup, match="already exists"):
        await save(database_url, file)
    with pytest.raises(BadBackup, match=r"already exists|is not empty"):
        await restore(database_url, file)
    await fill(database_url)
    await restore(database_url, file, force=True)
    assert await contents(database_url) == before
    await save(database_url, file, force=True)


async def test_the_tables_of_the_migrations_are_all_there_are(database_url: str) -> None:
    sql = (
        "SELECT name FROM sqlite_master WHERE type = 'table'"
        if database_url.startswith("sqlite")
        else "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
    )
    database = connect(database_url)
    await database.open()
    found = {row["name"] for row in await database.fetch(sql)}
    await database.close()
    assert {"migrations", *migrate.tables(migrate.packaged())} == found


def damage(data: bytes, how: str) -> bytes:
    text = gzip.decompress(data)
    return {
        "cut": data[:-40],
        "other": gzip.compress(b'{"some": "thing"}\n'),
        "text": b"Dear Ada",
        "nothing": b"",
        "changed": gzip.compress(text.replace(b'"Ann"', b'"Eve"')),
        "short": gzip.compress(b"".join(text.splitlines(keepends=True)[:-1])),
        "long": gzip.compress(text + b"{}\n"),
        "row": gzip.compress(text.replace(b'["sessions",', b'["sessions",1,')),
        "column": gzip.compress(text.replace(b'"columns":["id"', b'"columns":["id; DROP"')),
        "garbage": gzip.compress(text.replace(b'["sessions",', b"[sessions,")),
        "missing": gzip.compress(text.replace(b'{"table":"chat"', b'{"table":"char"')),
        "fewer": gzip.compress(text.replace(b'"chat":1', b'"chat":2')),
        "format": gzip.compress(text.replace(b'{"comptoir_backup":1', b'{"comptoir_backup":2')),
        "tables": gzip.compress(text.replace(b'"tables":{"people"', b'"tables":{"persons"')),
    }[how]


HOW = (
    *("cut", "other", "text", "nothing", "changed", "short", "long", "row", "column", "garbage"),
    *("missing", "fewer", "format", "tables"),
)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup of two people at a table."""
    folder = tmp_path_factory.mktemp("sound")

    async def make() -> None:
        await fill(f"sqlite:///{folder}/comptoir.db")
        await save(f"sqlite:///{folder}/comptoir.db", folder / "backup.gz")

    with asyncio.Runner() as runner:
        runner.run(make())
    return (folder / "backup.gz").read_bytes()


@pytest.mark.parametrize("how", HOW)
async def test_a_damaged_backup_is_refused_and_changes_nothing(
    how: str, sound: bytes, sqlite_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    file.write_bytes(damage(sound, how))
    before = await contents(sqlite_url)
    with pytest.raises(BadBackup, match=r"damaged|no backup|format 2"):
        await restore(sqlite_url, file, force=True)
    assert await contents(sqlite_url) == before
    left = {found.name for found in tmp_path.iterdir()} - {"comptoir.db.lock"}
    assert left == {"backup.gz", "comptoir.db"}


async def test_a_damaged_backup_leaves_postgresql_as_it_was(
    sound: bytes, postgresql_url: str, tmp_path: Path
) -> None:
    (tmp_path / "backup.gz").write_bytes(damage(sound, "changed"))
    with pytest.raises(BadBackup, match="digest"):
        await restore(postgresql_url, tmp_path / "backup.gz")
    assert not any((await contents(postgresql_url)).values())


async def test_a_backup_of_an_older_program_is_brought_up_to_date(
    fresh_url: str, sound: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "backup.gz").write_bytes(sound)
    later = Migration(9000, "later", "CREATE TABLE later (x BIGINT);\n")
    known = (*migrate.packaged(), later)
    monkeypatch.setattr(migrate, "packaged", lambda: known)
    await restore(fresh_url, tmp_path / "backup.gz")
    assert (await contents(fresh_url))["later"] == []


async def test_a_backup_of_a_newer_program_is_refused(
    fresh_url: str, sound: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "backup.gz").write_bytes(sound)
    known = migrate.packaged()[:-1]
    monkeypatch.setattr(migrate, "packaged", lambda: known)
    with pytest.raises(Unavailable, match="newer version"):
        await restore(fresh_url, tmp_path / "backup.gz")


async def test_what_can_t_be_backed_up_is_said(
    fresh_url: str, sqlite_url: str, tmp_path: Path
) -> None:
    with pytest.raises(Unavailable, match=r"can't be used|has no tables"):
        await save(fresh_url, tmp_path / "backup.gz")
    with pytest.raises(BadBackup, match="can't be written"):
        await save(sqlite_url, tmp_path / "nowhere" / "backup.gz")
    with pytest.raises(BadBackup, match="can't be read"):
        await restore(sqlite_url, tmp_path / "nowhere.gz", force=True)
    (tmp_path / "file").touch()
    await save(sqlite_url, tmp_path / "backup.gz")
    with pytest.raises(Unavailable, match="can't be created"):
        await restore(f"sqlite:///{tmp_path}/file/x.db", tmp_path / "backup.gz")


async def test_a_damaged_database_is_not_backed_up(sqlite_url: str, tmp_path: Path) -> None:
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as connection:
        connection.execute("INSERT INTO votes VALUES ('nowhere', 0, 'nobody')")
    connection.close()
    with pytest.raises(Unavailable, match="is damaged"):
        await save(sqlite_url, tmp_path / "backup.gz")
    assert not (tmp_path / "backup.gz").exists()
