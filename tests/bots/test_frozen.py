"""The older levels are anchors: whatever is added, they play the very games that they played."""

from hashlib import sha256

import pytest

from comptoir.bots import make_bot
from comptoir.core import CHANCE
from comptoir.lab.match import Deal, cached_game
from comptoir.table import SeatView, Table

PLAYED = {
    ("speicherstadt", 2, "easy", 400): "6496868fbfbfc6aa",
    ("speicherstadt", 2, "greedy", 400): "6f66f25c5ffcaf7d",
    ("speicherstadt", 4, "greedy", 200): "cab461e5bc95b801",
    ("speicherstadt", 2, "search:2", 150): "83638f0ae15015dc",
    ("speicherstadt", 2, "search:8", 100): "e78969fd89644b2e",
    ("mombasa", 2, "easy", 150): "1a1a146711900ac1",
    ("mombasa", 2, "greedy", 150): "c1c3d33e746450d4",
    ("mombasa", 2, "search:2", 50): "6c912ff2daf0ceac",
    ("mombasa", 2, "search:8", 35): "0c3c50aff42c32f6",
}
"""The first choices of a game, and what they come to."""


def first_choices(key: str, seats: int, name: str, most: int) -> str:
    """A digest of the beginning of a game among bots of one level."""
    table, deal = Table(cached_game(key, None), seats), Deal("frozen")
    bots = [make_bot(name, f"frozen {seat}") for seat in range(seats)]
    while table.decisions and len(table.log) < most:
        decision = table.decisions[0]
        if decision.seat == CHANCE:
            table.choose(CHANCE, deal.draw(decision))
        else:
            view = SeatView(table, decision)
            table.choose(decision.seat, bots[decision.seat].choose(view))
    texts = "\n".join(entry.text for entry in table.log)
    return sha256(texts.encode()).hexdigest()[:16]


@pytest.mark.parametrize(("key", "seats", "name", "most"), PLAYED)
def test_a_level_plays_the_same_game_as_ever(key: str, seats: int, name: str, most: int) -> None:
    assert first_choices(key, seats, name, most) == PLAYED[key, seats, name, most]
