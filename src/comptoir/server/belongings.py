"""All that belongs to a person, wherever it is stored."""

from comptoir.server.bots import jobs
from comptoir.server.live import presence
from comptoir.server.notify import belongings as messages
from comptoir.server.people import belongings as people
from comptoir.server.puzzles import exercises
from comptoir.server.study import analyses
from comptoir.server.tables import belongings as tables

ALL = (
    *jobs.BELONGINGS,
    *tables.BELONGINGS,
    *presence.BELONGINGS,
    *exercises.BELONGINGS,
    *people.BELONGINGS,
    *messages.BELONGINGS,
    *analyses.BELONGINGS,
)
"""In the order in which they are carried over and forgotten: jobs and turns need the seats."""
