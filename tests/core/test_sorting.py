"""Lists that stay sorted."""

from bisect import insort

from hypothesis import given
from hypothesis import strategies as st

from comptoir.core.sorting import insert


@given(st.lists(st.integers()))
def test_inserting_keeps_a_list_sorted_as_bisect_does(items: list[int]) -> None:
    ours: list[int] = []
    theirs: list[int] = []
    for item in items:
        insert(ours, item)
        insort(theirs, item)
        assert ours == theirs
