# Compiled by mypyc.
"""Events of a game that is under way: said to all, or to one seat alone."""

from typing import ClassVar

from comptoir.core.contract import Event, Seat, Value
from comptoir.core.native import mypyc_attr
from comptoir.core.stack import Stacked


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling(Stacked):
    """A state that tells what happens, while somebody listens."""

    __slots__ = ()
    game: ClassVar[str] = ""
    """The key with which its events begin."""

    def tell(self, kind: str, rule: str, /, **args: Value) -> None:
        """Say what happened, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(f"{self.game}.{kind}", tuple(args.items()), rule=rule))

    def reveal(self, kind: str, rule: str, /, **args: Value) -> None:
        """Say what came to light: there is no way back behind it."""
        if self.events is not None:
            event = Event(f"{self.game}.{kind}", tuple(args.items()), reveals=True, rule=rule)
            self.events.append(event)

    def whisper(
        self, kind: str, rule: str, seat: int, /, *, reveals: bool = False, **secret: Value
    ) -> None:
        """Say it to one seat alone."""
        if self.events is not None:
            args, audience = (("seat", seat), *secret.items()), frozenset((Seat(seat),))
            event = Event(f"{self.game}.{kind}", (), args, audience, reveals, rule)
            self.events.append(event)
