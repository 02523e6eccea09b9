import pytest

from comptoir import games
from comptoir.bots.expert import learned
from comptoir.games import GAMES
from comptoir.study.puzzle import shipped
from comptoir.study.puzzling import Making


@pytest.mark.parametrize("key", GAMES)
def test_the_puzzles_that_come_with_the_program_fit_its_editions(key: str) -> None:
    """After a value of an edition was changed: `make puzzles`."""
    book = shipped(key)
    game = games.load(key, version=book.version)
    assert book.stale(game) == ""
    assert len(book.puzzles) >= 200
    assert len(book.by_id) == len(book.puzzles)
    for puzzle in book.puzzles:
        puzzle.table(game)


@pytest.mark.parametrize("key", GAMES)
def test_they_were_found_with_what_the_expert_knows_today(key: str) -> None:
    """After numbers or a network were promoted: `make puzzles`."""
    made = Making(key, seed="1").about()
    assert {name: shipped(key).about[name] for name in made} == made


def test_what_the_expert_knows_is_told_for_every_number_of_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.load("speicherstadt")
    before = [learned(game, seats) for seats in game.seats]
    assert len({*before}) == len(before)
    monkeypatch.setattr("comptoir.bots.numbers.NUMBERS", "none")  # as if nothing was promoted
    after = [learned(game, seats) for seats in game.seats]
    assert not any(one == other for one, other in zip(before, after, strict=True))
