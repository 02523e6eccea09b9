# Compiled by mypyc.
"""Parts of views that come again and again, made once and shared.

A part is known by all that it is made from, so what is found under a key is what would be made of
it: nothing that the key does not say is in it, whoever looks. Whoever gets a part only reads it.
"""

from typing import Final

from comptoir.core.contract import Json, View

MOST: Final = 8192
"""This many parts are remembered, and as many that were made before them; older ones are not."""


class Parts:
    """What was made for each key, the latest of them."""

    __slots__ = ("_before", "_made")

    def __init__(self) -> None:
        self._made: dict[object, Json] = {}
        self._before: dict[object, Json] = {}

    def get(self, key: object) -> Json:
        """What was made for the key; None: nothing is remembered."""
        found = self._made.get(key)
        if found is None:
            found = self._before.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: object, part: Json) -> Json:
        """Remember what was made for the key."""
        if len(self._made) >= MOST:
            self._before, self._made = self._made, {}
        self._made[key] = part
        return part


def own_view(shared: View) -> View:
    """A view of the same content that shares nothing, for whoever may change it."""
    return {name: _own(part) for name, part in shared.items()}


def _own(part: Json) -> Json:
    if isinstance(part, dict):
        return {name: _own(inner) for name, inner in part.items()}
    if isinstance(part, list):
        return [_own(inner) for inner in part]
    return part
