from itertools import count
from pathlib import Path
from random import Random

import pytest

from comptoir.core import CHANCE
from comptoir.games import load
from comptoir.lab.match import Deal, Seating, play
from comptoir.table import Table

ROGUES = Path(__file__).parents[1] / "bots/rogues.py"


def drawn(kind: str, deal: str, players: str) -> list[str]:
    """What chance draws in a game of Mombasa, by kind of question."""
    table, chance, rng = Table(load("mombasa"), 2), Deal(deal), Random(players)
    found: list[str] = []
    while table.decisions:
        decision = table.decisions[0]
        if decision.seat == CHANCE:
            action = chance.draw(decision)
            found += [action.text] if decision.kind == kind else []
        else:
            action = rng.choice(decision.options)
        table.choose(decision.seat, action)
    return found


def test_the_same_deal_draws_the_same_cards_whoever_plays() -> None:
    one, other = drawn("mombasa.draw", "7", "a"), drawn("mombasa.draw", "7", "b")
    both = min(len(one), len(other))
    assert both > 20
    assert one[:both] == other[:both]
    assert drawn("mombasa.draw", "8", "a")[:both] != one[:both]


@pytest.mark.parametrize("game", ["speicherstadt", "mombasa"])
def test_a_game_depends_on_its_seeds_alone(game: str) -> None:
    seating = Seating(("random", "random"), "a", "b")
    one, two = (play(load(game), seating) for _ in range(2))
    assert [entry.text for entry in one.table.log] == [entry.text for entry in two.table.log]
    assert one.result == two.result
    assert one.decisions == len(one.table.log)
    assert one.rounds == {"speicherstadt": 16, "mombasa": 7}[game]


def test_thinking_is_timed_by_choice_and_turn() -> None:
    ticks = count()
    played = play(
        load("mombasa"),
        Seating(("random", "random"), "a", "b"),
        clock=lambda: float(next(ticks)),
    )
    choices = [entry for entry in played.table.log if entry.seat != CHANCE]
    assert sum(thinking.choices for thinking in played.thinking) == len(choices)
    for thinking in played.thinking:
        assert thinking.seconds == thinking.choices
        assert thinking.longest_choice == 1.0
        assert thinking.longest_turn > 1.0


def test_programs_are_ended_and_their_faults_counted(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    spec = f"exec:python3 {ROGUES} crash 2 {notes}"
    played = play(load("speicherstadt"), Seating((spec, "random"), "a", "b"))
    assert played.failures[0].counts["crash"] == 5
    assert played.failures[0].counts["given_up"] > 0
    assert played.failures[0].example == "It has ended. out of ideas"
    assert played.failures[1].counts == {}


def test_programs_are_ended_when_the_game_breaks_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"

    def broken(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("comptoir.bots.random.uniform", broken)
    spec = f"exec:python3 {ROGUES} behave 0 {notes}"
    with pytest.raises(RuntimeError):
        play(load("speicherstadt"), Seating((spec, "random"), "a", "b"))
    assert "bye" in notes.read_text(encoding="utf-8")
