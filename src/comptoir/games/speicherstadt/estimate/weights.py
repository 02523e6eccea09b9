# Compiled by mypyc.
"""What a seat may hope for in points: the judgement of the estimate, apart from printed values.

The numbers here are those of the levels that never change; `expert.py` has others.
"""


class Weights:
    """Numbers of judgement."""

    card: float = 7.0
    """What a card to come is worth to whoever can pay any price, in points."""
    price: float = 1.2
    """How many coins a card to come takes, about."""
    office: float = 0.7
    """What a counting office adds to each one that may follow it, in points."""
    filling: float = 0.5
    """Which part of the goods to come may end up in a warehouse."""
    left_over: float = 0.02
    """What a coin is worth at the very end: it decides a tie."""
    exchange: float = 0.7
    """Which part of the goods without a use finds its way to an exchange."""
    sale: float = 0.5
    """Which part of the surplus goods to come is sold."""
    kept: float = 0.3
    """What a good kept for later is worth, in coins."""
    delivered: float = 0.05
    """What a good on a contract is worth above one in hand: it takes no room."""
    ships: float = 0.85
    """Which part of the ships is bought, and so of the goods."""
    firemen: float = 0.8
    """Which part of the spread of the firemen to come counts between two seats."""
    doubt: float = 0.7
    """Within about that many points of a fair price nobody knows what another will do."""
    crowd: float = 0.8
    """Which part of the merchants still at home will stand behind those that queue already."""
    exact: bool = False
    """Whether exchanges at hand are counted one by one, and the last processing to its end."""
    harmless: bool = False
    """Whether a contract is never rated below nothing: an unfilled one costs nothing."""
