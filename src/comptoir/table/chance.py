# Compiled by mypyc.
"""Fair dealing: chance that follows from a secret seed, so that everybody can check it later.

The hash of the seed is shown before the first card is dealt, the seed itself when the game is
over. Whoever has both knows that nobody chose the cards. See docs/record-format.md.
"""

from hashlib import sha256
from hmac import digest

from comptoir.core import Action, Decision

DIGEST_BITS = 256


def commitment(seed: str) -> str:
    """The hash that is shown in place of the seed."""
    return sha256(seed.encode()).hexdigest()


class Dealer:
    """A keyed generator: each step of the log has a draw of its own, whatever else was drawn."""

    __slots__ = ("_key", "_seed")

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._key = seed.encode()

    @property
    def commitment(self) -> str:
        """The hash that was shown before."""
        return commitment(self._seed)

    def draw(self, decision: Decision, step: int) -> Action:
        """The option that chance takes as this line of the log, the first one being 1."""
        weights = decision.weights or (1,) * len(decision.options)
        rest = self._below(sum(weights), step)
        index = 0
        while rest >= weights[index]:
            rest -= weights[index]
            index += 1
        return decision.options[index]

    def _below(self, total: int, step: int) -> int:
        """A number from 0 up, each as likely: as many bits as it takes, until they are below."""
        unused = DIGEST_BITS - (total - 1).bit_length()
        attempt, number = 1, total
        while number >= total:
            number = self._number(step, attempt) >> unused
            attempt += 1
        return number

    def _number(self, step: int, attempt: int) -> int:
        text = f"comptoir chance {step} {attempt}"
        return int.from_bytes(digest(self._key, text.encode(), "sha256"), "big")
