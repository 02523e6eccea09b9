"""`comptoir serve` from its start to its end."""

import json
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from comptoir.cli import serve
from comptoir.cli.app import run
from comptoir.cli.errors import USAGE
from comptoir.server.settings import Settings
from tests.server.process import PATIENCE, Process, serving


@pytest.mark.parametrize(
    ("program", "name"),
    [
        ("/home/me/bin/comptoir", "comptoir"),  # in the path, as pipx puts it there
        (".venv-play/bin/comptoir", ".venv-play/bin/comptoir"),
        ("/home/me/Downloads/comptoir.pyz", "python3 comptoir.pyz"),
        ("/home/me/lib/comptoir/__main__.py", "python3 -m comptoir"),
    ],
)
def test_the_command_that_lets_others_in_is_the_one_that_was_called(
    monkeypatch: pytest.MonkeyPatch, program: str, name: str
) -> None:
    monkeypatch.setattr(shutil, "which", "/home/me/bin/{}".format)
    found = serve.as_called(Settings(), program).network_command
    assert found == f"{name} serve --host 0.0.0.0"
    other = Settings(network_command="COMPTOIR_HOST=0.0.0.0 make play")
    assert serve.as_called(other, program) == other


def test_who_started_the_server_is_told_how_others_reach_it(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'x.db'}") as server:
        about = httpx.get(f"{server.address}/api/about", timeout=PATIENCE).json()
    assert about["network_command"] == "python3 -m comptoir serve --host 0.0.0.0"


@contextmanager
def sign_in(server: Process) -> Iterator[httpx.Client]:
    """A guest."""
    headers = {"origin": server.address}
    with httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE) as client:
        client.post("/api/guests", json={"name": "Ada"}).raise_for_status()
        yield client


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_server_ends_when_told_and_says_goodbye(tmp_path: Path, number: signal.Signals) -> None:
    with serving(f"sqlite:///{tmp_path / 'x.db'}") as server, sign_in(server) as client:
        wish = {"game": "speicherstadt", "seats": ["me", "me"], "start": True}
        table = client.post("/api/tables", json=wish).json()["id"]
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live?seat=0"
        cookie = {"Cookie": f"session={client.cookies['session']}"}
        with connect(
            address,
            origin=Origin(server.address),
            additional_headers=cookie,
            open_timeout=PATIENCE,
        ) as live:
            assert json.loads(live.recv(PATIENCE))["type"] == "seen"
            server.popen.send_signal(number)
            said = []
            with suppress(ConnectionClosed):
                while True:
                    said.append(json.loads(live.recv(PATIENCE)))
        assert said[-1] == {"type": "bye", "code": "restart"}
        out, err = server.popen.communicate(timeout=PATIENCE)
    assert server.popen.returncode == 0, err
    assert out == "Goodbye.\n"
    for line in err.splitlines():
        assert set(json.loads(line)) >= {"time", "level", "name", "message"}


def test_sessions_and_tables_outlive_the_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database) as server, sign_in(server) as client:
        wish = {"game": "speicherstadt", "seats": ["me", "me"], "start": True}
        table = client.post("/api/tables", json=wish).json()["id"]
        cookies = dict(client.cookies)
        assert server.stop()[0] == 0
    with serving(database) as server, httpx.Client(cookies=cookies, timeout=PATIENCE) as client:
        assert client.get(f"{server.address}/api/me").json()["name"] == "Ada"
        seen = client.get(f"{server.address}/api/tables/{table}/seen?seat=0")
        assert seen.status_code == 200


@pytest.mark.parametrize(("flags", "believed"), [((), False), (("--proxies", "127.0.0.1"), True)])
def test_only_a_proxy_of_the_settings_is_believed(
    tmp_path: Path, flags: tuple[str, ...], believed: bool
) -> None:
    with serving(f"sqlite:///{tmp_path / 'x.db'}", *flags) as server:
        headers = {
            "origin": server.address.replace("http:", "https:"),
            "x-forwarded-proto": "https",
            "x-forwarded-for": "203.0.113.9",
        }
        with httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE) as client:
            answer = client.post("/api/guests", json={"name": "Ada"})
            assert answer.status_code == (200 if believed else 403)
            assert ("; Secure" in answer.headers.get("set-cookie", "")) == believed
            assert client.get("/metrics").status_code == 404
        assert httpx.get(f"{server.address}/metrics", timeout=PATIENCE).status_code == 200


def refused(*flags: str) -> str:
    """What the program says when it can't start."""
    command = [sys.executable, "-m", "comptoir", "serve", "--lang", "en", *flags]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused("--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert said.startswith(f"Can't listen at 127.0.0.1 port {port}: ")


def test_a_database_that_can_not_be_opened(tmp_path: Path) -> None:
    assert "nosql" in refused("--port", "0", "--database", "nosql://x")
    (tmp_path / "folder").mkdir()
    assert refused("--port", "0", "--database", f"sqlite:///{tmp_path / 'folder'}")


def test_a_database_that_another_server_uses(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database) as server:
        assert "Another server" in refused("--port", "0", "--database", database)
        assert httpx.get(f"{server.address}/health", timeout=PATIENCE).status_code == 200


def test_settings_that_can_not_be() -> None:
    assert "PostgreSQL" in refused("--processes", "2", "--database", "sqlite:///x.db")


def test_without_its_packages_the_server_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None if name == "litestar" else name)
    assert run(["serve", "--lang", "en"]) == USAGE
    said = "The server needs litestar: install 'comptoir[server]'.\n"
    assert capsys.readouterr().err == said


def test_two_processes_share_the_port(postgresql_url: str) -> None:
    with serving(postgresql_url, "--processes", "2") as server, sign_in(server) as client:
        wish = {"game": "speicherstadt", "seats": ["me", "me"], "start": True}
        table = client.post("/api/tables", json=wish).json()["id"]
        for _ in range(8):
            cookies = dict(client.cookies)
            with httpx.Client(cookies=cookies, timeout=PATIENCE) as other:
                seen = other.get(f"{server.address}/api/tables/{table}/seen?seat=1")
                assert seen.status_code == 200
        code, _, err = server.stop()
    assert code == 0, err
