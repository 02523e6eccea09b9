"""What happened since a line: the boards between are those that the seat saw."""

from typing import Any

import msgspec

from comptoir.core import Seat
from comptoir.server import projected
from comptoir.server.patch import apply
from comptoir.table import project
from tests.server.play.kit import go_on, held, stand, two_people
from tests.server.site import Site


async def test_after_each_turn_the_board_is_what_the_seat_saw_then(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    await go_on(site, table, [ann, ben], 40)
    live = await held(site, table)
    told = await ann.get(f"/api/tables/{table}/story?after=0&seat=0")
    board: Any = told["board"]
    seen, lines = live.table.seen(Seat(0)), 0
    assert board["view"]["round"] == 0
    assert len(told["beats"]) > 10
    for beat in told["beats"]:
        board = apply(board, beat["patch"])
        lines += len(beat["lines"])
        state = live.table.at(seen.steps[lines - 1] + 1)
        then = projected.board(project(live.table.moved_to(state), Seat(0)))
        assert board["view"] == msgspec.to_builtins(then.view)
        assert board["standings"] == msgspec.to_builtins(then.standings)
        assert board["decisions"] == []
    assert lines == len(seen.lines)
    assert board["view"] == (await stand(ann, table, 0))["view"]


async def test_a_story_is_told_turn_by_turn(site: Site) -> None:
    ann, ben, table = await two_people(site, "speicherstadt")
    await go_on(site, table, [ann, ben], 12)
    told = await ann.get(f"/api/tables/{table}/story?after=0&seat=0")
    for beat in told["beats"]:
        assert len({line["seat"] for line in beat["lines"]}) == 1
        assert not any(line["opens"] for line in beat["lines"][1:])
    assert told["beats"][0]["lines"][0]["seat"] == -1
    last = told["beats"][-1]["lines"][-1]["number"]
    assert (await ann.get(f"/api/tables/{table}/story?after={last}&seat=0"))["beats"] == []


async def test_a_story_begins_with_a_line_that_was_seen(site: Site) -> None:
    ann, _, table = await two_people(site, "speicherstadt")
    await ann.get(f"/api/tables/{table}/story?after=9999&seat=0", 400)
    await ann.get(f"/api/tables/{table}/story?after=-1&seat=0", 400)
    await ann.get(f"/api/tables/{table}/story?after=0&seat=1", 404)
    assert (await ann.get(f"/api/tables/{table}/story?after=0"))["beats"]


async def test_nothing_is_told_before_the_start(site: Site) -> None:
    ann = await site.guest("Ann")
    made = await ann.post("/api/tables", {"game": "speicherstadt", "seats": ["me", "open"]})
    await ann.get(f"/api/tables/{made['id']}/story?after=0&seat=0", 409)
