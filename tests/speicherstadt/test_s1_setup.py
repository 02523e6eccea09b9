"""Setup: S1.1 to S1.7 and the round, S2.1."""

from typing import Any

import pytest

from comptoir.core import CHANCE, InvalidSetup, Seat
from comptoir.games.speicherstadt.rules.box import LAYERS
from tests.speicherstadt.kit import BOX, GAME, asked, chance, goods, options, position, why

SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize("seats", [1, 6])
def test_s1_1_two_to_five_players(seats: int) -> None:
    with pytest.raises(InvalidSetup, match="2 to 5 players"):
        GAME.start(seats, {})


def test_s1_1_components() -> None:
    layers = [sum(card.layers[layer] for card in BOX.cards) for layer in range(LAYERS)]
    assert layers == [12, 13, 13, 15, 1]
    assert sum(layers) == 54
    assert len(BOX.goods) * BOX.edition.cubes_of_each == 45


def test_s1_1_a_lot_for_an_empty_seat_is_refused() -> None:
    state = GAME.start(3, {})
    refusal = GAME.explain(state, CHANCE, GAME.parse("lot 4"))
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("S1.1", (("seats", 3),))


@pytest.mark.parametrize("seats", SEATS)
def test_s1_2_each_player_has_three_merchants_five_coins_and_no_points(seats: int) -> None:
    state = GAME.start(seats, {})
    assert state.coins == [5] * seats
    assert state.score == [0] * seats
    assert [state.merchants_at_home(seat) for seat in range(seats)] == [3] * seats


def test_s1_3_winter_lies_on_top_and_the_fourth_fire_last() -> None:
    state = chance(GAME.start(4, {}), "lot 0")
    winter = {option.split()[1] for option in options(state)}
    assert winter == {card.id for card in BOX.cards if card.layers[0]}
    assert [card.id for card in BOX.cards if card.layers[-1]] == ["fire_4"]


def test_s1_3_a_card_of_a_later_season_is_refused() -> None:
    state = chance(GAME.start(4, {}), "lot 0")
    assert why(state, CHANCE, "draw ship").args == (("card", "ship"),)
    assert why(state, CHANCE, "draw ship").rule == "S1.3"


@pytest.mark.parametrize(
    ("seats", "removed"),
    [
        (2, {"port": 1, "fireman_3": 1}),
        (3, {"prayer_boat": 1, "fireman_3": 1}),
        (4, {}),
        (5, {"prayer_boat": 1, "fireman_3": 1}),
    ],
)
def test_s1_4_autumn_cards_removed_known_to_all(seats: int, removed: dict[str, int]) -> None:
    state = GAME.start(seats, {})
    assert GAME.view(state, None)["removed"] == removed
    autumn = sum(state.pile[3])
    assert autumn == 15 - sum(removed.values())


@pytest.mark.parametrize(("seats", "rounds"), [(2, 16), (3, 12), (4, 10), (5, 8)])
def test_s1_4_the_other_cards_fill_whole_rounds(seats: int, rounds: int) -> None:
    state = GAME.start(seats, {})
    plain = sum(map(sum, state.pile)) - len(BOX.fires)
    assert divmod(plain, len(state.offer)) == (rounds, 0)


def test_s1_5_all_goods_are_in_the_bag_and_the_start_player_is_drawn_by_lot() -> None:
    state = GAME.start(3, {})
    assert state.bag == [9] * 5
    assert asked(state) == (CHANCE, "lot")
    assert options(state) == ["lot 0", "lot 1", "lot 2"]
    assert state.open[0].weights == (1, 1, 1)
    assert chance(state, "lot 2").start_player == 2


def test_s1_6_the_five_goods() -> None:
    assert BOX.goods == ("coffee", "tea", "spices", "rubber", "cloth")


def test_s1_7_everything_but_the_order_of_pile_and_bag_is_open() -> None:
    state = position("bidding", offer=[0, 1, 2, 3], stock=goods(tea=2))
    views = [GAME.view(state, seat) for seat in (None, Seat(0), Seat(1), Seat(2))]
    assert all(view == views[0] for view in views)
    players: Any = views[0]["players"]
    assert {"coins", "cards", "goods", "warehouse", "house"} <= set(players[0])
    assert views[0]["stock"] == {"tea": 2}
    assert isinstance(views[0]["pile"], list)


def test_s2_1_five_phases_a_round() -> None:
    state = chance(GAME.start(2, {}), "lot 0")
    phases = [type(frame).__name__ for frame in reversed(state.stack)]
    assert phases == ["Supply", "Bidding", "Purchase", "Processing", "Income", "Rounds"]
