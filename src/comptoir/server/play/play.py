"""What people do at a table: look, try, choose, take back and agree."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from comptoir.core import Json, Seat
from comptoir.server.errors import Clash, Forbidden, Malformed, Stale
from comptoir.server.live import broadcast
from comptoir.server.live.hub import Since
from comptoir.server.play.tries import Try, ending
from comptoir.server.store import Statement
from comptoir.server.tables.commit import Committer, deal
from comptoir.server.tables.journal import Draft
from comptoir.server.tables.live import Live
from comptoir.table import step_before

CHOICES = 100
"""More choices than any turn has."""


class Play:
    """Every seat is checked here: only a seat of that person at that table gets to the game."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._keeper = committer.keeper
        self._begun: set[asyncio.Task[None]] = set()

    def seen(self, live: Live, person: str | None, seat: int | None, since: Since) -> Json:
        """The table as a seat of that person, or a spectator, sees it."""
        own = None if seat is None else live.own(person, seat)
        return broadcast.seen(live, own, person, since, self._keeper.now())

    def attempt(
        self, live: Live, person: str, seat: int, mark: str, choices: Sequence[str]
    ) -> dict[str, Json]:
        """Try choices out."""
        own = self._fresh(live, person, seat, mark)
        tried = Try(live.table, own)
        log = len(live.hub.shot(live.table, own).lines)
        tried.make_all(_few(choices, CHOICES))
        return tried.answer(log)

    def after(self, live: Live, person: str, seat: int, mark: str, choices: Sequence[str]) -> Try:
        """Choices made, to ask why something is not an option after them."""
        own = self._fresh(live, person, seat, mark)
        tried = Try(live.table, own)
        tried.make_all(_few(choices, CHOICES))
        return tried

    def advised(self, live: Live, person: str, seat: int, mark: str, choices: Sequence[str]) -> Try:
        """Choices made, to ask what a bot would do after them. Raises Forbidden or Clash."""
        if live.row.rated:
            live.play(person, seat)
            raise Forbidden("There are no hints at rated tables.")
        tried = self.after(live, person, seat, mark, choices)
        if tried.ends or tried.table.decision(tried.seat) is None:
            raise Clash("You are not asked anything now: hints are for your own turn.")
        return tried

    async def turn(
        self, live: Live, person: str, seat: int, mark: str, choices: Sequence[str]
    ) -> dict[str, Json]:
        """Make a whole turn, all or none; it is stored for good when this returns."""
        if not choices:
            raise Malformed("A turn has at least one choice.")

        async def make() -> None:
            own = self._fresh(live, person, seat, mark)
            draft = self._committer.draft(live)
            make_turn(draft, own, _few(choices, CHOICES))
            deal(draft, live.row.seed)
            await self._committer.store(live, draft, *_back(live, seat))
            live.votes.pop(seat, None)

        await self._do(live, make)
        return self._stand(live, Seat(seat))

    async def undo(
        self, live: Live, person: str, seat: int, mark: str, what: str
    ) -> dict[str, Json]:
        """Take back the last choice or the turn, as far as no barrier protects it."""
        if what not in ("last", "turn"):
            raise Malformed("Take back the 'last' choice or the 'turn'.")

        async def make() -> None:
            own = self._fresh(live, person, seat, mark)
            draft = self._committer.draft(live)
            draft.do("undo" if what == "last" else "restart", own)
            await self._committer.store(live, draft)

        await self._do(live, make)
        return self._stand(live, Seat(seat))

    async def propose(self, live: Live, person: str, seat: int, line: int) -> dict[str, Json]:
        """Ask everybody to go back before a line; bots agree, and so do one's other seats."""

        async def make() -> None:
            own = live.play(person, seat)
            draft = self._committer.draft(live)
            draft.do("propose", own, str(step_before(live.table, own, line)))
            self._agree(live, draft, person)
            deal(draft, live.row.seed)
            await self._committer.store(live, draft)

        await self._do(live, make)
        return self._stand(live, Seat(seat))

    async def answer(self, live: Live, person: str, seat: int, answer: str) -> dict[str, Json]:
        """Agree to go back, or not."""
        if answer not in ("consent", "refuse"):
            raise Malformed("The answer is 'consent' or 'refuse'.")

        async def make() -> None:
            own = live.play(person, seat)
            draft = self._committer.draft(live)
            draft.do(answer, own)
            if answer == "consent":
                self._agree(live, draft, person)
                deal(draft, live.row.seed)
            await self._committer.store(live, draft)

        await self._do(live, make)
        return self._stand(live, Seat(seat))

    def _agree(self, live: Live, draft: Draft, person: str) -> None:
        """Those agree who have nothing to say of their own."""
        for row in live.seats:
            proposal = draft.table.proposal
            if proposal is None:
                return
            if (row.bot or row.played_by(person)) and row.seat not in proposal.agreed:
                draft.do("consent", Seat(row.seat))

    def _fresh(self, live: Live, person: str, seat: int, mark: str) -> Seat:
        """The seat, if the person may play it and has seen what there is to see."""
        own = live.play(person, seat)
        if live.hub.stamp(live.table, own) != mark:
            raise Stale("Something happened in the meantime: look at the table again.")
        return own

    def _stand(self, live: Live, seat: Seat) -> dict[str, Json]:
        return {
            "stamp": live.hub.stamp(live.table, seat),
            "length": len(live.table.seen(seat).lines),
        }

    async def _do(self, live: Live, make: Callable[[], Awaitable[None]]) -> None:
        """Whoever asked may go away meanwhile: what was begun is finished, and shown."""
        task = asyncio.create_task(self._alone(live, make))
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        await asyncio.shield(task)

    async def _alone(self, live: Live, make: Callable[[], Awaitable[None]]) -> None:
        async with live.lock:
            await self._committer.attempt(live, make)


def make_turn(draft: Draft, seat: Seat, choices: Sequence[str]) -> None:
    """Make the choices of a turn. Whatever comes after its end is refused unseen.

    Else a refusal could tell what the end of the turn reveals, and nothing would be stored.
    """
    ended = ""
    for text in choices:
        if ended:
            raise Malformed(f"The turn is over before '{text}': send what belongs to it alone.")
        draft.do("choice", seat, text)
        ended = ending(draft.table, seat, draft.table.log[-1])


def _back(live: Live, seat: int) -> list[Statement]:
    """Who moves is not absent."""
    if seat not in live.votes:
        return []
    sql = "DELETE FROM votes WHERE table_id = $1 AND seat = $2"
    return [Statement(sql, (live.id, seat))]


def _few(texts: Sequence[str], most: int) -> Sequence[str]:
    if len(texts) > most:
        raise Malformed(f"That is too much at once: at most {most}.")
    return texts
