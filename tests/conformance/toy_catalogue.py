"""All that the toy game says and asks."""

from collections.abc import Mapping

EVENTS: Mapping[str, tuple[str, ...]] = {
    "toy.dealt": ("seat", "jewel"),
    "toy.drawn": ("jewel",),
    "toy.bid": ("seat", "coins_bid"),
    "toy.shown": ("seat", "bid"),
    "toy.unsold": ("jewel",),
    "toy.paid": ("seat", "coins"),
    "toy.kept": ("seat", "jewel"),
    "toy.sold": ("seat", "jewel", "coins"),
    "toy.favourite": ("seat", "jewel"),
}
PROMPTS: Mapping[str, tuple[str, ...]] = {
    "toy.deal": (),
    "toy.draw": (),
    "toy.bid": (),
    "toy.prize": (),
}
REFUSALS: Mapping[str, tuple[str, ...]] = {
    "toy.dealt_before": ("jewel",),
    "toy.none_left": ("jewel",),
    "toy.too_poor": ("coins",),
    "toy.bank_broke": ("coins",),
}
ACTIONS: Mapping[str, tuple[str, ...]] = {
    "toy.deal": ("jewel",),
    "toy.draw": ("jewel",),
    "toy.bid": ("coins",),
    "toy.keep": (),
    "toy.sell": (),
}
CATEGORIES = ("jewels", "favourite", "coins")
RULES = ("T1.1", "T1.2", "T2.1", "T2.2", "T3.1", "T3.2", "T4.1")
