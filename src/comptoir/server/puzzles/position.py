"""A puzzle set up: looked at, tried out and answered from the one seat that it is about."""

from collections.abc import Sequence

from msgspec.structs import asdict

from comptoir.bots.turn import continuation
from comptoir.core import Seat
from comptoir.server.any_game import AnyGame
from comptoir.server.errors import Malformed, Stale
from comptoir.server.play.answers import AimAnswer, Tried
from comptoir.server.play.tries import HANDS_OVER, Try
from comptoir.server.projected import OptionAnswer, ProjectionAnswer, board, option, whole
from comptoir.server.puzzles.answers import OtherTurn, PuzzleSolution, PuzzleVerdict, Standing
from comptoir.study.duel import Duel
from comptoir.study.gains import named
from comptoir.study.puzzle import Offer, Puzzle
from comptoir.table import project
from comptoir.table import stamp as stamp_of

RIGHT = 0.5
"""A turn that is less than that behind the best is as good."""


class Position:
    """Nobody changes it: whatever is tried is tried on a copy."""

    def __init__(self, game: AnyGame, puzzle: Puzzle) -> None:
        self.game = game
        self.puzzle = puzzle
        self.id = puzzle.id
        self.seat = Seat(puzzle.seat)
        self.table = puzzle.table(game)
        first = self.table.decision(self.seat)
        assert first is not None
        self._first = first

    def seen(self) -> ProjectionAnswer:
        """As the seat sees it, and nobody else."""
        projection = project(self.table, self.seat)
        return whole(board(projection), projection.log)

    def attempt(self, stamp: str, choices: Sequence[str]) -> Try:
        """Choices tried out, to the end of the turn at most. Raises Stale for another position."""
        return self._make(stamp, choices)[0]

    def _make(self, stamp: str, choices: Sequence[str]) -> tuple[Try, int]:
        """The choices tried out, and how many of them belong to the turn."""
        if stamp != stamp_of(self.table, self.seat):
            raise Stale("other-position")
        tried = Try(self.table, self.seat)
        for used, text in enumerate(choices):
            if tried.ends:
                return tried, used
            tried.make(text)
            if not tried.ends and continuation(tried.table.decisions, self._first) is None:
                tried.ends = HANDS_OVER
        return tried, len(choices)

    def tried(self, stamp: str, choices: Sequence[str]) -> Tried:
        """What would come of choices."""
        return self.attempt(stamp, choices).answer(len(self.table.seen(self.seat).lines))

    def answer(self, stamp: str, choices: Sequence[str]) -> Offer | None:
        """What is known about a whole turn, if anything. Raises Malformed unless it is one."""
        tried, used = self._make(stamp, choices)
        if used < len(choices):
            raise Malformed("turn-over-before", choice=choices[used])
        if not tried.ends:
            raise Malformed("turn-not-over")
        return self.puzzle.offer(tuple(choices))

    def options(self, choices: Sequence[str]) -> list[OptionAnswer]:
        """What choices are called."""
        return [option(self.game.parse(text)) for text in choices]

    def gains(self, gains: Sequence[float]) -> list[AimAnswer]:
        """The categories in which the best turn gains or loses; none: it hinders the others."""
        names = [name for name, _ in self.game.standings(self.table.state)[0].categories]
        return [AimAnswer(aim.category, aim.points) for aim in named(gains, names)]

    def verdict(self, found: Offer | Duel, standing: Standing) -> PuzzleVerdict:
        """How good an answer is."""
        behind, right = behind_of(found), is_right(found)
        return PuzzleVerdict(
            **asdict(standing),
            right=right,
            behind=round(max(0.0, behind), 1),
            doubt=round(found.doubt, 1),
            gains=[] if right else self.gains(found.gains),
        )

    def solution(self, standing: Standing) -> PuzzleSolution:
        """The best turn, and what others are behind it."""
        others = [self._other(one) for one in self.puzzle.offers[1:]]
        best = self.options(self.puzzle.best.choices)
        return PuzzleSolution(**asdict(standing), choices=best, others=others)

    def _other(self, one: Offer) -> OtherTurn:
        return OtherTurn(
            choices=self.options(one.choices),
            behind=round(one.behind, 1),
            doubt=round(one.doubt, 1),
            gains=self.gains(one.gains),
        )


def behind_of(found: Offer | Duel) -> float:
    """How many points a turn is behind the best one."""
    return found.behind if isinstance(found, Offer) else found.lead


def is_right(found: Offer | Duel) -> bool:
    """Whether a turn is as good as the best one."""
    return behind_of(found) < RIGHT
