import pytest

from comptoir.core import observation
from comptoir.core.observation import Counts, Kept, ones


def test_counts_are_the_same_whether_they_are_remembered_or_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(observation, "REMEMBERED", 2)
    counts = Counts(3)
    for things in ([0, 2, 2], [], [1], [0, 2, 2], [1, 1]):
        assert counts.of(things) == bytes(things.count(thing) for thing in range(3))


def test_a_list_that_was_replaced_is_read_again() -> None:
    kept, one = Kept(), [1, 2]
    assert kept.of(one) == kept.of(one) == bytes([1, 2])
    assert kept.of([3]) == bytes([3])


def test_the_last_row_of_ones_has_none() -> None:
    assert ones(2) == [bytes([1, 0]), bytes([0, 1]), bytes(2)]
