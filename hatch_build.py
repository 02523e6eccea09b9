"""Compiles the engine into the wheel, where there is a C compiler; else it stays plain Python.

The modules run the same either way. An editable install is never compiled: tests measure there
what they cover. The variable COMPTOIR_COMPILE overrides: 0 never compiles, 1 fails if it can't.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.engine import compiled_library, has_compiler, quiet  # found by the line above


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by the build of a wheel."""

    def dependencies(self) -> list[str]:
        """What compiling needs besides; a plain wheel is built without."""
        return ["mypy>=2.0,<3", "setuptools>=77"] if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add what was made to the wheel."""
        if version == "editable" or not self._wanted():
            return
        try:
            made = compiled_library(quiet)
        except (Exception, SystemExit) as error:
            if os.environ.get("COMPTOIR_COMPILE"):
                raise
            self.app.display_warning(f"Compiling failed, the engine stays plain Python: {error}")
            return
        for file in made.rglob("*.*"):
            build_data["force_include"][str(file)] = str(file.relative_to(made))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _wanted(self) -> bool:
        wish = os.environ.get("COMPTOIR_COMPILE", "")
        return wish == "1" or (wish != "0" and has_compiler())
