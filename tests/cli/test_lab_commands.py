import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

ROGUES = Path(__file__).parents[1] / "bots/rogues.py"
LIMIT = 240
"""Seconds that anything may take on a loaded machine."""
THRIFTY = Path(__file__).parents[2] / "examples/bots/thrifty.py"
ARENA = ("arena", "speicherstadt", "--bots", f"random,exec:python3 {THRIFTY}", "--jobs", "1")


def plain(text: str) -> Any:
    """All that does not depend on the clock."""
    found = json.loads(text)
    del found["seconds"]
    for bot in found["bots"]:
        bot["thinking"] = bot["thinking"]["choices"]
    return found


def test_arena_prints_standings_and_thinking(run: Run) -> None:
    found = run(*ARENA, "--games", "3", "--seed", "4")
    assert found.code == 0
    assert found.said.startswith(
        "4 games of Speicherstadt, seed 4 (deals: 2, seatings of each: 2, shared victories: 0). "
        "(Asked for 3;"
    )
    assert "exec:thrifty.py" in found.out
    assert "Rating" in found.out
    assert "Longest turn" in found.out
    assert max(len(line) for line in found.out.splitlines()) <= 80
    assert found.err == ""


def test_a_program_without_a_folder_is_named_once(run: Run) -> None:
    line = ("arena", "speicherstadt", "--bots", "random,exec:false", "--games", "2", "--jobs", "1")
    found = run(*line)
    assert " exec:false " in found.out
    assert "exec:exec" not in found.out


def test_arena_prints_json(run: Run) -> None:
    found = plain(run(*ARENA, "--games", "4", "--json").out)
    assert found["game"] == "speicherstadt"
    assert found["line_up"] == ["random", f"exec:python3 {THRIFTY}"]
    assert (found["games"], found["deals"], found["rotations"]) == (4, 2, 2)
    rates = [bot["win_rate"]["mean"] for bot in found["bots"]]
    assert rates == sorted(rates, reverse=True)
    assert sum(bot["wins"] for bot in found["bots"]) == 4


def test_arena_goes_on_from_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games"
    line = ["arena", "speicherstadt", "--bots", "random,random,random", "--json", "--seed", "2"]
    whole = plain(run(*line, "--games", "4", "--jobs", "1").out)
    run(*line, "--games", "2", "--jobs", "2", "--resume", file)
    found = plain(run(*line, "--games", "4", "--jobs", "2", "--resume", file).out)
    assert found == whole
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5
    line[-1] = "3"
    complaint = run(*line, "--resume", file).complaint
    assert complaint.startswith(f'\'{file}\' holds games with another seed: "2", not "3".')


def test_copies_of_a_bot_are_counted(run: Run) -> None:
    bots = f"random,random,exec:python3 {THRIFTY}"
    found = run("arena", "speicherstadt", "--bots", bots, "--games", "1", "--jobs", "1")
    assert "2\N{MULTIPLICATION SIGN} random" in found.out


def test_arena_speaks_the_language(run: Run) -> None:
    bots = "random,random"
    found = run("arena", "speicherstadt", "--bots", bots, "--games", "1", "--lang", "pl")
    assert found.out.startswith("2 partie gry Speicherstadt")


def test_forfeits_are_told(run: Run) -> None:
    bots = f"random,exec:python3 {ROGUES} crash"
    found = run("simulate", "speicherstadt", "--bots", bots, "--games", "1", "--jobs", "1")
    assert found.code == 0
    # On a busy machine some of the five are too late to crash.
    told = r"choices, made at random instead \((.+), already disqualified: \d+\)"
    (faults,) = re.findall(told, found.said)
    kinds = dict(fault.split(": ") for fault in faults.split(", "))
    assert sum(map(int, kinds.values())) == 5
    assert {"crashed"} <= {*kinds} <= {"crashed", "too late"}
    assert "For example: It has ended. out of ideas" in found.said


def test_a_person_plays_against_a_program(run: Run) -> None:
    seats = f"human,exec:python3 {THRIFTY}"
    found = run("play", "speicherstadt", "--seats", seats, "--seed", "1", lines=["1", "1", "quit"])
    assert found.code == 0
    assert "Goodbye." in found.out


def test_a_program_that_fails_a_person_is_told_of(run: Run) -> None:
    seats = f"human,exec:python3 {ROGUES} cheat"
    found = run("play", "speicherstadt", "--seats", seats, "--seed", "1", lines=["1", "quit"])
    assert "Bot 2 forfeited" in found.said
    assert "gave an invalid answer: " in found.said


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (("arena", "speicherstadt", "--bots", "random,deep"), "There is no bot 'deep'."),
        (("arena", "speicherstadt", "--bots", "random,exec:nothing-here"), "no such program"),
        (("arena", "speicherstadt", "--games", "0"), "--games needs a whole number, 1 or more."),
        (("arena", "speicherstadt", "--jobs", "0"), "--jobs needs a whole number, 1 or more."),
        (("arena", "chess", "--bots", "random,random"), "There is no game 'chess'."),
        (("arena", "speicherstadt", "--resume", "/"), "Can't write '/': Is a directory."),
        (("simulate", "speicherstadt", "--resume", "/"), "Can't write '/': Is a directory."),
        (("play", "speicherstadt", "--seats", "human,exec:nothing-here"), "no such program"),
        (("play", "speicherstadt", "--seats", "human,deep:7"), "There is no bot 'deep:7'."),
    ],
)
def test_bad_input_is_one_sentence(run: Run, line: tuple[str, ...], sentence: str) -> None:
    assert sentence in run(*line).complaint


