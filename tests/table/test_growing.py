"""Lists whose copies share what they have in common."""

import copy
import pickle

import pytest

from comptoir.table.growing import Growing


def test_what_one_adds_never_shows_in_another() -> None:
    one: Growing[int] = Growing([1, 2])
    other = one.copy()
    third = one.copy()
    one.append(3)
    other.append(4)
    assert (one[:], other[:], third[:]) == ([1, 2, 3], [1, 2, 4], [1, 2])
    third.append(5)
    one.append(6)
    assert (one[:], other[:], third[:]) == ([1, 2, 3, 6], [1, 2, 4], [1, 2, 5])


def test_a_copy_ends_where_it_was_made() -> None:
    one: Growing[str] = Growing(["a", "b", "c"])
    kept = one.copy()
    one.append("d")
    assert (len(kept), kept[-1], list(kept), [*reversed(kept)]) == (
        3,
        "c",
        ["a", "b", "c"],
        ["c", "b", "a"],
    )
    assert (kept[1:], kept[::-1], kept[-2:9]) == (["b", "c"], ["c", "b", "a"], ["b", "c"])
    for place in (3, -4):
        with pytest.raises(IndexError):
            kept[place]
    assert not Growing([])


def test_equal_items_are_equal_lists_however_they_came_there() -> None:
    one: Growing[int] = Growing([1])
    other = one.copy()
    one.append(2)
    assert one != other
    other.append(2)
    assert one == other
    assert one != [1, 2]
    for again in (copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert again == one


def test_one_is_found_again_after_it_has_grown() -> None:
    one: Growing[int] = Growing([1])
    known = {one: "here"}
    one.append(2)
    assert known[one] == "here"
