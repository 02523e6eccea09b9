"""A dumped state: back again, or refused with the place that is wrong."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from comptoir.core import CorruptState
from comptoir.core.play import playout
from tests.speicherstadt.kit import GAME, chance, goods, pools, position


def damaged(*path: str | int, value: object) -> Any:
    """The dump of a state in processing, with one value replaced."""
    data: Any = deepcopy(GAME.dump(position("processing", pool=pools(3, {0: goods()}))))
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("round",), "one", "state.round: found 'one', expected a whole number"),
        (("seats",), 7, "state.seats: found 7"),
        (("start_player",), 3, "state.start_player: found 3"),
        (("coins",), [5, 5], "state.coins: found '2 entries', expected 3"),
        (("coins",), [5, 5, -1], r"state.coins\[2\]: found -1"),
        (("round",), -1, "state.round: found -1"),
        (("offer",), [-1, -1, -1, 99], r"state.offer\[3\]: found 99"),
        (("score",), [0, 10**9, 0], r"state.score\[1\]: found 1000000000"),
        (("queues",), [[], [7], [], []], r"state.queues\[1\]: found 7"),
        (("queues",), [[], [1] * 4, [], []], "too many merchants of seat 1"),
        (("bag",), [9, 9, 9, 9, 8], "8 cubes of cloth, expected 9"),
        (("discard", 0), 256, r"state.discard\[0\]: found 256, expected 0 to 255"),
        (("discard", 0), 1, "16 of the card ship, expected 15"),
        (("stack", 1), {"frame": "Party"}, r"state.stack\[1\].frame: found 'Party'"),
        (("stack", 1), {"frame": "Bidding", "turn": 99}, r"state.stack\[1\].turn: found 99"),
        (("stack", 1), {"frame": "Bidding"}, r"state.stack\[1\].turn: found 'nothing'"),
    ],
)
def test_a_damaged_state_is_refused(
    path: tuple[str | int, ...], value: object, message: str
) -> None:
    with pytest.raises(CorruptState, match=message):
        GAME.load(damaged(*path, value=value))


def test_loading_leaves_the_data_to_the_caller() -> None:
    data = GAME.dump(chance(GAME.start(3, {}), "lot 0"))
    before = deepcopy(data)
    playout(GAME, GAME.load(data), Random(1))
    assert data == before
