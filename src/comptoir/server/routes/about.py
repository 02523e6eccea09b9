"""What this server speaks and offers to all games alike."""

from importlib.metadata import version

from litestar import get
from msgspec import Struct

from comptoir.bots.levels import SHOWN, SUBSTITUTE
from comptoir.core.native import compiled
from comptoir.lang import NAMES
from comptoir.server.asking import Given
from comptoir.server.context import Context


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


@get("/api/about", summary="The languages, the bot levels, and which program it is")
async def about(context: Given[Context]) -> Offer:
    """The same for all games."""
    languages = [Language(code, name) for code, name in NAMES.items()]
    return Offer(
        languages=languages,
        levels=[*SHOWN],
        usual_level=SUBSTITUTE,
        version=version("comptoir"),
        compiled=compiled(),
        mail=bool(context.settings.smtp_host),
    )


ROUTES = (about,)
