from functools import partial
from itertools import count
from random import Random

import pytest

from comptoir.bots.budget import Budget
from comptoir.bots.turn import values
from comptoir.bots.worlds import Worlds
from comptoir.core import Seat
from tests.bots.kit import looking, moments, seat_views
from tests.mombasa import kit as mombasa

HAND = ("coffee_1", "bananas_1", "cotton_1", "expansion_1_crate_0", "diamond_merchant")


def test_where_nothing_is_hidden_no_world_is_a_lucky_one() -> None:
    for table in moments("speicherstadt", 3, 25, 3):
        worlds = Worlds(seat_views(table)[0], Random(1), Budget())
        world, luck, _ = worlds.at(0)
        assert luck == [0.0, 0.0, 0.0]
        assert table.game.dump(world) == table.game.dump(worlds.first)
        assert world is not table.state


def test_luck_is_how_well_others_chose_in_secret() -> None:
    state = mombasa.planning(hand={0: HAND, 1: HAND})
    worlds = Worlds(looking(mombasa.GAME, state, 2), Random(1), Budget())
    outset, lucks = values(mombasa.GAME, worlds.first, 2), set[float]()
    for number in range(8):
        world, luck, _ = worlds.at(number)
        found = values(mombasa.GAME, world, 2)
        assert found == pytest.approx([a + b for a, b in zip(outset, luck, strict=True)])
        lucks.add(luck[0])
    assert len(lucks) > 1


def test_others_are_no_fools() -> None:
    """Their secret choices are better than those of chance, on the average."""
    state = mombasa.planning(hand={0: HAND, 1: HAND})
    seat_view, rng = looking(mombasa.GAME, state, 2), Random(1)
    worlds = Worlds(seat_view, rng, Budget())
    drafts = [worlds.at(number)[0] for number in range(12)]
    samples = [seat_view.sample(rng) for _ in range(12)]

    def hope(world: object) -> float:
        assert isinstance(world, type(state))
        return sum(mombasa.GAME.estimate(world, Seat(1)))

    assert sum(map(hope, drafts)) > sum(map(hope, samples))


def test_a_world_by_its_number_is_always_the_same() -> None:
    """So all turns are tried in the same worlds, with the same chance; each walk has its own."""
    state = mombasa.planning(hand={0: HAND, 1: HAND})
    worlds = Worlds(looking(mombasa.GAME, state, 2), Random(1), Budget())
    (one, luck, chance), (other, again, same) = worlds.at(2), worlds.at(2)
    assert one is not other
    assert mombasa.GAME.dump(one) == mombasa.GAME.dump(other)
    assert luck == again
    assert chance.random() == same.random()


def test_when_time_is_up_the_first_draft_will_do() -> None:
    state = mombasa.planning(hand={0: HAND, 1: HAND})
    ticks = count(0.0)
    budget = Budget(seconds=1.0, clock=partial(next, ticks))
    budget.begin(new_turn=True)
    seat_view = looking(mombasa.GAME, state, 2)
    assert Worlds(seat_view, Random(1), budget).first is not None
