"""The page: the files that were built into the package, read once."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from comptoir.server.asking import Given
from comptoir.server.context import Context
from comptoir.server.errors import NotFound
from comptoir.server.part import Part

INDEX = "index.html"
PACKED = {".br": "br", ".gz": "gzip"}
"""Files beside a file that hold the same, compressed; the best first."""
HASHED = re.compile(r"assets/.+[.-][A-Za-z0-9_-]{8,}\.\w+")
"""Names that change with what is in them."""
MISSING = (
    "Comptoir is running. This installation has no page in it; "
    "the interface is described at /api/schema/openapi.json.\n"
)


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, plain and compressed."""

    kind: str
    bodies: Mapping[str, bytes]
    """By Content-Encoding; the plain one has none."""
    mark: str
    lasting: bool


class Pages:
    """All files of the page by their path."""

    def __init__(self, files: Mapping[str, File]) -> None:
        self.files = files


def built() -> Path:
    """Where the built page lies in the package."""
    return Path(str(files("comptoir"))) / "page"


def load(folder: Path) -> dict[str, File]:
    """All files of a folder by their path; none if there is no folder."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in PACKED:
            name = path.relative_to(folder).as_posix()
            found[name] = _file(name, path)
    return found


def _file(name: str, path: Path) -> File:
    bodies = {"": path.read_bytes()}
    for suffix, encoding in PACKED.items():
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            bodies[encoding] = packed.read_bytes()
    kind = guess_type(name)[0] or "application/octet-stream"
    if kind == "application/javascript":  # Litestar says so of text
        kind += "; charset=utf-8"
    mark = sha256(bodies[""]).hexdigest()[:32]
    return File(kind, bodies, f'"{mark}"', HASHED.fullmatch(name) is not None)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], pages: Given[Pages]) -> Response[bytes]:
    """A file of the page; any other address is the page's own affair."""
    name = request.scope["path"].strip("/")
    if name == "api" or (name.startswith(("api/", "assets/")) and name not in pages.files):
        raise NotFound
    file = pages.files.get(name) or pages.files.get(INDEX)
    if file is None:
        if name:
            raise NotFound
        return Response(MISSING.encode(), media_type="text/plain")
    return _answer(file, request)


def _answer(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    cache = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers = {"Cache-Control": cache, "ETag": file.mark, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    encoding = _best(file, request.headers.get("accept-encoding", ""))
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(file.bodies[encoding], headers=headers, media_type=file.kind)


def _best(file: File, accepted: str) -> str:
    """The best encoding that the browser takes."""
    wanted = {part.partition(";")[0].strip() for part in accepted.split(",") if "q=0" not in part}
    return next((found for found in PACKED.values() if found in wanted & set(file.bodies)), "")


def part(_context: Context) -> Part:
    """The page."""
    return Part(routes=(page,), injects={"pages": Pages(load(built()))})
