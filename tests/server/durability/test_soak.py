"""Servers that are killed and restarted while people play: nothing acknowledged is lost."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from comptoir.cli import main
from comptoir.server.bench.crowd import Player
from comptoir.server.bench.process import Process
from comptoir.server.bench.soak import Plan, soak

STUCK = """
import asyncio, sys, threading
from comptoir.server.notify import hooks
from comptoir.server.notify.words import Words
from comptoir.server.settings import Settings

looking = threading.Event()

def never(*_about, **_more):
    looking.set()
    threading.Event().wait()

hooks.getaddrinfo = never

async def main():
    words = Words("a", "b", "c")
    task = asyncio.create_task(
        hooks.post(Settings(), "https://example.org/x", "json", words, {})
    )
    while not looking.is_set():
        await asyncio.sleep(0.01)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)

asyncio.run(main())
print("ended", flush=True)
"""


def test_a_rolling_restart_fails_no_turn(postgresql_url: str, tmp_path: Path) -> None:
    plan = Plan(seconds=5, tables=20, kills=0, restarts=1, jumps=0, pause=0.2)
    found = soak(plan, postgresql_url, tmp_path, lambda _seconds: None)
    assert (found.servers, found.tables >= 20) == (2, True)
    assert (found.restarts, found.failed, found.broken) == (1, 0, [])
    assert found.acknowledged > found.resent  # how many were under way is a matter of luck


def test_one_of_four_servers_is_killed_and_its_tables_go_on(
    postgresql_url: str, tmp_path: Path
) -> None:
    plan = Plan(seconds=5, tables=8, kills=1, restarts=0, jumps=0, pause=0.2, servers=4)
    found = soak(plan, postgresql_url, tmp_path, lambda _seconds: None)
    assert (found.servers, found.kills) == (4, 1)
    assert (found.failed, found.broken) == (0, [])
    assert found.acknowledged > 0


def test_a_short_soak_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--minutes=0.05", "--playing=3", "--kills=1", "--restarts=1", "--jumps=1"]
    assert main(["bench", "soak", "--lang=en", "--json", *short]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["failed"], found["broken"]) == (0, [])
    assert found["acknowledged"] > 0
    assert main(["bench", "soak", "--lang=en", "--minutes=0"]) == 2
    assert main(["bench", "soak", "--lang=en", "--servers=2"]) == 2
    assert main(["bench", "soak", "--lang=en", "--servers=-1"]) == 2
    assert main(["bench", "soak", "--lang=en", "--kills=-1"]) == 2


def test_a_name_that_does_not_resolve_holds_up_no_end() -> None:
    done = subprocess.run(
        [sys.executable, "-c", STUCK], capture_output=True, text=True, timeout=100, check=False
    )
    assert (done.returncode, done.stdout) == (0, "ended\n"), done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="it ends processes as Linux does")
async def test_after_a_kill_during_a_thought_the_port_is_free_at_once(
    sqlite_url: str, tmp_path: Path
) -> None:
    server = Process(sqlite_url, tmp_path / "log")
    try:
        server.start()
        ann = Player(server.address, "Ann")
        await ann.arrive()
        table = await ann.open_table("mombasa", ["me", "bot:hard", "bot:hard", "bot:hard"])
        await ann.ask("POST", f"/api/tables/{table}/start", {})
        ann.leave()
        os.kill(server.pid, signal.SIGKILL)
        server.kill()
        server.start()
    finally:
        server.stop()
