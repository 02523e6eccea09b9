"""The edition file: what it must say, and what is said when it does not."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from comptoir.core import BadEdition
from comptoir.games.speicherstadt.edition.loader import HOUSE
from comptoir.games.speicherstadt.game import Speicherstadt

SHIP = "ship = [0, 5, 5, 5]"
WINTER = 'winter = [["coffee", "spices"], '


@pytest.fixture
def edit(tmp_path: Path) -> Callable[[str, str], Path]:
    def write(old: str, new: str) -> Path:
        text = HOUSE.read_text(encoding="utf-8")
        assert text.count(old) == 1, old
        file = tmp_path / "mine.toml"
        file.write_text(text.replace(old, new), encoding="utf-8")
        return file

    return write


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("coins = 5", "coins = -1", "[setup] coins: found -1, expected a whole number"),
        ("coins = 5", "", "[setup] coins: found nothing, expected a whole number"),
        ("coins = 5", "coins = 5\ncoinz = 5", "[setup] coinz: found an unknown key"),
        ("each = 1\n", "each = 1\nmore = 1\n", "[income] more: found an unknown key"),
        ('"cloth"]  ', '"tea"]  ', "[setup] goods: found"),
        ("cubes_of_each = 9", "cubes_of_each = 8", "[setup] cubes_of_each: found 40 cubes in all"),
        ("5 = 6 }", "5 = 6, 6 = 7 }", "[setup.offer] 6: found an unknown key"),
        ("4 = [],", '4 = ["ship", "bank"],', "[setup.removed] 4: found 'bank'"),
        ("4 = [],", '4 = ["port", "port"],', "[setup.removed] 4: found 'port' 2 times"),
        (
            "4 = [],",
            '4 = ["fireman 3", "fireman 3"],',
            "[setup.removed] 4: found 'fireman 3' 2 times, expected at most 1",
        ),
        (SHIP, "ship = [1, 5, 5, 4]", "[seasons] ship: found [1, 5, 5, 4], expected [0, 5, 5, 5]"),
        (SHIP, "ship = [5, 5, 5]", "[seasons] ship: found [5, 5, 5], expected a list of 4"),
        ("winter = [1, 2]", "winter = [1, 6]", "[firemen] winter: found 6"),
        ("last = 4", "lost = 4", "[fires] last: found nothing"),
        (WINTER, WINTER + '["coffee", "tea"], ', "[contracts] winter: found 4 contracts"),
        (WINTER, 'winter = [["coffee", "gold"], ', "[contracts] winter: found 'gold'"),
        (WINTER, 'winter = [["coffee"], ', "[contracts] winter: found 1 goods on a contract"),
        (
            "points = { 2 = 5, 3 = 8, 4 = 11 }",
            'autumn = [["coffee", "tea"]]\npoints = { 2 = 5, 3 = 8, 4 = 11 }',
            "[contracts] autumn: found 1 contracts, expected 0 of the 10 contracts",
        ),
        ("take = 1", "take = 2", "[house.exchange] take: found 2"),
        ("[trader]", "[traders]", "[trader: found nothing"),
    ],
)
def test_a_bad_edition_is_refused(
    edit: Callable[[str, str], Path], old: str, new: str, message: str
) -> None:
    if message.startswith("[trader:"):
        message = "[] trader: found nothing, expected a table"
    with pytest.raises(BadEdition, match=re.escape(message)) as caught:
        Speicherstadt(edit(old, new))
    assert "mine.toml" in str(caught.value)


def test_an_owner_may_change_printed_values(edit: Callable[[str, str], Path]) -> None:
    house, own = Speicherstadt(), Speicherstadt(edit("last = 4", "last = 5"))
    assert own.edition.digest != house.edition.digest
    assert own.box.cards[own.box.last_fire].value == 5


def test_comments_and_layout_do_not_count(edit: Callable[[str, str], Path]) -> None:
    own = Speicherstadt(edit("last = 4", "last   =   4   # the big one"))
    assert own.edition.digest == Speicherstadt().edition.digest
