"""Word of a turn: when it is sent, when not, and what happens when it can't be."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import Message

import pytest

from comptoir.server.notify.postman import FAILURES, TRIES, Postman
from comptoir.server.people.confirming import LIFE
from comptoir.server.settings import Settings
from comptoir.server.store import Statement
from tests.server.notify.receivers import Mailbox, Receiver, mail_server, web_server
from tests.server.site import ORIGIN, Browser, Site, served

TABLE = """
INSERT INTO tables (id, game, version, edition, edition_digest, options, seats, title, status,
    listed, hot_seat, rated, seed, commitment, created, moved)
VALUES ('t1', 'mombasa', 1, 'house', 'x', '{}', 2, 'Friday', 'playing', 0, 0, 0, 's', 'c', 1, 1)
"""
SEAT = """
INSERT INTO seats (table_id, seat, kind, person, name, asked)
VALUES ('t1', 0, 'person', $1, 'Ada', 5)
"""

MINUTE = 60_000


def body(letter: "Message[str, str]") -> str:
    text = letter.get_payload(decode=True)
    assert isinstance(text, bytes)
    return text.decode()


def token_in(letter: "Message[str, str]") -> str:
    """What the link of a confirmation ends with."""
    found = re.search(f"{ORIGIN}/confirm#token=(\\S+)", body(letter))
    assert found, body(letter)
    return found[1]


def postman(site: Site) -> Postman:
    """Somebody who delivers when told to."""
    context = site.context
    about = (context.settings, context.database, context.people)
    return Postman(*about, context.confirming, context.resetting, context.now)


class Scene:
    """A site with a mail server and a webhook, and Ada, whose turn it is."""

    def __init__(self, site: Site, mail: Mailbox, web: Receiver, url: str) -> None:
        self.site = site
        self.mail = mail
        self.web = web
        self.url = url
        self.postman = postman(site)
        self.ada: Browser
        self.id = ""

    async def seat(self) -> None:
        """Ada sits down and is asked."""
        self.ada = await self.site.browser(origin=ORIGIN)
        self.id = (await self.ada.post("/api/guests", {"name": "Ada"}))["id"]
        await self.site.context.database.commit(Statement(TABLE), Statement(SEAT, (self.id,)))

    async def mail_to(self, address: str, language: str = "en") -> None:
        """Ada wants e-mail there, and has confirmed it."""
        await self.ada.patch("/api/me", {"email": address, "language": language})
        await self.postman.deliver()
        await self.ada.post("/api/email/confirm", {"token": token_in(self.mail.letters.pop())}, 204)

    async def turn(self) -> None:
        """It is Ada's turn."""
        notices = await self.site.context.notify.waiting("t1", [self.id])
        await self.site.context.database.commit(*notices)

    async def later(self, minutes: float) -> None:
        """Time goes by, and the postman comes."""
        self.site.time += int(minutes * MINUTE)
        await self.postman.deliver()

    async def sql(self, text: str) -> None:
        """Change the database."""
        await self.site.context.database.commit(Statement(text))

    async def waiting(self) -> int:
        """How many messages wait."""
        return len(await self.site.context.database.fetch("SELECT id FROM outbox"))


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    async with mail_server() as (mail, port), web_server() as (web, hook):
        settings = Settings(
            address=(ORIGIN,),
            smtp_host="127.0.0.1",
            smtp_port=port,
            smtp_security="none",
            mail_from="comptoir@example.org",
            private_hooks=True,
            message_seconds=60,
        )
        async with served(url, settings) as site:
            found = Scene(site, mail, web, hook)
            await found.seat()
            yield found


