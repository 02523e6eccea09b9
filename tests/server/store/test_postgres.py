"""What can happen to a server, and what several processes hear of each other."""

import asyncio
import signal
from typing import Any, TypeAlias

import pytest

from comptoir.server.bots.jobs import Jobs
from comptoir.server.store import Conflict, Database, Statement, Unavailable, connect
from comptoir.server.store.telling import Teller, together
from comptoir.server.study.analyses import Analyses
from tests.server.postgres import Cluster, private_cluster
from tests.server.store.test_database import add, names, until

Claims: TypeAlias = type[Jobs] | type[Analyses]


async def opened(url: str) -> Database:
    database = connect(url)
    await database.open()
    return database


async def test_each_process_hears_what_the_others_tell(postgresql_url: str) -> None:
    here, there = await opened(postgresql_url), await opened(postgresql_url)
    heard: list[str] = []
    there.listen(heard.append)
    await here.commit(add("a"), tell="from here")
    await until(lambda: heard == ["from here"])
    await here.close()
    await there.close()


async def test_what_need_not_be_sure_is_told_all_the_same(postgresql_url: str) -> None:
    here, there = await opened(postgresql_url), await opened(postgresql_url)
    heard: list[str] = []
    there.listen(heard.append)
    await here.commit(add("a"), tell="soon", sure=False)
    await until(lambda: heard == ["soon"])
    with pytest.raises(Conflict):
        await here.commit(add("a"), tell="never", sure=False)
    await here.commit(add("b"), tell="at the end", sure=False)
    await here.close()
    await until(lambda: heard == ["soon", "at the end"])
    await there.close()


async def test_what_can_not_be_told_is_told_later_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comptoir.server.store.telling.PAUSE", 0.0)
    told: list[list[str]] = []

    async def tell(texts: list[str]) -> None:
        told.append(texts)
        if len(told) < 3:
            raise (Unavailable, KeyError)[len(told) - 1]("The server is away.")

    teller = Teller(tell)
    teller.open()
    for text in ("a", "b", "a"):
        teller.say(text)
    await until(lambda: len(told) == 3)
    await teller.close()
    assert told == [["a", "b"]] * 3


async def test_much_that_is_told_at_once_is_heard_text_by_text(postgresql_url: str) -> None:
    here, there = await opened(postgresql_url), await opened(postgresql_url)
    heard: list[str] = []
    there.listen(heard.append)
    said = [f"table {number:0100}" for number in range(200)]
    for text in said:
        await here.commit(tell=text, sure=False)
    await until(lambda: heard == said)
    await here.close()
    await there.close()


def test_what_is_told_at_once_takes_few_messages() -> None:
    said = ["x" * 1000] * 20
    messages = [*together(said)]
    assert "\n".join(messages).split("\n") == said
    assert len(messages) == 4
    assert max(map(len, messages)) < 8000
    assert [*together([])] == []


async def test_listening_goes_on_whatever_happens(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database: Any = await opened(postgresql_url)
    heard: list[str] = []
    database.listen(heard.append)
    listen = database._listen

    async def fail_once() -> Any:
        monkeypatch.setattr(database, "_listen", listen)
        raise KeyError("what nobody thought of")

    monkeypatch.setattr(database, "_listen", fail_once)
    database._ear.terminate()
    await until(lambda: heard == [""])
    await database.commit(add("a"), tell="again")
    await until(lambda: heard == ["", "again"])
    assert "can't be listened to" in caplog.text
    await database.close()


async def test_transactions_in_each_other_s_way_are_made_again(postgresql_url: str) -> None:
    """Each updates two rows, one in the other order: they may wait for each other."""
    database = await opened(postgresql_url)
    await database.commit(add("a"), add("b"))
    more = "UPDATE people SET seen = seen + 1 WHERE id = $1"
    both = [Statement(more, ("a",), 1), Statement(more, ("b",), 1)]
    await asyncio.gather(
        *[database.commit(*(both if number % 2 else both[::-1])) for number in range(2)]
    )
    assert await database.fetch("SELECT DISTINCT seen FROM people") == [{"seen": 3}]
    await database.close()


JOB = "INSERT INTO jobs (table_id, seat, made) VALUES ('{0}', 0, {0})"
ANALYSIS = """
INSERT INTO analyses (table_id, status, budget, made) VALUES ('{0}', 'waiting', 1, {0})
"""


@pytest.mark.parametrize(("claims", "insert"), [(Jobs, JOB), (Analyses, ANALYSIS)])
async def test_one_claim_takes_one_only(
    claims: Claims, insert: str, cluster: Cluster, postgresql_name: str, postgresql_url: str
) -> None:
    """Also when PostgreSQL plans for a single row, since there was one when it counted them."""
    rows = [insert.format(number) for number in range(3)]
    table = insert.split()[2]
    unbound = "SET session_replication_role = replica"
    cluster.sql(postgresql_name, unbound, rows[0], f"ANALYZE {table}", *rows[1:])
    database = await opened(postgresql_url)
    mine = claims(database, lambda: 1_000)
    claimed = [await mine.claim(f"process {number}") for number in range(4)]
    assert [one and one.table_id for one in claimed] == ["0", "1", "2", None]
    await database.close()


@pytest.mark.parametrize("code", ["53100", "53200", "25006", "57P01"])
async def test_a_server_that_can_t_write_is_said(postgresql_url: str, code: str) -> None:
    database = await opened(postgresql_url)
    trouble = f"DO $$ BEGIN RAISE EXCEPTION 'No room.' USING ERRCODE = '{code}'; END $$"
    with pytest.raises(Unavailable, match=r"PostgreSQL can't .* now: No room\.$"):
        await database.commit(add("a"), Statement(trouble))
    assert await names(database) == {}
    await database.close()


async def test_a_server_that_is_not_there_is_said(cluster: Cluster) -> None:
    for url in (cluster.url("nowhere"), "postgresql://postgres@/x?host=/nowhere"):
        database = connect(url)
        with pytest.raises(Unavailable, match="PostgreSQL can't be used now: "):
            await database.open()
        with pytest.raises(Unavailable, match="closed"):
            await database.fetch("SELECT 1")
        await database.close()


async def test_a_server_that_goes_away_and_comes_back() -> None:
    with private_cluster() as own:
        database = await opened(own.new("own", "template1"))
        heard: list[str] = []
        database.listen(heard.append)
        await database.commit(add("a"), tell="before")
        await until(lambda: heard == ["before"])

        await asyncio.to_thread(own.stop, signal.SIGQUIT)
        for _ in range(3):
            with pytest.raises(Unavailable):
                await database.commit(add("b"))
            with pytest.raises(Unavailable):
                await names(database)

        await asyncio.to_thread(own.start)
        await database.commit(add("b"))
        assert await names(database) == {"a": "Ada", "b": "Ada"}
        with pytest.raises(Conflict):
            await database.commit(add("b"))
        await until(lambda: "" in heard)
        await database.commit(add("c"), tell="after")
        await until(lambda: heard[-1] == "after")
        await database.close()
