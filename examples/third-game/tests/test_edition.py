"""Editions that can't be played are refused, with the reason."""

from pathlib import Path

import pytest
from unclaimed.edition import HOUSE, load

from comptoir.core import BadEdition

HOUSE_TEXT = HOUSE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"silk"]', '"amber"]', "at least 4 different goods"),
        ("long = 11", "long = 13", "at most 12, as there are 24 crates"),
        ("sets = [2, 5, 9, 14]", "sets = [1, 3]", "a list of 4 whole numbers"),
        ("reserve = 2", "reserved = 2", "a whole number from 1 to 50"),
        ("price = 2", "price = 2\nprize = 2", "only lot, patience, price, reserve"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path: Path, old: str, new: str, expected: str) -> None:
    file = tmp_path / "edition.toml"
    file.write_text(HOUSE_TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(BadEdition, match=expected):
        load(file)


def test_the_house_edition_is_read() -> None:
    assert load().about.id == "house"
