"""Any game: the view, key by key."""

from collections.abc import Mapping

from comptoir.core import Json
from comptoir.core.canonical import canonical
from comptoir.envs.rendering.panel import Panel


def panels(view: Mapping[str, Json]) -> list[Panel]:
    """What stands alone together, then each list and table by itself."""
    alone = [[key, str(value)] for key, value in view.items() if not _nested(value)]
    nested = [Panel(key, _rows(value)) for key, value in view.items() if _nested(value)]
    return [Panel("Table", alone), *nested]


def _nested(value: Json) -> bool:
    return isinstance(value, dict | list)


def _rows(value: Json) -> list[list[str]]:
    if isinstance(value, dict):
        return [[key, _words(item)] for key, item in value.items()]
    assert isinstance(value, list)
    return [[str(number), _words(item)] for number, item in enumerate(value)]


def _words(value: Json) -> str:
    return canonical(value) if _nested(value) else str(value)
