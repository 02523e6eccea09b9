"""Tables and play as one part of the app."""

from comptoir.server.context import Context
from comptoir.server.part import Part
from comptoir.server.routes import (
    about,
    embeds,
    games,
    live,
    pictures,
    play,
    puzzles,
    screens,
    study,
    tables,
)
from comptoir.server.services import Services


def part(context: Context) -> Part:
    """Everything about tables."""
    services = Services(context)
    importing = tables.importing(context.settings.record_bytes)
    return Part(
        routes=(
            *about.ROUTES,
            *games.ROUTES,
            *tables.ROUTES,
            importing,
            *play.ROUTES,
            *study.ROUTES,
            *live.ROUTES,
            *puzzles.ROUTES,
            *screens.ROUTES,
            *pictures.ROUTES,
            *embeds.ROUTES,
        ),
        injects={"services": services},
        run=services.run,
        farewell=services.farewell,
    )
