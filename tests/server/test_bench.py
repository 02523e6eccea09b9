"""A small load, measured as the large one is."""

import json
from pathlib import Path

import pytest

from comptoir.cli import main
from comptoir.server.bench import Load, bench


def test_people_play_and_are_counted(database_url: str, tmp_path: Path) -> None:
    load = Load(tables=2, idle=3, rate=20.0, seconds=6.0, warm_up=0.2)
    found = bench(load, database_url, tmp_path)
    assert found.database == database_url.partition(":")[0]
    assert (found.tables, found.sockets, found.processes) == (2, 7, 1)
    assert found.choices > 0
    assert found.failed == 0
    assert 0 < found.median <= found.percentile_99 <= found.slowest


def test_the_command_prints_sentences_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--tables=1", "--idle=0", "--rate=20", "--duration=0.5", "--lang=en"]
    assert main(["bench", "server", *small]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "choices a second were stored for good, of 20 that people wanted to make" in said
    assert "Tables: 1, open sockets: 2," in said
    assert main(["bench", "server", *small, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tables"] == 1


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("--game=chess", "There is no game 'chess'."),
        ("--tables=0", "--tables wants a number above 0."),
        ("--idle=-1", "--idle wants a number from 0 up."),
        ("--processes=2", "Several processes need PostgreSQL"),
        ("--database=mysql://x", "The server did not start: "),
    ],
)
def test_what_can_t_be_measured_is_refused(
    argument: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "server", "--lang=en", argument]) == 2
    assert said in " ".join(capsys.readouterr().err.split())
