from comptoir.core.counts import counted, counted_in, total


def test_a_change_makes_counts_of_its_own() -> None:
    counts = bytes([1, 2, 3])
    assert counted(counts, 1, -2) == bytes([1, 0, 3])
    assert counts == bytes([1, 2, 3])


def test_layers_that_do_not_change_stay_shared() -> None:
    layers = [bytes([1, 2]), bytes([3, 4])]
    found = counted_in(layers, 1, 0, 1)
    assert found == [bytes([1, 2]), bytes([4, 4])]
    assert layers == [bytes([1, 2]), bytes([3, 4])]
    assert found[0] is layers[0]


def test_a_total_is_of_all_kinds() -> None:
    assert total([]) == 0
    assert total([1, 0, 4]) == 5
