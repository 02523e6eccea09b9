from itertools import count

import pytest

from comptoir.games import GAMES, load
from comptoir.lab.bench import (
    BATCHES,
    CLONES,
    LAPS,
    Bench,
    Clock,
    Speed,
    Subject,
    bench,
    measure,
    subject,
    weigh,
)


def ticking() -> Clock:
    """A clock that goes on by a second whenever it is looked at."""
    ticks = count()
    return lambda: float(next(ticks))


def test_a_measurement_counts_games_choices_and_clones() -> None:
    copies: list[None] = []
    fake = Subject("fake", 3, play=lambda: 10, clone=lambda: copies.append(None), weighable=False)
    (speed,) = measure([fake], 2.0 * LAPS, ticking())
    assert (speed.game, speed.seats) == ("fake", 3)
    assert (speed.decisions_per_second, speed.games_per_second) == (10.0, 1.0)
    assert len(copies) == LAPS * BATCHES * CLONES
    assert speed.clone_microseconds == pytest.approx(1e6 / CLONES)
    assert speed.state_bytes is None


def test_the_best_lap_counts() -> None:
    choices = iter([10, 30, *[20] * LAPS])
    fake = Subject("fake", 3, play=lambda: next(choices), clone=lambda: None)
    laps: list[int] = []
    (speed,) = measure([fake], 1.0 * LAPS, ticking(), laps.append)
    assert (speed.decisions_per_second, speed.games_per_second) == (30.0, 1.0)
    assert laps == [1] * LAPS
    assert speed.state_bytes is not None


def test_a_thing_weighs_what_is_its_own() -> None:
    shared = [0] * 10_000
    assert weigh(lambda: [shared]) < 200
    assert 8_000 < weigh(lambda: [0] * 1_000) < 8_200


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
    found = bench(0.001, [peer], ["other"], ticking())
    own = [(key, seats) for key in GAMES for seats in load(key).seats]
    assert [(speed.game, speed.seats) for speed in found.games] == own
    assert [speed.game for speed in found.peers] == ["peer"]
    assert found.missing == ["other"]


def test_speeds_are_given_as_ratios_too() -> None:
    own = Speed("own", 2, decisions_per_second=150.0, games_per_second=1.5)
    peer = Speed("peer", 4, decisions_per_second=50.0, games_per_second=1.0)
    data = Bench([own], [peer], ["other"], compiled=True).as_json()
    assert (data["compiled"], data["missing"]) == (True, ["other"])
    assert isinstance(data["games"], list)
    (game,) = data["games"]
    assert (game["game"], game["seats"], game["decisions_per_second"]) == ("own", 2, 150.0)
    assert game["times"] == {"peer": 3.0}
    assert isinstance(data["peers"], list)
    assert [each["game"] for each in data["peers"]] == ["peer"]
