"""hosting/nginx.conf at work: TLS before two servers that share PostgreSQL."""

import json
import re
import signal
import socket
import ssl
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.nginx import NAME, running
from tests.server.postgres import Cluster
from tests.server.process import PATIENCE, Process, serving

ADDRESS = f"https://{NAME}"
WISH = {"game": "speicherstadt", "seats": ["me", "me"], "start": True}


def free_ports(count: int) -> list[int]:
    with ExitStack() as stack:
        found = [stack.enter_context(socket.socket()) for _ in range(count)]
        for each in found:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in found]


@dataclass
class Site:
    """nginx, and what stands behind it."""

    plain: int
    secure: int
    servers: list[Process]
    ports: list[int]
    trust: ssl.SSLContext

    @contextmanager
    def visit(self) -> Iterator[httpx.Client]:
        """A browser that knows where the name leads."""
        with httpx.Client(
            base_url=f"https://127.0.0.1:{self.secure}",
            headers={"host": NAME, "origin": ADDRESS},
            verify=self.trust,
            timeout=PATIENCE,
        ) as client:
            yield client

    def ask(self, client: httpx.Client, method: str, path: str, **more: object) -> httpx.Response:
        """A request to the name, whose certificate is checked."""
        request = client.build_request(
            method,
            path,
            extensions={"sni_hostname": NAME, "timeout": {"read": PATIENCE}},
            **more,  # type: ignore[arg-type]  # what httpx takes
        )
        return client.send(request)


@pytest.fixture
def site(postgresql_url: str, tmp_path: Path) -> Iterator[Site]:
    plain, secure, *ports = free_ports(4)
    with ExitStack() as stack:
        stack.enter_context(running(tmp_path, plain, secure, ports))
        around = {"COMPTOIR_ADDRESS": ADDRESS, "COMPTOIR_PROXIES": "127.0.0.1"}
        servers = [
            stack.enter_context(
                serving(postgresql_url, "--port", str(port), "--bot-processes", "1", **around)
            )
            for port in ports
        ]
        trust = ssl.create_default_context(cafile=str(tmp_path / "certificate"))
        yield Site(plain, secure, servers, ports, trust)


def test_people_play_through_nginx_and_servers_are_restarted(site: Site) -> None:
    with site.visit() as client:
        page = site.ask(client, "GET", "/")
        assert page.status_code == 200
        assert page.headers["strict-transport-security"]
        games = site.ask(client, "GET", "/api/games/mombasa/house")
        assert games.headers["content-encoding"] == "gzip"
        assert site.ask(client, "GET", "/metrics").status_code == 404
        site.ask(client, "POST", "/api/guests", json={"name": "Ada"}).raise_for_status()
        table = site.ask(client, "POST", "/api/tables", json=WISH).json()["id"]
        cookies = "; ".join(f"{one.name}={one.value}" for one in client.cookies.jar)
        assert all(one.secure for one in client.cookies.jar)
        wire = socket.create_connection(("127.0.0.1", site.secure), PATIENCE)
        with connect(
            f"wss://{NAME}/api/tables/{table}/live?seat=0",
            sock=wire,
            ssl=site.trust,
            origin=Origin(ADDRESS),
            additional_headers={"Cookie": cookies},
            open_timeout=PATIENCE,
        ) as live:
            assert json.loads(live.recv(PATIENCE))["type"] == "seen"
        site.servers[0].stop()
        for _ in range(10):
            assert site.ask(client, "GET", f"/api/tables/{table}").status_code == 200
            said = site.ask(client, "POST", f"/api/tables/{table}/chat", json={"text": "hello"})
            assert said.status_code == 200
        site.servers[1].stop()
        told = site.ask(client, "GET", f"/api/tables/{table}")
        assert (told.status_code, told.json()["error"]["code"]) == (503, "unavailable")
        assert told.headers["retry-after"] == "3"
        page = site.ask(client, "GET", "/")
        assert page.status_code == 503
        assert "being restarted" in page.text
        assert page.headers["content-type"].startswith("text/html")


def lines_at(port: int) -> int:
    """How many lines of journals the server there has stored itself."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    found = re.search(r"^comptoir_lines_total (\S+)", text, re.MULTILINE)
    assert found
    return int(float(found[1]))


def move(site: Site, client: httpx.Client, table: str) -> str:
    """Make a choice at a table of one's own, and say which; it is made once, however often tried.

    What is asked while the table has no home is asked again.
    """
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for seat in (0, 1):
            try:
                seen = site.ask(client, "GET", f"/api/tables/{table}/seen?seat={seat}")
                if seen.status_code != 200 or not seen.json()["projection"]["decisions"]:
                    continue
                now = seen.json()["projection"]
                choice: str = now["decisions"][0]["options"][0]["text"]
                turn = {"seat": seat, "stamp": now["stamp"], "choices": [choice]}
                made = site.ask(client, "POST", f"/api/tables/{table}/turns", json=turn)
            except httpx.TransportError:
                continue
            if made.status_code == 200:
                return choice
    raise AssertionError("the table found no home")


def test_tables_have_a_home_and_find_another(
    site: Site, cluster: Cluster, postgresql_name: str
) -> None:
    with site.visit() as client:
        site.ask(client, "POST", "/api/guests", json={"name": "Ada"}).raise_for_status()
        tables = [site.ask(client, "POST", "/api/tables", json=WISH).json()["id"] for _ in range(6)]
        made: dict[str, list[str]] = {table: [] for table in tables}
        homes = []
        for table in tables:
            before = [lines_at(port) for port in site.ports]
            made[table] += [move(site, client, table) for _ in range(3)]
            after = [lines_at(port) for port in site.ports]
            homes.append([place for place in (0, 1) if after[place] > before[place]])
        assert all(len(home) == 1 for home in homes), homes
        site.servers[0].popen.send_signal(signal.SIGKILL)
        for table in tables:
            made[table] += [move(site, client, table) for _ in range(3)]
    for table, choices in made.items():
        sql = f"SELECT text FROM journal WHERE table_id = '{table}' AND seat >= 0 ORDER BY number"
        assert cluster.sql(postgresql_name, sql).splitlines() == choices


@pytest.mark.parametrize("host", [NAME, "elsewhere.example.net", f"{NAME}.example.net"])
def test_redirects_lead_to_the_own_name_alone(tmp_path: Path, host: str) -> None:
    plain, secure, nobody = free_ports(3)
    with running(tmp_path, plain, secure, [nobody]):
        trust = ssl.create_default_context(cafile=str(tmp_path / "certificate"))
        with httpx.Client(headers={"host": host}, verify=trust, timeout=PATIENCE) as client:
            answer = client.get(f"http://127.0.0.1:{plain}/t?a=//other")
            assert answer.status_code == 301
            assert answer.headers["location"] == f"{ADDRESS}/t?a=//other"
            request = client.build_request(
                "GET", f"https://127.0.0.1:{secure}/t", extensions={"sni_hostname": NAME}
            )
            answer = client.send(request)
        if host == NAME:
            assert answer.status_code == 503
        else:
            assert answer.status_code == 301
            assert answer.headers["location"] == f"{ADDRESS}/t"
