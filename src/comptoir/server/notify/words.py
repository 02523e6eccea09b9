"""What a message says, in the language of whoever gets it."""

from dataclasses import dataclass

from comptoir.lang import Speaker
from comptoir.server.people.confirming import DAYS


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


def turn(language: str, name: str, about: About, server: str) -> Words:
    """It is your turn."""
    speaker = Speaker(language)
    table = about.title or about.game.capitalize()
    address = f"{server}/#/t/{about.id}" if server else ""
    return Words(
        speaker.text("server-turn-subject", table=table),
        speaker.text("server-turn", name=name, table=table, game=about.game.capitalize()),
        address,
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


def broken(language: str, name: str, host: str, times: int) -> Words:
    """A webhook was switched off."""
    speaker = Speaker(language)
    subject = speaker.text("server-broken-subject")
    return Words(subject, speaker.text("server-broken", name=name, host=host, times=times))


def letter(language: str, words: Words, server: str) -> str:
    """The body of an e-mail."""
    speaker = Speaker(language)
    parts = [words.text]
    if words.address:
        parts.append(speaker.text("server-turn-link", address=words.address))
    if server:
        parts.append(speaker.text("server-turn-why", server=server))
    return "\n\n".join(parts) + "\n"
