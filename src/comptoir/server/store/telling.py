"""Who hears what is told."""

import logging
from collections.abc import Callable

log = logging.getLogger(__name__)


class Listeners:
    """Those who listen, each called with every text; the trouble of one is not that of others."""

    def __init__(self) -> None:
        self._heard: list[Callable[[str], None]] = []

    def add(self, heard: Callable[[str], None]) -> None:
        """Call this from now on."""
        self._heard.append(heard)

    def tell(self, text: str) -> None:
        """Call everybody."""
        for heard in self._heard:
            try:
                heard(text)
            except Exception:
                log.exception("A listener of the database failed.")
