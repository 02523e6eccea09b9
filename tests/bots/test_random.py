from random import Random

import pytest

from comptoir.bots import BOTS, Bot, RandomBot, make_bot
from comptoir.core import InvalidSetup
from comptoir.games import load
from comptoir.table import SeatView, Table


def choices(seed: str, count: int = 30) -> list[str]:
    """What a random bot does in a game whose chance is always the same."""
    table, chance = Table(load("speicherstadt"), 2), Random(1)
    bots: list[Bot] = [make_bot("random", f"{seed}/{seat}") for seat in range(2)]
    made: list[str] = []
    while len(made) < count:
        table.play_chance(chance)
        decision = table.decisions[0]
        action = bots[decision.seat].choose(SeatView(table, decision))
        assert action in decision.options
        table.choose(decision.seat, action)
        made.append(str(action))
    return made


def test_the_same_seed_chooses_the_same_way() -> None:
    assert choices("a") == choices("a")
    assert choices("a") != choices("b")


def test_bots_are_made_by_name() -> None:
    assert isinstance(make_bot("random", "1"), RandomBot)
    assert set(BOTS) >= {"random"}


def test_an_unknown_bot_is_refused_with_a_sentence() -> None:
    with pytest.raises(InvalidSetup, match="There is no bot 'deep'"):
        make_bot("deep", "1")


def test_a_bot_sees_a_projection_of_its_own_seat() -> None:
    table = Table(load("speicherstadt"), 2)
    table.play_chance(Random(1))
    seat_view = SeatView(table, table.decisions[0])
    assert seat_view.seat == seat_view.decision.seat == seat_view.projection.seat
    assert seat_view.projection is seat_view.projection
    assert seat_view.projection.decisions == (seat_view.decision,)


def test_a_sample_is_a_world_of_its_own() -> None:
    table = Table(load("speicherstadt"), 2)
    table.play_chance(Random(1))
    seat_view = SeatView(table, table.decisions[0])
    before = table.game.dump(table.state)
    world = seat_view.sample(Random(2))
    table.game.apply(world, seat_view.seat, seat_view.decision.options[0])
    assert table.game.dump(table.state) == before
