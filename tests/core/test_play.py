"""The drivers, on the toy game."""

from collections import Counter
from random import Random

import pytest

from comptoir.core import CHANCE, CorruptLog, Decision, IllegalAction, Seat
from comptoir.core.play import (
    Line,
    check,
    perft,
    playout,
    replay,
    step,
    uniform,
    weighted,
)
from tests.conformance.toy import Toy
from tests.conformance.toy_rules import BIDS, DRAWS, KEEP

TOY = Toy()
FIRST, SECOND = Seat(0), Seat(1)
OPENING: list[Line] = [
    (CHANCE, "deal amber"),
    (CHANCE, "deal opal"),
    (CHANCE, "draw ruby"),
    (SECOND, "bid 2"),
]


def test_a_legal_choice_passes_the_check() -> None:
    state = replay(TOY, 2, {}, OPENING)
    check(TOY, state, FIRST, BIDS[4])


def test_an_illegal_choice_is_refused_with_its_reason() -> None:
    state = replay(TOY, 2, {}, OPENING)
    with pytest.raises(IllegalAction) as error:
        step(TOY, state, FIRST, BIDS[5])
    assert str(error.value) == "Seat 0 can't choose 'bid 5' now: T2.1 toy.too_poor (coins 4)."


def test_a_step_gives_a_new_state_and_what_happened() -> None:
    state = replay(TOY, 2, {}, OPENING)
    after, events = step(TOY, state, FIRST, BIDS[3])
    assert (state.coins, after.coins) == ([4, 4], [1, 4])
    assert [event.kind for event in events][-1] == "toy.paid"


def test_replay_leads_to_the_state() -> None:
    state = replay(TOY, 2, {"rounds": 6}, OPENING)
    assert (state.rounds, state.prize, state.bids) == (5, 3, [-1, 2])


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        ((FIRST, "bit 2"), "Line 5 of the log can't be played: 'bit 2' is not an action"),
        ((SECOND, "bid 2"), "Line 5 of the log can't be played: Seat 1 can't choose 'bid 2' now"),
    ],
)
def test_replay_names_the_first_bad_line(bad: Line, message: str) -> None:
    with pytest.raises(CorruptLog) as error:
        replay(TOY, 2, {}, [*OPENING, bad, (FIRST, "bid 0")])
    assert str(error.value).startswith(message)


def test_a_uniform_choice_takes_each_option() -> None:
    decision = Decision(FIRST, "toy.bid", BIDS[:3])
    rng = Random(1)
    assert {uniform(decision, rng) for _ in range(50)} == set(BIDS[:3])


def test_chance_is_drawn_by_weight() -> None:
    decision = Decision(CHANCE, "toy.draw", DRAWS[:3], weights=(1, 6, 3))
    rng = Random(1)
    drawn = Counter(weighted(decision, rng).text for _ in range(10_000))
    shares = [round(drawn[action.text] / 1000) for action in DRAWS[:3]]
    assert shares == [1, 6, 3]
    assert uniform(decision, Random(2)) == weighted(decision, Random(2))


def test_a_playout_goes_to_the_end() -> None:
    state = TOY.start(2, {})
    count = playout(TOY, state, Random(1))
    assert count > 6
    assert TOY.result(state) is not None
    assert playout(TOY, state, Random(1)) == 0


def test_a_playout_asks_the_chooser() -> None:
    state = TOY.start(2, {})
    playout(TOY, state, Random(1), lambda decision, _: decision.options[0])
    assert state.gone == [2, 1, 0, 0]


def test_perft_counts_the_ways() -> None:
    state = TOY.start(2, {})
    assert [perft(TOY, state, depth) for depth in range(4)] == [1, 4, 12, 48]


def test_perft_of_a_game_that_is_over() -> None:
    state = TOY.start(2, {})
    playout(TOY, state, Random(1))
    assert perft(TOY, state, 1) == 0
    assert not TOY.decisions(state)
    with pytest.raises(IllegalAction, match=r"core\.over"):
        step(TOY, state, FIRST, KEEP)
