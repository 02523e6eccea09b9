"""A game played on from a step of another, beside what really happened there."""

import sys
from typing import Any

from comptoir.server.bots.thinker import Thinker
from comptoir.server.store import Statement
from comptoir.server.workers.process import Worker
from tests.server.play.kit import choose, go_on, held, services, until
from tests.server.site import Browser, Site
from tests.study.kit import WHOLE, record

Json = Any


async def alone(site: Site, game: str = "speicherstadt") -> tuple[Browser, str]:
    """A hot-seat table of one person."""
    ann = await site.guest("Ann")
    wish = {"game": game, "seats": ["me", "me"], "start": True}
    return ann, (await ann.post("/api/tables", wish))["id"]


async def finished(browser: Browser) -> str:
    """A table with a game that is over."""
    text = record("speicherstadt", 2, WHOLE)
    return str((await browser.post("/api/records", {"record": text}))["id"])


def totals(scores: Json) -> list[int]:
    return [score["total"] for score in sorted(scores, key=lambda score: score["seat"])]


async def test_both_games_begin_at_the_same_point(site: Site) -> None:
    ann, table = await alone(site)
    await go_on(site, table, [ann, ann], 16)
    fork = await ann.post(f"/api/tables/{table}/fork", {"step": 10})
    assert (fork["parent"], fork["parent_step"]) == (table, 10)
    beside = await ann.get(f"/api/tables/{fork['id']}/original")
    assert (beside["table"], beside["step"], beside["turn"]) == (table, 10, 0)
    assert beside["then"] == beside["here"]
    assert beside["curves"]["then"][0] == beside["curves"]["here"][0]
    log = (await held(site, table)).table.log
    first = next(line for line in log[10:] if line.seat >= 0)
    assert beside["turns"][0]["seat"] == first.seat
    assert beside["turns"][0]["events"][0]["kind"] == first.events[0].kind


async def test_lists_say_which_tables_go_on_from_a_step_of_another(site: Site) -> None:
    ann, table = await alone(site)
    await go_on(site, table, [ann, ann], 6)
    fork = (await ann.post(f"/api/tables/{table}/fork", {"step": 3}))["id"]
    over = await finished(ann)
    await ann.post("/api/records", {"record": record("speicherstadt", 2, 40)})  # from no table here
    await ann.post("/api/lessons", {"game": "speicherstadt"})
    steps = len((await held(site, over)).table.log)
    ended = (await ann.post(f"/api/tables/{over}/fork", {"step": steps}))["id"]
    again = (await ann.post(f"/api/tables/{ended}/rematch"))["id"]
    cards = [
        card
        for which in ("mine", "finished")
        for card in await ann.get(f"/api/tables?list={which}")
    ]
    assert {card["id"] for card in cards} >= {table, fork, over, ended, again}
    assert {card["id"] for card in cards if card["forked"]} == {fork, ended}


async def test_seats_keep_their_names_where_one_person_plays_them_all(site: Site) -> None:
    guest = await site.guest("Guest")
    wish = {"game": "speicherstadt", "seats": ["bot:easy", "me", "bot:random"], "start": True}
    table = (await guest.post("/api/tables", wish))["id"]
    over = Statement("UPDATE tables SET status = 'over', ended = 1, revision = revision + 1")
    await services(site).keeper.database.commit(over)
    await services(site).keeper.refresh(await held(site, table))
    await guest.patch("/api/me", {"name": "Ada"})
    fork = await guest.post(f"/api/tables/{table}/fork", {"step": 1})
    named = [("person", "", "easy"), ("person", "Ada", ""), ("person", "", "random")]

    def seats(found: Json) -> list[tuple[str, str, str]]:
        return [(one["kind"], one["name"], one["level"]) for one in found["players"]]

    assert seats(fork) == named
    assert (fork["my_seats"], fork["hot_seat"]) == ([0, 1, 2], True)
    again = await guest.post(f"/api/tables/{fork['id']}/fork", {"step": 1})
    assert seats(again) == named


async def test_what_people_are_called_at_one_screen_stays(site: Site) -> None:
    ann = await site.guest("Ann")
    wish = {"game": "speicherstadt", "seats": ["me", "me"], "names": ["Eve", ""], "start": True}
    table = (await ann.post("/api/tables", wish))["id"]
    fork = await ann.post(f"/api/tables/{table}/fork", {"step": 0})
    assert [player["name"] for player in fork["players"]] == ["Eve", "Ann"]


