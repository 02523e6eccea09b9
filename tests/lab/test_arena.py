import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from comptoir.bots import Failures
from comptoir.core import CorruptLog, InvalidSetup, Score, Seat
from comptoir.lab import Setting
from comptoir.lab.arena import Arena, judge
from comptoir.lab.contest import Contest, Outcome, hold, plan, play_one, rotations
from comptoir.lab.match import Thinking
from comptoir.lab.ratings import Rating, demand, rate

TWO = Setting("speicherstadt", ("random", "exec:cat"), games=4)
PLAIN = Setting("speicherstadt", ("random", "random", "random"), games=4, seed="7")


def outcome(deal: int, rotation: int, *totals: int) -> Outcome:
    """A game with these points by seat."""
    ranks = [sorted(totals, reverse=True).index(total) + 1 for total in totals]
    result = tuple(
        Score(Seat(seat), total, (("all", total),), rank)
        for seat, (total, rank) in enumerate(zip(totals, ranks, strict=True))
    )
    thinking = tuple(Thinking(2, 1.0, 0.75, 1.0 + seat) for seat in range(len(totals)))
    return Outcome(deal, rotation, result, 100, 7, thinking, tuple(Failures() for _ in totals))


def played(found: Contest) -> list[object]:
    """All that does not depend on the clock."""
    return [replace(one, thinking=()) for one in found.outcomes]


def plain(arena: Arena) -> object:
    found = json.loads(json.dumps(arena.as_json()))
    del found["seconds"]
    for bot in found["bots"]:
        bot["thinking"] = bot["thinking"]["choices"]
    return found


def test_every_seating_of_the_line_up_is_played_once() -> None:
    assert rotations(("a", "b", "c")) == (("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"))
    assert rotations(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert rotations(("a", "a")) == (("a", "a"),)
    assert len(rotations(("a", "a", "a", "b"))) == 4


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(plan(replace(TWO, games=5))) == 6
    assert plan(replace(TWO, games=1)) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert len(plan(PLAIN)) == 4


def test_seatings_of_a_deal_get_the_same_cards() -> None:
    setting = Setting("speicherstadt", ("random", "exec:true"), games=2)
    games = [play_one(setting, with_facts=True, task=(3, rotation)) for rotation in range(2)]
    firsts = {one.facts.first for one in games if one.facts is not None}
    assert len(firsts) == 1
    assert games[0].failures[1].counts["crash"] == games[1].failures[0].counts["crash"] == 5
    assert games[0].failures[0] == games[1].failures[1] == Failures()


def test_the_number_of_jobs_does_not_matter() -> None:
    assert played(hold(PLAIN, jobs=1)) == played(hold(PLAIN, jobs=2))


def test_the_progress_is_told() -> None:
    steps: list[int] = []
    hold(PLAIN, advance=steps.append)
    assert sum(steps) == 4


def test_an_interrupted_contest_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games"

    def interrupt(games: int) -> None:
        if games and len(file.read_text(encoding="utf-8").splitlines()) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(PLAIN, file=file, advance=interrupt)
    steps: list[int] = []
    found = hold(PLAIN, file=file, advance=steps.append)
    assert steps == [2, 1, 1]
    assert played(found) == played(hold(PLAIN))
    again = hold(PLAIN, file=file)
    assert played(again) == played(found)
    assert plain(judge(again)) == plain(judge(hold(PLAIN)))


def test_more_games_can_be_added_and_fewer_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "games"
    hold(PLAIN, file=file)
    more, steps = replace(PLAIN, games=6), list[int]()
    assert len(hold(more, file=file, advance=steps.append).outcomes) == 6
    assert steps == [4, 1, 1]
    assert played(hold(replace(PLAIN, games=3), file=file)) == played(hold(PLAIN))[:3]


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (replace(PLAIN, seed="8"), "another seed"),
        (replace(PLAIN, bots=("random", "random")), "another bots"),
        (replace(PLAIN, game="mombasa"), "another game"),
    ],
)
def test_a_file_with_another_setting_is_refused(
    tmp_path: Path, other: Setting, sentence: str
) -> None:
    hold(PLAIN, file=tmp_path / "games")
    with pytest.raises(InvalidSetup, match=sentence):
        hold(other, file=tmp_path / "games")


