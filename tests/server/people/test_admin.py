"""`comptoir admin`, while a server runs: it notices within seconds."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx
import pytest

from comptoir.cli import main
from comptoir.server.people.people import new_id
from tests.server.process import PATIENCE, Process, serving
from tests.server.site import PASSWORD

GAME = {"game": "speicherstadt", "seats": ["me", "open"]}
NEW = "a better horse"


@pytest.fixture
def server(database_url: str) -> Iterator[Process]:
    with serving(database_url) as found:
        yield found


class Hand:
    """Types commands."""

    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._url = url
        self._capsys = capsys

    def __call__(self, *words: str, code: int = 0) -> str:
        """What the program says."""
        assert main(["admin", *words, "--database", self._url, "--lang", "en"]) == code
        out, err = self._capsys.readouterr()
        return out if code == 0 else err


@pytest.fixture
def admin(
    database_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Hand:
    monkeypatch.setenv("COLUMNS", "200")
    return Hand(database_url, capsys)


def browser(server: Process) -> httpx.Client:
    headers = {"origin": server.address}
    return httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE)


@contextmanager
def account(server: Process, login: str) -> Iterator[httpx.Client]:
    with browser(server) as found:
        body = {"login": login, "password": PASSWORD}
        found.post("/api/accounts", json=body).raise_for_status()
        yield found


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_host_mutes_bans_and_names_hosts(server: Process, admin: Hand) -> None:
    with account(server, "ada") as ada:
        where = ada.post("/api/tables", json=GAME).json()["id"]

        def said() -> int:
            return ada.post(f"/api/tables/{where}/chat", json={"text": "hello"}).status_code

        assert "Done: mute" in admin("mute", "ada", "--days", "2", "--why", "rude")
        until(lambda: said() == 403)
        admin("unmute", "ADA")
        until(lambda: said() == 200)
        admin("ban", "ada")
        until(lambda: ada.get("/api/tables").status_code == 403)
        until(lambda: ada.get(f"/api/tables/{where}").json()["players"][0]["kind"] == "open")
        assert "banned" in admin("people", "ad")
        admin("unban", "ada")
        until(lambda: ada.get("/api/tables").status_code == 200)
        admin("host", "ada")
        until(lambda: ada.get("/api/host/log").status_code == 200)
        deeds = [one["action"] for one in ada.get("/api/host/log").json()]
        assert deeds == ["host", "unban", "ban", "unmute", "mute"]
        assert {one["via"] for one in ada.get("/api/host/log").json()} == {"command"}
        admin("unhost", "ada")
        until(lambda: ada.get("/api/host/log").status_code == 404)
        assert "2 days: rude" in admin("log")


def test_a_link_of_the_host_sets_a_new_password(server: Process, admin: Hand) -> None:
    with account(server, "ada") as ada, browser(server) as other:
        found = re.search(r"reset#token=(\S+)", admin("reset", "ada"))
        assert found
        body = {"token": found[1], "password": NEW}
        assert other.post("/api/password", json=body).json()["login"] == "ada"
        assert other.post("/api/password", json=body).status_code == 404
        until(lambda: ada.get("/api/me").status_code == 401)
        assert "reset" in admin("log")


def test_reports_are_settled_and_tables_closed_and_removed(server: Process, admin: Hand) -> None:
    with account(server, "ada") as ada, account(server, "ben") as ben:
        where = ada.post("/api/tables", json=GAME).json()["id"]
        ben.post(f"/api/tables/{where}/join").raise_for_status()
        ada.post(f"/api/tables/{where}/start", json={}).raise_for_status()
        about = {"table": where, "person": ben.get("/api/me").json()["id"], "kind": "cheating"}
        ada.post("/api/reports", json=about).raise_for_status()
        listed = admin("reports")
        assert "cheating" in listed
        report = listed.splitlines()[1].split()[0]
        admin("settle", report, "--why", "nothing in it")
        assert "nothing to list" in admin("reports")
        assert "nothing in it" in admin("reports", "--all")
        admin("close", where, "--why", "enough")
        until(lambda: ada.get(f"/api/tables/{where}").json()["status"] == "over")
        admin("remove", "--table", where)
        until(lambda: ada.get(f"/api/tables/{where}").status_code == 404)
        admin("remove", "ben")
        until(lambda: ben.get("/api/me").status_code == 401)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("ban", "nobody"), "nobody with the login"),
        (("close", "nothing"), "no table"),
        (("settle", "nothing"), "no such report"),
        (("remove",), "a person to remove"),
        (("remove", "ada", "--table", "x"), "a person to remove"),
        (("mute", "nobody", "--days", "0"), "nobody"),
    ],
)
def test_what_can_t_be_done_is_said(
    sqlite_url: str,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    sentence: str,
) -> None:
    assert main(["admin", *words, "--database", sqlite_url, "--lang", "en"]) != 0
    out, err = capsys.readouterr()
    assert sentence in err
    assert out == ""
    assert len(err.splitlines()) == 1


def test_no_id_looks_like_a_flag() -> None:
    assert not any(new_id().startswith("-") for _ in range(1000))
