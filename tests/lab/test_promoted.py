"""What was promoted won its final match, and the docs say so."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from comptoir.games import GAMES
from comptoir.lab.promotion import LOG, Log

ROOT = Path(__file__).parents[2]
PROMOTED = sorted(
    file
    for kind in ("numbers", "network")
    for file in (ROOT / "src/comptoir/games").glob(f"*/{kind}-*.json")
)
PAGE = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
WORDS = {2: "two", 3: "three", 4: "four", 5: "five"}


def told(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def digests(file: Path) -> set[str]:
    """Of the file as it played its match: some had the commit that they come from added later."""
    found = {name: value for name, value in told(file).items() if name not in ("part", "promoted")}
    indent = 1 if file.stem.startswith("numbers") else None
    texts = [json.dumps(one, indent=indent) + "\n" for one in (found, found | {"commit": ""})]
    return {sha256(text.encode()).hexdigest()[:16] for text in texts}


def test_there_are_files_to_look_at() -> None:
    assert PROMOTED


@pytest.mark.parametrize("file", PROMOTED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_what_is_in_use_won_its_final_match(file: Path) -> None:
    kind, _, seats = file.stem.partition("-")
    about = {"game": file.parent.name, "seats": int(seats), "kind": kind}
    finals = [line for line in Log(ROOT / LOG).finals(about) if "win_rate" in line]
    (final,) = [line for line in finals if line["digest"] in digests(file)]
    assert final == told(file)["promoted"]
    assert final["part"] == told(file)["part"]
    assert final["win_rate"]["low"] > 1 / int(seats)


@pytest.mark.parametrize("file", PROMOTED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_docs_tell_what_is_in_use_and_how_it_won(file: Path) -> None:
    final = told(file)["promoted"]
    heading = f"**{GAMES[file.parent.name].title}, {WORDS[final['seats']]} players: promoted.**"
    (section,) = PAGE.split(heading)[1:]
    rate = final["win_rate"]
    row = next(line for line in section.splitlines() if f"`{final['seed']}`" in line)
    low, high = (f"{100 * rate[bound]:.1f}" for bound in ("low", "high"))
    assert f"| {final['games']} | {100 * rate['mean']:.1f}% ({low} to {high}) |" in row
