"""`make dist`: the packages of a release, and the program as a single file, in dist/.

A source release with the built page; a compiled wheel for this platform, repaired to manylinux on
Linux; a plain wheel for all others; and comptoir.pyz, which a friend starts by a double click.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import preamble
from tools.engine import PACKAGE, ROOT

OUT = ROOT / "dist"


def main() -> None:
    """Make all of them again."""
    if not (PACKAGE / "page" / "index.html").exists():
        sys.exit("The page is not built. Run make page, then this again.")
    shutil.rmtree(OUT, ignore_errors=True)
    _build("--sdist", compiled=False)
    _build("--wheel", compiled=False)
    _build("--wheel", compiled=True)
    _repair()
    _single_file()
    for file in sorted(OUT.iterdir()):
        sys.stdout.write(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1e6:.1f} MB\n")


def _build(kind: str, *, compiled: bool) -> None:
    _run("build", kind, "--outdir", str(OUT), str(ROOT), COMPTOIR_COMPILE=str(int(compiled)))


def _repair() -> None:
    """Name the oldest Linux that the compiled wheel runs on."""
    if sys.platform != "linux":
        return
    for wheel in OUT.glob("*-linux_*.whl"):
        _run("auditwheel", "repair", "--wheel-dir", str(OUT), str(wheel))
        wheel.unlink()


def _single_file() -> None:
    """With all that the server needs, and a path that the bots' processes find it by."""
    with TemporaryDirectory() as folder:
        first = Path(folder, "preamble.py")
        first.write_text(preamble_text(), "utf-8")
        _shiv(first)


def preamble_text() -> str:
    """What the file does first: it checks that it runs where it was made for."""
    return f"{Path(preamble.__file__).read_text('utf-8')}\n\ncheck({preamble.here()!r})\n"


def _shiv(first: Path) -> None:
    (wheel,) = [wheel for wheel in OUT.glob("*.whl") if "none-any" not in wheel.name]
    options = ["--extend-pythonpath", "--compressed", "--entry-point", "comptoir.cli:clicked"]
    shebang = ["--python", "/usr/bin/env python3", "--preamble", str(first)]
    target = ["--output-file", str(OUT / "comptoir.pyz"), f"{wheel}[server]"]
    _run("shiv", *options, *shebang, *target)


def _run(module: str, *arguments: str, **more: str) -> None:
    """Run a tool of this environment, which finds the others there, too."""
    command = [sys.executable, "-m", module, *arguments]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PATH": path, **more}, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed; the reason stands above.")


if __name__ == "__main__":
    main()
