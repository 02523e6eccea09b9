"""A residual fitted to menus: which turns come to more than their estimates say.

    comptoir train fit GAME --players 2 --resume menus.jsonl --out network.json

The network learns differences within menus, by scoring category: what all turns of a menu have in
common says nothing about them. Turns that are far behind by their estimates count little. The last
fifth of the games is held out: it says when to stop, how much of the differences is explained, and
how much better turns are chosen by the network than by the estimate alone.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from comptoir.bots.expert import judgement_of
from comptoir.bots.network import COUNTS, FINE, POINTS, UNIT
from comptoir.bots.numbers import in_use
from comptoir.bots.residual import LARGEST as LARGEST_FILE
from comptoir.bots.residual import Inputs, trained_for, write
from comptoir.core import InvalidSetup
from comptoir.lab.match import cached_game
from comptoir.lab.provenance import commit, program
from comptoir.study.menus import ARMS, Harvest, Menu, read
from comptoir.study.slopes import NEAR, step

HIDDEN = 64
"""Units of the hidden layer,"""
FEWER = 48
"""and where the file would be too large."""
HELD_OUT = 0.2
SCALE = 4.0
"""What corrections are divided by while fitting."""
EPOCHS = 30
PATIENCE = 4
"""After that many epochs without a better fit it stops."""
BATCH = 128
"""Menus in a step."""
RATE = 1e-3
DECAY = 3e-2
"""How much of its weights a network loses in a step, times the rate."""
WEIGHT = 2 * 4 / 3
"""Bytes of a file for each weight of an input: two in base64;"""
OTHERWISE = 20_000
"""and for all the rest of a network."""
CATEGORIES = 0.3
"""How much each category counts beside the lead that they come to,"""
WINNING = 0.1
"""and how much the chance of winning."""
LARGEST = 2**31 - 1

Array = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Layers = dict[str, Array]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Menus as arrays: by menu and turn, with room for as many turns as any menu has."""

    rows: Bytes
    targets: Array
    """Corrections by category, from the middle of the menu."""
    weights: Array
    """How much a turn counts, in parts of its menu; nothing where there is none."""
    won: Array
    """By menu: the part of a win that the seat had."""
    chosen: NDArray[np.int64]
    """By menu: the turn that was made."""

    def __len__(self) -> int:
        return len(self.rows)

    def some(self, which: Any) -> "Lesson":
        """Only these menus."""
        return Lesson(
            self.rows[which],
            self.targets[which],
            self.weights[which],
            self.won[which],
            self.chosen[which],
        )


def lesson(games: Sequence[tuple[Sequence[float], Sequence[Menu]]]) -> Lesson:
    """What games teach: the part of a win that each seat had, and the menus of each."""
    menus = [(shares[menu.seat], menu) for shares, found in games for menu in found]
    width, outputs = len(menus[0][1].inputs[0]), len(menus[0][1].corrections[0])
    rows = np.zeros((len(menus), ARMS, width), np.uint8)
    targets = np.zeros((len(menus), ARMS, outputs), np.float32)
    weights = np.zeros((len(menus), ARMS), np.float32)
    for number, (_, menu) in enumerate(menus):
        count = len(menu.inputs)
        rows[number, :count] = [np.frombuffer(row, np.uint8) for row in menu.inputs]
        behind = np.array(menu.values) - max(menu.values)
        weights[number, :count] = np.exp(behind / NEAR)
        weights[number] /= weights[number].sum()
        targets[number, :count] = np.array(menu.corrections) / SCALE
    won = np.array([share for share, _ in menus], np.float32)
    chosen = np.array([menu.chosen for _, menu in menus])
    return Lesson(rows, centred(targets, weights), weights, won, chosen)


def centred(values: Array, weights: Array) -> Array:
    """Values of turns from the middle of their menu, and 0 where there is no turn."""
    middle = (values * weights[:, :, None]).sum(1, keepdims=True)
    found: Array = (values - middle) * (weights > 0)[:, :, None]
    return found


def lead(values: Array) -> Array:
    """How far the seat is ahead by its categories and those of the others."""
    half = values.shape[-1] // 2
    found: Array = values[..., :half].sum(-1) - values[..., half:].sum(-1)
    return found


