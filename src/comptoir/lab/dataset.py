"""Positions, choices and outcomes of many games as Parquet files, for those who learn from them.

A file holds the games of one range of numbers, always the same ones, so it does not matter who
plays them; it appears when it is complete. An interrupted run continues with what is missing, and
no game that is there is ever lost. The columns are described in docs/research.md.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

from comptoir.bots import Failures
from comptoir.core import ComptoirError, InvalidSetup, Json
from comptoir.core.canonical import canonical
from comptoir.core.luck import derived
from comptoir.envs.choices import cached_choices
from comptoir.lab.card import card
from comptoir.lab.match import Seating, cached_game, play
from comptoir.lab.pool import spread
from comptoir.lab.provenance import provenance
from comptoir.lab.rows import rows
from comptoir.lab.setting import Setting, check

FORMAT = 2
"""Goes up when the columns change."""
SHARD = 200
"""Games a file."""
ABOUT = b"comptoir"
"""The key of what a file says about itself."""
COUNT = b"games"
"""The key of how many games a file holds."""
LONG = 300
"""Letters that are too many for a sentence."""
CARD = "README.md"
"""What the folder says about itself, for people and for hubs of datasets."""


class Unfit(ComptoirError):
    """A program did not play as it should, and none of that was to be kept."""


@dataclass(frozen=True, slots=True)
class Written:
    """What there is now, and which programs forfeited choices on the way."""

    files: int
    games: int
    rows: int
    failures: dict[str, Failures] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Order:
    """A dataset to be written."""

    setting: Setting
    folder: Path
    budget: int = 0
    """Iterations of the search whose values are added; none for 0."""
    strict: bool = False
    """Whether a program that forfeits a choice ends it all."""


def write(
    order: Order,
    jobs: int = 1,
    advance: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> Written:
    """Write the files that are missing; `advance` hears how many more games are there.

    Raises InvalidSetup, BadEdition, Unfit.
    """
    parquet = demand()
    setting, folder = order.setting, order.folder
    check(setting)
    _make(folder)
    tell = advance or (lambda _: None)
    wanted = [range(i, min(i + SHARD, setting.games)) for i in range(0, setting.games, SHARD)]
    _refuse_others(parquet, order)
    _refuse_fewer(parquet, order, wanted)
    missing = [numbers for numbers in wanted if not _there(parquet, order, numbers)]
    tell(setting.games - sum(map(len, missing)))
    failed: dict[str, Failures] = {}
    for numbers, data, failures in spread(partial(shard, order), missing, jobs, ray):
        _note(failed, failures, order)
        _keep(file(folder, numbers), data)
        tell(len(numbers))
    count = sum(parquet.read_metadata(file(folder, numbers)).num_rows for numbers in wanted)
    found = Written(len(wanted), setting.games, count, failed)
    _keep(folder / CARD, card(json.loads(about(order)), folder, count).encode())
    return found


def _note(failed: dict[str, Failures], more: dict[str, Failures], order: Order) -> None:
    """Take in what programs did wrong. Raises Unfit if that was not to happen."""
    for bot, failures in more.items():
        failed.setdefault(bot, Failures()).add(failures)
        if order.strict and failures.counts:
            raise Unfit(
                f"'{bot}' forfeited {failures.counts.total()} choices: {failures.example} "
                "None of it was written."
            )


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


def _refuse_others(parquet: Any, order: Order) -> None:
    """Raise InvalidSetup where files hold something else, and say what to do with them."""
    wanted = json.loads(about(order))
    for path in sorted(order.folder.glob("games-*.parquet")):
        found = json.loads(_metadata(parquet, path).get(ABOUT, b"{}"))
        if not found:
            raise InvalidSetup(f"'{path}' is not a file of a dataset. Choose another folder.")
        if found.get("format") != FORMAT:
            raise InvalidSetup(
                f"'{path}' was written by an older or newer Comptoir, in format "
                f"{found.get('format')}; this one writes format {FORMAT}. It can be read as before,"
                " but not added to: write more games into another folder, with another seed."
            )
        for key, value in wanted.items():
            if found.get(key) != value:
                was, now = json.dumps(found.get(key)), json.dumps(value)
                told = f": {was}, not {now}" if len(was + now) < LONG else ""
                raise InvalidSetup(
                    f"'{path}' differs in its {key}{told}. "
                    "Choose another folder, or use the same settings as before."
                )


def _refuse_fewer(parquet: Any, order: Order, wanted: Iterable[range]) -> None:
    """Raise InvalidSetup where there are more games than wanted: none of them is thrown away."""
    paths = {file(order.folder, numbers): len(numbers) for numbers in wanted}
    more = 0
    for path in sorted(order.folder.glob("games-*.parquet")):
        count = int(_metadata(parquet, path).get(COUNT, b"0"))
        more += max(0, count - paths.get(path, 0))
    if more:
        games = order.setting.games
        raise InvalidSetup(
            f"'{order.folder}' holds {games + more} games already, and none is thrown away. "
            f"Ask for that many or more, or choose another folder for {games}."
        )


def _there(parquet: Any, order: Order, numbers: range) -> bool:
    """Whether the file is there with all its games."""
    path = file(order.folder, numbers)
    return path.exists() and _metadata(parquet, path).get(COUNT) == _count(numbers)


def _metadata(parquet: Any, path: Path) -> dict[bytes, bytes]:
    try:
        return dict(parquet.read_schema(path).metadata or {})
    except (OSError, ValueError):
        return {}


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


def about(order: Order) -> bytes:
    """What a file says about itself: where it comes from, and how to read its numbers."""
    setting = order.setting
    game = cached_game(setting.game, setting.edition)
    layout = game.encoder(len(setting.bots)).layout
    told: dict[str, Json] = {
        **provenance(setting),
        "format": FORMAT,
        "values": order.budget,
        "actions": [
            action.text for action in cached_choices(setting.game, setting.edition).actions
        ],
        "layout": [[field.name, field.size] for field in layout],
    }
    del told["compiled"]  # the games are the same either way
    return canonical(told).encode()


def schema(order: Order, numbers: range) -> Any:
    """The columns, and what the file says about itself."""
    arrow = import_module("pyarrow")
    size = sum(size for _, size in json.loads(about(order))["layout"])
    columns = [
        ("game", arrow.int32()),
        ("step", arrow.int32()),
        ("seat", arrow.int8()),
        ("bot", arrow.string()),
        ("made_by", arrow.string()),
        ("question", arrow.string()),
        ("observation", arrow.binary(size)),
        ("options", arrow.list_(arrow.int16())),
        ("choice", arrow.int16()),
        ("values", arrow.list_(arrow.float32())),
        ("reward", arrow.float32()),
        ("terminal", arrow.bool_()),
        ("rank", arrow.int8()),
        ("score", arrow.int16()),
        ("split", arrow.string()),
    ]
    kept = [column for column in columns if column[0] != "values" or order.budget]
    return arrow.schema(kept, metadata={ABOUT: about(order), COUNT: _count(numbers)})


def shard(order: Order, numbers: range) -> tuple[range, bytes, dict[str, Failures]]:
    """The file of some games, and what programs did wrong in them."""
    parquet, arrow = demand(), import_module("pyarrow")
    setting = order.setting
    game = cached_game(setting.game, setting.edition)
    form, out, failed = schema(order, numbers), BytesIO(), dict[str, Failures]()
    with parquet.ParquetWriter(out, form, compression="zstd") as writer:
        for number in numbers:
            seed = derived(setting.seed, number)
            played = play(game, Seating(setting.bots, seed, seed, setting.options))
            found = [*rows(game, setting, number, played, order.budget)]
            writer.write_batch(arrow.RecordBatch.from_pylist(found, form))
            for bot, failures in zip(setting.bots, played.failures, strict=True):
                if failures.counts:
                    failed.setdefault(bot, Failures()).add(failures)
    return numbers, out.getvalue(), failed
