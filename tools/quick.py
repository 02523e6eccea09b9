"""The tests closest to what changed: `python -m tools.quick` prints their files.

What changed is what differs from where the branch left main, and what is not committed. Near are
the tests that changed, those that import a module that did, those that name another file that did,
and those that READERS knows to read it. `python -m tools.quick page` prints what `make` has to
check of the page, if that changed or its words did.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
ELSEWHERE = ("compiled", "conformance", "golden", "release")
"""Folders of tests that play many games, or set up whole environments."""
GAME = "src/comptoir/games/*"
READERS = (
    ("*.ftl", "lang/*"),
    ("*.md", "test_docs.py test_wrapping.py lang/test_plain_english.py lang/test_glossary.py"),
    ("docs/rules/*", "lang/test_rule* test_rulings.py test_rules_report.py"),
    (f"{GAME}/edition/*.toml", "{game}/* core/test_edition.py cli/test_edition* test_games.py"),
    (f"{GAME}/edition/*.toml", "server/play/test_editions.py study/test_shipped_puzzles.py"),
    (f"{GAME}/puzzles.jsonl", "study/*puzzles.py cli/test_puzzles.py server/puzzles/*"),
    (f"{GAME}/numbers-*.json", "bots/test_expert.py lab/test_promot*"),
    (f"{GAME}/chances.json", "study/test_chances.py study/test_odds.py"),
    (f"{GAME}/lesson.txt", "server/play/test_lessons.py test_games.py"),
    ("*/drawings.json", "pictures/*"),
    ("*.sql", "server/store/*"),
    ("examples/third-game/*", "test_third_game.py"),
)
"""Which tests read files without naming them: patterns of both, the game's name in place of *."""
PAGE = (
    ("web/*", "page-check"),
    ("*.ftl", "page-units"),
    ("*/drawings.json", "page-units"),
)
"""What make is asked to do for the page when such a file changed; the first that fits does all."""
IMPORTED = re.compile(r"^(?:from|import) +([\w.]+)(?: +import +(.+))?$", re.MULTILINE)


def changed() -> set[Path]:
    """The files that changed, also those that are gone: somebody may still want them."""
    base = _git("merge-base", "HEAD", "main") or ["HEAD"]
    names = [*_git("diff", "--name-only", base[0]), *_git("ls-files", "-o", "--exclude-standard")]
    return {ROOT / name for name in names}


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.splitlines()


def near(files: Iterable[Path], tests: Iterable[Path]) -> list[Path]:
    """The tests that are among these files, or read one of them."""
    files = set(files)
    modules = {name for file in files if (name := module_of(file))}
    names = {file.name for file in files if not module_of(file)}
    readers = [reader for file in files for reader in readers_of(file)]

    def is_near(test: Path) -> bool:
        text = test.read_text("utf-8")
        return (
            any(fnmatch(str(test), reader) for reader in readers)
            or bool(modules & imports(text))
            or any(re.search(rf"\b{re.escape(name)}\b", text) for name in names)
        )

    return sorted(test for test in tests if test in files or is_near(test))


def readers_of(file: Path) -> Iterator[str]:
    """Patterns of the tests that read a file without naming it."""
    inside = file.relative_to(ROOT)
    game = "".join(inside.parts[3:4])
    for pattern, readers in READERS:
        if fnmatch(inside.as_posix(), pattern):
            for reader in readers.split():
                yield str(ROOT / "tests" / reader.format(game=game))


def of_the_page(files: Iterable[Path]) -> str:
    """What make has to check of the page, or nothing."""
    inside = [file.relative_to(ROOT).as_posix() for file in files]
    found = [target for pattern, target in PAGE if any(fnmatch(name, pattern) for name in inside)]
    return found[0] if found else ""


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


def main(arguments: list[str]) -> None:
    """Print them, one a line; or what is to be done for the page."""
    if arguments == ["page"]:
        sys.stdout.write(of_the_page(changed()))
        return
    tests = [
        test
        for test in (ROOT / "tests").rglob("test_*.py")
        if test.relative_to(ROOT / "tests").parts[0] not in ELSEWHERE
    ]
    for test in near(changed(), tests):
        sys.stdout.write(f"{test.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
