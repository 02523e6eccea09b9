"""The page: the files that were built into the package, read once."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from litestar import Response

from comptoir.server.context import Context
from comptoir.server.errors import Asked, NotFound
from comptoir.server.part import Part

INDEX = "index.html"
PACKED = {".br": "br", ".gz": "gzip"}
"""Files beside a file that hold the same, compressed; the best first."""
DESCRIPTION = re.compile(rb'<meta\s+name="description"[^>]*>')
HASHED = re.compile(r"assets/.+[.-][A-Za-z0-9_-]{8,}\.\w+")
"""Names that change with what is in them."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page, plain and compressed."""

    kind: str
    bodies: Mapping[str, bytes]
    """By Content-Encoding; the plain one has none."""
    etag: str
    lasting: bool


class Pages:
    """All files of the page by their path."""

    def __init__(self, files: Mapping[str, File]) -> None:
        self.files = files

    def shell(self, request: Asked, status: int = 200, head: str = "") -> Response[bytes]:
        """The page itself, which shows what its address says. Raises NotFound without one.

        What `head` says is for those who show links, in the language that they ask for.
        """
        file = self.files.get(INDEX)
        if file is None:
            raise NotFound
        if not head:
            return _answer(file, request, status)
        body = DESCRIPTION.sub(b"", file.bodies[""], 1)
        body = body.replace(b"</head>", head.encode() + b"</head>", 1)
        digest = sha256(body).hexdigest()[:32]
        answer = _answer(File(file.kind, {"": body}, f'"{digest}"', lasting=False), request, status)
        answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return answer

    def file(self, request: Asked, name: str) -> Response[bytes]:
        """One of the files. Raises NotFound."""
        if name not in self.files:
            raise NotFound
        return _answer(self.files[name], request)


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
    digest = sha256(bodies[""]).hexdigest()[:32]
    return File(kind, bodies, f'"{digest}"', HASHED.fullmatch(name) is not None)


def _answer(file: File, request: Asked, status: int = 200) -> Response[bytes]:
    cache = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers = {"Cache-Control": cache, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    encoding = _best(file, request.headers.get("accept-encoding", ""))
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(
        file.bodies[encoding], status_code=status, headers=headers, media_type=file.kind
    )


def _best(file: File, accepted: str) -> str:
    """The best encoding that the browser takes."""
    wanted = {part.partition(";")[0].strip() for part in accepted.split(",") if "q=0" not in part}
    return next((found for found in PACKED.values() if found in wanted & set(file.bodies)), "")


def part(_context: Context) -> Part:
    """The files; `routes/screens` has the addresses."""
    return Part(injects={"pages": Pages(load(built()))})
