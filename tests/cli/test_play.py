"""Games in the terminal, typed line by line."""

import re
from itertools import repeat
from pathlib import Path

import pytest

from comptoir.cli import files
from comptoir.lang import LANGUAGES
from tests.cli.conftest import Run

GAME = ("play", "speicherstadt", "--seed", "1", "--names", "Ada,Ben,Cleo")
HOT_SEAT = (*GAME, "--seats", "human,human,human")
ALONE = (*GAME, "--seats", "human,random,random")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_fits_80_columns_in_every_language(
    run: Run, language: str, seats: int
) -> None:
    names = ["Wolfeschlegelsteinhausen", "Ada", "Žofie", "Björn", "Łucja"][:seats]
    line = ("play", "speicherstadt", "--seed", "3", "--lang", language, "--names", ",".join(names))
    bots = ",".join(["human", *["random"] * (seats - 1)])
    found = run(*line, "--seats", bots, lines=repeat("1", 600))
    assert found.code == 0
    assert found.err == ""
    assert max(len(line) for line in found.out.splitlines()) <= 80
    assert "speicherstadt." not in found.out
    assert "cli-" not in found.out


def test_the_end_shows_the_scores_and_the_winner(run: Run) -> None:
    out = run(*ALONE, lines=repeat("1", 600)).out
    assert re.search(r"^(Ada|Ben|Cleo) wins\.$", out, re.M)
    assert "Chamber of commerce" in out
    assert "· The game is over." in out


def test_bots_alone_play_to_the_end(run: Run) -> None:
    found = run(*GAME, "--seats", "random,random,random")
    assert found.code == 0
    assert "· Round 12 begins." in found.out


def test_options_are_chosen_by_number_or_notation(run: Run) -> None:
    out = run(*HOT_SEAT, lines=["2", "bid  3"]).out
    assert "· Cleo places a merchant above the rubber trader on space 2, position 1." in out
    assert "· Ada places a merchant above the cloth trader on space 3, position 1." in out


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    assert run(*ALONE, lines=["1"] * 20).out == run(*ALONE, lines=["1"] * 20).out


def test_without_a_seed_there_is_one_all_the_same(run: Run) -> None:
    assert re.search(r"seed \d+", run("play", "speicherstadt").out)


def test_the_end_of_the_input_is_a_polite_goodbye(run: Run) -> None:
    found = run(*ALONE)
    assert found.code == 0
    assert found.out.endswith("Goodbye.\n")


def test_quit_leaves(run: Run) -> None:
    found = run(*ALONE, lines=["quit", "1"])
    assert found.code == 0
    assert found.out.endswith("quit\nGoodbye.\n")


def test_undo_takes_back_the_last_choice_of_a_person(run: Run) -> None:
    out = run(*HOT_SEAT, lines=["bid 2", "undo", "bid 1"]).out
    after = out.partition("Undone.")[2]
    assert "· Cleo places a merchant above the spice trader on space 1, position 1." in after


def test_undo_over_a_bot_needs_everybodys_consent(run: Run) -> None:
    out = run(*ALONE, lines=["bid 1", "undo", "n", "undo", "y", "bid 3"]).out
    assert out.count("has chosen since then.") == 2
    assert out.count("Undo anyway?") == 2
    assert out.count("Undone.") == 1
    after = out.partition("Undone.")[2]
    assert "· Ada places a merchant above the cloth trader on space 3, position 1." in after


def test_undo_with_nothing_to_take_back(run: Run) -> None:
    assert "You have nothing to undo." in run(*HOT_SEAT, lines=["undo"]).out


def test_restart_begins_the_turn_anew(run: Run) -> None:
    assert "You have only just started this turn." in run(*ALONE, lines=["restart"]).out
    out = run(*HOT_SEAT, lines=["bid 2", "restart", "bid 1"]).out
    assert "Undone." in out


def test_why_gives_the_reason_with_rule_and_page(run: Run) -> None:
    out = run(*ALONE, lines=["why bid 5", "why bid 1", "why take tea", "why fly"]).said
    assert "There is no card on space 5. (S3.1, page 2)" in out
    assert "That is possible: Place a merchant above the card on space 1." in out
    assert (
        "to another decision. First comes this one: bidding with a merchant. (S4.1, page 2)" in out
    )
    assert "“fly” is neither an action nor a command." in out


