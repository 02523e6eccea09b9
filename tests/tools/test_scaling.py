"""The model of docs/scaling.md, and what tables take."""

import pytest

from comptoir import games
from comptoir.server.bench.homes import Ring
from tools import memory
from tools.scaling import DAILY, LIVE, Measured, Trouble, failing, fates, need, needs

SERVERS = ["a", "b", "c", "d"]
TABLES = [f"table {number}" for number in range(400)]


def test_only_tables_of_a_server_that_is_away_move() -> None:
    ring = Ring(SERVERS)
    before = {table: ring.home(table) for table in TABLES}
    after = {table: ring.home(table, {"b"}) for table in TABLES}
    assert set(before.values()) == {*SERVERS}
    assert all(after[table] == home for table, home in before.items() if home != "b")
    assert {after[table] for table, home in before.items() if home == "b"} == {"a", "c", "d"}
    with pytest.raises(LookupError):
        ring.home("table", SERVERS)


def test_a_new_server_takes_tables_from_all_and_moves_no_other() -> None:
    before, after = Ring(SERVERS), Ring([*SERVERS, "e"])
    moved = {before.home(table) for table in TABLES if after.home(table) == "e"}
    assert moved == {*SERVERS}
    stay = [table for table in TABLES if after.home(table) != "e"]
    assert all(before.home(table) == after.home(table) for table in stay)


def test_a_hundred_times_the_people_need_a_hundred_times_as_much() -> None:
    found = Measured()
    few, many = need(10_000, LIVE, found), need(1_000_000, LIVE, found)
    assert many.choices == pytest.approx(100 * few.choices)
    assert many.memory == pytest.approx(100 * few.memory)
    assert few.processes < many.processes <= 100 * few.processes
    assert need(10_000, DAILY, found).processes == 1


def test_servers_fail_and_no_table_moves_without_need() -> None:
    fate = failing(Trouble(4, 200, hours=48), Measured())
    assert fate.failures > 0
    assert fate.strayed == 0
    assert 0 < fate.moved < 200
    assert 1.0 < fate.mean <= fate.longest
    assert fate == failing(Trouble(4, 200, hours=48), Measured())


def test_one_server_has_nowhere_to_go() -> None:
    assert failing(Trouble(1, 10), Measured()).failures == 0


def test_both_are_told_as_tables() -> None:
    assert len({line.count("|") for line in needs(Measured())}) == 1
    assert fates.__doc__


@pytest.mark.parametrize("key", games.GAMES)
def test_tables_are_opened_and_looked_at(key: str) -> None:
    found = memory.measure(key, 2, 1)
    assert (found.game, found.tables) == (key, 2)
    assert found.lines > 10
    assert found.load > 0
    assert memory.told(found).count("|") == 7
