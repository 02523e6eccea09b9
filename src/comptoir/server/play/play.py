"""What people do at a table: look, try, choose, take back and agree."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from comptoir.core import Seat
from comptoir.server.any_game import AnyTable
from comptoir.server.background import Tasks
from comptoir.server.errors import Clash, Forbidden, Malformed, Stale, Unreachable
from comptoir.server.play.answers import Made, Seen, Story, Tried
from comptoir.server.play.looking import seen
from comptoir.server.play.stories import story
from comptoir.server.play.tries import Try, ending
from comptoir.server.store import Statement
from comptoir.server.tables.commit import Committer, deal
from comptoir.server.tables.happenings import SaidElsewhere
from comptoir.server.tables.held_table import HeldTable
from comptoir.server.tables.journal import Draft
from comptoir.server.tables.notices import note
from comptoir.server.tables.records import demand_whole
from comptoir.server.tables.shots import Since
from comptoir.table import stamp as stamp_of
from comptoir.table import step_before

CHOICES = 100
"""More choices than any turn has."""


class Play:
    """Every seat is checked here: only a seat of that person at that table gets to the game."""

    def __init__(self, committer: Committer) -> None:
        self._committer = committer
        self._keeper = committer.keeper
        self._begun = Tasks()
        self.draining = False
        """Whether the server is about to end: no turn is begun any more."""

    def seen(self, held: HeldTable, person: str | None, seat: int | None, since: Since) -> Seen:
        """The table as a seat of that person, or a spectator, sees it."""
        own = None if seat is None else held.own(person, seat)
        return seen(held, own, person, since, self._keeper.now())

    def story(self, held: HeldTable, person: str | None, seat: int | None, after: int) -> Story:
        """What a seat of that person, or a spectator, has seen happen after a line."""
        own = None if seat is None else held.own(person, seat)
        demand_whole(held)
        if not held.playing and held.row.status != "over":
            raise Clash("not-begun")
        if not 0 <= after <= len(held.table.seen(own).lines):
            raise Malformed("no-line")
        return story(held.table, own, after)

    def attempt(
        self, held: HeldTable, person: str, seat: int, stamp: str, choices: Sequence[str]
    ) -> Tried:
        """Try choices out."""
        own = self._fresh(held, person, seat, stamp)
        tried = Try(held.table, own)
        log = len(held.shots.of(held.table, own).lines)
        tried.make_all(_few(choices, CHOICES))
        return tried.answer(log)

    def after(
        self, held: HeldTable, person: str, seat: int, stamp: str, choices: Sequence[str]
    ) -> Try:
        """Choices made, to ask why something is not an option after them."""
        own = self._fresh(held, person, seat, stamp)
        tried = Try(held.table, own)
        tried.make_all(_few(choices, CHOICES))
        return tried

    def advised(
        self, held: HeldTable, person: str, seat: int, stamp: str, choices: Sequence[str]
    ) -> Try:
        """Choices made, to ask what a bot would do after them. Raises Forbidden or Clash."""
        if held.row.rated:
            held.play(person, seat)
            raise Forbidden("no-hints-rated")
        tried = self.after(held, person, seat, stamp, choices)
        if tried.ends or tried.table.decision(tried.seat) is None:
            raise Clash("not-asked")
        return tried

    async def turn(
        self,
        held: HeldTable,
        person: str,
        seat: int,
        stamp: str,
        choices: Sequence[str],
        *,
        again: bool = False,
    ) -> Made:
        """Make a whole turn, all or none; it is stored for good when this returns.

        One that was sent `again`, because its answer was lost, is not made twice.
        """
        if not choices:
            raise Malformed("empty-turn")

        async def make() -> None:
            if again and is_made(held.table, held.play(person, seat), stamp, choices):
                return
            own = self._fresh(held, person, seat, stamp)
            draft = self._committer.draft(held)
            make_turn(draft, own, _few(choices, CHOICES))
            deal(draft, held.row.seed)
            await self._committer.store(held, draft, *_back(held, seat), *self._lapsed(held))
            held.votes.pop(seat, None)

        proposal = held.table.proposal
        await self._do(held, make)
        if proposal:
            self._keeper.happenings.publish(SaidElsewhere(held))
        return self._stand(held, Seat(seat))

    def _lapsed(self, held: HeldTable) -> list[Statement]:
        """A line about a proposal that ends because the game goes on."""
        proposal = held.table.proposal
        return [note(held.id, proposal.seat, "lapsed", self._keeper.now())] if proposal else []

    async def undo(self, held: HeldTable, person: str, seat: int, stamp: str, what: str) -> Made:
        """Take back the last choice or the turn, as far as no barrier protects it."""
        if what not in ("last", "turn"):
            raise Malformed("undo-what")

        async def make() -> None:
            own = self._fresh(held, person, seat, stamp)
            draft = self._committer.draft(held)
            draft.do("undo" if what == "last" else "restart", own)
            told = self._taken_back(held, draft, person, seat)
            await self._committer.store(held, draft, *told)
            heard.extend(told)

        heard: list[Statement] = []
        await self._do(held, make)
        if heard:
            self._keeper.happenings.publish(SaidElsewhere(held))
        return self._stand(held, Seat(seat))

    def _taken_back(self, held: HeldTable, draft: Draft, person: str, seat: int) -> list[Statement]:
        """A line for people who were asked already, and are not any more."""
        asked, still = (
            {decision.seat for decision in table.decisions} for table in (held.table, draft.table)
        )
        stopped = [
            row
            for row in held.seats
            if row.seat in asked - still and not row.bot and not row.played_by(person)
        ]
        return [note(held.id, seat, "took_back", self._keeper.now())] if stopped else []

    async def propose(self, held: HeldTable, person: str, seat: int, line: int) -> Made:
        """Ask everybody to go back before a line; bots agree, and so do one's other seats."""

        async def make() -> None:
            own = held.play(person, seat)
            draft = self._committer.draft(held)
            step = step_before(held.table, own, line)
            _demand_present(held, step)
            draft.do("propose", own, str(step))
            self._agree(held, draft, person)
            deal(draft, held.row.seed)
            await self._committer.store(held, draft, *self._noted(held, draft, seat, "propose"))

        await self._do(held, make)
        self._keeper.happenings.publish(SaidElsewhere(held))
        return self._stand(held, Seat(seat))

    async def answer(self, held: HeldTable, person: str, seat: int, answer: str) -> Made:
        """Agree to go back, or not."""
        if answer not in ("consent", "refuse"):
            raise Malformed("answer-what")

        async def make() -> None:
            own = held.play(person, seat)
            draft = self._committer.draft(held)
            draft.do(answer, own)
            if answer == "consent":
                self._agree(held, draft, person)
                deal(draft, held.row.seed)
            await self._committer.store(held, draft, *self._noted(held, draft, seat, answer))

        await self._do(held, make)
        self._keeper.happenings.publish(SaidElsewhere(held))
        return self._stand(held, Seat(seat))

    def _agree(self, held: HeldTable, draft: Draft, person: str) -> None:
        """Those agree who have nothing to say of their own.

        A bot that stands in for a person decides nothing for them: what is taken back was played
        after they had left.
        """
        for row in held.seats:
            proposal = draft.table.proposal
            if proposal is None:
                return
            if (row.bot or row.played_by(person)) and row.seat not in proposal.agreed:
                draft.do("consent", Seat(row.seat))

    def _noted(self, held: HeldTable, draft: Draft, seat: int, how: str) -> list[Statement]:
        """A line about what became of a proposal; it names whose it was, or who answered."""
        whose = held.table.proposal.seat if held.table.proposal else seat
        if how == "refuse":
            what = "withdrawn" if seat == whose else "refused"
            return [note(held.id, seat, what, self._keeper.now())]
        if draft.undone and draft.table.proposal is None:
            return [note(held.id, whose, "went_back", self._keeper.now())]
        what = "proposed" if how == "propose" else "agreed"
        return [note(held.id, seat, what, self._keeper.now())]

    def _fresh(self, held: HeldTable, person: str, seat: int, stamp: str) -> Seat:
        """The seat, if the person may play it and has seen what there is to see."""
        own = held.play(person, seat)
        if held.shots.stamp(held.table, own) != stamp:
            raise Stale("stale")
        return own

    def _stand(self, held: HeldTable, seat: Seat) -> Made:
        return Made(held.shots.stamp(held.table, seat), len(held.table.seen(seat).lines))

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work in which turns are made; whoever cancels it does so between two of them."""
        return self._begun.begin(work)

    async def _do(self, held: HeldTable, make: Callable[[], Awaitable[None]]) -> None:
        if self.draining:
            raise Unreachable("restarting")
        work = self._alone(held, make)
        if self._begun.is_within():
            await work
        else:  # whoever asked may go away meanwhile: what was begun is finished, and shown
            await asyncio.shield(self._begun.begin(work))

    async def _alone(self, held: HeldTable, make: Callable[[], Awaitable[None]]) -> None:
        async with held.lock:
            await self._committer.attempt(held, make)


def make_turn(draft: Draft, seat: Seat, choices: Sequence[str]) -> None:
    """Make the choices of a turn. Whatever comes after its end is refused unseen.

    Else a refusal could tell what the end of the turn reveals, and nothing would be stored.
    """
    ended = ""
    for text in choices:
        if ended:
            raise Malformed("turn-over-before", choice=text)
        draft.do("choice", seat, text)
        ended = ending(draft.table, seat, draft.table.log[-1])


def is_made(table: AnyTable, seat: Seat, asked_at: str, choices: Sequence[str]) -> bool:
    """Whether the seat's last choices are these, made at what it saw then."""
    own = [number for number, entry in enumerate(table.log) if entry.seat == seat]
    last = own[-len(choices) :]
    if [table.log[number].text for number in last] != [*choices]:
        return False
    return stamp_of(table.branch(last[0]), seat) == asked_at


def _demand_present(held: HeldTable, step: int) -> None:
    """Raise Clash where going back would undo what somebody played who is absent now."""
    for row in held.seats:
        left = len(held.table.log) if row.left_at is None else row.left_at
        if row.kind == "person" and row.away and step < left:
            raise Clash("absent-played", name=row.name)


def _back(held: HeldTable, seat: int) -> list[Statement]:
    """Somebody who moves is not absent."""
    if seat not in held.votes:
        return []
    sql = "DELETE FROM votes WHERE table_id = $1 AND seat = $2"
    return [Statement(sql, (held.id, seat))]


def _few(texts: Sequence[str], most: int) -> Sequence[str]:
    if len(texts) > most:
        raise Malformed("too-much", most=most)
    return texts
