"""The interface has types: no answer and no message without a struct, and all are described."""

import inspect
import re
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from litestar import Litestar, get
from msgspec import Struct

from comptoir.server.app import make_app
from comptoir.server.belongings import ALL
from comptoir.server.description import described
from comptoir.server.interface import operations
from comptoir.server.live import messages
from comptoir.server.people.answers import Export
from comptoir.server.schemas import documented
from comptoir.server.settings import Settings
from comptoir.server.store import connect
from comptoir.server.typescript import typescript
from tests.server.answers import check
from tests.server.play.kit import described_message

ROOT = Path(__file__).parents[2]
TYPES = "web/src/lib/api-types.ts"
METHODS = {"get", "post", "put", "patch", "delete"}
PLAIN = {("get", "/api/tables/{table_id}/record"): "a record is a text of its own, a file to keep"}
"""Answers that are no structs, and why."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    return make_app(Settings(), connect(f"sqlite:///{tmp_path_factory.mktemp('app') / 'app.db'}"))


def is_struct(kind: Any) -> bool:
    """Whether it is a struct, or a list of structs."""
    inner = get_args(kind)[0] if getattr(kind, "__origin__", None) is list else kind
    return isinstance(inner, type) and issubclass(inner, Struct)


def without_struct(app: Litestar) -> set[tuple[str, str]]:
    """The operations that answer with something else."""
    answers = [
        (one, kind) for one in operations(app) for kind in (one.answer, *one.others.values())
    ]
    return {(one.method, one.path) for one, kind in answers if kind and not is_struct(kind)}


def test_every_answer_is_a_struct(app: Litestar) -> None:
    assert without_struct(app) == PLAIN.keys()


def test_an_answer_without_a_struct_is_noticed() -> None:
    @get("/plain")
    async def plain() -> dict[str, int]:
        return {}

    @get("/any")
    async def anything() -> Any:
        return {}

    assert without_struct(Litestar([plain, anything])) == {("get", "/plain"), ("get", "/any")}


def test_every_operation_says_what_it_does_and_how_it_may_fail(app: Litestar) -> None:
    found = described(app)
    for path, operation in found["paths"].items():
        for method in METHODS & operation.keys():
            one = operation[method]
            assert one["summary"]
            assert one["description"], (method, path)
            assert {"400", "429", "500", "503"} <= one["responses"].keys()
            for status, answer in one["responses"].items():
                assert status == "204" or answer["content"], (method, path, status)


def test_all_that_is_referred_to_is_described(app: Litestar) -> None:
    found = described(app)
    names = found["components"]["schemas"].keys()
    assert {name.removesuffix("Answer") for name in names} == names

    def references(part: Any) -> set[str]:
        if isinstance(part, dict):
            own = {part["$ref"]} if "$ref" in part else set()
            return own.union(*map(references, part.values()))
        return set().union(*map(references, part)) if isinstance(part, list) else set()

    assert {one.rpartition("/")[2] for one in references(found)} <= names


def test_fields_are_described_by_their_docstrings(app: Litestar) -> None:
    assert documented(messages.SeenMessage)["mark"] == "Stands for all of them."
    parts = described(app)["components"]["schemas"]
    assert parts["SeenMessage"]["properties"]["mark"]["description"] == "Stands for all of them."


def test_every_message_is_one_that_is_described(app: Litestar) -> None:
    made = {
        one
        for _, one in inspect.getmembers(messages, inspect.isclass)
        if issubclass(one, Struct) and one.__struct_config__.tag is not None
    }
    told = {*get_args(messages.ServerMessage), *get_args(messages.ClientMessage)}
    assert made == told
    assert {one.__name__ for one in told} <= described(app)["components"]["schemas"].keys()


@pytest.mark.parametrize("text", ['{"type": "gossip"}', '{"type": "pong", "more": 1}'])
def test_a_message_without_a_struct_is_noticed(text: str) -> None:
    with pytest.raises((ValueError, AssertionError)):
        described_message(text)


@pytest.mark.parametrize(
    ("status", "body"),
    [(200, {"text": "mine", "more": 1}), (200, {}), (404, {"error": "gone"}), (418, {})],
)
def test_an_answer_that_is_not_as_described_is_noticed(
    app: Litestar, status: int, body: dict[str, Any]
) -> None:
    request = httpx.Request("GET", "http://comptoir.test/api/tables/T/notes")
    with pytest.raises((ValueError, AssertionError)):
        check(app, httpx.Response(status, json=body, request=request))


def test_the_types_of_the_page_are_current() -> None:
    made = typescript()
    assert (ROOT / TYPES).read_text(encoding="utf-8") == made, (
        f"Make them again: python -m comptoir.server.typescript {TYPES}"
    )


def test_docs_api_names_every_address_and_every_message(app: Litestar) -> None:
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    plain = re.sub(r"\{\w+\}", "{}", text)
    missing = [
        f"{one.method} {one.path}"
        for one in operations(app)
        if re.sub(r"\{\w+\}", "{}", one.path) not in plain
    ]
    assert missing == []
    parts = described(app)["components"]["schemas"]
    told = [*parts["ServerMessage"]["anyOf"], *parts["ClientMessage"]["anyOf"]]
    kinds = [parts[one["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"][0] for one in told]
    assert [kind for kind in kinds if f"| `{kind}` |" not in text] == []


@pytest.mark.parametrize("name", ["Me", "TableCard", "Player", "Original", "Seen"])
def test_docs_api_lists_the_fields_of(app: Litestar, name: str) -> None:
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    told = re.search(rf"\n{name}:\s+`{{(.*)", text, re.DOTALL)
    assert told, f"docs/api.md says nothing about {name}"
    found = described(app)["components"]["schemas"][name]
    assert outer_names(told[1]) == found["properties"].keys()


def outer_names(text: str) -> set[str]:
    """The names in a list `a, b: {c, d}, e}`, except for those of what is nested."""
    depth, flat = 0, ""
    for letter in text:
        depth += (letter in "{[(") - (letter in "}])")
        if depth < 0:
            break
        flat += "" if depth or letter in "}])" else letter
    return {re.split("[: ]", part.strip())[0] for part in flat.split(",")}


def test_the_export_has_a_field_for_each_belonging() -> None:
    names = {belonging.name for belonging in ALL if belonging.export}
    assert {*Export.__struct_fields__} == {"person", *names}
