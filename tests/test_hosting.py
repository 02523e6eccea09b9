"""What hosting/ and docs/hosting.md say fits the program."""

import re
import shlex
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest
import yaml

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


SAFE = 20
"""Tenths of the exposure that `systemd-analyze security` may find; 100 is the worst."""


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
@pytest.mark.parametrize("unit", ["comptoir.service", "comptoir-backup.service"])
def test_the_units_are_closed(unit: str) -> None:
    """They can't be run without systemd as the first process; this is what can be looked at."""
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={SAFE}"]
    done = subprocess.run(
        [*command, "--no-pager", HOSTING / unit], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout.splitlines()[-1]


def test_the_backup_is_as_closed_as_the_server() -> None:
    def closed(unit: str) -> set[str]:
        text = (HOSTING / unit).read_text("utf-8")
        return set(
            re.findall(
                r"^(?:Cap|Lock|Memory|NoNew|Priv|Proc|Prot|Rem|Restrict|System).*", text, re.M
            )
        )

    assert closed("comptoir-backup.service") == closed("comptoir.service") != set()


def test_a_linter_finds_nothing_wrong_with_the_container_file() -> None:
    """A container can't be built here; this is what can be looked at."""
    program = Path(sys.executable).with_name("hadolint")
    if not program.exists():
        pytest.skip("hadolint is not there for this machine")
    done = subprocess.run(
        [program, HOSTING / "Containerfile"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


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


def test_the_services_of_the_compose_file_fit_together() -> None:
    services = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))["services"]
    assert set(services) == {"comptoir", "database", "proxy"}
    build = services["comptoir"]["build"]
    assert (HOSTING / build["context"] / build["dockerfile"]).samefile(HOSTING / "Containerfile")
    given = {name: filled(text) for name, text in services["comptoir"]["environment"].items()}
    settings = read(given)
    assert settings.database_url == "postgresql://comptoir:secret@database/comptoir"
    assert settings.address == ("https://play.example.org",)
    database = services["database"]["environment"]
    assert (database["POSTGRES_USER"], database["POSTGRES_DB"]) == ("comptoir", "comptoir")
    caddy = (HOSTING / "Caddyfile").read_text("utf-8")
    used = set(re.findall(r"\{\$(\w+):", caddy))
    assert used == set(services["proxy"]["environment"])
    mounted = [mount.partition(":")[0] for mount in services["proxy"]["volumes"]]
    assert "./Caddyfile" in mounted


def filled(text: str) -> str:
    """A value with what whoever starts the services says."""
    said = {"POSTGRES_PASSWORD": "secret", "COMPTOIR_NAME": "play.example.org"}
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: said[found[1]], text)
