import sys
import tracemalloc
from importlib import import_module
from pathlib import Path

import pytest

from comptoir.core import CorruptLog, InvalidSetup
from comptoir.games import load
from comptoir.lab import Setting, Summary, contest, simulate
from comptoir.lab.simulate import TASKS, gaps, play_bots, play_games, play_uniform, runs

THREE = ("random", "random", "random")


def plain(summary: Summary) -> dict[str, object]:
    """All but the time it took."""
    found = summary.as_json()
    del found["seconds"], found["decisions_per_second"]
    return found


def test_the_number_of_jobs_does_not_matter() -> None:
    setting = Setting("speicherstadt", THREE, games=12, seed="7")
    assert plain(simulate(setting, jobs=1)) == plain(simulate(setting, jobs=3))


def test_a_game_does_not_depend_on_the_games_before_it() -> None:
    setting = Setting("speicherstadt", THREE, games=3)
    together = plain(play_games(setting, range(3)))
    parts = Summary(THREE)
    for number in (2, 0, 1):
        parts.add(play_games(setting, range(number, number + 1)))
    assert plain(parts) == together


def test_the_seed_matters() -> None:
    one, other = (Setting("speicherstadt", THREE, games=3, seed=seed) for seed in "12")
    assert plain(simulate(one)) != plain(simulate(other))


def test_the_summary_counts_games_ranks_and_points() -> None:
    summary = simulate(Setting("speicherstadt", THREE, games=10))
    assert summary.games == 10
    assert summary.rounds == {12: 10}
    assert summary.mean_rounds == 12
    assert sum(seat.wins for seat in summary.seats) == 10 + summary.shared
    for seat in summary.seats:
        assert seat.games == 10
        assert sum(seat.ranks.values()) == 10
        assert sum(seat.categories.values()) == seat.score
        assert 1 <= seat.mean_rank <= 3
    assert summary.decisions_per_second > 0


def test_results_by_bot_are_those_of_its_seats() -> None:
    summary = simulate(Setting("speicherstadt", THREE, games=4))
    (bot,) = summary.by_bot()
    assert bot.games == 12
    assert bot.wins == sum(seat.wins for seat in summary.seats)


def test_an_empty_summary_divides_by_nothing() -> None:
    summary = Summary(THREE)
    assert summary.mean_rounds == summary.mean_decisions == summary.decisions_per_second == 0
    assert summary.seats[0].mean_rank == 0


def test_bots_behind_projections_play_the_same_game() -> None:
    game, setting = load("speicherstadt"), Setting("speicherstadt", THREE, games=1)
    result, decisions, rounds, failures = play_bots(game, setting, 0)
    assert len(result) == 3
    assert rounds == 12
    assert decisions > 100
    assert [failed.counts for failed in failures] == [{}, {}, {}]
    assert play_bots(game, setting, 0) == (result, decisions, rounds, failures)


def test_the_progress_is_told() -> None:
    steps: list[int] = []
    simulate(Setting("speicherstadt", THREE, games=9), 1, steps.append)
    assert sum(steps) == 9


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        (Setting("chess", THREE, 1), "no game 'chess'"),
        (Setting("speicherstadt", ("random",) * 6, 1), "for 2 to 5 players, not 6"),
        (Setting("speicherstadt", ("random", "deep"), 1), "no bot 'deep'"),
        (Setting("speicherstadt", THREE, 1, options={"side": 1}), "no option 'side'"),
    ],
)
def test_what_can_not_be_played_is_refused_at_once(setting: Setting, sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        simulate(setting)


def test_an_error_names_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(import_module("comptoir.lab.simulate"), "playout", broken)
    setting = Setting("speicherstadt", THREE, games=1, seed="5")
    with pytest.raises(RuntimeError) as caught:
        play_games(setting, range(1))
    assert caught.value.__notes__ == ["in game 0 of the simulation with seed 5"]


def test_an_edition_of_ones_own_is_played(tmp_path: Path) -> None:
    house = Path(__file__).parents[2] / "src/comptoir/games/speicherstadt/edition/house.toml"
    text = house.read_text(encoding="utf-8").replace("prayer_boat = 3\n", "prayer_boat = 300\n")
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    four = ("random",) * 4
    own = simulate(Setting("speicherstadt", four, games=5, edition=file))
    usual = simulate(Setting("speicherstadt", four, games=5))
    assert sum(seat.score for seat in own.seats) > sum(seat.score for seat in usual.seats) + 200


def test_uniform_play_is_the_fast_path() -> None:
    game, setting = load("speicherstadt"), Setting("speicherstadt", THREE, games=1)
    assert play_uniform(game, setting, 3) == play_uniform(game, setting, 3)


def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("bots", [THREE, ("greedy", "random")])
def test_an_interrupted_simulation_goes_on(tmp_path: Path, bots: tuple[str, ...]) -> None:
    setting, file = Setting("speicherstadt", bots, games=9, seed="3"), tmp_path / "games"
    told: list[int] = []

    def interrupt(games: int) -> None:
        told.append(games)
        if sum(told) >= 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(setting, advance=interrupt, file=file)
    kept = len(lines(file))
    played: list[int] = []
    again = simulate(setting, 2, played.append, file=file)
    assert played[0] == sum(told)
    assert plain(again) == plain(simulate(setting))
    assert len(lines(file)) > kept
    whole = simulate(setting, file=file)
    assert plain(whole) == plain(again)
    assert whole.decisions_per_second == 0


def test_more_games_are_added_to_a_file_and_fewer_are_taken_from_it(tmp_path: Path) -> None:
    file = tmp_path / "games"
    for games in (5, 12, 3, 12, 8):
        setting = Setting("speicherstadt", THREE, games, "3")
        assert plain(simulate(setting, file=file)) == plain(simulate(setting))


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file, setting = tmp_path / "games", Setting("speicherstadt", THREE, games=2)
    simulate(setting, file=file)
    with pytest.raises(InvalidSetup, match="another seed"):
        simulate(Setting("speicherstadt", THREE, games=2, seed="1"), file=file)
    with pytest.raises(InvalidSetup, match="not a journal of games"):
        contest.hold(setting, file=file)
    file.write_text("\n".join([*lines(file), '{"first": 0, "part": {}}', ""]), encoding="utf-8")
    with pytest.raises(CorruptLog, match=r"Line \d+ of .*games"):
        simulate(setting, file=file)


def test_runs_are_numbers_in_a_row() -> None:
    done = [range(6, 9), range(3, 4)]
    assert gaps(done, 10) == [range(3), range(4, 6), range(9, 10)]
    assert gaps([], 2) == [range(2)]
    assert gaps([range(2)], 2) == []
    assert runs(gaps(done, 10), 2) == [range(2), range(2, 3), range(4, 6), range(9, 10)]
    assert runs([], 3) == []


def test_the_plan_of_a_very_long_simulation_stays_small() -> None:
    """Thirty million games once took more than a gigabyte before the first was played."""
    tracemalloc.start()
    try:
        tasks = runs(gaps([], 30_000_000), 30_000_000 // TASKS)
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()
    assert sum(map(len, tasks)) == 30_000_000


def test_a_very_long_simulation_is_planned_in_little_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    planned: list[int] = []

    def no_work(work: object, tasks: list[range], jobs: int, ray: object) -> list[object]:
        planned.append(len(tasks))
        return []

    monkeypatch.setattr(sys.modules["comptoir.lab.simulate"], "spread", no_work)
    tracemalloc.start()
    try:
        simulate(Setting("speicherstadt", ("random", "random"), 30_000_000), jobs=2)
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()
    assert planned == [TASKS]
