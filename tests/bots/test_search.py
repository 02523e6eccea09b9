from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pytest

from comptoir.bots.budget import Budget
from comptoir.bots.expert import judgement_of
from comptoir.bots.search import Search, SearchBot
from comptoir.bots.turn import PLAIN
from comptoir.bots.walk import DRAWS
from comptoir.core import CHANCE, Seat
from comptoir.core.play import uniform
from comptoir.games import load
from comptoir.table import SeatView, Table
from tests.bots.kit import looking, moments, seat_views
from tests.mombasa import kit as mombasa

SECOND = 1_000
"""Units of work in a second of the worker's clock."""


class Worker:
    """A game that knows how much work was done: its clock stands still except for that."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.work = 0

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._game, name)
        if name in {"apply", "clone", "determinize", "estimate"}:
            self.work += 1
        return method

    def clock(self) -> float:
        return self.work / SECOND


def searching(seat_view: SeatView[Any], iterations: int, seed: int = 1) -> Search:
    """A search that has ended."""
    search = Search(seat_view, Random(seed), Budget(iterations))
    search.best()
    return search


@pytest.mark.parametrize("expert", [False, True], ids=["levels", "expert"])
@pytest.mark.parametrize("seconds", [0.5, 3.0])
@pytest.mark.parametrize(("key", "seats"), [("speicherstadt", 2), ("mombasa", 2), ("mombasa", 4)])
def test_no_turn_takes_longer_than_its_time(
    key: str, seats: int, seconds: float, expert: bool
) -> None:
    judgement = judgement_of(load(key), seats)
    game, chance = Worker(judgement.game if expert else load(key)), Random(2)
    table: Table[Any] = Table(game, seats, every=1 << 30)
    manner = judgement.manner if expert else PLAIN
    bot = SearchBot("1", Budget(seconds=seconds, clock=game.clock), manner)
    spent, searched = 0, 0
    while table.decisions and searched < 3:
        decision = table.decisions[0]
        if decision.seat != 0:
            table.choose(decision.seat, uniform(decision, chance))
            continue
        before = game.work
        spent = (0 if decision.opens else spent) - before
        action = bot.choose(SeatView(table, decision))
        spent += game.work
        searched += game.work - before > 100
        assert spent <= 1.2 * seconds * SECOND
        table.choose(decision.seat, action)
    assert searched


def test_with_no_time_at_all_there_is_still_a_choice() -> None:
    for table in moments("mombasa", 2, 31, 3):
        ticks = count(0.0)
        bot = SearchBot("1", Budget(seconds=1.0, clock=partial(next, ticks)))
        seat_view = seat_views(table)[0]
        assert bot.choose(seat_view) in seat_view.decision.options


def test_all_who_plan_at_the_same_time_have_turns_of_their_own() -> None:
    """Decoupled: a seat's statistics do not depend on what the others choose with it."""
    hand = ("coffee_1", "bananas_1", "cotton_1", "expansion_1_crate_0")
    state = mombasa.planning(hand={0: hand, 1: hand})
    search = searching(looking(mombasa.GAME, state, 2), 12)
    own, other = search._root.menus
    assert (own.seat, other.seat) == (Seat(0), Seat(1))
    assert own.visits == other.visits == sum(arm.visits for arm in own.arms)
    for menu in (own, other):
        assert sum(arm.visits > 0 for arm in menu.arms) > 1


def books_gone(seed: int) -> tuple[Search, Any]:
    """A search at a moment when one book has to be drawn, and that moment."""
    state = mombasa.position(area={0: ("coffee_1",), 1: ("coffee_1",)})
    search = Search(looking(mombasa.GAME, state, 2), Random(seed), Budget(1))
    world = mombasa.position(area={0: ("coffee_1",), 1: ("coffee_1",)}, book_display={(1, 2): ""})
    assert world.open[0].seat == CHANCE
    return search, world


def test_chance_is_sampled() -> None:
    outcomes = set[str]()
    for seed in range(8):
        search, world = books_gone(seed)
        after = search.walk.draw(world)
        assert after.open[0].seat != CHANCE
        assert world.open[0].seat == CHANCE
        outcomes.add(str(after.book_display))
    assert len(outcomes) > 1


def test_where_many_draws_are_due_the_estimate_stands_for_them() -> None:
    game = load("speicherstadt")
    table: Table[Any] = Table(game, 2)
    table.play_chance(Random(1))
    search = Search(seat_views(table)[0], Random(1), Budget(1))
    world = game.start(2, {})
    game.apply(world, CHANCE, game.decisions(world)[0].options[0])
    assert DRAWS < 3
    assert search.walk.draw(world) is world


def test_more_iterations_open_more_of_the_tree() -> None:
    def size(node: Any) -> int:
        return 1 + sum(size(child) for child in node.children.values())

    for table in moments("speicherstadt", 2, 30, 1):
        seat_view = seat_views(table)[0]
        few, many = [size(searching(seat_view, n)._root) for n in (4, 40)]
        assert few < many


def clock_that_fails() -> float:
    raise AssertionError("nobody should ask")


def test_a_search_by_iterations_never_reads_the_clock() -> None:
    clock: Callable[[], float] = clock_that_fails
    for table in moments("speicherstadt", 2, 30, 1):
        bot = SearchBot("1", Budget(3, clock=clock))
        assert bot.choose(seat_views(table)[0])


def test_a_turn_is_thought_through_once() -> None:
    """A plan of several cards: the later choices come at once."""
    game = Worker(mombasa.GAME)
    hand = ("coffee_1", "bananas_1", "cotton_1", "expansion_1_crate_0")
    state = mombasa.planning(hand={0: hand, 1: hand})
    bot = SearchBot("1", Budget(2))
    mombasa.GAME.apply(state, Seat(0), bot.choose(looking(game, state, 2)))
    before = game.work
    bot.choose(looking(game, state, 2))
    assert game.work < before + 5
