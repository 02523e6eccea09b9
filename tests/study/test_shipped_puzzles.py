import pytest

from comptoir import games
from comptoir.study.puzzle import shipped


@pytest.mark.parametrize("key", games.GAMES)
def test_the_puzzles_that_come_with_the_program_fit_its_editions(key: str) -> None:
    """After a value of an edition was changed: `make puzzles`."""
    book = shipped(key)
    game = games.load(key, version=book.version)
    assert book.stale(game) == ""
    assert len(book.puzzles) >= 10
    assert len(book.by_id) == len(book.puzzles)
    for puzzle in book.puzzles:
        puzzle.table(game)
