from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from comptoir.core import BadEdition
from comptoir.core.edition import Section, identify, read


def section(**data: object) -> Section:
    return Section("box.toml", "setup", data, set())


def refusal(ask: Callable[[Section], Any], **data: object) -> str:
    with pytest.raises(BadEdition) as error:
        ask(section(**data))
    return str(error.value)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "box.toml"


def test_values_are_read_by_their_kind() -> None:
    found = section(n=5, t="x", f=True, ns=[1, 2], ts=["a"], rows=[[1], ["b"]], sub={"k": 1})
    assert found.number("n") == 5
    assert found.text("t") == "x"
    assert found.text("t", among=["x", "y"]) == "x"
    assert found.flag("f") is True
    assert found.numbers("ns") == (1, 2)
    assert found.numbers("ns", length=2) == (1, 2)
    assert found.texts("ts") == ("a",)
    assert found.texts("ts", among=["a", "b"]) == ("a",)
    assert found.lists("rows") == [[1], ["b"]]
    assert found.table("sub").number("k") == 1
    assert found.keys() == ("n", "t", "f", "ns", "ts", "rows", "sub")
    found.close()


@pytest.mark.parametrize("value", ["5", True, 5.0, -1, 1000])
def test_a_number_is_whole_and_within_bounds(value: object) -> None:
    assert refusal(lambda s: s.number("coins"), coins=value) == (
        f"box.toml: [setup] coins: found {value!r}, expected a whole number from 0 to 999."
    )


def test_a_missing_key_is_named_with_what_is_expected() -> None:
    assert refusal(lambda s: s.number("coins", 1, 9)) == (
        "box.toml: [setup] coins: found nothing, expected a whole number from 1 to 9."
    )


@pytest.mark.parametrize("value", [5, ""])
def test_a_text_is_no_number_and_not_empty(value: object) -> None:
    assert refusal(lambda s: s.text("name"), name=value).endswith("expected a text.")


def test_a_text_is_one_of_a_list() -> None:
    assert refusal(lambda s: s.text("good", among=["tea", "cloth"]), good="milk") == (
        "box.toml: [setup] good: found 'milk', expected one of tea, cloth."
    )


def test_a_flag_is_true_or_false() -> None:
    assert refusal(lambda s: s.flag("on"), on=1) == (
        "box.toml: [setup] on: found 1, expected true or false."
    )


@pytest.mark.parametrize("value", [5, [1], [1, 2, 3]])
def test_numbers_are_a_list_of_the_right_length(value: object) -> None:
    assert refusal(lambda s: s.numbers("row", length=2), row=value) == (
        f"box.toml: [setup] row: found {value!r}, expected a list of 2 whole numbers from 0 to 999."
    )


@pytest.mark.parametrize("item", ["1", 10, False])
def test_each_of_the_numbers_is_within_bounds(item: object) -> None:
    assert refusal(lambda s: s.numbers("row", 1, 9), row=[1, item]) == (
        f"box.toml: [setup] row: found {item!r}, expected a list of whole numbers from 1 to 9."
    )


@pytest.mark.parametrize("value", ["tea", 5])
def test_texts_are_a_list(value: object) -> None:
    assert refusal(lambda s: s.texts("goods"), goods=value).endswith("expected a list of texts.")


@pytest.mark.parametrize("item", ["milk", 5])
def test_each_of_the_texts_is_one_of_a_list(item: object) -> None:
    assert refusal(lambda s: s.texts("goods", among=["tea"]), goods=["tea", item]) == (
        f"box.toml: [setup] goods: found {item!r}, expected a list of texts from tea."
    )


@pytest.mark.parametrize("value", [5, [1]])
def test_lists_hold_lists(value: object) -> None:
    assert refusal(lambda s: s.lists("rows"), rows=value).endswith("expected a list of lists.")


def test_a_table_below_is_named_after_both() -> None:
    assert refusal(lambda s: s.table("offer"), offer=5).endswith("found 5, expected a table.")
    assert refusal(lambda s: s.table("offer").number("2"), offer={}) == (
        "box.toml: [setup.offer] 2: found nothing, expected a whole number from 0 to 999."
    )


def test_a_list_of_tables_is_numbered_from_1() -> None:
    rows: list[object] = [{"n": 1}, {"n": "x"}]
    assert refusal(lambda s: [t.number("n") for t in s.tables("row")], row=rows) == (
        "box.toml: [setup.row.2] n: found 'x', expected a whole number from 0 to 999."
    )
    for value in (5, [5]):
        assert refusal(lambda s: s.tables("row"), row=value).endswith("a list of tables.")


def test_an_optional_key_may_be_asked_for() -> None:
    assert section(a=1).has("a")
    assert not section(a=1).has("b")


def test_a_key_that_nobody_asked_for_is_refused() -> None:
    found = section(coins=5, merchant=3)
    found.number("coins")
    with pytest.raises(BadEdition) as error:
        found.close()
    assert str(error.value) == (
        "box.toml: [setup] merchant: found an unknown key, expected only coins."
    )


def test_a_file_is_read_as_a_section(file: Path) -> None:
    file.write_text("[edition]\nid = 'mine'\nname = 'My box'\n[setup]\ncoins = 5\n", "utf-8")
    found = read(file)
    assert found.table("setup").number("coins") == 5
    edition = identify(found)
    assert (edition.id, edition.name) == ("mine", "My box")


def test_the_digest_is_of_the_values_alone(file: Path) -> None:
    digests = []
    for text in ("n = 1 # a note\n", "n   =   1\n", "n = 2\n"):
        file.write_text("[edition]\nid = 'mine'\nname = 'My box'\n[setup]\n" + text, "utf-8")
        digests.append(identify(read(file)).digest)
    assert digests[0] == digests[1] != digests[2]


def test_a_file_that_is_not_there(file: Path) -> None:
    with pytest.raises(BadEdition) as error:
        read(file)
    assert str(error.value) == (
        f"{file}: [file]: found No such file or directory, expected a file that can be read."
    )


def test_a_file_that_is_no_text(file: Path) -> None:
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadEdition, match="found bytes that are not UTF-8, expected a text file"):
        read(file)


def test_a_file_that_is_no_toml(file: Path) -> None:
    file.write_text("coins = = 5", "utf-8")
    with pytest.raises(BadEdition, match=r"found .*line 1.*, expected a TOML file"):
        read(file)
