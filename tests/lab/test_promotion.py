"""What training made is put to use only if it won its one final match."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir.bots import make_bot, numbers
from comptoir.bots.budget import Budget
from comptoir.bots.expert import judgement_of, judgement_with
from comptoir.bots.residual import Inputs, trained_for, write
from comptoir.bots.search import Search
from comptoir.core import CorruptLog, InvalidSetup, Seat
from comptoir.core.about import About
from comptoir.games import load
from comptoir.lab.promotion import Candidate, Log, Match, play, promote, seed_for
from comptoir.lab.provenance import commit
from comptoir.lab.training import Course
from comptoir.table import SeatView
from tests.bots.kit import moments

KEY = "speicherstadt"
FOUND = numbers.tuning_of(KEY).usual() | {"card": 8.0}
WON = {"win_rate": {"mean": 0.6, "low": 0.51, "high": 0.7}, "score": [40.0, 38.0]}
LOST = {"win_rate": {"mean": 0.6, "low": 0.5, "high": 0.7}, "score": [40.0, 38.0]}


@pytest.fixture
def tuned(tmp_path: Path) -> Candidate:
    """Numbers a little different from those in use."""
    numbers.write(tmp_path / "numbers.json", Course(KEY, 2, 1, 1).head(), FOUND)
    return Candidate(KEY, 2, tmp_path / "numbers.json")


@pytest.fixture
def network(tmp_path: Path, installed: Path) -> Candidate:
    """A network that has learned nothing."""
    game, rng, units = load(KEY), Random(1), 3
    width = len(Inputs(game, 2).of(game.start(2, {}), Seat(0)))
    sizes = {"inner": width * units, "outer": units * 19, "inner_bias": units, "outer_bias": 19}
    arrays = {name: [rng.randint(-9999, 9999) for _ in range(n)] for name, n in sizes.items()}
    write(tmp_path / "network.json", trained_for(game, 2), arrays)
    return Candidate(KEY, 2, tmp_path / "network.json", part=0.5)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which the games look for what was promoted."""
    folder = tmp_path / "package"
    folder.mkdir()
    monkeypatch.setattr(About, "file", lambda _, name: folder / name)
    return folder


def won(candidate: Candidate, log: Log, result: dict[str, Any]) -> None:
    """A final match as the log has it."""
    seed = seed_for(candidate, log, 400)
    log.append({**candidate.about(), "final": True, "seed": seed, "games": 400, **result})


def test_a_match_is_kept_once(tuned: Candidate, tmp_path: Path) -> None:
    log = Log(tmp_path / "matches.jsonl")
    match = Match(tuned, 4, "dev", resume=tmp_path / "games.jsonl")
    found = play(match, log)
    assert found["games"] == 4
    assert 0 <= found["win_rate"]["low"] <= found["win_rate"]["mean"] <= 1
    assert play(match, log) == found
    (line,) = log.lines()
    assert {"digest", "commit", "compiled", "version", "edition"} <= line.keys()


