"""The games as research environments: PettingZoo, Gymnasium and OpenSpiel.

Each game has a module here that PettingZoo's users expect, its key with a version behind it, such
as `comptoir.envs.chess_v0` for a game of chess; the version rises when the dynamics change.
`single_v0` has the Gymnasium environments, `openspiel` registers the games with OpenSpiel. Each
needs its library: the extras `envs` and `openspiel`. Nothing of them is imported here, so that one
works without the other.
"""

import sys
from typing import Any

from comptoir.envs.modules import modules

_MODULES = modules(__name__)
sys.modules.update({f"{__name__}.{name}": module for name, module in _MODULES.items()})


def __getattr__(name: str) -> Any:
    """The module of a game's environment."""
    if name in _MODULES:
        return _MODULES[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
