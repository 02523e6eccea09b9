"""A puzzle set up: looked at, tried out and answered from the one seat that it is about."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from comptoir.bots.turn import continuation
from comptoir.core import Game, Json, Seat
from comptoir.server.errors import Malformed, Stale
from comptoir.server.play.tries import HANDS_OVER, Try
from comptoir.study.duel import Duel
from comptoir.study.gains import named
from comptoir.study.puzzle import Offer, Puzzle
from comptoir.table import project, stamp, to_json
from comptoir.table.plain import action_json

RIGHT = 0.5
"""A turn that is less than that behind the best is as good."""


class Position:
    """Nobody changes it: whatever is tried is tried on a copy."""

    def __init__(self, game: Game[Any], puzzle: Puzzle) -> None:
        self.game = game
        self.puzzle = puzzle
        self.id = puzzle.id
        self.seat = Seat(puzzle.seat)
        self.table = puzzle.table(game)
        first = self.table.decision(self.seat)
        assert first is not None
        self._first = first

    def seen(self) -> dict[str, Json]:
        """As the seat sees it, and nobody else."""
        return to_json(project(self.table, self.seat))

    def attempt(self, mark: str, choices: Sequence[str]) -> Try:
        """Choices tried out, to the end of the turn at most. Raises Stale for another position."""
        return self._make(mark, choices)[0]

    def _make(self, mark: str, choices: Sequence[str]) -> tuple[Try, int]:
        """The choices tried out, and how many of them belong to the turn."""
        if mark != stamp(self.table, self.seat):
            raise Stale("This is another position: look at the puzzle again.")
        tried = Try(self.table, self.seat)
        for used, text in enumerate(choices):
            if tried.ends:
                return tried, used
            tried.make(text)
            if not tried.ends and continuation(tried.table.decisions, self._first) is None:
                tried.ends = HANDS_OVER
        return tried, len(choices)

    def tried(self, mark: str, choices: Sequence[str]) -> dict[str, Json]:
        """What would come of choices."""
        return self.attempt(mark, choices).answer(len(self.table.seen(self.seat).lines))

    def answer(self, mark: str, choices: Sequence[str]) -> Offer | None:
        """What is known about a whole turn, if anything. Raises Malformed unless it is one."""
        tried, used = self._make(mark, choices)
        if used < len(choices):
            raise Malformed(f"The turn is over before '{choices[used]}'.")
        if not tried.ends:
            raise Malformed("The turn is not over yet: an answer is a whole turn.")
        return self.puzzle.offer(tuple(choices))

    def actions(self, choices: Sequence[str]) -> list[Json]:
        """What choices are called."""
        return [action_json(self.game.parse(text)) for text in choices]

    def gains(self, gains: Sequence[float]) -> list[dict[str, Any]]:
        """The categories in which the best turn gains or loses; none: it hinders the others."""
        names = [name for name, _ in self.game.standings(self.table.state)[0].categories]
        return [asdict(aim) for aim in named(gains, names)]

    def verdict(self, found: Offer | Duel) -> dict[str, Any]:
        """How good an answer is."""
        behind = found.behind if isinstance(found, Offer) else found.lead
        return {
            "right": behind < RIGHT,
            "behind": round(max(0.0, behind), 1),
            "doubt": round(found.doubt, 1),
            "gains": [] if behind < RIGHT else self.gains(found.gains),
        }

    def solution(self) -> dict[str, Any]:
        """The best turn, and what others are behind it."""
        return {
            "choices": self.actions(self.puzzle.best.choices),
            "others": [
                {
                    "choices": self.actions(one.choices),
                    "behind": round(one.behind, 1),
                    "doubt": round(one.doubt, 1),
                    "gains": self.gains(one.gains),
                }
                for one in self.puzzle.offers[1:]
            ],
        }
