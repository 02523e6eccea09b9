"""The built page, served from the package."""

from pathlib import Path

import httpx
import pytest

from comptoir.server import pages
from tests.golden.make import RECORDS
from tests.server.site import Site, served

INDEX = b"<!doctype html><title>Comptoir</title>"
SCRIPT = b"console.log('hello')"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page, as the build leaves it."""
    found = tmp_path / "page"
    (found / "assets").mkdir(parents=True)
    (found / "index.html").write_bytes(INDEX)
    (found / "icon.svg").write_bytes(b"<svg/>")
    script = found / "assets" / "index-AbCd1234.js"
    script.write_bytes(SCRIPT)
    script.with_name(script.name + ".br").write_bytes(b"as brotli")
    script.with_name(script.name + ".gz").write_bytes(b"as gzip")
    monkeypatch.setattr(pages, "built", lambda: found)
    return found


async def ask(site: Site, path: str, **headers: str) -> httpx.Response:
    """As a browser that takes nothing compressed, unless it says so."""
    browser = await site.browser()
    return await browser.ask("GET", path, headers={"accept-encoding": "identity", **headers})


@pytest.mark.usefixtures("folder")
async def test_files_and_addresses_of_the_page(sqlite_url: str) -> None:
    async with served(sqlite_url) as site:
        for path in ("/", "/index.html", "/about", "/rules/mombasa/M1.1", "/puzzles/"):
            answer = await ask(site, path)
            assert (answer.status_code, answer.content) == (200, INDEX), path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
        icon = await ask(site, "/icon.svg")
        assert icon.headers["content-type"] == "image/svg+xml"
        for path in ("/api", "/api/nothing", "/assets/old-AbCd1234.js"):
            assert (await ask(site, path)).status_code == 404


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "path",
    [
        "/foo",
        "/nothing.png",
        "/t",
        "/t/nowhere",
        "/t/nowhere/else",
        "/replay/nowhere",
        "/replay/nowhere/3",
        "/puzzle/none",
        "/rules/none",
        "/rules/mombasa/M1.1/more",
        "/how-to-play/none",
    ],
)
async def test_where_there_is_nothing_the_page_says_so(sqlite_url: str, path: str) -> None:
    async with served(sqlite_url) as site:
        mark = (await ask(site, "/")).headers["etag"]
        answer = await ask(site, path, **{"if-none-match": mark})
        assert (answer.status_code, answer.content) == (404, INDEX)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.usefixtures("folder")
async def test_tables_replays_and_puzzles_have_addresses(sqlite_url: str) -> None:
    async with served(sqlite_url) as site:
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        made = await ada.post("/api/tables", {"game": "speicherstadt", "seats": ["me", "open"]})
        assert (await ask(site, f"/t/{made['id']}")).status_code == 200
        assert (await ben.ask("GET", f"/replay/{made['id']}")).status_code == 403
        text = (RECORDS / "speicherstadt-2-1.txt").read_text(encoding="utf-8")
        over = await ada.post("/api/records", {"record": text})
        last = (await ada.get(f"/api/tables/{over['id']}/replay?step=0"))["steps"]
        for step, status in (("", 200), ("/0", 200), (f"/{last}", 200), (f"/{last + 1}", 404)):
            answer = await ask(site, f"/replay/{over['id']}{step}")
            assert (answer.status_code, answer.content) == (status, INDEX)
        (daily, *_) = (await ada.get("/api/puzzles"))["days"][0]["exercises"]
        assert (await ask(site, f"/puzzle/{daily['puzzle']}")).status_code == 200


@pytest.mark.usefixtures("folder")
async def test_hashed_files_last_and_come_compressed(sqlite_url: str) -> None:
    async with served(sqlite_url) as site:
        path = "/assets/index-AbCd1234.js"
        plain = await ask(site, path)
        assert plain.content == SCRIPT
        assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert plain.headers["vary"] == "Accept-Encoding"
        assert "javascript" in plain.headers["content-type"]
        browser = await site.browser()
        for accepted, encoding in (("br, gzip", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip")):
            request = browser.client.build_request(
                "GET", path, headers={"accept-encoding": accepted}
            )
            answer = await browser.client.send(request, stream=True)
            assert answer.headers["content-encoding"] == encoding
            await answer.aclose()


@pytest.mark.usefixtures("folder")
async def test_what_did_not_change_is_not_sent_again(sqlite_url: str) -> None:
    async with served(sqlite_url) as site:
        mark = (await ask(site, "/")).headers["etag"]
        again = await ask(site, "/", **{"if-none-match": mark})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.usefixtures("folder")
async def test_nothing_outside_the_folder_is_served(sqlite_url: str, folder: Path) -> None:
    (folder.parent / "secret.txt").write_text("secret")
    async with served(sqlite_url) as site:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
            assert "secret" not in (await ask(site, path)).text


async def test_without_a_page_a_sentence(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "built", lambda: tmp_path / "none")
    async with served(sqlite_url) as site:
        answer = await ask(site, "/")
        assert answer.text.startswith("Comptoir is running.")
        assert (await ask(site, "/other")).status_code == 404
