"""Fluent files as a translator's checker sees them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Text(Visitor):
    """What one pattern uses."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # visitor
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # visitor
        name = node.id.name
        self.references.add(f"{name}.{node.attribute.name}" if node.attribute else name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # visitor
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if keys & PLURALS:
            self.plurals.append(keys)
        self.generic_visit(node)


@dataclass
class Messages:
    """All texts of one file by their path: `message` or `message.attribute`."""

    file: Path
    texts: dict[str, Text] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    sources: dict[str, str] = field(default_factory=dict)
    """What stands in the file, by message."""

    def __post_init__(self) -> None:
        source = self.file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"not Fluent: {entry.content}")
            elif isinstance(entry, ast.Message):
                assert entry.id.span
                assert entry.span
                self.sources[entry.id.name] = source[entry.id.span.start : entry.span.end]
                self._add(entry)

    def _add(self, entry: ast.Message) -> None:
        parts: list[tuple[str, ast.Pattern | None]] = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for path, pattern in parts:
            if path in self.texts:
                self.faults.append(f"twice: {path}")
            elif pattern is None:
                self.faults.append(f"no value: {path}")
            else:
                self.texts[path] = Text()
                self.texts[path].visit(pattern)

    def variables(self, path: str) -> set[str]:
        """The variables of a text and of all that it refers to."""
        text = self.texts.get(path, Text())
        return text.variables.union(*(self.variables(other) for other in text.references))

    def referenced(self) -> set[str]:
        """All texts that some other text refers to."""
        return {path for text in self.texts.values() for path in text.references}

    def plurals(self) -> Iterator[tuple[str, set[str]]]:
        """Each choice of a plural, with its text."""
        for path, text in self.texts.items():
            for keys in text.plurals:
                yield path, keys
