"""Parts of views are found again: what is found is what would be made."""

from random import Random

import pytest

from comptoir.core.parts import Parts
from comptoir.core.play import uniform
from comptoir.games.speicherstadt.game import Speicherstadt


@pytest.mark.parametrize("seats", [2, 5])
def test_what_was_made_before_is_what_would_be_made_now(seats: int) -> None:
    game, rng = Speicherstadt(), Random(seats)
    state = game.start(seats, {})
    while asked := game.decisions(state):
        game.apply(state, asked[0].seat, uniform(asked[0], rng), listen=False)
        shared = game.shared_view(state, None)
        known, game.box.parts = game.box.parts, Parts()
        assert shared == game.shared_view(state, None)
        game.box.parts = known


def test_what_did_not_change_is_shared_and_a_view_of_one_s_own_shares_nothing() -> None:
    game, rng = Speicherstadt(), Random(1)
    state = game.start(3, {})
    while game.decisions(state)[0].kind != "speicherstadt.bid":
        asked = game.decisions(state)[0]
        game.apply(state, asked.seat, uniform(asked, rng), listen=False)
    before = game.shared_view(state, None)
    own = game.view(state, None)
    asked = game.decisions(state)[0]
    game.apply(state, asked.seat, asked.options[0], listen=False)
    after = game.shared_view(state, None)
    assert after["pile"] is before["pile"]
    assert after["offer"] != before["offer"]
    assert own == before
    assert own["pile"] is not before["pile"]
