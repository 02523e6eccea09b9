"""The page's types, out of the description: `python -m comptoir.server.typescript FILE`.

Without a file they are printed.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import json

from comptoir.server.app import make_app
from comptoir.server.description import described
from comptoir.server.schemas import PLACE, Schema
from comptoir.server.settings import Settings
from comptoir.server.store import connect

HEAD = """\
/** What the server takes, answers and says: made by `python -m comptoir.server.typescript`. */

export type Json = boolean | number | string | null | Json[] | { [key: string]: Json };
"""
NAMES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}


def typescript() -> str:
    """All types of the interface as a module."""
    with TemporaryDirectory() as folder:
        app = make_app(Settings(), connect(f"sqlite:///{folder}/never_opened.db"))
        parts = described(app)["components"]["schemas"]
    return "\n".join([HEAD, *[declared(name, part) for name, part in parts.items()]])


def declared(name: str, part: Schema) -> str:
    """A type with its name."""
    about = _comment(part.get("description", ""), "")
    if "properties" in part:
        return f"{about}export interface {name} {{\n{_fields(part)}}}\n"
    return f"{about}export type {name} = {written(part)};\n"


def _fields(part: Schema) -> str:
    needed = part.get("required", ())
    lines = []
    for name, field in part["properties"].items():
        sign = "" if name in needed else "?"
        lines.append(_comment(field.get("description", ""), "  "))
        lines.append(f"  {name}{sign}: {written(field)};\n")
    return "".join(lines)


def _comment(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def written(part: Schema) -> str:
    """A type as it is written in place."""
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(PLACE)
    if part.get("title") == "Json":
        return "Json"
    for key in ("anyOf", "allOf"):
        if key in part:
            return " | ".join(map(written, part[key]))
    if "enum" in part:
        return " | ".join(json.encode(value).decode() for value in part["enum"])
    return _plain(part)


def _plain(part: Schema) -> str:
    kind: str | list[str] = part.get("type", "unknown")
    if isinstance(kind, list):
        return " | ".join(NAMES[one] for one in kind)
    if kind == "array":
        return _array(part)
    if "additionalProperties" in part:
        return f"Record<string, {written(part['additionalProperties'])}>"
    return NAMES.get(kind, kind)


def _array(part: Schema) -> str:
    if "prefixItems" in part:
        least = part.get("minItems", 0)
        items = [written(one) + "?" * (n >= least) for n, one in enumerate(part["prefixItems"])]
        return f"[{', '.join(items)}]"
    item = written(part["items"])
    return f"({item})[]" if "|" in item else f"{item}[]"


def main(arguments: list[str]) -> None:
    """Write or print them."""
    if arguments:
        Path(arguments[0]).write_text(typescript(), encoding="utf-8")
    else:
        sys.stdout.write(typescript())


if __name__ == "__main__":
    main(sys.argv[1:])
