from typing import Any

import pytest

from comptoir.core import CorruptState
from comptoir.core.codec import Shape, expect, fields, items

SHAPE: Shape = {"round": int, "over": bool, "name": str, "rows": [[int]], "extra": dict}
GOOD: dict[str, Any] = {
    "round": 1,
    "over": False,
    "name": "x",
    "rows": [[1], []],
    "extra": {"any": "thing"},
}


def test_data_of_the_right_shape_passes() -> None:
    expect(GOOD, SHAPE)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"round": "1"}, "state.round: found '1', expected a whole number"),
        ({"round": True}, "state.round: found True, expected a whole number"),
        ({"over": 1}, "state.over: found 1, expected true or false"),
        ({"name": None}, "state.name: found None, expected a text"),
        ({"rows": 1}, "state.rows: found 1, expected a list"),
        ({"rows": "12"}, "state.rows: found '12', expected a list"),
        ({"rows": [[1], [2, "x"]]}, "state.rows[1][1]: found 'x', expected a whole number"),
        ({"extra": []}, "state.extra: found [], expected a table"),
        ({"bonus": 1}, "state.bonus: found 'an unknown key', expected one of round, over"),
    ],
)
def test_data_of_another_shape_is_refused_by_its_place(
    change: dict[str, Any], message: str
) -> None:
    with pytest.raises(CorruptState) as error:
        expect(GOOD | change, SHAPE)
    assert message in str(error.value)


def test_a_missing_key_is_named() -> None:
    with pytest.raises(CorruptState, match=r"state\.a\.b: found 'nothing', expected a value"):
        expect({"a": {}}, {"a": {"b": int}})


def test_a_table_is_expected_where_the_shape_has_keys() -> None:
    with pytest.raises(CorruptState, match=r"state\.a: found 1, expected a table"):
        expect({"a": 1}, {"a": {"b": int}})


def test_checked_data_is_a_table() -> None:
    data = {"a": 1}
    assert items({**data}) == data


def test_fields_are_found_on_plain_and_on_compiled_classes() -> None:
    class Plain:
        __slots__ = ("left", "right")

    class Compiled:
        __mypyc_attrs__ = ("left", "right")

    assert fields(Plain) == fields(Compiled) == ("left", "right")
