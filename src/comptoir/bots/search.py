"""A bot that looks ahead: information-set Monte Carlo tree search over whole turns.

Each iteration walks down the tree in a possible world with the turns that look best by upper
confidence bounds, and plays on from there to the end of the round, everybody making the best turn
by the estimate, as carefully as the greedy bot would. What it finds is valued by the game's
estimate, too. A few draws of chance are made as they come; where many are due, as between two
rounds, the estimate stands for them.
"""

from random import Random
from typing import Any, TypeAlias

from comptoir.bots.budget import Budget
from comptoir.bots.plan import Plan
from comptoir.bots.tree import CALM, EXPLORE, Menu, Node, Span
from comptoir.bots.turn import WIDTH, Beam, Turn, distinct, make, values
from comptoir.bots.worlds import Worlds
from comptoir.core import CHANCE, Action, Decision
from comptoir.core.play import uniform
from comptoir.table import Sight

ARMS = 8
"""How many turns a node knows at most."""
ONWARD = 10
"""For how many turns of each seat a game is played on at most at the end of each walk."""
DRAWS = 2
"""How many draws of chance in a row are made; where more are due, the estimate stands for them."""


Habits: TypeAlias = dict[tuple[Decision, float], Turn]
"""What was done at a question with the same prospects."""


class SearchBot:
    """Thinks a turn through once, then plays it choice by choice."""

    def __init__(self, seed: str, budget: Budget) -> None:
        self._rng = Random(seed)
        self._budget = budget
        self._plan = Plan()
        self._habits: Habits = {}
        """What was foreseen while the turn before was thought out."""

    def choose(self, sight: Sight[Any]) -> Action:
        """Go on with the turn thought out, if all is as foreseen; else think anew."""
        if not self._plan.foresees(sight.decision):
            self._budget.begin(sight.decision.opens)
            search = Search(sight, self._rng, self._budget, self._habits)
            self._plan.make(search.best())
            self._habits = search.habits
            self._budget.end()
        return self._plan.next()


class Search:
    """One search, at one question."""

    __slots__ = (
        "_beam",
        "_before",
        "_budget",
        "_chance",
        "_game",
        "_onward",
        "_root",
        "_sight",
        "_span",
        "_worlds",
        "habits",
    )

    def __init__(
        self, sight: Sight[Any], rng: Random, budget: Budget, before: Habits | None = None
    ) -> None:
        self._sight = sight
        self._game = sight.game
        self._budget = budget
        self._beam = Beam(sight.game, sight.seats, WIDTH, budget)
        self._onward = Beam(sight.game, sight.seats, WIDTH, budget, hurried=True)
        self._before = before or {}
        self.habits: Habits = {}
        """What was chosen while playing on."""
        self._worlds = Worlds(sight, rng, budget)
        self._chance = rng
        """What draws for the walk under way."""
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
        own = next(menu for menu in self._root.menus if menu.seat == self._sight.seat)
        own.explore = EXPLORE
        left = self._budget.iterations if len(own.arms) > 1 else 0
        while left and not self._budget.over():
            self._iterate(own)
            left -= 1
        return own

    def outcome(self, turn: Turn, number: int) -> Any:
        """Where a turn of the seat leads in the world with this number, with the luck there."""
        world, _, self._chance = self._worlds.at(number)
        make(self._game, world, turn)
        return self.play_on(world, ONWARD * self._sight.seats)

    def _iterate(self, own: Menu) -> None:
        """One walk down the tree and back.

        Each turn of the seat is tried in the same worlds, so that none has better luck.
        """
        node, walk = self._root, list[tuple[Menu, int]]()
        moves = node.select(self._span)
        tried = own.arms[moves[node.menus.index(own)]].visits
        world, luck, self._chance = self._worlds.at(tried)
        while True:
            walk += zip(node.menus, moves, strict=True)
            if not self._make(world, node, moves):
                break
            node = node.child(moves)
            world = self._draw(world)
            if not node.known() or not (node.menus or self._look(node, world)):
                break
            moves = node.select(self._span)
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
            game.apply(after, CHANCE, uniform(decisions[0], self._chance), listen=False)
        return world

    def play_on(self, world: Any, turns: int) -> Any:
        """Go on for some turns with what looks best for who is asked, or until chance decides."""
        game = self._game
        for _ in range(turns):
            world = self._draw(world)
            decisions = game.decisions(world)
            if not decisions or decisions[0].seat == CHANCE or self._budget.over():
                break
            world = self._go_on(world, decisions[0])
        return world

    def _go_on(self, world: Any, decision: Decision) -> Any:
        """Make the turn that the seat made at this question before, with the same prospects."""
        habit = (decision, sum(self._game.estimate(world, decision.seat)))
        turn = self.habits.get(habit) or self._before.get(habit)
        if turn is None:
            turn = self._onward.turns(world, decision)[0]
            world, turn.state = turn.state, None
        else:
            make(self._game, world, turn)
        self.habits[habit] = turn
        return world

    def _look(self, node: Node, world: Any) -> bool:
        """Find the turns of each seat that is asked; whether anybody but chance is."""
        decisions = self._game.decisions(world)
        if not decisions or decisions[0].seat == CHANCE:
            return False
        for decision in decisions:
            node.menus.append(self._menu(decision, world))
        return True

    def _menu(self, decision: Decision, world: Any) -> Menu:
        beam = self._beam if decision == self._sight.decision else self._onward
        turns = distinct(beam.turns(world, decision))[:ARMS]
        for turn in turns:
            turn.state = None
            self._span.add(turn.value)
        return Menu(decision.seat, turns, CALM)

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
