"""How sending a message went."""

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """Sent, or why not: a word for the page to explain."""

    reason: str = ""
    status: int = 0
    """What a webhook answered."""

    @property
    def sent(self) -> bool:
        """Whether it went well."""
        return not self.reason


SENT = Outcome()
