"""Tables and play as one part of the app."""

from comptoir.server.context import Context
from comptoir.server.live import routes as live
from comptoir.server.live.sign_out import SignOut
from comptoir.server.part import Belonging, Part
from comptoir.server.play import routes as play
from comptoir.server.puzzles import routes as puzzles
from comptoir.server.study import routes as study
from comptoir.server.tables import games, routes
from comptoir.server.tables.services import Services

SEATS = "SELECT table_id FROM seats WHERE person = $1"
TOUCH = f"UPDATE tables SET revision = revision + 1 WHERE id IN ({SEATS})"
TAKE_OVER = """
INSERT INTO jobs (table_id, seat, made)
SELECT table_id, seat, COALESCE(asked, 0) FROM seats WHERE person = $1 AND asked IS NOT NULL
ON CONFLICT (table_id, seat) DO NOTHING
"""


def part(context: Context) -> Part:
    """Everything about tables."""
    services = Services(context)
    context.database.listen(SignOut(services.keeper))
    importing = routes.importing(context.settings.record_bytes)
    return Part(
        routes=(
            *games.ROUTES,
            *routes.ROUTES,
            importing,
            *play.ROUTES,
            *study.ROUTES,
            *live.ROUTES,
            *puzzles.ROUTES,
        ),
        injects={"services": services},
        run=services.run,
        farewell=services.farewell,
        belongings=(
            Belonging(
                "turns",
                "SELECT table_id, seat, asked FROM seats WHERE person = $1 AND asked IS NOT NULL",
                (TOUCH,),
                (TOUCH, TAKE_OVER),
            ),
        ),
    )
