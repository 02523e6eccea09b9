"""Bots in workers that crash, hang, and make no sense."""

import asyncio
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from comptoir.core import Seat
from comptoir.server.bots.bots import Bots, bot_seed, possible_world
from comptoir.server.bots.jobs import PACE, Jobs
from comptoir.server.bots.thinker import Thinker
from comptoir.server.bots.worker import Task, answer, load, think
from comptoir.server.store import Statement
from comptoir.server.workers.process import Failed, Worker
from tests.server.play.kit import PATIENCE, break_table, choose, held, services, stand, until
from tests.server.site import Browser, Site

Json = Any


def employ(site: Site, script: str, seconds: float = 30.0, *args: str) -> Bots:
    """Let bots think in a worker that does this."""
    bots = services(site).bots
    bots._workers = [Thinker(Worker((sys.executable, "-c", script, *args)))]
    bots.limits = dict.fromkeys(bots.limits, seconds)
    return bots


async def at_table(site: Site, *seats: str) -> tuple[Browser, str]:
    ann = await site.guest("Ann")
    wish = {"game": "speicherstadt", "seats": ["me", *seats], "start": True}
    return ann, (await ann.post("/api/tables", wish))["id"]


async def play_some(site: Site, ann: Browser, table: str) -> None:
    live = await held(site, table)
    for _ in range(2):
        await until(lambda: live.asked == [0])
        await choose(ann, table, 0)
    await until(lambda: live.asked == [0])


async def test_when_workers_crash_random_decides(site: Site) -> None:
    employ(site, "import sys; sys.exit(3)")
    ann, table = await at_table(site, "bot:easy")
    await play_some(site, ann, table)


async def test_when_workers_hang_they_are_killed_and_random_decides(site: Site) -> None:
    employ(site, "import time; time.sleep(1000)", 0.05)
    ann, table = await at_table(site, "bot:hard")
    await play_some(site, ann, table)


async def test_what_makes_no_sense_is_a_failure(site: Site) -> None:
    nonsense = "import sys\nfor line in sys.stdin: print('[1, 2', flush=True)"
    employ(site, nonsense)
    ann, table = await at_table(site, "bot:easy")
    await play_some(site, ann, table)


async def test_an_illegal_choice_is_a_failure(site: Site) -> None:
    cheat = 'import sys\nfor line in sys.stdin: print(\'{"choices": ["bid 99"]}\', flush=True)'
    employ(site, cheat)
    ann, table = await at_table(site, "bot:easy")
    await play_some(site, ann, table)


async def test_after_one_crash_the_move_is_made_again(site: Site, tmp_path: Path) -> None:
    script = (
        "import pathlib, runpy, sys\n"
        "mark = pathlib.Path(sys.argv.pop())\n"
        "if not mark.exists():\n    mark.touch(); sys.exit(1)\n"
        "sys.argv[1:] = ['1024']\n"
        "runpy.run_module('comptoir.server.bots.worker', run_name='__main__')\n"
    )
    employ(site, script, 60.0, str(tmp_path / "crashed"))
    ann, table = await at_table(site, "bot:random")
    await play_some(site, ann, table)
    assert (tmp_path / "crashed").exists()
    rows = await site.context.database.fetch("SELECT COUNT(*) AS failures FROM jobs")
    assert rows[0]["failures"] == 0


async def test_an_easy_bot_thinks_in_its_worker(site: Site) -> None:
    ann, table = await at_table(site, "bot:easy")
    await play_some(site, ann, table)
    rows = await site.context.database.fetch("SELECT SUM(failures) AS failures FROM jobs")
    assert not rows[0]["failures"]


async def test_bots_play_among_themselves(site: Site) -> None:
    ann, table = await at_table(site, "bot:random", "bot:random")
    live = await held(site, table)
    await ann.post(f"/api/tables/{table}/leave")
    live.seats[0].level = "random"
    length = len(live.table.log)

    def goes_on() -> bool:
        site.time += PACE
        return len(live.table.log) > length + 20

    await until(goes_on)


async def test_a_worker_answers_with_a_turn_and_the_same_one_again(site: Site) -> None:
    ann, table = await at_table(site, "bot:easy")
    bots = services(site).bots
    live = await held(site, table)
    await until(lambda: live.asked == [0])
    assert (await stand(ann, table, 0))["decisions"]
    task = task_for(live, 0)
    first = think(task)
    assert first == think(task)
    draft = services(site).committer.draft(live)
    for text in first:
        draft.do("choice", live.own((live.seats[0].person), 0), text)
    assert bots.limits["easy"] > 0


def task_for(live: Any, seat: int) -> Task:
    game = live.table.game
    seed = bot_seed("secret", seat, 0)
    state: Json = game.dump(live.table.state)
    return Task(game.key, game.version, "", live.table.seats, {}, state, seat, "easy", seed, 60.0)


