"""The documents are true: their commands run, their links lead somewhere, their files fit."""

import asyncio
import os
import re
import shlex
import subprocess
import sys
from configparser import ConfigParser
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path

import pytest

from comptoir.cli.parser import parse
from comptoir.server import app
from comptoir.server.metrics import REGISTRY
from comptoir.server.settings import read
from comptoir.server.store.sqlite import SQLite

ROOT = Path(__file__).parent.parent
HOSTING = ROOT / "hosting"
PAGES = sorted((ROOT / "docs").glob("*.md"))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
SETTING = re.compile(r"^#?(COMPTOIR_\w+)=(.+)$", re.MULTILINE)
PLACEHOLDERS = re.compile(r"[\[…]| [A-Z]{2,}\b|=[A-Z]+\b")
LIMIT = 120


def blocks(page: Path) -> list[tuple[str, str]]:
    return BLOCK.findall(page.read_text("utf-8"))


def sessions(page: Path) -> list[str]:
    """Commands with what they print."""
    return [text for kind, text in blocks(page) if kind == "text" and text.startswith("$ comptoir")]


def commands(page: Path) -> list[str]:
    """Commands that are only named, without those that have placeholders."""
    lines = [
        line
        for kind, text in blocks(page)
        if kind in ("text", "sh")
        for line in text.replace("\\\n", " ").splitlines()
    ]
    found = [line for line in lines if re.match(r"comptoir (?!record )", line)]  # no record
    return [line for line in found if not PLACEHOLDERS.search(line)]


def slug(heading: str) -> str:
    """What a link to a heading ends with."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("page", [p for p in PAGES if sessions(p)], ids=lambda page: page.name)
def test_commands_print_what_the_page_shows(page: Path, tmp_path: Path) -> None:
    async def make_database() -> None:
        database = SQLite(tmp_path / "comptoir.db")
        await database.open()
        await database.close()

    asyncio.run(make_database())
    plain = {"COLUMNS": "80", "LANG": "en_US.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
    plain |= {"PYTHONIOENCODING": "utf-8", "COMPTOIR_DATABASE": "sqlite:///comptoir.db"}
    for session in sessions(page):
        for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            done = subprocess.run(
                [sys.executable, "-m", *shlex.split(command)],
                cwd=tmp_path,
                env={**os.environ, **plain},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                encoding="utf-8",
                check=False,
                timeout=LIMIT,
            )
            found = done.stdout + done.stderr
            flags = ELLIPSIS | NORMALIZE_WHITESPACE
            assert OutputChecker().check_output(shown, found, flags), found


@pytest.mark.parametrize("page", [p for p in PAGES if commands(p)], ids=lambda page: page.name)
def test_commands_are_ones_that_the_program_has(page: Path) -> None:
    for command in commands(page):
        parse(shlex.split(command)[1:])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            headings = HEADING.findall(target.read_text("utf-8"))
            assert anchor in {slug(heading) for heading in headings}, link


def test_every_figure_is_listed() -> None:
    assert app.PARTS, "all that has figures is imported"
    listed = set(re.findall(r"^\| `(comptoir_\w+)`", (ROOT / "docs/hosting.md").read_text(), re.M))
    names = {
        f"{metric.name}_total" if metric.type == "counter" else metric.name
        for metric in REGISTRY.collect()
    }
    assert listed == {name for name in names if name.startswith("comptoir_")}


def test_the_settings_of_the_systemd_unit_are_settings() -> None:
    found = read(dict(SETTING.findall((HOSTING / "comptoir.env").read_text("utf-8"))))
    assert found.database_url == "sqlite:////var/lib/comptoir/comptoir.db"


@pytest.mark.parametrize("unit", ["comptoir.service", "comptoir-backup.service"])
def test_the_units_run_commands_that_the_program_has(unit: str) -> None:
    parser = ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # as its documentation says
    parser.read(HOSTING / unit, "utf-8")
    service = parser["Service"]
    words = shlex.split(service["ExecStart"].replace("%%", "%").replace("$$", "$"))
    if words[0] == "/bin/sh":
        words = shlex.split(words[2].removeprefix("exec ").replace("$(date +%u)", "1"))
    assert words[0] == "/opt/comptoir/bin/comptoir"
    parse(words[1:])
    assert (service["DynamicUser"], service["NoNewPrivileges"]) == ("yes", "yes")


def test_the_container_file_copies_what_there_is_and_does_not_run_as_root() -> None:
    text = (HOSTING / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    copied = [
        source
        for word, *rest in lines
        if word == "COPY" and not rest[0].startswith("--from")
        for source in rest[:-1]
    ]
    assert copied
    ignored = (HOSTING / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    for source in copied:
        assert (ROOT / source).exists(), source
        assert any(source.startswith(line[1:]) for line in ignored if line.startswith("!")), source
    users = [rest[0] for word, *rest in lines if word == "USER"]
    assert users == ["10001"]
    read(dict(re.findall(r"(COMPTOIR_(?:HOST|PORT|DATABASE))=(\S+)", text)))
