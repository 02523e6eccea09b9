import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples/research"


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        (
            "openspiel_algorithms.py",
            ["--simulations", "2", "--iterations", "1"],
            "IS-MCTS, Mombasa",
        ),
        ("self_play.py", ["--games", "3", "--measure", "2"], "Against random"),
    ],
)
def test_an_example_runs(name: str, arguments: list[str], said: str) -> None:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    found = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert found.returncode == 0, found.stderr
    assert said in found.stdout


def test_the_notebook_trains_evaluates_and_plots(tmp_path: Path) -> None:
    """All its cells, one after the other, with a small budget."""
    cells = json.loads((EXAMPLES / "first_steps.ipynb").read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    environment = {**os.environ, "COMPTOIR_GAMES": "70"}
    found = subprocess.run(
        [sys.executable, "-c", "\n".join(code)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert "against easy: " in found.stdout
    assert (tmp_path / "curve.png").stat().st_size > 5000
