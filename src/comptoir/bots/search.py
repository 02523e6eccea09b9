# Compiled by mypyc.
"""A bot that looks ahead: information-set Monte Carlo tree search over whole turns.

Each iteration walks down the tree in a possible world with the turns that look best by upper
confidence bounds, and plays on from there to the end of the round, everybody making the best turn
by the estimate, as carefully as the greedy bot would. What it finds is valued by the game's
estimate, too. A few draws of chance are made as they come; where many are due, as between two
rounds, the estimate stands for them.
"""

from random import Random
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.plan import Plan
from comptoir.bots.tree import CALM, EXPLORE, Menu, Node, Span
from comptoir.bots.turn import PLAIN, WIDTH, Beam, Turn, distinct, make, values, varied
from comptoir.bots.walk import ONWARD, Habits, Walk
from comptoir.bots.worlds import Worlds
from comptoir.core import CHANCE, Action, Decision
from comptoir.core.judgement import Manner, Opinion
from comptoir.core.native import held_by
from comptoir.table import SeatView


class SearchBot:
    """Thinks a turn through once, then plays it choice by choice."""

    def __init__(
        self, seed: str, budget: Budget, manner: Manner = PLAIN, opinion: Opinion | None = None
    ) -> None:
        self._rng = Random(seed)
        self._manner = manner
        self._opinion = opinion
        self._budget = budget
        self._plan = Plan()
        self._habits: Habits = {}
        """What was foreseen while the turn before was thought out."""

    def __reduce__(self) -> tuple[Any, ...]:
        return held_by(self, "", self._budget)

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """Go on with the turn thought out, if all is as foreseen; otherwise think again."""
        if not self._plan.foresees(seat_view.decision):
            self._budget.begin(seat_view.decision.opens)
            how = self._manner, self._opinion
            search = Search(seat_view, self._rng, self._budget, self._habits, *how)
            self._plan.make(search.best())
            self._habits = search.walk.habits
            self._budget.end()
        return self._plan.next()


class Search:
    """One search, at one question."""

    __slots__ = (
        "_beam",
        "_budget",
        "_game",
        "_manner",
        "_opinion",
        "_root",
        "_seat_view",
        "_span",
        "_worlds",
        "walk",
    )

    def __init__(
        self,
        seat_view: SeatView[Any],
        rng: Random,
        budget: Budget,
        before: Habits | None = None,
        manner: Manner = PLAIN,
        opinion: Opinion | None = None,
    ) -> None:
        self._seat_view = seat_view
        self._game = seat_view.game
        self._budget = budget
        self._manner = manner
        self._opinion = opinion
        self._beam = Beam(seat_view.game, seat_view.seats, WIDTH, budget, manner=manner)
        self.walk = Walk(seat_view.game, seat_view.seats, rng, budget, manner, before)
        """What plays on at the end of each walk down the tree."""
        self._worlds = Worlds(seat_view, rng, budget)
        self._root = Node()
        self._span = Span()

    def best(self) -> Turn:
        """The turn that came to most."""
        return self.ranked()[0]

    def ranked(self) -> list[Turn]:
        """The turns that were looked at, those that came to most first."""
        return [arm.turn for arm in self.menu().ranked()]

    def menu(self) -> Menu:
        """What the seat can do, tried out as often as the budget allows."""
        self._look(self._root, self._worlds.first)
        own = next(menu for menu in self._root.menus if menu.seat == self._seat_view.seat)
        own.explore = EXPLORE
        left = self._budget.iterations if len(own.arms) > 1 else 0
        while left and not self._budget.over():
            self._iterate(own)
            left -= 1
        return own

    def outcome(self, turn: Turn, number: int) -> Any:
        """Where a turn of the seat leads in the world with this number, with the luck there."""
        world, _, self.walk.chance = self._worlds.at(number)
        make(self._game, world, turn)
        return self.walk.play_on(world, ONWARD * self._seat_view.seats)

    def _iterate(self, own: Menu) -> None:
        """One walk down the tree and back.

        Each turn of the seat is tried in the same worlds, so that none has better luck.
        """
        node, walk = self._root, list[tuple[Menu, int]]()
        moves = node.select(self._span)
        tried = own.arms[moves[node.menus.index(own)]].visits
        world, luck, self.walk.chance = self._worlds.at(tried)
        while True:
            walk += zip(node.menus, moves, strict=True)
            if not self._make(world, node, moves):
                break
            node = node.child(moves)
            world = self.walk.draw(world)
            if not node.known() or not (node.menus or self._look(node, world)):
                break
            moves = node.select(self._span)
        world = self.walk.play_on(world, ONWARD * self._seat_view.seats)
        if not self._budget.over():
            found = values(self._game, world, self._seat_view.seats)
            self._learn(walk, [value - more for value, more in zip(found, luck, strict=True)])

    def _look(self, node: Node, world: Any) -> bool:
        """Find the turns of each seat that is asked; whether anybody but chance is."""
        decisions = self._game.decisions(world)
        if not decisions or decisions[0].seat == CHANCE:
            return False
        for decision in decisions:
            node.menus.append(self._menu(decision, world))
        return True

    def _menu(self, decision: Decision, world: Any) -> Menu:
        beam = self._beam if decision == self._seat_view.decision else self.walk.beam
        turns = distinct(beam.turns(world, decision))
        if self._manner.variety:
            turns = varied(turns, self._manner)
        turns = turns[: self._manner.arms]
        if self._opinion is not None and decision == self._seat_view.decision:
            turns = self._corrected(turns, self._opinion)
        for turn in turns:
            turn.state = None
            self._span.add(turn.value)
        return Menu(decision.seat, turns, CALM)

    def _corrected(self, turns: list[Turn], opinion: Opinion) -> list[Turn]:
        """The turns of the question that is thought about, as they are by another opinion, too."""
        for turn in turns:
            turn.value += opinion(turn.state, self._seat_view.seat)
        return sorted(turns, key=lambda turn: -turn.value)

    def _make(self, world: Any, node: Node, moves: tuple[int, ...]) -> bool:
        """Make all these turns; whether this world allowed them."""
        made = True
        for menu, number in zip(node.menus, moves, strict=True):
            made = make(self._game, world, menu.arms[number].turn) and made
        return made

    def _learn(self, walk: list[tuple[Menu, int]], found: list[float]) -> None:
        """Each turn made is worth what came of it."""
        self._span.add(found[self._seat_view.seat])
        for menu, number in walk:
            menu.learn(number, found[menu.seat])
