"""How the strongest bot thinks about the game."""

from collections.abc import Mapping

from comptoir.core.judgement import Judgement, Manner, Tuning
from comptoir.games.speicherstadt.estimate.weights import Weights
from comptoir.games.speicherstadt.game import Speicherstadt

MANNER = Manner(variety=2, depth=16, joins=("speicherstadt.process", "speicherstadt.bid"))
"""Processing is one turn, though any of its questions may be its first."""
ITERATIONS = {2: 48, 3: 24, 4: 16, 5: 16}
TUNED = (
    "card",
    "price",
    "office",
    "filling",
    "exchange",
    "sale",
    "kept",
    "ships",
    "firemen",
    "doubt",
    "crowd",
)
FOUND: dict[int, dict[str, float]] = {}
"""By number of players: numbers that won a match on fresh deals, none so far; what is not named
here is as in `weights.py`."""


def judgement(game: Speicherstadt, seats: int) -> Judgement:
    """With weights of its own."""
    return Judgement(tuned(game, FOUND.get(seats, {})), MANNER, ITERATIONS[seats])


def tuned(game: Speicherstadt, numbers: Mapping[str, float]) -> Speicherstadt:
    """The game with these numbers, exchanges counted one by one, no contract below nothing."""
    weights = Weights()
    weights.exact = True
    weights.harmless = True
    for name, value in numbers.items():
        setattr(weights, name, value)
    return Speicherstadt(game.box, weights)


def in_use(seats: int) -> dict[str, float]:
    """The numbers to tune, as they are now."""
    usual = Weights()
    return {name: getattr(usual, name) for name in TUNED} | FOUND.get(seats, {})


TUNING = Tuning(in_use, tuned)
