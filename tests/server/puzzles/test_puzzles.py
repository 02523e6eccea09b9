"""Puzzles: the exercise of each day, answered by a whole turn from the one seat it is about."""

from dataclasses import replace
from typing import Any

import pytest

from comptoir import games
from comptoir.core import Seat
from comptoir.server.puzzles import exercises
from comptoir.server.puzzles.position import Position
from comptoir.server.tables.shelf import Shelf
from comptoir.study.puzzle import Book, shipped
from comptoir.table import project, to_json
from tests.server.play.kit import services
from tests.server.site import PASSWORD, Browser, Site

Json = Any
DAY = 86_400_000
OFFERED = [key for key in games.GAMES if shipped(key).puzzles]


async def daily(browser: Browser, game: str = "speicherstadt") -> str:
    """The id of today's exercise."""
    days = (await browser.get("/api/puzzles"))["days"]
    return str(next(one["puzzle"] for one in days[0]["exercises"] if one["game"] == game))


async def answer(browser: Browser, puzzle: str, *choices: str, status: int = 200) -> Json:
    stamp = (await browser.get(f"/api/puzzles/{puzzle}"))["projection"]["stamp"]
    body = {"stamp": stamp, "choices": [*choices]}
    return await browser.post(f"/api/puzzles/{puzzle}/answers", body, status)


def found(puzzle: str) -> Position:
    """The puzzle, set up."""
    for key in games.GAMES:
        if puzzle in shipped(key).by_id:
            return Position(games.load(key), shipped(key).by_id[puzzle])
    raise AssertionError(puzzle)


async def test_everybody_has_the_same_exercise_and_another_one_tomorrow(site: Site) -> None:
    ann, ben = await site.guest("Ann"), await site.browser()
    assert await daily(ann) == await daily(ben)
    days = (await ann.get("/api/puzzles"))["days"]
    assert [one["game"] for one in days[0]["exercises"]] == OFFERED
    ids = [one["puzzle"] for day in days for one in day["exercises"]]
    assert len(ids) == len(set(ids))
    before = await daily(ann)
    site.time += DAY
    assert await daily(ann) != before
    again = (await ann.get("/api/puzzles"))["days"]
    assert again[1]["day"] == days[0]["day"]
    assert again[1]["exercises"] == days[0]["exercises"]


async def test_a_puzzle_says_the_last_day_of_which_it_was_the_exercise(site: Site) -> None:
    browser = await site.browser()
    days = (await browser.get("/api/puzzles"))["days"]
    for listed in (days[0], days[3]):
        puzzle = listed["exercises"][0]["puzzle"]
        assert (await browser.get(f"/api/puzzles/{puzzle}"))["day"] == listed["day"]
    ids = {one["puzzle"] for day in days for one in day["exercises"]}
    longer_ago = next(one for one in shipped(OFFERED[0]).by_id if one not in ids)
    assert (await browser.get(f"/api/puzzles/{longer_ago}"))["day"] == ""


@pytest.mark.parametrize("game", OFFERED)
async def test_a_puzzle_shows_what_its_seat_sees_and_no_more(site: Site, game: str) -> None:
    browser = await site.browser()
    puzzle = await daily(browser, game)
    shown = await browser.get(f"/api/puzzles/{puzzle}")
    position = found(puzzle)
    table = position.puzzle.table(games.load(game))
    assert shown["projection"] == to_json(project(table, Seat(position.puzzle.seat)))
    assert set(shown) == {
        *("id", "game", "edition", "day", "seat", "round", "margin", "projection"),
        *("tries", "first", "solved", "shown", "streak"),
    }
    await browser.get("/api/puzzles/none", 404)


async def test_the_best_turn_is_right_and_counts_once(site: Site) -> None:
    ann = await site.guest("Ann")
    puzzle = await daily(ann)
    best = found(puzzle).puzzle.best.choices
    told = await answer(ann, puzzle, *best)
    assert (told["right"], told["behind"], told["gains"]) == (True, 0.0, [])
    assert (told["tries"], told["first"], told["solved"], told["streak"]) == (1, True, True, 1)
    again = await answer(ann, puzzle, *best)
    assert (again["tries"], again["streak"]) == (1, 1)
    days = (await ann.get("/api/puzzles"))["days"]
    assert [one["game"] for one in days[0]["exercises"] if one["solved"]] == ["speicherstadt"]
    assert not any(one["solved"] for day in days[1:] for one in day["exercises"])


async def test_another_turn_is_behind_and_may_be_followed_by_a_better_one(site: Site) -> None:
    ann = await site.guest("Ann")
    puzzle = await daily(ann)
    best, other = found(puzzle).puzzle.offers[:2]
    told = await answer(ann, puzzle, *other.choices)
    assert (told["right"], told["solved"], told["tries"]) == (False, False, 1)
    assert told["behind"] == pytest.approx(other.behind, abs=0.06)
    told = await answer(ann, puzzle, *best.choices)
    assert (told["right"], told["first"], told["solved"], told["tries"]) == (True, False, True, 2)


