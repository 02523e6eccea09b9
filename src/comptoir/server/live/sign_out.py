"""Whoever signs out everywhere, or is gone, stops listening, too."""

from comptoir.server.people.people import signed_out
from comptoir.server.tables.keeper import Keeper


class SignOut:
    """Hears who signed out, and ends their connections; who is still somebody may come back."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    def __call__(self, text: str) -> None:
        """Something was told. If some was lost, all who are signed in say anew who they are."""
        people = signed_out(text)
        if people or not text:
            for live in self._keeper.held:
                for watcher in live.hub.watchers:
                    if watcher.person in people or (watcher.person and not text):
                        watcher.end("restart")
