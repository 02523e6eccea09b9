from comptoir.core.canonical import canonical, digest


def test_the_same_data_has_one_text() -> None:
    assert canonical({"b": [1, 2], "a": "é"}) == '{"a":"\\u00e9","b":[1,2]}'
    assert canonical({"a": 1, "b": 2}) == canonical({"b": 2, "a": 1})


def test_a_digest_stands_for_the_data() -> None:
    assert digest({"a": 1}) == digest({"a": 1})
    assert digest({"a": 1}) != digest({"a": 2})
    assert len(digest([])) == 16
