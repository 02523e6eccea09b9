"""A small load, measured as the large one is."""

import json
from pathlib import Path

import pytest

from comptoir.cli import main
from comptoir.games import GAMES
from comptoir.server.bench import Load, bench
from comptoir.server.bench.clients import cores
from comptoir.server.profile import NAMES


def test_people_play_and_are_counted(database_url: str, tmp_path: Path) -> None:
    load = Load(tables=2, idle=3, rate=20.0, seconds=6.0, warm_up=0.2)
    found = bench(load, database_url, tmp_path)
    assert found.database == database_url.partition(":")[0]
    assert (found.tables, found.sockets, found.processes) == (2, 7, 1)
    assert found.choices > 0
    assert found.failed == 0
    assert 0 < found.median <= found.percentile_99 <= found.slowest
    assert found.parts == {}
    assert (found.database_work_a_choice is None) == (found.database == "sqlite")


def test_the_work_is_told_part_by_part(tmp_path: Path) -> None:
    load = Load(tables=3, idle=2, rate=30.0, seconds=4.0, warm_up=0.2, clients=2, profile=True)
    found = bench(load, f"sqlite:///{tmp_path}/b.db", tmp_path)
    assert (found.sockets, found.failed) == (8, 0)
    assert set(found.parts) == {*NAMES, "loop", "threads"}
    assert {part for part, spent in found.parts.items() if spent <= 0} == set()


def test_tables_have_bots_and_spectators_and_some_people_drop_in(tmp_path: Path) -> None:
    load = Load(
        tables=2, idle=0, rate=20.0, seconds=4.0, warm_up=0.2, bots=1, watchers=2, daily=0.5
    )
    found = bench(load, f"sqlite:///{tmp_path}/b.db", tmp_path)
    assert (found.sockets, found.failed) == (2 + 2 * 2, 0)
    assert found.choices > 0


def test_clients_have_a_core_of_their_own_where_there_are_several() -> None:
    assert cores(lambda: {0, 1, 2}) == (frozenset({0, 1}), frozenset({2}))
    assert cores(lambda: {3}) == (frozenset(), frozenset())


def test_the_command_prints_sentences_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--tables=1", "--idle=0", "--rate=20", "--duration=2", "--lang=en"]
    assert main(["bench", "server", "--game=mombasa", "--profile", *small]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert (
        "choices per second were stored permanently, of 20 that the players wanted to make" in said
    )
    assert "Tables: 1, open sockets: 2," in said
    assert "views of the game" in said
    assert main(["bench", "server", *small, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [found["game"] for found in told] == [*GAMES]
    assert [found["tables"] for found in told] == [1] * len(GAMES)
    assert [found["provenance"]["schema"] for found in told] == [1] * len(GAMES)


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("--game=chess", "There is no game 'chess'."),
        ("--tables=0", "--tables needs a number above 0."),
        ("--clients=0", "--clients needs a number above 0."),
        ("--idle=-1", "--idle needs a number, 0 or more."),
        ("--bots=-1", "--bots needs a number, 0 or more."),
        ("--processes=2", "Several processes need PostgreSQL"),
        ("--database=mysql://x", "The server did not start: "),
    ],
)
def test_what_can_t_be_measured_is_refused(
    argument: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "server", "--lang=en", argument]) == 2
    assert said in " ".join(capsys.readouterr().err.split())
