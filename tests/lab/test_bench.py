from itertools import count

import pytest

from comptoir.games import GAMES, load
from comptoir.lab.bench import CLONES, LAPS, Bench, Clock, Speed, Subject, bench, measure, subject


def ticking() -> Clock:
    """A clock that goes on by a second whenever it is looked at."""
    ticks = count()
    return lambda: float(next(ticks))


def test_a_measurement_counts_games_choices_and_clones() -> None:
    copies: list[None] = []
    fake = Subject("fake", 3, play=lambda: 10, clone=lambda: copies.append(None))
    (speed,) = measure([fake], 6.0, ticking())
    assert (speed.game, speed.seats) == ("fake", 3)
    assert (speed.games, speed.decisions, speed.seconds) == (6, 60, 6.0)
    assert (speed.decisions_per_second, speed.games_per_second) == (10.0, 1.0)
    assert len(copies) == speed.clones == LAPS * CLONES
    assert speed.clone_microseconds == pytest.approx(1e6 / CLONES)


@pytest.mark.parametrize("key", GAMES)
def test_our_games_are_played_to_the_end(key: str) -> None:
    game = load(key)
    found = subject(game, 2)
    assert found.play() > 100
    clone = found.clone()
    assert game.decisions(clone)
    assert game.dump(clone) == game.dump(found.clone())


def test_every_game_is_measured_with_every_number_of_players() -> None:
    peer = Subject("peer", 4, play=lambda: 1, clone=lambda: None)
    found = bench(0.001, [peer], ticking())
    own = [(key, seats) for key in GAMES for seats in load(key).seats]
    assert [(speed.game, speed.seats) for speed in found.games] == own
    assert [speed.game for speed in found.peers] == ["peer"]


def test_speeds_are_given_as_ratios_too() -> None:
    own = Speed("own", 2, games=3, decisions=300, seconds=2.0, clones=1, clone_seconds=5e-6)
    peer = Speed("peer", 4, games=1, decisions=50, seconds=1.0, clones=1, clone_seconds=1e-3)
    data = Bench([own], [peer], compiled=True).as_json()
    assert data["compiled"] is True
    assert isinstance(data["games"], list)
    (game,) = data["games"]
    assert (game["game"], game["seats"], game["decisions_per_second"]) == ("own", 2, 150.0)
    assert (game["games_per_second"], game["clone_microseconds"]) == (1.5, 5.0)
    assert game["times"] == {"peer": 3.0}
    assert isinstance(data["peers"], list)
    assert [each["game"] for each in data["peers"]] == ["peer"]
