"""How the strongest bot thinks about the game."""

from comptoir.core.judgement import Judgement, Manner
from comptoir.games.mombasa.game import Mombasa

MANNER = Manner(variety=2, themes=("company",), depth=16, arms=12, joins=())
"""A turn ends where the next one begins, also if nobody else is left in the round."""
ITERATIONS = {2: 24, 3: 16, 4: 12}


def judgement(game: Mombasa, seats: int) -> Judgement:
    """The usual estimate, but turns of every kind."""
    return Judgement(game, MANNER, ITERATIONS[seats])
