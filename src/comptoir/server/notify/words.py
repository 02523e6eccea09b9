"""What a message says, in the language of whoever gets it."""

from dataclasses import dataclass

from comptoir.lang import Speaker
from comptoir.server.people.confirming import DAYS
from comptoir.server.people.resetting import MINUTES
from comptoir.server.tables.rows import GRACE

MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class Words:
    """A message in words."""

    subject: str
    text: str
    address: str = ""
    """What it is about, to be visited."""


@dataclass(frozen=True, slots=True)
class About:
    """The table that a message is about."""

    id: str
    game: str
    title: str
    others: tuple[str, ...] = ()
    """The names of those who play there, too; an empty one is a bot's."""
    round: int = 0
    left: int | None = None
    """Milliseconds on the person's clock; None: there is no clock."""

    @property
    def name(self) -> str:
        """What people call it."""
        return self.title or self.game.capitalize()

    def address(self, server: str) -> str:
        """Where it is."""
        return f"{server}/t/{self.id}" if server else ""


def turn(language: str, name: str, about: About, server: str) -> Words:
    """It is your turn."""
    speaker = Speaker(language)
    text = speaker.text("server-turn", name=name, table=about.name, game=about.game.capitalize())
    return Words(
        speaker.text("server-turn-subject", table=about.name),
        " ".join([text, *details(speaker, about)]),
        about.address(server),
    )


def details(speaker: Speaker, about: About) -> list[str]:
    """Who plays there, how far it is, and how much time is left."""
    bots = sum(1 for name in about.others if not name)
    names = [name for name in about.others if name]
    names += [speaker.text("server-bots", count=bots)] if bots else []
    found = [speaker.text("server-with", names=speaker.join(names))] if names else []
    if about.round:
        found.append(speaker.text("server-round", round=about.round))
    if about.left is not None:
        found.append(_left(speaker, about.left // MINUTE))
    return found


def _left(speaker: Speaker, minutes: int) -> str:
    """The time in the largest unit of which there are two."""
    if minutes >= 2 * 24 * 60:
        return speaker.text("server-left-days", count=minutes // (24 * 60))
    if minutes >= 2 * 60:
        return speaker.text("server-left-hours", count=minutes // 60)
    return speaker.text("server-left-minutes", count=max(0, minutes))


def invitation(language: str, name: str, about: About, server: str) -> Words:
    """You are invited to play again."""
    speaker = Speaker(language)
    table, game = about.name, about.game.capitalize()
    return Words(
        speaker.text("server-invitation-subject", table=table),
        speaker.text("server-invitation", name=name, table=table, game=game),
        about.address(server),
    )


def absence(language: str, name: str, about: About, server: str) -> Words:
    """The others want a bot to take over: come, or it does."""
    speaker = Speaker(language)
    table, game = about.name, about.game.capitalize()
    minutes = GRACE // 60_000
    return Words(
        speaker.text("server-absence-subject", table=table),
        speaker.text("server-absence", name=name, table=table, game=game, minutes=minutes),
        about.address(server),
    )


def test(language: str, name: str, server: str) -> Words:
    """Only a test."""
    speaker = Speaker(language)
    subject = speaker.text("server-test-subject")
    return Words(subject, speaker.text("server-test", name=name), server)


def confirm(language: str, server: str, link: str) -> Words:
    """Is this address yours? Strangers may get it, so nothing in it is of anybody's choosing."""
    speaker = Speaker(language)
    text = speaker.text("server-confirm", server=server, days=DAYS, link=link)
    return Words(speaker.text("server-confirm-subject"), text)


def reset(language: str, login: str, server: str, link: str) -> Words:
    """How to set a new password."""
    speaker = Speaker(language)
    subject = speaker.text("server-reset-subject")
    text = speaker.text("server-reset", login=login, server=server, minutes=MINUTES, link=link)
    return Words(subject, text)


def broken(language: str, name: str, host: str, times: int) -> Words:
    """A webhook was switched off."""
    speaker = Speaker(language)
    subject = speaker.text("server-broken-subject")
    return Words(subject, speaker.text("server-broken", name=name, host=host, times=times))


def letter(language: str, words: Words, server: str, leave: str = "") -> str:
    """The body of an e-mail; `leave` is the address that stops them."""
    speaker = Speaker(language)
    parts = [words.text]
    if words.address:
        parts.append(speaker.text("server-turn-link", address=words.address))
    if server:
        parts.append(speaker.text("server-turn-why", server=server))
        settings = f"{server}/account"
        parts.append(speaker.text("server-mail-end", settings=settings, leave=leave))
    return "\n\n".join(parts) + "\n"
