"""What a network adds to an estimate: how much more, or less, is likely to come of a turn.

`residual:FILE` makes the best turn by the estimate of the strongest bot and by such a network,
without walks; `residual:FILE@0.5` takes half of what the network says, and `@0` nothing: that is
what a network has to be compared with.
"""

import json
from array import array
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from sys import byteorder
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.expert import judgement_of
from comptoir.bots.greedy import FINALISTS, SAME, add_world, possible_worlds
from comptoir.bots.network import FINE, MIDDLE, UNIT, Network
from comptoir.bots.plan import Plan
from comptoir.bots.turn import WIDTH, Beam, Turn, distinct, make
from comptoir.core import Action, Game, InvalidSetup, Json, Seat
from comptoir.core.judgement import Judgement
from comptoir.table import SeatView

RESIDUAL = "residual:"
"""How the name of such a bot begins."""
FORMAT = 1
PARTS = 4
"""How fine a network sees what the estimate expects: in that many parts of a point."""
POINT = UNIT * FINE * FINE
"""What a point is among its outputs."""
ARRAYS = ("inner", "inner_bias", "outer", "outer_bias")


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


def trained_for(game: Game[Any], seats: int) -> dict[str, Json]:
    """What the file of a network must agree on to be used."""
    return {
        "residual": FORMAT,
        "game": game.key,
        "version": game.version,
        "edition": game.edition.digest,
        "seats": seats,
        "layout": digest(game, seats),
    }


class Residual:
    """A network, and what it sees."""

    def __init__(self, network: Network, inputs: Inputs) -> None:
        self._network = network
        self._inputs = inputs

    def lead(self, state: Any, seat: Seat) -> float:
        """How many points more than its estimate says a seat will be ahead, about."""
        *points, _ = self._network.of(self._inputs.of(state, seat))
        half = len(points) // 2
        return (sum(points[:half]) - sum(points[half:])) / POINT


def write(file: Path, head: Mapping[str, Any], arrays: Mapping[str, Sequence[int]]) -> None:
    """A file of a network; the arrays are rows one after the other."""
    packed = {name: b64encode(_packed(arrays[name])).decode() for name in ARRAYS}
    file.write_text(json.dumps({**head, **packed}) + "\n", encoding="utf-8")


def read(file: Path, game: Game[Any], seats: int) -> Residual:
    """What is in the file, if it was trained for this game. Raises InvalidSetup."""
    found = _loaded(file)
    for name, value in trained_for(game, seats).items():
        if found.get(name) != value:
            raise InvalidSetup(
                f"'{file}' has a network for another {name}: {found.get(name)}, not {value}."
            )
    inputs = Inputs(game, seats)
    inner, inner_bias, outer, outer_bias = (found[name] for name in ARRAYS)
    units = len(inner_bias)
    rows, columns = (_rows(flat, units) for flat in (inner, outer))
    return Residual(Network(inputs.counts, rows, inner_bias, columns, outer_bias), inputs)


def _loaded(file: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return found | {name: _unpacked(found[name]) for name in ARRAYS}
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise InvalidSetup(f"'{file}' can't be read as a network: {error}") from None


def _rows(flat: list[int], width: int) -> list[list[int]]:
    return [flat[start : start + width] for start in range(0, len(flat), width)]


def _packed(numbers: Sequence[int]) -> bytes:
    """As whole numbers of four bytes, the lowest first."""
    packed = array("i", numbers)
    if byteorder == "big":
        packed.byteswap()
    return packed.tobytes()


def _unpacked(text: str) -> list[int]:
    packed = array("i", b64decode(text))
    if byteorder == "big":
        packed.byteswap()
    return packed.tolist()


def is_residual(name: str) -> bool:
    """Whether the name is that of a bot with a network."""
    return name.startswith(RESIDUAL)


def _parts(text: str) -> tuple[Path, float]:
    """A file, and which part of what its network says counts: all of it if nothing else is said."""
    file, at, part = text.rpartition("@")
    if not at:
        return Path(text), 1.0
    try:
        return Path(file), float(part)
    except ValueError:
        raise InvalidSetup(f"'{part}' is not a part: write 0.5 for half.") from None


class ResidualBot:
    """The best whole turn by the strongest bot's estimate and what a network adds to it."""

    def __init__(self, name: str, seed: str) -> None:
        self._file, self._weight = _parts(name.removeprefix(RESIDUAL))
        _loaded(self._file)
        self._rng = Random(seed)
        self._plan = Plan()
        self._thinking: tuple[Judgement, Residual] | None = None

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """Go on with the turn thought out, if all is as foreseen; otherwise think again."""
        if self._thinking is None:
            judgement = judgement_of(seat_view.game, seat_view.seats)
            self._thinking = judgement, read(self._file, judgement.game, seat_view.seats)
        judgement, residual = self._thinking
        if not self._plan.foresees(seat_view.decision):
            self._plan.make(self._best(seat_view.judged(judgement.game), judgement, residual))
        return self._plan.next()

    def _best(self, seat_view: SeatView[Any], judgement: Judgement, residual: Residual) -> Turn:
        """The best turn, on the average over some possible worlds."""
        worlds = possible_worlds(seat_view, self._rng)
        beam = Beam(seat_view.game, seat_view.seats, WIDTH, Budget(), manner=judgement.manner)
        found = distinct(beam.turns(worlds[0], seat_view.decision))[:FINALISTS]
        for world in worlds[1:]:
            add_world(seat_view, world, found)
        for turn in found:
            turn.value /= len(worlds)
            if self._weight and len(found) > 1:
                turn.value += self._weight * self._added(seat_view, worlds[0], turn, residual)
        best = max([turn.value for turn in found])
        return self._rng.choice([turn for turn in found if turn.value > best - SAME])

    @staticmethod
    def _added(seat_view: SeatView[Any], world: Any, turn: Turn, residual: Residual) -> float:
        after = seat_view.game.clone(world)
        make(seat_view.game, after, turn)
        return residual.lead(after, seat_view.seat)
