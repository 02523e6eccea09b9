"""The workshop for editions: new, check, diff."""

import json
import tomllib
from pathlib import Path

import pytest

from comptoir.cli.editions.examine import examine
from comptoir.cli.editions.guide import SOURCES, at, guide, house, inline, packaged
from comptoir.cli.editions.lines import line_of, places
from comptoir.games import GAMES
from tests.cli.conftest import Run

GAME = pytest.mark.parametrize("game", GAMES)


def own(tmp_path: Path, game: str, *changes: tuple[str, str]) -> Path:
    """The house edition, changed."""
    text = packaged(game, GAMES[game].house)
    for old, new in changes:
        assert old in text, "the house edition changed: fix the test"
        text = text.replace(old, new, 1)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def paths(data: object, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every value of an edition; tables of lists once."""
    if isinstance(data, dict):
        return [found for key, item in data.items() for found in paths(item, (*path, key))]
    return [path]


@GAME
def test_the_guide_has_a_word_on_every_value_and_none_on_others(game: str) -> None:
    values = [path for path in paths(house(game)) if path[0] != "edition"]
    notes = [guide(game).note(path) for path in values]
    assert [path for path, note in zip(values, notes, strict=True) if note is None] == []
    assert {note.source for note in guide(game).notes} <= set(SOURCES)
    prefixes = {path[:length] for path in values for length in range(1, len(path) + 1)}
    used = {note.pattern for path in prefixes if (note := guide(game).exact(path))}
    assert used == {note.pattern for note in guide(game).notes}


@GAME
def test_a_new_file_is_the_house_edition_with_comments(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("box.toml")
    assert run("edition", "new", game, file).said.endswith("comptoir edition check box.toml")
    text = file.read_text(encoding="utf-8")
    assert f"comptoir play {game} --edition {file}" in text
    found = tomllib.loads(text)
    assert found.pop("edition") == {"id": "mine", "name": "My box"}
    assert found == {key: item for key, item in house(game).items() if key != "edition"}
    for note in guide(game).notes:
        assert f"# {note.source}: {note.place.split()[0]}" in text
    assert run("edition", "check", file).code == 0
    assert "has the same values as “House edition”" in run("edition", "diff", file).said


def test_a_new_file_can_be_printed_and_replaces_no_other(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "[setup]" in run("edition", "new", "speicherstadt", "-").out
    assert run("edition", "new", "speicherstadt").code == 0
    assert (tmp_path / "my-speicherstadt.toml").exists()
    assert "already exists" in run("edition", "new", "speicherstadt").complaint
    assert "no game 'chess'" in run("edition", "new", "chess").complaint
    away = tmp_path / "none" / "box.toml"
    assert "Can't write" in run("edition", "new", "mombasa", away).complaint


def test_every_problem_is_told_with_its_line_and_what_to_do(run: Run, tmp_path: Path) -> None:
    changes = [
        ("coins = 5\n", ""),
        ("merchants = 3", 'merchants = "three"'),
        ("max_queue = 8", "max_kueue = 8"),
        ("autumn = 3\n", "autumn = -3\n"),
        ("church = 4", "church = 4.5"),
    ]
    file = own(tmp_path, "speicherstadt", *changes)
    found = run("edition", "check", file, "--json")
    assert found.code == 1
    problems = json.loads(found.out)["problems"]
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [(lines[row["line"] - 1].split(" ")[0], row["key"]) for row in problems] == [
        ("[setup]", "[setup] coins"),
        ("[setup]", "[setup] max_queue"),
        ("merchants", "[setup] merchants"),
        ("max_kueue", "[setup] max_kueue"),
        ("autumn", "[fires] autumn"),
        ("church", "[points] church"),
    ]
    advice = [row["advice"] for row in problems]
    assert advice[0].startswith("Public: the setup") or "The house edition has 5." in advice[0]
    assert advice[3] == "Did you mean 'max_queue'?"
    text = run("edition", "check", file)
    assert text.code == 1
    assert "Traceback" not in text.out + text.err
    assert text.said.endswith("6 problems. Fix them and check again.")


@pytest.mark.parametrize(
    ("change", "key", "words"),
    [
        (("start_pounds = 1\n", ""), "[player_board] start_pounds", "nothing"),
        (("start_pounds = 1", "start_pounds = [1]"), "[player_board] start_pounds", "[1]"),
        (("count = 2", "count = -2"), "[starting_cards.7] count", "-2"),
        (("nubia = { pounds = 1 }\n", ""), "[map.regions]", "23 regions"),
        (("bornu = 1, ", ""), "[map] borders", "bornu without a border"),
        (
            ("mozambique = { zambezi = 2, natal = 1 }", "mozambique = { zambezi = 7 }"),
            "[map.borders.mozambique] zambezi",
            "7",
        ),
        (("[one_expansion]", "[one_expansions]"), "one_expansion", "nothing"),
        (('rest = ["coffee 1"', 'rest = ["tea 1"'), "[starting_tiles.1] rest", "'tea 1'"),
    ],
)
def test_what_is_wrong_in_mombasa_is_named(
    tmp_path: Path, change: tuple[str, str], key: str, words: str
) -> None:
    file = own(tmp_path, "mombasa", change)
    problems = examine("mombasa", str(file), file.read_text(encoding="utf-8"))
    assert key in [problem.key for problem in problems]
    assert any(words in problem.found for problem in problems)


def test_a_map_in_two_parts_is_refused(run: Run, tmp_path: Path) -> None:
    """The west coast without its borders to the rest."""
    changes = [
        ("hausaland = 1, sahel = 2 }", "hausaland = 1 }"),
        ("hausaland = { benin = 1, sahel = 2, cameroon = 2 }", "hausaland = { benin = 1 }"),
        ("benin = { cameroon = 2 }\n", ""),
    ]
    said = run("edition", "check", own(tmp_path, "mombasa", *changes)).said
    assert "[map] borders: found no way over borders from senegambia to nubia, kordofan" in said


def test_problems_that_follow_from_a_replacement_are_not_told(tmp_path: Path) -> None:
    """With other names of regions the house's enclaves don't fit: that is no second problem."""
    text = packaged("mombasa", GAMES["mombasa"].house).replace("sahel", "savanna")
    file = text.replace('enclaves = { bornu = "savanna"', "enclaves = { bornu = 3")
    assert [problem.key for problem in examine("mombasa", "f", file)] == ["[map.enclaves] bornu"]


@GAME
@pytest.mark.parametrize("value", [-1, "x", []])
def test_no_wrong_value_is_too_much(game: str, value: object) -> None:
    """Each table and each key of a table once: told or valid, but never a traceback or no end."""
    tables = house(game)
    for name, table in tables.items():
        for key in [None, *(table if isinstance(table, dict) else [])]:
            wrong = {**tables, name: {**table, key: value} if key else value}
            text = "\n".join(f"{title} = {inline(item)}" for title, item in wrong.items())
            for problem in examine(game, "own.toml", text):
                assert problem.line is not None, (name, key)
                assert problem.expected, (name, key)


def test_what_is_no_toml_is_told_with_its_line(run: Run, tmp_path: Path) -> None:
    file = own(tmp_path, "speicherstadt", ("coins = 5", "coins = = 5"))
    found = run("edition", "check", file, "--game", "speicherstadt")
    assert found.code == 1
    line = file.read_text(encoding="utf-8").splitlines().index("coins = = 5") + 1
    assert f"mine.toml:{line}: found Invalid value" in found.said
    assert "is not a TOML file" in run("edition", "check", file).complaint


def test_a_table_shows_what_differs_and_where_the_house_value_comes_from(
    run: Run, tmp_path: Path
) -> None:
    file = own(
        tmp_path,
        "mombasa",
        ('name = "House edition"', 'name = "Box"'),
        ("start_pounds = 1", "start_pounds = 2"),
        ('letter = "A"\nneeds = { coffee = 1 }\nreward = { pounds = 1 }\n', "BOOK"),
        ("BOOK", 'letter = "A"\nneeds = { coffee = 1 }\nreward = { pounds = 2 }\n'),
        ("bonus = { mombasa = 3 }", "bonus = { mombasa = 2 }"),
    )
    out = run("edition", "diff", file)
    assert out.code == 0
    rows = [line.split() for line in out.out.splitlines()]
    assert ["player_board.start_pounds", "1", "2", "rulebook"] in rows
    assert "“Box” differs from “House edition” in 4 values." in out.said
    found = json.loads(run("edition", "diff", file, "--json").out)
    assert found["game"] == "mombasa"
    assert found["new"]["name"] == "Box"
    book = '{ letter = "A", needs = { coffee = 1 }, reward = { pounds = %s } }'
    assert [
        (row["key"], row["old"], row["new"], row["source"]) for row in found["differences"]
    ] == [
        ("player_board.start_pounds", "1", "2", "rulebook"),
        ("books", book % 1, None, "house"),
        ("books", None, book % 2, "house"),
        ("starting_tiles.1.bonus.mombasa", "3", "2", "house"),
    ]
    assert "ve 4 hodnotách" in run("edition", "diff", file, "--lang", "cs").said


def test_two_files_are_compared(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    first = own(tmp_path / "a", "speicherstadt", ("coins = 5", "coins = 6"))
    second = own(tmp_path, "speicherstadt", ("coins = 5", "coins = 7"))
    found = json.loads(run("edition", "diff", first, second, "--json").out)
    assert [(row["old"], row["new"]) for row in found["differences"]] == [("6", "7")]


def test_a_bad_file_is_not_compared(run: Run, tmp_path: Path) -> None:
    file = own(tmp_path, "speicherstadt", ("coins = 5", "coins = -5"))
    assert "[setup] coins: found -5" in run("edition", "diff", file).complaint


def test_lines_are_found() -> None:
    text = '[a]\nb = 1\n[a.c]\n"d" = 2\n[[e]]\nf = 3\n[[e]]\nf = 4 # g = 5\nh.i = 6\n'
    assert places(text)["e", "2", "h", "i"] == 9
    assert line_of(text, ("a", "b")) == 2
    assert line_of(text, ("a", "c", "d")) == 4
    assert line_of(text, ("e", "2", "f")) == 8
    assert line_of(text, ("e", "2", "none")) == 7
    assert line_of(text, ("none",)) is None


def test_values_are_shown_as_the_file_has_them() -> None:
    assert inline({"a": [1, "x", True], "b": {}}) == '{ a = [1, "x", true], b = {} }'
    assert at({"a": [{"b": 1}]}, ("a", "1", "b")) == 1
    assert at({"a": 1}, ("a", "b")) is None