async def test_word_of_a_turn_goes_every_way(database_url: str) -> None:
    async with scene(database_url) as s:
        await s.mail_to("ada@example.org", "nl")
        await s.ada.post("/api/me/hooks", {"url": s.url, "shape": "json"})
        await s.turn()
        await s.later(0.5)
        assert s.mail.letters == []
        await s.later(1)
        assert [letter["subject"] for letter in s.mail.letters] == ["Jij bent aan de beurt: Friday"]
        letter = s.mail.letters[0]
        assert (letter["from"], letter["to"]) == ("comptoir@example.org", "ada@example.org")
        assert f"{ORIGIN}/t/t1" in body(letter)
        assert [body["type"] for _, body in s.web.got] == ["turn"]
        assert await s.waiting() == 0


async def test_a_letter_says_who_plays_how_far_it_is_and_how_to_end_it(sqlite_url: str) -> None:
    async with scene(sqlite_url) as s:
        await s.mail_to("ada@example.org")
        await s.sql("UPDATE tables SET round = 3, bank = 259200000")
        await s.sql(f"UPDATE seats SET clock = {50 * 3600_000}, asked = {s.site.time}")
        await s.sql(
            "INSERT INTO seats (table_id, seat, kind, name, level) VALUES "
            "('t1', 2, 'person', 'Ben', ''), ('t1', 3, 'bot', '', 'easy')"
        )
        await s.turn()
        await s.later(2)
        (letter,) = s.mail.letters
        text = " ".join(body(letter).split())
        assert "You play with Ben and 1 bot. Round 3. Time left: 2 days." in text
        assert f"Settings: {ORIGIN}/account" in text
        leave = letter["List-Unsubscribe"].strip("<>")
        assert leave in text
        token = leave.rpartition("=")[2]
        nobody = await s.site.browser(origin=ORIGIN)
        for _ in range(2):
            await nobody.post("/api/email/leave", {"token": token}, 204)
        me = await s.ada.get("/api/me")
        assert (me["email"], me["email_confirmed"]) == ("", False)


async def test_word_of_an_invitation_until_it_is_answered(database_url: str) -> None:
    async with scene(database_url) as s:
        await s.mail_to("ada@example.org")
        await s.sql("UPDATE tables SET status = 'waiting'")
        await s.sql("UPDATE seats SET kind = 'invited', asked = NULL")
        for _ in range(2):
            notices = await s.site.context.notify.invitations("t1", [s.id])
            await s.site.context.database.commit(*notices)
        await s.later(2)
        assert [letter["subject"] for letter in s.mail.letters] == ["An invitation: Friday"]
        assert f"{ORIGIN}/t/t1" in body(s.mail.letters[0])
        await s.site.context.database.commit(*await s.site.context.notify.invitations("t1", [s.id]))
        await s.sql("UPDATE seats SET kind = 'person'")
        await s.later(60)
        assert len(s.mail.letters) == 1
        assert await s.waiting() == 0


async def test_no_message_goes_to_an_address_before_it_is_confirmed(database_url: str) -> None:
    async with scene(database_url) as s:
        me = await s.ada.patch("/api/me", {"email": "ada@example.org", "language": "pl"})
        assert not me["email_confirmed"]
        await s.turn()
        await s.later(2)
        assert [letter["subject"] for letter in s.mail.letters] == ["Potwierdź adres e-mail"]
        assert s.mail.letters[0]["to"] == "ada@example.org"
        await s.ada.post("/api/me/email/test", None, 409)
        nobody = await s.site.browser(origin=ORIGIN)
        token = token_in(s.mail.letters.pop())
        for _ in range(2):
            await nobody.post("/api/email/confirm", {"token": token}, 204)
        assert (await s.ada.get("/api/me"))["email_confirmed"]
        await s.turn()
        await s.later(2)
        assert [letter["subject"] for letter in s.mail.letters] == ["Twoja kolej: Friday"]


