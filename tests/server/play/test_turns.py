"""Turns: tried out, posted, refused and taken back."""

from typing import Any

import pytest

from tests.server.play.kit import choose, go_on, held, stand, two_people, until
from tests.server.site import Browser, Site

Json = Any


async def asked(site: Site, people: list[Browser], table: str) -> tuple[Browser, int]:
    """Somebody who is to choose."""
    live = await held(site, table)
    return people[live.asked[0]], live.asked[0]


async def attempt(
    browser: Browser, table: str, seat: int, *choices: str, status: int = 200
) -> Json:
    now = await stand(browser, table, seat)
    body = {"seat": seat, "stamp": now["stamp"], "choices": list(choices)}
    return await browser.post(f"/api/tables/{table}/try", body, status)


async def test_a_try_is_seen_by_its_maker_alone(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    await go_on(site, table, [ann, ben], 2)
    who, seat = await asked(site, [ann, ben], table)
    live = await held(site, table)
    before, length = live.table, live.length
    now = await stand(who, table, seat)
    text = now["decisions"][0]["options"][0]["text"]
    tried = await attempt(who, table, seat, text)
    assert tried["made"] == 1
    assert len(tried["events"]) == 1
    assert [line["text"] for line in tried["projection"]["log"]] == [text]
    assert (live.table, live.length) == (before, length)
    assert await stand(who, table, seat) == now


async def test_a_try_stops_short_of_chance_and_reveals(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    ends = set()
    for _ in range(40):
        who, seat = await asked(site, [ann, ben], table)
        now = await stand(who, table, seat)
        texts = [option["text"] for option in now["decisions"][0]["options"]]
        tried = await attempt(who, table, seat, texts[-1])
        ends.add(tried["ends"])
        if tried["ends"] in ("chance", "reveal"):
            assert tried["made"] == 0
            assert tried["projection"]["decisions"] == []
            assert tried["projection"]["view"]["round"] == now["view"]["round"]
            assert [event["kind"] for event in tried["events"][0]]
        await choose(who, table, seat, texts[-1])
        if {"chance", "hand_over"} <= ends:
            return
    raise AssertionError(f"In forty turns there were only {ends}.")


async def test_a_try_shows_what_is_known_before_a_reveal(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    for _ in range(60):
        who, seat = await asked(site, [ann, ben], table)
        now = await stand(who, table, seat)
        text = now["decisions"][0]["options"][0]["text"]
        tried = await attempt(who, table, seat, text)
        if text.startswith("plan") and tried["ends"] == "reveal":
            break
        await choose(who, table, seat, text)
    before, after = (
        found["players"][seat]["secret"]["face_down"]
        for found in (now["view"], tried["projection"]["view"])
    )
    kinds = [event["kind"] for event in tried["events"][0]]
    assert kinds == ["mombasa.planned", "mombasa.planning_done"]
    assert len(after) == len(before) + 1


async def test_a_turn_is_all_or_none(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    who, seat = await asked(site, [ann, ben], table)
    live = await held(site, table)
    before = live.length
    answer = await choose(who, table, seat, "bid 1", "bid 1", status=400)
    assert answer["error"]["code"] == "malformed"
    answer = await choose(who, table, seat, "buy", status=422)
    assert answer["error"]["refusal"]["kind"]
    await choose(who, table, seat, "fly", status=400)
    assert live.length == before
    assert live.table.log[-1].seat == -1


async def test_a_stale_turn_is_refused(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    people = [ann, ben]
    who, seat = await asked(site, people, table)
    now = await stand(who, table, seat)
    await choose(who, table, seat, "bid 1")
    other, other_seat = await asked(site, people, table)
    await choose(other, table, other_seat, "bid 2")
    body = {"seat": seat, "stamp": now["stamp"], "choices": ["bid 1"]}
    for path in ("turns", "try", "undo", "why"):
        given = {"seat": seat, "stamp": now["stamp"]} if path == "undo" else body
        answer = await who.post(f"/api/tables/{table}/{path}", given, 409)
        assert answer["error"]["code"] == "stale"


@pytest.mark.parametrize("seat", [-1, 1, 7])
async def test_nobody_plays_a_seat_of_others(site: Site, seat: int) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    await ann.get(f"/api/tables/{table}/seen?seat={seat}", 404)
    stamp = (await stand(ben, table, 1))["stamp"]
    for path in ("try", "turns", "why"):
        body = {"seat": seat, "stamp": stamp, "choices": ["pass"]}
        await ann.post(f"/api/tables/{table}/{path}", body, 404)
    await ann.post(f"/api/tables/{table}/undo", {"seat": seat, "stamp": stamp}, 404)
    await ann.post(f"/api/tables/{table}/proposal", {"seat": seat, "line": 1}, 404)


async def test_who_is_signed_out_looks_only(site: Site) -> None:
    _, _, table = await two_people(site, "speicherstadt")
    nobody = await site.browser()
    seen = await nobody.get(f"/api/tables/{table}/seen")
    assert seen["projection"]["seat"] is None
    await nobody.get(f"/api/tables/{table}/seen?seat=0", 401)
    body = {"seat": 0, "stamp": "", "choices": ["bid 1"]}
    await nobody.post(f"/api/tables/{table}/turns", body, 401)
    await nobody.get("/api/tables/nothing/seen", 404)


async def test_why_says_what_stands_in_the_way(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    who, seat = await asked(site, [ann, ben], table)
    now = await stand(who, table, seat)
    body = {"seat": seat, "stamp": now["stamp"], "choices": [], "actions": ["bid 1", "buy"]}
    answer = await who.post(f"/api/tables/{table}/why", body)
    assert answer["reasons"][0] is None
    assert answer["reasons"][1]["kind"].startswith("core.")


async def test_a_plan_may_be_changed_until_the_last_one_is_in(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    live = await held(site, table)
    while len(live.asked) < 2:
        await go_on(site, table, [ann, ben], 1)
    stamp = (await stand(ben, table, 1))["stamp"]
    await choose(ann, table, 0)
    now = await stand(ann, table, 0)
    assert now["may_undo"]
    assert (await stand(ben, table, 1))["stamp"] == stamp
    body = {"seat": 0, "stamp": now["stamp"], "what": "last"}
    await ann.post(f"/api/tables/{table}/undo", body)
    assert not (await stand(ann, table, 0))["may_undo"]
    assert live.table.log[-1].seat != 0


async def test_everybody_must_agree_to_go_back(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    people = [ann, ben]
    await go_on(site, table, people, 8)
    live = await held(site, table)
    length = len(live.table.log)
    line = (await stand(ann, table, 0))["log"][-3]["number"]
    await ann.post(f"/api/tables/{table}/proposal", {"seat": 0, "line": line})
    proposal = (await stand(ben, table, 1))["proposal"]
    assert (proposal["seat"], proposal["agreed"]) == (0, [0])
    await ben.post(f"/api/tables/{table}/proposal", {"seat": 1, "answer": "refuse"})
    assert len(live.table.log) == length
    await ben.post(f"/api/tables/{table}/proposal", {"seat": 1, "answer": "consent"}, 422)
    await ben.post(f"/api/tables/{table}/proposal", {"seat": 1}, 400)
    await ann.post(f"/api/tables/{table}/proposal", {"seat": 0, "line": line})
    await ben.post(f"/api/tables/{table}/proposal", {"seat": 1, "answer": "consent"})
    assert len(live.table.log) < length
    await go_on(site, table, people, 4)


async def test_bots_agree_to_go_back(site: Site) -> None:
    ann = await site.guest("Ann")
    wish = {"game": "speicherstadt", "seats": ["me", "bot:random"], "start": True}
    table = (await ann.post("/api/tables", wish))["id"]
    live = await held(site, table)
    for _ in range(2):
        await until(lambda: live.asked == [0])
        await choose(ann, table, 0)
    await until(lambda: live.asked == [0])
    length = len(live.table.log)
    own = [line["number"] for line in (await stand(ann, table, 0))["log"] if line["text"]]
    await ann.post(f"/api/tables/{table}/proposal", {"seat": 0, "line": own[0]})
    assert len(live.table.log) < length
    assert live.table.proposal is None
