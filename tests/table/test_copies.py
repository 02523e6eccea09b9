"""Games, states, tables and bots can be copied and sent to other processes, compiled or not."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from comptoir import games
from comptoir.bots import make_bot
from comptoir.core import Game
from comptoir.core.play import playout, uniform
from comptoir.table import SeatView, Table, project
from comptoir.testing.case import Case
from tests.conformance.cases import CASES

COPIES: tuple[Callable[[Any], Any], ...] = (
    copy.copy,
    copy.deepcopy,
    lambda thing: pickle.loads(pickle.dumps(thing)),
)
WAYS = pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
GAMES = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def moments(game: Game[Any], case: Case) -> list[Any]:
    """States along a game, some in the middle of a turn."""
    options = {name: values[-1] for name, values in game.variants.items()}
    state, rng, found = game.start(case.seats, options), Random(5), []
    for number in range(10_000):
        if number % 40 == 0:
            found.append(game.clone(state))
        if not (decisions := game.decisions(state)):
            break
        game.apply(state, decisions[0].seat, uniform(decisions[0], rng))
    return [*found, state]


@GAMES
@WAYS
def test_a_game_and_its_states(case: Case, copied: Callable[[Any], Any]) -> None:
    game = case.load()
    again: Game[Any] = copied(game)
    assert (again.key, again.edition, again.actions) == (game.key, game.edition, game.actions)
    for state in moments(game, case):
        other = copied(state)
        assert game.dump(other) == again.dump(other) == game.dump(state)
        assert game.decisions(other) == game.decisions(state)


@GAMES
def test_a_deep_copy_goes_its_own_way(case: Case) -> None:
    game = case.load()
    for state in moments(game, case):
        before, other = game.dump(state), copy.deepcopy(state)
        playout(game, other, Random(1))
        assert game.dump(state) == before
        same = game.clone(state)
        playout(game, same, Random(1))
        assert game.dump(other) == game.dump(same)


@WAYS
@pytest.mark.parametrize("key", games.GAMES)
def test_tables_bots_and_encoders(key: str, copied: Callable[[Any], Any]) -> None:
    game = games.load(key)
    table, rng = Table(game, 2), Random(3)
    bots = [make_bot("greedy", "1"), make_bot("search:1", "2")]
    for choices in range(24):
        table.play_chance(rng)
        seat_view = SeatView(table, table.decisions[0])
        bot = bots[choices > 22]  # the slower one knows what it is to choose, too
        table.choose(seat_view.seat, bot.choose(seat_view))
    table.play_chance(rng)
    project(table, None)
    other, decision = copied(table), table.decisions[0]
    assert [entry.text for entry in other.log] == [entry.text for entry in table.log]
    assert project(other, decision.seat) == project(table, decision.seat)
    encoder = game.encoder(2)
    assert copied(encoder).encode(table.state, decision.seat) == encoder.encode(
        table.state, decision.seat
    )
    for bot in bots:
        twins = [copied(bot), copy.deepcopy(bot)]
        if copied is not copy.copy:
            made = {str(twin.choose(SeatView(table, decision))) for twin in (*twins, bot)}
            assert len(made) == 1
