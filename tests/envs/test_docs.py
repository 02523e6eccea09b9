"""What the page for researchers says about layouts and actions is what the code does."""

from pathlib import Path

import pytest

from comptoir import games
from comptoir.envs.choices import Choices
from tests.snippets import blocks, run

PAGE = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", games.GAMES)
def test_every_field_of_the_layout_is_described(key: str) -> None:
    for field in games.load(key).encoder(2).layout:
        again = field.name.startswith(("player_1", "space_")) and not field.name.startswith(
            "space_1_"
        )
        assert again or f"| `{field.name}` | {field.size} | {field.about} |" in PAGE


@pytest.mark.parametrize("key", games.GAMES)
def test_every_kind_of_action_is_listed_with_its_first_number(key: str) -> None:
    actions = Choices(games.load(key)).actions
    kinds = [action.kind for action in actions]
    for kind in dict.fromkeys(kinds):
        first, verb = kinds.index(kind), kind.partition(".")[2]
        row = f"| {first} | {kinds.count(kind)} | `{verb}` | `{actions[first]}` |"
        assert row in PAGE


@pytest.mark.parametrize("block", blocks(PAGE, "python"))
def test_what_the_page_shows_runs(block: str, tmp_path: Path) -> None:
    run(["-c", block], folder=tmp_path)
