import copy
import pickle
from random import Random
from typing import Any

import pytest

from comptoir import games
from comptoir.core import Action, Decision, Seat
from comptoir.core.batch import EVERYBODY, GOES_ON, ILLEGAL, OVER, Batch
from comptoir.core.play import uniform
from comptoir.envs.choices import Choices

GAMES = pytest.mark.parametrize("key", games.GAMES)


def batch(key: str, learner: Seat, count: int = 2, ask: Any = None) -> Batch:
    game = games.load(key)
    made = Batch(game, 2, {}, Choices(game).actions, ask)
    for place in range(count):
        made.add(learner, Random(place), Random(10 + place))
        made.run_on(place)
    return made


def choices(found: Batch, rng: Random) -> list[int]:
    asked = [found.asked[place] for place in range(len(found.states))]
    return [found.actions.index(uniform(one, rng)) if one else -1 for one in asked]


@GAMES
@pytest.mark.parametrize("learner", [Seat(0), Seat(1), EVERYBODY])
def test_games_are_played_to_their_ends(key: str, learner: Seat) -> None:
    found, rng, over = batch(key, learner), Random(1), 0
    while over < 2:
        stands = found.step(choices(found, rng))
        for place, stand in enumerate(stands):
            if stand == OVER:
                over += 1
                assert found.game.result(found.states[place]) is not None
                assert found.seat(place) in (0, learner)
    assert stands != [GOES_ON, GOES_ON]


@GAMES
def test_rows_and_masks_are_those_of_who_is_asked(key: str) -> None:
    found, rng = batch(key, EVERYBODY), Random(1)
    for _ in range(50):
        found.step(choices(found, rng))
        for place, state in enumerate(found.states):
            decision = found.asked[place]
            assert decision is not None
            assert found.rows[place] == found.game.encoder(2).encode(state, decision.seat)
            mask = found.masks[place]
            assert [found.actions[n] for n, one in enumerate(mask) if one] == sorted(
                decision.options, key=found.actions.index
            )


def test_what_is_no_option_changes_nothing() -> None:
    found = batch("speicherstadt", Seat(0))
    before = [found.game.dump(state) for state in found.states]
    decision = found.asked[0]
    assert decision is not None
    other = next(n for n, action in enumerate(found.actions) if action not in decision.options)
    assert found.step([other, len(found.actions)]) == [ILLEGAL, ILLEGAL]
    assert found.step([-1, -1]) == [ILLEGAL, ILLEGAL]
    assert [found.game.dump(state) for state in found.states] == before


def test_a_game_that_is_over_has_no_options_until_the_next_begins() -> None:
    found, rng = batch("speicherstadt", Seat(0), 1), Random(1)
    while found.step(choices(found, rng)) != [OVER]:
        pass
    assert not any(found.masks[0])
    assert found.step([0]) == [ILLEGAL]
    found.begin(0, Seat(1), Random(3), Random(4))
    assert found.run_on(0)
    assert found.seat(0) == 1
    found.observe(0)
    assert any(found.masks)


def test_others_can_be_asked_for_their_choices() -> None:
    asked: list[Seat] = []

    def ask(place: int, decision: Decision) -> Action:
        asked.append(decision.seat)
        return decision.options[0]

    found, rng = batch("mombasa", Seat(0), 1, ask), Random(1)
    while found.step(choices(found, rng)) != [OVER]:
        pass
    assert set(asked) == {1}


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_batch_can_be_copied(copied: Any) -> None:
    found = batch("speicherstadt", Seat(0))
    other = copied(found)
    for _ in range(30):
        found.step(choices(found, Random(1)))
        other.step(choices(other, Random(1)))
    assert [*map(found.game.dump, found.states)] == [*map(other.game.dump, other.states)]
