"""What a choice shows before a reveal depends on nothing that its seat can't know."""

from random import Random
from typing import Any

import pytest

from comptoir import games
from comptoir.core import CHANCE, Event, Game, Result, Seat, View
from comptoir.core.play import uniform
from comptoir.core.stack import foresee

GAMES = 4
"""Played for each game."""


@pytest.mark.parametrize("key", sorted(games.GAMES))
def test_what_is_foreseen_is_the_same_in_every_world_that_the_seat_can_t_tell_apart(
    key: str,
) -> None:
    game, seen = games.load(key), 0
    for number in range(GAMES):
        rng = Random(number)
        state = game.start(game.seats[0], {})
        while decisions := game.decisions(state):
            decision = rng.choice(decisions)
            action, seat = uniform(decision, rng), decision.seat
            after = game.clone(state)
            events = game.apply(after, seat, action)
            if seat != CHANCE and any(event.reveals for event in events):
                other = game.determinize(state, seat, rng)
                shown = [foresee(world, seat, action, game.clone) for world in (state, other)]
                assert _as_told(game, seat, shown[0]) == _as_told(game, seat, shown[1])
                seen += 1
            state = after
    assert seen


def _as_told(
    game: Game[Any], seat: Seat, found: tuple[Any, tuple[Event, ...]] | None
) -> tuple[View, Result, tuple[Event, ...]] | None:
    if found is None:
        return None
    state, events = found
    return game.view(state, seat), game.standings(state), events
