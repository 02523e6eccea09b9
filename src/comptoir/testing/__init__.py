"""What tells whether a game keeps the contract, for the games here and those of other packages.

`check_game(case)` needs Python alone; `Conformance` is the same as tests for pytest.
"""

from comptoir.testing.case import CORE_REFUSALS, Case, Catalogue, money_told
from comptoir.testing.kit import Kit
from comptoir.testing.properties import AT_A_SPOT, WHOLE_GAME, Property
from comptoir.testing.spot import Spot
from comptoir.testing.suite import Conformance, check_game, check_property

__all__ = [
    "AT_A_SPOT",
    "CORE_REFUSALS",
    "WHOLE_GAME",
    "Case",
    "Catalogue",
    "Conformance",
    "Kit",
    "Property",
    "Spot",
    "check_game",
    "check_property",
    "money_told",
]
