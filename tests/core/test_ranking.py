from comptoir.core.ranking import ranks


def test_the_largest_key_is_first() -> None:
    assert ranks([3, 9, 5]) == (3, 1, 2)


def test_equal_keys_share_the_better_rank() -> None:
    assert ranks([5, 9, 5, 1]) == (2, 1, 2, 4)


def test_ties_are_broken_by_further_keys() -> None:
    assert ranks([(5, 1), (5, 2)]) == (2, 1)


def test_nobody_has_no_rank() -> None:
    assert ranks([]) == ()
