"""Guided first games: tables that begin with known cards, and are like others from then on."""

import re
from pathlib import Path
from typing import Any

import pytest

from comptoir import games
from comptoir.core import Seat
from comptoir.lang.rules import Rules
from comptoir.server.tables.lessons import first_steps
from tests.server.play.kit import choose, held, stand, until
from tests.server.site import Site

Json = Any
PAGES = Path(__file__).parents[3] / "web" / "src" / "games"


@pytest.mark.parametrize("key", games.GAMES)
def test_each_lesson_can_be_replayed(key: str) -> None:
    table = first_steps(games.load(key))
    assert table.decision(table.decisions[0].seat) is not None
    assert table.decisions[0].seat == 0


@pytest.mark.parametrize("key", games.GAMES)
async def test_a_lesson_is_an_unrated_table_against_an_easy_bot(site: Site, key: str) -> None:
    ann = await site.guest("Ann")
    table = await ann.post("/api/lessons", {"game": key})
    assert (table["lesson"], table["rated"], table["hot_seat"]) == (True, False, False)
    assert [player["kind"] for player in table["players"]] == ["person", "bot"]
    assert table["players"][1]["level"] == "easy"
    assert table["my_turn"]
    again = await ann.post("/api/lessons", {"game": key})
    views = [(await stand(ann, made["id"], 0))["view"] for made in (table, again)]
    assert views[0] == views[1]
    assert [card["lesson"] for card in await ann.get("/api/tables?list=mine")] == [True, True]


async def test_a_lesson_is_played_and_deals_from_a_seed_of_its_own(site: Site) -> None:
    ann = await site.guest("Ann")
    tables = [await ann.post("/api/lessons", {"game": "speicherstadt"}) for _ in range(2)]
    assert tables[0]["commitment"] != tables[1]["commitment"]
    table = tables[0]["id"]
    live = await held(site, table)
    before = len(live.table.log)
    for _ in range(3):
        await until(lambda: live.asked == [0])
        await choose(ann, table, 0)
    await until(lambda: len(live.table.log) > before + 4)


async def test_there_is_no_lesson_of_a_game_that_nobody_knows(site: Site) -> None:
    await (await site.guest("Ann")).post("/api/lessons", {"game": "chess"}, 400)


async def test_other_tables_are_no_lessons(site: Site) -> None:
    ann = await site.guest("Ann")
    wish = {"game": "speicherstadt", "seats": ["me", "me"], "start": True}
    made = await ann.post("/api/tables", wish)
    assert not made["lesson"]
    fork = await ann.post(f"/api/tables/{made['id']}/fork", {"step": 2})
    assert (fork["lesson"], fork["hot_seat"]) == (False, True)


@pytest.mark.parametrize("key", games.GAMES)
def test_the_page_waits_for_questions_choices_and_events_that_there_are(key: str) -> None:
    """And its lesson names rules that there are."""
    text = (PAGES / key / "lesson.ts").read_text(encoding="utf-8")
    catalogue = games.GAMES[key].load(games.GAMES[key].catalogue)
    known = {*catalogue.EVENTS, *catalogue.PROMPTS, *catalogue.ACTIONS}
    named = set(re.findall(rf'"({key}\.\w+)"', text))
    assert named
    assert named <= known
    rules = set(re.findall(rf'"({games.GAMES[key].letter}\d+\.\d+)"', text))
    assert rules
    assert all(Rules.packaged().find(number) for number in rules)


def test_the_lesson_of_speicherstadt_speaks_of_what_there_is() -> None:
    table = first_steps(games.load("speicherstadt"))
    view: Json = table.game.view(table.state, Seat(0))
    ship, contract, fireman = view["offer"]
    own, bot = view["players"]
    assert (ship["card"], ship["cargo"]) == ("ship", {"coffee": 1, "tea": 1, "spices": 1})
    assert contract["contract"]
    assert fireman["card"].startswith("fireman")
    assert own["contracts"][0]["goods"] == {"coffee": 1, "spices": 1}
    assert own["cards"]["trader_tea"] == 1
    assert own["firemen"] > bot["firemen"]


def test_the_lesson_of_mombasa_speaks_of_what_there_is() -> None:
    table = first_steps(games.load("mombasa"))
    view: Json = table.game.view(table.state, Seat(0))
    own = view["players"][0]
    hand = {card["kind"]: card["value"] for card in own["secret"]["hand"]}
    assert (hand["coffee"], hand["expansion"]) == (2, 2)
    assert "bookkeeper" in hand
    assert own["books"][0]["book"]["needs"].keys() == {"coffee"}
    assert own["tracks"]["cape_town"]["shares"] == 1
    assert own["markers"] == 3
    near = [region for region in view["map"] if region["bases"].get("cape_town") == 1]
    assert {region["id"] for region in near} == {"karoo", "natal"}
    prices = [space["price"] for row in view["card_display"] for space in row]
    assert min(prices) <= hand["coffee"]
