"""What a folder of a dataset says about itself: fields, license, how it was made, hashes."""

from hashlib import sha256
from pathlib import Path
from typing import Any

from comptoir.core.native import compiled

FIELDS = {
    "game": "the number of the game, from 0",
    "step": "the number of the choice in the game's log, those of chance counted",
    "seat": "who chose, from 0",
    "bot": "the bot in that seat",
    "made_by": "who really chose: `random` where a program forfeited its choice",
    "question": "the kind of the question",
    "observation": "what the seat saw, a byte a number, with the layout in the metadata",
    "options": "the numbers of the legal actions",
    "choice": "the number of the one that was chosen",
    "values": "by option what a search found it worth; NaN: not looked at",
    "reward": "at the seat's last choice 1 for the first place to -1 for the last, else 0",
    "terminal": "whether it was the seat's last choice in the game",
    "rank": "the seat's place in the end, 1 is best",
    "score": "the seat's points in the end",
    "split": "train, validation or test; a game is in one of them",
}
"""The columns, and what they are."""

PAGE = """---
license: mit
tags: [board-game, {game}, offline-reinforcement-learning, imitation-learning]
configs:
- config_name: default
  data_files: "*.parquet"
---
# {games} games of {game}

{rows} choices of players in {games} games, made by `comptoir dataset`.

| | |
|---|---|
{facts}

## Fields
| column | what it is |
|---|---|
{fields}

The metadata of each file, under `comptoir`, is JSON: all of the above but the engine, the notation
of every action by its number (`actions`) and the names and sizes of an observation's parts
(`layout`).

## Load
```python
from glob import glob

import pandas as pd

frame = pd.read_parquet(sorted(glob("*.parquet")), filters=[("split", "==", "train")])
```
```python
import polars as pl

frame = pl.scan_parquet("*.parquet").filter(pl.col("split") == "train").collect()
```
```python
import numpy as np
import pyarrow.dataset as ds
import torch

table = ds.dataset(".", format="parquet", exclude_invalid_files=True).to_table()
seen = np.frombuffer(b"".join(table["observation"].to_pylist()), np.uint8)
data = torch.utils.data.TensorDataset(
    torch.from_numpy(seen.reshape(len(table), -1).copy()), torch.tensor(table["choice"].to_numpy())
)
```

## Hashes
```text
{hashes}
```

## License
The data is free under the MIT license, as Comptoir is. Programs' games belong to whoever runs them.
"""


def card(about: dict[str, Any], folder: Path, rows: int) -> str:
    """The page of a folder with its files."""
    files = sorted(folder.glob("*.parquet"))
    hashes = [f"{sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in files]
    engine = "compiled" if compiled() else "plain Python"
    made = {
        "made by": f"comptoir {about['comptoir']}, format {about['format']}",
        "engine": f"{engine}; the games are the same either way",
        "game": f"{about['game']}, rules {about['rules_version']}",
        "edition": f"{about['edition']['id']}, digest {about['edition']['digest']}",
        "options": ", ".join(f"{name}={value}" for name, value in about["options"].items()) or "-",
        "bots, by seat": ", ".join(f"`{bot}`" for bot in about["bots"]),
        "seed": f"`{about['seed']}`",
        "values": f"a search of {about['values']} iterations" if about["values"] else "none",
    }
    columns = {name: text for name, text in FIELDS.items() if name != "values" or about["values"]}
    return PAGE.format(
        game=about["game"],
        games=_games(files),
        rows=rows,
        facts="\n".join(f"| {name} | {text} |" for name, text in made.items()),
        fields="\n".join(f"| `{name}` | {text} |" for name, text in columns.items()),
        hashes="\n".join(hashes),
    )


def _games(files: list[Path]) -> int:
    from pyarrow import parquet  # noqa: PLC0415  # only with the extra 'dataset'

    return sum(int(parquet.read_schema(path).metadata[b"games"]) for path in files)
