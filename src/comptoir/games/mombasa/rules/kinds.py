# Compiled by mypyc.
"""Small ints for what the edition names with ids.

They are constants to the compiler, too; a test compares them with the ids' order.
"""

from typing import Final

from comptoir.games.mombasa.edition.printed import BONUS_TILES, COMPANIES, MAJORITIES

COFFEE: Final = 0
BANANAS: Final = 1
COTTON: Final = 2
EXPANSION: Final = 3
BOOKKEEPER: Final = 4
MERCHANT: Final = 5
SHARE: Final = 6
"""Kinds of cards; goods come first, the majorities' kinds are the first four."""
GOODS_KINDS: Final = 3
"""How many of the kinds are goods."""
ONE_GOOD: Final = 3
NEED_EXPANSION: Final = 4
SPECIALIST: Final = 5
"""What a book asks for besides units of a good."""
LETTER_A: Final = 0

TILE_BOOKKEEPER: Final = 0
TILE_MERCHANT: Final = 1
TILE_EXPANSION: Final = 2
TILE_PLUS_ONE: Final = 3

MORE_EXPANSION: Final = 0
MORE_MARKERS: Final = 1
CHEAPER_BANANAS: Final = 2
CHEAPER_COTTON: Final = 3
"""Bonuses of the tracks that are always in force; then come those with an extra space."""
BOOKS_AND_DIAMONDS: Final = 4
BUY_AND_DIAMONDS: Final = 5
SELL_DEAR: Final = 6
OTHER_TRACKS: Final = 7

FIRST_PLAYER: Final = 0
BUY: Final = 1
SELL: Final = 2
MAJORITY: Final = 3
TILE: Final = 7
EXTRA: Final = 11
"""Bonus spaces: three of their own, then majorities, tiles and the tracks' extra spaces."""
LEVELS: Final = 2
"""Bonuses of a track, so extra spaces, too."""
SPACES: Final[tuple[str, ...]] = (
    "first_player",
    "buy",
    "sell",
    *(f"majority_{kind}" for kind in MAJORITIES),
    *(f"tile_{tile}" for tile in BONUS_TILES),
    *(f"extra_{company}_{level + 1}" for company in COMPANIES for level in range(LEVELS)),
)
