# Compiled by mypyc.
"""A game played on from some state, everybody making the turn that looks best."""

from random import Random
from typing import Any, TypeAlias

from comptoir.bots.budget import Budget
from comptoir.bots.turn import WIDTH, Beam, Turn, make
from comptoir.core import CHANCE, Decision, Game
from comptoir.core.judgement import Manner
from comptoir.core.play import uniform

ONWARD = 10
"""For how many turns of each seat a game is played on at most, where a round should end."""
DRAWS = 2
"""How many draws of chance in a row are made; where more are due, the estimate stands for them."""

Habits: TypeAlias = dict[tuple[Decision, float], Turn]
"""What was done at a question with the same prospects."""


class Walk:
    """Plays on, as carefully as the greedy bot would."""

    __slots__ = ("_before", "_budget", "_game", "beam", "chance", "drawn", "habits")

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        chance: Random,
        budget: Budget,
        manner: Manner,
        before: Habits | None = None,
    ) -> None:
        self._game = game
        self._budget = budget
        self._before = before or {}
        self.beam = Beam(game, seats, WIDTH, budget, hurried=True, manner=_brisk(manner))
        self.chance = chance
        """What draws for the walk under way."""
        self.drawn = 0
        """How many draws were made."""
        self.habits: Habits = {}
        """What was chosen while playing on."""

    def draw(self, world: Any) -> Any:
        """Let chance decide, if that is soon over; otherwise leave the world as it was before."""
        game, after = self._game, world
        for drawn in range(DRAWS + 1):
            decisions = game.decisions(after)
            if not decisions or decisions[0].seat != CHANCE:
                self.drawn += drawn
                return after
            after = after if drawn else game.clone(world)
            game.apply(after, CHANCE, uniform(decisions[0], self.chance), listen=False)
        return world

    def play_on(self, world: Any, turns: int) -> Any:
        """Go on for some turns with what looks best for whoever is asked, until chance decides."""
        game = self._game
        for _ in range(turns):
            world = self.draw(world)
            decisions = game.decisions(world)
            if not decisions or decisions[0].seat == CHANCE or self._budget.over():
                break
            world = self._go_on(world, decisions[0])
        return world

    def reply(self, world: Any) -> Turn | None:
        """The turn of whoever is asked, as walks have it; None where chance decides or nobody."""
        decisions = self._game.decisions(world)
        if not decisions or decisions[0].seat == CHANCE:
            return None
        return self.beam.turns(world, decisions[0])[0]

    def _go_on(self, world: Any, decision: Decision) -> Any:
        """Make the turn that the seat made at this question before, with the same prospects."""
        habit = (decision, sum(self._game.estimate(world, decision.seat)))
        turn = self.habits.get(habit) or self._before.get(habit)
        if turn is None:
            turn = self.beam.turns(world, decision)[0]
            world, turn.state = turn.state, None
        else:
            make(self._game, world, turn)
        self.habits[habit] = turn
        return world


def _brisk(manner: Manner) -> Manner:
    """How turns are looked for while playing on: without variety, which only menus need."""
    return Manner(themes=manner.themes, depth=manner.depth, arms=manner.arms, joins=manner.joins)
