"""All that the routes use, put together: here alone it is said who hears of whom."""

import os
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

from comptoir.server.background import background, every, quietly, restarted
from comptoir.server.bots import thinker
from comptoir.server.bots.bots import Bots
from comptoir.server.bots.jobs import NewJobs
from comptoir.server.context import Context
from comptoir.server.live.broadcast import Broadcaster
from comptoir.server.live.hub import RESTART, Hubs
from comptoir.server.live.presence import Presence
from comptoir.server.live.sign_out import SignOut
from comptoir.server.people.hearing import Hearing
from comptoir.server.pictures import studio
from comptoir.server.pictures.studio import Studio
from comptoir.server.play.clocks import Clocks
from comptoir.server.play.play import Play
from comptoir.server.puzzles.exercises import Exercises
from comptoir.server.study import analyst
from comptoir.server.study.analyst import Analyst
from comptoir.server.tables.abandoned import clear_abandoned
from comptoir.server.tables.banned import clear_seats
from comptoir.server.tables.closing import Closing
from comptoir.server.tables.commit import Committer
from comptoir.server.tables.happenings import (
    GameEnded,
    GameMoved,
    Happenings,
    MessageSaid,
    PresenceChanged,
    SaidElsewhere,
    TableChanged,
    TableRemoved,
)
from comptoir.server.tables.keeper import Keeper
from comptoir.server.tables.lists import Lists
from comptoir.server.tables.making import Maker
from comptoir.server.tables.notices import of_seats
from comptoir.server.tables.ratings import Ratings
from comptoir.server.tables.seating import Seating
from comptoir.server.tables.shelf import Shelf
from comptoir.server.tables.talk import Talk

MEGABYTES = 512
"""How much memory tables may take."""
SWEEP, SEAL, RENEW, HEAR, BEAT = 1.0, 1.0, 1.0, 2.0, 5.0
CHECK, STAY, CLEAR = 10.0, 30.0, 3600.0
"""Seconds between two looks at the clocks, signs of life, and so on."""


class Services:
    """What the routes of tables use."""

    def __init__(self, context: Context, command: Sequence[str] = ()) -> None:
        self.context = context
        now = context.now
        shelf = Shelf(context.settings.editions)
        self.happenings = Happenings()
        self.keeper = Keeper(context.database, shelf, self.happenings, token_hex(4), now, MEGABYTES)
        self.committer = Committer(
            self.keeper,
            (NewJobs(self.keeper.node), context.notify.turns, context.notify.absences, of_seats),
        )
        self.maker = Maker(
            self.committer, context.settings.tables_a_person, context.notify.invitations
        )
        self.seating = Seating(self.committer)
        self.closing = Closing(self.committer)
        self.lists = Lists(context.database)
        self.talk = Talk(self.keeper, now)
        self.ratings = Ratings(context.database)
        self.play = Play(self.committer)
        self.clocks = Clocks(self.keeper, self.seating, now)
        self.broadcaster = Broadcaster(Hubs(), now)
        self.presence = Presence(self.keeper, now)
        self.exercises = Exercises(context.database, shelf, now)
        workers = context.settings.bot_processes or max(1, (os.cpu_count() or 1) - 1)
        self.bots = Bots(self.committer, workers, command or thinker.command())
        self.analyst = Analyst(self.keeper, analyst.command(context.settings.analysis_nice))
        self.studio = Studio(context.limits, studio.command())
        self._listen()

    def _listen(self) -> None:
        """Who hears what: those who watch come first."""
        on = self.happenings.on
        on(GameMoved, self.broadcaster.moved)
        on(TableChanged, self.broadcaster.changed)
        on(TableRemoved, self.broadcaster.removed)
        on(PresenceChanged, self.broadcaster.came_or_went)
        on(MessageSaid, self.broadcaster.said)
        on(SaidElsewhere, self.talk.said_elsewhere)
        on(GameMoved, self.bots.moved)
        on(GameEnded, self.ratings.ended)
        self.context.database.listen(SignOut(self.broadcaster.hubs))

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """Let bots think and clocks run for as long as the app lives."""
        await self.clocks.beat()
        await self.keeper.pinned.keep_all()
        try:
            async with background(*self._works()):
                yield
        finally:
            await self.studio.close()
            await self.keeper.close()
            await quietly(self.presence.leave())

    def _works(self) -> list[Coroutine[Any, Any, None]]:
        """What goes on in the background."""
        works = [
            restarted(self.bots.run),
            every(SWEEP, self.clocks.sweep),
            every(BEAT, self.clocks.beat),
            every(BEAT, lambda: clear_seats(self.keeper, self.seating, self.closing)),
            every(RENEW, self.bots.renew),
            restarted(self.analyst.run),
            every(BEAT, self.analyst.renew),
            every(STAY, self.presence.stay),
            self.ratings.run(),
            every(SEAL, self.keeper.seal_next),
            every(CLEAR, lambda: clear_abandoned(self.context.database, self.context.now())),
        ]
        if self.keeper.database.skip_locked:  # others serve the same tables
            works.append(every(CHECK, self.keeper.check))
        else:
            works.append(every(HEAR, Hearing(self.keeper.database).look))
        return works

    async def farewell(self) -> None:
        """Begin no turn any more, and tell those who are connected that they should come back."""
        self.play.draining = True
        for watcher in self.broadcaster.hubs.watchers:
            watcher.end(RESTART)
