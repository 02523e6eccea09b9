"""The packages of dist/ installed from these files, without source tree, compiler and Node."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
PATIENCE = 900
"""Seconds; far more than anything here takes."""
TOOLS = ("sh", "env", "uname", "cat", "dirname", "realpath", "touch")
"""All that there is in the path besides Python."""


class Home:
    """An empty home, in which there is hardly anything but Python."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.bin = folder, folder / "bin"
        self.bin.mkdir()
        for tool in TOOLS:
            (self.bin / tool).symlink_to(str(shutil.which(tool)))
        (self.bin / "python3").symlink_to(Path(sys.executable).resolve())
        cache = Path.home() / ".cache"
        inherited = {
            name: value
            for name, value in os.environ.items()
            if name.startswith(("PIP_", "SSL_", "UV_"))
        }
        self.environment = inherited | {
            "PATH": str(self.bin),
            "HOME": str(folder),
            "LANG": "en_US.UTF-8",
            "PIP_CACHE_DIR": str(cache / "pip"),
            "PIP_FIND_LINKS": f"{DIST} {os.environ.get('PIP_FIND_LINKS', '')}".strip(),
            "UV_CACHE_DIR": str(cache / "uv"),
            "UV_FIND_LINKS": f"{DIST},{os.environ.get('PIP_FIND_LINKS', '')}".strip(","),
            "UV_SYSTEM_CERTS": "true",
            "UV_NATIVE_TLS": "true",
            "UV_PYTHON": str(Path(sys.executable).resolve()),
        }

    def run(self, *command: str | Path, typed: str = "") -> str:
        """What a command prints."""
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def installed(self, *what: str | Path) -> Path:
        """The program, installed by pip into an environment of its own."""
        self.run("python3", "-m", "venv", "v")
        self.run("v/bin/python", "-m", "pip", "install", "-q", *what)
        return self.folder / "v" / "bin" / "comptoir"

    @contextmanager
    def serving(self, *command: str | Path, **more: str) -> Iterator[str]:
        """The page's address, while the command serves it."""
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env=self.environment | {"COMPTOIR_PORT": "0", "PYTHONUNBUFFERED": "1"} | more,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout
        try:
            found = re.search(r"Visit (\S+)", process.stdout.readline())
            assert found
            yield found[1]
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=PATIENCE)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def page(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        found: str = answer.read().decode()
        return found


def built(pattern: str) -> Path:
    (found,) = DIST.glob(pattern)
    return found


def version() -> str:
    return built("comptoir-*.tar.gz").name.removeprefix("comptoir-").removesuffix(".tar.gz")


def test_there_is_neither_a_compiler_nor_node(home: Home) -> None:
    for tool in ("cc", "gcc", "node", "npm", "make"):
        assert shutil.which(tool, path=home.environment["PATH"]) is None


def test_pip_installs_the_compiled_wheel_and_the_server_has_its_page(home: Home) -> None:
    program = home.installed(f"comptoir[server]=={version()}")
    assert home.run(program, "--version").endswith("engine compiled\n")
    with home.serving(program, "serve") as address:
        assert "<html" in page(address)


def test_the_plain_wheel_runs_everywhere(home: Home) -> None:
    program = home.installed(built("*-none-any.whl"))
    assert home.run(program, "--version").endswith("engine in plain Python\n")
    assert "Round 12 begins" in home.run(
        program, "play", "speicherstadt", "--seats", "random,random"
    )


def test_the_source_release_needs_no_node(home: Home) -> None:
    program = home.installed(f"{built('*.tar.gz')}[server]")
    assert home.run(program, "--version").endswith("engine in plain Python\n")
    with home.serving(program, "serve") as address:
        assert "<html" in page(address)


def test_pipx_installs_a_program_that_says_what_it_can_do(home: Home) -> None:
    home.environment |= {"PIPX_HOME": str(home.folder / "pipx"), "PIPX_BIN_DIR": str(home.bin)}
    home.run(sys.executable, "-m", "pipx", "install", "--backend", "pip", f"comptoir=={version()}")
    assert len(home.run("comptoir").splitlines()) == 3
    assert home.run("comptoir", "rule", "S5.1").startswith("S5.1")


def test_uvx_plays_at_once(home: Home) -> None:
    uvx = Path(sys.executable).parent / "uvx"
    said = home.run(uvx, f"comptoir@{version()}", "play", "mombasa", typed="quit\n")
    assert "Mombasa, edition" in said
    assert said.endswith("Goodbye.\n")


def test_the_single_file_opens_the_page_when_it_is_started_without_a_word(home: Home) -> None:
    program = home.folder / "comptoir.pyz"
    shutil.copy(built("comptoir.pyz"), program)
    program.chmod(0o755)
    assert home.run(program, "--version").endswith("engine compiled\n")
    browser = home.bin / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {home.folder}/opened\n')
    browser.chmod(0o755)
    with home.serving(program, BROWSER=str(browser)) as address:
        assert "<html" in page(address)
        while not (home.folder / "opened").exists():
            time.sleep(0.05)
    assert (home.folder / "opened").read_text().strip() == address


OTHERWISE = """
import platform, runpy, sys
platform.python_version_tuple = lambda: ("3", "9", "1")
sys.argv = ["comptoir.pyz"]
runpy.run_path("comptoir.pyz", run_name="__main__")
"""
"""Starts the single file with a Python that says it is an older one."""


def test_the_single_file_says_which_python_it_needs(home: Home) -> None:
    shutil.copy(built("comptoir.pyz"), home.folder)
    done = subprocess.run(
        ["python3", "-c", OTHERWISE],
        cwd=home.folder,
        env=home.environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    needed = f"This file needs Python {sys.version_info.major}.{sys.version_info.minor} on "
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(needed)
    assert "this is Python 3.9 on " in done.stderr
    assert len(done.stderr.splitlines()) == 1
