from comptoir.core.observation import Counts, Piles, Rows, ones


def test_counts_are_the_same_whether_they_are_remembered_or_not() -> None:
    counts, things = Counts(3), [0]
    for things in ([0, 2, 2], [], [1], [1], [0, 2, 2], [1, 1]):
        assert counts.of(things) == bytes(things.count(thing) for thing in range(3))
    things.append(0)
    assert counts.of(things) == bytes([1, 2, 0])


def test_piles_are_counted_one_after_the_other_also_after_a_change_in_place() -> None:
    piles, cards = Piles(2), [[0, 0], [1]]
    assert piles.of(cards) == piles.of(cards) == bytes([2, 0, 0, 1])
    cards[1].append(0)
    assert piles.of(cards) == bytes([2, 0, 1, 1])
    assert piles.of([]) == b""


def test_rows_lie_side_by_side_also_after_a_change_in_place() -> None:
    rows, things = Rows(ones(2)), [1, -1]
    assert rows.of(things) == rows.of(things) == bytes([0, 1, 0, 0])
    things[1] = 0
    assert rows.of(things) == bytes([0, 1, 1, 0])


def test_the_last_row_of_ones_has_none() -> None:
    assert ones(2) == [bytes([1, 0]), bytes([0, 1]), bytes(2)]
