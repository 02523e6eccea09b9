"""Answers compared with what the interface says of them: each is just what its struct says."""

import json
import re
from functools import cache
from typing import Any

import httpx
import msgspec
from litestar import Litestar

from comptoir.server.description import refusals
from comptoir.server.errors import ErrorAnswer
from comptoir.server.interface import Operation, operations


def check(app: Litestar, answer: httpx.Response) -> None:
    """Raise AssertionError unless the answer is one that the interface describes."""
    request = answer.request
    one = find(app, request.method.lower(), request.url.path)
    if one is None:
        return
    if answer.status_code == one.status:
        _check_body(one.answer, answer)
    elif answer.status_code in one.others:
        _check_body(one.others[answer.status_code], answer)
    elif answer.status_code != 405:
        assert answer.status_code in refusals(one), (one.method, one.path, answer.text)
        _check_body(ErrorAnswer, answer)


def _check_body(kind: Any, answer: httpx.Response) -> None:
    if kind is None:
        assert not answer.content
    elif kind is not str:
        found = msgspec.json.decode(answer.content, type=kind)
        assert json.loads(msgspec.json.encode(found)) == answer.json()


def find(app: Litestar, method: str, path: str) -> Operation | None:
    """The operation that answers, if the description has it."""
    found = [one for one in known(app) if one.method == method and _fits(one.path, path)]
    return min(found, key=lambda one: one.path.count("{"), default=None)


@cache
def known(app: Litestar) -> list[Operation]:
    """What an app describes."""
    return [*operations(app)]


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{\w+\}", "[^/]+", path))


def _fits(described: str, path: str) -> bool:
    return _pattern(described).fullmatch(path) is not None
