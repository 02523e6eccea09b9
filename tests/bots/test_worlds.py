from random import Random

import pytest

from comptoir.bots.turn import values
from comptoir.bots.worlds import Worlds
from comptoir.core import Seat
from tests.bots.kit import looking, moments, sights
from tests.mombasa import kit as mombasa

HAND = ("coffee_1", "bananas_1", "cotton_1", "expansion_1_crate_0", "diamond_merchant")


def test_where_nothing_is_hidden_no_world_is_a_lucky_one() -> None:
    for table in moments("speicherstadt", 3, 25, 3):
        worlds = Worlds(sights(table)[0], Random(1))
        world, luck = worlds.next()
        assert luck == [0.0, 0.0, 0.0]
        assert table.game.dump(world) == table.game.dump(worlds.first)
        assert world is not table.state


def test_luck_is_how_well_others_chose_in_secret() -> None:
    state = mombasa.planning(hand={0: HAND, 1: HAND})
    worlds = Worlds(looking(mombasa.GAME, state, 2), Random(1))
    outset, lucks = values(mombasa.GAME, worlds.first, 2), set[float]()
    for _ in range(8):
        world, luck = worlds.next()
        found = values(mombasa.GAME, world, 2)
        assert found == pytest.approx([a + b for a, b in zip(outset, luck, strict=True)])
        lucks.add(luck[0])
    assert len(lucks) > 1


def test_others_are_no_fools() -> None:
    """Their secret choices are better than those of chance, on the average."""
    state = mombasa.planning(hand={0: HAND, 1: HAND})
    sight, rng = looking(mombasa.GAME, state, 2), Random(1)
    worlds = Worlds(sight, rng)
    drafts = [worlds.next()[0] for _ in range(12)]
    samples = [sight.sample(rng) for _ in range(12)]

    def hope(world: object) -> float:
        assert isinstance(world, type(state))
        return sum(mombasa.GAME.estimate(world, Seat(1)))

    assert sum(map(hope, drafts)) > sum(map(hope, samples))
