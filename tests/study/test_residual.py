"""What walks make of turns, and a network that foresees it."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from comptoir.bots.network import COUNTS, FINE, UNIT, Network
from comptoir.bots.numbers import in_use
from comptoir.bots.residual import Inputs, trained_for, write
from comptoir.bots.residual import read as read_network
from comptoir.core import InvalidSetup, Seat
from comptoir.games import GAMES, load
from comptoir.study import menus, residual
from comptoir.study.menus import MORE, Harvest, Menu, games, lead, read, taste
from comptoir.study.residual import Fit, Fitted, fit, hidden_for, keep, lesson, report, whole
from comptoir.study.slopes import FARTHEST, step

KEY = "speicherstadt"
HARVEST = Harvest(KEY, 2)


@pytest.fixture(scope="module")
def line() -> dict[str, Any]:
    """A game whose turns were played on, only in one world each."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(menus, "ARMS", 2)
        patch.setattr(menus, "WORLDS", 1)
        return taste(HARVEST, 0)


def made_up(number: int) -> dict[str, Any]:
    """A game in which the third number that is seen decides what comes of a turn."""
    rng, found = Random(number), list[Menu]()
    for _ in range(40):
        rows = [bytes(rng.randrange(3) for _ in range(6)) for _ in range(4)]
        corrections = [[1.0 * row[2], -1.0 * row[2]] for row in rows]
        slopes = [[0.5 * row[2], 1.0 * row[3]] for row in rows]
        found.append(Menu(0, rows, [0.0] * 4, corrections, slopes, 1))
    return menus.as_json(number, (1.0, 0.0), found)


def test_menus_are_kept_as_they_were(line: dict[str, Any]) -> None:
    found = read(json.loads(json.dumps(line)))
    assert len(found) > 50
    assert {menu.seat for menu in found} == {0, 1}
    assert sum(line["shares"]) == 1
    for menu in found:
        assert len(menu.inputs) == len(menu.values) == len(menu.corrections) == 2
        assert len(menu.corrections[0]) == 18
        assert len(menu.slopes[0]) == len(in_use(load(KEY), 2))
        worths = [
            value + lead(row) / 2 for value, row in zip(menu.values, menu.corrections, strict=True)
        ]
        assert worths[menu.chosen] >= max(worths) - 0.2


def test_a_file_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menus, "taste", lambda _, number: made_up(number))
    file = tmp_path / "menus.jsonl"
    assert len([*games(HARVEST, 3, 1, file)]) == 3
    monkeypatch.setattr(menus, "taste", print)  # it is not asked: all games are in the file
    assert [one["number"] for one in games(HARVEST, 0, 1, file)] == [0, 1, 2]


def test_a_fit_finds_what_makes_turns_better() -> None:
    found = [((1.0, 0.0), read(made_up(number))) for number in range(20)]
    taught, held = lesson(found[:16]), lesson(found[16:])
    under_way = Fit(6, 6, 2)
    assert under_way.explained(held) == pytest.approx(0)
    for _ in range(60):
        under_way.epoch(taught)
    assert under_way.explained(held) > 0.9


def test_slopes_lead_to_numbers_that_foresee_more() -> None:
    found = [read(made_up(number)) for number in range(8)]
    moved = step({"one": 2.0, "other": 3.0}, found)
    assert moved["one"] == pytest.approx(2.0 * MORE**FARTHEST)  # twice as far would be right
    assert moved["other"] == pytest.approx(3.0, rel=0.02)


def test_a_game_without_numbers_has_no_slopes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "mombasa", replace(GAMES["mombasa"], tuning=""))
    assert menus.nearby(load("mombasa"), 2) == []


