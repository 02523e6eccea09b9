"""Hints: for one's own turn at an unrated table, thought out by a worker, from one's own view."""

import asyncio
import sys
from random import Random
from typing import Any

import msgspec
import pytest

from comptoir.bots import hints as hinting
from comptoir.core import Seat
from comptoir.server.bots.bots import Asker
from comptoir.server.bots.thinker import Thinker
from comptoir.server.bots.worker import Task, Thought, advise
from comptoir.server.settings import Settings
from comptoir.server.workers.process import Worker
from tests.server.play.kit import choose, go_on, held, hosted, services, stand, two_people, until
from tests.server.site import Browser, Site

Json = Any


async def ask(
    browser: Browser, table: str, *choices: str, seat: int = 0, status: int = 200
) -> Json:
    now = await stand(browser, table, seat)
    body = {"seat": seat, "stamp": now["stamp"], "choices": list(choices)}
    return await browser.post(f"/api/tables/{table}/hints", body, status)


async def alone(site: Site, game: str = "speicherstadt") -> tuple[Browser, str]:
    """A hot-seat table: whoever is asked is the same person."""
    ann = await site.guest("Ann")
    wish = {"game": game, "seats": ["me", "me"], "start": True}
    return ann, (await ann.post("/api/tables", wish))["id"]


async def asked(site: Site, table: str) -> int:
    return (await held(site, table)).asked[0]


class Unhurried(Worker):
    """Thinks here, without a clock: the same question has the same answer."""

    def __init__(self) -> None:
        super().__init__(())

    async def _ask(self, task: bytes) -> bytes:
        return msgspec.json.encode(Thought(hints=advise(msgspec.json.decode(task, type=Task))))


async def test_a_hint_is_a_turn_that_can_be_tried(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "SECONDS", 0.0)
    services(site).bots._workers = [Thinker(Unhurried())]
    ann, table = await alone(site)
    seat = await asked(site, table)
    hints = (await ask(ann, table, seat=seat))["hints"]
    assert 1 <= len(hints) <= 3
    now = await stand(ann, table, seat)
    for hint in hints:
        choices = [choice["text"] for choice in hint["choices"]]
        assert hint["choices"][0] in now["decisions"][0]["options"]
        assert all(set(aim) == {"category", "points"} for aim in hint["aims"])
        body = {"seat": seat, "stamp": now["stamp"], "choices": choices}
        tried = await ann.post(f"/api/tables/{table}/try", body)
        assert tried["ends"]
    assert (await stand(ann, table, seat))["stamp"] == now["stamp"]
    assert (await ask(ann, table, seat=seat))["hints"] == hints


async def test_in_the_middle_of_a_turn_hints_are_about_the_rest_of_it(site: Site) -> None:
    ann, table = await alone(site, "mombasa")
    seat = await asked(site, table)
    first = (await stand(ann, table, seat))["decisions"][0]["options"][0]["text"]
    hints = (await ask(ann, table, first, seat=seat))["hints"]
    assert all(choice["text"] != first for hint in hints for choice in hint["choices"])


async def test_there_are_no_hints_at_rated_tables(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt", rated=True)
    seat = await asked(site, table)
    answer = await ask((ann, ben)[seat], table, seat=seat, status=403)
    assert answer["error"]["message"] == "There are no hints at rated tables."


async def test_hints_are_for_who_is_asked(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    seat = await asked(site, table)
    waits = (ann, ben)[1 - seat]
    assert (await ask(waits, table, seat=1 - seat, status=409))["error"]["code"] == "conflict"
    after = await ask((ann, ben)[seat], table, "bid 1", seat=seat, status=409)
    assert after["error"]["code"] == "conflict"
    stamp = (await stand(waits, table, 1 - seat))["stamp"]
    body = {"seat": seat, "stamp": stamp}
    await (await site.guest("Eve")).post(f"/api/tables/{table}/hints", body, 404)
    await (await site.browser()).post(f"/api/tables/{table}/hints", body, 401)
    old = {"seat": seat, "stamp": (await stand((ann, ben)[seat], table, seat))["stamp"]}
    await go_on(site, table, [ann, ben], 2)
    stale = await (ann, ben)[seat].post(f"/api/tables/{table}/hints", old, 409)
    assert stale["error"]["code"] == "stale"


async def test_the_worker_never_gets_the_true_state(site: Site) -> None:
    """In secret planning two truths that a seat can't tell apart give the same hints."""
    ann, table = await alone(site, "mombasa")
    live = await held(site, table)
    while live.asked != [0, 1] or live.table.decisions[0].kind != "mombasa.plan":
        await choose(ann, table, live.asked[0])
    while live.asked == [0, 1]:
        await choose(ann, table, 1)
    game, truth = live.table.game, live.table.state
    bots = services(site).bots
    worlds = [truth, *(game.determinize(truth, Seat(0), Random(seed)) for seed in range(5))]
    tasks = []
    for world in worlds:
        other = live.table.branch(len(live.table.log))
        other._history.state = world
        tasks.append(bots._thinking(live, other, Seat(0), "medium"))
    assert any(game.dump(world) != game.dump(truth) for world in worlds)
    assert all(task == tasks[0] for task in tasks)


async def test_who_asks_too_often_waits(database_url: str) -> None:
    settings = Settings(bot_processes=1, hints_a_minute=1)
    async with hosted(database_url, settings) as site:
        ann, table = await alone(site)
        seat = await asked(site, table)
        await ask(ann, table, seat=seat)
        assert (await ask(ann, table, seat=seat, status=429))["error"]["code"] == "too_many"


async def test_a_worker_that_fails_is_no_mistake_of_the_server(site: Site) -> None:
    bots = services(site).bots
    bots._workers = [Thinker(Worker((sys.executable, "-c", "import sys; sys.exit(3)")))]
    ann, table = await alone(site)
    answer = await ask(ann, table, seat=await asked(site, table), status=503)
    assert answer["error"]["code"] == "unavailable"


class Slow(Worker):
    """Answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(())
        self.go_on = asyncio.Event()

    async def _ask(self, task: bytes) -> bytes:
        await self.go_on.wait()
        return b'{"choices": ["bid 1"], "hints": []}'


async def test_one_worker_answers_one_after_the_other_and_not_everybody(site: Site) -> None:
    slow, bots = Slow(), services(site).bots
    bots._workers = [Thinker(slow)]
    ann, table = await alone(site)
    live, seat = await held(site, table), Seat(await asked(site, table))
    askers = [Asker(f"203.0.113.{number % 5}", str(number)) for number in range(21)]
    waiting = [asyncio.create_task(bots.hints(live, live.table, seat, one)) for one in askers]
    await until(lambda: bots._people.waiting() == 20)
    assert slow.busy
    await ask(ann, table, seat=seat, status=503)
    slow.go_on.set()
    assert await asyncio.gather(*waiting) == [[]] * 21
    task = Task("speicherstadt", 1, "", 2, {}, {}, 0, "easy", "", 60.0)
    assert await Thinker(slow).think(task) == ["bid 1"]
    assert not slow.busy
