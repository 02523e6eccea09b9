"""A bot that looks ahead: information-set Monte Carlo tree search over whole turns.

Each iteration draws a possible world, walks down the tree with the turns that look best by upper
confidence bounds, opens one more node, and plays on from there for two turns of each seat, each
the best one by the estimate. What it finds is valued by the game's estimate, too. A few draws of
chance are made as they come; where many are due, as between two rounds, the estimate stands for
them.
"""

from random import Random
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.plan import Plan
from comptoir.bots.tree import Menu, Node, Span
from comptoir.bots.turn import WIDTH, Beam, Turn, distinct, make, values
from comptoir.bots.worlds import Worlds
from comptoir.core import CHANCE, Action, Decision
from comptoir.core.play import uniform
from comptoir.table import Sight

NARROW = 2
"""How many unfinished turns are followed side by side within the tree."""
ARMS = 8
"""How many turns a node knows at most."""
ONWARD = 2
"""For how many turns of each seat a game is played on at the end of each walk."""
DRAWS = 2
"""How many draws of chance in a row are made; where more are due, the estimate stands for them."""


class SearchBot:
    """Thinks a turn through once, then plays it choice by choice."""

    def __init__(self, seed: str, budget: Budget) -> None:
        self._rng = Random(seed)
        self._budget = budget
        self._plan = Plan()

    def choose(self, sight: Sight[Any]) -> Action:
        """Go on with the turn thought out, if all is as foreseen; else think anew."""
        if not self._plan.foresees(sight.decision):
            self._budget.begin(sight.decision.opens)
            self._plan.make(Search(sight, self._rng, self._budget).best())
            self._budget.end()
        return self._plan.next()


class Search:
    """One search, at one question."""

    __slots__ = (
        "_budget",
        "_game",
        "_habits",
        "_inner",
        "_outer",
        "_rng",
        "_root",
        "_sight",
        "_span",
        "_worlds",
    )

    def __init__(self, sight: Sight[Any], rng: Random, budget: Budget) -> None:
        self._sight = sight
        self._game = sight.game
        self._rng = rng
        self._budget = budget
        self._outer = Beam(sight.game, sight.seats, WIDTH, budget)
        self._inner = Beam(sight.game, sight.seats, NARROW, budget, hurried=True)
        self._habits: dict[tuple[Decision, float], Turn] = {}
        """What was chosen while playing on."""
        self._worlds = Worlds(sight, rng)
        self._root = Node()
        self._span = Span()

    def best(self) -> Turn:
        """The turn that was made most often."""
        return self._search().most_visited().turn

    def ranked(self) -> list[Turn]:
        """The turns that were looked at, those made most often first."""
        return [arm.turn for arm in self._search().ranked()]

    def _search(self) -> Menu:
        """What the seat can do, tried out as often as the budget allows."""
        self._look(self._root, self._worlds.first, self._outer)
        own = next(menu for menu in self._root.menus if menu.seat == self._sight.seat)
        left = self._budget.iterations
        while left > own.lead() and not self._budget.over():
            self._iterate(*self._worlds.next())
            left -= 1
        return own

    def _iterate(self, world: Any, luck: list[float]) -> None:
        """One walk down the tree and back, in a world that makes it look better by some luck."""
        node, walk = self._root, list[tuple[Menu, int]]()
        while True:
            world = self._draw(world)
            known = bool(node.menus)
            if not known and not self._look(node, world, self._inner):
                break
            moves = tuple([menu.select(self._span) for menu in node.menus])
            walk += zip(node.menus, moves, strict=True)
            if not self._make(world, node, moves) or not known:
                break
            node = node.child(moves)
        world = self.play_on(world, ONWARD * self._sight.seats)
        if not self._budget.over():
            found = values(self._game, world, self._sight.seats)
            self._learn(walk, [value - more for value, more in zip(found, luck, strict=True)])

    def _draw(self, world: Any) -> Any:
        """Let chance decide, if that is soon over; else leave the world as it was before."""
        game, after = self._game, world
        for drawn in range(DRAWS + 1):
            decisions = game.decisions(after)
            if not decisions or decisions[0].seat != CHANCE:
                return after
            after = after if drawn else game.clone(world)
            game.apply(after, CHANCE, uniform(decisions[0], self._rng), listen=False)
        return world

    def play_on(self, world: Any, turns: int) -> Any:
        """Go on for some turns with what looks best for who is asked, or until chance decides."""
        game = self._game
        for _ in range(turns):
            world = self._draw(world)
            decisions = game.decisions(world)
            if not decisions or decisions[0].seat == CHANCE or self._budget.over():
                break
            make(game, world, self._usual(world, decisions[0]))
        return world

    def _usual(self, world: Any, decision: Decision) -> Turn:
        """The turn that the seat made at this question before, if its prospects were the same."""
        habit = (decision, sum(self._game.estimate(world, decision.seat)))
        turn = self._habits.get(habit)
        if turn is None:
            turn = self._inner.turns(world, decision)[0]
            turn.state = None
            self._habits[habit] = turn
        return turn

    def _look(self, node: Node, world: Any, beam: Beam) -> bool:
        """Find the turns of each seat that is asked; whether anybody but chance is."""
        decisions = self._game.decisions(world)
        if not decisions or decisions[0].seat == CHANCE:
            return False
        for decision in decisions:
            wide = beam if decision.seat == self._sight.seat else self._inner
            node.menus.append(self._menu(decision, world, wide))
        return True

    def _menu(self, decision: Decision, world: Any, beam: Beam) -> Menu:
        turns = distinct(beam.turns(world, decision))[:ARMS]
        for turn in turns:
            turn.state = None
            self._span.add(turn.value)
        return Menu(decision.seat, turns)

    def _make(self, world: Any, node: Node, moves: tuple[int, ...]) -> bool:
        """Make all these turns; whether this world allowed them."""
        made = True
        for menu, number in zip(node.menus, moves, strict=True):
            made = make(self._game, world, menu.arms[number].turn) and made
        return made

    def _learn(self, walk: list[tuple[Menu, int]], found: list[float]) -> None:
        """Each turn made is worth what came of it."""
        self._span.add(found[self._sight.seat])
        for menu, number in walk:
            menu.learn(number, found[menu.seat])
