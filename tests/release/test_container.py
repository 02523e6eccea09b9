"""The steps of hosting/Containerfile, run in a plain directory that stands for the container."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError

from tests.release.test_packages import PATIENCE

ROOT = Path(__file__).parents[2]
FILE = ROOT / "hosting" / "Containerfile"
OF_THE_MACHINE = ("apt-get ", "rm -rf /var/lib/apt", "useradd ")
"""Commands that would change this machine rather than the directory."""
PORT = "18734"


@dataclass
class Stage:
    """What a stage has made so far: a root directory, and how commands are started in it."""

    root: Path
    folder: str = "/"
    environment: dict[str, str] = field(default_factory=dict)

    def inside(self, path: str) -> Path:
        """A path of the container, here."""
        return self.root / os.path.normpath(Path("/", self.folder, path)).lstrip("/")

    def translated(self, command: str) -> str:
        """A command whose paths are those of this directory."""
        return re.sub(r"(?<![\w.\]])/(opt|build|data)\b", rf"{self.root}/\1", command)

    def run(self, command: str) -> None:
        """RUN."""
        parts = [part.strip() for part in command.split("&&")]
        own = [part for part in parts if not part.startswith(OF_THE_MACHINE)]
        if own:
            place = self.inside(".")
            place.mkdir(parents=True, exist_ok=True)
            script = self.translated(" && ".join(own))
            subprocess.run(["sh", "-ec", script], cwd=place, env=self.env(), check=True)

    def copy(self, sources: list[str], source_root: Path, target: str) -> None:
        """COPY."""
        for source in sources:
            found, place = source_root / source.lstrip("/"), self.inside(target)
            place = place / found.name if target.endswith("/") and found.is_file() else place
            if len(sources) > 1 and not target.endswith("./"):
                place = self.inside(target) / found.name
            place.parent.mkdir(parents=True, exist_ok=True)
            if found.is_dir():
                shutil.copytree(found, place, dirs_exist_ok=True, symlinks=True)
            else:
                shutil.copy(found, place)

    def env(self) -> dict[str, str]:
        """The variables that commands see."""
        keep = {k: v for k, v in os.environ.items() if k.startswith(("PIP_", "npm_", "NODE_"))}
        own = {name: self.translated(value) for name, value in self.environment.items()}
        path = f"{Path(sys.executable).resolve().parent}:{os.environ['PATH']}"
        usual = {"PATH": path, "HOME": os.environ["HOME"]}
        own["PATH"] = own.get("PATH", path).replace("$PATH", path)
        return keep | usual | own


def context(folder: Path) -> Path:
    """What the build may copy: the sources without what is ignored."""
    lines = FILE.with_name("Containerfile.dockerignore").read_text("utf-8").splitlines()
    wanted = [line[1:] for line in lines if line.startswith("!")]
    without = [line for line in lines if line and not line.startswith(("#", "!", "*"))]
    tracked = subprocess.run(
        ["git", "ls-files", *wanted], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in tracked.stdout.splitlines():
        if not name.startswith(tuple(without)):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def steps() -> list[tuple[str, str]]:
    """The words of the file with what follows them."""
    text = FILE.read_text("utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(None, 1)[0], line.split(None, 1)[1].strip()) for line in lines]


def build(folder: Path) -> tuple[Stage, dict[str, str]]:
    """Run all steps: the last stage, and what it is started with."""
    sources, stages, said = context(folder / "context"), dict[str, Stage](), dict[str, str]()
    stage = Stage(folder)
    for word, rest in steps():
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "last"
            stage = stages[name] = Stage(folder / name)
        elif word == "WORKDIR":
            stage.folder = rest
        elif word == "ENV":
            stage.environment |= dict(pair.split("=", 1) for pair in rest.split())
        elif word == "COPY":
            *files, target = rest.split()
            origin = sources
            if files[0].startswith("--from="):
                origin = stages[files.pop(0).removeprefix("--from=")].root
            stage.copy(files, origin, target)
        elif word == "RUN":
            stage.run(rest)
        else:
            said[word] = rest
    return stage, said


def test_each_step_runs_and_the_container_serves_and_is_healthy(tmp_path: Path) -> None:
    stage, said = build(tmp_path)
    program = stage.root / "opt" / "comptoir" / "bin"
    command = [*json.loads(said["ENTRYPOINT"]), *json.loads(said["CMD"])]
    stage.inside("/data").mkdir(exist_ok=True)
    # A virtual environment that was moved has its scripts' first line from where it was made.
    python = [str(program / "python"), "-m", *command]
    environment = stage.env() | {"COMPTOIR_HOST": "127.0.0.1", "COMPTOIR_PORT": PORT}
    version = subprocess.run(
        [*python[:3], "--version"], env=environment, capture_output=True, text=True, check=True
    )
    assert version.stdout.endswith("engine compiled\n")
    server = subprocess.Popen(python, cwd=stage.root, env=environment)
    try:
        assert b"<html" in answer(f"http://127.0.0.1:{PORT}/")
        health = json.loads(said["HEALTHCHECK"].partition("CMD ")[2])
        check = [str(program / "python"), *health[1:-1], health[-1].replace(":8000", f":{PORT}")]
        subprocess.run(check, env=environment, check=True, timeout=PATIENCE)
    finally:
        server.terminate()
        server.wait(PATIENCE)
    assert (stage.root / "data" / "comptoir.db").exists()


def answer(address: str) -> bytes:
    """What a server answers, as soon as it does."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as found:
                body: bytes = found.read()
                return body
        except URLError:
            assert time.monotonic() < deadline
            time.sleep(0.1)
