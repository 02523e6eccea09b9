"""How the strongest bot thinks about the game."""

from collections.abc import Mapping

from comptoir.core.judgement import Judgement, Manner, Tuning
from comptoir.games.mombasa.estimate.weights import Weights
from comptoir.games.mombasa.game import Mombasa

MANNER = Manner(variety=2, themes=("company",), depth=16, arms=12, joins=())
"""A turn ends where the next one begins, also if nobody else is left in the round."""
ITERATIONS = {2: 24, 3: 16, 4: 12}
TUNED = (
    "growth",
    "early_interest",
    "rest_of_round",
    "steps_a_round",
    "region_cost",
    "region_reward",
    "diamond",
    "diamonds_to_come",
    "mines_growth",
    "diamonds_a_round",
    "books_a_round",
    "books_an_action",
    "book_to_come",
    "books_sure",
    "book_reward",
    "point",
    "keeper",
    "purse",
    "marker",
    "purchase_kept",
)


def judgement(game: Mombasa, seats: int) -> Judgement:
    """The usual estimate, but turns of every kind."""
    return Judgement(game, MANNER, ITERATIONS[seats])


def tuned(game: Mombasa, numbers: Mapping[str, float]) -> Mombasa:
    """The game with these numbers."""
    weights = Weights()
    for name, value in numbers.items():
        setattr(weights, name, value)
    return Mombasa(game.box, game.version, weights)


def usual() -> dict[str, float]:
    """The numbers to tune, as they are without tuning."""
    weights = Weights()
    return {name: getattr(weights, name) for name in TUNED}


TUNING = Tuning(usual, tuned)