class Fit:
    """A network under way."""

    def __init__(
        self, counts: int, width: int, outputs: int, seed: int = 0, hidden: int = HIDDEN
    ) -> None:
        rng = np.random.default_rng(seed)
        self._rng = rng
        tables = [COUNTS] * counts + [POINTS] * (width - counts)
        self._table: Array = np.array(tables, np.float32) / np.float32(UNIT)
        self._places = np.arange(width)
        self.layers: Layers = {
            "inner": rng.normal(0, width**-0.5, (width, hidden)).astype(np.float32),
            "inner_bias": np.zeros(hidden, np.float32),
            "outer": np.zeros((hidden, outputs + 1), np.float32),
            "outer_bias": np.zeros(outputs + 1, np.float32),
        }
        self._mean = {name: np.zeros_like(layer) for name, layer in self.layers.items()}
        self._square = {name: np.zeros_like(layer) for name, layer in self.layers.items()}
        self._steps = 0

    def seen(self, rows: Bytes) -> Array:
        """The inputs that rows of bytes stand for."""
        found: Array = self._table[self._places, rows]
        return found

    def outputs(self, rows: Bytes) -> tuple[Array, Array, Array]:
        """What the network says of rows, with its inputs and its hidden units."""
        seen = self.seen(rows).reshape(-1, rows.shape[-1])
        hidden = np.maximum(seen @ self.layers["inner"] + self.layers["inner_bias"], 0)
        said = hidden @ self.layers["outer"] + self.layers["outer_bias"]
        return seen, hidden, said.reshape(*rows.shape[:-1], -1)

    def epoch(self, found: Lesson) -> None:
        """Once through all menus."""
        order = self._rng.permutation(len(found))
        for start in range(0, len(order), BATCH):
            self._step(found.some(order[start : start + BATCH]))

    def copy(self) -> Layers:
        """The layers as they are now."""
        return {name: layer.copy() for name, layer in self.layers.items()}

    def explained(self, found: Lesson) -> float:
        """Which part of the differences in lead within menus the network foresees."""
        error, spread = 0.0, 0.0
        for part in _parts(found):
            said = centred(self.outputs(part.rows)[2][..., :-1], part.weights)
            wanted = lead(part.targets)
            error += float((part.weights * (lead(said) - wanted) ** 2).sum())
            spread += float((part.weights * wanted**2).sum())
        return 1 - error / spread if spread else 0.0

    def gains(self, found: Lesson) -> tuple[float, float]:
        """How many points more a menu come of the turns chosen by the network, and at most."""
        own, most = 0.0, 0.0
        for part in _parts(found):
            with np.errstate(divide="ignore"):
                values = NEAR * np.log(part.weights)
            said = SCALE * lead(centred(self.outputs(part.rows)[2][..., :-1], part.weights))
            came = values + SCALE * lead(part.targets)
            at = np.arange(len(part))
            first = came[at, values.argmax(1)]
            own += float((came[at, (values + said).argmax(1)] - first).sum())
            most += float((came.max(1) - first).sum())
        return own / len(found), most / len(found)

    def _step(self, part: Lesson) -> None:
        seen, hidden, said = self.outputs(part.rows)
        slope = self._slope(part, said).reshape(-1, said.shape[-1])
        below = (slope @ self.layers["outer"].T) * (hidden > 0)
        self._move(
            {
                "inner": seen.T @ below,
                "inner_bias": below.sum(0),
                "outer": hidden.T @ slope,
                "outer_bias": slope.sum(0),
            }
        )

    @staticmethod
    def _slope(part: Lesson, said: Array) -> Array:
        """Of the loss by the outputs."""
        missed = centred(said[..., :-1], part.weights) - part.targets
        half = missed.shape[-1] // 2
        signs = np.array([1.0] * half + [-1.0] * half, np.float32)
        slope = np.zeros_like(said)
        by_category = lead(missed)[..., None] * signs + CATEGORIES * missed
        slope[..., :-1] = centred(by_category, part.weights) * part.weights[..., None]
        at = np.arange(len(part)), part.chosen
        slope[*at, -1] = WINNING * (1 / (1 + np.exp(-said[*at, -1])) - part.won)
        return slope / np.float32(len(part))

    def _move(self, slopes: Layers) -> None:
        """One step of Adam, with decay."""
        self._steps += 1
        for name, slope in slopes.items():
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope**2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self.layers[name] *= 1 - RATE * DECAY
            self.layers[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


def _parts(found: Lesson) -> Iterator[Lesson]:
    for start in range(0, len(found), BATCH):
        yield found.some(slice(start, start + BATCH))


@dataclass(frozen=True, slots=True)
class Fitted:
    """A network, and how good it is."""

    harvest: Harvest
    games: int
    menus: int
    held_out: int
    """Of the games."""
    explained: float
    """On those: which part of the differences in lead within menus it foresees,"""
    gain: tuple[float, float]
    """and how many points a menu are won by choosing by it, and how far off that may be (95%)."""
    most: float
    """That many there are to be won."""
    layers: Layers
    numbers: dict[str, tuple[float, float]]
    """Those of the estimate that can be tuned: in use, and by the slopes of all games."""


def hidden_for(width: int) -> int:
    """How many hidden units a network has that sees so much, if nothing is said."""
    return HIDDEN if width * HIDDEN * WEIGHT < LARGEST_FILE - OTHERWISE else FEWER


def fit(
    harvest: Harvest,
    lines: Sequence[dict[str, Any]],
    hidden: int | None = None,
    advance: Callable[[int], None] | None = None,
) -> Fitted:
    """The network that explains most on the games held out. Raises InvalidSetup."""
    found = [(one["shares"], read(one)) for one in sorted(lines, key=lambda one: one["number"])]
    early = int(len(found) * (1 - HELD_OUT))
    if not early or early == len(found):
        raise InvalidSetup("There are too few games to learn from: generate more.")
    taught, held = lesson(found[:early]), lesson(found[early:])
    game = judgement_of(cached_game(harvest.game, None), harvest.seats).game
    counts = Inputs(game, harvest.seats).counts
    width = taught.rows.shape[-1]
    units = hidden or hidden_for(width)
    under_way = Fit(counts, width, taught.targets.shape[-1], hidden=units)
    best, layers, since = under_way.explained(held), under_way.copy(), 0
    for _ in range(EPOCHS):
        under_way.epoch(taught)
        if advance:
            advance(1)
        explained, since = under_way.explained(held), since + 1
        if explained > best:
            best, layers, since = explained, under_way.copy(), 0
        if since >= PATIENCE:
            break
    under_way.layers = layers
    gains = np.array([under_way.gains(lesson([one])) for one in found[early:]])
    doubt = 1.96 * gains[:, 0].std() / max(1, len(gains) - 1) ** 0.5
    return Fitted(
        harvest,
        games=len(found),
        menus=len(taught) + len(held),
        held_out=len(found) - early,
        explained=best,
        gain=(float(gains[:, 0].mean()), float(doubt)),
        most=float(gains[:, 1].mean()),
        layers=layers,
        numbers=_numbers(harvest, [menus for _, menus in found]),
    )


def _numbers(harvest: Harvest, games: Sequence[Sequence[Menu]]) -> dict[str, tuple[float, float]]:
    """By name: the number in use, and where the slopes of these games lead."""
    start = in_use(cached_game(harvest.game, None), harvest.seats)
    moved = step(start, games) if start else {}
    return {name: (start[name], value) for name, value in moved.items()}


def report(found: Fitted) -> str:
    """How good a network is, in two lines."""
    gain, doubt = found.gain
    return (
        f"{found.harvest.game}, {found.harvest.seats} players: {found.games} games, "
        f"{found.menus} menus; of the differences in {found.held_out} games held out "
        f"{100 * found.explained:.1f}% explained\n"
        f"points a menu won there by choosing by it: {gain:.3f} ± {doubt:.3f} of {found.most:.3f}\n"
    )


def keep(file: Path, found: Fitted) -> None:
    """Write the network into a file."""
    game = cached_game(found.harvest.game, None)
    head = trained_for(game, found.harvest.seats) | {
        **program(),
        "commit": commit(),
        "seed": found.harvest.seed,
        "games": found.games,
        "explained": round(found.explained, 4),
    }
    write(file, head, whole(found.layers))


def whole(layers: Layers) -> dict[str, list[int]]:
    """The layers in whole numbers, rows one after the other, corrections in points."""
    points = np.array([SCALE] * (len(layers["outer_bias"]) - 1) + [1.0])
    scaled = {
        "inner": layers["inner"] * FINE,
        "inner_bias": layers["inner_bias"] * FINE * UNIT,
        "outer": (layers["outer"] * points * FINE).T,
        "outer_bias": layers["outer_bias"] * points * FINE * FINE * UNIT,
    }
    return {
        name: np.clip(np.rint(layer), -LARGEST, LARGEST).astype(int).ravel().tolist()
        for name, layer in scaled.items()
    }
