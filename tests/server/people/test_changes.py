from tests.server.site import PASSWORD, Site

NOT_THESE: tuple[object, ...] = (
    {"name": ""},
    {"name": "   "},
    {"name": "x" * 41},
    {"name": "a\u202eb"},
    {"name": "a\u200bb"},
    {"name": "a\x00b"},
    {"name": 3},
    {"language": "xx"},
    {"email": "nobody"},
    {"email": "a@b@c.de"},
    {"email": "root(@example.org"},
    {"email": "a[b@example.org"},
    {"email": "a@[127.0.0.1]"},
    {"email": "a@example.org\nBcc: b@example.org"},
    {"settings": {"a": "x" * 4000}},
    {"settings": []},
    {"login": "other"},
)
NO_ACCOUNTS: tuple[object, ...] = (
    {"login": "ab", "password": PASSWORD},
    {"login": "a" * 33, "password": PASSWORD},
    {"login": "a b c", "password": PASSWORD},
    {"login": "<script>", "password": PASSWORD},
    {"login": "ada", "password": "short"},
    {"login": "ada", "password": "x" * 201},
    {"login": "ada"},
    {},
    [],
)


async def test_changing_name_language_and_settings(site: Site) -> None:
    browser = await site.guest("Ada")
    me = await browser.patch("/api/me", {"name": "Ada L", "language": "cs", "settings": {"a": [1]}})
    assert (me["name"], me["language"], me["settings"]) == ("Ada L", "cs", {"a": [1]})
    assert await browser.get("/api/me") == me
    assert await browser.patch("/api/me", {}) == me


async def test_an_email_address_comes_and_goes(site: Site) -> None:
    browser = await site.guest("Ada")
    assert (await browser.patch("/api/me", {"email": " ada@example.org "}))["email"] == (
        "ada@example.org"
    )
    assert (await browser.patch("/api/me", {"email": ""}))["email"] == ""


async def test_a_new_password_wants_the_old_one_and_ends_other_sessions(site: Site) -> None:
    here = await site.account("ada")
    there = await site.browser()
    await there.post("/api/session", {"login": "ada", "password": PASSWORD})
    new = "another good one"
    await here.patch("/api/me", {"password": new}, 403)
    await here.patch("/api/me", {"password": new, "old_password": "not the old one"}, 403)
    await here.patch("/api/me", {"password": new, "old_password": PASSWORD})
    await here.get("/api/me")
    await there.get("/api/me", 401)
    await there.post("/api/session", {"login": "ada", "password": PASSWORD}, 403)
    await there.post("/api/session", {"login": "ada", "password": new})


async def test_a_guest_has_no_password_to_change(site: Site) -> None:
    browser = await site.guest("Ada")
    body = {"password": PASSWORD, "old_password": PASSWORD}
    assert (await browser.patch("/api/me", body, 409))["error"]["code"] == "conflict"


async def test_what_can_not_be_is_refused(site: Site) -> None:
    browser = await site.guest("Ada")
    for body in NOT_THESE:
        assert (await browser.patch("/api/me", body, 400))["error"]["code"] == "malformed"
    assert (await browser.get("/api/me"))["name"] == "Ada"


async def test_accounts_that_can_not_be(site: Site) -> None:
    browser = await site.browser()
    for body in NO_ACCOUNTS:
        assert (await browser.post("/api/accounts", body, 400))["error"]["code"] == "malformed"


async def test_a_visit_is_noted_once_a_day(site: Site) -> None:
    browser = await site.guest("Ada")
    start = site.time

    async def seen() -> int:
        await browser.get("/api/me")
        found: int = (await browser.get("/api/me/export"))["person"]["seen"]
        return found

    site.time += 3600_000
    assert await seen() == start
    site.time += 24 * 3600_000
    assert await seen() == site.time
