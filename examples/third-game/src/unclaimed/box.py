"""All that follows from an edition, made once and shared by every game played with it."""

from dataclasses import dataclass

from comptoir.core import Action
from comptoir.core.notation import Lexicon, named
from unclaimed.edition import Edition


@dataclass(frozen=True, eq=False)
class Deal(Action):
    """Chance: the next player's commission."""

    good: int


@dataclass(frozen=True, eq=False)
class Draw(Action):
    """Chance: a crate out of the store."""

    good: int


@dataclass(frozen=True, eq=False)
class Bid(Action):
    """Coins, in a sealed envelope."""

    coins: int


@dataclass(frozen=True, eq=False)
class Keep(Action):
    """The crate of the lot that is not sold again."""

    good: int


class Box:
    """The edition and every action there can be."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        goods = list(enumerate(edition.goods))
        self.deals = tuple([Deal(*named("unclaimed.deal", good=name), i) for i, name in goods])
        self.draws = tuple([Draw(*named("unclaimed.draw", good=name), i) for i, name in goods])
        self.keeps = tuple([Keep(*named("unclaimed.keep", good=name), i) for i, name in goods])
        most = edition.most_coins
        self.bids = tuple([Bid(*named("unclaimed.bid", coins=n), n) for n in range(most + 1)])
        self.lexicon = Lexicon((*self.deals, *self.draws, *self.bids, *self.keeps))
