"""What this server speaks and offers to all games alike."""

from importlib.metadata import version
from ipaddress import ip_address

from litestar import get
from litestar.types import Scope
from msgspec import Struct

from comptoir.bots.levels import SHOWN, SUBSTITUTE
from comptoir.core.native import compiled
from comptoir.lang import NAMES
from comptoir.server.asking import Given
from comptoir.server.context import Context
from comptoir.server.settings import Settings


class Language(Struct, frozen=True):
    """A language, and what it calls itself."""

    code: str
    name: str


class Offer(Struct, frozen=True, kw_only=True):
    """Lists that a page shows, each kept in one place."""

    languages: list[Language]
    """The first one is spoken to people who understand none of them."""
    levels: list[str]
    """Of bots that people choose from, the easiest first."""
    usual_level: str
    """What people are offered first."""
    version: str
    """Of the program."""
    compiled: bool
    """Whether the engine runs compiled, not as plain Python."""
    mail: bool
    """Whether this server sends e-mail."""
    network_command: str
    """What starts the server so that other devices reach it; empty if they do, and for others."""


@get("/api/about", summary="The languages, the bot levels, and which program it is")
async def about(context: Given[Context], scope: Scope) -> Offer:
    """The same for all games."""
    languages = [Language(code, name) for code, name in NAMES.items()]
    return Offer(
        languages=languages,
        levels=[*SHOWN],
        usual_level=SUBSTITUTE,
        version=version("comptoir"),
        compiled=compiled(),
        mail=bool(context.settings.smtp_host),
        network_command=_network_command(context.settings, scope),
    )


def _network_command(settings: Settings, scope: Scope) -> str:
    """Only who sits at the computer that a server is alone with can do something about it."""
    client = scope.get("client")
    reached = settings.address or not _only_here(settings.host)
    return "" if reached or not client or not _only_here(client[0]) else settings.network_command


def _only_here(address: str) -> bool:
    """Whether it leads only from a computer to itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


ROUTES = (about,)
