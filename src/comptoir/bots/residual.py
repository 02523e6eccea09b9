"""What a network adds to an estimate: how much more, or less, is likely to come of a turn.

One that won its final match stands in the package of its game, `network-SEATS.json`.
"""

import json
from array import array
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.resources.abc import Traversable
from math import ceil
from pathlib import Path
from sys import byteorder
from typing import Any

from comptoir.bots.network import FINE, MIDDLE, UNIT, Network
from comptoir.bots.numbers import in_use, made_for
from comptoir.core import Game, InvalidSetup, Seat

FORMAT = 3
NETWORK = "network"
"""What promoted files with networks are called, before the number of seats."""
PARTS = 4
"""How fine a network sees what the estimate expects: in that many parts of a point."""
POINT = UNIT * FINE * FINE
"""What a point is among its outputs."""
ARRAYS = ("inner", "inner_bias", "outer", "outer_bias")
LARGEST = 600_000
"""That many bytes a file may take: it comes with every copy of the program."""
CODES = {2: "h", 4: "i"}
"""Whole numbers by their bytes, as `array` calls them."""


class Inputs:
    """What a network sees: the observation of a seat, and what the estimate expects of all."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game = game
        self._seats = seats
        self._encoder = game.encoder(seats)
        self.counts = sum([field.size for field in self._encoder.layout])
        """That many numbers of a row are those of the observation."""

    def of(self, state: Any, seat: Seat) -> bytes:
        """A row of bytes: as the seat sees it, then points by category, from the seat on."""
        points = [
            max(0, min(255, MIDDLE + round(PARTS * value)))
            for by in range(self._seats)
            for value in self._game.estimate(state, Seat((seat + by) % self._seats))
        ]
        return self._encoder.encode(state, seat) + bytes(points)


def digest(game: Game[Any], seats: int) -> str:
    """Of what a network is shown."""
    fields = [(field.name, field.size) for field in game.encoder(seats).layout]
    return sha256(repr((fields, PARTS)).encode()).hexdigest()[:16]


def trained_for(game: Game[Any], seats: int) -> dict[str, Any]:
    """What the file of a network must agree on to be used."""
    return {
        "residual": FORMAT,
        **made_for(game, seats),
        "layout": digest(game, seats),
        "numbers": in_use(game, seats),
    }


class Residual:
    """A network, and what it sees."""

    def __init__(self, network: Network, inputs: Inputs, part: float = 1.0) -> None:
        self._network = network
        self._inputs = inputs
        self.part = part
        """Which part of what it says is to count."""

    def lead(self, state: Any, seat: Seat) -> float:
        """How many points more than its estimate says a seat will be ahead, about."""
        *points, _ = self._network.of(self._inputs.of(state, seat))
        half = len(points) // 2
        return (sum(points[:half]) - sum(points[half:])) / POINT

    def opinion(self, state: Any, seat: Seat) -> float:
        """The part of it that is to count."""
        return self.part * self.lead(state, seat)


def write(file: Path, head: Mapping[str, Any], arrays: Mapping[str, Sequence[int]]) -> None:
    """A file of a network; the arrays are rows one after the other. Raises InvalidSetup."""
    sizes = {name: _bytes(arrays[name]) for name in ARRAYS}
    packed = {name: b64encode(_packed(arrays[name], sizes[name])).decode() for name in ARRAYS}
    text = json.dumps({**head, "bytes": sizes, **packed}) + "\n"
    demand_small(file, text)
    file.write_text(text, encoding="utf-8")


def demand_small(file: Path, text: str) -> None:
    """Raises InvalidSetup for a network that is too large to come with the program."""
    if len(text) > LARGEST:
        raise InvalidSetup(
            f"The network in '{file}' takes {ceil(len(text) / 1000)} kB, and {LARGEST // 1000} are "
            "allowed: fit one with fewer hidden units (comptoir train fit --hidden)."
        )


def read(file: Traversable, game: Game[Any], seats: int) -> Residual:
    """What is in the file, if it was trained for this game. Raises InvalidSetup."""
    found = load(file)
    for name, value in trained_for(game, seats).items():
        if found.get(name) != value:
            raise InvalidSetup(
                f"'{file}' has a network for another {name}: {found.get(name)}, not {value}."
            )
    inputs = Inputs(game, seats)
    inner, inner_bias, outer, outer_bias = (found[name] for name in ARRAYS)
    units = len(inner_bias)
    rows, columns = (_rows(flat, units) for flat in (inner, outer))
    network = Network(inputs.counts, rows, inner_bias, columns, outer_bias)
    return Residual(network, inputs, found.get("part", 1.0))


def load(file: Traversable) -> dict[str, Any]:
    """All that is in a file of a network. Raises InvalidSetup."""
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return found | {name: _unpacked(found[name], found["bytes"][name]) for name in ARRAYS}
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise InvalidSetup(f"'{file}' can't be read as a network: {error}") from None


def _rows(flat: list[int], width: int) -> list[list[int]]:
    return [flat[start : start + width] for start in range(0, len(flat), width)]


def _bytes(numbers: Sequence[int]) -> int:
    """How many bytes each takes: two if all fit."""
    return 2 if all(-(2**15) <= number < 2**15 for number in numbers) else 4


def _packed(numbers: Sequence[int], size: int) -> bytes:
    """As whole numbers of that many bytes, the lowest first."""
    packed = array(CODES[size], numbers)
    if byteorder == "big":
        packed.byteswap()
    return packed.tobytes()


def _unpacked(text: str, size: int) -> list[int]:
    packed = array(CODES[size], b64decode(text))
    if byteorder == "big":
        packed.byteswap()
    return packed.tolist()


def parts(text: str) -> tuple[Path, float]:
    """A file, and which part of what its network says counts: all of it if nothing else is said."""
    file, at, part = text.rpartition("@")
    if not at:
        return Path(text), 1.0
    try:
        return Path(file), float(part)
    except ValueError:
        raise InvalidSetup(f"'{part}' is not a part: write 0.5 for half.") from None
