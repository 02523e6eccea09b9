"""The tests closest to what changed: `python -m tools.quick` prints their files.

What changed is what differs from where the branch left main, and what is not committed. Near are
the tests that changed, and those that import a module that did.
"""

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
ELSEWHERE = ("compiled", "conformance", "golden", "release")
"""Folders of tests that play many games, or set up whole environments."""
IMPORTED = re.compile(r"^(?:from|import) +([\w.]+)(?: +import +(.+))?$", re.MULTILINE)


def changed() -> set[Path]:
    """The files that changed and are still there."""
    base = _git("merge-base", "HEAD", "main") or ["HEAD"]
    names = [*_git("diff", "--name-only", base[0]), *_git("ls-files", "-o", "--exclude-standard")]
    return {ROOT / name for name in names if (ROOT / name).exists()}


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.splitlines()


def near(files: Iterable[Path], tests: Iterable[Path]) -> list[Path]:
    """The tests that are among these files, or import one of them."""
    files = set(files)
    modules = {name for file in files if (name := module_of(file))}
    return sorted(
        test for test in tests if test in files or modules & imports(test.read_text("utf-8"))
    )


def module_of(file: Path) -> str:
    """The name that a file is imported by, or nothing."""
    if file.suffix != ".py":
        return ""
    home = ROOT / "src" if file.is_relative_to(ROOT / "src") else ROOT
    return ".".join(file.relative_to(home).with_suffix("").parts).removesuffix(".__init__")


def imports(text: str) -> set[str]:
    """The modules that a text of Python imports at its top."""
    found: set[str] = set()
    for module, names in IMPORTED.findall(text):
        found.add(module)
        found |= {f"{module}.{name.split()[0]}" for name in names.strip("() ").split(",") if name}
    return found


def main() -> None:
    """Print them, one a line."""
    tests = [
        test
        for test in (ROOT / "tests").rglob("test_*.py")
        if test.relative_to(ROOT / "tests").parts[0] not in ELSEWHERE
    ]
    for test in near(changed(), tests):
        sys.stdout.write(f"{test.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