async def test_a_link_is_good_for_one_address_and_for_some_days(sqlite_url: str) -> None:
    async with scene(sqlite_url) as s:
        await s.ada.patch("/api/me", {"email": "ada@example.org"})
        await s.later(0)
        old = token_in(s.mail.letters.pop())
        for wrong in ("nonsense", old[:-1], s.ada.client.cookies["session"]):
            await s.ada.post("/api/email/confirm", {"token": wrong}, 404)
        await s.ada.patch("/api/me", {"email": "ada@example.com"})
        await s.ada.post("/api/email/confirm", {"token": old}, 404)
        await s.later(0)
        assert [letter["to"] for letter in s.mail.letters] == ["ada@example.com"]
        late = token_in(s.mail.letters.pop())
        s.site.time += LIFE + 1
        await s.ada.post("/api/email/confirm", {"token": late}, 404)
        sent = await s.ada.post("/api/me/email/confirm")
        assert sent == {"sent": True, "reason": "", "status": 0}
        await s.ada.post("/api/email/confirm", {"token": token_in(s.mail.letters.pop())}, 204)
        await s.ada.post("/api/me/email/confirm", None, 409)
        me = await s.ada.patch("/api/me", {"email": "ada@example.com", "name": "Adele"})
        assert me["email_confirmed"], "it is the same address"
        me = await s.ada.patch("/api/me", {"email": None})
        assert (me["email"], me["email_confirmed"]) == ("", False)
        await s.ada.post("/api/me/email/confirm", None, 409)
        await s.later(2)
        assert s.mail.letters == []


async def test_nobody_s_mailbox_is_flooded_with_confirmations(sqlite_url: str) -> None:
    async with scene(sqlite_url) as s:
        most = s.site.context.settings.confirmations_an_hour
        await s.ada.patch("/api/me", {"email": "eve@example.org"})
        for _ in range(most - 1):
            await s.ada.post("/api/me/email/confirm")
        await s.ada.post("/api/me/email/confirm", None, 429)
        ben = await s.site.browser(origin=ORIGIN)
        await ben.post("/api/guests", {"name": "Ben"})
        await ben.patch("/api/me", {"email": "eve@example.org"}, 429)


async def test_nothing_is_noted_for_people_who_want_no_messages(sqlite_url: str) -> None:
    async with scene(sqlite_url) as s:
        await s.turn()
        assert await s.waiting() == 0


async def test_a_quiet_period_between_two_messages(database_url: str) -> None:
    async with scene(database_url) as s:
        await s.mail_to("ada@example.org")
        for _ in range(3):
            await s.turn()
            await s.later(2)
        assert len(s.mail.letters) == 1
        assert await s.waiting() == 1
        await s.later(60)
        assert len(s.mail.letters) == 2


async def test_none_to_who_is_at_the_table(database_url: str) -> None:
    async with scene(database_url) as s:
        await s.mail_to("ada@example.org")
        until = s.site.time + 10 * MINUTE
        await s.sql(f"INSERT INTO presence VALUES ('t1', '{s.id}', 'node', {until})")
        await s.turn()
        await s.later(2)
        assert s.mail.letters == []
        await s.later(70)
        assert len(s.mail.letters) == 1


async def test_none_when_the_turn_is_over(database_url: str) -> None:
    async with scene(database_url) as s:
        await s.mail_to("ada@example.org")
        await s.turn()
        await s.sql("UPDATE seats SET asked = NULL")
        await s.later(2)
        assert s.mail.letters == []
        assert await s.waiting() == 0


async def test_what_could_not_be_sent_is_tried_again_also_after_a_restart(
    database_url: str,
) -> None:
    async with scene(database_url) as s:
        await s.mail_to("ada@example.org")
        s.mail.refuse = True
        await s.turn()
        await s.later(2)
        assert await s.waiting() == 1
        s.mail.refuse = False
        await s.later(0.1)
        assert s.mail.letters == []
        s.postman = postman(s.site)
        await s.later(0.5)
        assert len(s.mail.letters) == 1
        assert await s.waiting() == 0


