"""Tables go on by the rules that they were begun with."""

from comptoir import games
from comptoir.server.store import Statement
from tests.golden.make import RECORDS
from tests.server.play.kit import go_on, held, hosted
from tests.server.play.test_editions import returned
from tests.server.site import Browser, Site

GAME = "mombasa"
FIRST, NEWEST = games.GAMES[GAME].versions[0], games.GAMES[GAME].versions[-1]


async def begun(site: Site, version: int) -> tuple[Browser, str]:
    """Somebody at a table of that version of the rules, which is in the database alone."""
    ann = await site.guest("Ann")
    wish = {"game": GAME, "seats": ["me", "me", "bot:random"], "start": True}
    table: str = (await ann.post("/api/tables", wish))["id"]
    assert (await held(site, table)).row.version == NEWEST
    change = Statement("UPDATE tables SET version = $2 WHERE id = $1", (table, version))
    await site.app.state.context.database.commit(change)
    return ann, table


async def test_a_table_goes_on_by_the_rules_that_it_was_begun_with(database_url: str) -> None:
    assert FIRST < NEWEST
    async with hosted(database_url) as site:
        ann, table = await begun(site, FIRST)
    async with hosted(database_url) as site:
        ann = await returned(site, ann)
        live = await held(site, table)
        assert live.table.game.version == FIRST
        await go_on(site, table, [ann, ann], 3)
        assert not live.damaged


async def test_rules_that_the_program_does_not_know_close_a_table_and_say_so(
    database_url: str,
) -> None:
    async with hosted(database_url) as site:
        ann, table = await begun(site, 99)
    async with hosted(database_url) as site:
        ann = await returned(site, ann)
        seen = await ann.get(f"/api/tables/{table}/seen?seat=0")
        assert seen["projection"] is None
        turn = {"seat": 0, "stamp": "", "choices": ["pass"]}
        problem = await ann.post(f"/api/tables/{table}/turns", turn, 409)
        assert problem["error"]["kind"] == "closed-version"
        assert "Nothing is lost" in str(problem)
        assert table in {card["id"] for card in await ann.get("/api/tables")}


async def test_a_record_of_older_rules_is_read_and_analysed_by_them(sqlite_url: str) -> None:
    text = (RECORDS / "mombasa-2-first-1.txt").read_text("utf-8")
    async with hosted(sqlite_url) as site:
        ann = await site.guest("Ann")
        info = await ann.post("/api/records", {"record": text})
        live = await held(site, info["id"])
        assert live.table.game.version == live.row.version == FIRST