def test_a_final_seed_is_opened_once(
    tuned: Candidate, network: Candidate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Log(tmp_path / "matches.jsonl")
    assert seed_for(tuned, log, 400) == "final-1"
    assert seed_for(tuned, log, 400) == "final-1"  # it was interrupted, and goes on
    with pytest.raises(InvalidSetup, match="--games 400"):
        seed_for(tuned, log, 800)
    assert seed_for(network, log, 400) == "final-2"
    log.append({**tuned.about(), "final": True, "seed": "final-1", "games": 400, **LOST})
    with pytest.raises(InvalidSetup, match="has had its final match"):
        seed_for(tuned, log, 400)


def test_numbers_that_won_are_put_to_use(tuned: Candidate, tmp_path: Path, installed: Path) -> None:
    log, game = Log(tmp_path / "matches.jsonl"), load(KEY)
    with pytest.raises(InvalidSetup, match="no final match"):
        promote(tuned, log, installed)
    won(tuned, log, WON)
    with pytest.raises(InvalidSetup, match="no folder"):
        promote(tuned, log, tmp_path / "none")
    target = promote(tuned, log, installed)
    assert numbers.in_use(game, 2) == FOUND
    judged: Any = judgement_of(game, 2).game
    assert judged.weights.card == 8.0
    assert numbers.in_use(game, 3) == numbers.tuning_of(KEY).usual()
    about = json.loads(target.read_text(encoding="utf-8"))
    assert about["promoted"]["seed"] == "final-1"
    target.write_text(json.dumps(about | {"edition": "another"}), encoding="utf-8")
    assert numbers.in_use(game, 2) == numbers.tuning_of(KEY).usual()


def test_what_did_not_win_beyond_doubt_is_refused(
    tuned: Candidate, tmp_path: Path, installed: Path
) -> None:
    log = Log(tmp_path / "matches.jsonl")
    won(tuned, log, LOST)
    with pytest.raises(InvalidSetup, match=r"is 50\.0%, and more than 50\.0% is needed"):
        promote(tuned, log, installed)
    assert not [*installed.iterdir()]


def test_another_file_can_not_use_the_match_of_the_first(
    tuned: Candidate, tmp_path: Path, installed: Path
) -> None:
    log = Log(tmp_path / "matches.jsonl")
    won(tuned, log, WON)
    numbers.write(tuned.file, Course(KEY, 2, 1, 1).head(), FOUND | {"card": 9.0})
    with pytest.raises(InvalidSetup, match="no final match"):
        promote(tuned, log, installed)


def test_a_network_that_won_corrects_the_turns_of_the_expert(
    network: Candidate, tuned: Candidate, tmp_path: Path, installed: Path
) -> None:
    log, game = Log(tmp_path / "matches.jsonl"), load(KEY)
    assert judgement_of(game, 2).opinion is None
    won(network, log, WON)
    target = promote(network, log, installed)
    promoted, tried = judgement_of(game, 2), judgement_with(network.file, 0.5)(game, 2)
    assert target.name == "network-2.json"
    assert promoted.opinion is not None
    assert tried.opinion is not None
    (table,) = moments(KEY, 2, 23, 1)
    state = table.state
    assert promoted.opinion(state, Seat(0)) == tried.opinion(state, Seat(0)) != 0
    won(tuned, log, WON)
    promote(tuned, log, installed)  # the network was trained for other numbers
    assert judgement_of(game, 2).opinion is None


def test_an_opinion_changes_the_order_of_turns(network: Candidate) -> None:
    (table,) = moments(KEY, 2, 23, 1)
    seat_view = SeatView(table, table.decisions[0])
    before = Search(seat_view, Random(1), Budget(0)).ranked()
    worst = before[-1].value

    def contrary(state: Any, seat: Seat) -> float:
        return -2 * sum(seat_view.game.estimate(state, seat))

    after = Search(seat_view, Random(1), Budget(0), opinion=contrary).ranked()
    assert [turn.value for turn in after] == sorted([t.value for t in after], reverse=True)
    assert {turn.path for turn in after} == {turn.path for turn in before}
    assert after[0].value < worst


def test_a_trial_plays_with_its_file(tuned: Candidate, tmp_path: Path) -> None:
    make_bot(tuned.bot, "1")
    with pytest.raises(InvalidSetup, match="can't be read as numbers"):
        make_bot(replace(tuned, file=tmp_path / "none.json").bot, "1")
    (tmp_path / "other.json").write_text('{"weights": 1}', encoding="utf-8")
    with pytest.raises(InvalidSetup, match="can't be read as numbers"):
        make_bot(f"trial:0:{tmp_path}/other.json", "1")
    with pytest.raises(InvalidSetup, match="another seats: 2, not 3"):
        replace(tuned, seats=3).about()
    for name in ("trial:0", "trial:x:numbers.json"):
        with pytest.raises(InvalidSetup, match="is no trial"):
            make_bot(name, "1")


def test_experts_with_and_without_it_sit_in_turns(tuned: Candidate) -> None:
    four = replace(tuned, seats=4, iterations=3)
    assert four.line_up == (four.bot, "expert:3") * 2


def test_a_log_must_be_one(tmp_path: Path) -> None:
    (tmp_path / "matches.jsonl").write_text("?\n", encoding="utf-8")
    with pytest.raises(CorruptLog, match="no log of matches"):
        Log(tmp_path / "matches.jsonl").lines()
    with pytest.raises(InvalidSetup, match="Can't write"):
        Log(tmp_path).append({})


def test_it_is_known_from_which_sources_a_match_was_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert commit() == ""
