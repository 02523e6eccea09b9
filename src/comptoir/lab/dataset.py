"""Positions, choices and outcomes of many games as Parquet files, for those who learn from them.

A file holds the games of one range of numbers, always the same ones, so it does not matter who
plays them; it appears when it is complete. An interrupted run goes on with what is missing.
The columns are described in docs/research.md.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

from comptoir import games
from comptoir.core import CHANCE, Game, InvalidSetup, Json
from comptoir.core.canonical import canonical
from comptoir.envs.choices import Choices
from comptoir.lab.match import Played, Seating, cached_game, play
from comptoir.lab.pool import spread
from comptoir.lab.simulate import Setting, check

FORMAT = 1
"""Goes up when the columns change."""
SHARD = 50
"""Games a file."""
ABOUT = b"comptoir"
"""The key of what a file says about itself."""
COUNT = b"games"
"""The key of how many games a file holds."""


@dataclass(frozen=True, slots=True)
class Written:
    """What there is now."""

    files: int
    games: int
    rows: int


def write(
    setting: Setting,
    folder: Path,
    jobs: int = 1,
    advance: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> Written:
    """Write the files that are missing; `advance` hears how many more games are there.

    Raises InvalidSetup, BadEdition.
    """
    parquet = demand()
    check(setting)
    _make(folder)
    tell = advance or (lambda _: None)
    wanted = [range(i, min(i + SHARD, setting.games)) for i in range(0, setting.games, SHARD)]
    missing = [numbers for numbers in wanted if not _there(parquet, setting, folder, numbers)]
    tell(setting.games - sum(map(len, missing)))
    for numbers, data in spread(partial(shard, setting), missing, jobs, ray):
        _keep(file(folder, numbers), data)
        tell(len(numbers))
    rows = sum(parquet.read_metadata(file(folder, numbers)).num_rows for numbers in wanted)
    return Written(len(wanted), setting.games, rows)


def demand() -> Any:
    """The library that writes the files. Raises InvalidSetup."""
    try:
        return import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        message = "Datasets need 'pyarrow': install Comptoir as comptoir[dataset]."
        raise InvalidSetup(message) from None


def file(folder: Path, numbers: range) -> Path:
    """Where the games of a range are kept: the number of the first is in its name."""
    return folder / f"games-{numbers.start:08d}.parquet"


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidSetup(f"Can't write '{folder}': {error.strerror}.") from None


def _there(parquet: Any, setting: Setting, folder: Path, numbers: range) -> bool:
    """Whether the file is there with all its games; one of something else is refused."""
    path = file(folder, numbers)
    if not path.exists():
        return False
    try:
        found = parquet.read_schema(path).metadata or {}
    except (OSError, ValueError):
        found = {}
    if found.get(ABOUT) != about(setting):
        message = f"'{path}' holds other games. Choose another folder, or set all as it was."
        raise InvalidSetup(message)
    return bool(found.get(COUNT) == _count(numbers))


def _count(numbers: range) -> bytes:
    return str(len(numbers)).encode()


def _keep(path: Path, data: bytes) -> None:
    """The file appears whole or not at all."""
    unfinished = path.with_suffix(".unfinished")
    try:
        unfinished.write_bytes(data)
        unfinished.replace(path)
    except OSError as error:
        raise InvalidSetup(f"Can't write '{path}': {error.strerror}.") from None


def about(setting: Setting) -> bytes:
    """What a file says about itself: all that is needed to read its numbers."""
    game = cached_game(setting.game, setting.edition)
    options = {name: values[0] for name, values in game.variants.items()} | dict(setting.options)
    layout = games.encoder(game, len(setting.bots)).layout
    told: dict[str, Json] = {
        "format": FORMAT,
        "game": game.key,
        "version": game.version,
        "edition": game.edition.digest,
        "options": {name: str(value) for name, value in options.items()},
        "bots": [*setting.bots],
        "seed": setting.seed,
        "actions": [action.text for action in Choices(game).actions],
        "layout": [[field.name, field.size] for field in layout],
    }
    return canonical(told).encode()


def schema(setting: Setting, numbers: range) -> Any:
    """The columns, and what the file says about itself."""
    arrow = import_module("pyarrow")
    size = sum(size for _, size in json.loads(about(setting))["layout"])
    columns = [
        ("game", arrow.int32()),
        ("step", arrow.int32()),
        ("seat", arrow.int8()),
        ("bot", arrow.string()),
        ("question", arrow.string()),
        ("observation", arrow.binary(size)),
        ("options", arrow.list_(arrow.int16())),
        ("choice", arrow.int16()),
        ("rank", arrow.int8()),
        ("score", arrow.int16()),
    ]
    return arrow.schema(columns, metadata={ABOUT: about(setting), COUNT: _count(numbers)})


def shard(setting: Setting, numbers: range) -> tuple[range, bytes]:
    """The file of some games."""
    parquet, arrow = demand(), import_module("pyarrow")
    game = cached_game(setting.game, setting.edition)
    rows: list[dict[str, object]] = []
    for number in numbers:
        seed = f"{setting.seed}/{number}"
        played = play(game, Seating(setting.bots, seed, seed, setting.options))
        rows += ({"game": number} | row for row in _rows(game, setting, played))
    out = BytesIO()
    parquet.write_table(arrow.Table.from_pylist(rows, schema(setting, numbers)), out)
    return numbers, out.getvalue()


def _rows(game: Game[Any], setting: Setting, played: Played) -> Iterator[dict[str, object]]:
    """A row for each choice of a player, with what its seat saw then."""
    number = Choices(game).number
    encoder = games.encoder(game, len(setting.bots))
    state = game.start(len(setting.bots), setting.options)
    for step, entry in enumerate(played.table.log):
        seat = entry.seat
        if seat != CHANCE:
            decision = next(found for found in game.decisions(state) if found.seat == seat)
            yield {
                "step": step,
                "seat": seat,
                "bot": setting.bots[seat],
                "question": decision.kind,
                "observation": encoder.encode(state, seat),
                "options": [number(option) for option in decision.options],
                "choice": number(entry.action),
                "rank": played.result[seat].rank,
                "score": played.result[seat].total,
            }
        game.apply(state, seat, entry.action, listen=False)
