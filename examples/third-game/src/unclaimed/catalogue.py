"""All that the game says and asks, with its arguments: its words are checked against it."""

from collections.abc import Mapping

from unclaimed.box import Box
from unclaimed.scoring import CATEGORIES

__all__ = ["ACTIONS", "CATEGORIES", "EVENTS", "PROMPTS", "REFUSALS", "ids"]

Names = Mapping[str, tuple[str, ...]]

EVENTS: Names = {
    "unclaimed.dealt": ("seat", "good"),
    "unclaimed.round": ("round", "seat"),
    "unclaimed.drawn": ("good",),
    "unclaimed.sealed": ("seat", "bid"),
    "unclaimed.shown": ("seat", "bid"),
    "unclaimed.waited": ("seat", "coins"),
    "unclaimed.bought": ("seat", "coins"),
    "unclaimed.withdrawn": ("lot",),
    "unclaimed.kept": ("seat", "good"),
    "unclaimed.sold": ("seat", "good", "coins"),
    "unclaimed.commission": ("seat", "good"),
}
PROMPTS: Names = {
    "unclaimed.deal": (),
    "unclaimed.draw": (),
    "unclaimed.bid": ("lot",),
    "unclaimed.keep": (),
}
REFUSALS: Names = {
    "unclaimed.dealt": ("good",),
    "unclaimed.none_left": ("good",),
    "unclaimed.too_poor": ("purse",),
    "unclaimed.not_in_lot": ("good",),
}
ACTIONS: Names = {
    "unclaimed.deal": ("good",),
    "unclaimed.draw": ("good",),
    "unclaimed.bid": ("coins",),
    "unclaimed.keep": ("good",),
}


def ids(box: Box) -> tuple[str, ...]:
    """The things that have names."""
    return box.edition.goods