def test_games_with_and_without_facts_are_not_mixed(tmp_path: Path) -> None:
    file = tmp_path / "games"
    found = hold(PLAIN, file=file, with_facts=True)
    assert played(hold(PLAIN, file=file, with_facts=True)) == played(found)
    with pytest.raises(InvalidSetup, match="another facts: true, not false"):
        hold(PLAIN, file=file)


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games"
    hold(PLAIN, file=file)
    with file.open("a", encoding="utf-8") as more:
        more.write('{"deal": 9}\n')
    with pytest.raises(CorruptLog, match=r"Line 6 of .*: The state is damaged at game\.decisions"):
        hold(PLAIN, file=file)


def test_what_can_not_be_played_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match="no bot 'deep'"):
        hold(replace(PLAIN, bots=("random", "deep")))


def test_an_error_names_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("comptoir.bots.random.uniform", broken)
    with pytest.raises(RuntimeError) as caught:
        hold(PLAIN)
    assert caught.value.__notes__ == ["in deal 0, rotation 0, with seed 7"]


def test_standings_count_wins_points_and_places() -> None:
    games = (
        outcome(0, 0, 30, 20),
        outcome(0, 1, 10, 40),
        outcome(1, 0, 25, 25),
        outcome(1, 1, 50, 10),
    )
    arena = judge(Contest(TWO, games))
    best, worst = arena.standings
    assert (best.bot, worst.bot) == ("random", "exec:cat")
    assert best.games == 4
    assert best.wins == 2.5
    assert worst.wins == 1.5
    assert best.win_rate.mean == 2.5 / 4
    assert best.score.mean == (30 + 40 + 25 + 10) / 4
    assert best.place.mean == (1 + 1 + 1 + 2) / 4
    assert best.thinking == Thinking(8, 4.0, 0.75, 2.0)
    assert arena.shared == 1
    assert arena.contest.deals == 2


def test_a_bot_in_several_seats_is_one() -> None:
    setting = replace(TWO, bots=("random", "exec:cat", "random"))
    deals = [(0, 0, (9, 5, 1)), (0, 1, (2, 8, 3)), (0, 2, (7, 7, 7))]
    games = [outcome(deal, turned, *totals) for deal, turned, totals in deals]
    games += [outcome(1, one.rotation, *(s.total for s in one.result)) for one in games]
    standings = {one.bot: one for one in judge(Contest(setting, tuple(games))).standings}
    assert standings["random"].seats == 2
    assert standings["random"].games == 12
    assert standings["random"].wins == pytest.approx(2 * (2 + 2 / 3))
    assert standings["exec:cat"].wins == pytest.approx(2 / 3)


def test_ratings_tell_the_stronger_one_and_how_sure_that_is() -> None:
    found = rate([(("a", "b"), (1, 2)), (("b", "a"), (2, 1))] * 10)
    assert found["a"].mu > 30
    assert found["b"].mu < 20
    assert found["a"].sigma < 25 / 3
    assert found["a"].as_json() == {"mu": found["a"].mu, "sigma": found["a"].sigma}


def test_ratings_of_copies_are_one() -> None:
    found = rate([(("a", "a", "b"), (1, 2, 3))])
    assert set(found) == {"a", "b"}
    assert found["a"].mu > found["b"].mu
    assert rate([(("a", "a"), (1, 2))])["a"].mu == pytest.approx(Rating(25.0, 0).mu)


def test_without_the_library_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    with pytest.raises(InvalidSetup, match=r"comptoir\[lab\]"):
        demand()


def test_the_example_of_the_page_on_the_arena_runs() -> None:
    page = Path(__file__).parents[2] / "docs/arena.md"
    code = page.read_text(encoding="utf-8").split("```python\n")[1].partition("```")[0]
    found: dict[str, Any] = {}
    exec(code.replace("greedy", "exec:true"), found)
    assert len(found["contest"].outcomes) == 4
    assert 0 <= found["best"].win_rate.low <= 1
