import pytest

from comptoir.core import InvalidSetup
from comptoir.games import GAMES, load


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_found_by_its_key(key: str) -> None:
    game = load(key)
    assert game.key == key
    assert game.edition.id == "house"


def test_a_game_that_there_is_not() -> None:
    with pytest.raises(InvalidSetup) as error:
        load("chess")
    assert str(error.value) == f"There is no game 'chess'. Choose one of: {', '.join(GAMES)}."
