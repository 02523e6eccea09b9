"""Passwords that were forgotten, and sessions that end."""

import re

import pytest
from httpx import Cookies
from itsdangerous import URLSafeTimedSerializer

from comptoir.server.people.resetting import LIFE
from comptoir.server.settings import Settings
from comptoir.server.store import Statement
from tests.server.notify.receivers import Mailbox, mail_server
from tests.server.notify.test_turns import body, postman
from tests.server.site import ORIGIN, PASSWORD, Browser, Site, served

NEW = "a better horse"
CONFIRMED = "UPDATE people SET email = 'Ada@Example.org', confirmed = 1 WHERE login = 'ada'"


async def ask(site: Site, mail: Mailbox, who: str) -> str:
    """Somebody forgot a password: what the link in the letter ends with, if one comes."""
    stranger = await site.browser(origin=ORIGIN)
    await stranger.post("/api/password/forgotten", {"who": who}, 204)
    await postman(site).deliver()
    if not mail.letters:
        return ""
    letter = mail.letters.pop()
    assert letter["to"] == "Ada@Example.org"
    assert "“ada”" in body(letter)
    found = re.search(f"{ORIGIN}/reset#token=(\\S+)", body(letter))
    assert found
    return found[1]


async def with_account(site: Site, *, confirmed: bool = True) -> Browser:
    ada = await site.account("ada")
    if confirmed:
        identity = (await ada.get("/api/me"))["id"]
        await site.context.database.commit(Statement(CONFIRMED), tell=f"person {identity}")
        site.context.people.forget(identity)
    return ada


def mailing(port: int) -> Settings:
    return Settings(
        address=(ORIGIN,),
        smtp_host="127.0.0.1",
        smtp_port=port,
        smtp_security="none",
        mail_from="comptoir@example.org",
        message_seconds=60,
        confirmations_an_hour=20,
    )


async def test_a_link_sets_a_new_password_once(database_url: str) -> None:
    async with mail_server() as (mail, port), served(database_url, mailing(port)) as site:
        owner = await with_account(site)
        token = await ask(site, mail, "Ada")
        other = await ask(site, mail, "ADA@example.ORG")
        here = await site.browser()
        assert (await here.post("/api/password", {"token": token, "password": NEW}))["login"] == (
            "ada"
        )
        await here.get("/api/me")
        await owner.get("/api/me", 401)
        for used in (token, other):
            await here.post("/api/password", {"token": used, "password": PASSWORD}, 404)
        await owner.post("/api/session", {"login": "ada", "password": PASSWORD}, 403)
        await owner.post("/api/session", {"login": "ada", "password": NEW})


async def test_a_link_works_for_an_hour(database_url: str) -> None:
    async with mail_server() as (mail, port), served(database_url, mailing(port)) as site:
        await with_account(site)
        token = await ask(site, mail, "ada")
        site.time += LIFE + 1
        stranger = await site.browser()
        await stranger.post("/api/password", {"token": token, "password": NEW}, 404)
        for made_up in ("x", token[:-2], "žluť", "\u2603", token + "\u00e9"):
            await stranger.post("/api/password", {"token": made_up, "password": NEW}, 404)


async def test_nobody_learns_whether_there_is_an_account(database_url: str) -> None:
    async with mail_server() as (mail, port), served(database_url, mailing(port)) as site:
        await with_account(site, confirmed=False)
        await site.context.database.commit(
            Statement("UPDATE people SET email = 'ada@example.org' WHERE login = 'ada'")
        )
        for who in ("ada", "ada@example.org", "nobody", "nobody@example.org"):
            assert await ask(site, mail, who) == ""


async def test_the_limit_of_letters_ignores_case(sqlite_url: str) -> None:
    async with mail_server() as (_, port):
        settings = Settings(
            address=(ORIGIN,),
            smtp_host="127.0.0.1",
            smtp_port=port,
            mail_from="a@example.org",
            confirmations_an_hour=2,
        )
        async with served(sqlite_url, settings) as site:
            for number, (who, status) in enumerate(
                [("a@example.org", 204), ("A@Example.org", 204), ("A@EXAMPLE.ORG", 429)]
            ):
                browser = await site.browser(f"198.51.100.{number}", ORIGIN)
                await browser.post("/api/password/forgotten", {"who": who}, status)
            ada = await site.browser(origin=ORIGIN)
            await ada.post("/api/guests", {"name": "Ada"})
            await ada.patch("/api/me", {"email": "ada@example.org"})
            await ada.patch("/api/me", {"email": "ADA@example.org"})
            ben = await site.browser("198.51.100.9", ORIGIN)
            await ben.post("/api/guests", {"name": "Ben"})
            await ben.patch("/api/me", {"email": "Ada@Example.Org"}, 429)


async def test_without_e_mail_the_host_is_asked(site: Site) -> None:
    stranger = await site.browser()
    answer = await stranger.post("/api/password/forgotten", {"who": "ada"}, 409)
    assert "host" in answer["error"]["message"]


async def test_who_signs_out_here_ends_the_cookie_itself(site: Site) -> None:
    here, thief = await site.account("ada"), await site.browser()
    there = await site.browser()
    await there.post("/api/session", {"login": "ada", "password": PASSWORD})
    await here.get("/api/me")  # a newer cookie of the same session
    thief.client.cookies = Cookies(here.client.cookies)
    await thief.get("/api/me")
    older = Cookies(thief.client.cookies)
    await here.delete("/api/session")
    await thief.get("/api/me", 401)
    thief.client.cookies = older
    await thief.get("/api/me", 401)
    await there.get("/api/me")
    await here.post("/api/session", {"login": "ada", "password": PASSWORD})
    await here.get("/api/me")


async def test_sessions_of_before_still_work_and_end_together(site: Site) -> None:
    """Their cookies did not name a session."""
    ada = await site.account("ada")
    me = await ada.get("/api/me")
    person = await site.context.people.find(me["id"])
    assert person
    signer = URLSafeTimedSerializer(site.context.sessions._secret, salt="comptoir.session")
    old = str(signer.dumps([person.id, person.sessions]))
    browser, copy = await site.browser(), await site.browser()
    for each in (browser, copy):
        each.client.cookies.set("session", old)
        await each.get("/api/me")
    await browser.delete("/api/session")
    await copy.get("/api/me", 401)
    await ada.get("/api/me")


@pytest.mark.parametrize("path", ["/api/email/confirm", "/api/password"])
@pytest.mark.parametrize("token", ["žluť", "\u2603.\u2603", "é" * 40])
async def test_a_token_that_is_not_ascii_is_not_found(site: Site, path: str, token: str) -> None:
    browser = await site.browser()
    body = {"token": token, **({"password": NEW} if path == "/api/password" else {})}
    await browser.post(path, body, 404)
