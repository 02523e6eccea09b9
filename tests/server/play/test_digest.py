"""The server's quick digest is the one that records have."""

from random import Random

import pytest

from comptoir import games
from comptoir.core import canonical as core
from comptoir.core.play import uniform
from comptoir.server.tables.digest import digest


@pytest.mark.parametrize("key", games.GAMES)
def test_states_have_the_digest_of_core(key: str) -> None:
    game, rng = games.load(key), Random(5)
    state = game.start(2, {})
    while decisions := game.decisions(state):
        assert digest(game.dump(state)) == core.digest(game.dump(state))
        game.apply(state, decisions[0].seat, uniform(decisions[0], rng), listen=False)


def test_other_characters_are_left_to_core() -> None:
    assert digest({"name": "Přístav", "b": [1, True, None]}) == core.digest(
        {"b": [1, True, None], "name": "Přístav"}
    )
