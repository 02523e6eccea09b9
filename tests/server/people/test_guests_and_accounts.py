import pytest
from httpx import Cookies

from comptoir.server.people.moving import LIFE
from comptoir.server.people.passwords import Passwords
from tests.server.site import PASSWORD, Site, served


async def test_a_guest_has_a_name_at_once(site: Site) -> None:
    browser = await site.browser()
    assert (await browser.get("/api/me", 401))["error"]["code"] == "signed_out"
    me = await browser.post("/api/guests", {"name": "  Ada   Lovelace "})
    assert me["name"] == "Ada Lovelace"
    assert me["guest"] is True
    assert await browser.get("/api/me") == me
    assert me == {
        "id": me["id"],
        "name": "Ada Lovelace",
        "guest": True,
        "login": None,
        "email": "",
        "email_confirmed": False,
        "language": "en",
        "settings": {},
        "ratings": {},
        "tables_waiting": 0,
        "host": False,
        "muted": None,
        "banned": None,
    }


async def test_the_language_is_that_of_the_browser(site: Site) -> None:
    browser = await site.browser()
    wanted = {"accept-language": "fr-FR, pl-PL;q=0.8, en;q=0.5"}
    answer = await browser.ask("POST", "/api/guests", {"name": "Ola"}, headers=wanted)
    assert answer.json()["language"] == "pl"


async def test_a_guest_who_registers_stays_the_same_person(site: Site) -> None:
    browser = await site.guest("Ada")
    before = await browser.get("/api/me")
    after = await browser.post("/api/accounts", {"login": "Ada.L", "password": PASSWORD})
    assert after["id"] == before["id"]
    assert (after["name"], after["login"], after["guest"]) == ("Ada", "ada.l", False)
    again = await browser.post("/api/accounts", {"login": "other", "password": PASSWORD}, 409)
    assert again["error"]["code"] == "conflict"


async def test_what_signed_a_guest_in_is_worth_nothing_at_the_account(site: Site) -> None:
    browser, other = await site.guest("Ada"), await site.browser()
    other.client.cookies = Cookies(browser.client.cookies)
    await browser.post("/api/accounts", {"login": "ada", "password": PASSWORD})
    await other.get("/api/me", 401)
    assert (await browser.get("/api/me"))["login"] == "ada"


async def test_a_login_is_taken_in_any_case(site: Site) -> None:
    await site.account("ada")
    browser = await site.browser()
    body = {"login": "ADA", "password": PASSWORD}
    assert (await browser.post("/api/accounts", body, 409))["error"]["code"] == "taken"
    guest = await site.guest("Ada")
    assert (await guest.post("/api/accounts", body, 409))["error"]["code"] == "taken"
    assert (await guest.get("/api/me"))["guest"] is True


async def test_signing_in_and_out(site: Site) -> None:
    first = await site.account("ada")
    second = await site.browser()
    me = await second.post("/api/session", {"login": "Ada", "password": PASSWORD})
    assert me["id"] == (await first.get("/api/me"))["id"]
    await second.delete("/api/session")
    await second.get("/api/me", 401)
    await first.get("/api/me")


async def test_a_wrong_password_and_a_login_of_nobody_sound_the_same(site: Site) -> None:
    await site.account("ada")
    browser = await site.browser()
    wrong = await browser.post("/api/session", {"login": "ada", "password": "wrong password"}, 403)
    nobody = await browser.post("/api/session", {"login": "ben", "password": "wrong password"}, 403)
    assert wrong == nobody


async def test_signing_out_everywhere_ends_all_sessions(site: Site) -> None:
    first = await site.account("ada")
    second = await site.browser()
    await second.post("/api/session", {"login": "ada", "password": PASSWORD})
    old = dict(second.client.cookies)
    await first.delete("/api/sessions")
    await first.get("/api/me", 401)
    await second.get("/api/me", 401)
    await first.post("/api/session", {"login": "ada", "password": PASSWORD})
    stolen = await site.browser()
    stolen.client.cookies.update(old)
    await stolen.get("/api/me", 401)


async def test_a_session_that_somebody_made_up_is_nobody(site: Site) -> None:
    await site.account("ada")
    for token in ("x", "WyJhIiwwXQ.Zm9v.YmFy", "..", "\"';--"):
        browser = await site.browser()
        browser.client.headers["cookie"] = f"session={token}"
        await browser.get("/api/me", 401)


async def test_sessions_survive_a_restart(database_url: str) -> None:

    async with served(database_url) as site:
        browser = await site.account("ada")
        cookies = dict(browser.client.cookies)
    async with served(database_url) as site:
        browser = await site.browser()
        browser.client.cookies.update(cookies)
        assert (await browser.get("/api/me"))["login"] == "ada"


async def test_passwords_are_kept_as_argon2id_at_its_usual_cost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    kept = await Passwords().hash(PASSWORD)
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert await Passwords().fits(PASSWORD, kept)
    assert not await Passwords().fits(PASSWORD, None)


async def test_a_guest_goes_on_in_another_browser(site: Site) -> None:
    ann = await site.guest("Ann")
    me = await ann.get("/api/me")
    token = (await ann.post("/api/me/link"))["token"]
    other = await site.guest("Somebody")
    assert (await other.post("/api/session/link", {"token": token}))["id"] == me["id"]
    assert (await ann.get("/api/me"))["id"] == me["id"], "both browsers are Ann's"
    site.time += LIFE + 1
    await (await site.browser()).post("/api/session/link", {"token": token}, 404)
    fresh = (await ann.post("/api/me/link"))["token"]
    account = await site.account("bea")
    await account.post("/api/session/link", {"token": fresh}, 409)
    await account.post("/api/me/link", status=409)
    await ann.delete("/api/sessions")
    await (await site.browser()).post("/api/session/link", {"token": fresh}, 404)


async def test_what_is_too_short_is_answered_with_a_sentence(site: Site) -> None:
    browser = await site.browser()
    short = await browser.post("/api/accounts", {"login": "ab", "password": PASSWORD}, 400)
    assert short["error"]["kind"] == "login-shape"
    short = await browser.post("/api/accounts", {"login": "abc", "password": "x"}, 400)
    assert short["error"]["kind"] == "password-length"
