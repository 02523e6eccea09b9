"""What is drawn for one purpose says nothing about what is drawn for another."""

from collections import Counter
from random import Random
from typing import Any

from comptoir.core import Seat
from comptoir.envs import speicherstadt_v0
from comptoir.envs.single_v0 import Single

GAMES = 400


def openings(env: Single) -> tuple[Counter[int], Counter[int]]:
    """Who starts, from the learner on; and what opponents that start bid on first."""
    starts, bids = Counter[int](), Counter[int]()
    for seed in range(GAMES):
        _, info = env.reset(seed=seed)
        view: Any = env.playing.game.view(env.playing.state, env.seat)
        start = (view["start_player"] - info["seat"]) % env.playing.seats
        starts[start] += 1
        spaces = [number for number, space in enumerate(view["offer"]) if 1 in space["queue"]]
        if start == 1 and env.playing.seats == 2 and len(spaces) == 1:
            bids[spaces[0]] += 1
    return starts, bids


def test_the_lot_does_not_know_where_the_learner_sits() -> None:
    env = Single("speicherstadt", opponents=("random", "random"))
    starts, _ = openings(env)
    assert all(GAMES / 3 - 40 <= starts[seat] <= GAMES / 3 + 40 for seat in range(3)), starts


def test_the_lot_does_not_tell_what_the_opponent_bids() -> None:
    env = Single("speicherstadt", seat=0)
    _, bids = openings(env)
    spaces = len(bids)
    fair = bids.total() / spaces
    assert spaces == len(env.playing.state.offer)
    assert all(fair / 2 <= count <= 2 * fair for count in bids.values()), bids


def test_a_seat_that_is_given_does_not_change_the_cards() -> None:
    """The learner's seat, drawn or given, costs chance nothing."""
    views = []
    for seat in (0, 1):
        env = Single("speicherstadt", seat=seat)
        env.reset(seed=4)
        views.append(env.playing.state.offer)
    assert views[0] == views[1]


def test_opponents_at_a_table_do_not_share_the_luck_of_chance() -> None:
    """With other opponents beside it the random player bids on every space."""
    bids = Counter[int]()
    env = Single("speicherstadt", opponents=("random", "easy"), seat=0)
    for seed in range(200):
        env.opponents.sit_down(seed, Seat(0))
        env.playing.begin(seed)
        decision = env.playing.decision
        if decision is not None and decision.seat == 1:
            action = env.opponents.choose(decision, env.playing.state)
            bids[decision.options.index(action)] += 1
    assert len(bids) == len(env.playing.state.offer), bids


def test_who_seeds_a_policy_like_the_table_does_not_know_the_cards() -> None:
    """Agents with `Random(seed)` at a table with `reset(seed)` draw numbers of their own."""
    env = speicherstadt_v0.raw_env()
    pairs = []
    for seed in range(GAMES):
        env.reset(seed=seed)
        pairs.append((env.playing.state.start_player, Random(seed).random() < 0.5))
    assert 60 <= Counter(pairs)[0, True] <= 140
