from itertools import count

from comptoir.games import GAMES, load
from comptoir.lab.bench import bench, measure


def test_a_measurement_counts_games_and_choices() -> None:
    ticks = count()
    speed = measure(load("speicherstadt"), 2, seconds=3.0, clock=lambda: float(next(ticks)))
    assert speed.games == 3
    assert speed.seconds == 3.0
    assert speed.decisions_per_second == speed.decisions / 3
    assert speed.games_per_second == 1.0
    assert speed.clone_microseconds == 1e6 / 200
    assert speed.as_json()["games_per_second"] == 1.0


def test_every_game_is_measured_with_every_number_of_players() -> None:
    ticks = count()
    found = [(speed.game, speed.seats) for speed in bench(1.0, lambda: float(next(ticks)))]
    assert found == [(key, seats) for key in GAMES for seats in load(key).seats]
