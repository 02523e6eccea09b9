"""Parts of views are found again: what is found is what would be made."""

from random import Random

import pytest

from comptoir.core import parts
from comptoir.core.contract import CHANCE, Seat
from comptoir.core.play import uniform
from comptoir.games.mombasa.game import Mombasa

OFTEN = 9
"""After that many choices all views are made from nothing, too."""


@pytest.mark.parametrize("seed", range(3))
def test_what_was_made_before_is_what_would_be_made_now(seed: int) -> None:
    game, rng, count = Mombasa(), Random(seed), 0
    setup = game.variants["setup"]
    state = game.start(2 + seed, {"setup": setup[seed % len(setup)]})
    while asked := game.decisions(state):
        found = rng.choice(asked)
        chosen = uniform(found, rng) if found.seat == CHANCE else rng.choice(found.options)
        game.apply(state, found.seat, chosen, listen=False)
        count += 1
        views = [game.shared_view(state, seat) for seat in (None, *map(Seat, range(state.seats)))]
        if count % OFTEN == 0:
            known, game.box.parts = game.box.parts, parts.Parts()
            assert views == [
                game.shared_view(state, seat) for seat in (None, *map(Seat, range(state.seats)))
            ]
            game.box.parts = known


def test_seats_share_what_everybody_sees_and_nothing_else() -> None:
    game, rng = Mombasa(), Random(1)
    state = game.start(2, {})
    for _ in range(60):
        found = rng.choice(game.decisions(state))
        chosen = uniform(found, rng) if found.seat == CHANCE else rng.choice(found.options)
        game.apply(state, found.seat, chosen, listen=False)
    nobody, own = game.shared_view(state, None), game.shared_view(state, Seat(0))
    assert nobody["map"] is own["map"]
    assert isinstance(nobody["players"], list)
    assert isinstance(own["players"], list)
    assert nobody["players"][1] is own["players"][1]
    (theirs, ours) = nobody["players"][0], own["players"][0]
    assert isinstance(theirs, dict)
    assert isinstance(ours, dict)
    assert theirs["secret"] is None
    assert ours["secret"] is not None
    assert {**ours, "secret": None} == theirs


def test_no_more_is_remembered_than_twice_the_most() -> None:
    found = parts.Parts()
    for number in range(3 * parts.MOST):
        found.keep(number, number)
    assert found.get(0) is None
    last = 3 * parts.MOST - 1
    assert found.get(last) == last
    assert found.get(last - parts.MOST) == last - parts.MOST
