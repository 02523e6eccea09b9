"""A network in whole numbers: the same as in fractions, and refused where it does not belong."""

import json
import pickle
from pathlib import Path
from random import Random

import pytest

from comptoir.bots import make_bot
from comptoir.bots.expert import judgement_of
from comptoir.bots.network import COUNTS, POINTS, Network
from comptoir.bots.residual import ARRAYS, POINT, Inputs, read, trained_for, write
from comptoir.bots.residual import load as loaded
from comptoir.core import InvalidSetup, Seat
from comptoir.games import load
from comptoir.lab import Setting, simulate

KEY = "speicherstadt"
UNITS = 3
OUTPUTS = 2 * 9 + 1


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A network that has learned nothing."""
    game, rng = load(KEY), Random(1)
    width = len(Inputs(game, 2).of(game.start(2, {}), Seat(0)))
    sizes = {"inner": width * UNITS, "outer": UNITS * OUTPUTS}
    sizes |= {"inner_bias": UNITS, "outer_bias": OUTPUTS}
    arrays = {name: [rng.randint(-99, 99) for _ in range(size)] for name, size in sizes.items()}
    write(tmp_path / "network.json", trained_for(game, 2), arrays)
    return tmp_path / "network.json"


def test_a_network_adds_up() -> None:
    network = Network(2, [[3, -3], [5, 0], [-1, 1]], [100, -7], [[2, 1], [0, -4]], [10, -10])
    row = bytes([1, 0, 200])
    hidden = [100 + 3 * COUNTS[1] - POINTS[200], -7 - 3 * COUNTS[1] + POINTS[200]]
    one, other = (max(0, unit) for unit in hidden)
    assert hidden[0] > 0 > hidden[1]
    assert network.of(row) == [10 + 2 * one + other, -10 - 4 * other]
    assert pickle.loads(pickle.dumps(network)).of(row) == network.of(row)


def test_counts_and_points_grow() -> None:
    assert [COUNTS[0], POINTS[128]] == [0, 0]
    assert sorted(COUNTS) == COUNTS
    assert sorted(POINTS) == POINTS
    assert POINTS[0] < 0 < POINTS[255]


def test_inputs_are_what_the_seat_sees_and_what_may_be_expected() -> None:
    game = load(KEY)
    inputs, state = Inputs(game, 2), game.start(2, {})
    row = inputs.of(state, Seat(1))
    assert row[: inputs.counts] == game.encoder(2).encode(state, Seat(1))
    first, *_ = game.estimate(state, Seat(1))
    assert (row[inputs.counts] - 128) / 4 == pytest.approx(first, abs=0.13)
    assert len(row) == inputs.counts + 2 * 9


def test_a_file_holds_a_network(file: Path) -> None:
    game = judgement_of(load(KEY), 2).game
    lead = read(file, game, 2).lead(game.start(2, {}), Seat(0))
    assert lead * POINT == int(lead * POINT) != 0


@pytest.mark.parametrize(("largest", "size"), [(2**15 - 1, 2), (2**15, 4)])
def test_weights_take_two_bytes_where_they_fit(tmp_path: Path, largest: int, size: int) -> None:
    arrays = {name: [largest, -(2**15), 0] for name in ARRAYS}
    write(tmp_path / "network.json", {}, arrays)
    found = loaded(tmp_path / "network.json")
    assert found["bytes"] == dict.fromkeys(ARRAYS, size)
    assert {name: found[name] for name in ARRAYS} == arrays


def test_a_network_plays_as_a_bot_and_repeats_itself(file: Path) -> None:
    setting = Setting(KEY, (f"residual:{file}", f"residual:{file}@0"), games=1, seed="1")
    one, two = (simulate(setting).as_json() for _ in range(2))
    assert one["seats"] == two["seats"]


def test_a_network_for_something_else_is_refused(file: Path) -> None:
    with pytest.raises(InvalidSetup, match="another seats: 2, not 3"):
        read(file, load(KEY), 3)
    with pytest.raises(InvalidSetup, match="another game"):
        read(file, load("mombasa"), 2)


@pytest.mark.parametrize(
    ("name", "other"), [("layout", "0"), ("edition", "0"), ("version", 2), ("residual", 2)]
)
def test_a_network_for_other_rules_values_or_inputs_is_refused(
    file: Path, name: str, other: object
) -> None:
    about = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps(about | {name: other}), encoding="utf-8")
    with pytest.raises(InvalidSetup, match=f"another {name}"):
        read(file, load(KEY), 2)


def test_a_name_without_a_network_is_refused(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    for text in ("[]", "{}", '{"inner": "?"}', "?"):
        other.write_text(text, encoding="utf-8")
        with pytest.raises(InvalidSetup, match="can't be read as a network"):
            make_bot(f"residual:{other}", "1")
    with pytest.raises(InvalidSetup, match="can't be read as a network"):
        make_bot("residual:none.json", "1")
    with pytest.raises(InvalidSetup, match="not a part"):
        make_bot(f"residual:{file}@much", "1")
