"""Each import contract breaks when somebody breaks it; the server's stack has tests of its own."""

import re
from copy import deepcopy
from fnmatch import fnmatch
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import pytest
from grimp import ImportGraph, build_graph
from importlinter.api import read_configuration
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
CONFIGURATION: Any = read_configuration(str(PYPROJECT))
CONTRACTS: dict[str, Any] = {
    contract["name"]: contract
    for contract in CONFIGURATION["contracts_options"]
    if contract["name"] != "The server is a stack"
}
KINDS: dict[str, Any] = {
    "layers": LayersContract,
    "forbidden": ForbiddenContract,
    "independence": IndependenceContract,
}


@pytest.fixture(scope="module")
def graph() -> ImportGraph:
    """Who imports whom now."""
    return build_graph("comptoir", cache_dir=None)


def kept(graph: ImportGraph, name: str) -> bool:
    """Whether the contract is kept."""
    options = CONTRACTS[name]
    kind = KINDS[options["type"]]
    session = CONFIGURATION["session_options"]
    checked = kind(name, session_options=session, contract_options=options)
    return bool(checked.check(deepcopy(graph), verbose=False).kept)  # it takes imports out


def matching(graph: ImportGraph, pattern: str) -> list[str]:
    """The modules that a name with stars means; a star stands for one part."""
    parts = pattern.count(".")
    return sorted(
        module
        for module in graph.modules
        if module.count(".") == parts and fnmatch(module, pattern)
    )


def violations(graph: ImportGraph, name: str) -> list[tuple[str, str]]:
    """Who must not import whom: one for each layer, or for each place that is named."""
    options = CONTRACTS[name]
    if options["type"] == "layers":
        return [(low, high) for high, low in pairwise(options["layers"])]
    if options["type"] == "independence":
        games = [g for g in matching(graph, options["modules"][0]) if _is_package(graph, g)]
        return [*permutations(games, 2)]
    return [
        (source, _foreign(found, source))
        for place in options["source_modules"]
        for source in matching(graph, place)[:1]
        for pattern in options["forbidden_modules"]
        if (found := matching(graph, pattern))
    ]


def _is_package(graph: ImportGraph, module: str) -> bool:
    return bool(graph.find_children(module))


def _foreign(found: list[str], source: str) -> str:
    """One of the same game, if the source belongs to a game."""
    game = re.match(r"comptoir\.games\.\w+\.", source)
    return next((module for module in found if game and module.startswith(game[0])), found[-1])


@pytest.mark.parametrize("name", CONTRACTS)
def test_a_violation_is_found(graph: ImportGraph, name: str) -> None:
    assert kept(graph, name)
    wrong = violations(graph, name)
    assert wrong
    for source, target in wrong:
        graph.add_import(importer=source, imported=target)
        try:
            assert not kept(graph, name), (source, target)
        finally:
            graph.remove_import(importer=source, imported=target)
