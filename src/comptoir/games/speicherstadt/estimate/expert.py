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


def judgement(game: Speicherstadt, seats: int) -> Judgement:
    """With the usual numbers, as long as no others are promoted."""
    return Judgement(tuned(game, {}), MANNER, ITERATIONS[seats])


def tuned(game: Speicherstadt, numbers: Mapping[str, float]) -> Speicherstadt:
    """The game with these numbers, exchanges counted one by one, no contract below nothing."""
    weights = Weights()
    weights.exact = True
    weights.harmless = True
    for name, value in numbers.items():
        setattr(weights, name, value)
    return Speicherstadt(game.box, weights)


def usual() -> dict[str, float]:
    """The numbers to tune, as they are without tuning."""
    weights = Weights()
    return {name: getattr(weights, name) for name in TUNED}


TUNING = Tuning(usual, tuned)
