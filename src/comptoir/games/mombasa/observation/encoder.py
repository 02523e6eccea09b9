# Compiled by mypyc.
"""What turns states into numbers: a table for each seat that looks, kept from look to look."""

from typing import Any

from comptoir.core.contract import Seat
from comptoir.games.mombasa.observation.layout import Layout
from comptoir.games.mombasa.observation.table import Table
from comptoir.games.mombasa.rules.box import Box
from comptoir.games.mombasa.rules.state import State


class Encoder:
    """Observations of games with that many seats."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self.layout = layout.fields
        self._tables: dict[Seat, Table] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return _encoder, (self._layout.box, self._layout.seats)

    def encode(self, state: State, seat: Seat) -> bytes:
        """The table from the seat's side."""
        table = self._tables.get(seat)
        if table is None:
            table = self._tables[seat] = Table(self._layout, seat)
        table.show(state)
        return bytes(table.row)


def _encoder(box: Box, seats: int) -> Encoder:
    return Encoder(Layout(box, seats))
