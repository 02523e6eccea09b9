from collections import Counter
from hashlib import sha256
from hmac import new

import pytest

from comptoir.core import CHANCE, Action, Decision
from comptoir.table import Dealer

CARDS = tuple(Action("toy.draw", (), text) for text in ("ace", "king", "queen"))


def question(*weights: int) -> Decision:
    return Decision(CHANCE, "toy.draw", CARDS, weights)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Dealer("hush").commitment == sha256(b"hush").hexdigest()


def test_a_draw_is_made_from_the_first_bits_of_the_keyed_hash() -> None:
    def bits(attempt: int) -> int:
        return new(b"hush", f"comptoir chance 18 {attempt}".encode(), sha256).digest()[0] >> 6

    tries = [bits(attempt) for attempt in range(1, 9)]
    assert tries[0] == 3, "the first one is none of the three"
    assert Dealer("hush").draw(question(), 18) is CARDS[next(n for n in tries if n < 3)]


def test_the_same_seed_and_step_draw_the_same_and_others_do_not() -> None:
    def deal(seed: str) -> list[Action]:
        return [Dealer(seed).draw(question(), step) for step in range(1, 30)]

    assert deal("a") == deal("a")
    assert deal("a") != deal("b")
    assert len(set(deal("a"))) == 3


def test_draws_follow_the_weights() -> None:
    dealer = Dealer("fair")
    found = Counter(dealer.draw(question(1, 0, 4), step).text for step in range(5000))
    assert found["king"] == 0
    assert found["ace"] == pytest.approx(1000, abs=120)


def test_what_is_certain_is_drawn() -> None:
    assert Dealer("").draw(question(0, 1, 0), 1) is CARDS[1]