def report(run: Run, file: Path, *more: str) -> Any:
    bots = ("--bots", "random,random,random", "--games", "4", "--jobs", "1")
    return run("report", "speicherstadt", *bots, "--out", file, *more)


def test_report_writes_a_page(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    found = report(run, file, "--seed", "9")
    assert found.code == 0
    assert ": a report on 4 games." in found.said  # a long path is wrapped
    text = file.read_text(encoding="utf-8")
    assert "<h1>Speicherstadt: what 4 bot games show</h1>" in text
    assert "comptoir report speicherstadt --bots random,random,random --games 4 --seed 9" in text


def test_report_speaks_the_language(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    said = report(run, file, "--lang", "nl").said
    assert ": een rapport over 4 partijen." in said
    assert "<h2>Gekochte kaarten</h2>" in file.read_text(encoding="utf-8")


def test_report_prints_json_and_goes_on_from_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games"
    line = ["report", "mombasa", "--bots", "random,random", "--games", "2", "--json"]
    line += ["--option", "setup=variable", "--resume", str(file), "--jobs", "1"]
    first, again = (json.loads(run(*line).out) for _ in range(2))
    assert first == again
    assert first["players"] == 2
    assert first["options"] == {"setup": "variable"}
    assert {topic["name"] for topic in first["topics"]} >= {"starting_tile", "main_track"}
    assert all("certain" in finding for finding in first["findings"])


def test_a_page_that_can_not_be_written_is_one_sentence(run: Run, tmp_path: Path) -> None:
    complaint = report(run, tmp_path / "no" / "page.html").complaint
    assert complaint == f"Can't write '{tmp_path}/no/page.html': No such file or directory."


def test_without_the_library_a_sentence_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "install Comptoir as comptoir[lab]" in report(run, tmp_path / "page.html").complaint


def test_simulate_goes_on_from_a_file(run: Run, tmp_path: Path) -> None:
    line = ["simulate", "speicherstadt", "--games", "5", "--jobs", "1", "--json"]
    fresh = json.loads(run(*line).out)
    file = str(tmp_path / "games")
    run(*line, "--games", "3", "--resume", file)
    found = json.loads(run(*line, "--resume", file).out)
    for timed in ("seconds", "decisions_per_second"):
        del found[timed], fresh[timed]
    assert found == fresh


@pytest.mark.parametrize(
    ("command", "jobs", "number", "code"),
    [
        ("arena", 1, signal.SIGINT, 130),
        ("arena", 2, signal.SIGINT, 130),
        ("simulate", 1, signal.SIGINT, 130),
        ("arena", 1, signal.SIGTERM, 143),
    ],
)
def test_ctrl_c_ends_everything_and_says_how_to_go_on(
    tmp_path: Path, command: str, jobs: int, number: signal.Signals, code: int
) -> None:
    notes, file = tmp_path / "notes", tmp_path / "games"
    bots = f"random,exec@600:{sys.executable} {ROGUES} hang 0 {notes}"
    line = [command, "speicherstadt", "--bots", bots, "--resume", str(file), "--jobs", str(jobs)]
    whole = [sys.executable, "-m", "comptoir", *line]
    process = subprocess.Popen(whole, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        wait_for(lambda: len(noted(notes, "choose")) == jobs)
        process.send_signal(number)
        _, err = process.communicate(timeout=LIMIT)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == code
    if number == signal.SIGINT:
        assert err.decode().startswith("Interrupted. Run the same command to continue from")
    started = [int(pid) for pid in noted(notes, "start")]
    assert len(started) == jobs
    wait_for(lambda: not any(running(pid) for pid in started))


def noted(notes: Path, what: str) -> list[str]:
    """The second word of each note that begins with this one."""
    lines = notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []
    return [line.split()[1] for line in lines if line.startswith(f"{what} ")]


def running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


def wait_for(happens: Callable[[], bool]) -> None:
    deadline = time.monotonic() + LIMIT
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_dataset_writes_files_and_says_so(run: Run, tmp_path: Path) -> None:
    asked = ("dataset", "speicherstadt", "--games", "2", "--jobs", "1", "--out", str(tmp_path))
    found = run(*asked)
    assert found.code == 0
    assert found.said.startswith("2 games in")
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["README.md", "games-00000000.parquet"]
    assert run(*asked).said == found.said


def test_a_cluster_that_is_not_there_is_said_in_a_sentence(run: Run) -> None:
    found = run("simulate", "speicherstadt", "--games", "2", "--ray", "127.0.0.1:1")
    assert found.code == 2
    assert "Can't reach a Ray cluster at '127.0.0.1:1'" in found.err.replace("\n", " ")


def test_the_rate_without_luck_is_told(run: Run) -> None:
    line = ("arena", "speicherstadt", "--bots", "random,random", "--games", "2", "--jobs", "1")
    assert "Without luck: " in run(*line, "--luck").said
    assert "Without luck: " not in run(*line).said
