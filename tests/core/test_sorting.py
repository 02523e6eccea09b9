"""Lists that stay sorted."""

from bisect import insort

from hypothesis import given
from hypothesis import strategies as st

from comptoir.core.sorting import inserted, without


@given(st.lists(st.integers()))
def test_inserting_keeps_a_list_sorted_as_bisect_does(items: list[int]) -> None:
    ours: list[int] = []
    theirs: list[int] = []
    for item in items:
        ours = inserted(ours, item)
        insort(theirs, item)
        assert ours == theirs


@given(st.lists(st.integers(0, 5)), st.integers(0, 5))
def test_what_is_inserted_can_be_taken_out_again(items: list[int], item: int) -> None:
    items.sort()
    before = items[:]
    assert without(inserted(items, item), item) == items == before
