"""What a seat may hope for in pounds: the judgement of the estimate, apart from printed values.

None of this is printed on a component; it was tuned by play against itself.
"""


class Weights:
    """Numbers of judgement. "Late" lists go by the rounds still to be planned."""

    partial: tuple[float, ...] = (0.1, 0.5, 0.75, 0.85, 0.9, 0.95, 0.95, 0.95)
    """Late: how much of the way to the next share or value is worth."""
    uses: tuple[float, ...] = (0.0, 1.0, 1.1, 1.5, 1.9, 2.3, 2.7, 3.1)
    """Late: how often a card in hand can be planned."""
    cards_to_come: tuple[float, ...] = (0.0,) * 8
    """Late: uses of cards yet to be bought,"""
    card_to_come: float = 3.0
    """with so many units."""
    diamonds_to_come: float = 0.0
    """Diamond steps in a round, from elsewhere than merchants."""
    early_unit: tuple[float, ...] = (1.0, 1.0, 1.05, 1.1, 1.2, 1.3, 1.35, 1.4)
    """Late: a unit of goods, measured in steps: early ones buy cards."""
    growth: float = 0.25
    """How fast companies uncover their coin icons in a round,"""
    growth_by_seat: float = 0.08
    """and faster with more players."""
    early_interest: float = 2.0
    """Steps on a track that nobody has taken yet."""
    rest_of_round: float = 0.6
    """How much of a round's growth is to come when nobody has ended."""
    steps_a_round: float = 5.5
    """Steps that a seat takes on the tracks."""
    regions_by_point: float = 0.62
    region_reward: float = 1.2
    diamond: float = 2.3
    """A future step on the diamond track."""
    mines_growth: float = 0.3
    diamonds_a_round: float = 1.5
    books_a_round: float = 1.0
    """What brings the extra slots nearer."""
    books_an_action: float = 2.5
    """Books that a bookkeeper enters at most, on the average."""
    book_in_turn: float = 0.97
    """A book that asks for the same as the one before,"""
    book_out_of_turn: float = 0.8
    """and for something else."""
    book_missing: float = 0.3
    """For each unit that the cards owned can't come up with."""
    point: float = 1.4
    """A bookkeeping point to come."""
    point_kept: float = 0.2
    """What a point is worth besides the book that it buys."""
    keeper: float = 6.0
    """A use of a bookkeeper with two points, as far as decks and purchases go."""
    books_sure: float = 0.85
    """How much of the books to be entered counts."""
    book_reward: float = 1.8
    """The reward of a bookkeeper's last book."""
    book_beyond: float = 0.5
    """A book beyond an empty space."""
    book_to_come: float = 0.65
    """A book to be bought."""
    removed_post: float = 2.0
    purse: float = 0.3
    """What a pound is worth besides, as long as there are rounds to come,"""
    purse_full: int = 4
    """up to so many pounds."""
    late_card: float = 0.5
    """The part of a use that is lost by a card resting at the start."""
    first_player: float = 1.0
    marker: float = 2.0
    """A bonus marker not yet placed."""
    hold: tuple[float, ...] = (0.9, 0.92, 0.97, 0.99, 0.75, 0.85)
    """What is left of prospects until the next turn: goods, expansion, bookkeeper, merchant,
    marker, card to buy."""
    majority: tuple[float, ...] = (0.0, 0.2, 0.35, 0.5, 0.65, 0.75, 0.85, 0.9, 0.95)
    """By total: how likely it is the highest while others plan in secret."""
    no_majority: float = 0.15
    """That another's higher total is gone in time."""
    tiles: tuple[float, ...] = (5.0, 4.5, 5.0, 2.0)
    """A bonus tile for the next round."""
    bonuses: tuple[tuple[float, float], ...] = (
        (1.5, 3.0),
        (2.5, 4.5),
        (0.6, 1.5),
        (0.6, 1.5),
        (2.0, 3.0),
        (1.0, 2.5),
        (1.5, 2.5),
        (3.0, 5.0),
    )
    """A round with the first or second bonus of a track, by kind."""
