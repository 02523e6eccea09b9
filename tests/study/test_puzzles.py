import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir import games
from comptoir.bots.budget import Budget
from comptoir.core import CorruptLog, InvalidSetup, Seat
from comptoir.core.play import uniform
from comptoir.study import puzzling
from comptoir.study.duel import same
from comptoir.study.judge import judge, turn_of
from comptoir.study.puzzle import Book, Puzzle, read
from comptoir.study.puzzling import Making, make_puzzles, puzzles_of
from comptoir.table import SeatView, Table


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the puzzles of one small game."""
    path = tmp_path_factory.mktemp("puzzles") / "found.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        for name, less in (("LOOKS", 8), ("WORLDS", 3), ("CHECKS", 2)):
            patch.setattr(puzzling, name, less)
        assert len([*make_puzzles(Making("speicherstadt", "2", budget=6), 1, path)]) == 1
    return path


def test_a_game_has_positions_in_which_one_turn_stands_out(file: Path) -> None:
    book = read(file)
    assert book.stale(games.load("speicherstadt")) == ""
    assert book.puzzles
    for puzzle in book.puzzles:
        best, *others = puzzle.offers
        assert (best.behind, best.doubt) == (0.0, 0.0)
        assert len(others) >= puzzling.FEWEST - 1
        assert all(
            one.behind >= max(puzzling.MARGIN, puzzling.ERRORS * one.doubt) for one in others
        )
        assert puzzle.later >= max(puzzling.MARGIN, puzzling.ERRORS * puzzle.later_doubt)
        assert [one.behind for one in others] == sorted(one.behind for one in others)
        assert puzzle.offer(best.choices) is best
        assert puzzle.offer(("none",)) is None


def test_what_is_found_is_kept_and_not_looked_for_again(file: Path) -> None:
    before = file.read_text(encoding="utf-8")
    assert [*make_puzzles(Making("speicherstadt", "2", budget=6), 1, file)] == [
        len(read(file).puzzles)
    ]
    assert file.read_text(encoding="utf-8") == before
    with pytest.raises(InvalidSetup, match="another budget"):
        next(make_puzzles(Making("speicherstadt", "2", budget=7), 1, file))


def test_a_turn_nobody_thought_of_is_held_against_the_best(file: Path) -> None:
    puzzle, game = read(file).puzzles[0], games.load("speicherstadt")
    decision = puzzle.table(game).decision(Seat(puzzle.seat))
    assert decision is not None
    seat_view = SeatView(puzzle.table(game), decision)
    best, second = puzzle.offers[:2]
    assert judge(seat_view, best.choices, best.choices, Budget()).lead == 0
    hurried = Budget(seconds=1e-9)  # two worlds at least
    assert judge(seat_view, best.choices, second.choices, hurried).lead == pytest.approx(
        second.behind, abs=1.0
    )


def test_it_is_told_when_puzzles_are_for_other_values(file: Path) -> None:
    book = read(file)
    assert "make puzzles" in Book({**book.about, "edition": "0"}, ()).stale(
        games.load("speicherstadt")
    )
    assert "not for mombasa" in book.stale(games.load("mombasa"))


def test_a_position_must_be_the_one_that_was_meant(file: Path) -> None:
    data = read(file).puzzles[0].as_json()
    game = games.load("speicherstadt")
    for change in (
        {"digest": "0" * 16},
        {"moves": data["moves"][:-1]},
        {"moves": ["0 fly"]},
        {"moves": ["x y"]},
        {"seats": 9},
    ):
        plain = json.loads(json.dumps(data | change))
        with pytest.raises(CorruptLog, match="Puzzle"):
            Puzzle.from_json(plain).table(game)


@pytest.mark.parametrize("line", ["{", "[]", '{"number": 1}', '{"number": 1, "puzzles": [{}]}'])
def test_damaged_files_are_named(file: Path, tmp_path: Path, line: str) -> None:
    other = tmp_path / "damaged.jsonl"
    other.write_text(f"{file.read_text(encoding='utf-8')}{line}\n", encoding="utf-8")
    with pytest.raises(CorruptLog, match=r"damaged.jsonl. is damaged"):
        read(other)


def test_no_file_holds_no_puzzles(tmp_path: Path) -> None:
    assert read(tmp_path / "none.jsonl").puzzles == ()
    (tmp_path / "empty.jsonl").touch()
    assert read(tmp_path / "empty.jsonl").puzzles == ()


def test_a_game_brings_the_same_puzzles_again() -> None:
    with pytest.MonkeyPatch.context() as patch:
        for name, less in (("LOOKS", 4), ("WORLDS", 2), ("CHECKS", 1)):
            patch.setattr(puzzling, name, less)
        making = Making("speicherstadt", "2", budget=2)
        assert puzzles_of(making, 0) == puzzles_of(making, 0)


def test_bad_wishes_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match="budget"):
        next(make_puzzles(Making("speicherstadt", budget=0), 1, tmp_path / "x"))
    with pytest.raises(InvalidSetup, match="no bot"):
        next(make_puzzles(Making("speicherstadt", bot="nobody"), 1, tmp_path / "x"))


def may_buy(table: Table[Any], seat: Seat) -> bool:
    """Whether the seat is asked about a card that it can pay for."""
    decision = table.decision(seat)
    return decision is not None and {"buy", "pass"} <= {one.text for one in decision.options}


def two_sales() -> tuple[Table[Any], Seat]:
    """A table where a seat is asked about two cards in a row, whatever it says to the first."""
    table, rng, seat = Table(games.load("speicherstadt"), 2), Random(1), Seat(0)
    while True:
        if may_buy(table, seat):
            tries = [table.copy(), table.copy()]
            for tried, choice in zip(tries, ("buy", "pass"), strict=True):
                tried.choose(seat, choice)
            if all(may_buy(tried, seat) for tried in tries):
                return table, seat
        decision = rng.choice(table.decisions)
        table.choose(decision.seat, uniform(decision, rng))


def test_the_order_of_choices_matters_where_it_leads_elsewhere() -> None:
    """Cards are sold one after the other: to buy the first is not to buy the second."""
    table, seat = two_sales()
    decision = table.decision(seat)
    assert decision is not None
    seat_view = SeatView(table, decision)
    one, other = (
        turn_of(table.game, decision, choices) for choices in (("buy", "pass"), ("pass", "buy"))
    )
    assert same(seat_view, one, one)
    assert not same(seat_view, one, other)
