"""People who say little are asked, or told what there is."""

import subprocess

import pytest

from comptoir.cli.setup import read_seats
from comptoir.games import GAMES, load
from tests.cli.conftest import Run


def test_without_an_argument_three_lines_say_what_one_can_do(run: Run) -> None:
    found = run()
    assert found.code == 0
    assert len(found.out.splitlines()) == 3
    for command in ("comptoir play", "comptoir serve", "comptoir --help"):
        assert command in found.out


def test_play_asks_which_game_and_how_strong_the_bots_are(run: Run) -> None:
    found = run("play", "--seed", "1", lines=["2", "easy", "quit"])
    assert found.code == 0
    assert "Which game? 1 Mombasa · 2 Speicherstadt [Mombasa]" in found.said
    assert "1 easy · 2 medium · 3 hard · 4 expert [medium]" in found.said
    assert "Speicherstadt, edition" in found.said
    asked_for = run("play", "speicherstadt", "--seats", "human,easy,easy", "--seed", "1", lines=[])
    assert asked_for.out.split("Player 1>")[0] in found.out


def test_the_expert_can_be_chosen_as_on_the_page(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[str] = []

    def one_against(bots: str) -> str:
        seated.append(bots)
        return "human,random"

    monkeypatch.setattr("comptoir.cli.welcome.one_against", one_against)
    run("play", lines=["2", "4", "quit"])
    run("play", lines=["2", "exp", "quit"])
    assert seated == ["expert", "expert"]
    said = run("play", lines=["2", "e", "quit"]).said
    assert "Type a number from 1 to 4, or the first letters." in said


def test_enter_takes_what_is_usual_and_first_letters_do(run: Run) -> None:
    said = run("play", "--seed", "1", lines=["Speich", "", "quit"]).said
    assert "Speicherstadt, edition" in said


def test_bots_are_of_medium_strength_when_nothing_is_said() -> None:
    for key, about in GAMES.items():
        assert read_seats(load(key), None) == ("human", "medium", "medium"), about.title


def test_what_is_no_answer_is_asked_again(run: Run) -> None:
    found = run("play", lines=["7", "chess"])
    assert found.said.count("Type a number from 1 to 2, or the first letters.") == 2
    assert found.code == 0
    assert found.out.endswith("Goodbye.\n")


def test_who_names_the_seats_is_not_asked_about_bots(run: Run) -> None:
    said = run("play", "--seats", "human,random", lines=["m", "quit"]).said
    assert "How strong" not in said
    assert "Mombasa, edition" in said


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (["comptoir", "pl"], {"play"}),
        (["comptoir", "play", ""], {*GAMES, "--seats", "--record"}),
        (["comptoir", "edition", "che"], {"check"}),
        (["comptoir", "bench", "se"], {"server"}),
    ],
)
def test_bash_completes(run: Run, typed: list[str], expected: set[str]) -> None:
    script = run("completion", "bash").out
    words = " ".join(f"'{word}'" for word in typed)
    ask = f"COMP_WORDS=({words}); COMP_CWORD={len(typed) - 1}; _comptoir; echo ${{COMPREPLY[@]}}"
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{ask}"], capture_output=True, text=True, check=True
    )
    assert expected <= set(done.stdout.split())


def test_scripts_for_other_shells(run: Run) -> None:
    assert run("completion", "zsh").out.startswith("#compdef comptoir\n")
    assert "__fish_seen_subcommand_from play" in run("completion", "fish").out
    assert "'tcsh'" in run("completion", "tcsh").complaint
