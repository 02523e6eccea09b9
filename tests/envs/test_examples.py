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
        ("train.py", ["--minutes", "0.001", "--measure", "2"], "After training"),
    ],
)
def test_an_example_runs(name: str, arguments: list[str], said: str) -> None:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    found = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert found.returncode == 0, found.stderr
    assert said in found.stdout
