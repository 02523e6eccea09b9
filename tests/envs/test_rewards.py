import pytest

from comptoir.core import Score, Seat
from comptoir.envs.rewards import by_place, by_score


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 3, 1], [0, -1, 1]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([1, 2, 2, 4], [1, 0, 0, -1]),
    ],
)
def test_places_are_rewarded_in_even_steps_and_shared(
    ranks: list[int], expected: list[float]
) -> None:
    result = tuple(Score(Seat(seat), 10 - rank, (), rank) for seat, rank in enumerate(ranks))
    assert by_place(result) == pytest.approx(expected)
    assert by_score(result) == [10 - rank for rank in ranks]
