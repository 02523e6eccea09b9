"""What can happen to a file."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from comptoir.server.store import Database, Statement, Unavailable, connect, sqlite
from comptoir.server.store.sqlite import SQLite
from tests.server.store.test_database import add, names


@pytest.fixture
def file(sqlite_url: str) -> Path:
    return Path(sqlite_url.removeprefix("sqlite:///"))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)


async def opened(path: Path) -> Database:
    database = SQLite(path)
    await database.open()
    return database


async def test_commits_wait_for_the_disk_and_share_it(file: Path) -> None:
    database = await opened(file)
    assert (await database.fetch("PRAGMA journal_mode"))[0]["journal_mode"] == "wal"
    assert (await database.fetch("PRAGMA synchronous"))[0]["synchronous"] == 2
    answers = await asyncio.gather(*[database.commit(add(f"{number}")) for number in range(250)])
    assert answers == [[]] * 250
    await database.close()


async def test_what_concerns_other_processes_alone_is_told_to_nobody(file: Path) -> None:
    heard: list[str] = []
    database = await opened(file)
    database.listen(heard.append)
    await database.commit(add("a"), tell="for others", sure=False)
    await database.commit(add("b"), tell="for all")
    while not heard:
        await asyncio.sleep(0)
    assert heard == ["for all"]
    await database.close()


async def test_a_lock_is_waited_for(file: Path) -> None:
    database = await opened(file)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    asyncio.get_running_loop().call_later(0.1, other.execute, "COMMIT")
    await database.commit(add("a"))
    assert await names(database) == {"a": "Ada"}
    await database.close()
    other.close()


@pytest.mark.usefixtures("impatient")
async def test_a_lock_that_stays_is_said_and_it_goes_on_when_it_is_gone(file: Path) -> None:
    database = await opened(file)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="another program holds it locked"):
        await database.commit(add("a"))
    assert await names(database) == {}, "reading goes on"
    other.execute("COMMIT")
    await database.commit(add("a"))
    assert await names(database) == {"a": "Ada"}
    await database.close()
    other.close()


@pytest.mark.usefixtures("impatient")
async def test_a_lock_that_shuts_out_readers_is_said(file: Path) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("PRAGMA journal_mode = DELETE")
    other.execute("BEGIN EXCLUSIVE")
    database = SQLite(file)
    with pytest.raises(Unavailable, match="another program holds it locked"):
        await database.fetch("SELECT id FROM people")
    other.execute("COMMIT")
    assert await database.fetch("SELECT id FROM people") == []
    other.close()
    await database.close()


async def test_a_file_that_vanishes_is_said_and_is_not_made_anew(file: Path) -> None:
    database = await opened(file)
    await database.commit(add("a"))
    await database.close()
    aside = file.rename(file.with_name("aside.db"))
    database = SQLite(file)
    with pytest.raises(Unavailable, match="it can't be opened"):
        await database.fetch("SELECT id FROM people")
    assert not file.exists()
    aside.rename(file)
    assert await names(database) == {"a": "Ada"}
    await database.close()


async def test_what_is_no_database_is_said(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 1000)
    database = connect(f"sqlite:///{tmp_path}/letter.txt")
    with pytest.raises(Unavailable, match="it is not a database"):
        await database.open()
    await database.close()


async def test_a_folder_that_can_t_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    database = connect(f"sqlite:///{tmp_path}/file/comptoir.db")
    with pytest.raises(Unavailable, match=r"folder .* can't be created: "):
        await database.open()
    await database.close()


async def test_a_full_database_refuses_everybody_and_goes_on_when_there_is_room(
    file: Path,
) -> None:
    database = SQLite(file)
    await database.open()
    await database.commit(add("a"))
    limit = "PRAGMA max_page_count = 1"
    await database.commit(Statement(limit))  # as many pages as there are already
    long = "x" * 100_000
    answers = await asyncio.gather(
        database.commit(add("b")), database.commit(add("c", long)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [Unavailable, Unavailable]
    assert "the disk is full" in str(answers[0])
    assert await names(database) == {"a": "Ada"}
    await database.commit(add("b"))  # with a new connection, which has no limit
    await database.commit(add("c", long))
    assert len(await names(database)) == 3
    await database.close()


async def test_an_address_may_be_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    database = connect("sqlite:///data%20here/a.db")
    await database.open()
    await database.close()
    assert (tmp_path / "data here" / "a.db").exists()


async def test_a_file_has_one_server(file: Path) -> None:
    first = await opened(file)
    link = file.with_name("link.db")
    link.symlink_to(file)
    for path in (file, link):
        with pytest.raises(Unavailable, match=f"Another server, .* uses {path}"):
            await opened(path)
    await first.commit(add("a"))
    await first.close()
    second = await opened(file)
    assert await names(second) == {"a": "Ada"}
    await second.close()


async def test_those_who_start_at_once_with_a_new_file(tmp_path: Path) -> None:
    answers = await asyncio.gather(
        *[opened(tmp_path / "new.db") for _ in range(4)], return_exceptions=True
    )
    (winner,) = [answer for answer in answers if not isinstance(answer, BaseException)]
    assert all(isinstance(other, Unavailable) for other in answers if other is not winner)
    await winner.commit(add("a"))
    await winner.close()


async def test_who_is_killed_leaves_no_lock(file: Path) -> None:
    code = "import sys, comptoir.server.store.holding as h, pathlib as p; "
    code += "h.Hold(p.Path(sys.argv[1])).take(); print('held', flush=True); sys.stdin.read()"
    holder = subprocess.Popen(
        [sys.executable, "-c", code, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert holder.stdout
    assert holder.stdout.readline() == b"held\n"
    database = SQLite(file)
    with pytest.raises(Unavailable, match="Another server"):
        await database.open()
    await database.close()
    holder.kill()
    holder.communicate()
    await (await opened(file)).close()


async def test_a_lock_that_can_t_be_written_is_said(file: Path) -> None:
    file.with_name(f"{file.name}.lock").mkdir()
    with pytest.raises(Unavailable, match=r"comptoir\.db\.lock can't be written: "):
        await opened(file)
