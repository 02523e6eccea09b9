# Compiled by mypyc.
"""Printed things as plain JSON, with all that one needs to know about them."""

from collections.abc import Sequence
from dataclasses import fields

from comptoir.core.contract import Json
from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.printed import BOOK_LETTERS, CARD_KINDS, NEEDS, Reward
from comptoir.games.mombasa.rules.box import Box

REWARDS = tuple([field.name for field in fields(Reward)])


def seat_face(seat: int) -> Json:
    """A seat's number, or nobody."""
    return None if seat == NONE else seat


def company_face(box: Box, company: int) -> Json:
    """A company's id, or none."""
    return None if company == NONE else box.companies[company]


def card_face(box: Box, card: int) -> Json:
    """A card, or none."""
    return None if card == NONE else box.parts.get(("card", card)) or _card(box, card)


def _card(box: Box, card: int) -> Json:
    found = box.cards[card]
    face: Json = {
        "id": found.id,
        "kind": CARD_KINDS[found.kind],
        "value": found.value,
        "crate": found.crate,
        "company": company_face(box, found.company),
        "share": company_face(box, found.share),
    }
    return box.parts.keep(("card", card), face)


def card_faces(box: Box, cards: Sequence[int]) -> list[Json]:
    """Several cards."""
    return [card_face(box, card) for card in cards]


def book_face(box: Box, book: int) -> Json:
    """A book, or none; a starting tile's book has no letter."""
    return None if book == NONE else box.parts.get(("book", book)) or _book(box, book)


def _book(box: Box, book: int) -> Json:
    found = box.books[book]
    face: Json = {
        "id": found.id,
        "letter": None if found.letter == NONE else BOOK_LETTERS[found.letter],
        "needs": {need: count for need, count in zip(NEEDS, found.needs, strict=True) if count},
        "reward": reward_face(found.reward),
    }
    return box.parts.keep(("book", book), face)


def reward_face(reward: Reward) -> Json:
    """What a reward gives, without what it does not."""
    found: dict[str, Json] = {}
    for name in REWARDS:
        if value := getattr(reward, name):
            found[name] = value
    return found


def card_counts(box: Box, counts: bytes) -> Json:
    """How many of each card, by id."""
    key = "cards", counts
    known = box.parts.get(key)
    if known is not None:
        return known
    found: dict[str, Json] = {}
    for card in range(len(counts)):
        if counts[card]:
            found[box.cards[card].id] = counts[card]
    return box.parts.keep(key, found)


def book_counts(box: Box, counts: bytes) -> Json:
    """How many of each book, by id."""
    key = "books", counts
    known = box.parts.get(key)
    if known is not None:
        return known
    found: dict[str, Json] = {}
    for book, count in enumerate(counts):
        if count:
            found[box.books[book].id] = count
    return box.parts.keep(key, found)


def pairs(marks: Sequence[tuple[int, int]]) -> Json:
    """Marks along a track as lists of [space, value]."""
    return [list(mark) for mark in marks]
