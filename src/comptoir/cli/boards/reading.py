"""Views are plain data; these say what kind of data a board expects."""

from comptoir.core import Action, Decision, Json


def table(data: Json) -> dict[str, Json]:
    """Values by name."""
    assert isinstance(data, dict)
    return data


def rows(data: Json) -> list[Json]:
    """A list."""
    assert isinstance(data, list)
    return data


def number(data: Json) -> int:
    """A whole number."""
    assert isinstance(data, int)
    return data


def text(data: Json) -> str:
    """An id."""
    assert isinstance(data, str)
    return data


def counts(data: Json) -> dict[str, int]:
    """How many of each id."""
    return {name: number(count) for name, count in table(data).items()}


def ids(data: Json) -> list[str]:
    """Each id as often as it is counted."""
    return [name for name, count in counts(data).items() for _ in range(count)]


def chosen(asked: Action | Decision, name: str) -> int:
    """A number among the arguments of an action or a question."""
    return number(_argument(asked, name))


def named(asked: Action | Decision, name: str) -> str:
    """An id among the arguments of an action or a question."""
    return text(_argument(asked, name))


def _argument(asked: Action | Decision, name: str) -> Json:
    value = dict(asked.args)[name]
    return list(value) if isinstance(value, tuple) else value
