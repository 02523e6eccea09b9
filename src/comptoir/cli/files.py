"""Files that are there whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path

from comptoir.cli.errors import UsageError


def read(path: Path) -> str:
    """The text of a file. Raises UsageError."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(f"Can't read '{path}': {error.strerror}.") from None
    except UnicodeDecodeError:
        raise UsageError(f"Can't read '{path}': it is not a text file.") from None


def spare(path: Path, force: bool, otherwise: str = "") -> None:
    """Raise UsageError rather than replace a file that is there, unless that is wished."""
    if path.is_file() and path.stat().st_size and not force:
        choices = f"Choose another file{otherwise}, or replace it with --force."
        raise UsageError(f"'{path}' already exists. {choices}")


def write(path: Path, text: str) -> None:
    """Replace a file in one step: a crash leaves the old one or the new one. Raises OSError."""
    target = path.resolve()
    if target.exists() and not target.is_file():
        target.write_text(text, encoding="utf-8")
        return
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with part.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
