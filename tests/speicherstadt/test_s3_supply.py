"""Phase 1, supply: S3.1 to S3.5."""

import pytest

from comptoir.core import CHANCE
from comptoir.core.indexes import NONE
from tests.speicherstadt.kit import (
    BOX,
    GAME,
    asked,
    cards,
    chance,
    do,
    goods,
    kinds,
    offer,
    options,
    owned,
    position,
    why,
)

EMPTY = [0] * len(BOX.cards)


def pile(*layers: tuple[str, ...]) -> list[list[int]]:
    """The seasons that are left, the 4th fire below them."""
    seasons = [cards(*layer) for layer in layers]
    return [*[EMPTY[:] for _ in range(4 - len(seasons))], *seasons, cards("fire_4")]


@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_s3_1_players_plus_one_cards_are_turned_up_left_to_right(seats: int, spaces: int) -> None:
    state = chance(GAME.start(seats, {}), "lot 0")
    for space in range(spaces):
        assert asked(state) == (CHANCE, "draw")
        assert [card == NONE for card in state.offer].index(True) == space
        state = chance(state, options(state)[0])
    assert asked(state) == (0, "bid")
    assert NONE not in state.offer


def test_s3_1_a_card_is_as_likely_as_there_are_cards_of_its_type() -> None:
    state = position("supply", pile=pile(("ship", "ship", "ship", "church")))
    assert dict(zip(options(state), state.open[0].weights, strict=True)) == {
        "draw ship": 3,
        "draw church": 1,
    }


def test_s3_2_a_ship_gets_three_goods_from_the_bag() -> None:
    state = position("supply", pile=pile(("ship", "church")), bag=goods(tea=2, cloth=1))
    state = chance(state, "draw ship")
    assert asked(state) == (CHANCE, "load")
    assert dict(zip(options(state), state.open[0].weights, strict=True)) == {
        "load tea": 2,
        "load cloth": 1,
    }
    assert why(state, CHANCE, "load coffee").args == (("good", "coffee"),)
    state = chance(state, "load cloth")  # the two teas left come by themselves
    assert state.cargo[0] == goods(tea=2, cloth=1)
    assert state.bag == goods()


def test_s3_3_a_fire_is_resolved_at_once_and_replaced() -> None:
    state = position(
        "supply",
        pile=pile(("fire_2", "church", "bank")),
        cards=owned(3, {0: ("fireman_4",), 1: ("fireman_1",)}),
    )
    after, events = do(state, CHANCE, "draw fire_2")
    assert kinds(events) == ["turned_up", "fire", "fire_gain", "fire_loss"]
    assert after.score == [2, 0, -2]
    assert list(after.discard) == cards("fire_2")
    assert after.offer == [NONE] * 4
    assert asked(after) == (CHANCE, "draw")


def test_s3_4_the_next_card_takes_the_fires_space_and_two_fires_burn_in_turn() -> None:
    state = position("supply", pile=pile(("fire_1", "fire_2", "church", "bank", "port")))
    state = chance(state, "draw church", "draw fire_1", "draw fire_2", "draw bank")
    assert state.offer[:2] == offer("church", "bank")
    assert list(state.discard) == cards("fire_1", "fire_2")


def test_s3_4_ships_are_loaded_when_they_are_turned_up() -> None:
    state = position("supply", pile=pile(("ship", "church", "bank")))
    state = chance(state, "draw ship")
    assert asked(state) == (CHANCE, "load")
    assert NONE in state.offer


def test_s3_5_the_bag_suffices_and_nothing_goes_back_in() -> None:
    ships = sum(BOX.cards[BOX.ship].layers)
    assert ships * BOX.edition.cubes_on_a_ship == len(BOX.goods) * BOX.edition.cubes_of_each
    state = position("supply", pile=pile(("ship", "church", "bank")), bag=goods(tea=3, coffee=3))
    state = chance(state, "draw ship", "load tea", "load tea", "load tea")
    assert why(state, CHANCE, "load tea").kind == "core.other_question"
    assert state.bag == goods(coffee=3)
