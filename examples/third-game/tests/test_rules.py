"""Each rule, by its number."""

from typing import Any

from unclaimed.game import Unclaimed
from unclaimed.state import State

from comptoir.core import Seat
from comptoir.testing import Kit

GAME = Unclaimed()
KIT = Kit(GAME)


def dealt(seats: int = 2, **options: str) -> State:
    """The first round: commissions amber, cocoa, coral, ..., and nothing drawn yet."""
    goods = ("amber", "cocoa", "coral", "indigo")
    return KIT.chance(GAME.start(seats, options), *[f"deal {good}" for good in goods[:seats]])


def lot(*goods: str, seats: int = 2) -> State:
    """The first round, with this lot."""
    return KIT.chance(dealt(seats), *[f"draw {good}" for good in goods])


def bids(state: State, *coins: int) -> State:
    """All bids, seat by seat."""
    for seat, bid in enumerate(coins):
        state, _ = KIT.do(state, seat, f"bid {bid}")
    return state


def next_round(state: State, *coins: int) -> State:
    """Any lot, and these bids."""
    for _ in range(2):
        state = KIT.chance(state, KIT.options(state)[0])
    return bids(state, *coins)


def last_round(*coins: int) -> State:
    """A whole game in which everybody bids the same each round."""
    state = dealt(len(coins))
    while state.stack:
        state = next_round(state, *coins)
    return state


def seen(state: State, watcher: int | None, seat: int) -> Any:
    """A player, as a watcher sees them."""
    players: Any = GAME.view(state, None if watcher is None else Seat(watcher))["players"]
    return players[seat]


def points(state: State, seat: int) -> dict[str, int]:
    return dict(GAME.standings(state)[seat].categories)


def test_u1_1_everybody_starts_with_12_coins_and_the_store_is_full() -> None:
    state = GAME.start(4, {})
    assert state.coins == [12, 12, 12, 12]
    assert state.store == [4] * 6


def test_u1_2_nobody_is_dealt_what_another_one_has() -> None:
    state = KIT.chance(GAME.start(2, {}), "deal amber")
    assert KIT.why(state, -1, "deal amber").kind == "unclaimed.dealt"
    assert "deal amber" not in KIT.options(state)


def test_u1_2_a_commission_is_seen_by_its_owner_alone() -> None:
    state = dealt()
    assert [seen(state, watcher, 0)["commission"] for watcher in (0, 1, None)] == [
        "amber",
        None,
        None,
    ]


def test_u1_3_a_game_has_8_rounds_and_a_long_one_11() -> None:
    assert GAME.start(2, {}).rounds == 8
    assert GAME.start(2, {"length": "long"}).rounds == 11


def test_u2_1_two_crates_are_drawn() -> None:
    state = lot("silk", "silk")
    assert state.lot == [5, 5]
    assert state.store[5] == 2
    assert KIT.asked(state) == (0, "bid")


def test_u2_1_what_is_not_in_the_store_is_not_drawn() -> None:
    state = KIT.chance(bids(lot("silk", "silk"), 0, 0), "draw silk", "draw silk")
    state = bids(state, 0, 0)
    assert KIT.why(state, -1, "draw silk").kind == "unclaimed.none_left"


def test_u2_2_all_are_asked_at_once_for_what_they_have() -> None:
    state = lot("silk", "coral", seats=3)
    assert [decision.seat for decision in state.open] == [0, 1, 2]
    assert KIT.options(state, 1) == [f"bid {coins}" for coins in range(13)]
    assert KIT.why(state, 1, "bid 13").kind == "unclaimed.too_poor"


def test_u2_2_a_sealed_bid_is_known_to_its_bidder_alone() -> None:
    state, (event,) = KIT.do(lot("silk", "coral"), 1, "bid 7")
    assert event.secret == (("bid", 7),)
    assert event.audience == {Seat(1)}
    shown = [seen(state, watcher, 1) for watcher in (0, 1)]
    assert [(player["has_bid"], player["bid"]) for player in shown] == [(True, None), (True, 7)]


def test_u2_3_the_highest_bid_pays_and_the_others_keep_their_coins() -> None:
    state = bids(lot("silk", "coral", seats=3), 3, 5, 4)
    assert state.coins == [12, 7, 12]
    assert KIT.asked(state) == (1, "keep")


def test_u2_4_equal_bids_go_to_the_nearest_from_the_auctioneer_on() -> None:
    state = bids(lot("silk", "coral", seats=3), 3, 4, 4)
    assert state.buyer == 1
    state, _ = KIT.do(state, 1, "keep silk")
    state = KIT.chance(state, "draw amber", "draw coral")
    assert GAME.view(state, None)["auctioneer_seat"] == 1
    assert bids(state, 4, 3, 4).buyer == 2


def test_u2_5_below_the_reserve_the_lot_leaves_the_game() -> None:
    state = bids(lot("silk", "coral"), 1, 1)
    assert (state.gone[5], state.gone[2], state.lot) == (1, 1, [])
    assert state.coins == [12, 12]
    assert KIT.asked(state) == (-1, "draw")


def test_u2_6_a_bid_of_0_brings_a_coin() -> None:
    assert bids(lot("silk", "coral"), 0, 5).coins == [13, 7]


def test_u3_1_one_crate_is_kept_and_the_other_sold() -> None:
    state = bids(lot("silk", "coral"), 0, 5)
    assert KIT.options(state) == ["keep coral", "keep silk"]
    assert KIT.why(state, 1, "keep amber").kind == "unclaimed.not_in_lot"
    state, events = KIT.do(state, 1, "keep silk")
    assert (state.crates[1][5], state.gone[2], state.coins[1]) == (1, 1, 9)
    assert KIT.kinds(events) == ["kept", "sold"]


def test_u3_1_of_two_equal_crates_one_is_kept_unasked() -> None:
    state = bids(lot("silk", "silk"), 0, 5)
    assert (state.crates[1][5], state.gone[5], state.coins[1]) == (1, 1, 9)


def test_u4_1_after_the_last_round_commissions_are_shown() -> None:
    state = last_round(0, 0)
    assert state.round == 8
    assert GAME.result(state) is not None
    assert seen(state, None, 1)["commission"] == "cocoa"


def test_u4_2_the_more_of_a_good_the_more_each_is_worth() -> None:
    state = dealt()
    for count, expected in enumerate((0, 2, 5, 9, 14)):
        state.crates[0] = [count, 1, 0, 0, 0, 0]
        assert points(state, 0)["sets"] == expected + 2


def test_u4_3_crates_of_the_commission_bring_more_at_the_end() -> None:
    state = last_round(0, 0)
    state.crates[0][0] = 3
    assert points(state, 0)["commission"] == 9
    assert points(dealt(), 0)["commission"] == 0


def test_u4_4_five_coins_make_a_point() -> None:
    state = dealt()
    state.coins = [14, 15]
    assert [points(state, seat)["coins"] for seat in (0, 1)] == [2, 3]


def test_u4_5_coins_decide_among_equal_points() -> None:
    state = dealt(4)
    state.coins = [10, 12, 12, 15]
    assert [score.rank for score in GAME.standings(state)] == [4, 2, 2, 1]
