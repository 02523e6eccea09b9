"""The small ints stand for the ids in their order."""

from comptoir.games.mombasa.edition.printed import (
    BONUS_TILES,
    BOOK_LETTERS,
    CARD_KINDS,
    EXTRA_SPACES,
    GOODS,
    MAJORITIES,
    NEEDS,
    PERMANENT_BONUSES,
)
from comptoir.games.mombasa.rules import kinds


def test_kinds_of_cards_and_needs() -> None:
    assert CARD_KINDS[kinds.COFFEE] == "coffee"
    assert CARD_KINDS[kinds.BANANAS] == "bananas"
    assert CARD_KINDS[kinds.COTTON] == "cotton"
    assert CARD_KINDS[kinds.EXPANSION] == "expansion"
    assert CARD_KINDS[kinds.BOOKKEEPER] == "bookkeeper"
    assert CARD_KINDS[kinds.MERCHANT] == "diamond_merchant"
    assert CARD_KINDS[kinds.SHARE] == "share"
    assert len(GOODS) == kinds.GOODS_KINDS
    assert NEEDS[kinds.ONE_GOOD :] == ("one_good", "expansion", "specialist")
    assert (kinds.NEED_EXPANSION, kinds.SPECIALIST) == (kinds.ONE_GOOD + 1, kinds.ONE_GOOD + 2)
    assert BOOK_LETTERS[kinds.LETTER_A] == "A"


def test_tiles() -> None:
    tiles = (kinds.TILE_BOOKKEEPER, kinds.TILE_MERCHANT, kinds.TILE_EXPANSION, kinds.TILE_PLUS_ONE)
    assert [BONUS_TILES[tile] for tile in tiles] == [
        *("bookkeeper", "diamond_merchant", "expansion", "plus_one")
    ]


def test_bonuses_of_the_tracks() -> None:
    bonuses = (*PERMANENT_BONUSES, *EXTRA_SPACES)
    assert bonuses[kinds.MORE_EXPANSION] == "more_expansion"
    assert bonuses[kinds.MORE_MARKERS] == "more_markers"
    assert bonuses[kinds.CHEAPER_BANANAS] == "cheaper_bananas"
    assert bonuses[kinds.CHEAPER_COTTON] == "cheaper_cotton"
    assert bonuses[kinds.BOOKS_AND_DIAMONDS] == "books_and_diamonds" == EXTRA_SPACES[0]
    assert bonuses[kinds.BUY_AND_DIAMONDS] == "buy_and_diamonds"
    assert bonuses[kinds.SELL_DEAR] == "sell_dear"
    assert bonuses[kinds.OTHER_TRACKS] == "other_tracks"


def test_bonus_spaces() -> None:
    assert kinds.SPACES[kinds.FIRST_PLAYER] == "first_player"
    assert kinds.SPACES[kinds.BUY] == "buy"
    assert kinds.SPACES[kinds.SELL] == "sell"
    assert kinds.SPACES[kinds.MAJORITY] == f"majority_{MAJORITIES[0]}"
    assert kinds.SPACES[kinds.TILE] == f"tile_{BONUS_TILES[0]}"
    assert kinds.SPACES[kinds.EXTRA] == "extra_mombasa_1"
