"""Small ints for what the edition names with ids."""

from comptoir.games.mombasa.printed import (
    BONUS_TILES,
    BOOK_LETTERS,
    CARD_KINDS,
    COMPANIES,
    EXTRA_SPACES,
    GOODS,
    MAJORITIES,
    PERMANENT_BONUSES,
)

NONE = -1
"""No card, book, seat, company, tile or slot."""

COFFEE, BANANAS, COTTON, EXPANSION, BOOKKEEPER, MERCHANT, SHARE = range(len(CARD_KINDS))
"""Kinds of cards; goods come first, the majorities' kinds are the first four."""
ONE_GOOD, NEED_EXPANSION, SPECIALIST = range(len(GOODS), len(GOODS) + 3)
"""What a book asks for besides units of a good."""
LETTER_A = BOOK_LETTERS.index("A")

TILE_BOOKKEEPER, TILE_MERCHANT, TILE_EXPANSION, TILE_PLUS_ONE = range(len(BONUS_TILES))

MORE_EXPANSION, MORE_MARKERS, CHEAPER_BANANAS, CHEAPER_COTTON = range(len(PERMANENT_BONUSES))
BOOKS_AND_DIAMONDS, BUY_AND_DIAMONDS, SELL_DEAR, OTHER_TRACKS = range(
    len(PERMANENT_BONUSES), len(PERMANENT_BONUSES) + len(EXTRA_SPACES)
)

FIRST_PLAYER, BUY, SELL = range(3)
"""Bonus spaces; the others come in the order majorities, tiles, extra spaces of the tracks."""
MAJORITY = SELL + 1
TILE = MAJORITY + len(MAJORITIES)
EXTRA = TILE + len(BONUS_TILES)
LEVELS = 2
"""Bonuses of a track, so extra spaces, too."""
SPACES = (
    "first_player",
    "buy",
    "sell",
    *(f"majority_{kind}" for kind in MAJORITIES),
    *(f"tile_{tile}" for tile in BONUS_TILES),
    *(f"extra_{company}_{level + 1}" for company in COMPANIES for level in range(LEVELS)),
)