def test_why_alone_lists_the_close_misses(run: Run) -> None:
    out = run(*ALONE, lines=["why"]).out
    assert "bid 5\n  There is no card on space 5. (S3.1, page 2)\n" in out


def test_why_has_nothing_to_say_where_all_is_possible(run: Run) -> None:
    five = ("play", "speicherstadt", "--seed", "1", "--seats", "human,human,human,human,human")
    assert "Every answer to this question is possible." in run(*five, lines=["why"]).out


def test_an_impossible_action_is_refused_with_its_reason(run: Run) -> None:
    out = run(*ALONE, lines=["bid 6"]).out
    assert "There is no card on space 6. (S3.1, page 2)" in out


def test_what_is_not_understood_gets_a_hint(run: Run) -> None:
    out = run(*ALONE, lines=["bud 1", "xyzzy", "99"]).out
    assert "Did you mean “bid 1”?" in out
    assert "“xyzzy” is neither an action nor a command. Type “help”" in out
    assert "“99” is neither" in out


def test_a_rule_is_told_in_the_language_of_the_game(run: Run) -> None:
    out = run(*ALONE, "--lang", "pl", lines=["rule S5.1"])
    assert "Karty od lewej do prawej." in out.out


def test_help_log_scores_rule_and_board(run: Run) -> None:
    out = run(*ALONE, lines=["help", "log 2", "log", "scores", "rule S5.1", "rule Q", "", "board"])
    assert "start the turn again" in out.out
    assert "   1 Cleo is drawn as start player." in out.out
    assert "Counting offices" in out.out
    assert "S5.1, page 2" in out.out
    assert "There is no rule “Q”." in out.out
    assert out.out.count("Round 1 · start player: Cleo") == 3


def test_only_the_own_things_are_shown_in_the_middle_of_a_turn(run: Run) -> None:
    out = run(*ALONE, lines=repeat("1", 40)).out
    assert out.count("▸ Ada") > out.count("start player: ")


def test_a_record_is_kept_and_can_be_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    found = run(*ALONE, "--record", file, lines=["1", "2"])
    assert found.code == 0
    assert "Saved in" in found.said
    assert run("replay", file, "--verify").code == 0
    again = run("play", "speicherstadt", "--resume", file, lines=["board"])
    assert again.code == 0
    assert "▸ Ada" in again.out
    wrong = run("play", "speicherstadt", "--resume", file, "--seats", "human,human")
    assert wrong.complaint == "--seats has 2 seats, but the record has 3."


def test_save_writes_the_game_so_far(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    out = run(*ALONE, lines=["1", f"save {file}", "save", "save /none/x"]).said
    assert "Name a file: save FILE" in out
    assert "could not be saved in /none/x" in out
    assert run("replay", file, "--verify").code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_full_disk_does_not_end_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, calls, write = tmp_path / "game.txt", [], files.write

    def fill(path: Path, text: str) -> None:
        calls.append(path)
        if len(calls) > 2:
            raise OSError(28, "No space left on device")
        write(path, text)

    monkeypatch.setattr(files, "write", fill)
    found = run(*ALONE, "--record", file, lines=["1"] * 8)
    assert found.code == 1
    assert found.said.count("No space left on device. It goes on unsaved.") == 1
    assert found.said.endswith("No space left on device. It is not saved.")
    assert len(calls) > 5


def test_interrupting_saves_and_leaves(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    found = run(*ALONE, "--record", file)
    assert found.code == 130
    assert "Goodbye." in found.out
    assert run("replay", file, "--verify").code == 0


def test_words_in_brackets_are_no_markup(run: Run) -> None:
    out = run("play", "speicherstadt", "--names", "[red]A,[/]B,C", lines=["[bold]"]).out
    assert "[red]A" in out
    assert "“[bold]” is neither" in out


@pytest.mark.parametrize("game", ["speicherstadt", "mombasa"])
def test_a_hint_names_turns_and_what_they_are_for(run: Run, game: str) -> None:
    said = run("play", game, "--seed", "1", lines=["hint", "quit"]).said
    assert "What a bot would do, the best first" in said
    assert " 1. " in said