async def test_what_can_not_be_sent_at_all_is_given_up_and_keeps_nobody_waiting(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(sqlite_url) as s:
        await s.mail_to("ada@example.org")
        await s.ada.post("/api/me/hooks", {"url": s.url, "shape": "json"})

        async def fail(*_about: object) -> None:
            raise ValueError("a letter that nobody can write")

        monkeypatch.setattr("comptoir.server.notify.postman.send_mail", fail)
        await s.turn()
        await s.later(2)
        assert [body["type"] for _, body in s.web.got] == ["turn"]
        for _ in range(TRIES - 1):
            assert await s.waiting() == 1
            await s.later(7 * 60)
        assert await s.waiting() == 0


async def test_two_postmen_send_one_letter(database_url: str) -> None:
    async with scene(database_url) as s:
        await s.mail_to("ada@example.org")
        await s.turn()
        s.site.time += 2 * MINUTE
        other = postman(s.site)
        await asyncio.gather(s.postman.deliver(), other.deliver())
        assert len(s.mail.letters) == 1


async def test_a_webhook_that_keeps_failing_is_switched_off_and_the_person_told(
    database_url: str,
) -> None:
    async with scene(database_url) as s:
        await s.mail_to("ada@example.org")
        hook = await s.ada.post("/api/me/hooks", {"url": s.url, "shape": "slack"})
        s.web.status = "500 Broken"
        await s.turn()
        for _ in range(FAILURES):
            await s.later(7 * 60)
        await s.later(1)
        assert len(s.web.got) == FAILURES
        assert [found["broken"] for found in await s.ada.get("/api/me/hooks")] == ["status 500"]
        subjects = [letter["subject"] for letter in s.mail.letters]
        assert subjects == ["Your turn: Friday", "A webhook of yours was switched off"]
        await s.turn()
        await s.later(70)
        assert len(s.web.got) == FAILURES
        s.web.status = "200 OK"
        tested = await s.ada.post(f"/api/me/hooks/{hook['id']}/test")
        assert tested == {"sent": True, "reason": "", "status": 0}
        assert [found["broken"] for found in await s.ada.get("/api/me/hooks")] == [""]


async def test_the_test_buttons(sqlite_url: str) -> None:
    async with scene(sqlite_url) as s:
        await s.ada.post("/api/me/email/test", None, 409)
        await s.mail_to("ada@example.org", "cs")
        sent = {"sent": True, "reason": "", "status": 0}
        assert await s.ada.post("/api/me/email/test") == sent
        assert s.mail.letters[0]["subject"] == "Zkušební zpráva"
        hook = await s.ada.post("/api/me/hooks", {"url": s.url, "shape": "discord"})
        assert await s.ada.post(f"/api/me/hooks/{hook['id']}/test") == sent
        s.web.status = "404 Not Found"
        failed = {"sent": False, "reason": "status", "status": 404}
        assert await s.ada.post(f"/api/me/hooks/{hook['id']}/test") == failed
        s.mail.refuse = True
        assert (await s.ada.post("/api/me/email/test"))["reason"] == "mail_server"


async def test_hooks_come_and_go(sqlite_url: str) -> None:
    async with scene(sqlite_url) as s:
        hook = await s.ada.post("/api/me/hooks", {"url": s.url, "shape": "json"})
        assert await s.ada.get("/api/me/hooks") == [hook]
        ben = await s.site.browser(origin=ORIGIN)
        await ben.post("/api/guests", {"name": "Ben"})
        await ben.delete(f"/api/me/hooks/{hook['id']}", None, 404)
        await ben.post(f"/api/me/hooks/{hook['id']}/test", None, 404)
        assert await ben.get("/api/me/hooks") == []
        await s.ada.delete(f"/api/me/hooks/{hook['id']}")
        assert await s.ada.get("/api/me/hooks") == []
        for _ in range(s.site.context.settings.hooks_a_person):
            await s.ada.post("/api/me/hooks", {"url": s.url, "shape": "json"})
        await s.ada.post("/api/me/hooks", {"url": s.url, "shape": "json"}, 409)
        await s.ada.post("/api/me/hooks", {"url": "ftp://example.org", "shape": "json"}, 400)
        await s.ada.post("/api/me/hooks", {"url": s.url, "shape": "teams"}, 400)
