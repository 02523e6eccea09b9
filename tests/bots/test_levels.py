import re
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from comptoir.bots import BOTS, make_bot
from comptoir.bots.budget import Budget
from comptoir.bots.levels import FRIENDLY, SEATED, SHOWN, SUBSTITUTE
from comptoir.bots.search import SearchBot
from comptoir.core import InvalidSetup
from comptoir.games import load
from comptoir.lab.match import Seating, play
from tests.bots.kit import choice, moments, seat_views

REPEATABLE = ("random", "easy", "fast", "greedy", "search:5")


@pytest.mark.parametrize("name", REPEATABLE)
@pytest.mark.parametrize("key", ["speicherstadt", "mombasa"])
def test_the_same_seed_makes_the_same_choice(name: str, key: str) -> None:
    for table in moments(key, 2, 23, 3):
        for seat_view in seat_views(table):
            made = {choice(name, "a", seat_view) for _ in range(2)}
            assert len(made) == 1
            assert made <= {*seat_view.decision.options}


def test_all_levels_can_be_had_by_name() -> None:
    assert set(BOTS) == {"random", "fast", "easy", "greedy", "medium", "hard", "expert"}
    for name in (*BOTS, "search:7", "expert:7", "fast:2"):
        make_bot(name, "1")


@pytest.mark.parametrize("name", ["search:", "search:many", "search:-1"])
def test_a_search_wants_a_number(name: str) -> None:
    with pytest.raises(InvalidSetup, match="There is no bot"):
        make_bot(name, "1")


@pytest.mark.parametrize("key", ["speicherstadt", "mombasa"])
def test_a_search_ends_when_its_time_is_up(key: str) -> None:
    for table in moments(key, 2, 31, 3):
        ticks = count(0.0)
        bot = SearchBot("1", Budget(seconds=50.0, clock=partial(next, ticks)))
        seat_view = seat_views(table)[0]
        assert bot.choose(seat_view) in seat_view.decision.options
        assert next(ticks) < 50 + 10


@pytest.mark.parametrize(
    ("name", "best"), [("easy", 3), ("fast", 4), ("greedy", 4), ("search:1", 4)]
)
def test_bots_with_a_plan_beat_the_random_one(name: str, best: int) -> None:
    game = load("speicherstadt")
    wins = 0
    for number in range(4):
        bots = (name, "random") if number % 2 else ("random", name)
        result = play(game, Seating(bots, f"{number}", f"{number}")).result
        wins += result[number % 2 == 0].rank == 1
    assert wins >= best


def test_the_levels_at_tables_are_few_and_the_easiest_comes_first() -> None:
    assert SHOWN == ("easy", "medium", "hard", "expert")
    assert set(SHOWN) < set(SEATED) < set(BOTS)
    assert {SUBSTITUTE, FRIENDLY} <= set(SHOWN)
    assert all(SEATED[name].limit >= 60 for name in SEATED)


def test_the_readme_names_all_levels_and_says_nobody_played_them() -> None:
    text = " ".join((Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8").split())
    (sentence,) = re.findall(r"There are (\w+) bots, ([^;]*);", text)
    assert sentence[0] == "seven"
    assert len(BOTS) == 7
    assert {*re.findall(r"`(\w+)`", sentence[1])} == {*BOTS}
    assert "None was measured against people." in text
