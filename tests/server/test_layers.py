"""The server is a stack: whatever imports what stands above it breaks the contract."""

import re
from ast import Constant, parse, walk
from collections.abc import Iterator
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import pytest
from grimp import ImportGraph, build_graph
from importlinter.api import read_configuration
from importlinter.contracts.layers import LayersContract

SERVER = "comptoir.server"
PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
CONFIGURATION: Any = read_configuration(str(PYPROJECT))
STACK: Any = next(
    contract
    for contract in CONFIGURATION["contracts_options"]
    if contract["name"] == "The server is a stack"
)


def modules(layer: str) -> list[str]:
    """The modules of a layer."""
    return [f"{SERVER}.{name}" for name in re.findall(r"\w+", layer)]


def violations() -> Iterator[tuple[str, str]]:
    """Who must not import whom: each layer the one above it, and siblings that are apart."""
    for above, below in pairwise(STACK["layers"]):
        yield from ((low, high) for low in modules(below) for high in modules(above))
    for layer in STACK["layers"]:
        if "|" in layer:
            yield from permutations(modules(layer), 2)


@pytest.fixture(scope="module")
def graph() -> ImportGraph:
    """Who imports whom now."""
    return build_graph("comptoir", cache_dir=None)


def kept(graph: ImportGraph) -> bool:
    """Whether the contract is kept."""
    session = CONFIGURATION["session_options"]
    contract = LayersContract(STACK["name"], session_options=session, contract_options=STACK)
    return contract.check(graph, verbose=False).kept


def test_the_server_is_a_stack(graph: ImportGraph) -> None:
    assert kept(graph)


@pytest.mark.parametrize(("low", "high"), [*violations()])
def test_nobody_imports_what_stands_above(graph: ImportGraph, low: str, high: str) -> None:
    graph.add_import(importer=low, imported=high)
    try:
        assert not kept(graph)
    finally:
        graph.remove_import(importer=low, imported=high)


def test_a_new_module_needs_a_place(graph: ImportGraph) -> None:
    graph.add_module(f"{SERVER}.somewhere")
    try:
        assert not kept(graph)
    finally:
        graph.remove_module(f"{SERVER}.somewhere")


OWNERS = {
    "people": {"people", "ended_sessions", "blocks", "reports", "audit", "secrets"},
    "tables": {
        "tables", "seats", "results", "journal", "snapshots", "records", "editions", "ratings",
        "votes", "wishes", "notes", "chat", "presence",
    },
    "bots": {"jobs"},
    "study": {"analyses", "verdicts"},
    "puzzles": {"exercises"},
    "notify": {"hooks", "outbox", "sent"},
}  # fmt: skip
"""Which package stores what."""
NAMED = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE)\s+([a-z_]+)")

REASONED = [
    "people/people.py: hooks",  # whether a person can be reached is asked at every turn
    "tables/closing.py: jobs",  # no bot goes on where a table ends, in the same commit
    "tables/host_tables.py: jobs",
]


def tables_in(file: Path) -> set[str]:
    """The tables that the SQL of a module names."""
    texts = [
        node.value
        for node in walk(parse(file.read_text(encoding="utf-8")))
        if isinstance(node, Constant) and isinstance(node.value, str)
    ]
    return {name for text in texts for name in NAMED.findall(text)} & set().union(*OWNERS.values())


def test_sql_names_only_tables_of_its_package_and_of_those_below() -> None:
    stack = [set(re.findall(r"\w+", layer)) for layer in STACK["layers"]]
    found = []
    for package in OWNERS:
        height = next(number for number, layer in enumerate(stack) if package in layer)
        below = {package}.union(*stack[height + 1 :])
        known = set().union(*(OWNERS[name] for name in below & OWNERS.keys()))
        for file in sorted((PYPROJECT.parent / "src/comptoir/server" / package).rglob("*.py")):
            found += [f"{package}/{file.name}: {name}" for name in tables_in(file) - known]
    assert found == REASONED
