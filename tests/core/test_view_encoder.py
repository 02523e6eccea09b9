"""Numbers of a game that has no encoder of its own."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from comptoir.core import CHANCE, Game, Json, Seat, View
from comptoir.core.observation import fields
from comptoir.core.play import uniform
from comptoir.core.view_encoder import VIEW, ViewEncoder, things
from comptoir.games import load
from tests.conformance.toy import Toy
from tests.conformance.toy_rules import State

EVERY_ID = "import sys; from tests.core.test_view_encoder import numbers; print(numbers().hex())"


def bidding(game: Game[Any]) -> Any:
    """The first moment at which seats decide, all at once."""
    state, rng = game.start(2, {}), Random(1)
    while game.decisions(state)[0].seat == CHANCE:
        game.apply(state, CHANCE, uniform(game.decisions(state)[0], rng), listen=False)
    return state


def numbers() -> bytes:
    game = Toy()
    return ViewEncoder(game, 2).encode(bidding(game), Seat(1))


def test_numbers_are_as_many_as_the_layout_says() -> None:
    game = Toy()
    encoder = ViewEncoder(game, 2)
    found = fields(encoder.layout, encoder.encode(bidding(game), Seat(1)))
    assert [*found["seat"]] == [0, 1]
    assert [*found["asked"]] == [1, 1]
    assert sum(found["question"]) == 1
    assert len(found["view"]) == VIEW


def test_who_is_not_asked_has_no_question() -> None:
    game = Toy()
    encoder = ViewEncoder(game, 2)
    found = fields(encoder.layout, encoder.encode(game.start(2, {}), Seat(0)))
    assert not any(found["asked"])
    assert not any(found["question"])


def test_a_question_is_told_by_what_it_speaks_of() -> None:
    game = load("speicherstadt")
    encoder = ViewEncoder(game, 2)
    state, rng = bidding(game), Random(1)
    found = set()
    for _ in range(40):
        decision = game.decisions(state)[0]
        found.add(bytes(fields(encoder.layout, encoder.encode(state, decision.seat))["question"]))
        game.apply(state, decision.seat, uniform(decision, rng), listen=False)
    assert len(found) > 3


def test_what_a_seat_can_not_know_is_not_in_it() -> None:
    game = Toy()
    state = bidding(game)
    seen = ViewEncoder(game, 2).encode(state, Seat(0))
    for seed in range(9):
        world = game.determinize(state, Seat(0), Random(seed))
        assert ViewEncoder(game, 2).encode(world, Seat(0)) == seen
    game.apply(state, Seat(1), game.parse("bid 1"))
    assert ViewEncoder(game, 2).encode(state, Seat(0)) != seen


class Seated(Toy):
    """With a list of players, each with what the others have not."""

    def view(self, state: State, seat: Seat | None) -> View:
        players: list[Json] = [{"coins": 5 + seat} for seat in state.seats()]
        return {"players": players}


def test_players_are_counted_from_the_own_seat_on() -> None:
    game = Seated()
    state = game.start(2, {})
    first, second = (ViewEncoder(game, 2).encode(state, seat)[-VIEW:] for seat in state.seats())
    assert first != second
    assert sorted(first) == sorted(second)


def test_numbers_are_the_same_in_every_process() -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", EVERY_ID]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == numbers().hex()


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({"a": {"b": 3}}, [("/a/b", 3)]),
        ({"a": [0, 2, None]}, [("/a/1", 2)]),
        ({"a": "silk", "b": True, "c": False}, [("/a=silk", 1), ("/b", 1)]),
        ({"a": -4}, [("/a/minus", 4)]),
    ],
)
def test_things_are_found_where_they_stand(data: Json, expected: list[tuple[str, int]]) -> None:
    assert [*things(data)] == expected