def test_a_worker_says_what_is_wrong() -> None:
    assert answer(b"{}").error.startswith("ValidationError")
    assert load("mombasa", "", 1) is load("mombasa", "", 1)
    assert bot_seed("a", 0, 1) != bot_seed("a", 1, 1)


def test_the_world_that_a_bot_gets_is_not_drawn_with_the_bots_own_luck() -> None:
    drawn: list[float] = []

    def determinize(state: object, seat: Seat, rng: Random) -> object:
        drawn.append(rng.random())
        return state

    table: Any = SimpleNamespace(game=SimpleNamespace(determinize=determinize), state=None)
    possible_world(table, Seat(0), "secret")
    assert drawn != [Random("secret").random()]


async def test_a_worker_has_no_more_memory_than_it_may(site: Site) -> None:
    script = (
        "import sys\nfrom comptoir.server.bots.worker import limit\nlimit(400)\n"
        "for line in sys.stdin:\n    found = bytearray(1 << 30)\n"
    )
    worker = Thinker(Worker((sys.executable, "-c", script)))
    task = Task("speicherstadt", 1, "", 2, {}, {}, 0, "easy", "", 60.0)
    try:
        await worker.think(task)
        raise AssertionError("It took a gigabyte.")
    except Failed:
        pass
    finally:
        await worker.end()


async def test_a_worker_ends_even_if_nobody_waits_for_it_any_more() -> None:
    """An analysis that is stopped when the server ends is cancelled twice."""
    worker = Worker((sys.executable, "-c", "print('1', flush=True)\nimport time; time.sleep(1000)"))
    assert await worker.answer(b"", int, PATIENCE) == 1
    process = worker._process
    assert process is not None
    ending = asyncio.create_task(worker.end())
    for _ in range(3):
        await asyncio.sleep(0)
        ending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await ending
    assert process.returncode is not None


async def test_a_table_that_fails_in_any_way_keeps_no_bot_of_others_waiting(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await site.guest("Ann")
    database, keeper = site.context.database, services(site).keeper
    wish = {"game": "speicherstadt", "seats": ["me", "open"]}
    broken = (await ann.post("/api/tables", wish))["id"]
    break_table(monkeypatch, keeper, broken)
    insert = "INSERT INTO jobs (table_id, seat, made) VALUES ($1, 1, 0)"
    await database.commit(Statement(insert, (broken,)))
    wish = {"game": "speicherstadt", "seats": ["me", "bot:random"]}
    other = (await ann.post("/api/tables", {**wish, "start": True}))["id"]
    await until_moved(site, ann, other)
    rows = await database.fetch("SELECT table_id FROM jobs WHERE table_id = $1", broken)
    assert len(rows) == 1


async def until_moved(site: Site, ann: Browser, table: str) -> None:
    """The person chooses, and the bot does."""
    live = await held(site, table)
    while not any(entry.seat == 1 for entry in live.table.log):
        if live.thinking:
            await until(lambda: not live.thinking)
        else:
            await choose(ann, table, 0)


async def test_bots_think_first_where_people_wait(site: Site) -> None:
    employ(site, "import time; time.sleep(1000)", 1000.0)
    ann = await site.guest("Ann")
    left, kept = [await asked_first(site, ann) for _ in range(2)]
    await ann.post(f"/api/tables/{left}/leave")
    site.time += 1000
    live = await held(site, kept)
    while not live.thinking:
        await choose(ann, kept, 0)
    rows = await site.context.database.fetch("SELECT table_id FROM jobs ORDER BY made, seat")
    tables = [row["table_id"] for row in rows]
    assert tables.index(kept) < tables.index(left)


async def asked_first(site: Site, ann: Browser) -> str:
    """A table at which the person begins."""
    wish = {"game": "speicherstadt", "seats": ["me", "bot:easy"], "start": True}
    while True:
        table: str = (await ann.post("/api/tables", wish))["id"]
        if not (await held(site, table)).thinking:
            return table


async def test_each_job_is_claimed_once(site: Site) -> None:
    employ(site, "import time; time.sleep(1000)", 1000.0)
    ann = await site.guest("Ann")
    wish = {"game": "speicherstadt", "seats": ["me", "open"]}
    table = (await ann.post("/api/tables", wish))["id"]
    database = site.context.database
    insert = "INSERT INTO jobs (table_id, seat, made) VALUES ($1, $2, 1)"
    for seat in range(8):
        await database.commit(Statement(insert, (table, seat)))
    jobs = Jobs(database, site.context.now)
    found = await asyncio.gather(*(jobs.claim(f"w{number}") for number in range(12)))
    seats = [job.seat for job in found if job is not None]
    assert len(seats) == len(set(seats))
