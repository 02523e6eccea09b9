"""Whoever signs out everywhere, or is gone, stops listening, too."""

from comptoir.server.live.hub import Hubs
from comptoir.server.people.people import signed_out


class SignOut:
    """Hears who signed out, and ends their connections; those still signed in may come back."""

    def __init__(self, hubs: Hubs) -> None:
        self._hubs = hubs

    def __call__(self, text: str) -> None:
        """Something was told. If some was lost, all who are signed in say again who they are."""
        people = signed_out(text)
        if people or not text:
            for watcher in self._hubs.watchers:
                if watcher.person in people or (watcher.person and not text):
                    watcher.end("restart")
