"""A field of a state is declared once; if it is forgotten elsewhere, it is named here.

The annotations of a game's `State` are the declaration. Slots, clone, dump and the limits of load
follow, and each test names the fields that do not.
"""

import ast
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir.core import CorruptState, Game
from comptoir.core.play import uniform
from comptoir.games import GAMES, load

SHARED = {"box", "game"}
"""What all states of a game have in common."""
HUGE = 10**6

REPLACED = {
    "mombasa": {
        "area",
        "base",
        "book_coins",
        "book_display",
        "books",
        "dealt",
        "display",
        "flipped",
        "hand",
        "in_force",
        "opened",
        "ousted",
        "position",
        "region",
        "removed",
        "resting",
        "tile",
        "tracks",
        "up",
    }
}
"""Lists that clones share, because a change makes new ones (`core.rows`)."""

each_game = pytest.mark.parametrize("key", GAMES)


def declared(key: str) -> set[str]:
    """The annotations of the class, read from the source: a compiled class has none."""
    module = import_module(f"comptoir.games.{key}.rules.state")
    file = Path(str(module.__file__)).parent / "state.py"
    (state,) = [
        node
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == "State"
    ]
    return {
        node.target.id
        for node in state.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def amid(game: Game[Any], choices: int) -> Any:
    """A state after some choices."""
    state, rng = game.start(game.seats[-1], {}), Random(choices)
    for _ in range(choices):
        decision = game.decisions(state)[0]
        game.apply(state, decision.seat, uniform(decision, rng), listen=False)
    return state


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where numbers stand."""
    if isinstance(data, list):
        for index, item in enumerate(data):
            yield from leaves(item, (*path, index))
    else:
        yield path


def changed(data: Any, path: tuple[Any, ...], value: int) -> Any:
    """The data with another number there."""
    copy = deepcopy(data)
    inner = copy
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return copy


@each_game
def test_every_field_has_a_slot(key: str) -> None:
    kind = import_module(f"comptoir.games.{key}.rules.state").State
    assert slots(kind) == declared(key)


def slots(kind: type[Any]) -> set[str]:
    """The slots of a class, without those of its bases, which a compiled class lists with them."""
    if "__slots__" in vars(kind):
        return set(vars(kind)["__slots__"])
    listed = vars(kind)["__mypyc_attrs__"]
    return {*listed}.difference(*[getattr(base, "__mypyc_attrs__", ()) for base in kind.__bases__])


@each_game
def test_every_field_is_dumped(key: str) -> None:
    game = load(key)
    dumped = game.dump(amid(game, 40))
    assert isinstance(dumped, dict)
    assert set(dumped) == declared(key) - SHARED | {"stack"}


@each_game
def test_every_field_is_cloned_and_nothing_that_changes_is_shared(key: str) -> None:
    game = load(key)
    state = amid(game, 60)
    clone = game.clone(state)
    forgotten = [name for name in declared(key) if not hasattr(clone, name)]
    assert forgotten == []
    for name in declared(key) - SHARED:
        assert getattr(clone, name) == getattr(state, name), name
        for own, other in zip(
            lists(getattr(state, name)), lists(getattr(clone, name)), strict=True
        ):
            if name in REPLACED.get(key, ()):
                assert own is other, name
            else:
                assert own is not other or all(isinstance(item, bytes) for item in own), name


@pytest.mark.parametrize("key", REPLACED)
def test_what_clones_share_is_never_changed_in_place(key: str) -> None:
    game = load(key)
    for seats in game.seats:
        state, rng, seen = game.start(seats, {}), Random(seats), dict[int, tuple[Any, Any]]()
        while decisions := game.decisions(state):
            for name in REPLACED[key]:
                value = getattr(state, name)
                seen.setdefault(id(value), (value, deepcopy(value)))
            game.apply(state, decisions[0].seat, uniform(decisions[0], rng), listen=False)
        assert [value for value, before in seen.values() if value != before] == []
        assert len(seen) > 200


def lists(value: Any) -> list[Any]:
    """The list and all lists in it."""
    if not isinstance(value, list):
        return []
    return [value, *[inner for item in value for inner in lists(item)]]


@each_game
@pytest.mark.parametrize("value", [-HUGE, HUGE])
def test_every_field_has_limits(key: str, value: int) -> None:
    game = load(key)
    dumped: Any = game.dump(amid(game, 60))
    for name in declared(key) - SHARED:
        for place in list(leaves(dumped[name], (name,)))[:3]:
            if isinstance(dumped[name], bool):
                continue
            with pytest.raises(CorruptState):
                unlimited(game, changed(dumped, place, value), name)


def unlimited(game: Game[Any], data: Any, name: str) -> None:
    """Load it; if that works, say which field has no limits."""
    game.load(data)
    raise AssertionError(f"the field {name!r} has no limits")
