"""General: M15.1 to M15.5; what lies open to whom is tested with the view."""

from comptoir.core import CHANCE
from tests.mombasa.kit import (
    COMPANIES,
    EDITION,
    GAME,
    asked,
    do,
    hand,
    on_track,
    options,
    planning,
    position,
    preparing,
    refused,
    told,
    why,
)


def test_m15_1_coins_never_run_out() -> None:
    # The box has 140 pounds in coins.
    state = position(hand={0: ["coffee_4"]}, pounds={0: 140, 1: 140})
    state, _ = do(state, 0, "marker sell")
    assert state.pounds == [146, 140]


def test_m15_1_every_pound_is_told_to_all() -> None:
    state = position(hand={0: ["coffee_1"]}, pounds={0: 2}, area={0: ["diamond_merchant"]})
    for text in ("marker tile_bookkeeper", "marker sell", "merchant diamond_merchant"):
        after, events = do(state, 0, text)
        moved = [e for e in events if e.kind in ("mombasa.gained", "mombasa.paid")]
        assert moved
        assert all(not event.audience and not event.secret for event in moved)
        pounds = sum(e["pounds"] for e in told(events, "gained") + told(events, "paid"))
        assert pounds == after.pounds[0] - state.pounds[0]


def test_m15_2_buying_at_price_0_costs_nothing_but_the_space_is_paid() -> None:
    # The plain merchant has no crate, nor has the right column.
    state = position(display={(2, 3): "diamond_merchant"}, pounds={0: 1})
    assert EDITION.card_display.crates[1][2] == 0
    state, events = do(state, 0, "marker buy", "acquire 2 3")
    assert told(events, "paid") == [{"seat": 0, "pounds": -1}]
    (acquired,) = told(events, "acquired")
    assert (acquired["card"], acquired["price"]) == ("diamond_merchant", 0)
    assert (state.pounds[0], hand(state, 0)) == (0, ["diamond_merchant"])


def test_m15_2_without_the_spaces_own_cost_there_is_no_buying() -> None:
    state = position(1, display={(2, 3): "diamond_merchant"}, ended=[0])
    assert why(state, 1, "marker buy") == refused("M10.1", "too_few_pounds", cost=1, pounds=0)


def test_m15_3_the_stack_has_no_order_that_could_leak() -> None:
    state, _ = preparing(pile=["coffee_4", "cotton_4", "share_cairo_crate_3"])
    assert asked(state) == (CHANCE, "draw")
    assert options(state) == ["draw coffee_4", "draw cotton_4"]
    assert state.open[0].weights == (1, 1)


def test_m15_4_no_limit_on_cards_in_hand() -> None:
    many = ["coffee_1", "coffee_2", "bananas_1", "bananas_2", "cotton_1"] * 8
    state = position(area={0: ["coffee_4"]}, hand={0: many}, display={(1, 3): "bananas_4"})
    state, _ = do(state, 0, "goods coffee_4", "acquire 1 3")
    assert len(state.hand[0]) == 41


def test_m15_4_no_limit_on_markers_on_a_track_space() -> None:
    state = position(
        seats=4,
        area={0: ["coffee_1"]},
        position={seat: {"cairo": 1 - (seat == 0)} for seat in range(4)},
        display=dict.fromkeys([(row, column) for row in range(1, 5) for column in range(1, 4)], ""),
    )
    state, _ = do(state, 0, "goods coffee_1", "step cairo")
    assert [on_track(state, seat, "cairo") for seat in range(4)] == [1] * 4


def test_m15_4_no_limit_on_tiles() -> None:
    tiles = ("bookkeeper", "diamond_merchant", "expansion", "plus_one")
    state, _ = preparing(
        placed={f"tile_{tile}": 0 for tile in tiles}, pile=[], hand={0: ["coffee_1"]}
    )
    assert state.tile_owner == [0] * 4


def test_m15_5_the_standings_are_the_same_before_and_after_the_reveal() -> None:
    cards = ["expansion_2_cairo", "coffee_4_cairo"]
    state = planning(
        hand={0: cards, 1: ["share_cairo_crate_3"]}, bases=dict.fromkeys(COMPANIES, (0, 0, 0))
    )
    before = GAME.standings(state)
    assert dict(before[0].categories)["cairo"] == 2 * sum(map(sum, EDITION.base.columns))
    state, _ = do(state, 0, "plan coffee_4_cairo")
    assert GAME.standings(state) == before
    state, _ = do(state, 0, "leave", "leave")
    assert state.open[0].kind == "mombasa.turn"
    assert GAME.standings(state) == before
