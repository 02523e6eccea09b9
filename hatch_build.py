"""Compiles the engine into the wheel, where there is a C compiler; else it stays plain Python.

The modules run the same either way. An editable install is never compiled: tests measure there
what they cover. The variable COMPTOIR_COMPILE overrides: 0 never compiles, 1 fails if it can't.
"""

import os
import shutil
import sys
import sysconfig
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src")
ENGINE = (
    *("comptoir/core", "comptoir/games", "comptoir/table"),
    "comptoir/server/live/patch.py",
)
"""Of a compiled generic class (Table, History) nobody may keep weak references: the compiler does
not clear them. Hypothesis does so with what it draws, so its tests of tables need plain Python.
"""
PLAIN = ("__init__", "catalogue", "census", "codec", "edition", "record", "soundness")
"""What does no work in the course of a game stays plain: modules that begin so."""
THOUGHT = ("budget", "greedy", "plan", "search", "tree", "turn", "worlds")
"""The bots' modules that think."""
WORK = Path("build", "engine")
LIBRARY = WORK / "lib"
STAMP = WORK / "stamp"


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by the build of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add what was made to the wheel."""
        wish = os.environ.get("COMPTOIR_COMPILE", "")
        if version == "editable" or wish == "0" or not (wish or has_compiler()):
            return
        try:
            compile_engine(sorted(modules()))
        except (Exception, SystemExit) as error:
            if wish:
                raise
            self.app.display_warning(f"Compiling failed, the engine stays plain Python: {error}")
            return
        for file in LIBRARY.rglob("*.*"):
            build_data["force_include"][str(file)] = str(file.relative_to(LIBRARY))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def has_compiler() -> bool:
    """Whether there are a C compiler and what it needs to know about Python."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command.split()[0]) is not None and header.exists()


def modules() -> list[str]:
    """The files to be compiled."""
    files = [file for part in ENGINE for file in _files(SOURCE / part)]
    files = [file for file in files if not file.name.startswith(PLAIN)]
    files += [SOURCE / "comptoir" / "bots" / f"{name}.py" for name in THOUGHT]
    return [str(file) for file in files]


def _files(part: Path) -> list[Path]:
    return [part] if part.is_file() else [*part.rglob("*.py")]


def compile_engine(files: list[str]) -> None:
    """Fill the library, unless it holds what these files make already."""
    stamp = fingerprint(files)
    if STAMP.exists() and STAMP.read_text() == stamp:
        return
    shutil.rmtree(WORK, ignore_errors=True)
    _compile(files)
    STAMP.write_text(stamp)


def fingerprint(files: list[str]) -> str:
    """A text that changes with the sources, this file, Python and the compiler of Python."""
    parts = [Path(file).read_bytes() for file in (__file__, *files)]
    parts += [sys.version.encode(), version("mypy").encode(), *[file.encode() for file in files]]
    return sha256(b"\0".join(parts)).hexdigest()


def _compile(files: list[str]) -> None:
    from mypyc.build import mypycify  # noqa: PLC0415  # only a build that compiles needs these
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    extensions = mypycify(
        ["--strict", "--follow-imports=silent", f"--cache-dir={WORK / 'mypy'}", *files],
        opt_level="2",
        debug_level="0",
        target_dir=str(WORK),
        group_name="comptoir",
    )
    command = build_ext(Distribution({"name": "comptoir", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(LIBRARY), str(WORK)
    command.ensure_finalized()
    command.run()
