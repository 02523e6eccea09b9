import json
from dataclasses import replace
from pathlib import Path

import pytest

from comptoir.cli import bench, bench_envs
from comptoir.core.native import compiled
from comptoir.games import GAMES, load
from comptoir.lab.bench import Bench, Speed
from comptoir.lab.bench_batch import BatchSpeed
from comptoir.lab.bench_envs import EnvSpeed
from comptoir.lab.sizes import measure
from tests.cli.conftest import Run

EDITIONS = Path(__file__).parents[2] / "src/comptoir/games"


def test_a_rule_is_printed_with_its_page(run: Run) -> None:
    found = run("rule", "s5.1")
    assert found.code == 0
    assert found.out.startswith("S5.1, page 2\n  Cards are sold from left to right.")


def test_a_chapter_is_printed_rule_by_rule(run: Run) -> None:
    out = run("rule", "S4").out
    assert "S4.1, page 2\n" in out
    assert "S4.2\n  Ruling: if every card" in out


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("nl", "S5.1, pagina 2\n  De kaarten van links naar rechts."),
        ("pl", "S5.1, strona 2\n  Karty od lewej do prawej."),
        ("cs", "S5.1, strana 2\n  Karty zleva doprava."),
    ],
)
def test_a_rule_is_printed_in_the_readers_language(run: Run, language: str, first: str) -> None:
    assert run("rule", "S5.1", "--lang", language).out.startswith(first)


def test_every_edition_of_the_house_is_sound_and_found_by_its_content(run: Run) -> None:
    for key in GAMES:
        found = run("edition", "check", EDITIONS / key / "edition" / "house.toml")
        assert found.code == 0
        assert found.out.startswith(f"Valid edition of {key}: “House edition” (house)")
        assert load(key).edition.digest in found.out


def test_the_game_of_an_edition_can_be_named(run: Run) -> None:
    file = EDITIONS / "speicherstadt" / "edition" / "house.toml"
    assert run("edition", "check", file, "--game", "speicherstadt").code == 0
    assert "chess" in run("edition", "check", file, "--game", "chess").complaint


def test_bench_prints_a_table_or_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "peers", lambda: ([], []))
    table = run("bench", "--seconds", "0.001")
    assert table.code == 0
    assert table.out.count("speicherstadt") == 4
    engine = "engine is compiled" if compiled() else "plain Python"
    assert engine in table.out + table.err
    found = json.loads(run("bench", "--seconds", "0.001", "--json").out)
    assert found["compiled"] is compiled()
    assert {speed["game"] for speed in found["games"]} == set(GAMES)
    assert all(speed["decisions_per_second"] > 0 for speed in found["games"])


def test_bench_compares_with_what_is_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    fast = Speed("fast", 2, 900.0, 1.0, 4.0, state_bytes=5000)
    slow = Speed("slow", 4, 60.0, 1.0, 4.0)
    found = Bench([fast], [slow], ["absent"], compiled=True)
    monkeypatch.setattr(bench, "bench", lambda *_, **__: found)
    table = run("bench")
    assert "Choices per second, relative to" in table.out
    assert "15.0" in table.out
    assert "5,000" in table.out
    notes = " ".join((table.out + table.err).split())
    assert "not measured: absent" in notes
    assert "pip install 'comptoir[peers]'" in notes
    assert "engine is compiled" in notes


def test_simulate_prints_a_table(run: Run) -> None:
    found = run("simulate", "speicherstadt", "--bots", "random,random,random", "--games", "6")
    assert found.code == 0
    assert found.out.startswith("6 games of Speicherstadt, seed 0,")
    assert "Counting offices" in found.out
    assert "12: 6" in found.out
    assert max(len(line) for line in found.out.splitlines()) <= 80
    assert found.err == ""


def test_simulate_prints_json(run: Run) -> None:
    line = "simulate speicherstadt --bots random,random --games 6 --seed 3 --json --jobs"
    one, two = (json.loads(run(*line.split(), jobs).out) for jobs in (1, 2))
    assert one["games"] == 6
    assert one["seed"] == "3"
    assert one["rounds"] == {"16": 6}
    for found in (one, two):
        del found["seconds"], found["decisions_per_second"]
    assert one == two


def test_simulate_speaks_the_language_of_the_system(run: Run) -> None:
    found = run("simulate", "speicherstadt", "--games", "1", "--lang", "nl").out
    assert found.startswith("1 partij Speicherstadt")


def test_bench_measures_environments_and_sizes(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = [EnvSpeed("mombasa_v0", 12345.0, 6789.0)]
    monkeypatch.setattr(bench_envs, "bench_envs", lambda *_, **__: (speeds, ["hanabi_v5"]))
    batches = [BatchSpeed("comptoir/Mombasa-v0", 2000.0, 3000.0, 5000.0, 2)]
    monkeypatch.setattr(bench_envs, "_bench_batches", lambda *_: batches)
    table = run("bench", "envs")
    assert table.code == 0
    assert "1.50" in table.out
    assert "2.50" in table.out
    assert "12,345" in table.out
    assert "hanabi_v5" in table.out
    found = json.loads(run("bench", "envs", "--json").out)
    assert found["missing"] == ["hanabi_v5"]
    assert found["batches"][0]["batch_times"] == 1.5
    assert found["batches"][0]["spread_times"] == 2.5
    assert found["provenance"]["schema"] == 1
    assert run("bench", "envs", "--seconds", "0").code == 2
    small = replace(measure("speicherstadt", 2, 1), information_sets=77)
    monkeypatch.setattr(bench_envs, "measure", lambda *_: small)
    assert "77" in run("bench", "sizes").out
    found = json.loads(run("bench", "sizes", "--json").out)
    assert found["sizes"][0]["information_sets"] == 77
    assert found["provenance"]["schema"] == 1
    assert run("bench", "sizes", "--games", "0").code == 2
