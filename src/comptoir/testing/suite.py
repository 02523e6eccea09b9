"""The suite: every property of a game, tried on many games and moments of games."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

from comptoir.core.play import perft
from comptoir.testing.case import Case
from comptoir.testing.properties import AT_A_SPOT, WHOLE_GAME, Property
from comptoir.testing.spot import SHARES, Spot
from comptoir.testing.trail import trail_elsewhere

if TYPE_CHECKING:  # checking a game without pytest needs none
    import pytest

GAMES = 10
"""Whole games that a property is tried on; moments of games: twice as many."""


def check_game(case: Case, games: int = GAMES) -> None:
    """Raise AssertionError, with the moment of the game, if it does not keep a property."""
    for keeps in (*WHOLE_GAME, *AT_A_SPOT):
        check_property(case, keeps, games)
    check_perft(case)
    check_perft_midway(case)


def check_property(case: Case, keeps: Property, games: int = GAMES) -> None:
    """Try one property; the same spots each time."""
    whole = keeps in WHOLE_GAME
    for seed, share in whole_games(games) if whole else any_moment(2 * games):
        spot = Spot(case, case.load(), seed, share)
        try:
            keeps(spot)
        except Exception as error:
            error.add_note(f"{keeps.__name__} fails at Spot({case}, seed={seed}, share={share})")
            raise


def whole_games(count: int) -> Iterator[tuple[int, int]]:
    """Seeds of games, from their start."""
    rng = Random("whole games")
    for _ in range(count):
        yield rng.getrandbits(32), 0


def any_moment(count: int) -> Iterator[tuple[int, int]]:
    """The start and the end of a game, and any moments of others."""
    yield 0, 0
    yield 0, SHARES
    rng = Random("any moment")
    for _ in range(count - 2):
        yield rng.getrandbits(32), rng.randint(0, SHARES)


def check_perft(case: Case) -> None:
    """The numbers change only together with the rules or the edition, and then on purpose."""
    game = case.load()
    _check_ways(case, game.start(case.seats, {}), case.perft)


def check_perft_midway(case: Case) -> None:
    """As from the start, from the middle of a game."""
    _check_ways(case, Spot(case, case.load(), seed=1, share=40).state(), case.midway)


def _check_ways(case: Case, state: object, expected: tuple[int, ...]) -> None:
    game = case.load()
    found = tuple(perft(game, state, depth + 1) for depth in range(len(expected)))
    assert found == expected, f"there are {found} ways to go on"


class Conformance:
    """The suite as tests: a subclass says which cases, and pytest finds the rest.

    class TestConformance(Conformance):
        cases = (case(2), case(3))
    """

    cases: ClassVar[Sequence[Case]] = ()

    def pytest_generate_tests(self, metafunc: "pytest.Metafunc") -> None:
        """A test for each case, and of some for each property."""
        if "keeps" in metafunc.fixturenames:
            every = (*WHOLE_GAME, *AT_A_SPOT)
            metafunc.parametrize("keeps", every, ids=[keeps.__name__ for keeps in every])
        metafunc.parametrize("case", self.cases, ids=[case.name for case in self.cases])

    def test_property(self, case: Case, keeps: Property, pytestconfig: "pytest.Config") -> None:
        """What every game keeps; `--conformance-games N` tries it on more games."""
        games: int | None = pytestconfig.getoption("--conformance-games", None)
        check_property(case, keeps, games or GAMES)

    def test_perft(self, case: Case) -> None:
        """From the start there are as many ways as the case says."""
        check_perft(case)

    def test_perft_midway(self, case: Case) -> None:
        """And from the middle of a certain game."""
        check_perft_midway(case)

    def test_the_same_game_in_every_process(self, case: Case) -> None:
        """Nothing hangs on the order of a set, which is another one in each process."""
        trails = {trail_elsewhere(type(self), case, hash_seed) for hash_seed in ("1", "2")}
        assert len(trails) == 1
