# Compiled by mypyc.
"""What can be chosen. Cards, books, companies, spaces and slots are indexes into the box."""

from dataclasses import dataclass

from comptoir.core.contract import Action


@dataclass(frozen=True, slots=True, eq=False)
class Lay(Action):
    """Chance: a track card, so a side of a track, at a company's edge."""

    company: int
    track: int


@dataclass(frozen=True, slots=True, eq=False)
class Lot(Action):
    """Chance: who is the first player."""

    start_seat: int


@dataclass(frozen=True, slots=True, eq=False)
class Draw(Action):
    """Chance: a card off the stack, into the display."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class Reveal(Action):
    """Chance: a book out of the supply, into the display."""

    book: int


@dataclass(frozen=True, slots=True, eq=False)
class Deal(Action):
    """Chance: a starting tile, face down."""

    tile: int


@dataclass(frozen=True, slots=True, eq=False)
class Keep(Action):
    """One of the starting tiles dealt."""

    tile: int


@dataclass(frozen=True, slots=True, eq=False)
class Rest(Action):
    """A card of the starting tile into the next resting slot."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class Plan(Action):
    """A card face down into the next action slot."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class Leave(Action):
    """The next action slot stays empty."""


@dataclass(frozen=True, slots=True, eq=False)
class Goods(Action):
    """A goods card to be used, with the "+1" tile on it or without."""

    card: int
    plus: bool


@dataclass(frozen=True, slots=True, eq=False)
class Acquire(Action):
    """A card out of the display, for goods or for pounds."""

    space: int


@dataclass(frozen=True, slots=True, eq=False)
class NoCard(Action):
    """No card out of the display."""


@dataclass(frozen=True, slots=True, eq=False)
class Step(Action):
    """One space forward on a company track, a capital call before it paid."""

    company: int


@dataclass(frozen=True, slots=True, eq=False)
class Stop(Action):
    """No more of it: the rest is forfeited."""


@dataclass(frozen=True, slots=True, eq=False)
class Track(Action):
    """The company track to move on next."""

    company: int


@dataclass(frozen=True, slots=True, eq=False)
class Expand(Action):
    """All expansion cards at once."""


@dataclass(frozen=True, slots=True, eq=False)
class Company(Action):
    """The company to expand."""

    company: int


@dataclass(frozen=True, slots=True, eq=False)
class Enter(Action):
    """The region to enter."""

    region: int


@dataclass(frozen=True, slots=True, eq=False)
class Column(Action):
    """The column of a base that a post leaves or goes back to."""

    column: int


@dataclass(frozen=True, slots=True, eq=False)
class Remove(Action):
    """A post to be taken out of the game."""

    company: int
    column: int


@dataclass(frozen=True, slots=True, eq=False)
class Bookkeeper(Action):
    """A bookkeeper card or the bookkeeper tile."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class Flip(Action):
    """A book of the player's own track, turned face down for pounds."""

    space: int


@dataclass(frozen=True, slots=True, eq=False)
class Forward(Action):
    """The ink jar onto the next book."""


@dataclass(frozen=True, slots=True, eq=False)
class Take(Action):
    """A book out of the display, for bookkeeping points."""

    space: int


@dataclass(frozen=True, slots=True, eq=False)
class Pounds(Action):
    """A pound for each bookkeeping point left."""


@dataclass(frozen=True, slots=True, eq=False)
class Next(Action):
    """Which of the books taken is placed next, where there is no room for all."""

    book: int


@dataclass(frozen=True, slots=True, eq=False)
class Place(Action):
    """The space of the player's own track for a book."""

    space: int


@dataclass(frozen=True, slots=True, eq=False)
class Merchant(Action):
    """A diamond merchant card or the merchant tile."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class Marker(Action):
    """A bonus marker onto a bonus space."""

    space: int


@dataclass(frozen=True, slots=True, eq=False)
class Choose(Action):
    """One of the rewards that a bonus space offers."""

    number: int


@dataclass(frozen=True, slots=True, eq=False)
class Sell(Action):
    """A card out of the hand, for pounds."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class PlusOne(Action):
    """The "+1" tile onto a goods card."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class End(Action):
    """The end of one's own action phase."""


@dataclass(frozen=True, slots=True, eq=False)
class Deck(Action):
    """The resting deck to pick up."""

    slot: int


CHANCE_ACTIONS: tuple[type[Action], ...] = (Lay, Lot, Draw, Reveal, Deal)
