"""What a bot gets, and the round that everybody is told."""

from random import Random
from typing import Any

import pytest

from comptoir.core.play import uniform
from comptoir.games import GAMES, load
from comptoir.table import SeatView, Table, project


def first_asked(key: str) -> Table[Any]:
    """A table at which somebody has the first choice."""
    table = Table(load(key), 3)
    while table.decisions[0].seat < 0:
        table.choose(table.decisions[0].seat, table.decisions[0].options[0].text)
    return table


@pytest.mark.parametrize("key", GAMES)
def test_a_seat_view_shows_what_its_seat_may_see_and_makes_that_once(key: str) -> None:
    table = first_asked(key)
    view = SeatView(table, table.decisions[0])
    assert view.projection == project(table, view.seat)
    assert view.projection is view.projection


@pytest.mark.parametrize("key", GAMES)
def test_another_judgement_gets_the_same_look(key: str) -> None:
    table, other = first_asked(key), load(key)
    seat_view = SeatView(table, table.decisions[0])
    judged = seat_view.judged(other)
    assert judged.game is other is not seat_view.game
    assert (judged.decision, judged.seat, judged.seats) == (seat_view.decision, seat_view.seat, 3)
    assert other.dump(judged.sample(Random(1))) == other.dump(seat_view.sample(Random(1)))


@pytest.mark.parametrize("key", GAMES)
def test_rounds_come_one_after_the_other(key: str) -> None:
    game, rng, seen = load(key), Random(1), [0]
    state = game.start(3, {})
    while decisions := game.decisions(state):
        if game.round(state) != seen[-1]:
            seen.append(game.round(state))
        game.apply(state, decisions[0].seat, uniform(decisions[0], rng), listen=False)
    assert seen == [*range(len(seen))]
    assert len(seen) > 2
