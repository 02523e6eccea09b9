"""Mombasa as people play it in the terminal."""

from collections.abc import Sequence
from pathlib import Path

from tests.cli.conftest import Outcome, Run

TWO = ("play", "mombasa", "--seed", "7", "--seats", "human,human", "--names", "Ada,Ben")
SETUP = ["", "1", "1", "", "1", "1"]
"""Both sit down and lay their resting cards."""
PLANS = ["", "1", "1", "1", "", "1", "1", "1"]


def play(run: Run, lines: Sequence[str], *more: str) -> Outcome:
    outcome = run(*TWO, *more, lines=lines)
    assert outcome.code == 0
    return outcome


def test_each_sits_down_to_plan_and_nobody_to_act(run: Run) -> None:
    said = play(run, [*SETUP, *PLANS, "end", "1", "end", "1", ""]).said
    assert said.count("Hand over to Ada") + said.count("Hand over to Ben") == 5
    planning, acting = said.split("Which action do you perform?", 1)
    assert planning.count("Hand over") == 4
    assert "Round 2 begins" in acting


def test_a_plan_is_hidden_from_the_other_until_the_reveal(run: Run) -> None:
    said = play(run, [*SETUP, "", "1", "1", "leave", ""]).said
    ben = said.rpartition("Hand over to Ben")[2]
    assert "Ada has finished planning" in ben
    assert "Ada plans" not in ben
    assert "hand 7 · done" in ben


def test_pages_are_commands(run: Run) -> None:
    pages = ["map", "borders", "bases", "tracks", "cards", "books", "spaces", "players", "me"]
    said = play(run, [*SETUP, "", *pages, "board all", "help"]).said
    for words in ("Borders on", "Column 1", "Call before", "1 left", "Supply:", "Bonus space"):
        assert words in said
    assert "Parts of the board:" in said
    assert said.count("Which card do you plan for action slot 1?") == 2


def test_why_answers_for_parts_of_actions(run: Run) -> None:
    turn = [*SETUP, *PLANS]
    said = play(run, [*turn, "why", "why marker", "why buy", "buy", "why fly"]).said
    assert "The first player may not place a bonus marker here in the first turn" in said
    assert said.count("marker tile_diamond_merchant") >= 2
    assert said.count("Did you mean “marker buy”?") == 2
    assert "“fly” is neither an action nor a command. Type “help”" in said


def test_what_the_board_shows_is_not_told_but_logged(run: Run) -> None:
    said = play(run, ["", "log 99"]).said
    told, logged = said.split("Which card named on your starting tile goes to resting slot 1?")
    assert "enters the card display" not in told
    assert "enters the card display" in logged


def test_a_resumed_game_tells_no_old_news(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play(run, [*SETUP, "", "1"], "--record", str(file))
    said = play(run, ["", "quit"], "--resume", str(file)).said
    assert "is drawn as first player" not in said
    assert "Which card do you plan for action slot 2?" in said


def test_a_game_with_a_bot_is_played_to_its_end(run: Run) -> None:
    seats = ("play", "mombasa", "--seed", "5", "--seats", "human,random")
    outcome = run(*seats, lines=["1", "2"] * 400)
    assert outcome.code == 0
    assert max(len(line.rstrip()) for line in outcome.out.splitlines()) <= 80
    assert "Hand over" not in outcome.out
    assert "End of the game" in outcome.out
