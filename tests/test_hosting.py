"""What stands in hosting/ and docs/hosting.md fits the program."""

import re
import shlex
from configparser import ConfigParser
from pathlib import Path

import pytest

from comptoir.cli.parser import parse
from comptoir.server import app
from comptoir.server.metrics import REGISTRY
from comptoir.server.settings import read

ROOT = Path(__file__).parent.parent
HOSTING = ROOT / "hosting"
SETTING = re.compile(r"^#?(COMPTOIR_\w+)=(.+)$", re.MULTILINE)


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