async def test_a_finished_game_is_held_against_the_one_that_goes_on(site: Site) -> None:
    ben = await site.guest("Ben")
    table = await finished(ben)
    over = await ben.get(f"/api/tables/{table}")
    fork = await ben.post(f"/api/tables/{table}/fork", {"step": 12, "seat": 1, "level": "random"})
    live = await held(site, fork["id"])
    bots = services(site).bots
    for turn in range(3):
        await until(lambda: live.asked == [1])
        if turn == 2:  # from then on the bot thinks for ever
            await bots._workers[0].end()
            bots._workers = [
                Thinker(Worker((sys.executable, "-c", "import time; time.sleep(1000)")))
            ]
        await choose(ben, fork["id"], 1)
    beside = await ben.get(f"/api/tables/{fork['id']}/original")
    assert beside["result"] == over["result"]
    assert [player["name"] for player in beside["players"]] == ["P0", "P1"]
    assert beside["turn"] > 0
    curve = beside["curves"]["then"]
    assert curve[-1]["totals"] == totals(over["result"])
    assert [point["at"] for point in curve] == sorted(point["at"] for point in curve)
    here = beside["curves"]["here"]
    assert here[-1]["totals"] == totals(beside["here"])
    assert here[-1]["at"] <= curve[-1]["at"]


async def test_a_game_that_goes_on_longer_is_held_against_the_end(site: Site) -> None:
    ann, table = await alone(site)
    await go_on(site, table, [ann, ann], 12)
    steps = len((await held(site, table)).table.log)
    fork = await ann.post(f"/api/tables/{table}/fork", {"step": steps})
    await go_on(site, fork["id"], [ann, ann], 20)
    beside = await ann.get(f"/api/tables/{fork['id']}/original")
    assert (beside["turns"], beside["result"]) == ([], None)
    assert totals(beside["then"]) == beside["curves"]["then"][-1]["totals"]


async def test_who_may_not_see_the_original_does_not_see_it_here(site: Site) -> None:
    ann, table = await alone(site)
    await go_on(site, table, [ann, ann], 12)
    fork = (await ann.post(f"/api/tables/{table}/fork", {"step": 6}))["id"]
    ben, nobody = await site.guest("Ben"), await site.browser()
    for other in (ben, nobody):
        await other.get(f"/api/tables/{fork}/original", 403)
        await other.get(f"/api/tables/{table}/replay?step=3", 403)
        await other.get(f"/api/tables/{table}/scores", 403)
    assert (await ann.get(f"/api/tables/{table}/replay?step=3"))["step"] == 3
    assert (await ann.get(f"/api/tables/{table}/scores"))["points"]
    over = await finished(ann)
    again = (await ann.post(f"/api/tables/{over}/fork", {"step": 6}))["id"]
    assert (await ben.get(f"/api/tables/{again}/original"))["table"] == over


async def test_a_hot_seat_game_with_bots_goes_back_but_keeps_their_secrets(site: Site) -> None:
    ann, ben = await site.guest("Ann"), await site.guest("Ben")
    wish = {"game": "mombasa", "seats": ["me", "me", "bot:random"], "start": True}
    table = (await ann.post("/api/tables", wish))["id"]
    path, live = f"/api/tables/{table}", await held(site, table)
    await until(lambda: 2 not in live.asked)  # the bot has planned, the others have not
    log = live.table.log
    hidden = [step for step, line in enumerate(log, 1) if line.seat == 2 and line.events[0].secret]
    assert hidden
    for step in hidden:
        shown = await ann.get(f"{path}/replay?step={step}")
        assert all(not event["secret"] for event in shown["events"])
    assert (await ann.get(f"{path}/scores"))["points"]
    await ann.get(f"{path}/record", 403)
    await ben.get(f"{path}/replay?step=0", 403)
    await ann.post(f"{path}/fork", {"step": len(log), "seat": 2}, 403)
    fork = await ann.post(f"{path}/fork", {"step": hidden[0], "seat": 1, "level": "random"})
    assert [player["kind"] for player in fork["players"]] == ["bot", "person", "bot"]
    turns = (await ann.get(f"/api/tables/{fork['id']}/original"))["turns"]
    assert all(not event["secret"] for turn in turns for event in turn["events"])
    await ben.get(f"/api/tables/{fork['id']}/original", 403)


async def test_other_games_have_no_original(site: Site) -> None:
    ann, table = await alone(site)
    await ann.get(f"/api/tables/{table}/original", 404)
    await ann.get(f"/api/tables/{await finished(ann)}/original", 404)
    fork = (await ann.post(f"/api/tables/{await finished(ann)}/fork", {"step": WHOLE}, 400))[
        "error"
    ]
    assert fork["code"] == "malformed"


async def test_plans_of_mombasa_are_told_seat_by_seat(site: Site) -> None:
    ann, table = await alone(site, "mombasa")
    await go_on(site, table, [ann, ann], 16)
    fork = (await ann.post(f"/api/tables/{table}/fork", {"step": 30}))["id"]
    await go_on(site, fork, [ann, ann], 6)
    beside = await ann.get(f"/api/tables/{fork}/original")
    assert {turn["seat"] for turn in beside["turns"]} <= {0, 1}
    assert all(turn["events"] for turn in beside["turns"])