def test_whole_numbers_say_the_same() -> None:
    rng = np.random.default_rng(3)
    under_way = Fit(4, 6, 2)
    under_way.layers["outer"] = rng.normal(size=(residual.HIDDEN, 3)).astype(np.float32)
    under_way.layers["outer_bias"] += 0.5
    arrays = whole(under_way.layers)
    width = residual.HIDDEN
    inner, outer = (
        [arrays[name][at : at + width] for at in range(0, len(arrays[name]), width)]
        for name in ("inner", "outer")
    )
    network = Network(4, inner, arrays["inner_bias"], outer, arrays["outer_bias"])
    row = bytes([1, 0, 7, 255, 90, 140])
    _, _, (said,) = under_way.outputs(np.array([[*row]], np.uint8))
    scales = [residual.SCALE, residual.SCALE, 1.0]
    for whole_number, number, scale in zip(network.of(row), said.ravel(), scales, strict=True):
        assert whole_number / (UNIT * FINE * FINE) == pytest.approx(number * scale, abs=0.1)
    assert COUNTS[255] == UNIT * 8


@pytest.mark.parametrize(("key", "seats"), [(key, n) for key in GAMES for n in load(key).seats])
def test_a_network_for_every_layout_comes_with_the_program(
    key: str, seats: int, tmp_path: Path
) -> None:
    """Weights as large as two bytes can hold, and as many as are fitted if nothing is said."""
    game, file = load(key), tmp_path / "network.json"
    sample = Inputs(game, seats).of(game.start(seats, {}), Seat(0))
    outputs = 2 * len(game.estimate(game.start(seats, {}), Seat(0))) + 1
    units = hidden_for(len(sample))
    assert units == (48 if (key, seats) in (("mombasa", 3), ("mombasa", 4)) else 64)

    def arrays(hidden: int) -> dict[str, list[int]]:
        inner, outer = [-(2**15)] * hidden * len(sample), [2**31 - 1] * hidden * outputs
        return {
            "inner": inner,
            "outer": outer,
            "inner_bias": [2**31 - 1] * hidden,
            "outer_bias": [2**31 - 1] * outputs,
        }

    write(file, trained_for(game, seats), arrays(units))
    assert file.stat().st_size < 600_000
    read_network(file, game, seats)
    with pytest.raises(InvalidSetup, match=r"and 600 are allowed: .*--hidden"):
        write(file, trained_for(game, seats), arrays(600_000 // len(sample)))


def test_a_network_wins_what_it_chooses_better_than_the_estimate() -> None:
    """Of the second turn one point more came than of the first, which looks half a point better."""
    corrections = [[0.0, 0.0], [1.5, 0.0]]
    menu = Menu(0, [bytes([0]), bytes([1])], [2.0, 1.5], corrections, [[], []], 0)
    found = lesson([((1.0, 0.0), [menu])])
    under_way = Fit(1, 1, 2)
    assert under_way.gains(found) == pytest.approx((0.0, 1.0), abs=1e-5)
    under_way.layers["inner"][:] = 1.0
    under_way.layers["outer"][:, 0] = 1.0
    assert under_way.gains(found) == pytest.approx((1.0, 1.0), abs=1e-5)


def test_what_was_fitted_is_told_and_kept(line: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup, match="too few games"):
        fit(HARVEST, [line])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(residual, "EPOCHS", 2)
        patch.setattr(residual, "PATIENCE", 1)
        found = fit(HARVEST, [line, line | {"number": 1}])
    assert isinstance(found, Fitted)
    assert "2 games" in report(found)
    assert "1 games held out" in report(found)
    assert f"{found.gain[0]:.3f} ± 0.000 of {found.most:.3f}" in report(found)
    assert found.gain[0] <= found.most
    assert found.numbers["firemen"][0] == in_use(load(KEY), 2)["firemen"]
    keep(tmp_path / "network.json", found)
    told = json.loads((tmp_path / "network.json").read_text(encoding="utf-8"))
    assert told["games"] == 2
    assert told["seed"] == "menus"
    assert {"commit", "comptoir", "layout", "edition"} <= told.keys()
