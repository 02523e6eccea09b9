"""Pictures of positions: whole, all of one size, and of nothing that a spectator can't see."""

from io import BytesIO
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from comptoir import games
from comptoir.cli.app import run
from comptoir.cli.replay import open_record
from comptoir.core import Json
from comptoir.pictures import HEIGHT, WIDTH, Scene, moments, pixels, scene, svg
from comptoir.table import Table
from tests.golden.make import RECORDS

NAMES = [
    *(f"mombasa-{seats}-variable-1" for seats in (2, 3, 4)),
    *(f"speicherstadt-{seats}-1" for seats in (2, 3, 4, 5)),
]
GAMES = ("mombasa-2-first-1", "speicherstadt-2-1")


def table_of(name: str) -> Table[object]:
    return open_record(RECORDS / f"{name}.txt", None)[1]


def step_of(table: Table[object], step: int) -> Table[object]:
    return table.moved_to(table.at(step))


@pytest.mark.parametrize("name", NAMES)
def test_every_position_can_be_drawn(name: str) -> None:
    table = table_of(name)
    for step in range(0, len(table.log) + 1, 7):
        people = ["Ada <&>", "Ben"]
        root = ET.fromstring(svg(scene(step_of(table, step), "A title", people)))
        words = {text.text for text in root.iter("{http://www.w3.org/2000/svg}text")}
        assert {"A title", "Ada <&>", "Ben"} <= words


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_is_a_png_of_one_size(name: str) -> None:
    table = table_of(name)
    for step in (0, len(table.log)):
        image = Image.open(BytesIO(pixels.png(svg(scene(step_of(table, step))))))
        assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
        colours = image.convert("RGB").getcolors(WIDTH * HEIGHT)
        assert colours is not None
        assert len(colours) > 100


def test_letters_of_all_languages_are_drawn() -> None:
    """A letter that the fonts lack would be drawn as nothing, or as the same box."""
    shown = [pixels.image(svg(Scene({}, letter))).tobytes() for letter in "łęščřůßüéΩЖ·"]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("name", GAMES)
def test_an_animation_has_the_moments_of_a_turn(name: str) -> None:
    table = table_of(name)
    for end in reversed(moments.turn_ends(table)):
        steps = moments.of_turn(table, end)
        assert steps[-1] == end
        drawings = [svg(scene(step_of(table, step))) for step in steps]
        if len(set(drawings)) > 1:  # what is planned in secret changes nothing in sight
            break
    image = Image.open(BytesIO(pixels.gif(drawings, 300)))
    assert image.format == "GIF"
    assert image.width == 300
    assert 1 < getattr(image, "n_frames", 1) <= len(steps)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_picture_of_each_turn_as_far_as_there_is_room(name: str) -> None:
    table = table_of(name)
    steps = moments.of_game(table)
    assert (steps[0], steps[-1]) == (0, len(table.log))
    assert steps == sorted(set(steps))
    assert len(steps) <= moments.MOST


def test_a_picture_shows_no_more_than_a_spectator_sees() -> None:
    """Two positions that a spectator can't tell apart look the same, whatever is hidden."""
    game = games.load("mombasa")
    table = table_of("mombasa-4-first-1")
    secret = 0
    for step in range(0, len(table.log), 5):
        there = step_of(table, step)
        other = there.moved_to(game.determinize(there.state, None, Random(step)))
        secret += game.dump(there.state) != game.dump(other.state)
        assert svg(scene(there)) == svg(scene(other))
    assert secret > 0


def test_a_game_without_a_drawing_is_shown_key_by_key() -> None:
    view: dict[str, Json] = {
        "game": "chess",
        "board": "rnbq",
        "players": [{"time": 3}, {"time": 4}],
        "none": None,
    }
    drawn = svg(Scene(view, names=["Ada"], scores=[7]))
    for words in (">chess<", ">Ada<", ">Player 2<", ">7<", ">rnbq<", ">time 4<"):
        assert words in drawn
    assert pixels.png(drawn).startswith(b"\x89PNG")


def test_the_terminal_makes_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = str(RECORDS / "speicherstadt-2-1.txt")
    for name, head in (("a.png", b"\x89PNG"), ("b.svg", b"<svg"), ("c.gif", b"GIF8")):
        out = tmp_path / name
        words = ["picture", record, "--step", "40", "--out", str(out), "--width", "300"]
        assert run([*words, "--lang", "en"]) == 0
        assert out.read_bytes().startswith(head)
        assert name in capsys.readouterr().out
    for wrong in (["--step", "9999"], ["--width", "3"]):
        assert run(["picture", record, "--out", str(tmp_path / "d.png"), *wrong]) == 2
    assert run(["picture", record, "--out", str(tmp_path / "d.bmp")]) == 2
    assert "should end in" in capsys.readouterr().err


def test_the_terminal_shows_how_far_a_whole_game_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(moments, "MOST", 3)
    record, out = str(RECORDS / "speicherstadt-2-1.txt"), tmp_path / "a.gif"
    words = ["picture", record, "--out", str(out), "--width", "200", "--lang", "en"]
    assert run(words) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    assert run(words) == 0
    shown = capsys.readouterr().err
    assert "Drawing" in shown
    assert "3/3" in shown
