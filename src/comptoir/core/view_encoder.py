"""Numbers for agents, of a game that has no encoder of its own: out of what a seat sees.

A view has no fixed size. So whatever stands in it (a number, a text, true or false) is counted at a
place that follows from where it stands: "players, coins" always at the same one. Two things may
share a place; with many more places than things that is rare.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Generic, TypeVar

from comptoir.core.contract import Field, Game, Json, Seat
from comptoir.core.observation import asked, at_most

S = TypeVar("S")
VIEW, QUESTION = 512, 64
PLAYERS = "players"
"""What a view has for each seat, in their order, is turned so that the observer's comes first."""


class ViewEncoder(Generic[S]):
    """Turns a state into numbers by its view and the seat's own question."""

    def __init__(self, game: Game[S], seats: int) -> None:
        self._game = game
        self._seats = seats
        self._places: dict[tuple[str, int], int] = {}
        self.layout: tuple[Field, ...] = (
            Field("seat", seats, "1 for the observer's seat"),
            Field("asked", seats, "1 for each seat that has a question, from the observer on"),
            Field("question", QUESTION, "the seat's own question: its kind and what it speaks of"),
            Field("view", VIEW, "what the seat sees, each thing at its place"),
        )

    def encode(self, state: S, seat: Seat) -> bytes:
        """As many bytes as the layout has."""
        decisions = self._game.decisions(state)
        own = bytes([int(each == seat) for each in range(self._seats)])
        question: dict[str, Json] = {}
        for decision in decisions:
            if decision.seat == seat:
                question = {"kind": decision.kind}
                for name, value in decision.args:
                    question[name] = list(value) if isinstance(value, tuple) else value
        view = self._game.view(state, seat)
        seen = {**view, PLAYERS: self._turned(view.get(PLAYERS), seat)}
        return b"".join(
            [
                own,
                asked(decisions, seat, self._seats),
                self._counted(question, QUESTION),
                self._counted(seen, VIEW),
            ]
        )

    def _turned(self, players: Json, seat: Seat) -> Json:
        return players[seat:] + players[:seat] if isinstance(players, list) else players

    def _counted(self, data: Json, size: int) -> bytes:
        found = [0] * size
        for path, number in things(data):
            found[self._place(path, size)] += number
        return bytes([at_most(number) for number in found])

    def _place(self, path: str, size: int) -> int:
        key = (path, size)
        if key not in self._places:
            self._places[key] = int.from_bytes(sha256(path.encode()).digest()[:8]) % size
        return self._places[key]


def things(data: Json, path: str = "") -> Iterator[tuple[str, int]]:
    """Everything in the data: where, and how much; texts are part of the where."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from things(value, f"{path}/{key}")
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from things(value, f"{path}/{index}")
    elif isinstance(data, str):
        yield f"{path}={data}", 1
    elif data:
        yield (path, int(data)) if data > 0 else (f"{path}/minus", -int(data))
