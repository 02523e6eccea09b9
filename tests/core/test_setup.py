from collections.abc import Mapping

import pytest

from comptoir.core import InvalidSetup, Value
from comptoir.core.setup import check_setup


class Chess:
    key = "chess"
    seats = range(2, 5)
    variants: Mapping[str, tuple[Value, ...]] = {"board": ("plain", "round"), "kings": (1, 2)}


class Draughts(Chess):
    key = "draughts"
    variants: Mapping[str, tuple[Value, ...]] = {}


def test_defaults_are_filled_in() -> None:
    assert check_setup(Chess(), 2, {}) == {"board": "plain", "kings": 1}
    assert check_setup(Chess(), 4, {"kings": 2}) == {"board": "plain", "kings": 2}


@pytest.mark.parametrize("seats", [1, 5])
def test_too_few_and_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(InvalidSetup) as error:
        check_setup(Chess(), seats, {})
    assert str(error.value) == f"chess is for 2 to 4 players, not {seats}."


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(InvalidSetup) as error:
        check_setup(Chess(), 2, {"bord": "plain"})
    assert str(error.value) == "chess has no option 'bord'. Its options: board, kings."
    with pytest.raises(InvalidSetup, match="Its options: none"):
        check_setup(Draughts(), 2, {"board": "plain"})


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(InvalidSetup) as error:
        check_setup(Chess(), 2, {"kings": 3})
    assert str(error.value) == "The option 'kings' can't be '3'. Choose one of: 1, 2."
