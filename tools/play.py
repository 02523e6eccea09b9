"""Starts the program with the engine that there is, and compiles it beside the play.

`python -m tools.play serve` is `comptoir serve`. While no compiled engine fits the sources the
program runs in plain Python; another process compiles, at the lowest priority, and goes on when the
program ends. What is compiled is used from the next start on: what runs never changes under it.
"""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import TextIO

from tools import engine

LOG = engine.BUILD / "engine.log"
ENVIRONMENT = engine.ROOT / ".venv-play"
QUIETLY = ("-q", "--disable-pip-version-check", "-c", "constraints.txt")
INSTALL = ("install", *QUIETLY, "mypy", "setuptools")
"""What compiles, for pip."""
NETWORK = {"COMPTOIR_NETWORK_COMMAND": "COMPTOIR_HOST=0.0.0.0 make play"}
"""Whoever called `make play` has no program to call in their path."""


def main(arguments: list[str]) -> None:
    """Become the program."""
    if arguments == ["--compile"]:
        compile_beside()
        return
    compiled = engine.package()
    package = compiled if compiled.exists() else engine.PACKAGE.parent
    if package != compiled and engine.has_compiler():
        tell("The engine runs in plain Python, and is compiled meanwhile for the next start.")
        _beside()
    point_at(package)
    command = [sys.executable, "-m", "comptoir", *arguments]
    os.execve(sys.executable, command, {**NETWORK, **os.environ, "PYTHONPATH": str(package)})


def _beside() -> None:
    """Compile in a process that outlives this one."""
    subprocess.Popen(
        [sys.executable, "-m", "tools.play", "--compile"],
        cwd=engine.ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )


def compile_beside() -> None:
    """Compile, if nobody else does, and say how it went in one line."""
    engine.BUILD.mkdir(exist_ok=True)
    os.nice(19)
    with alone() as first:
        if not first:
            return
        with LOG.open("w", encoding="utf-8") as log:
            made = _run(log, "pip", *INSTALL) and _run(log, "tools.engine")
    if not made:
        tell(f"The engine could not be compiled and stays slow; {LOG} says why.")
    else:
        point_at(engine.package())
        tell("The engine is compiled; the next start uses it.")


def _run(log: TextIO, *module: str) -> bool:
    """Whether a module did its work; how far it is, is told to whoever looks on."""
    command = [sys.executable, "-m", *module]
    with subprocess.Popen(
        command, cwd=engine.ROOT, stdout=log, stderr=subprocess.PIPE, text=True
    ) as work:
        for line in work.stderr or ():
            log.write(line)
            if line.startswith(engine.COMPILING):
                tell(line.rstrip())
    return work.returncode == 0


@contextmanager
def alone() -> Iterator[bool]:
    """Whether no other process compiles here."""
    with (engine.BUILD / "compiling").open("a") as lock:
        try:
            flock(lock, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


def point_at(package: Path) -> None:
    """Let the program in .venv-play, started by hand, import the package from there."""
    if Path(sys.prefix) != ENVIRONMENT:
        return
    site = Path(sysconfig.get_path("purelib"))
    part = site / f"comptoir-{os.getpid()}.part"
    part.write_text(f"{package}\n", encoding="utf-8")
    part.replace(site / "__comptoir.pth")  # read before _comptoir.pth, which names the sources


def tell(line: str) -> None:
    """A line for whoever looks on, if anybody still does."""
    with suppress(OSError):
        os.write(sys.stderr.fileno(), f"{line}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1:])
