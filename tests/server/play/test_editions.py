"""Tables with the editions of people's own boxes."""

from dataclasses import replace
from pathlib import Path

import pytest

from comptoir import games
from comptoir.core import BadEdition
from comptoir.server.store import Statement
from comptoir.server.tables.shelf import Shelf
from tests.server.play.kit import SETTINGS, go_on, held, hosted, services, two_people, until
from tests.server.site import Browser, Site

HOUSES = Path(games.__file__).parent
MINUTE = 60_000


def own_edition(folder: Path, game: str = "speicherstadt", name: str = "own") -> Path:
    """A file as an owner of the box might write it."""
    text = (HOUSES / game / "edition" / "house.toml").read_text("utf-8")
    text = text.replace('id = "house"', f'id = "{name}"').replace("House edition", f"{name} box")
    file = folder / f"{name}_{game}.toml"
    file.write_text(text.replace("coins = 5", "coins = 6"), "utf-8")
    return file


async def returned(site: Site, browser: Browser) -> Browser:
    """The same browser at another site."""
    found = await site.browser()
    found.client.cookies = browser.client.cookies
    return found


async def test_a_table_is_played_with_an_own_edition_while_the_server_has_it(
    database_url: str, tmp_path: Path
) -> None:
    own_edition(tmp_path)
    (tmp_path / "notes.txt").touch()
    settings = replace(SETTINGS, editions=(str(tmp_path),))
    async with hosted(database_url, settings) as site:
        ann, ben, house = await two_people(site, "speicherstadt")
        found = {game["key"]: game["editions"] for game in await ann.get("/api/games")}
        assert [(each["id"], each["name"]) for each in found["speicherstadt"]] == [
            ("house", "House edition"),
            ("own", "own box"),
        ]
        wish = {"game": "speicherstadt", "edition": "own", "seats": ["me", "me", "bot:random"]}
        info = await ann.post("/api/tables", {**wish, "clock": {"bank": 60}, "start": True})
        table = info["id"]
        assert info["edition_name"] == "own box"
        assert (info["edition"], info["edition_digest"]) == (
            "own",
            found["speicherstadt"][1]["digest"],
        )
        seen = await ann.get(f"/api/tables/{table}/seen?seat=0")
        assert seen["projection"]["view"]["players"][0]["coins"] == 6
        live = await held(site, table)
        for _ in range(2):
            await until(lambda: live.asked != [2])
            while live.asked != [2]:
                await go_on(site, table, [ann, ann], 1)
        await site.app.state.context.database.commit(Statement("DELETE FROM editions"))
    async with hosted(database_url) as site:
        ann, ben = await returned(site, ann), await returned(site, ben)
        turn = {"seat": 0, "stamp": "", "choices": ["buy"]}
        problem = await ann.post(f"/api/tables/{table}/turns", turn, 409)
        assert problem["error"]["code"] == "conflict"
        assert problem["error"]["kind"] == "closed-edition"
        assert {card["id"] for card in await ann.get("/api/tables")} == {house, table}
        await go_on(site, house, [ann, ben], 3)
        site.time += 10 * MINUTE
        await services(site).clocks.sweep()
        small = {"game": "speicherstadt", "seats": ["me", "bot:random"], "start": True}
        other = await held(site, (await ann.post("/api/tables", small))["id"])
        await until(lambda: 0 in other.asked)
    async with hosted(database_url, settings, start=site.time + 10 * MINUTE) as site:
        ann = await returned(site, ann)
        live = await held(site, table)
        assert not live.damaged
        await until(lambda: live.asked != [2])


async def test_an_own_edition_that_is_nowhere_any_more_closes_its_tables_alone(
    sqlite_url: str, tmp_path: Path
) -> None:
    file = own_edition(tmp_path)
    settings = replace(SETTINGS, editions=(str(file),))
    async with hosted(sqlite_url, settings) as site:
        ann = await site.guest("Ann")
        wish = {"game": "speicherstadt", "seats": ["me", "me"], "start": True}
        table = (await ann.post("/api/tables", {**wish, "edition": "own"}))["id"]
        house = (await ann.post("/api/tables", wish))["id"]
        await site.app.state.context.database.commit(Statement("DELETE FROM editions"))
    file.write_text(file.read_text("utf-8").replace("coins = 6", "coins = 7"), "utf-8")
    async with hosted(sqlite_url, settings) as site:
        ann = await returned(site, ann)
        assert (await held(site, table)).damaged
        await go_on(site, house, [ann, ann], 1)


def test_editions_that_can_not_be(tmp_path: Path) -> None:
    house = HOUSES / "mombasa" / "edition" / "house.toml"
    with pytest.raises(BadEdition, match="'house', expected an id other than that of the house"):
        Shelf([str(house)])
    file = own_edition(tmp_path)
    with pytest.raises(BadEdition, match=f"an id other than that of {file}"):
        Shelf([str(file), str(tmp_path)])
    other = tmp_path / "other.toml"
    other.write_text("[some]\nthing = 1\n")
    with pytest.raises(BadEdition, match="expected an edition of mombasa, speicherstadt"):
        Shelf([str(other)])
    with pytest.raises(BadEdition, match="a file that can be read"):
        Shelf([str(tmp_path / "nowhere.toml")])
