"""Clocks that are set, workers whose server is killed, and names and tokens that are nonsense."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from comptoir.server import context
from comptoir.server.errors import Malformed
from comptoir.server.people import sessions, words
from comptoir.server.settings import Settings
from comptoir.server.store.sqlite import SQLite
from tests.server.play.kit import hosted
from tests.server.site import served

HOUR = 3600
PARENT = """
import subprocess, sys, time
code = (
    "from comptoir.server.workers.inside import end_with_parent; import time;"
    "end_with_parent(); print('ready', flush=True); time.sleep(600)"
)
child = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
child.stdout.readline()
print(child.pid, flush=True)
time.sleep(600)
"""


def alive(pid: int) -> bool:
    """Whether the process runs; one that ended and was not waited for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")
def test_a_worker_ends_with_its_server_whatever_killed_it() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert alive(worker)
        os.kill(server.pid, signal.SIGKILL)
    patience = time.monotonic() + 60
    while alive(worker) and time.monotonic() < patience:
        time.sleep(0.05)
    assert not alive(worker)


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_clock_that_is_set_is_noticed_by_nobody(
    database_url: str, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    before, real = context.system_clock(), time.time
    async with served(database_url, Settings()) as site:
        ann = await site.guest("Ann")
        monkeypatch.setattr(time, "time", lambda: real() + hours * HOUR)
        monkeypatch.setattr(time, "time_ns", lambda: int((real() + hours * HOUR) * 1e9))
        monkeypatch.setattr(sessions, "time", lambda: real() + hours * HOUR)
        assert 0 <= context.system_clock() - before < 0.5 * HOUR * 1000
        site.context.sessions._sound.clear()
        assert (await ann.get("/api/me"))["name"] == "Ann"


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u115f", "\u0301\u0302", "\u00a0"])
def test_names_that_show_nothing_are_refused(name: str) -> None:
    with pytest.raises(Malformed):
        words.clean_name(name)


async def test_a_token_that_is_not_ascii_is_a_wrong_one(database_url: str) -> None:
    async with hosted(database_url) as site:
        ann, ben = await site.guest("Ann"), await site.guest("Ben")
        made = await ann.post("/api/tables", {"game": "mombasa", "seats": ["me", "invited"]})
        await ben.post(f"/api/tables/{made['id']}/join", {"seat": 1, "token": "žluť"}, 403)


@pytest.mark.skipif(sys.platform == "win32", reason="files have other rights there")
async def test_an_old_database_becomes_its_owner_s_alone(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    for umask in (0o022, 0o077):
        path.touch()
        path.chmod(0o666 & ~umask)
        database = SQLite(path)
        await database.open()
        assert path.stat().st_mode & 0o777 == 0o600
        await database.close()


@pytest.mark.skipif(sys.platform == "win32", reason="files have other rights there")
async def test_a_new_database_is_its_owner_s_alone(tmp_path: Path) -> None:
    database = SQLite(tmp_path / "new.db")
    await database.open()
    await database.fetch("SELECT 1 AS one")
    modes = {path.name: path.stat().st_mode & 0o077 for path in tmp_path.glob("new.db*")}
    await database.close()
    assert modes["new.db"] == 0
    assert all(mode == 0 for name, mode in modes.items() if not name.endswith(".lock"))
