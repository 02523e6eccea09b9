"""Any game, and a table of any game: the state is the game's own, and nobody here looks into it."""

from typing import Any, TypeAlias

from comptoir.core import Game
from comptoir.table import Table

AnyState: TypeAlias = Any
AnyGame: TypeAlias = Game[AnyState]
AnyTable: TypeAlias = Table[AnyState]
