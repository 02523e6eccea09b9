from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from comptoir.core import CHANCE
from comptoir.core.play import uniform
from comptoir.games import load
from comptoir.table import Dealer, Table
from comptoir.table import record as records
from tests.cli.conftest import Run


@cache
def played() -> str:
    """A whole game of two."""
    table, rng = Table(load("speicherstadt"), 2), Random(9)
    while table.decisions:
        decision = table.decisions[0]
        table.choose(decision.seat, uniform(decision, rng))
    return records.write(records.of(table, ["Ada", ""]))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(played(), encoding="utf-8")
    return file


def test_a_record_is_shown_with_log_board_and_scores(run: Run, record: Path) -> None:
    found = run("replay", record, "--lang", "nl")
    assert found.code == 0
    assert "Ronde 1 begint." in found.out
    assert "De partij is voorbij." in found.out
    assert "Handelskamer" in found.out
    assert "Ada" in found.out
    assert "Speler 2" in found.out


def test_a_record_is_verified(run: Run, record: Path) -> None:
    found = run("replay", record, "--verify")
    assert found.code == 0
    assert "each leading to the recorded state." in found.out


def test_the_board_after_a_step(run: Run, record: Path) -> None:
    assert run("replay", record, "--step", 1).out.startswith("After 1 choice:\nRound 1 ·")
    assert "There is no step 9999" in run("replay", record, "--step", 9999).complaint
    assert "There is no step -1" in run("replay", record, "--step", -1).complaint


def test_an_illegal_line_is_named(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").split("\n")
    number = next(index for index, line in enumerate(lines) if " bid " in line)
    step, seat, _, _, digest = lines[number].split(" ")
    lines[number] = f"{step} {seat} bid 6 {digest}"
    record.write_text("\n".join(lines), encoding="utf-8")
    said = run("replay", record, "--verify").complaint
    assert said.startswith(f"Line {number + 1} of the record: step {step}, 'bid 6', can't be")
    assert "S3.1" in said


def test_a_cut_off_record_is_refused(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text[: len(text) // 2], encoding="utf-8")
    assert "cut off" in run("replay", record).complaint


def test_another_edition_is_refused(run: Run, record: Path, tmp_path: Path) -> None:
    house = Path(__file__).parents[2] / "src/comptoir/games/speicherstadt/edition/house.toml"
    own = tmp_path / "own.toml"
    text = house.read_text(encoding="utf-8").replace("church = 4", "church = 5")
    own.write_text(text, encoding="utf-8")
    assert "load the edition file" in run("replay", record, "--edition", own).complaint


def test_what_is_no_record_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text("hello\n", encoding="utf-8")
    assert "this is not a record of a game" in run("replay", file).complaint


def fair(seed: str = "hush", claimed: str = "hush") -> str:
    """A whole game of two that was dealt from one seed and claims another."""
    table, dealer, rng = Table(load("speicherstadt"), 2), Dealer(seed), Random(9)
    while table.decisions:
        decision = table.decisions[0]
        chance = decision.seat == CHANCE
        step = len(table.log) + 1
        table.choose(
            decision.seat, dealer.draw(decision, step) if chance else uniform(decision, rng)
        )
    commitment = Dealer(claimed).commitment
    return records.write(replace(records.of(table), commitment=commitment, seed=claimed))


def test_deals_are_verified_against_the_seed(run: Run, record: Path) -> None:
    record.write_text(fair(), encoding="utf-8")
    found = run("replay", record, "--verify")
    assert found.code == 0
    said = " ".join(found.out.split())
    assert "Every deal follows from the seed, whose hash was shown at the start:" in said
    assert Dealer("hush").commitment in "".join(found.out.split())


def test_a_deal_that_is_not_fair_is_named(run: Run, record: Path) -> None:
    record.write_text(fair(seed="other"), encoding="utf-8")
    said = run("replay", record, "--verify").complaint
    assert "was not dealt from the seed" in said
