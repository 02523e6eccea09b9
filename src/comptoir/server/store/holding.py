"""Who holds a database file: a lock beside it, which the system lets go when its holder ends."""

import os
import sys
from pathlib import Path

from comptoir.server.store.database import Unavailable

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Hold:
    """Keeps others from serving the same file, for as long as it is not let go."""

    def __init__(self, path: Path) -> None:
        self._path = path
        whole = path.resolve()
        self._lock = whole.with_name(f"{whole.name}.lock")
        """It stays when it is let go: whoever removed it could remove another one's."""
        self._file: int | None = None

    def take(self) -> None:
        """Hold the file. Raises Unavailable when another program does."""
        if self._file is not None:
            return
        try:
            self._file = _locked(self._lock)
        except BlockingIOError:
            raise Unavailable(
                f"Another server, or a backup that is being restored, uses {self._path}. Stop it "
                "first, or name another file; several servers need PostgreSQL."
            ) from None
        except OSError as error:
            raise Unavailable(
                f"{self._lock} can't be written: {error.strerror}. The server's user must be able "
                "to write the database's folder."
            ) from None

    def taken(self) -> bool:
        """Whether another program holds the file."""
        try:
            os.close(_locked(self._lock))
        except BlockingIOError:
            return True
        except OSError:
            return False
        return False

    def let_go(self) -> None:
        """Others may have it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _locked(path: Path) -> int:
    """The file, locked for whoever has it open. Raises BlockingIOError or another OSError."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform == "win32":
            _lock_on_windows(file)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BaseException:
        os.close(file)
        raise
    return file


if sys.platform == "win32":

    def _lock_on_windows(file: int) -> None:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            raise BlockingIOError from None
