"""The engine, compiled.

`python -m tools.engine` makes the package with its engine compiled, and prints where it is: whoever
has that folder first in PYTHONPATH runs it. The modules run the same either way.

All of it lies in build/, in folders whose names change with the sources. A folder is there as a
whole or not at all, however the work was interrupted, and never changes.
"""

import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stdout
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "comptoir"
RULES = ROOT / "docs" / "rules"
MARK = "# Compiled by mypyc.\n"
"""The first line of a module that is compiled; CONTRIBUTING.md says what that asks of its code."""
BUILD = ROOT / "build"
COMPILING = "Compiling the engine:"
"""How a line begins that says how far it is."""
FLAGS = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""Only the engine calls its functions, so calls are short, and within a file some are inlined."""
WEAK = re.compile(
    r"Py_(VISIT|CLEAR)\(\*\(\(PyObject \*\*\)"
    r"\(\(char \*\)self \+ sizeof\(PyObject \*\) \+ sizeof\(\w+\)\)\)\);"
)
"""Where mypyc takes weak references to an object for a part of it."""
KEPT = 4
"""Packages that are kept: programs that were started with an older one may still run."""

Report = Callable[[int, int], None]
"""Is told how many of how many files are compiled."""
Compile = Callable[[Path, Path, Report], None]
"""Compiles: where to work, and where to put what is made."""


def has_compiler() -> bool:
    """Whether there are a C compiler and what it needs to know about Python."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command.split()[0]) is not None and header.exists()


def modules() -> list[Path]:
    """The files to be compiled: those that say so themselves."""
    return sorted(file for file in PACKAGE.rglob("*.py") if _first_line(file) == MARK)


def _first_line(file: Path) -> str:
    with file.open(encoding="utf-8") as lines:
        return lines.readline()


def library() -> Path:
    """Where the extension modules belong that these sources make, in folders like the package's."""
    return BUILD / "engine" / fingerprint([Path(__file__), *modules()])


def package() -> Path:
    """Where the whole package belongs that these sources make."""
    files = (file for place in (PACKAGE, RULES) for file in place.rglob("*") if file.is_file())
    lasting = (file for file in files if "__pycache__" not in file.parts)
    return BUILD / "package" / fingerprint([Path(__file__), *sorted(lasting)])


def fingerprint(files: Iterable[Path]) -> str:
    """A text that changes with the files, their places and Python."""
    parts = [sys.version.encode()]
    for file in files:
        parts += [str(file.relative_to(ROOT)).encode(), file.read_bytes()]
    return sha256(b"\0".join(parts)).hexdigest()[:20]


def compiled_package(report: Report, work: Compile | None = None) -> Path:
    """The package, made now if it is not there yet."""
    with _one_at_a_time():
        place = package()
        if not place.exists():
            extensions = _compiled_library(report, work or mypyc)
            with _made_at_once(place) as part:
                without = shutil.ignore_patterns("__pycache__")
                shutil.copytree(PACKAGE, part / "comptoir", ignore=without)
                shutil.copytree(RULES, part / "comptoir" / "rules")
                shutil.copytree(extensions, part, dirs_exist_ok=True)
        return place


def compiled_library(report: Report) -> Path:
    """The extension modules, made now if they are not there yet."""
    with _one_at_a_time():
        return _compiled_library(report, mypyc)


def _compiled_library(report: Report, work: Compile) -> Path:
    place = library()
    if not place.exists():
        with _made_at_once(place) as part, _workplace(place.parent) as folder:
            work(folder, part, report)
    return place


@contextmanager
def _workplace(parent: Path) -> Iterator[Path]:
    """Where to compile: a cache of the compiler knows files only if they lie where they lay."""
    name = f"tmp-{os.getpid()}" if sys.platform == "win32" else "tmp"  # there, others may be at it
    folder = parent / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """The second one waits, and finds it made."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "engine.lock").open("a") as lock:
        if sys.platform != "win32":
            from fcntl import LOCK_EX, flock  # noqa: PLC0415  # Windows has no such locks

            flock(lock, LOCK_EX)
        yield


@contextmanager
def _made_at_once(place: Path) -> Iterator[Path]:
    """A folder to be filled; then it gets its name."""
    place.parent.mkdir(parents=True, exist_ok=True)
    _forget_old(place.parent)
    with TemporaryDirectory(dir=place.parent) as folder:
        part = Path(folder, place.name)
        part.mkdir()
        yield part
        part.rename(place)


def _forget_old(folder: Path) -> None:
    """Leave the newest ones; what was left half made goes."""
    made = [each for each in folder.iterdir() if not each.name.startswith("tmp")]
    kept = sorted(made, key=lambda each: each.stat().st_mtime)[-KEPT:]
    for each in folder.iterdir():
        if each not in kept:
            shutil.rmtree(each, ignore_errors=True)


def mypyc(work: Path, out: Path, report: Report) -> None:
    """A C file for each module: one for all takes three times as long, on a single processor."""
    from mypyc.build import mypycify  # noqa: PLC0415  # only compiling needs these
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    options = ["--strict", "--follow-imports=silent", f"--cache-dir={work / 'mypy'}"]
    extensions = mypycify(
        [*options, *map(str, modules())],
        opt_level="2",
        debug_level="0",
        target_dir=str(work),
        group_name="comptoir",
        multi_file=True,
    )
    for file in work.rglob("*.c"):
        file.write_text(_weak_references_kept(file.read_text("utf-8")), "utf-8")
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    jobs = os.cpu_count() or 1
    command = build_ext(Distribution({"name": "comptoir", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = str(out), str(work), jobs
    command.ensure_finalized()
    total = sum(len(extension.sources) for extension in extensions)
    with ThreadPoolExecutor(jobs) as pool:
        link = command.build_extensions
        command.build_extensions = lambda: _side_by_side(command, link, pool, total, report)
        command.run()


def _weak_references_kept(code: str) -> str:
    """They belong to whoever holds them, so an object that goes only tells them that it is gone."""
    tell = "if (Py_REFCNT(self) == 0) PyObject_ClearWeakRefs((PyObject *)self);"
    return WEAK.sub(lambda found: tell if found[1] == "CLEAR" else "", code)


def _side_by_side(
    command: Any, build: Callable[[], None], pool: ThreadPoolExecutor, total: int, report: Report
) -> None:
    """Build, as many files at once as the pool has threads."""
    one_by_one, done = command.compiler.compile, []

    def compile_one(source: str, given: dict[str, Any]) -> list[str]:
        made: list[str] = one_by_one([source], **given)
        done.append(source)
        report(len(done), total)
        return made

    def compile_all(sources: list[str], **given: Any) -> list[str]:
        made = pool.map(lambda source: compile_one(source, given), sources)
        return [file for files in made for file in files]

    command.compiler.compile = compile_all
    build()


def quiet(done: int, total: int) -> None:
    """Report nothing."""


def to_terminal(done: int, total: int) -> None:
    """Report on one line."""
    end = "\n" if done == total else ""
    sys.stderr.write(f"\r{COMPILING} {done} of {total} files {end}")
    sys.stderr.flush()


def to_file(done: int, total: int) -> None:
    """Report with a line for each quarter."""
    if done * 4 // total > (done - 1) * 4 // total:
        sys.stderr.write(f"{COMPILING} {done} of {total} files\n")
        sys.stderr.flush()


if __name__ == "__main__":
    with redirect_stdout(sys.stderr):
        found = compiled_package(to_terminal if sys.stderr.isatty() else to_file)
    sys.stdout.write(f"{found}\n")
