"""Phase 2, bidding: S4.1 and S4.2."""

from tests.speicherstadt.kit import asked, do, kinds, offer, options, position, why

CARDS = offer("church", "bank", "port", "chamber")


def test_s4_1_from_the_start_player_clockwise_one_merchant_at_a_time() -> None:
    state = position("bidding", offer=CARDS[:], start_player=1)
    order = []
    while asked(state)[1] == "bid":
        seat = asked(state)[0]
        order.append(seat)
        state, _ = do(state, seat, "bid 1" if len(order) < 9 else "bid 2")
    assert order == [1, 2, 0] * 3


def test_s4_1_on_the_lowest_free_position_above_a_card_of_choice() -> None:
    state = position("bidding", offer=CARDS[:])
    assert options(state) == ["bid 1", "bid 2", "bid 3", "bid 4"]
    state, _ = do(state, 0, "bid 2")
    state, _ = do(state, 1, "bid 2")
    assert state.queues == [[], [0, 1], [], []]


def test_s4_1_no_passing_and_no_taking_back() -> None:
    state = position("bidding", offer=CARDS[:])
    assert why(state, 0, "pass").kind == "core.other_question"
    assert why(state, 1, "bid 1").kind == "core.not_your_turn"


def test_s4_1_several_own_merchants_above_one_card() -> None:
    state = position("bidding", 2, offer=CARDS[:3])
    for _ in range(2):
        state, _ = do(state, 0, "bid 3")
        state, _ = do(state, 1, "bid 1")
    assert state.queues[2] == [0, 0]
    assert state.merchants_at_home(0) == 1


def test_s4_1_at_most_eight_above_a_card() -> None:
    state = position("bidding", offer=CARDS[:], queues=[[2, 2, 2, 1, 1, 1, 0, 0], [], [], []])
    refusal = why(state, 0, "bid 1")
    assert (refusal.rule, refusal.args) == ("S4.1", (("most", 8),))
    assert options(state) == ["bid 2", "bid 3", "bid 4"]


def test_s4_1_only_above_a_card() -> None:
    state = position("bidding", offer=[*CARDS[:3], -1])
    assert why(state, 0, "bid 4").args == (("space", 4),)
    assert why(state, 0, "bid 6").rule == "S3.1"


def test_s4_2_with_all_queues_full_the_rest_stay_at_home() -> None:
    full = [0] * 8
    state = position("bidding", 2, offer=[*CARDS[:1], -1, -1], queues=[full[:-1], [], []])
    assert asked(state) == (0, "buy")  # the only bid left made itself, then nobody could bid
    state = position("bidding", 2, offer=[*CARDS[:2], -1], queues=[full[:-1], full[:-1], []])
    state, events = do(state, 0, "bid 1")
    assert kinds(events)[:6] == [
        "bid",
        "bid",
        "stays_home",
        "stays_home",
        "stays_home",
        "stays_home",
    ]
    assert asked(state)[1] == "buy"
