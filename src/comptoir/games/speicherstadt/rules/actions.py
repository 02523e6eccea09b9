# Compiled by mypyc.
"""What can be chosen. Spaces, goods and cards are indexes into the box."""

from dataclasses import dataclass

from comptoir.core.contract import Action


@dataclass(frozen=True, slots=True, eq=False)
class Lot(Action):
    """Chance: who starts."""

    start_seat: int


@dataclass(frozen=True, slots=True, eq=False)
class Draw(Action):
    """Chance: a card off the pile."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class Load(Action):
    """Chance: a good out of the bag, onto the ship."""

    good: int


@dataclass(frozen=True, slots=True, eq=False)
class Bid(Action):
    """A merchant above a card."""

    space: int


@dataclass(frozen=True, slots=True, eq=False)
class Buy(Action):
    """The card at its price."""


@dataclass(frozen=True, slots=True, eq=False)
class Pass(Action):
    """Not this card: the merchant goes home."""


@dataclass(frozen=True, slots=True, eq=False)
class Deliver(Action):
    """A good onto a contract."""

    contract: int
    good: int


@dataclass(frozen=True, slots=True, eq=False)
class Trade(Action):
    """A good sold to its trader."""

    good: int


@dataclass(frozen=True, slots=True, eq=False)
class Sell(Action):
    """A sale at the merchant house; the goods are laid down one by one."""


@dataclass(frozen=True, slots=True, eq=False)
class Exchange(Action):
    """An exchange at the merchant house; the goods are laid down one by one."""


@dataclass(frozen=True, slots=True, eq=False)
class Lay(Action):
    """A good laid on the stock for a sale or an exchange."""

    good: int


@dataclass(frozen=True, slots=True, eq=False)
class Take(Action):
    """A good out of the stock."""

    good: int


@dataclass(frozen=True, slots=True, eq=False)
class Throw(Action):
    """A good thrown away."""

    good: int


@dataclass(frozen=True, slots=True, eq=False)
class Done(Action):
    """Processing is over for this player."""


@dataclass(frozen=True, slots=True, eq=False)
class Keep(Action):
    """A good that stays over the round, where not all can."""

    good: int


CHANCE_ACTIONS = (Lot, Draw, Load)