async def test_who_saw_the_solution_does_not_solve_it_any_more(site: Site) -> None:
    ann = await site.guest("Ann")
    puzzle = await daily(ann)
    told = await ann.post(f"/api/puzzles/{puzzle}/solution")
    best = found(puzzle).puzzle.best.choices
    assert [choice["text"] for choice in told["choices"]] == [*best]
    assert all(one["behind"] > 0 for one in told["others"])
    after = await answer(ann, puzzle, *best)
    assert (after["right"], after["solved"], after["shown"]) == (True, False, True)
    assert (after["tries"], after["streak"]) == (0, 0)


async def test_days_in_a_row_are_counted(site: Site) -> None:
    ann = await site.guest("Ann")
    for day in range(3):
        site.time += DAY
        puzzle = await daily(ann)
        told = await answer(ann, puzzle, *found(puzzle).puzzle.best.choices)
        assert told["streak"] == day + 1
    site.time += DAY  # not yet solved today: the row still stands
    assert (await ann.get("/api/puzzles"))["streak"] == 3
    await answer(ann, puzzle, *found(puzzle).puzzle.best.choices)  # yesterday's is not today's
    site.time += DAY
    assert (await ann.get("/api/puzzles"))["streak"] == 0


async def test_a_turn_that_nobody_thought_of_is_thought_through(site: Site) -> None:
    ann = await site.guest("Ann")
    puzzle = await daily(ann)
    await ann.get(f"/api/puzzles/{puzzle}")
    position = services(site).exercises.position(puzzle)
    best, other = position.puzzle.offers[:2]
    position.puzzle = replace(position.puzzle, offers=(best, replace(other, choices=())))
    told = await answer(ann, puzzle, *other.choices)
    assert not told["right"]
    assert told["behind"] == pytest.approx(other.behind, abs=max(0.6, 3 * other.doubt))


async def test_choices_are_tried_and_explained_as_at_a_table(site: Site) -> None:
    ann = await site.guest("Ann")
    puzzle = await daily(ann)
    address = f"/api/puzzles/{puzzle}"
    shown = (await ann.get(address))["projection"]
    best = found(puzzle).puzzle.best.choices
    tried = await ann.post(
        f"{address}/try", {"stamp": shown["stamp"], "choices": [*best, "pass", "pass"]}
    )
    assert tried["ends"]
    body = {"stamp": shown["stamp"], "choices": [], "actions": [best[0], "done"]}
    reasons = (await ann.post(f"{address}/why", body))["reasons"]
    assert reasons[0] is None
    assert reasons[1]["kind"]
    await ann.post(f"{address}/try", {"stamp": "x", "choices": []}, 409)
    await ann.post(f"{address}/try", {"stamp": shown["stamp"], "choices": ["fly"]}, 400)
    await ann.post(f"{address}/answers", {"stamp": shown["stamp"], "choices": []}, 400)
    body = {"stamp": shown["stamp"], "choices": [*best, "pass"]}
    await ann.post(f"{address}/answers", body, 400)


async def test_what_a_guest_solved_is_carried_over_and_forgotten(site: Site) -> None:
    await site.account("ada")
    guest = await site.guest("Guest")
    puzzle = await daily(guest)
    await answer(guest, puzzle, *found(puzzle).puzzle.best.choices)
    await guest.post("/api/session", {"login": "ada", "password": PASSWORD})
    (row,) = (await guest.get("/api/me/export"))["exercises"]
    assert (row["puzzle"], row["tries"], row["first"]) == (puzzle, 1, 1)
    await guest.delete("/api/me", {"password": PASSWORD})
    assert await site.context.database.fetch("SELECT * FROM exercises") == []


def test_puzzles_for_other_values_are_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stale = Book({"edition": "other"}, shipped("speicherstadt").puzzles)
    monkeypatch.setattr(exercises, "shipped", lambda _key: stale)
    assert exercises._usable(Shelf(), "speicherstadt")[1] == {}
    assert "make puzzles" in caplog.text
    monkeypatch.setattr(exercises, "shipped", lambda _key: Book({}, ()))
    assert exercises._usable(Shelf(), "speicherstadt")[1] == {}


@pytest.mark.parametrize("key", OFFERED)
def test_the_turns_of_each_puzzle_are_whole_ones_at_the_table(key: str) -> None:
    game = games.load(key)
    for puzzle in shipped(key).puzzles[::3]:
        position = Position(game, puzzle)
        mark = str(position.seen().stamp)
        for offer in puzzle.offers:
            assert position.answer(mark, offer.choices) is offer
