"""Recorded games replay to the same state, step by step, on every version."""

from collections import Counter

import pytest

from comptoir.games import GAMES, load
from comptoir.table import record
from tests.golden.make import RECORDS

FILES = sorted(RECORDS.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_golden_game_replays_with_the_digest_of_each_step(file: object) -> None:
    text = RECORDS.joinpath(str(file)).read_text(encoding="utf-8")
    found = record.read(text)
    table = record.audit(load(found.game, version=found.version), text)
    assert table.game.result(table.state) is not None


def test_there_are_golden_games_of_all_versions_and_all_player_counts() -> None:
    found = Counter(
        (found.game, found.version, found.seats)
        for found in (record.read(file.read_text(encoding="utf-8")) for file in FILES)
    )
    assert sum(found.values()) >= 20
    assert set(found) == {
        (key, version, seats)
        for key, about in GAMES.items()
        for version in about.versions
        for seats in about.seats
    }
