"""Pictures, cards for links, and frames in pages of other people."""

import re
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from comptoir.server import pages
from comptoir.server.errors import Unreachable
from comptoir.server.pictures.studio import Studio
from comptoir.server.pictures.worker import Sheet
from comptoir.server.settings import Settings
from tests.golden.make import RECORDS
from tests.server.play.kit import held
from tests.server.site import ORIGIN, Browser, Site, served

INDEX = b'<!doctype html><head><meta\n name="description" content="old" /></head><body></body>'
RECORD = (RECORDS / "speicherstadt-2-1.txt").read_text(encoding="utf-8")
FRAMES = re.compile(r"frame-ancestors ([^;]*)")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page."""
    (tmp_path / "index.html").write_bytes(INDEX)
    monkeypatch.setattr(pages, "built", lambda: tmp_path)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[list[Sheet]]:
    """What was given to be drawn; nothing is."""
    found: list[list[Sheet]] = []

    async def make(_studio: Studio, scenes: list[Sheet], *_args: Any, **_more: Any) -> bytes:
        found.append(scenes)
        return b"drawn"

    monkeypatch.setattr(Studio, "make", make)
    return found


async def ask(
    browser: Browser, path: str, status: int = 200, language: str = "en"
) -> httpx.Response:
    answer = await browser.ask("GET", path, headers={"accept-language": language})
    assert answer.status_code == status, (path, answer.text[:200])
    return answer


async def imported(ada: Browser) -> str:
    return str((await ada.post("/api/records", {"record": RECORD}))["id"])


def tags(answer: httpx.Response) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', answer.text))


async def test_pictures_are_made_by_a_process_and_kept(sqlite_url: str) -> None:
    async with served(sqlite_url, Settings(pictures_a_minute=12)) as site:
        ada = await site.guest("Ada")
        table = await imported(ada)
        first = await ask(ada, f"/picture/replay/{table}/40.png?width=400")
        image = Image.open(BytesIO(first.content))
        assert (image.format, image.size) == ("PNG", (400, 210))
        assert first.headers["content-type"] == "image/png"
        assert first.headers["cross-origin-resource-policy"] == "cross-origin"
        moving = await ask(ada, f"/picture/replay/{table}/40.gif?width=300")
        assert Image.open(BytesIO(moving.content)).format == "GIF"
        # What is kept costs nothing; a moving picture counts as ten.
        again = await ask(ada, f"/picture/replay/{table}/40.png?width=400")
        assert again.content == first.content
        await ask(ada, f"/picture/replay/{table}/41.png?width=400")
        refused = await ask(ada, f"/picture/replay/{table}/42.png?width=400", 429)
        assert int(refused.headers["retry-after"]) > 0


async def test_without_a_worker_there_is_no_picture_now(sqlite_url: str) -> None:
    async with served(sqlite_url) as site:
        studio = Studio(site.context.limits, ["false"])
        with pytest.raises(Unreachable):
            await studio.make([], 400, "somebody")


async def test_a_picture_shows_what_a_spectator_sees(
    sqlite_url: str, drawn: list[list[Sheet]]
) -> None:
    async with served(sqlite_url, Settings(bot_processes=1)) as site:
        ada = await site.guest("Ada")
        wish = {"game": "mombasa", "seats": ["me", "me"]}
        table = (await ada.post("/api/tables", wish))["id"]
        await ada.post(f"/api/tables/{table}/start", {})
        await ask(ada, f"/picture/t/{table}.png")
        (sheet,) = drawn.pop()
        live = await held(site, table)
        assert sheet.view == live.table.view(None)
        assert sheet.view != live.table.view(live.table.decisions[0].seat)
        nobody = await site.browser()
        await ask(nobody, f"/picture/replay/{table}/1.png", 403)
        own = await ask(ada, f"/picture/replay/{table}/1.png")
        assert own.headers["cache-control"] == "private, no-store"


async def test_pictures_have_addresses(sqlite_url: str, drawn: list[list[Sheet]]) -> None:
    async with served(sqlite_url) as site:
        ada = await site.guest("Ada")
        table = await imported(ada)
        (daily, *_) = (await ada.get("/api/puzzles"))["days"][0]["exercises"]
        for path, count in (
            (f"t/{table}.png", 1),
            (f"replay/{table}.png", 1),
            (f"replay/{table}/3.png", 1),
            (f"puzzle/{daily['puzzle']}.png", 1),
        ):
            await ask(ada, f"/picture/{path}")
            assert len(drawn.pop()) == count
        await ask(ada, f"/picture/replay/{table}.gif")
        assert 20 < len(drawn.pop()) <= 60
        for path in (
            *("t/none.png", "puzzle/none.png", "replay/none/1.png", "x.png", "t", f"t/{table}.bmp"),
            *(f"replay/{table}/9999.png", f"replay/{table}/x.png", f"t/{table}.gif"),
        ):
            await ask(ada, f"/picture/{path}", 404)
        await ask(ada, f"/picture/t/{table}.png?width=9", 400)


async def test_links_have_cards_in_the_language_of_whoever_asks(sqlite_url: str) -> None:
    async with served(sqlite_url) as site:
        ada = await site.guest('Ada "<b>"')
        wish = {"game": "mombasa", "seats": ["me", "open", "invited"]}
        made = await ada.post("/api/tables", wish)
        nobody = await site.browser()
        answer = await ask(nobody, f"/t/{made['id']}")
        found = tags(answer)
        assert found["og:title"] == "Ada &quot;&lt;b&gt;&quot; invites you to play Mombasa"
        assert found["og:description"].endswith("Free seats: 2.")
        assert found["og:image"].startswith(f"{ORIGIN}/picture/t/{made['id']}.png")
        assert found["twitter:card"] == "summary_large_image"
        assert "<b>" not in answer.text
        assert made["invitations"]["2"] not in answer.text
        assert answer.text.count('name="description"') == 1
        assert "Accept-Language" in answer.headers["vary"]
        german = await ask(nobody, f"/t/{made['id']}", language="de-AT, en")
        assert "lädt dich zu Mombasa ein" in german.text
        assert german.headers["etag"] != answer.headers["etag"]


async def test_games_and_puzzles_have_cards(sqlite_url: str) -> None:
    async with served(sqlite_url) as site:
        ada = await site.guest("Ada")
        table = await imported(ada)
        over = tags(await ask(ada, f"/t/{table}"))
        assert over["og:title"].startswith("Speicherstadt: ")
        assert re.match(r"The game is over: .+ -?\d+, .+ -?\d+\.", over["og:description"])
        replay = tags(await ask(ada, f"/replay/{table}/200"))
        assert replay["og:image"].endswith(f"/picture/replay/{table}/200.png")
        assert re.match(r"Round \d+: ", replay["og:description"])
        last = tags(await ask(ada, f"/replay/{table}"))
        assert last["og:image"] != replay["og:image"]
        (daily, *_) = (await ada.get("/api/puzzles"))["days"][0]["exercises"]
        puzzle = tags(await ask(ada, f"/puzzle/{daily['puzzle']}"))
        assert "find the best turn" in puzzle["og:title"]
        for path in ("/", "/about", "/rules/mombasa"):
            assert "og:title" not in tags(await ask(ada, path))


async def begun(site: Site) -> tuple[Browser, str]:
    ada = await site.guest("Ada")
    return ada, await imported(ada)


async def test_nobody_shows_our_games_in_a_frame_unless_the_host_allows_it(sqlite_url: str) -> None:
    async with served(sqlite_url) as site:
        ada, table = await begun(site)
        answer = await ask(ada, f"/embed/replay/{table}", 404)
        assert answer.json()["error"]["kind"] == "no-embedding"
        assert FRAMES.findall(answer.headers["content-security-policy"]) == ["'none'"]
        assert answer.headers["x-frame-options"] == "DENY"


async def test_a_frame_shows_a_step_and_the_way_to_others(sqlite_url: str) -> None:
    settings = Settings(embedders=("https://blog.example.org", "https://other.test"))
    async with served(sqlite_url, settings) as site:
        ada, table = await begun(site)
        answer = await ask(ada, f"/embed/replay/{table}/100")
        policy = answer.headers["content-security-policy"]
        assert FRAMES.findall(policy) == ["https://blog.example.org https://other.test"]
        assert "x-frame-options" not in answer.headers
        assert f'src="/picture/replay/{table}/100.png"' in answer.text
        assert f'href="/replay/{table}/100"' in answer.text
        back, ahead = map(int, re.findall(rf"/embed/replay/{table}/(\d+)", answer.text))
        assert back < 100 < ahead
        first = await ask(ada, f"/embed/replay/{table}/0")
        assert "Previous turn" not in first.text
        last = await ask(ada, f"/embed/replay/{table}")
        assert "Next turn" not in last.text
        assert f"/picture/t/{table}.png" in (await ask(ada, f"/embed/t/{table}")).text
        for path in ("replay/none", f"replay/{table}/9999", "foo", f"replay/{table}/x"):
            await ask(ada, f"/embed/{path}", 404)
        wish = {"game": "mombasa", "seats": ["me", "open"]}
        waiting = (await ada.post("/api/tables", wish))["id"]
        await ask(ada, f"/embed/replay/{waiting}", 403)
        # The page itself stays out of frames.
        page = await ask(ada, "/")
        assert FRAMES.findall(page.headers["content-security-policy"]) == ["'none'"]
