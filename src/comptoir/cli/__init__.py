"""The program `comptoir`: play in the terminal, simulate, replay, check."""

import atexit
import gc
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit code."""
    atexit.register(gc.freeze)  # or else Python looks through all objects before it lets them go
    try:
        from comptoir.cli.app import run  # noqa: PLC0415  # the rules alone install without it
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in ("babel", "fluent", "rich"):
            raise
        sys.stderr.write(f"The terminal needs '{missing}': install it, or Comptoir again.\n")
        return 2
    return run(sys.argv[1:] if argv is None else argv)


def clicked() -> int:
    """Run the single-file program: without an argument, as by a double click, the page opens."""
    return main(sys.argv[1:] or ["serve", "--open"])
