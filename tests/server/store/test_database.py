"""What both databases promise."""

import asyncio
from collections.abc import Callable

import pytest

from comptoir.server.store import (
    Conflict,
    Database,
    Statement,
    Unavailable,
    Unstorable,
    connect,
)

ADD = "INSERT INTO people (id, name, created, seen) VALUES ($1, $2, $3, $3)"
RENAME = "UPDATE people SET name = $2 WHERE id = $1"


def add(person: str, name: str = "Ada") -> Statement:
    return Statement(ADD, (person, name, 1))


async def names(database: Database) -> dict[object, object]:
    rows = await database.fetch("SELECT id, name FROM people ORDER BY id")
    return {row["id"]: row["name"] for row in rows}


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not condition():
            await asyncio.sleep(0.005)


async def test_what_is_committed_is_found(database: Database) -> None:
    assert await database.commit(add("a"), add("b", "Björn ♠")) == []
    assert await names(database) == {"a": "Ada", "b": "Björn ♠"}
    assert await database.fetch("SELECT id FROM people WHERE name = $1", "Ada") == [{"id": "a"}]


async def test_arguments_may_come_in_any_order_and_be_none(database: Database) -> None:
    change = "UPDATE people SET login = $2, name = $1 WHERE id = $3"
    await database.commit(add("a"), Statement(change, ("Ben", None, "a"), 1))
    rows = await database.fetch("SELECT name, login FROM people WHERE id = $1", "a")
    assert rows == [{"name": "Ben", "login": None}]


async def test_the_rows_of_the_last_returning_are_the_answer(database: Database) -> None:
    returning = Statement(f"{ADD} RETURNING id, created", ("a", "Ada", 7))
    assert await database.commit(returning, add("b")) == [{"id": "a", "created": 7}]


async def test_a_sum_is_a_whole_number(database: Database) -> None:
    await database.commit(add("a"), add("b"))
    rows = await database.fetch("SELECT sum(created) AS created, count(*) AS people FROM people")
    assert rows == [{"created": 2, "people": 2}]
    assert type(rows[0]["created"]) is int


async def test_a_key_that_is_taken_is_a_conflict_and_nothing_is_done(database: Database) -> None:
    await database.commit(add("a"))
    with pytest.raises(Conflict):
        await database.commit(add("b"), add("a", "Ben"))
    assert await names(database) == {"a": "Ada"}


async def test_another_number_of_rows_is_a_conflict_and_nothing_is_done(database: Database) -> None:
    await database.commit(add("a"))
    with pytest.raises(Conflict):
        await database.commit(add("b"), Statement(RENAME, ("c", "Cleo"), rows=1))
    await database.commit(Statement(RENAME, ("c", "Cleo"), rows=0))
    await database.commit(Statement(RENAME, ("c", "Cleo")))
    assert await names(database) == {"a": "Ada"}


async def test_expected_rows_count_those_returned(database: Database) -> None:
    returning = f"{RENAME} RETURNING id"
    with pytest.raises(Conflict):
        await database.commit(add("a"), Statement(returning, ("b", "Ben"), rows=1))
    found = await database.commit(add("a"), Statement(returning, ("a", "Ben"), rows=1))
    assert found == [{"id": "a"}]


async def test_a_reference_to_nobody_is_a_conflict(database: Database) -> None:
    with pytest.raises(Conflict):
        await database.commit(
            Statement(
                "INSERT INTO seats (table_id, seat, kind, name) VALUES ($1, $2, $3, $4)",
                ("none", 0, "open", ""),
            )
        )


async def test_of_many_who_want_one_key_one_gets_it(database: Database) -> None:
    wishes = [database.commit(add("a", f"name {number}"), tell="x") for number in range(30)]
    wishes += [database.commit(add(f"b{number}")) for number in range(30)]
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    assert [type(answer) for answer in answers[:30]].count(Conflict) == 29
    assert answers[30:] == [[]] * 30
    assert len(await names(database)) == 31


