"""A fresh clone in an empty home, in which `make play` is called.

`python -m tests.release.clone` prints how long the first starts take.
"""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
PATIENCE = 1800
"""Seconds; far more than anything here takes."""


class Clone:
    """The sources as they are committed, with nothing made of them."""

    def __init__(self, folder: Path) -> None:
        self.path, self.home = folder / "clone", folder / "home"
        self.home.mkdir()
        self._called: list[subprocess.Popen[bytes]] = []
        subprocess.run(["git", "clone", "-q", ROOT, self.path], check=True)

    def make(self, *targets: str) -> "Making":
        """Call make there. Downloads come from the caches of the user's real home."""
        caches = Path.home() / ".cache" / "pip", Path.home() / ".npm"
        keep = {"PIP_CACHE_DIR": str(caches[0]), "npm_config_cache": str(caches[1])}
        without = {"MAKEFLAGS", "MFLAGS", "MAKELEVEL", "PYTHONPATH", "COMPTOIR_COMPILE"}
        inherited = {name: value for name, value in os.environ.items() if name not in without}
        process = subprocess.Popen(
            ["make", *targets],
            cwd=self.path,
            env=inherited | keep | {"HOME": str(self.home), "COMPTOIR_PORT": "0"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self._called.append(process)
        return Making(process)

    def kill(self) -> None:
        """End all that works in the clone, as if the power went."""
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if (process / "cwd").resolve().is_relative_to(self.path):
                    os.kill(int(process.name), signal.SIGKILL)
        while self._called:
            with self._called.pop():
                pass  # it is waited for, and what it says is no longer read

    def version(self) -> str:
        """What `comptoir --version` says."""
        program = self.path / ".venv-play" / "bin" / "comptoir"
        done = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
        return done.stdout.strip()


class Making:
    """Make at work, and what it says."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process, self.said = process, ""
        assert process.stdout
        self._out = process.stdout.fileno()
        os.set_blocking(self._out, False)

    def wait_for(self, happened: Callable[[], object]) -> None:
        """Until something is the case; looks often, since it may be short."""
        deadline = time.monotonic() + PATIENCE
        while not happened():
            self._listen()
            assert self.process.poll() is None, self.said
            assert time.monotonic() < deadline, self.said
            time.sleep(0.01)

    def wait_until_said(self, text: str) -> None:
        """Until it says something."""
        self.wait_for(lambda: text in self.said)

    def page(self) -> str:
        """The page, as soon as it is served."""
        self.wait_for(lambda: re.search(r"Visit (\S+)", self.said))
        address = re.findall(r"Visit (\S+)", self.said)[-1]
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            found: str = answer.read().decode()
            return found

    def _listen(self) -> None:
        with suppress(BlockingIOError):
            self.said += os.read(self._out, 100_000).decode(errors="replace")


@contextmanager
def fresh_clone() -> Iterator[Clone]:
    """A clone, gone in the end with all that works in it."""
    with TemporaryDirectory(prefix="comptoir-") as folder:
        clone = Clone(Path(folder))
        try:
            yield clone
        finally:
            clone.kill()


def main() -> None:
    """Measure the first starts."""
    with fresh_clone() as clone:
        began = time.monotonic()
        first = clone.make("play")
        first.page()
        sys.stdout.write(f"first `make play` until the page is served: {lap(began)}\n")
        first.wait_until_said("The engine is compiled")
        sys.stdout.write(f"the engine compiled beside it after: {lap(began)}\n")
        clone.kill()
        began = time.monotonic()
        clone.make("play").page()
        sys.stdout.write(f"`make play` again: {lap(began)}, {clone.version()}\n")


def lap(began: float) -> str:
    """Seconds since then."""
    return f"{time.monotonic() - began:.1f} s"


if __name__ == "__main__":
    main()
