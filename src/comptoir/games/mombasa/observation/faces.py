# Compiled by mypyc.
"""Cards and books as numbers, by what is printed on them."""

from comptoir.games.mombasa.edition.printed import BOOK_LETTERS, CARD_KINDS, GOODS
from comptoir.games.mombasa.rules.box import Box
from comptoir.games.mombasa.rules.kinds import GOODS_KINDS
from comptoir.games.mombasa.rules.types import BookType, CardType


class Faces:
    """By card and by book: a row of numbers. The last row, that of NONE, is all 0."""

    def __init__(self, box: Box) -> None:
        companies = len(box.companies)
        cards = [_card(card, companies) for card in box.cards]
        books = [_book(book) for book in box.books]
        self.card_size, self.book_size = len(cards[0]), len(books[0])
        self.cards = [*map(bytearray, cards), bytearray(self.card_size)]
        self.books = [*map(bytearray, books), bytearray(self.book_size)]


def _card(card: CardType, companies: int) -> list[int]:
    """1 for the kind, the value, the crate value, 1 for the company, 1 for the share's company."""
    return [
        *_one(card.kind, len(CARD_KINDS)),
        card.value,
        card.crate,
        *_one(card.company, companies),
        *_one(card.share, companies),
    ]


def _book(book: BookType) -> list[int]:
    """1 for the letter (none is a starting tile's), the needs, and what it gives."""
    reward = book.reward
    units = GOODS.index(reward.units_minus_one) if reward.units_minus_one else -1
    return [
        *_one(book.letter, len(BOOK_LETTERS)),
        *book.needs,
        reward.pounds,
        reward.diamonds,
        reward.books,
        reward.remove_posts,
        *_one(units, GOODS_KINDS),
    ]


def _one(number: int, size: int) -> list[int]:
    return [int(place == number) for place in range(size)]