async def test_wrong_sql_is_raised_and_harms_nobody_else(database: Database) -> None:
    wrong = database.commit(add("x"), Statement("UPDATE people SET nickname = 'x'"))
    answers = await asyncio.gather(database.commit(add("a")), wrong, return_exceptions=True)
    assert answers[0] == []
    assert isinstance(answers[1], Exception)
    assert not isinstance(answers[1], Conflict | Unavailable)
    with pytest.raises(Exception, match="nickname"):
        await database.fetch("SELECT nickname FROM people")
    assert await names(database) == {"a": "Ada"}


@pytest.mark.parametrize("value", ["a\0b", "\ud800", 2**63, -(2**63) - 1])
async def test_what_one_of_them_could_not_store_is_refused(
    database: Database, value: str | int
) -> None:
    with pytest.raises(Unstorable):
        await database.commit(Statement(RENAME, ("a", value)))
    with pytest.raises(Unstorable):
        await database.fetch("SELECT id FROM people WHERE id = $1", value)


async def test_what_is_told_is_heard_after_the_commit(database: Database) -> None:
    heard: list[str] = []
    database.listen(heard.append)
    await database.commit(add("a"), tell="Ada is here")
    with pytest.raises(Conflict):
        await database.commit(add("a"), tell="never")
    await database.commit(add("b"))
    await database.commit(add("c"), tell="Cleo, too")
    await until(lambda: len(heard) == 2)
    assert heard == ["Ada is here", "Cleo, too"]


async def test_a_listener_that_fails_does_not_keep_others_from_hearing(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    def deaf(text: str) -> None:
        raise RuntimeError(text)

    heard: list[str] = []
    database.listen(deaf)
    database.listen(heard.append)
    await database.commit(add("a"), tell="hello")
    await until(lambda: heard == ["hello"])
    assert "listener" in caplog.text


async def test_a_commit_that_nobody_waits_for_is_made_all_the_same(database: Database) -> None:
    heard: list[str] = []
    database.listen(heard.append)
    task = asyncio.create_task(database.commit(add("a"), tell="a"))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await database.commit(add("b"), tell="b")
    await until(lambda: "b" in heard)
    assert "b" in await names(database)


async def test_everything_is_still_there_when_it_is_opened_again(database_url: str) -> None:
    for person in ("a", "b"):
        database = connect(database_url)
        await database.open()
        await database.commit(add(person))
        await database.close()
    await (again := connect(database_url)).open()
    assert await names(again) == {"a": "Ada", "b": "Ada"}
    await again.close()


async def test_closing_finishes_what_was_asked(database_url: str) -> None:
    database = connect(database_url)
    await database.open()
    tasks = [asyncio.create_task(database.commit(add(f"{number}"))) for number in range(20)]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*tasks) == [[]] * 20
    with pytest.raises(Unavailable, match="closed"):
        await database.commit(add("late"))
    with pytest.raises(Unavailable, match="closed"):
        await names(database)
    await database.close()


async def test_claims_of_two_never_wait_for_each_other(database: Database) -> None:
    await database.commit(*[add(f"{number}") for number in range(10)])
    claim = (
        "WITH free AS MATERIALIZED (SELECT id FROM people WHERE name = 'Ada' "
        f"ORDER BY id LIMIT 1 {database.skip_locked}) "
        "UPDATE people SET name = 'taken' WHERE id IN (SELECT id FROM free) RETURNING id"
    )
    claims = await asyncio.gather(*[database.commit(Statement(claim)) for _ in range(10)])
    found = [row["id"] for rows in claims for row in rows]
    assert len(found) == len(set(found))


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://ada:secret@host/x", "'mysql:' is not a database that Comptoir knows"),
        ("comptoir.db", "is not a database that Comptoir knows"),
        ("sqlite://comptoir.db", "sqlite:///folder/file.db"),
        ("sqlite://", "sqlite:///folder/file.db"),
    ],
)
def test_other_addresses_are_refused(url: str, said: str) -> None:
    with pytest.raises(Unavailable, match=said) as caught:
        connect(url)
    assert "secret" not in str(caught.value)
