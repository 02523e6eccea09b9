"""Datasets of games as Minari datasets: an episode for each seat of each game."""

import json
import re
import warnings
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np

from comptoir.core import InvalidSetup
from comptoir.envs.aec import observations
from comptoir.envs.playing import Playing
from comptoir.lab.dataset import ABOUT, demand


def check_name(name: str) -> None:
    """Raise InvalidSetup unless the name is one that the library takes, and the library there."""
    if not re.fullmatch(r"[A-Za-z0-9_.-]+", name):
        raise InvalidSetup(
            f"'{name}' is not a name for a dataset: use letters, digits, '-' and '_'."
        )
    _library()


def _library() -> Any:
    try:
        import minari  # noqa: PLC0415  # only exports need it
    except ModuleNotFoundError:
        message = "The export needs 'minari': install Comptoir as comptoir[minari]."
        raise InvalidSetup(message) from None
    return minari


def export(folder: Path, name: str) -> str:
    """Write the games of a folder as `comptoir/NAME-v0` where Minari keeps its datasets."""
    library, dataset = _library(), f"comptoir/{name}-v0"
    if dataset in library.list_local_datasets():
        raise InvalidSetup(f"Minari has a dataset '{dataset}' already. Choose another name.")
    files = sorted(folder.glob("games-*.parquet"))
    about = json.loads(demand().read_schema(files[0]).metadata[ABOUT])
    playing = Playing(about["game"], len(about["bots"]), about["options"], None)
    space = observations(playing)
    with warnings.catch_warnings():  # all seats of a game are no environment to evaluate in
        warnings.simplefilter("ignore", UserWarning)
        library.create_dataset_from_buffers(
            dataset,
            [*episodes(library, files, len(playing.choices.actions))],
            observation_space=space,
            action_space=_actions(len(playing.choices.actions)),
            algorithm_name=", ".join(about["bots"]),
            author="comptoir dataset",
            author_email="-",
            code_permalink=f"comptoir {about['comptoir']}",
            description=f"Games of {about['game']} by `comptoir dataset`, seed {about['seed']}.",
            requirements=[f"comptoir=={about['comptoir']}"],
        )
    return dataset


def _actions(count: int) -> Any:
    from gymnasium.spaces import Discrete  # noqa: PLC0415  # beside the space of observations

    return Discrete(count)


def episodes(library: Any, files: list[Path], actions: int) -> Iterator[Any]:
    """What each seat saw, chose and got in each game; the last sight stands for the end."""
    buffer = library.data_collector.EpisodeBuffer
    for path in files:
        rows = demand().read_table(path).to_pylist()
        rows.sort(key=lambda row: (row["game"], row["seat"], row["step"]))
        for (game, _), found in groupby(rows, key=lambda row: (row["game"], row["seat"])):
            seat = [*found]
            seen = np.stack([np.frombuffer(row["observation"], np.uint8) for row in seat])
            masks = np.zeros((len(seat), actions), np.int8)
            for place, row in enumerate(seat):
                masks[place, row["options"]] = 1
            yield buffer(
                id=None,
                seed=game,
                observations={
                    "observation": np.concatenate([seen, seen[-1:]]),
                    "action_mask": np.concatenate([masks, np.zeros((1, actions), np.int8)]),
                },
                actions=np.array([row["choice"] for row in seat], np.int64),
                rewards=np.array([row["reward"] for row in seat], np.float64),
                terminations=np.array([row["terminal"] for row in seat]),
                truncations=np.zeros(len(seat), np.bool_),
                infos={},
            )
