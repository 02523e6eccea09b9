# Compiled by mypyc.
"""Card and book types: cards (or books) that are alike in everything printed are one type."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.printed import (
    BONUS_TILES,
    BOOK_LETTERS,
    CARD_KINDS,
    COMPANIES,
    NEEDS,
    BonusTiles,
    Book,
    Card,
    Reward,
    StartingTile,
)


@dataclass(frozen=True, slots=True)
class CardType:
    """A card, or a bonus tile that counts as one."""

    id: str
    kind: int
    value: int
    crate: int
    company: int
    """The company of a diamond merchant."""
    share: int
    """The company whose share is printed on it."""


@dataclass(frozen=True, slots=True)
class BookType:
    """A book; that of a starting tile has no letter."""

    id: str
    letter: int
    needs: tuple[int, ...]
    """How much of each of NEEDS."""
    reward: Reward


def printed_on(card: Card) -> tuple[int, int, int, int, int]:
    """What makes two cards alike, and the order of the types."""
    return CARD_KINDS.index(card.kind), card.value, card.company, card.share, card.crate


def card_types(cards: Iterable[Card]) -> tuple[CardType, ...]:
    """The types of some cards, by kind, value, company, share and crate value."""
    kinds = sorted({printed_on(card): card for card in cards}.items())
    names = Counter(_name(card) for _, card in kinds)
    return tuple(
        CardType(
            _name(card) + (f"_crate_{card.crate}" if names[_name(card)] > 1 else ""),
            key[0],
            card.value,
            card.crate,
            card.company,
            card.share,
        )
        for key, card in kinds
    )


def _name(card: Card) -> str:
    parts = [card.kind]
    if card.value:
        parts.append(str(card.value))
    if card.company != NONE:
        parts.append(COMPANIES[card.company])
    if card.share != NONE:
        word = "share_" if card.kind == "diamond_merchant" else ""
        parts.append(word + COMPANIES[card.share])
    return "_".join(parts)


def tile_types(tiles: BonusTiles) -> tuple[CardType, ...]:
    """M10.7: three bonus tiles count as cards of their kind."""
    values = (tiles.bookkeeper, 0, tiles.expansion)
    return tuple(
        CardType(f"tile_{name}", CARD_KINDS.index(name), value, 0, NONE, NONE)
        for name, value in zip(BONUS_TILES[:3], values, strict=True)
    )


def book_type(book: Book) -> BookType:
    """The type of a book of the supply; its id says all that is printed on it."""
    name = "_".join([book.letter.lower(), *_words(book.needs), _gives(book.reward)])
    return BookType(name, BOOK_LETTERS.index(book.letter), _needs(book), book.reward)


def tile_book_type(tile: StartingTile) -> BookType:
    """M7.10: the book of a starting tile."""
    return BookType(f"starting_book_{tile.id}", NONE, _needs(tile.book), tile.book.reward)


def _needs(book: Book) -> tuple[int, ...]:
    asked = dict(book.needs)
    return tuple(asked.get(need, 0) for need in NEEDS)


def _words(pairs: Iterable[tuple[str, int]]) -> list[str]:
    return [f"{name}_{count}" for name, count in pairs]


def _gives(reward: Reward) -> str:
    if reward.units_minus_one:
        return f"units_{reward.units_minus_one}"
    parts = (
        ("pounds", reward.pounds),
        ("diamonds", reward.diamonds),
        ("books", reward.books),
        ("remove_posts", reward.remove_posts),
    )
    return "_".join(_words((name, count) for name, count in parts if count))
