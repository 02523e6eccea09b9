"""A game at one terminal: people and bots at a table, until the end."""

from collections.abc import Mapping
from random import Random
from typing import Any

from comptoir.bots import Bot
from comptoir.cli.boards import Sheet, board_of
from comptoir.cli.errors import FAILED, INTERRUPTED, Leave
from comptoir.cli.keeper import Keeper
from comptoir.cli.person import PersonAtTerminal
from comptoir.cli.scores import score_table
from comptoir.cli.terminal import Terminal
from comptoir.core import CHANCE, Result, Seat
from comptoir.table import Projection, SeatView, Table, project


class Session:
    """The table, who sits there, and who has been told what."""

    def __init__(
        self,
        terminal: Terminal,
        table: Table[Any],
        bots: Mapping[Seat, Bot],
        chance: Random,
        keeper: Keeper,
    ) -> None:
        self.terminal = terminal
        self.speaker = terminal.speaker
        self.table = table
        self.bots = bots
        self.chance = chance
        self.keeper = keeper
        self.people = [Seat(s) for s in range(table.seats) if Seat(s) not in bots]
        self.present: Seat | None = self.people[0] if len(self.people) == 1 else None
        """Who sits before the screen alone; None where everybody looks on."""
        self.asked = ""
        """The kind of the last question to a person."""
        self._told = {listener: self._length(listener) for listener in (None, *self.people)}
        """How many lines of the log each has been told; those of a resumed game are no news."""

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit code."""
        code = 0
        try:
            self.play()
        except Leave:
            self.terminal.say("cli-farewell")
        except KeyboardInterrupt:
            self.terminal.show("")
            self.terminal.say("cli-farewell")
            code = INTERRUPTED
        return code if self.keeper.end(self.table) else code or FAILED

    def play(self) -> None:
        """One choice after the other."""
        while self.table.decisions:
            self._step()
        self._end()

    def _step(self) -> None:
        """Chance first, then bots, then people: so nobody waits for a bot."""
        table = self.table
        if table.decision(CHANCE):
            table.play_chance(self.chance)
            return
        for decision in table.decisions:
            bot = self.bots.get(decision.seat)
            if bot is not None:
                table.choose(decision.seat, bot.choose(SeatView(table, decision)))
                return
        self.keeper.keep(table)
        PersonAtTerminal(self, table.decisions[0].seat).answer()

    def hidden(self, seat: Seat) -> bool:
        """Whether the seat is shown something that not everybody may see."""
        game, state = self.table.game, self.table.state
        view = game.view(state, seat)
        return board_of(game.key).hides(view) and view != game.view(state, None)

    def tell(self, projection: Projection) -> None:
        """All that happened since this person was last told."""
        seat = projection.seat
        told = min(self._told[seat], len(projection.log))
        events = [event for line in projection.log[told:] for event in line.events]
        for event in board_of(projection.game).news(events):
            self.terminal.show(f"· {self.speaker.event(event)}")
        together = [seat] if seat is not None and self.hidden(seat) else [None, *self.people]
        for listener in together:
            self._told[listener] = self._length(listener)

    def taken_back(self) -> None:
        """Lines went away: what comes in their place is news."""
        for listener, told in self._told.items():
            self._told[listener] = min(told, self._length(listener))

    def _length(self, seat: Seat | None) -> int:
        """How many lines of the log the seat sees."""
        return len(project(self.table, seat).log)

    def _end(self) -> None:
        projection = project(self.table, self.present)
        self.tell(projection)
        board = board_of(projection.game)
        self.terminal.show(board.board(Sheet(projection.view, self.present, self.speaker)))
        if projection.result is not None:
            self.terminal.show(score_table(projection.game, projection.result, self.speaker))
            self._winners(projection.result)

    def _winners(self, result: Result) -> None:
        names = [self.speaker.name(score.seat) for score in result if score.rank == 1]
        self.terminal.say("cli-winners", names=self.speaker.join(names), count=len(names))
