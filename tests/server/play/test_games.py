"""Games over HTTP and WebSockets, by people who come back or watch."""

from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from comptoir import games
from comptoir.core.native import compiled
from comptoir.lang import LANGUAGES
from comptoir.server.settings import Settings
from tests.server.play.kit import Copy, expected, go_on, held, hosted, two_people, watching
from tests.server.site import ORIGIN, Site, served


async def test_a_restart_loses_nothing(database_url: str) -> None:
    async with hosted(database_url) as site:
        ann, ben, table = await two_people(site, "speicherstadt")
        await go_on(site, table, [ann, ben], 20)
        before = expected(await held(site, table), 0)
        cookies = [ann.client.cookies, ben.client.cookies]
    async with hosted(database_url) as site:
        assert expected(await held(site, table), 0) == before
        browsers = [await site.browser(), await site.browser()]
        for browser, jar in zip(browsers, cookies, strict=True):
            browser.client.cookies = jar
        await go_on(site, table, browsers, 20)


async def test_a_spectator_gets_what_spectators_see(site: Site) -> None:
    ann, ben, table = await two_people(site, "mombasa")
    nobody = await site.browser()
    async with watching(site, nobody, table) as socket:
        seen = await socket.until("seen")
        whole, log = expected(await held(site, table), None)
        assert seen["projection"] == {**whole, "log": log}
        assert seen["table"]["my_seats"] == []
        await go_on(site, table, [ann, ben], 12)
        copy = Copy()
        copy.hear(seen)
        whole, log = expected(await held(site, table), None)
        while len(copy.log) < len(log) or copy.projection != whole:
            copy.hear(await socket.next())
        assert copy.log == log
        assert not any(line["text"] for line in log)


async def test_the_rules_are_told_in_the_language_asked_for(site: Site) -> None:
    nobody = await site.browser()
    for asked, title in [
        ("", "Setup"),
        ("?language=nl", "Opstelling"),
        ("?language=cs", "Příprava hry"),
    ]:
        found = await nobody.get(f"/api/rules/mombasa{asked}")
        assert found["sections"][0]["title"] == title
        assert found["sections"][0]["rules"][0]["number"] == "M1.1"
    refused = await nobody.get("/api/rules/mombasa?language=xx", 400)
    assert f"Choose one of: {', '.join(LANGUAGES)}." in str(refused)
    await nobody.get("/api/rules/chess", 404)


async def test_the_lists_for_all_games_are_told(site: Site) -> None:
    nobody = await site.browser()
    found = await nobody.get("/api/about")
    assert [language["code"] for language in found["languages"]] == list(LANGUAGES)
    assert found["usual_level"] in found["levels"]
    assert (found["version"], found["compiled"]) == (version("comptoir"), compiled())
    letters = {game["key"]: game["letter"] for game in await nobody.get("/api/games")}
    assert letters == {key: about.letter for key, about in games.GAMES.items()}


@pytest.mark.parametrize(
    ("client", "wish", "told"),
    [
        ("127.0.0.1", {}, "run it"),
        ("::1", {"host": "localhost"}, "run it"),
        ("203.0.113.7", {}, ""),  # a proxy passes it on
        ("127.0.0.1", {"host": "0.0.0.0"}, ""),  # as in a container
        ("127.0.0.1", {"host": "192.0.2.1"}, ""),
        ("127.0.0.1", {"address": (ORIGIN,)}, ""),
    ],
)
async def test_who_sits_at_the_computer_is_told_how_others_reach_the_server(
    tmp_path: Path, client: str, wish: dict[str, Any], told: str
) -> None:
    settings = Settings(network_command="run it", **wish)
    async with served(f"sqlite:///{tmp_path / 'x.db'}", settings) as site:
        found = await (await site.browser(client)).get("/api/about")
    assert found["network_command"] == told


async def test_long_answers_are_compressed_for_who_takes_that(site: Site) -> None:
    nobody = await site.browser()
    for address in ("/api/games/mombasa/house", "/api/rules/mombasa"):
        packed = await nobody.client.get(address, headers={"Accept-Encoding": "gzip"})
        plain = await nobody.client.get(address, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) * 3 < int(plain.headers["content-length"])
