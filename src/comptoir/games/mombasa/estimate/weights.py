# Compiled by mypyc.
"""What a seat may hope for in pounds: the judgement of the estimate, apart from printed values.

None of this is printed on a component; it was tuned by play against itself, all at once, along
the slope of the score over small changes.
"""


class Weights:
    """Numbers of judgement. "Late" lists go by the rounds still to be planned."""

    partial: tuple[float, ...] = (0.13, 0.63, 0.95, 1.0, 1.0, 1.0, 1.0, 1.0)
    """Late: how much of the way to the next share or value counts."""
    uses: tuple[float, ...] = (0.0, 0.72, 0.8, 1.08, 1.37, 1.66, 1.95, 2.24)
    """Late: how often a card in hand is used."""
    early_unit: tuple[float, ...] = (1.03, 1.03, 1.08, 1.13, 1.23, 1.34, 1.39, 1.44)
    """Late: a unit of goods, measured in steps: early ones buy cards."""
    growth: float = 0.265
    """How fast companies uncover their coin icons in a round,"""
    growth_by_seat: float = 0.085
    """and faster with more players."""
    early_interest: float = 2.0
    """Steps on a track that count before anybody takes one."""
    rest_of_round: float = 0.63
    """How much of a round is to come when nobody has ended."""
    steps_a_round: float = 4.8
    """Steps that a seat takes on the tracks."""
    region_cost: float = 1.55
    """Expansion points that a region takes on an empty map,"""
    region_cost_more: float = 0.5
    """and more on a full one."""
    region_reward: float = 1.25
    diamond: float = 3.0
    """A future step on the diamond track, with all that it leads to."""
    diamonds_to_come: float = 0.8
    """Diamond steps in a round, from elsewhere than merchants."""
    mines_growth: float = 0.32
    """Mines that a company gains in a round."""
    diamonds_a_round: float = 1.4
    books_a_round: float = 1.07
    """What brings the extra slots nearer."""
    books_an_action: float = 2.35
    """Books that a bookkeeper enters at most, on the average."""
    book_in_turn: float = 0.95
    """The chance of a book that asks for the same as the one before,"""
    book_out_of_turn: float = 0.72
    """and for something else,"""
    book_missing: float = 0.31
    """less for each unit that the cards owned can't come up with."""
    book_beyond: float = 0.42
    """A book beyond an empty space."""
    book_to_come: float = 0.47
    """A book to be bought."""
    books_sure: float = 0.6
    """How much of the books to be entered counts."""
    book_reward: float = 1.6
    """The reward of a bookkeeper's last book."""
    point: float = 1.4
    """A bookkeeping point to come."""
    point_kept: float = 0.2
    """What a point is worth besides the book that it buys."""
    keeper: float = 5.7
    """A use of a bookkeeper with two points, as far as decks and purchases go."""
    removed_post: float = 2.0
    units_reward: float = 1.0
    """M8.9: the reward for units of a good."""
    purse: float = 0.3
    """What a pound is worth in addition, as long as there are rounds to come,"""
    purse_full: int = 4
    """up to that many pounds."""
    late_card: float = 0.48
    """The part of a use that is lost by a card resting at the start."""
    first_player: float = 1.0
    marker: float = 1.9
    """What an extra space is worth besides the bonus."""
    goods_kept: float = 0.98
    expansion_kept: float = 0.95
    merchants_kept: float = 1.0
    markers_kept: float = 0.5
    purchase_kept: float = 0.84
    """What is left of prospects of this round until the next turn."""
    majority: tuple[float, ...] = (0.0, 0.2, 0.35, 0.5, 0.65, 0.75, 0.85, 0.9, 0.95)
    """By total: how likely it is the highest while others plan in secret."""
    no_majority: float = 0.16
    """That another's higher total is gone in time."""
    tiles: tuple[float, ...] = (4.0, 4.5, 4.8, 2.0)
    """A bonus tile for the next round."""
    bonuses: tuple[tuple[float, float], ...] = (
        (1.6, 3.2),
        (2.7, 4.8),
        (0.6, 1.5),
        (0.6, 1.5),
        (2.0, 3.0),
        (1.25, 3.1),
        (1.45, 2.4),
        (3.1, 5.2),
    )
    """A round with the first or second bonus of a track, by kind."""
