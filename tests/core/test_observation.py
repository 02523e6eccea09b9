from comptoir.core.observation import ones


def test_the_last_row_of_ones_has_none() -> None:
    assert ones(2) == [bytes([1, 0]), bytes([0, 1]), bytes(2)]
