"""All that the game says and asks, with the names of the arguments: what a language must know."""

from collections.abc import Mapping

from comptoir.games.speicherstadt.rules.box import Box
from comptoir.games.speicherstadt.rules.scoring import CATEGORIES

__all__ = ["ACTIONS", "CATEGORIES", "EVENTS", "PROMPTS", "REASONS", "REFUSALS", "ids"]

Names = Mapping[str, tuple[str, ...]]

REASONS = ("coins",)
"""What hints name besides the categories."""

EVENTS: Names = {
    "speicherstadt.lot": ("seat",),
    "speicherstadt.round": ("round",),
    "speicherstadt.turned_up": ("card", "space"),
    "speicherstadt.loaded": ("good", "space"),
    "speicherstadt.fire": ("card", "points"),
    "speicherstadt.fire_gain": ("seat", "firemen", "points"),
    "speicherstadt.fire_loss": ("seat", "firemen", "points"),
    "speicherstadt.fire_harmless": ("firemen",),
    "speicherstadt.last_round": (),
    "speicherstadt.no_round": (),
    "speicherstadt.bid": ("seat", "card", "space", "place"),
    "speicherstadt.stays_home": ("seat",),
    "speicherstadt.bought": ("seat", "card", "space", "coins"),
    "speicherstadt.passed": ("seat", "card", "space", "price"),
    "speicherstadt.could_not_pay": ("seat", "card", "space", "price"),
    "speicherstadt.unsold": ("card", "space"),
    "speicherstadt.delivered": ("seat", "good", "card"),
    "speicherstadt.traded": ("seat", "good", "coins"),
    "speicherstadt.threw": ("seat", "good"),
    "speicherstadt.sells": ("seat",),
    "speicherstadt.exchanges": ("seat",),
    "speicherstadt.laid": ("seat", "good"),
    "speicherstadt.sold": ("seat", "coins"),
    "speicherstadt.took": ("seat", "good"),
    "speicherstadt.done": ("seat",),
    "speicherstadt.stored": ("seat", "good"),
    "speicherstadt.kept": ("seat", "good"),
    "speicherstadt.left_over": ("seat", "goods"),
    "speicherstadt.income": ("seat", "coins"),
    "speicherstadt.start_player": ("seat",),
    "speicherstadt.over": (),
}

PROMPTS: Names = {
    "speicherstadt.lot": (),
    "speicherstadt.draw": (),
    "speicherstadt.load": (),
    "speicherstadt.bid": ("merchants",),
    "speicherstadt.buy": ("card", "price"),
    "speicherstadt.process": (),
    "speicherstadt.lay": ("left",),
    "speicherstadt.take": (),
    "speicherstadt.keep": ("room",),
}

REFUSALS: Names = {
    "speicherstadt.no_such_seat": ("seats",),
    "speicherstadt.not_on_top": ("card",),
    "speicherstadt.not_in_bag": ("good",),
    "speicherstadt.no_card": ("space",),
    "speicherstadt.queue_full": ("most",),
    "speicherstadt.too_dear": ("price", "coins"),
    "speicherstadt.not_yours": ("card",),
    "speicherstadt.symbol_filled": ("card", "good"),
    "speicherstadt.too_few_goods": ("need", "have"),
    "speicherstadt.good_missing": ("good",),
    "speicherstadt.goods_in_order": ("good",),
    "speicherstadt.too_few_after": ("good", "need"),
    "speicherstadt.not_in_stock": ("good",),
}

ACTIONS: Names = {
    "speicherstadt.lot": ("seat",),
    "speicherstadt.draw": ("card",),
    "speicherstadt.load": ("good",),
    "speicherstadt.bid": ("space",),
    "speicherstadt.buy": (),
    "speicherstadt.pass": (),
    "speicherstadt.deliver": ("card", "good"),
    "speicherstadt.trade": ("good",),
    "speicherstadt.sell": (),
    "speicherstadt.exchange": (),
    "speicherstadt.lay": ("good",),
    "speicherstadt.take": ("good",),
    "speicherstadt.throw": ("good",),
    "speicherstadt.done": (),
    "speicherstadt.keep": ("good",),
}


def ids(box: Box) -> tuple[str, ...]:
    """Everything that has a name: goods and cards."""
    return (*box.goods, *(card.id for card in box.cards))
