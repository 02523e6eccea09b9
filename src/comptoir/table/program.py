"""Which program it is: what it writes says so."""

from functools import cache
from importlib.metadata import version

from comptoir.core.native import compiled


@cache
def program() -> str:
    """The name and the version; the engine plays the same, compiled or not."""
    return f"comptoir {version('comptoir')}, " + ("compiled" if compiled() else "not compiled")
